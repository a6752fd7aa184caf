import { lemmatizeHungarian } from '../../../../src/text/morphology/lemmas/hungarian.js'
import { testForms, testLemmas } from './cases.js'

testLemmas(lemmatizeHungarian, {
  lemmas: {
    kelet: 'keletre keleten',
    budapest: 'budapesten budapestről',
    london: 'londonban londonból londont',
    debrecen: 'debrecenben debrecenbe',
    internet: 'interneten internetet',
    közel: 'közelében',
    eleje: 'elején elejére',
    ház: 'házak házban házat házunk házzal',
    alma: 'almát almák almával',
    kéz: 'kezek kezet kezem',
    ló: 'lovak lovat',
    út: 'utak utat',
    könyv: 'könyvek könyvet könyvben',
    álom: 'álmok álmot',
    szó: 'szavak szavakat',
    csinál: 'csináltam csinálja csinálni csinálnak',
    megy: 'mentem mennek menni',
    eszik: 'ettem eszem enni',
    ír: 'írt írta írja',
    dolgozik: 'dolgozott dolgoznak dolgozni',
    szép: 'szebb legszebb szépen',
    jó: 'jobb legjobb',
    nagy: 'nagyobb legnagyobb',
    szálloda: 'szállodában szállodák',
  },
  apart: ['dolgozik dolgozó', 'barát barátság', 'ír író írás', 'szép szépség', 'tanít tanár tanuló', 'ház házas'],
})

testForms(
  lemmatizeHungarian,
  `
  ház: házat házak házakat házam házad háza házunk házatok házuk házaim házaid házai házaink házaitok házaik házban házba házból házon házra házról háznál házhoz háztól háznak házért házig házként házé
  kert: kertet kertek kertem kerted kertje kertünk kertetek kertjük kertjei kertben kertbe kertből kerten kertre kertről kertnél kerthez kerttől kertnek kertért kertig kerttel
  könyv: könyvem könyved könyve könyvünk könyvetek könyvük könyvei könyveim könyvből könyvön könyvre könyvről könyvhöz könyvnek könyvvel
  alma: almám almád almája almánk almátok almájuk almában almából almára almához
  szoba: szobát szobák szobában szobából szobám szobája szobával
  étterem: étteremben étteremből
  barát: barátom barátod barátja barátunk barátaim barátok barátot baráttal
  víz: vizet vizek vízben vízzel
  tó: tavak tavat tóban
  nő: nők nőt nőnek nőkkel
  fiú: fiúk fiút fiúnak
  kocsi: kocsik kocsit kocsim kocsija kocsival
  asztal: asztalok asztalt asztalon asztalra asztalnál asztalhoz asztallal
  lány: lányok lányt lánnyal
  hely: helyek helyet helyen hellyel
  busz: buszok buszt busszal buszon
  nap: napok napot nappal napon
  csinál: csinálok csinálsz csinálunk csináltok csinálnak csinálom csinálod csináljuk csináljátok csinálják csináltál csinált csináltunk csináltatok csináltak csinálta csináltuk csinálták csinálnék csinálnál csinálna csinálnánk csinálnának csinálj csináljon csináljanak csináljak csinálhat csinálva
  kér: kérek kérsz kérünk kértek kérnek kérem kéred kéri kérjük kéritek kérik kértem kértél kért kértünk kérték kérne kérnék kérjen kérj kérni kérhet kérhetek kérve
  vár: várok vársz várunk vártok várnak várom várja várják vártam várt vártunk vártak várna várnék várjon várj várni várhat
  keres: keresek keresem keresi keressen keress keresni
  olvas: olvasok olvasott olvasta olvassa olvasson olvasni
  választ: választok választott választja válasszon válassz választani
  lát: látok látott látja lásson láss látni
  mutat: mutatott mutatja mutasson mutatni
  dolgozik: dolgozom dolgozol dolgozunk dolgozott dolgoztak dolgozna dolgozzon
  eszik: eszel eszünk evett ettek egyen
  iszik: iszom ittam ivott inni igyon
  tesz: teszek tett tettem tenni tegyen
  van: vagyok vagy vagyunk vannak volt voltam voltak
  lesz: leszek lett lettem legyen
  jön: jövök jött jöttek jönni jöjjön
  megy: megyek mész megyünk ment mentek menjen
  megnéz: megnézte megnézett megnézni
  elmegy: elment elmentem elmenni
  kinyit: kinyitni
  szép: szépek szépet szebben szebbet legszebben
  nagy: nagyok nagyot nagyobbat nagyobban
  jó: jók jobban jobbat
  kicsi: kisebb
  brudopál: brudopálban brudopálból brudopálról brudopálnál brudopálnak brudopálért brudopálig brudopálok
  brudopház: brudopházban brudopházak brudopházzal
`,
)

// Names that are words: adjectives in -i and -tlen, ordinals, suffixes of nouns.
testForms(
  lemmatizeHungarian,
  `
  német: németek németül
  európai: európaiak
  hazai: hazaiak
  brudopiai: brudopiaiak
  második: másodikat
  harmadik: harmadik
  hihetetlen: hihetetlenül
  brudopt|alan: alanok alanul
  testület: testületek testületnek
  hálózat: hálózata hálózatok
  bizonyíték: bizonyítékok
  mérleg: mérlegének
  fejlesztési: fejlesztési
  lakó: lakói lakóinak
  alapos: alaposan
  információ: információi
  hivatkozik: hivatkozik hivatkozott
  gyanúsít: gyanúsít
`,
)
