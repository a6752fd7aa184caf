import type { PhraseWords } from './phraseWords.js'

export const de: PhraseWords = {
  unspecific: `
    null dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig dreißig vierzig fünfzig sechzig
    siebzig achtzig neunzig zweihundert dreihundert million milliarde sekunde sekunden nacht nächte abend
    montag dienstag mittwoch donnerstag freitag samstag sonntag januar februar märz april mai juni juli august
    september oktober november dezember minute minuten stunde stunden tag tage tagen woche wochen monat monate monaten
    jahr jahre jahren jahres uhr zeit mal km kg meter kilometer euro prozent teil teile ende anfang mitte seite fall
    fälle art arten anzahl zahl reihe hälfte dutzend hunderte tausende mehrheit meisten grund weise beispiel ding
    dinge rest jeglicher keinerlei
  `,
  outside: `
    gibt gab geben macht machen machte gemacht geht gehen ging kommt kommen kam sagt sagen sagte gesagt zeigt zeigen zeigte gezeigt
    liegt liegen lag steht stehen stand bleibt bleiben blieb findet finden fand gefunden hält halten erhält erhalten bietet
    bieten führt führen führte nimmt nehmen nahm genommen lässt lassen wurde wurden worden bekommt bekommen verwendet verwenden
    vorgestellt beschrieben untersucht leider immer wieder oft heute gestern morgen bereits etwa gut gerne schnell
  `,
  edges: `
    zwei drei vier fünf sechs sieben acht neun zehn elf zwölf hundert tausend million milliarde
    erste ersten erster erstes zweite zweiten dritte dritten letzte letzten letzter nächste nächsten weitere weiteren weiterer
    neue neuen neuer neues neu alte alten alter altes große großen großer großes groß kleine kleinen kleiner kleines klein
    gute guten guter gutes beste besten bessere besseren schlechte schlechten wichtige wichtigen wichtiger verschiedene
    verschiedenen bestimmte bestimmten mögliche möglichen aktuelle aktuellen ganze ganzen ganzer ähnliche ähnlichen einfache einfachen
    lange langen hohe hohen hoher viele vielen viel wenige wenigen mehrere mehreren andere anderen anderer
  `,
}

export const fr: PhraseWords = {
  unspecific: `
    bien mieux longtemps parfois tard tôt auparavant autant dehors voire partout cesse dessus dessous auprès vite bref
    juste demi capable capables difficile difficiles facile faciles proche proches rare rares évident évidents
    nécessaire nécessaires nombreux nombreuses suffisant excellent excellente récent récente récents récentes rapide
    rapides fréquent fréquents meilleurs meilleures
    zéro treize quatorze quinze seize quarante cinquante soixante septante octante nonante quatre-vingt quatre-vingts
    soixantaine quinzaine cinquantaine douzaine douzaines nuit nuits seconde secondes
    lundi mardi mercredi jeudi vendredi samedi dimanche janvier février mars avril mai juin juillet août septembre
    octobre novembre décembre minute minutes heure heures jour jours journée semaine semaines mois an ans année années
    matin soir midi aujourd'hui temps fois km kg mètres kilomètres euros pourcent h plupart provenance côté côtés cas
    nom lieu suite milieu début fin cours partie face autour près loin occasion raison cause sorte type types nombre
    part égard moyen sein quart tiers moitié totalité ensemble majorité dizaine dizaines centaine centaines milliers
    vingtaine trentaine quarantaine point vue titre façon manière issue place présence absence sujet niveau bout haut
    bas reste chose choses aucun aucune quelconque chacun chacune selon lors davantage plutôt assez surtout notamment
    ainsi cependant toutefois pourtant désormais environ soit ailleurs seul seule seuls seules quelques propre propres
    presque récemment
  `,
  outside: `
    fait font faire faisait faut va vont aller allé dit disent dire voit voir vient viennent venir prend prennent prendre mis met
    mettre donne donnent donner trouve trouvent trouver montre montrent montrer permet permettent permettre reste restent doit
    doivent peut peuvent pourrait veut veulent présente présentent propose proposent utilise utilisent toujours jamais souvent
    encore déjà ensuite enfin malheureusement hier demain agit rend rendent
  `,
  edge: /^\p{Ll}+ièmes?$/u,
  edges: `
    deux trois quatre cinq six sept huit neuf dix onze douze vingt trente cent cents mille millions milliards
    premier première premiers premières deuxième second seconde troisième dernier dernière derniers dernières prochain prochaine
    nouveau nouvelle nouveaux nouvelles nouvel ancien ancienne vieux grand grande grands grandes petit petite petits petites
    bon bonne bons bonnes mauvais mauvaise meilleur meilleure beau belle gros grosse important importante importants importantes
    différent différente différents différentes divers diverses certain certaine certains certaines possible actuel actuelle
    principal principale principaux plusieurs autre autres même mêmes tel telle simple long longue
  `,
  // Not nouns that end alike: nouns in -issement are made of verbs in -ir.
  adverb:
    /^(?!\p{Ll}*issement$|(?:parlement|règlement|renouvellement|enregistrement|appartement|département|traitement|vêtement|comportement|recrutement|versement|classement|remboursement|document|argument|instrument|monument)$)\p{Ll}{2,}(?:[elrst]e|[ae]m|u)ment$/u,
  verb: /^(?!(?:lait|trait|portrait|retrait|extrait|attrait|souhait|forfait|bienfait|parfait|imparfait)$)\p{Ll}{2,}(?:ait|aient|èrent|irent|urent|era|eront|iront|issent|issant)$/u,
  joins: "de d' du des",
}

