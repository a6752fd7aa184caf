import type { SyntaxWords } from './wordClasses.js'

export const es: SyntaxWords = {
  definite: 'el la los las del al',
  distinctions: 'gran pequeño pequeña pequeños pequeñas nuevo nueva nuevos nuevas',
  determiners: `
    el la los las lo un una unos unas este esta estos estas ese esa esos esas aquel aquella mi mis tu tus su sus nuestro nuestra nuestros
    nuestras cada todo toda todos todas algún alguna algunos algunas ningún ninguna otro otra otros otras varios varias muchos muchas
    qué cuál al del
  `,
  prepositions: `
    a al ante bajo contra desde durante en entre hacia hasta para por según sin sobre tras cerca dentro fuera delante detrás encima
    debajo junto
  `,
  of: 'de del',
  about: 'con por de',
  copulas: `
    es son era eran fue fueron ser sido siendo soy somos está están estaba estaban estuvo estuvieron estar estado parece parecen pareció
    parecía resulta resultó queda quedó sigue
  `,
  auxiliaries: `
    he has ha hemos han había habían haber hay hubo puede pueden podía podría podrían debe deben debería deberían quiere quieren va van
    iba tiene tienen tenía tenían tener hace hacen hizo
  `,
  firstPerson: 'yo nosotros nosotras me nos mi mis nuestro nuestra nuestros nuestras mí conmigo',
  pronouns:
    'yo tú él ella ello usted nosotros ellos ellas ustedes se me te le les lo nos esto eso aquello alguien nadie algo nada todo',
  relatives: 'que quien quienes cual cuales donde cuyo cuya cuando',
  conditions: 'si salvo excepto podría podrían debería deberían sería serían',
  wishes:
    'ojalá espero esperamos esperaba quiero quisiera querría deseo gustaría debería deberían falta necesita necesitan',
  pleas: 'favor ruego rogamos solicito pido ayuda',
  comparisons: 'que como comparado igual similar mismo',
  steps: `
    preguntar preguntamos decir dijo dijeron dice llamar llamamos escribir responder informar contactar reclamar reservar reservamos
    reservado pedir pedimos comprar compré comprado pagar pagamos pagado ir fui fuimos ido venir llegar llegamos llegué salir volver
    volveremos esperar sentar quedar tomar dar dio dieron recibir traer enviar usar utilizar probar llevar ver vimos visto leer oír saber
    pensar creer encontrar encontramos hacer dejar empezar abrir cerrar jugar comer comimos beber dormir servir ofrecer ofrece incluir
    visitar mostrar necesitar aprender alojar alojamos estuvimos estuve hospedar disponer dispone cargar descargar instalar
  `,
  links: `
    general también muy realmente bastante poco mucho más menos sólo solo ya aún todavía siempre nunca veces especialmente normalmente
    finalmente cosa cosas tipo parte resto otro otra mismo misma primer primera segundo última último próximo varios ejemplo caso razón
    número lado final gente persona personas hombre mujer amigo amigos familia niños hijo hijos marido decir hecho además tal pesar pese través
  `,
  sentenceAdverbs: `
    también además todavía aún siempre nunca jamás casi muy realmente bastante demasiado especialmente generalmente normalmente
    finalmente últimamente recientemente actualmente hoy ayer mañana ahora luego después entonces mientras aunque
    definitivamente absolutamente totalmente completamente simplemente obviamente claramente sinceramente honestamente
    personalmente quizás quizá probablemente seguramente posiblemente aproximadamente prácticamente básicamente así sí hola jaja
  `,
  more: 'más otro extra adicional mejor mayor',
  measures: `
    minuto minutos hora horas día días noche noches semana semanas mes meses año años hoy ayer mañana tarde lunes martes miércoles jueves
    viernes sábado domingo verano invierno primavera otoño tiempo vez veces euro euros por_ciento metro metros km kg cien mil medio
  `,
  nounsAtTimes: 'metro',
}

