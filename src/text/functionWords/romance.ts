import type { LanguageWords } from './functionWords.js'

export const fr: LanguageWords = {
  functionWords: `
    le la les un une des du au aux de ce cet cette ces celui celle ceux celles ceci cela ça chaque tout toute tous toutes
    plusieurs quelque quelques certain certaine certains certaines autre autres même mêmes tel telle tels telles quel quelle
    quels quelles lequel laquelle lesquels lesquelles duquel auquel desquels auxquels
    je me moi mon ma mes mien mienne tu te toi ton ta tes tien tienne il elle on lui se soi son sa ses sien sienne nous notre
    nos nôtre vous votre vos vôtre ils elles eux leur leurs en y qui que quoi dont où quelqu'un quelqu'une quiconque
    quelque moi-même lui-même
    et ou mais donc or ni car si comme quand lorsque puisque parce afin tandis pourtant cependant toutefois sinon soit puis
    ensuite alors ainsi aussi
    à après avant avec chez contre dans depuis derrière dès devant durant en entre envers hors jusque jusqu' malgré outre par parmi
    pendant pour sans sauf selon sous sur vers via vis près lors au-dessus au-dessous
    suis es est sommes êtes sont étais était étions étiez étaient fus fut furent serai seras sera serons serez seront serais
    serait serions seraient sois soit soyez soient été être étant ai as a avons avez ont avais avait avions aviez avaient eus
    eut eurent aurai auras aura aurons aurez auront aurais aurait aurions auraient aie ait aient eu avoir ayant fais fait
    faisons faites font faisait faisaient fera feront ferait faire peux peut pouvons pouvez peuvent pouvait pouvaient pourra
    pourrait pourrais pouvoir pu dois doit devons devez doivent devait devaient devra devrait devoir dû veux veut voulons
    voulez veulent voulais voulait voudrais voudrait vouloir voulu
    ne n' n très trop plus moins peu beaucoup assez presque tant tellement si aussi encore déjà seulement
    même ici là là-bas voici voilà oui ci pourquoi comment combien quant environ etc c.-à-d est-ce peut-être ca t
    plupart
  `,
  inner: "de d' du des à au aux en et pour avec la l' les",
  pairedOnly: "la l' les",
  innerPairs: "de la, de l', à la, à l', pour la, pour les, et de, et d'",
  and: 'et',
  elisions: 'l d j m t s c n qu jusqu lorsqu puisqu quoiqu',
  negators: { pas: 'pas' },
}

export const es: LanguageWords = {
  functionWords: `
    el la los las lo un una unos unas este esta estos estas esto ese esa esos esas eso aquel aquella aquellos aquellas aquello
    cada todo toda todos todas ambos ambas alguno alguna algunos algunas algún algo alguien otro otra otros otras mismo misma
    mismos mismas tal tales cual cuales cuál cuáles cualquier cualquiera varios varias demás mucho mucha muchos muchas poco
    poca pocos pocas más menos tanto tanta tantos tantas tan bastante bastantes demasiado demasiada
    yo me mí mi mis mío mía míos mías tú tu te ti tus tuyo tuya usted ustedes vosotros vosotras os vuestro vuestra él ella le
    les se sí su sus suyo suya suyos suyas nosotros nosotras nos nuestro nuestra nuestros nuestras ellos ellas conmigo contigo
    consigo quien quienes quién qué que cuyo cuya
    y e o u ni pero sino mas aunque porque pues como si cuando mientras donde adonde cuanto cómo cuándo dónde cuánto luego
    entonces así además también sin embargo
    a al ante antes después con contra de del desde durante en entre excepto hacia hasta mediante para por salvo según sin sobre tras
    vía
    soy eres es somos sois son era eras éramos eran fui fue fuimos fueron sería serían será serán sea sean fuera fuese siendo
    sido ser estoy estás está estamos están estaba estabas estábamos estaban estuve estuvo estuvimos estuvieron estaría
    estará esté estén estando estar he has ha hemos han había habías habíamos habían hubo hubiera haya hayan habrá habría
    haber habiendo habido hay tengo tienes tiene tenemos tienen tenía teníamos tenían tuve tuvo tuvimos tuvieron tendrá
    tendría tenga tengan tener tenido puedo puedes puede podemos pueden podía podían pude pudo pudimos pudieron podrá podría
    podrían pueda puedan debo debe debemos deben debía debería deberían voy vas va vamos van iba iban
    muy ya aún todavía sólo solo casi incluso inclusive aquí ahí allí allá acá ahora quizás quizá tal etc ej uds ud q pq xq pa tb tmb
    acerca adelante vos
  `,
  inner: 'de del en y con para a al la el los las',
  pairedOnly: 'la el los las',
  innerPairs: 'de la, de el, de los, de las, en el, en la, a la',
  and: 'y',
  negators: { no: 'no' },
}

