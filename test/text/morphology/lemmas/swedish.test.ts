import { lemmatizeSwedish } from '../../../../src/text/morphology/lemmas/swedish.js'
import { testForms, testLemmas } from './cases.js'

testLemmas(lemmatizeSwedish, {
  lemmas: {
    visa: 'visar',
    dr: '',
    användbar: 'användbara användbart',
    skriva: 'skrev skrivit skriver skrivs',
    gå: 'gick går gått',
    köpa: 'köpte köper köpt',
    arbeta: 'arbetar arbetade arbetat',
    flicka: 'flickor flickan flickorna',
    bil: 'bilar bilen bilarna bilens',
    bok: 'böcker boken böckerna',
    man: 'män mannen männen',
    hus: 'huset husen',
    lägenhet: 'lägenheten lägenheter',
    stor: 'större största stort stora',
    bra: 'bättre bästa bättres',
    tanke: 'tanken tankar tankars tankarnas',
    make: 'maken makars',
    rolig: 'roligt roliga roligare',
    lärare: 'läraren lärarna',
    cykel: 'cyklar cykeln',
    nyckel: 'nycklar nyckeln',
    hotell: 'hotellet hotellen',
    rum: 'rummet rummen',
  },
  apart: [
    'politik politiker',
    'möjlig möjlighet',
    'arbeta arbete',
    'vän vänlig',
    'hjälp hjälpsam',
    'restaurang resa',
    'leda ledare',
  ],
})