export const pt: SyntaxWords = {
  definite: 'o a os as do da dos das no na nos nas ao à aos às pelo pela',
  distinctions: 'grande grandes pequeno pequena pequenos pequenas novo nova novos novas',
  determiners: `
    o a os as um uma uns umas este esta estes estas esse essa esses essas aquele aquela meu minha meus minhas seu sua seus suas nosso
    nossa nossos nossas cada todo toda todos todas algum alguma alguns algumas nenhum nenhuma outro outra outros outras vários várias
    muitos muitas qual ao à aos às do da dos das no na nos nas pelo pela num numa
  `,
  prepositions: `
    a ao à aos às ante até contra desde em no na nos nas num numa entre para por pelo pela pelos pelas perante sem sob sobre trás após
    durante perto dentro fora junto pra pro
  `,
  of: 'de do da dos das',
  about: 'com por sobre de',
  copulas: `
    é são era eram foi foram ser sido sendo sou somos está estão estava estavam esteve estar estado tá parece parecem ficou fica ficaram
    continua permanece
  `,
  auxiliaries: `
    tenho tem têm tinha tinham ter há havia haver houve pode podem podia poderia poderiam deve devem deveria deveriam quer querem vai
    vão ia vou fazer faz fazem fez
  `,
  firstPerson: 'eu nós me nos meu minha meus minhas nosso nossa nossos nossas mim comigo',
  pronouns:
    'eu tu ele ela você nós eles elas vocês se me te lhe lhes nos isto isso aquilo alguém ninguém algo nada tudo mim',
  relatives: 'que quem qual quais onde cujo cuja quando',
  conditions: 'se caso salvo exceto poderia poderiam deveria deveriam seria seriam',
  wishes:
    'espero esperamos esperava quero queria gostaria desejo deveria deveriam precisa precisam preciso aguardo exijo',
  pleas: 'favor peço solicito solicitei solicitamos pedido ajuda ajudem reclamo',
  comparisons: 'que como comparado igual similar mesmo',
  steps: `
    perguntar dizer disse disseram falar falei ligar liguei ligou escrever responder informar informou informaram contatar contactar
    reclamar reservar pedir pedi comprar comprei comprado pagar paguei pago ir fui vir chegar chegou cheguei sair voltar esperar aguardar
    sentar ficar tomar dar deu receber recebi recebeu trazer enviar enviei enviou enviaram usar utilizar testar levar levei ver vi visto
    ler ouvir saber pensar achar acreditar encontrar fazer fiz feito deixar começar abrir abri fechar jogar comer beber dormir servir
    oferecer incluir visitar mostrar precisar aprender entrar entrei solicitar solicitei adquirir adquiri efetuar efetuei realizar
    realizei retornar retornou verificar consultar trocar troca carregar baixar instalar entregar
  `,
  links: `
    geral também muito realmente bastante pouco mais menos só somente já ainda sempre nunca vezes especialmente normalmente finalmente
    coisa coisas tipo parte resto outro outra mesmo mesma primeiro primeira segundo última último próximo vários exemplo caso razão número
    lado final gente pessoa pessoas homem mulher amigo amigos família filhos filho filha marido esposa além tal então assim apenas porém
    dia dias tarde noite através apesar fato certeza
  `,
  sentenceAdverbs: `
    também além ainda já sempre nunca jamais quase muito realmente bastante demais especialmente geralmente normalmente
    finalmente ultimamente recentemente atualmente hoje ontem amanhã agora depois então porém contudo entretanto portanto
    definitivamente absolutamente totalmente completamente simplesmente obviamente claramente sinceramente honestamente
    pessoalmente talvez provavelmente certamente aproximadamente praticamente basicamente inclusive sim olá kkk
  `,
  more: 'mais outro extra adicional melhor maior',
  measures: `
    minuto minutos hora horas dia dias noite noites semana semanas mês meses ano anos hoje ontem amanhã tarde segunda terça quarta quinta
    sexta sábado domingo verão inverno primavera outono tempo vez vezes euro euros real reais metro metros km kg cem mil meio janeiro
    fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro data
  `,
  nounsAtTimes: 'metro',
}