export const it: LanguageWords = {
  functionWords: `
    il lo la i gli le un uno una questo questa questi queste quello quella quelli quelle quel quei quegli ogni ognuno ciascuno
    ciascuna tutto tutta tutti tutte entrambi alcuno alcuna alcuni alcune qualche qualcuno qualcosa altro altra altri altre
    stesso stessa stessi stesse tale tali quale quali qualsiasi qualunque vari varie molto molta molti molte poco poca pochi
    poche po più meno tanto tanta tanti tante troppo troppa troppi troppe parecchio parecchi
    io me mi mio mia miei mie tu te ti tuo tua tuoi tue lui lei gli le si sé suo sua suoi sue noi ci nostro nostra nostri
    nostre voi vi vostro vostra vostri vostre loro essi esse ne chi che ke cui
    e ed o od ma però né anche pure perché poiché siccome se come quando mentre dove quanto affinché benché sebbene quindi
    dunque perciò infatti inoltre oppure ovvero cioè allora così
    a ad al allo alla ai agli alle all' con col coi contro da dal dallo dalla dai dagli dalle dall' di del dello della dei
    degli delle dell' d' dentro dopo durante entro fino fra fuori in nel nello nella nei negli nelle nell' oltre per
    presso senza sopra sotto su sul sullo sulla sui sugli sulle sull' tra tramite verso
    sono sei è siamo siete ero eri era eravamo erano fui fu furono sarò sarà saremo saranno sarei sarebbe sarebbero sia siano
    fosse fossero essere essendo stato stata stati state sto stai sta stiamo stanno stava stavano stare ho hai ha abbiamo
    avete hanno avevo aveva avevamo avevano ebbe avrò avrà avranno avrei avrebbe avrebbero abbia abbiano avesse avere avendo
    avuto posso puoi può possiamo potete possono poteva potevano potrà potrebbe potrebbero potere potuto devo devi deve
    dobbiamo dovete devono doveva dovevano dovrebbe dovrebbero dovere dovuto voglio vuoi vuole vogliamo volete vogliono
    voleva volevo vorrei vorrebbe volere voluto fa fai faccio facciamo fanno faceva fare fatto
    assai già ancora solo soltanto quasi proprio addirittura qui qua lì là ora adesso poi forse sì c' ecc es
    ciò ce attraverso nonostante intorno vuol ciascun
    egli coloro esso essa
  `,
  inner: "di del della dei delle dell' degli d' in con e per da a",
  innerPairs: '',
  and: 'e',
  joined: { forms: 'stati', particle: 'uniti' },
  elisions:
    'l un d dell all nell sull dall coll quell quest c m t s v n anch com dov cos sant tutt mezz nessun qualcun ciascun bell',
  negators: { non: 'non nn' },
}

export const pt: LanguageWords = {
  functionWords: `
    o a os as lo la los las um uma uns umas este esta estes estas isto esse essa esses essas isso aquele aquela aqueles aquelas aquilo cada
    todo toda todos todas tudo ambos ambas algum alguma alguns algumas algo alguém outro outra outros outras mesmo mesma
    mesmos mesmas tal tais qual quais qualquer quaisquer vários várias muito muita muitos muitas pouco pouca poucos poucas
    mais menos tanto tanta tantos tantas tão bastante bastantes demais
    eu me mim meu minha meus minhas tu te ti teu tua teus tuas você vocês vc vcs ele ela lhe lhes se si seu sua seus suas nós
    nos nosso nossa nossos nossas vós vos eles elas deles delas dele dela comigo contigo consigo conosco quem que quê cujo
    cuja
    e ou mas porém contudo todavia entretanto entanto nem porque pois como se quando enquanto onde aonde quanto embora portanto
    então assim também além ainda por isso porquê
    a ao aos à às ante antes depois após até com contra de do da dos das d' desde durante em no na nos nas num numa dum duma entre exceto
    mediante para pra pro pras pros perante por pelo pela pelos pelas salvo sem sob sobre trás via neste nesta
    nestes nestas nisto nesse nessa nesses nessas nisso naquele naquela deste desta destes destas disto desse dessa desses
    dessas disso daquele daquela daqui dali àquele
    sou és é somos são era eram éramos fui foi fomos foram ser seria seriam será serão seja sejam fosse fossem sendo sido
    estou está estamos estão estava estávamos estavam estive esteve estiveram estaria estará esteja estejam estar estando tô tá
    hei há havia houve haver havendo tenho tem temos têm tinha tínhamos tinham tive teve tivemos tiveram terá teria tenha
    tenham tivesse ter tendo tido posso pode podemos podem podia podiam pude pôde puderam poderá poderia poderiam possa possam
    devo deve devemos devem devia deveria deveriam vou vai vamos vão ia iam
    já só apenas somente quase inclusive aqui aí ali lá cá agora talvez sim etc pq q tb tbm hj mto mta mt td tava né
    fora
  `,
  inner: 'de do da dos das em no na e com para por a ao',
  innerPairs: '',
  and: 'e',
  elisions: 'd',
  negators: { não: 'não nao ñ' },
}

