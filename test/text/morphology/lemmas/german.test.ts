import { lemmatizeGerman } from '../../../../src/text/morphology/lemmas/german.js'
import { testForms, testLemmas } from './cases.js'

testLemmas(lemmatizeGerman, {
  lemmas: {
    machen: 'machte machten',
    gelangen: 'gelangt gelangte',
    schade: 'schade',
    aufhören: 'aufgehört aufhörte',
    rechnen: 'gerechnet rechnete',
    hinzufügen: 'hinzugefügt hinzufügt',
    genügen: 'genügt genügte',
    erfassen: 'erfasst erfasste',
    abschalten: 'abgeschaltet abschalten',
    gewinnen: 'gewann gewonnen',
    vorwand: 'vorwände',
    zusammenhang: 'zusammenhänge zusammenhängen',
    zustand: 'zustände zuständen',
    gemeinschaft: 'gemeinschaften',
    hersteller: 'herstellern herstellers',
    sammlung: 'sammlungen',
    apotheke: 'apotheken',
    bibliothek: 'bibliotheken',
    initiative: 'initiativen',
    wand: 'wände wänden',
    schaden: 'schäden schadet',
    gehen: 'geht ging gingen gegangen gehst',
    ausgehen: 'ausgegangen auszugehen ausgeht',
    verlieren: 'verliert verlor verloren',
    bringen: 'brachte gebracht bringt',
    arbeiten: 'arbeitet arbeitete gearbeitet',
    reservieren: 'reserviert reservierte',
    verkaufen: 'verkauft verkaufte verkauften',
    abholen: 'abgeholt abzuholen',
    spielen: 'spielt spielte gespielt',
    bestellen: 'bestellte bestellst',
    haus: 'häuser häusern hauses',
    zimmerpreis: 'zimmerpreise zimmerpreisen',
    krankenhaus: 'krankenhäuser',
    kind: 'kinder kindern kindes',
    lehrerin: 'lehrerinnen',
    wohnung: 'wohnungen',
    museum: 'museen',
    ergebnis: 'ergebnisse',
    gut: 'besser beste guten',
    alt: 'älter ältere älteste alten',
    freundlich: 'freundlicher freundlichste freundlichen',
    straße: 'strassen straßen strasse',
    groß: 'große grosse größer größten',
    vater: 'väter',
    lampe: 'lampen',
    abteilung: 'abteilungen',
    information: 'informationen',
    öffentlich: 'öffentliche öffentlichen öffentlicher',
    französisch: 'französische französischen',
    verschieden: 'verschiedene verschiedenen',
    haar: 'haare haaren',
    soldat: 'soldaten',
    sonne: 'sonnen',
    hochschule: 'hochschulen',
    droge: 'drogen',
    zeichen: 'zeichens',
    brötchen: 'brötchens',
    italien: 'italiens',
    keller: 'kellers',
    abschließen: 'abgeschlossen abschliesst',
    großteil: 'grossteil',
    überqueren: 'überquert überquerte',
    schießen: 'geschossen',
    feiern: 'feiert gefeiert feierte',
  },
  apart: [
    'entscheiden entscheidung',
    'lehrer lehre',
    'besuch besucher',
    'arbeit arbeitslos',
    'freund freundlich freundschaft',
    'land ausländer',
    'musik musiker',
    'gerät rat',
    'aussehen außen',
    'preissteigerung preis',
    'zwischen tisch',
    'nichte nicht',
    'seite seit',
  ],
})

