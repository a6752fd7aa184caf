/** Finite forms of the verbs that have some of their own, without prefixes and without endings of clauses. */
export const finite: Readonly<Record<string, string>> = {
  egon: `dago daude nago zaude gaude zaudete hago zego zegoe zegoen zeude zeuden zeudez nengoe nengoen geunde geunden zaudezte zegokio bailego balego zeunden zinden dagoke legoke leudeke dagokio dagozkio dagokie dagokit dagokigu dagokizu zegokion zegozkion dagoki dagozki`,
  jakin: `daki dakit dakizu dakigu dakizue dakite dakik dakin zekien nekien genekien zenekien zekiten dakizki dakizkit leki lekike baleki bazekikeen dakike`,
  joan: `doa noa zoaz goaz zoazte doaz hoa zihoa zihoan zihoaz zihoazen nindoan gindoazen zindoazen doakio doakionaren zihoakion dihoa dihoaz nihoa`,
  etorri: `dator datorre nator zatoz gatoz zatozte datoz zetorren zetozen nentorren gentozen datorkio datorkit datozkio zetorkion letorke`,
  ekarri: `dakar dakarre dakart dakarzu dakargu dakarte dakartza dakartzate zekarren zekartzan dakarkio lekarke lekarkioke zekarten`,
  eraman: `darama daramat daramazu daramagu daramate daramatza zeraman zeramaten neraman daramatzate`,
  ibili: `dabil nabil zabiltza gabiltza dabiltza zebilen zebiltzan nenbilen genbiltzan`,
  eduki: `dauka daukat daukazu daukagu daukazue daukate dauzka dauzkat dauzkagu dauzkate zeukan neukan geneukan zeukaten zeuzkan`,
  esan: `dio diot diozu diogu diote zioen zioten nioen genioen diotsu diotso dinot dino`,
  jardun: `dihardu dihardut dihardugu dihardute ziharduen ziharduten niharduen iharduteko iharduten`,
  iraun: `dirau diraute zirauen`,
  eman: `dema demagun`,
  eritzi: `deritzo deritzon deritzot deritzogu deritza zeritzon`,
  etzan: `datza datzate zetzan`,
}

/** Participles in -i, -n and -o, and those without an ending, whose nouns in -te or -tze do not tell them. */
export const participles = `
  jolastu adostu ahaztu piztu poztu ukatu segitu sofritu
  adierazi aldegin atxiki baietsi bereizi berezi berretsi bete bizi bota ebaki ebatzi edan eduki egin egon egosi egotzi eho
  ekarri ekin eman entzun erabili eragin eragotzi erakarri erakutsi eraman erantsi erantzun eratorri erein erori erosi erre
  esan eseri eskaini eskegi eten etorri etzan eutsi ezarri gaitzetsi gorde hasi hautsi hazi hezi hil ibili idatzi ideki igan
  igo igorri ikasi ikusi ikuzi irabazi iragan irakin irakurri irakutsi irauli iraun ireki iritsi irten isuri ito itxaron itxi
  itzuli izan jaiki jaio jaitsi jakin jan jantzi jardun jario jarri jasan jaso jaulki jaurti jazarri jazo jo joan josi josta
  laga lo merezi nahasi oinetsi onetsi sinetsi ukan utzi
`

/** Participles of verbs whose stems stand alone: har of hartu. */
export const radicals =
  'hartu sartu sortu lortu jarri galdu kendu bihurtu itzuli osatu banatu ikasi harrapatu konpondu ordaindu sinetsi'

