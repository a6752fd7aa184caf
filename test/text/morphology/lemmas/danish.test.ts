import { lemmatizeDanish } from '../../../../src/text/morphology/lemmas/danish.js'
import { testForms, testLemmas } from './cases.js'

testLemmas(lemmatizeDanish, {
  lemmas: {
    ske: 'skete',
    kr: '',
    skrive: 'skrev skrevet skriver',
    gå: 'gik går gået',
    arbejde: 'arbejder arbejdede arbejdet',
    købe: 'købte køber købt',
    bil: 'biler bilen bilerne bilens',
    bog: 'bøger bogen bøgerne',
    mand: 'mænd manden mændene',
    hotel: 'hoteller hotellet',
    ven: 'venner vennen vennerne',
    god: 'bedre bedste godt gode',
    stor: 'større største stort',
    smuk: 'smukke smukt smukkere',
    mulighed: 'muligheder muligheden',
    cykel: 'cykler cyklen',
    værelse: 'værelser værelset',
    pige: 'piger pigen',
  },
  apart: ['mulig mulighed', 'ven venlig', 'arbejde arbejdsløs', 'køkken kok', 'lære lærer', 'hotel hus'],
})

testForms(
  lemmatizeDanish,
  `
  arbejde: arbejder arbejdede arbejdet arbejdes arbejdedes arbejdende
  snakke: snakker snakkede snakket
  købe: køber købte købt købtes købende
  spise: spiser spiste spist spises
  bestille: bestiller
  tro: tror troede troet
  bo: bor boede boet
  skrive: skriver skrev skrevet skrives skrivende skrevne
  give: giver gav givet
  tage: tager tog taget
  få: får fik fået
  se: ser så set
  være: er var været
  have: har havde haft
  kunne: kan kunnet
  komme: kommer kom kommet
  beskrive: beskriver beskrev beskrevet
  opleve: oplever oplevede oplevet
  brudop|lig: ligt lige ligere ligst ligste
  brudop|ig: igt ige igere igst igste
  brudop|isk: iske iskt
  brudop|som: somt somme
  brudop|bar: bart bare
  brudop|fuld: fuldt fulde
  brudop|løs: løst løse
  brudop|iv: ivt ive
  brudop|iel: ielt ielle
  brudop|nel: nelt nelle
  brudop|ital: italt
  brudop|ant: ante
  brudop|mæssig: mæssigt mæssige
  brudop|agtig: agtigt agtige
  brudop|: erne ene er en et ne e
  brudop|hed: heden heder hederne
  brudop|skab: skabet skaber
  brudop|ing: ingen inger ings
  brudop|tion: tionen tioner tions
  brudop|else: elsen elser elserne
  brudobak: brudobakken brudobakker
  brudokel: brudokler
  kursus: kurset kurser kurserne kursets
  billede: billedet billeder billederne
  kommune: kommunen kommuner kommunerne
  forsikring: forsikringen forsikringer forsikringerne
  instruktør: instruktøren instruktører instruktørerne
  medarbejder: medarbejderen medarbejdere medarbejderne
  vin: vinen vine
  skade: skaden skader skaderne
  dag: dagen dage dagene dags
  bil: bils
  hus: huset huse husene
  bord: bordet borde
  barn: barnet børn børnene
  mand: mandens mænds
  hånd: hånden
  fod: foden fødder
  nat: natten nætter
  by: byen byer byerne
  lærer: læreren lærere lærerne
  datter: datteren døtre
  søster: søsteren søstre
  onkel: onklen onkler
  kvinde: kvinden kvinder kvinderne
  gade: gaden gader gaderne
  restaurant: restauranten restauranter restauranterne
  station: stationen stationer
  god: godt gode bedre bedst bedste
  stor: stort store større størst største
  lille: mindre mindst mindste
  gammel: gammelt gamle ældre ældst
  ny: nyt nye nyere nyest
  dyr: dyrt dyre dyrere dyrest dyreste
  billig: billigt billige billigere billigst billigste
  smuk: smukkeste
  dansk: danske
  lang: langt lange
  dårlig: dårligt dårlige
  hurtig: hurtigt hurtige hurtigere
  venlig: venligt venlige venligere
`,
)

// Names that are words: nouns in -e, verbs in -ere, nouns that look like forms of verbs.
testForms(
  lemmatizeDanish,
  `
  interesse: interessen interesser
  gruppe: gruppen grupper grupperne
  handelsperiode: handelsperioden
  klasse: klassen klasser
  hjerne: hjernen hjerner
  brudop|isme: ismen
  nuværende: nuværende
  fokusere: fokuserer fokuserede fokuseret
  udvide: udvider udvidede udvidet
  spil: spillet spillene
  angreb: angrebet angrebene
  frihed: friheden friheder
  bevidst: bevidste
  kristen: kristne
  foreslå: foreslår foreslog
  succes: succes
`,
)