export const fr: SyntaxWords = {
  definite: 'le la les du des au aux',
  distinctions: 'grand grande grands grandes petit petite petits petites nouveau nouvel nouvelle nouveaux nouvelles',
  determiners: `
    le la les l' un une des du au aux ce cet cette ces mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs chaque tout toute tous
    toutes quelque quelques aucun aucune autre autres plusieurs quel quelle quels quelles l d
  `,
  prepositions: `
    à au aux après avant chez contre dans depuis derrière dès devant durant en entre hors jusque jusqu' malgré outre parmi pendant pour
    sans selon sous sur vers via près
  `,
  of: "de du des d' d",
  about: 'avec par de',
  copulas: `
    est sont était étaient fut furent être été étant suis es sommes êtes c'est semble semblent semblait paraît parait reste restent resta
    devient devenu fonctionne fonctionnent tient
  `,
  auxiliaries: `
    ai as a avons avez ont avais avait avaient avoir eu peux peut peuvent pouvait pourrait pourraient pouvoir dois doit doivent devait
    devrait devraient veux veut veulent voulait voudrait fait faire vais va vont j'ai
  `,
  firstPerson: "je j' j nous me m' m moi mon ma mes notre nos j'ai",
  pronouns:
    "je j' j tu il elle on nous vous ils elles ce c' c cela ça ceci celui celle ceux me te se lui leur moi y en quelqu'un personne rien tout j'ai c'est",
  relatives: "qui que qu' qu dont où lequel laquelle lesquels lesquelles quand",
  conditions: "si s' sauf pourrait pourraient devrait devraient serait seraient aurait auraient",
  wishes:
    'espère espérons espérer souhaite souhaitons souhaiterais voudrais voulais aimerais aimé faudrait devrait devraient besoin manque',
  pleas: 'merci prière veuillez demande aide svp plaît',
  comparisons: "que qu' comme comparé pareil similaire même",
  steps: `
    demander demandé dire dit appeler appelé écrire répondre répondu informer contacter signaler réserver réservé commander commandé
    acheter acheté payer payé aller allé venir venu arriver arrivé partir parti revenir attendre attendu asseoir rester resté prendre pris
    donner donné recevoir reçu apporter envoyer envoyé utiliser utilisé utilise essayer essayé porter voir vu lire lu entendre savoir
    penser croire trouver trouvé faire laisser commencer ouvrir fermer jouer manger mangé boire dormir servir servi offrir proposer
    inclure visiter montrer apprendre appris apprenant charger télécharger installer connecter livrer remplacer sembler espérer suivre suivi
    expliquer
  `,
  links: `
    général également aussi très vraiment assez peu beaucoup plus moins seulement déjà encore toujours jamais souvent parfois surtout
    notamment normalement finalement enfin récemment chose choses sorte type partie reste autre autres même premier première deuxième
    dernier dernière prochain plusieurs exemple cas raison nombre côté fin gens personne personnes homme femme ami amis famille enfants
    enfant mari présent façon manière cordialement bonjour salut fait absolument correctement agit importe ensemble
  `,
  sentenceAdverbs: `
    également aussi encore déjà toujours jamais souvent parfois très vraiment assez trop presque surtout notamment généralement
    normalement finalement enfin récemment actuellement aujourd'hui hier demain maintenant ensuite puis alors donc cependant
    pourtant toutefois néanmoins d'ailleurs certainement sûrement absolument totalement complètement simplement évidemment
    clairement honnêtement franchement personnellement peut-être probablement environ pratiquement oui bonjour
  `,
  more: 'plus autre supplémentaire davantage mieux meilleur',
  measures: `
    minute minutes heure heures jour jours nuit nuits semaine semaines mois an ans année années aujourd'hui hier demain soir matin midi
    lundi mardi mercredi jeudi vendredi samedi dimanche été hiver printemps automne temps fois euro euros mètre mètres km kg cent mille
    demi go mo mah
  `,
  hopes: 'espère espérons espérez espérer espérais espérions espérait espérant',
}