export const es: PhraseWords = {
  unspecific: `
    dentro encima atrás adelante nada nadie todo alguien aquí allí allá fácil fáciles difícil difíciles suficiente
    suficientes necesario necesaria necesarios necesarias rápido rápida probable único única capaz capaces mayores
    menores propio propia propios propias embargo
    cero trece catorce quince dieciséis diecisiete dieciocho diecinueve cuarenta cincuenta sesenta setenta ochenta
    noventa doscientos doscientas trescientos trescientas cuatrocientos quinientos seiscientos setecientos ochocientos
    novecientos millón mediodía medianoche segundos noches
    lunes martes miércoles jueves viernes sábado domingo enero febrero marzo abril mayo junio julio agosto septiembre
    octubre noviembre diciembre minuto minutos hora horas día días semana semanas mes meses año años tarde noche
    madrugada tiempo vez veces km kg metros kilómetros euros parte mayoría mayor menor fin inicio medio lado caso
    nombre cerca lejos torno causa razón tipo número total mitad decena decenas centena centenares miles punto vista
    forma modo manera nivel serie especie conjunto través favor presencia ausencia resto cosa cosas pasado momento
    partir debajo bajo alrededor ningún ninguna ninguno cualquier cualquiera además así sin embargo casi bastante bien
    solo sólo apenas juntos cuán
  `,
  outside: `
    hace hacen hacer hizo hay va van ir fue fueron dice dicen decir dijo ve ver viene vienen venir da dan dar dio pone poner puede
    pueden poder podría debe deben quiere quieren tiene tienen tener encuentra encontrar muestra muestran mostrar permite
    permiten permitir presenta presentan propone proponen utiliza utilizan queda quedan siempre nunca ayer hoy mañana todavía
  `,
  edges: `
    dos tres cuatro cinco seis siete ocho nueve diez once doce veinte treinta cien ciento mil millones
    primer primera primero primeros segundo segunda tercer tercera último última últimos últimas próximo próxima
    nuevo nueva nuevos nuevas viejo vieja antiguo antigua gran grande grandes pequeño pequeña pequeños pequeñas buen bueno buena
    buenos buenas mal malo mala mejor mejores peor importante importantes diferente diferentes diversos diversas distinto
    distinta distintos distintas cierto cierta ciertos ciertas posible posibles actual actuales principal principales varios
    varias otro otra otros otras mismo misma simple largo larga
  `,
  adverb: /^\p{Ll}{3,}mente$/u,
  verb: /^(?!(?:comando|contrabando|capó)$)\p{Ll}{2,}(?:aron|ieron|aban|ían|arán|erán|irán|ando|iendo|ó)$/u,
  joins: 'de del',
}

export const it: PhraseWords = {
  unspecific: `
    zero undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove quaranta cinquanta sessanta
    settanta ottanta novanta duecento trecento milione miliardo secondi notti
    lunedì martedì mercoledì giovedì venerdì sabato domenica gennaio febbraio marzo aprile maggio giugno luglio agosto
    settembre ottobre novembre dicembre minuto minuti ora ore giorno giorni settimana settimane mese mesi anno anni
    sera mattina notte tempo volta volte km kg metri chilometri euro parte maggior maggioranza fine inizio mezzo lato
    caso nome torno causa tipo numero totale metà decina decine centinaio centinaia migliaia punto forma modo livello
    serie specie insieme resto cosa cose nessun nessuno nessuna qualsiasi
  `,
  outside: `
    fa fanno fare fatto va vanno andare dice dicono dire detto vede vedere viene vengono venire dà danno dare mette mettere può
    possono potrebbe deve devono vuole vogliono trova trovano trovare mostra mostrano permette permettono presenta presentano
    propone propongono utilizza utilizzano rimane sempre mai oggi ieri domani ancora spesso
  `,
  edges: `
    due tre quattro cinque sei sette otto nove dieci venti trenta cento mille milioni miliardi
    primo prima primi prime secondo seconda terzo terza ultimo ultima ultimi ultime prossimo prossima
    nuovo nuova nuovi nuove vecchio vecchia grande grandi gran piccolo piccola piccoli piccole buono buona buon buoni buone
    cattivo cattiva migliore migliori peggiore importante importanti diverso diversa diversi diverse certo certa possibile
    attuale principale principali vari varie altro altra altri altre stesso stessa semplice lungo lunga
  `,
  adverb: /^\p{Ll}{3,}mente$/u,
  verb: /^(?!(?:comando|contrabando|divano|dividendo)$)\p{Ll}{2,}(?:arono|erono|irono|avano|evano|ivano|eranno|iranno|ando|endo|ò)$/u,
  joins: "di del della dei delle dell' degli d'",
}

