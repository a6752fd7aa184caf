/**
 * The words of the frequency tables whose lemma begins with other letters (went: go), by language. All other listed words
 * begin as their lemmas do, apart from marks and y for i. A test compares them with the lemmatizers.
 */
export const changedBeginnings: Readonly<Record<string, string>> = {
  bg: `
    беше дни е очи са си хора цел ще яде`,
  ca: `
    des era eren ets fa les res som sou sé sóc són tinc va vaig vam van vas vist és`,
  cs: `
    bude budou budu dne dny dnů domu děti dříve jde jdi jdu je jsem jsi jsme jsou lepší let lidé lidí mají má
    mám máme máte máš méně měl měla může můžeme můžu nejlepší oči psi roste sny ví více vím víš řekl šel`,
  da: `
    bedre bedst bedste bøger børn er fandt fik flere fleste for fundet færre gav gjaldt kan lå mænd sagde sagt
    små så søen tog tænder valgte vandt var ved værst yngre ældre`,
  de: `
    besser besseren beste besten bestes bin bist darf fand fanden fiel fuhr gab gaben galt gearbeitet gebaut
    gebeten gebildet geboten gebracht gebraucht gebrochen gedrückt gefahren gefangen gefangene geflogen geflohen
    gefolgt gefordert gefragt gefunden geführt gegessen gegründet gehalten geholfen gekauft gekocht gekommen
    gelacht gelaufen gelebt gelegen gelernt gelesen geliebt geliefert gelogen gemacht gemeint gemerkt gemessen
    genannt genommen genutzt geprüft gerechnet gerettet gerufen gesagt geschaffen geschafft geschlagen
    geschlossen geschnitten geschossen geschrieben geschätzt geschützt gesehen gesetzt gespart gespielt
    gesprochen gestellt gestiegen gestohlen gestorben gesucht gesungen gesunken getan geteilt getragen getrennt
    getroffen getötet gewachsen gewaschen gewesen gewitter geworden geworfen gewählt gezeigt gezogen geändert
    geöffnet geübt gibt gilt ging hieß hilft isst ist kam kann kannst lieber lief liest ließ mag nahm nimmt rief
    siehst sieht sind war waren weißt will willst wird wirft wirst worden wurde wurden wäre wären würde würden
    zog`,
  el: `
    έβαλε έγινε έγραψε έδωσε έκανε έκλεισε έλα έπεσε έστειλε έφερε έφτασε έφυγε έχασε ήθελα ήθελε ήμουν ήρθε ήταν δείτε δει δω δώσε
    δώσει είδα είδε είπε είχα είχε ζει πήρε πει περισσότερο πες πω φύγε`,
  en: `
    am are ate best better bought bound came did feet fell fought found further gave got held is men ran rose sat sold
    taught teeth told took was went were woke won wore worn worse worst`,
  es: `
    di dice dices dicho digo dijo dio doy era eres es fue fuera fueron hecho hemos hice hizo iba ido muerto muertos
    murió pienso pudo puedas puede pueden puedes puedo puesto sido siente siento sigue siguiendo sirve son sé tiene
    tienen tienes tuvo va vamos van vas vaya ve vi viendo viene vienen visto voy vuelve`,
  eu: `
    dago dakit`,
  fi: `
    ajan edessä emme en et on ovat paras parempi toi älä`,
  fr: `
    a ai as aura aurait ayant bu dois doit doivent es est eu font fut lu meurt mis né ont peut peuvent peux
    sera serais serait seront soient soit sont su suis tiens tient tu va vais verra veut veux viens vient vit vont vu
    vus vécu yeux`,
  ga: `
    beidh bhfuil bhuaigh bhí bhíonn cheannaigh chonaic chuaigh chuir chun chéad daoine deir dhá dúirt fháil fuair mná níl raibh rinne thosaigh thuas thug tháinig thíos tá`,
  hi: `
    आए आया किया की गई गए गया नई नए`,
  hu: `
    leginkább legjobb több volna volt voltak`,
  hy: `
    արեց եկավ կանայք տվեց`,
  it: `
    abbiamo che chi dei detta detto deve devi devo era erano eravamo eri ero fino fu ha hai hanno ho puoi può saranno
    sarebbe sarà sei sia siamo siete so sono stata stati stato va vado vai vanno viene visto vuoi vuole è`,
  ja: `
    いい よく 休み 作り 使い 入り 出し 切り 勝ち 取り 売り 多く 実は 帰り 待ち 思い 押し 持ち 書き 歩き 殺し 泣き 渡し 疑い 直し 立ち 読み 買い 走り 送り 違い 選び`,
  ko: `
    가고 가는 가벼운 가서 갔다 강의 같아요 같은 검은 관한 귀여운 그래서 그러나 그런 그런데 긴 나 나는 나쁜 나온 난 낮은 내 넓고 넓은 노란 높은 다른 단 대해 대해서 되고 되는 되어 된 된다 될 됩니다 두꺼운 들어 들은 따라 뜨거운 만 만드는
    만든 많고 많아요 많은 말했다 맛이 매운 먹고 먹는 먹었어요 멋진 못한 무거운 무서운 받고 받아 받은 밝은 밝혔다 보는 보니 보면 본 본다 봤는데 봤다 비싼 빨간 사는 사서 살고 새로운 쉬운 슬픈 싶어요 싶은 싼 써서 쓰고 쓰는 아는 아닙니다
    않고 않는 않았다 않은 알고 얇은 어두운 어떤 어려운 없고 없는 없어요 없이 였다 예뻐요 예쁜 오는 온 와서 왔다 위한 위해 의해 이런 이었다 인한 있고 있는 있습니다 있어요 있었다 있을 있지만 작은 적은 전했다 좁은 좋고 좋아요 좋은 주고 주는
    준 짠 짧은 차가운 큰 통한 통해 파란 편한 하게 하고 하기 하는 하며 하면 하얀 하지만 할 합니다 해서 해요 했는데 했다 했습니다`,
  lt: `
    davė yra ėjo`,
  nl: `
    ben bent best beste beter betere dacht deden deed gaf gearresteerd gebeld gebleven gebouwd gebracht gebroken
    gedaan gedacht gedood gedragen geduld gegaan gehoord gehouden gekocht gekomen gekookt gekozen gekregen geleverd
    gelezen gelukt gemaakt genoemd genomen geopend geprobeerd geraakt gered gereden gereserveerd geschreven
    gesloten gespeeld gestegen gesteld gestraft gestuurd getrokken getrouwd gevonden gevormd gevraagd geweest
    gewerkt gewonnen gewoond geworden gezegd gezet gezien gezorgd ging gingen had hadden is kan kon konden kwam
    kwamen lag leden leek liep mag nam ogen reed riep viel vond waren was werd werden wist zag zal zat zou zouden`,
  no: `
    ba bedre best beste bøker eldre er fant fikk flere fleste for funnet færre ga kan lå menn mer mest sa sagt
    små så tenner tok valgte vant var verst vet yngre`,
  pl: `
    boję bądź będzie będziemy będziesz będą będę dni dnia gorzej idzie idę jest jestem jesteś jesteśmy lat lata latach
    lepiej lepszy ludzi ludzie ma mają mam mamy masz mniej najbardziej najlepsze najlepszy najwięcej oczu oczy psa psy są
    uszy więcej zęby`,
  pt: `
    desse deste deu dou era fez foi fora foram fosse fui houve ido indo lido sei sido sinto são tinha tinham tive uns
    vai vamos veio vem venha visto viu vou vão é`,
  ro: `
    ai am are au era eram erau este fost ia joacă oameni oamenii poate port pot poți rog sunt suntem vin vine
    vândut văd văzut`,
  ru: `
    будет будешь буду будут все всего всем всему всех вся всё детей дети дней дня лет лучшие лучший людей люди мой сны
    ушел уши`,
  sl: `
    dni gre grem ljudi ljudje oči šel`,
  sr: `
    gore hoću ide idem je ljudi oči sam smo su sve svi svoj`,
  sv: `
    bäst bästa bättre fanns fick flera föll gav gick gjorde gjort höll in kan mer mest mindre minst minsta små sämre
    såg tog vann velat visste vuxna äldre är ön`,
  tr: `
    bana diye eden eder edilen ediyor on ona ondan onlar onların onu onun sana sanayi sanki`,
  uk: `
    все всього вся всі всіх гості дня дні дітей діти йде краще ночі очі роках роки року років
    є їм`,
}

const ASCII = /^[\0-\x7f]*$/

/** The first two letters without marks, y as i: the same for `dying` and its lemma `die`. */
export function beginningOf(word: string): string {
  const first = word.slice(0, 2)
  return (ASCII.test(first) ? first : first.normalize('NFD').replace(/\p{M}/gu, '')).replace('y', 'i')
}