testForms(
  lemmatizeGerman,
  `
  machen: mache machst machten machtest machtet gemacht gemachte gemachten gemachter gemachtes gemachtem machend machende machenden machender machendes machendem
  arbeiten: arbeitest arbeitet arbeitete arbeiteten arbeitetest arbeitend gearbeitete
  öffnen: öffne öffnest öffnet öffnete öffneten geöffnet geöffnete
  reden: rede redest redet redete redeten geredet
  lernen: lernt lernte lernten gelernt
  wandern: wandere wandert wanderte gewandert wandernd wandernde wandre
  sammeln: sammle sammelt sammelte gesammelt sammelnd
  bezahlen: bezahle bezahlst bezahlt bezahlte bezahlten bezahltes
  erklären: erklärt erklärte erklärten erklärend
  besuchen: besuchst besuchte besuchten
  einkaufen: einkauft einkaufte eingekauft einzukaufen
  abholen: abholt abholte abgeholte abholend
  sprechen: spricht sprichst sprach sprachst gesprochen gesprochene gesprochener spräche sprächen
  fahren: fährt fährst fuhr fuhren
  schreiben: schreibt schrieb schrieben geschrieben geschriebene geschriebenes
  beschreiben: beschreibt beschrieb beschrieben beschriebene beschriebenen
  versprechen: verspricht versprach versprochen
  ankommen: ankommt ankam ankamen angekommen anzukommen
  anfangen: anfängt anfing angefangen
  bekommen: bekommt bekam bekamen bekämen
  nehmen: nimmt nimmst nahm nahmen genommen nähme
  wissen: wusste wussten gewusst wüsste
  denken: denkt dachte dachten gedacht dächte
  kennen: kennt kannte kannten gekannt
  nennen: nennt nannte genannt genannten
  können: kann kannst konnte konnten gekonnt könnte
  müssen: muss musst musste mussten müsste
  sein: bin bist ist sind war waren gewesen wäre wären
  haben: habe hast hat hatte hatten gehabt hätte
  werden: wird wirst wurde wurden geworden würde
  gefallen: gefällt gefiel gefielen
  verstehen: versteht verstanden
  funktionieren: funktioniert funktionierte funktionierten funktionierend funktioniere funktionierst
  brudop|ieren: iert ierte ierten iertest iertet iere ierst ierend ierende ierenden ierender ierter iertes iertem
  gut: guter gutes gutem gute guten besser bessere besten beste
  schön: schönes schöne schönen
  freundlich: freundliche freundlichem freundliches freundlichere freundlichster
  teuer: teure teuren teurer
  hoch: hohe hohen hoher höher höchste
  nah: nahe näher
  groß: große großer großes großem größere größte
  lang: lange langer länger längste längere
  warm: wärmer wärmste warme
  jung: jünger jüngste jüngere
  kalt: kälter kälteste kalte
  brudop|lich: liche lichen licher liches lichem licherer lichste lichsten
  brudop|ig: ige igen iger iges igem igere igste
  brudop|isch: ische ischen ischer isches
  brudop|bar: bare baren barer bares barere barste
  brudop|sam: same samen samer sames
  brudop|haft: hafte haften hafter haftes
  brudop|los: lose losen loser loses
  brudop|voll: volle vollen voller volles
  brudop|reich: reiche reichen reicher
  brudop|frei: freier
  brudop|wert: werte werten werter
  brudop|iv: ive iven iver ives
  brudop|al: ale alen aler ales
  brudop|ell: elle ellen eller elles
  brudop|ös: öse ösen öser
  brudop|ant: ante anten anter antes
  brudop|ent: ente enten enter
  brudop|arm: arme armen armer
  brudop|fähig: fähige fähigen
  brudoper|in: innen
  brudop|nis: nisse nissen nisses
  brudop|ie: ien
  brudop|ung: ungen
  brudop|heit: heiten
  brudop|keit: keiten
  brudop|schaft: schaften
  brudop|er: ers ern
  brudop|el: eln els
  brudup|: e en es ens
  brudat|: s e en
  brudopnis: brudopnisse brudopnissen
  mann: männer männern mannes manns
  fachmann: fachmänner
  buch: bücher büchern buches buchs
  wörterbuch: wörterbücher
  bild: bilder bildern bildes
  lied: lieder liedern
  hand: hände händen
  stadt: städte städten
  nacht: nächte nächten
  baum: bäume bäumen baumes
  apfelbaum: apfelbäume
  vogel: vögel vögeln
  mutter: mütter müttern
  tochter: töchter töchtern
  garten: gärten
  tag: tage tagen tages tags
  aufgabe: aufgaben
  anlage: anlagen
  ausnahme: ausnahmen
  kamera: kameras
  akku: akkus
  ladegerät: ladegeräte
  schön: schöner schönste schönen
  sicher: sichere sicherer
  auto: autos
  hotel: hotels
  büro: büros
  frau: frauen
  blume: blumen
  straße: straßen
  zimmer: zimmern zimmers
  student: studenten
  herr: herrn herren
  ausländer: ausländern ausländers
  bus: busse bussen
  haus: hause
  preis: preise preises
  ereignis: ereignisse ereignissen
  thema: themen
  datum: daten
  firma: firmen
  freundin: freundinnen
  geschichte: geschichten
  gesicht: gesichter
  gericht: gerichte gerichten
  gebiet: gebiete
  gesellschaft: gesellschaften
`,
)
