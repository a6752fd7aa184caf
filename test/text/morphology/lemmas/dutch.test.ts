import { lemmatizeDutch } from '../../../../src/text/morphology/lemmas/dutch.js'
import { testForms, testLemmas } from './cases.js'

testLemmas(lemmatizeDutch, {
  lemmas: {
    gebeuren: 'gebeurd',
    sla: 'sla',
    vergelijken: 'vergeleken vergeleek vergelijkt',
    service: 'services',
    lopen: 'loopt liep gelopen',
    opbellen: 'opgebeld',
    maken: 'maakt maakte gemaakt',
    leven: 'leeft leefde geleefd',
    verkopen: 'verkocht verkoopt',
    kind: 'kinderen',
    huis: 'huizen huisje',
    schip: 'schepen',
    stad: 'steden',
    groot: 'grote groter grootste',
    mooi: 'mooie mooier mooiste',
    mogelijkheid: 'mogelijkheden',
    boom: 'bomen boompje',
    hotelkamer: 'hotelkamers',
    goed: 'beter beste goede',
    brief: 'brieven',
    reparatie: 'reparaties',
    bus: 'bussen',
    film: 'films',
    scherm: 'schermen',
  },
  apart: [
    'werken werker',
    'vriend vriendelijk',
    'mogelijk mogelijkheid',
    'man maan',
    'bom boom',
    'gebouw bouwen',
    'meisje meid',
  ],
})

testForms(
  lemmatizeDutch,
  `
  maken: maak maakt maakte maakten gemaakt gemaakte makend makende
  werken: werkt werkte werkten gewerkt werkend werkende
  leven: leef leeft leefde leefden geleefd levend levende
  wonen: woon woont woonde woonden gewoond
  praten: praatte praatten gepraat
  betalen: betaal betaalt betaalde betaalden
  gebruiken: gebruikt gebruikte gebruikten gebruikend
  verwachten: verwacht verwachtte verwachtten
  ontmoeten: ontmoet ontmoette
  opbellen: opbelt opbelde opgebeld
  schrijven: schrijf schrijft schreef schreven geschreven geschrevene
  beschrijven: beschrijft beschreef beschreven
  aankomen: aankomt aankwam aangekomen
  lopen: loopt liep liepen gelopen
  eten: eet at aten gegeten
  drinken: drink drinkt dronk dronken gedronken
  geven: geef geeft gaf gaven gegeven
  nemen: neem neemt nam genomen
  zijn: ben bent is was waren geweest
  hebben: heb hebt heeft had hadden gehad
  worden: word wordt werd werden geworden
  kunnen: kan kunt kon konden gekund
  gaan: ga gaat ging gingen gegaan
  zien: zie ziet zag zagen gezien
  doen: doe doet deed deden gedaan
  denken: denk denkt dacht dachten gedacht
  kopen: koopt kocht kochten gekocht gekochte
  brengen: brengt bracht brachten gebracht
  zoeken: zoekt zocht gezocht
  brudop|ieel: iële
  financieel: financiële
  reserveren: gereserveerd reserveer reserveert reserveerde reserveerden
  brudop|eren: eert eerde eerden erend erende eerd
  brudop|lijk: lijke
  brudop|ig: ige iger igere igst igste
  brudop|baar: bare
  brudop|zaam: zame
  brudop|loos: loze
  brudop|isch: ische
  brudop|ief: ieve
  brudop|aal: ale
  brudop|ant: ante
  brudop|ent: ente
  brudop|achtig: achtige achtiger
  brudop|eus: euze
  brudop|iek: ieke
  brudop|waardig: waardige
  brudop|heid: heden
  brudop|ing: ingen ings
  brudop|ie: ieën ies
  brudop|schap: schappen
  brudop|er: ers
  brudop|el: els
  brudop|aar: aars
  brudop|eur: eurs
  brudop|oor: oors
  brudop|ier: iers
  brudop|eer: eers
  brudop|on: ons
  brudop|em: ems
  brudobal: brudoballen
  brudoba: brudoba's
  brudobaan: brudobanen
  brudoboof: brudoboven
  brudoboos: brudobozen
  brudokik: brudokikken
  brudokoning: brudokoninkje
  brudokoe: brudokoeien
  huis: huizen huisje huisjes
  keuken: keukens
  wagen: wagens
  jongen: jongens
  probleem: problemen
  adres: adressen adresje
  kennis: kennissen
  schoen: schoenen
  boom: bomen boompje boompjes
  auto: auto's autootje
  foto: foto's
  man: mannen mannetje
  bal: ballen balletje
  spel: spelletje spelletjes
  koning: koningen koninkje
  kamer: kamers kamertje
  meisje: meisjes
  tafel: tafels tafeltje
  deur: deuren deurtje
  boek: boeken boekje
  dag: dagen
  weg: wegen
  brief: brieven briefje
  prijs: prijzen prijsje
  kind: kinderen
  ei: eieren
  stad: steden
  schip: schepen
  vrouw: vrouwen vrouwtje
  zee: zeeën
  idee: ideeën
  industrie: industrieën
  museum: musea museums
  ervaring: ervaringen
  restaurant: restaurants restaurantje
  dokter: dokters
  les: lessen
  bus: bussen
  goed: goede beter betere best beste
  groot: grote groter grotere grootste
  mooi: mooie mooier mooiere mooist mooiste
  duur: dure duurder duurdere duurst duurste
  goedkoop: goedkope goedkoper goedkoopste
  lief: lieve liefste
  vies: vieze viezer
  klein: kleine kleiner kleinere kleinst kleinste
  lekker: lekkere lekkerder lekkerst lekkerste
  nieuw: nieuwe nieuwer nieuwste
  oud: oude ouder oudere oudst oudste
  blij: blije blijer
`,
)

// Names that are words: nouns in -e, -en and -s, adjectives that are known by a form, stems of verbs.
testForms(
  lemmatizeDutch,
  `
  hoogte: hoogten hoogtes
  schade: schades
  droom: droom
  handel: handel
  miljoen: miljoenen
  vijftien: vijftien
  internationaal: internationale
  cultureel: culturele
  koloniaal: koloniale
  toerisme: toerisme
  percentage: percentages
  analyse: analyses
  brudop|isme: ismes
  kampioen: kampioenen
  nederlands: nederlandse
  dagelijks: dagelijkse
  woonplaats: woonplaatsen
  gevangenis: gevangenissen
  omloop: omloop
  ontsnappen: ontsnapt ontsnapte
  verlichten: verlicht verlichtte
  bevrijden: bevrijdt bevrijdde
  integreren: geïntegreerd geïntegreerde
  kolonie: koloniën
  sector: sectoren
  lerares: lerares
`,
)