testForms(
  lemmatizeSwedish,
  `
  arbeta: arbetar arbetade arbetat arbetas arbetades arbetande
  titta: tittar tittade tittat
  prata: pratar pratade pratat
  spela: spelade spelas
  betala: betalade betalas betalades
  rekommendera: rekommenderar rekommenderade rekommenderat rekommenderas
  reparera: reparerar reparerade reparerat reparerats reparerad
  fungera: fungerar fungerade fungerat
  ringa: ringer ringde ringt ringande
  ställa: ställer ställde ställt
  känna: känner känns
  glömma: glömmer glömde glömt glömdes glömd glömda
  bygga: bygger byggde byggt byggande byggs byggdes byggd byggda
  läsa: läser läste läst lästes läsande läss lästs
  hjälpa: hjälper hjälpte hjälpt
  använda: använder använde använt används
  hända: hände hänt
  leda: ledde
  betyda: betyder betydde betytt
  möta: möter mötte mött
  tro: tror trodde trott tros troddes
  bo: bor bodde bott
  må: mår mådde mått
  sy: syr sydde sytt sydd sydda sys syddes
  dricka: dricker drack druckit drickas dracks druckits
  äta: äter åt ätit
  sitta: sitter suttit
  bli: blir blev blivit
  komma: kommer kom kommit
  ta: tar tog tagit
  ge: ger gav gett
  se: ser såg sett
  få: får fick fått
  vara: är varit
  ha: har hade haft
  göra: gör gjorde gjort
  säga: säger sade sagt
  veta: vet visste vetat
  vilja: vill ville velat
  kunna: kan kunde kunnat
  beskriva: beskriver beskrev beskrivit beskrivs
  anse: anser ansåg ansett
  uppleva: upplever upplevde upplevt
  förstå: förstår förstod förstått
  flicka: flickan flickor flickorna flickas flickornas flickans
  gata: gatan gatorna
  kvinna: kvinnan kvinnor kvinnorna
  dag: dagen dagar dagarna dags
  stol: stolen stolar stolarna
  hund: hunden hundar hundarna hunds hundens
  pojke: pojken pojkar pojkarna
  katt: katten katter katterna
  film: filmen filmer filmerna filmens filmers
  park: parken parker parkerna
  bild: bilden bilder bilderna
  ställe: stället ställen ställena
  barn: barnet barnen barna barns
  hus: huset husen husets
  video: videon videor videorna videos
  företag: företaget företagen
  flyg: flyget
  bolag: bolaget bolagen bolagets
  skola: skolan skolor skolans
  flygplats: flygplatsen flygplatser
  leverans: leveransen leveranser
  kö: kön köer köerna
  vin: vinet viner
  handläggare: handläggaren handläggarna
  bord: bordet borden
  rum: rummet rummen rummets rums
  land: landet länder länderna lands landets
  hand: handen händerna
  stad: staden städer städerna
  natt: natten nätter nätterna
  fot: foten fötter fötterna
  son: sonen söner sönerna
  mus: musen möss
  syster: systern systrar systrarna
  bror: brodern bröderna
  fågel: fågeln fåglar fåglarna
  vinter: vintern vintrar vintrarna
  finger: fingret fingrar fingrarna
  tidning: tidningen tidningar tidningarna tidningens
  möjlighet: möjligheten möjligheter möjligheterna
  station: stationen stationer stationerna
  vetenskap: vetenskapen vetenskaper vetenskaperna
  läkare: läkaren läkarna läkares
  upplevelse: upplevelsen upplevelser upplevelserna
  händelse: händelsen händelser händelserna
  politiker: politikern
  by: byn
  frukost: frukosten frukostar
  rolig: roligt roliga roligare roligast roligaste
  trevlig: trevligt trevliga trevligare trevligast trevligaste
  viktig: viktigt viktiga viktigare viktigast
  svensk: svenskt svenska
  hopplös: hopplöst hopplösa
  aktiv: aktivt aktiva
  normal: normalt normala
  total: totalt totala
  elegant: eleganta
  fantastisk: fantastiskt fantastiska
  ny: nytt nya nyare nyast nyaste
  fin: fint fina finare finast finaste
  dyr: dyrt dyra dyrare dyrast
  billig: billigt billiga billigare billigast
  gammal: gammalt gamla äldre äldst
  liten: litet lilla små mindre minst
  god: gott goda
  lång: långt långa
  dålig: dåligt dåliga
  ren: rent rena renare
  öppen: öppet öppna
  vacker: vackert vackra vackrare vackrast
  snäll: snällt snälla snällare
  röd: rött röda
  glad: glatt glada gladare
  sann: sant sanna
  bruder|a: ar as ade ades at ats ad
  brudop|a: ade ades ats orna or an
  brudop|lig: ligt liga lige ligare ligast ligaste
  brudop|ig: igt iga igare igast igaste
  brudop|isk: iskt iska
  brudop|sam: samt
  brudop|full: fullt fulla
  brudop|lös: löst lösa lösare
  brudop|iv: ivt iva
  brudop|ell: ellt ella
  brudop|mässig: mässigt mässiga
  brudop|aktig: aktigt aktiga
  brudop|ital: itala italt
  brudop|: arna erna ena ar er en et
  brudoph|et: eten eter eterna
  brudop|het: heten heter heterna
  brudop|skap: skapet skapen skaps
  brudop|ing: ingen ingar ingarna ings
  brudop|tion: tionen tioner tionerna tions
  brudöl|: et en
  brudo|gel: geln glar glarna
  brudoktor: brudoktorn brudoktorer
  brudop|are: aren
  brudop|else: elsen elser elserna
  skriva: skrivande skrivas
  stänga: stänger stängde stängt stängs stängdes stängd stängda
  tända: tände tänt tänds tändes tänd
  mäta: mäter mätte mätt mäts
  bryta: bryter bröt brutit bryts bröts
  stjäla: stjäl stal stulit stulen stulet stulna
  bjuda: bjuder bjöd bjudit bjuden bjudet bjudna
  sälja: säljer sålde sålt
  välja: väljer valde valt
  skilja: skiljer skilde skilt
  utbilda: utbildar utbildade utbildat
  avsluta: avslutade
  återkomma: återkommer återkom
  inse: inser insåg insett
  avge: avger avgav
  undgå: undgår undgick
  uppta: upptar upptog
  innehålla: innehåller innehöll
  bero: beror berodde berott
  bil: bilens bilarnas
  vän: vännen vänner vännerna
  program: programmet programmen
  hem: hemmet hemmen
  tal: talet talen
  ö: ön
  sjö: sjön sjöar
  fru: frun fruar
  meny: menyn menyer
  kommitté: kommittén kommittéer
  motor: motorn motorer
  dator: datorn datorer datorerna
  professor: professorn professorer
  student: studenten studenter
  moment: momentet
  restaurang: restaurangen restauranger
`,
)

// Names that are words: nouns in -e, -ar and -er, adjectives that are known by a form.
testForms(
  lemmatizeSwedish,
  `
  politisk: politiska politiskt
  indisk: indiska indiskt
  medveten: medvetna medvetet
  hel: hela helt
  timme: timmen timmar timmarna
  läge: läget lägen
  utgångsläge: utgångsläget
  rykte: ryktet rykten
  beteende: beteendet beteenden
  brudop|ande: andet
  dollar: dollarn
  tränare: tränaren tränarna
  krona: kronan kronor
  nyhet: nyheter nyheten
  seger: segern
  tillgång: tillgången tillgångar
  inbrott: inbrottet
  påpeka: påpekar påpekade
  favorit: favoriter
  populär: populära populärt
`,
)