export const it: SyntaxWords = {
  definite:
    'il lo la i gli le del dello della dei degli delle al allo alla ai agli alle nel nello nella nei negli nelle dal dalla sul sulla',
  distinctions: 'grande grandi piccolo piccola piccoli piccole nuovo nuova nuovi nuove',
  determiners: `
    il lo la i gli le l' un uno una questo questa questi queste quel quello quella quei quelle mio mia miei mie tuo tua suo sua suoi sue
    nostro nostra nostri nostre loro ogni tutto tutta tutti tutte qualche alcuni alcune nessun nessuna altro altra altri altre quale
    al allo alla ai agli alle del dello della dei degli delle nel nella nei nelle sul sulla dal dalla
  `,
  prepositions: `
    a al allo alla ai agli alle da dal dalla dai dalle in nel nello nella nei nelle su sul sulla sui sulle per tra fra contro dopo prima
    durante verso senza sotto sopra dentro fuori vicino oltre
  `,
  of: "di del dello della dei degli delle dell' d'",
  about: 'con da di per',
  copulas:
    'è sono era erano fu furono essere stato stata stati state sei siamo sembra sembrano sembrava pare resta rimane diventa risulta',
  auxiliaries: `
    ho hai ha abbiamo avete hanno avevo aveva avevano avere avuto può possono poteva potrebbe potrebbero deve devono doveva dovrebbe vuole
    vogliono va vanno fa fanno fare fatto c'è
  `,
  firstPerson: 'io noi mi ci me mio mia miei mie nostro nostra nostri nostre',
  pronouns:
    'io tu lui lei esso noi voi loro si mi ti ci vi gli questo quello ciò qualcuno nessuno qualcosa niente tutto',
  relatives: 'che chi cui quale quali dove quando',
  conditions: 'se purché salvo potrebbe potrebbero dovrebbe dovrebbero sarebbe sarebbero',
  wishes: 'spero speriamo speravo voglio vorrei vorremmo desidero dovrebbe dovrebbero manca serve bisogno',
  pleas: 'favore prego chiedo richiedo aiuto aiutate',
  comparisons: 'che come rispetto uguale simile stesso',
  steps: `
    chiedere chiesto dire detto chiamare chiamato scrivere rispondere informare contattare prenotare prenotato ordinare ordinato comprare
    comprato acquistare acquistato pagare pagato andare andato venire venuto arrivare arrivato partire tornare aspettare sedere restare
    prendere preso dare dato ricevere ricevuto portare mandare inviare usare usato utilizzare provare provato vedere visto leggere sentire
    sapere pensare credere trovare trovato fare lasciare iniziare aprire chiudere giocare mangiare mangiato bere dormire servire offrire
    includere visitare mostrare imparare
  `,
  links: `
    generale anche molto davvero abbastanza poco più meno solo già ancora sempre mai spesso volte soprattutto normalmente finalmente cosa
    cose tipo parte resto altro altra stesso primo prima secondo ultimo ultima prossimo vari esempio caso motivo numero lato fine gente
    persona persone uomo donna amico amici famiglia bambini figlio marito moglie inoltre
  `,
  sentenceAdverbs: `
    anche inoltre ancora già sempre mai spesso quasi molto davvero veramente abbastanza troppo soprattutto specialmente
    generalmente normalmente finalmente recentemente attualmente oggi ieri domani adesso ora poi dopo quindi però tuttavia
    comunque invece sicuramente assolutamente totalmente completamente semplicemente ovviamente chiaramente sinceramente
    onestamente personalmente forse probabilmente circa praticamente sì ciao
  `,
  more: 'più altro extra ulteriore meglio maggiore',
  measures: `
    minuto minuti ora ore giorno giorni notte notti settimana settimane mese mesi anno anni oggi ieri domani sera mattina lunedì martedì
    mercoledì giovedì venerdì sabato domenica estate inverno primavera autunno tempo volta volte euro metro metri km kg cento mille mezzo
  `,
  nounsAtTimes: 'metro',
}