export const ro: LanguageWords = {
  functionWords: `
    un o unui unei niște cel cea cei cele acest această acești aceste acesta aceasta aceștia acestea acel acea acele acela
    aceea același aceeași fiecare tot toată toți toate ambii ambele vreun vreo unii unele cineva ceva altul alta alții altele
    alt altă alte însuși care cărui cărei căror cine ce cât câtă câți câte orice oricare mult multă mulți multe puțin mai
    eu mă mie îmi mi meu mea mei mele tu te ție îți ți tău ta tăi tale el ea îl îi i lui ei lor le se își sine său sa săi
    sale noi ne nouă nostru noastră noștri noastre voi vă vouă vostru voastră voștri voastre dumneavoastră ei ele
    și sau ori dar iar însă ci că să dacă deși fiindcă căci când unde cum încât totuși deci așadar precum
    de din la în într întru cu pe pentru prin până peste după fără spre către între sub asupra lângă contra despre
    dintre dinspre printre al ai ale a lui
    sunt ești este e suntem sunteți era eram erau fi fie fost fiind am ai are avem aveți au aveam avea aveau avut voi vei va
    vom veți vor aș ar ați pot poți poate putem puteți putea puteau trebuie trebuia trebui vreau vrei vrea vrem vor
    foarte prea chiar doar numai abia aproape cam tot și aici acolo acum atunci așa astfel deja încă da etc si in ca sa asa cat s n l
    unor una unul uneia unuia atâta atâția atâtea câteva câțiva alături înainte datorită inclusiv conform privind împotriva
    împreună deasupra jurul cadrul
    ceea celor mine tine acestei acestui acestora acestuia acesteia deoarece printr dintr
    lea
  `,
  inner: 'de din la în cu și pentru a al ale pe',
  innerPairs: '',
  and: 'și',
  endings: 'ul ului uri urile urilor',
  negators: { nu: 'nu' },
}

export const ca: LanguageWords = {
  functionWords: `
    el la els les lo un una uns unes en na aquest aquesta aquests aquestes això aquell aquella aquells aquelles allò cada tot
    tota tots totes ambdós algun alguna alguns algunes algú alguna altre altra altres mateix mateixa mateixos mateixes tal
    tals qual quals qualsevol diversos molt molta molts moltes poc poca pocs poques més menys tant tanta tants tantes massa
    bastant
    jo em me mi meu meva meus meves tu et te teu teva ell ella li els hi ho es se si seu seva seus seves nosaltres ens nos
    nostre nostra nostres vosaltres us vos vostre vostra vostè vostès ells elles qui què que quin quina quins quines
    i o ni però sinó perquè doncs com si quan mentre on quant encara també així llavors tanmateix
    a al als amb contra de del dels d' des durant en entre fins malgrat per pel pels segons sense sobre sota vers via
    dins davant darrere després abans
    sóc soc ets és som sou són era eren érem fou serà seria sigui siguin ser sent estic està estem estan estava estaven
    estar he has ha hem heu han havia havien hagi haver hagut tinc té tenim tenen tenia tenien tindrà tenir tingut puc pot
    podem poden podia podria vaig vas va vam vau van cal
    ja només gairebé aquí allà ara sí etc
  `,
  inner: "de del d' dels i en amb per a al la l' les",
  pairedOnly: "la l' les",
  innerPairs: "de la, de l', a la, a l'",
  and: 'i',
  elisions: 'l d m t s n',
  clitic: /'(?:ls|ns|hi|ho|l|n|m|s|t)$/u,
  negators: { no: 'no' },
}