export const pt: PhraseWords = {
  unspecific: `
    entanto dentro cima atrás adiante embora nada ninguém tudo alguém cá lá aqui ali aí devagar depressa enfim afinal
    acima abaixo através debaixo própria próprio próprios próprias gente provisório provisória maiores menores menor
    fácil fáceis difícil difíceis suficiente suficientes preciso precisa necessário necessária necessários necessárias
    rápido rápida provável prováveis único única capaz capazes ótimo ótima óptimo óptima
    zero treze catorze quatorze quinze dezasseis dezesseis dezassete dezessete dezoito dezanove dezenove quarenta
    cinquenta sessenta setenta oitenta noventa duzentos duzentas trezentos trezentas quatrocentos quatrocentas
    quinhentos quinhentas seiscentos setecentos oitocentos novecentos milhão milhar bilhão bilhões meia-noite meio-dia
    segunda-feira terça-feira quarta-feira quinta-feira sexta-feira segunda terça quarta quinta sexta feira sábado
    domingo janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro minuto minutos
    hora horas dia dias semana semanas mês meses ano anos manhã tarde noite madrugada tempo vez vezes km kg metros
    quilómetros quilômetros euros reais parte maioria maior fim início meio lado caso nome volta cerca perto longe
    redor torno causa razão tipo número total metade dezena dezenas centena centenas milhares ponto vista forma modo
    maneira nível série espécie conjunto longo base presença ausência sequência altura termos termo âmbito resto coisa
    coisas passado próximo momento partir nenhum nenhuma qualquer quaisquer apesar dentre durante além assim
    entretanto contudo todavia porém bastante bem apenas só quase tanto juntos bom logo depois antes agora então aliás
    talvez
  `,
  outside: `
    faz fazem fazer fez há vai vão ir diz dizem dizer disse vê ver vem vêm vir dá dão dar deu põe pode podem poderia deve devem
    quer querem tem têm ter encontra encontrar mostra mostram permite permitem apresenta apresentam propõe utiliza utilizam
    fica ficam ficou sempre nunca hoje ontem amanhã ainda
  `,
  edges: `
    dois duas três quatro cinco seis sete oito nove dez onze doze vinte trinta cem cento mil milhões
    primeiro primeira primeiros primeiras segundo segunda terceiro terceira último última últimos últimas próximo próxima
    novo nova novos novas velho velha antigo antiga grande grandes pequeno pequena pequenos pequenas bom boa bons boas mau má
    melhor melhores pior importante importantes diferente diferentes diversos diversas certo certa certos certas possível atual
    atuais principal principais vários várias outro outra outros outras mesmo mesma simples longo longa
  `,
  adverb: /^\p{Ll}{3,}mente$/u,
  // Not nouns and adjectives that end alike.
  verb: /^(?!(?:comando|contrabando|dividendo|estupendo|mulher|poder|lazer|prazer|dever|caráter|líder|qualquer|sequer|elixir)$)\p{Ll}{2,}(?:aram|eram|iram|avam|iam|arão|erão|irão|ando|endo|indo|ou|\p{Ll}ei|er|ir)$/u,
  joins: 'de do da dos das',
}

export const nl: PhraseWords = {
  outside: `
    geeft geven gaf gegeven maakt maken maakte gemaakt gaat gaan ging komt komen kwam zegt zeggen zei gezegd ziet zien zag gezien
    staat staan stond ligt liggen blijft blijven vindt vinden vond gevonden neemt nemen nam laat laten toont tonen biedt bieden
    krijgt krijgen kreeg gebruikt gebruiken werd werden altijd vaak weer helaas vandaag gisteren morgen
  `,
  edges: `
    twee drie vier vijf zes zeven acht negen tien elf twaalf twintig honderd duizend miljoen miljard
    eerste tweede derde laatste volgende vorige nieuwe nieuw oude oud grote groot grotere kleine klein kleinere goede goed beste
    betere slechte belangrijke belangrijk verschillende bepaalde mogelijke huidige hele gehele eenvoudige lange hoge veel vele
    andere zelfde dezelfde
  `,
}
