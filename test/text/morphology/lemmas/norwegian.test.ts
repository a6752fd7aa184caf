import { lemmatizeNorwegian } from '../../../../src/text/morphology/lemmas/norwegian.js'
import { testForms, testLemmas } from './cases.js'

testLemmas(lemmatizeNorwegian, {
  lemmas: {
    trenge: 'trengs',
    dr: '',
    skrive: 'skrev skrevet skriver',
    gå: 'gikk går gått',
    jobbe: 'jobber jobbet',
    kjøpe: 'kjøpte kjøper kjøpt',
    bil: 'biler bilen bilene',
    bok: 'bøker boken boka bøkene',
    mann: 'menn mannen mennene',
    hotell: 'hoteller hotellet hotellene',
    god: 'bedre beste godt gode',
    stor: 'større største stort',
    vakker: 'vakre vakkert vakreste',
    mulighet: 'muligheter muligheten',
    sykkel: 'sykler sykkelen',
    jente: 'jenter jenta jentene',
    rom: 'rommet rommene',
    barn: 'barna barnet',
  },
  apart: ['mulig mulighet', 'venn vennlig', 'bok boks', 'hjelpe hjelpsom', 'hotell hus', 'leve levere'],
})

testForms(
  lemmatizeNorwegian,
  `
  jobbe: jobbes jobba jobbende
  snakke: snakker snakket snakka
  kjøpe: kjøpes kjøptes kjøpende
  spise: spiser spiste spist spises
  bestille: bestiller bestilte bestilt
  leve: lever levde levd
  bygge: bygger bygde
  tro: tror trodde trodd
  bo: bor bodde bodd
  skrive: skrives skrivende skrevne
  gi: gir ga gitt
  ta: tar tok tatt
  få: får fikk fått
  se: ser så sett
  være: er var vært
  ha: har hadde hatt
  komme: kommer kom kommet
  beskrive: beskriver beskrev beskrevet
  oppleve: opplever opplevde opplevd
  reparere: reparerer reparerte reparert
  brudop|lig: ligt lige ligere ligst ligste
  brudop|ig: ige igere igst igste
  brudop|isk: iske
  brudop|som: somt somme
  brudop|bar: bart bare
  brudop|full: fullt fulle
  brudop|løs: løst løse
  brudop|iv: ivt ive
  brudop|iell: ielle
  brudop|nell: nelle
  brudop|ant: ante
  brudop|messig: messige
  brudop|aktig: aktige
  brudop|: ene er en et ne a e
  brudop|het: heten heter hetene
  brudop|skap: skapet skaper
  brudop|ing: ingen inger ingene ings
  brudop|sjon: sjonen sjoner sjonene sjons
  brudop|else: elsen elser elsene
  brudorom: brudorommet brudorommene
  brudokel: brudokler
  servitør: servitøren servitører
  leverandør: leverandøren leverandører
  kommune: kommunen kommuner kommunene
  vin: vinen viner vinene
  bord: bordet bordene
  skjerm: skjermen skjermer skjermene
  kald: kaldt kalde kaldere
  dag: dagen dager dagene dags
  hus: huset husene
  barn: barns
  hånd: hånden hånda hendene
  fot: foten føtter
  natt: natten netter
  by: byen byer byene
  lærer: læreren lærere lærerne
  datter: datteren døtre
  kvinne: kvinnen kvinner kvinnene
  gate: gaten gater gatene
  restaurant: restauranten restauranter
  stasjon: stasjonen stasjoner stasjonene
  god: best
  stor: størst store
  liten: lite små mindre minst
  gammel: gammelt gamle eldre eldst
  ny: nytt nye nyere nyest
  dyr: dyrt dyre dyrere dyrest dyreste
  billig: billige billigere billigst billigste
  norsk: norske
  lang: langt lange lengst
  dårlig: dårlige
  rask: raske raskere
`,
)

// Names that are words: nouns in -e and -a, verbs in -ere, nouns that look like forms of verbs.
testForms(
  lemmatizeNorwegian,
  `
  interesse: interessen interesser
  periode: perioden perioder
  fotballinteresse: fotballinteressen
  stjerne: stjerna stjernen stjerner
  bransje: bransjen bransjer
  konkurranse: konkurransen konkurranser
  brudop|isme: ismen
  dokumentere: dokumenterer dokumenterte dokumentert
  forskjell: forskjellen forskjeller
  ansikt: ansiktet ansikter
  fugl: fuglen fugler
  hest: hesten hester
  generell: generelt generelle
  syria: syria
  frihet: friheten friheter
  nåværende: nåværende
  tillate: tillater tillot tillatt
`,
)