/** Nouns in -a, whose last letter is no article. */
export const nounsInA = `
  harmaila kereila olinpiada ezagutza bultzada abiada proba ekintza bolada kezka norgehiagoka lehia eztanda pixka atleta bisita libera txanda bandera gorabehera greba zerrenda arnasa luzera zabalera jarrera pista planta premia taula zarata
  amnistia bola distira kofradia mapa masa tankera zama peña abantaila bilduma duda dinamita ezkata gimnasta jomuga kabina kaxa kinka matematika informatika matxura pala pertsonaia pieza
  plantila protesta primadera tirabira txanza zaintza xenofobia alarma aldapa amona arima armiarma azafata banda egoitza fabrika kantina karpeta tortilla saltsa pizza bonba arraza biografia teoria memoria gloria zirrara konfiantza bilkura literatura
  afrika ahizpa aita alaba aldaera alemania ama amaiera amerika anaia animalia araba ardura arma armada arrakasta arreba
  arreta arropa artista asia aukera azterketa bainugela bateria batura bidaia bilera bista bizikleta bizitza bizkaia botika
  bukaera bultzakada burla burtsa defentsa denbora denda dieta donostia egia egitura egoera ekonomia eliza elkarrizketa
  emaitza energia enpresa era erosketa erreforma errusia eskaera eskaintza eskola espainia esperientzia estrategia europa
  euskara ezkontza eztabaida faktura familia farmazia festa forma frantzia froga fruta galdera garrantzia gatazka gauza gazta
  gaztelania gela gerra giltza gipuzkoa gitarra hamarkada hanka harrera hasiera haustura helduera heriotza hezkuntza historia
  hizkuntza hondartza horma hornidura ideia igoera ikasgela ikastola ikerketa indarkeria industria ingelera inkesta
  irakaskuntza irteera itxura izeba jaitsiera jarduera jaurlaritza kamera kamiseta kanta kartzela katalunia klima klinika
  kometa konpainia kontserba kopia kultura kutsadura kutxa laguntza langabezia lanpara logela lotura maila makina marka mota
  muga musika nafarroa natura neska onura osaba panorama pantaila partida pelikula pertsona pilota pilula planeta plaza poeta
  politika polizia poltsa prentsa probintzia problema profeta programa salmenta sarrera sistema soldata sorrera sozialista
  taberna tamaina tanta tekla teknologia telebista tema terraza turista txapelketa txosna uda zalantza zapata zerga zientzia
  zinema zuzendaritza
`

/** Nouns and adjectives in -e, behind which the endings of nouns in a consonant seem to stand: etxeko. */
export const nounsInE = `
  oste uste nazioarte elkarte barne kontrolpe urpe itzalpe brontze sake libre adibide ordubete sukalde indize
  adiskide ahate alde arte aste ate bake baliabide base batzorde berde bezpera bide botere dirigente dorre dotore egile
  emakume eme entzule erabiltzaile errege eskubide espetxe etxe ezkontide gazte gerrate gose gune haize hauteskunde hiltze
  hobe hutsune idazle igande ikasle ile ingurune irakasle irakurle jabe jatetxe jende kafe kale kide klase lanbide langile
  lege lore luze maite mende merke militante nahaste neke ondare ospitale parte pote presidente sare seme senide sortze tarte
  telebistagile torre trebe txiste ume urte zale
`

/** Nouns in -tz and -tza, whose plurals look like the nouns of verbs. */
export const nounsInTz =
  'ekintz ezagutz hitz bihotz bakoitz gaitz haritz zuhaitz eskutitz hizkuntz hezkuntz zalantz bizitz heriotz hondartz ordezkaritz lehendakaritz'

/** Nouns and adjectives that end like a case or like a comparison. */
export const whole = `
  inolako halako holako honelako horrelako bestelako gainerako gainontzeko nazioarteko lehendabiziko ezohiko gustuko doako bezalako ezusteko prentsaurreko printze pilotari pintore laurden abizen maiatz
  dagoeneko esaterako iazko gustura hango jadanik abian lehenago oraingoz sarritan adibidez batzuetan handik jarraian lehenbailehen lehenik askoz hara hona normalean ordez begira gora gorantz korrika
  oraingoan ordurako zalantzan zelan zertan zoritxarrez zorionez askotan gainezka luzaroan ostera segidan zabalik batera gehienetan gehienez hutsik inola inolaz tarteka maiz kontuz noraino ordutik nabari
  uztail otsail lorontzi hautagai merkatari ikuskari musulman nabarmen
  abeslari afari agintari alderdi aldizkari arazo argi arroz asmo asteazken astelehen atera aurpegi auzo azkar azken barren
  bazkari begi beltz berri bezero bihotz buru buruzagi diru egun egunkari ekonomiko elektroniko epaitegi erdi erraz esku
  euskal fisiko futbolari gai garai gatz gehien gizon goiz gordetegi goren gosari grafiko haragi harreman harri herri hiri
  historiko hitz hiztegi hotz idazki ikastegi ikuspegi inoiz irakurgai izen jai jaun jokalari joko kantari katu kazetari
  kimiko kontu lagun lantegi lehen lehendakari logiko lurralde mediko musiko mutiko mutil nahiko neskato neurri noiz ogi opari
  orain ordezkari ordu pisu politiko publiko sendagai tekniko telefono trafiko txori udazken zati zenbaki zubi zuzendari
`
