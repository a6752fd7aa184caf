import { lemmatizeFinnish } from '../../../../src/text/morphology/lemmas/finnish.js'
import { testForms, testLemmas } from './cases.js'

testLemmas(lemmatizeFinnish, {
  lemmas: {
    kertoa: 'kertoo kertoi',
    syy: 'syytä',
    vuosi: 'vuonna vuoden vuotta',
    osa: 'osana osan',
    helsinki: 'helsingissä helsingistä helsinkiin',
    tampere: 'tampereella tampereelta',
    eurooppa: 'euroopan euroopassa eurooppaan',
    englanti: 'englannin englannissa',
    internet: 'internetin internetissä',
    tšekkiläinen: 'tšekkiläisen tšekkiläiset',
    koostua: 'koostuu koostuvat',
    talo: 'talossa talon taloja taloihin taloni',
    katu: 'kadun kadulla katuja',
    käsi: 'käden kädessä kättä',
    ihminen: 'ihmisen ihmiset ihmisiä',
    vastaus: 'vastauksen vastauksia',
    rakkaus: 'rakkauden rakkautta',
    huone: 'huoneen huoneita huonetta',
    hammas: 'hampaan hampaita',
    puhua: 'puhun puhui puhuttiin puhunut',
    tupakoida: 'tupakoin tupakoit tupakoimme tupakoinut',
    antaa: 'annan antoi annettu',
    onneton: 'onnettoman onnettomat onnettomassa',
    työtön: 'työttömän työttömiä työttömälle',
    sietämätön: 'sietämättömän sietämättömiä',
    kuunnella: 'kuuntelen kuunteli kuuntelimme',
    ajatella: 'ajattelen ajatteli ajattelin',
    opetella: 'opettelen opetteli',
    purra: 'puren puri',
    tulla: 'tulen tuli tullut tultiin',
    mennä: 'menen meni mennyt',
    haluta: 'haluan halusi halunnut',
    tarvita: 'tarvitsen tarvitsi',
    juosta: 'juoksen juoksi',
    hyvä: 'hyvän parempi paras',
    pöytä: 'pöydän pöydällä',
    hotellihuone: 'hotellihuoneen hotellihuoneessa',
    kaupunki: 'kaupungin kaupungissa',
    lapsi: 'lapsen lapset lasten',
  },
  apart: [
    'opettaa opettaja',
    'ystävä ystävyys ystävällinen',
    'asua asunto',
    'puhua puhe puhelin',
    'kuusi kukka',
    'talo talous',
    'kirja kirje kirjasto',
  ],
})

testForms(
  lemmatizeFinnish,
  `
  talo: taloa talon talossa talosta taloon talolla talolta talolle talona taloksi talot talojen taloissa taloista taloilla taloille taloiksi talomme talosi talonsa talokin
  katu: kadussa kadusta katuun kadulta kadulle kadut katujen kaduilla
  kauppa: kaupan kauppaa kaupassa kaupasta kauppaan kaupat kauppoja kaupoissa
  kukka: kukan kukkaa kukat kukkia kukkien
  matto: mattoa
  henki: hengen henkeä henget
  ranta: rannan rantaa rannalla rannat rantoja
  ilta: illan iltaa illalla illat iltoja
  parta: parran partaa
  puku: puvun pukua
  lupa: luvan
  nainen: naisen naista naisessa naisella naiselle naiset naisten naisia naisissa naisille
  suomalainen: suomalaisen suomalaista suomalaiset suomalaisia
  kysymys: kysymyksen kysymystä kysymykset kysymyksiä
  vapaus: vapauden vapaudessa
  mahdollisuus: mahdollisuuden mahdollisuutta mahdollisuudet mahdollisuuksia
  puhelin: puhelimen puhelinta puhelimet puhelimia
  huone: huoneessa huoneesta huoneeseen huoneet huoneiden huoneissa
  perhe: perheen perhettä perheet perheitä
  hammas: hampaat hammasta hampaita
  kirves: kirveen kirveet
  kaunis: kauniin kaunista kauniit kauniita
  valmis: valmiin valmiit
  nimi: nimen nimet nimiä
  järvi: järven järveä järvet järviä
  uusi: uuden uutta uudet
  vesi: veden vettä vedessä
  vuosi: vuoden vuotta vuosia
  kieli: kielen kielet kieliä
  pieni: pienen pientä pienet pieniä
  ovi: oven ovea ovet ovia
  lapsi: lasta lapsia
  kirja: kirjan kirjat kirjoja kirjassa kirjojen
  koira: koiran koiraa koirat koiria
  päivä: päivän päivää päivät päiviä
  hotelli: hotellin hotellia hotellissa hotellit hotelleja hotelleissa
  työtön: työttömän työttömät työttömiä
  kuollut: kuolleen kuolleet
  puhua: puhut puhumme puhutte puhuvat puhuisin puhuisi puhukaa puhutaan puhuttu puhuneet puhuva puhuessa puhumassa puhuakseen puhumatta
  antaa: annat antavat annoin annettiin annetaan antanut antaisi antava
  ottaa: otan otat otin otti otettiin otettu ottanut
  oppia: oppivat oppinut opittu
  lukea: luen luet lukee lukevat luin luki luettiin luettu lukenut
  tuntea: tunsi tunnetaan tuntenut
  syödä: syön syöt syö söi söin syötiin syöty syönyt syödään
  saada: saan saat saa sai sain saatiin saatu saanut saadaan
  tulla: tulet tulee tulemme tulevat tulin tultu tullaan tulisi
  mennä: menet menee menemme menin mentiin mennään
  purra: puren puree puri
  nousta: nousen nousee nousi noussut noustiin
  haluta: haluat haluaa haluavat haluttiin haluttu haluaisin haluaisi
  tavata: tapaan tapaa tapasi tavannut tavattiin
  maata: makaan makaa makasi
  tarvita: tarvitset tarvitsee tarvitsin tarvinnut tarvittiin
  vanheta: vanhenee vanheni
  olla: olen olet on olemme ovat oli olin ollut olisi
  tehdä: teen teet tekee teki tehnyt tehty tehtiin
  nähdä: näen näkee näki nähnyt nähty
  voida: voin voit voi voimme voivat voinut voisi
  hyvä: hyvää hyvät paremman paremmat parempia parhaan parhaat
  suuri: suuren suurta suurin suuremman
  vanha: vanhan vanhaa vanhin vanhat
  brudop|inen: isen ista iset isia isissa isille isiin isena
  brudopm|uus: uutta
  brudop|us: uksen usta ukset uksia uksissa uksella
`,
)

// Names that are words: suffixes, and the grade and ending of words that no list has.
testForms(
  lemmatizeFinnish,
  `
  tulevaisuus: tulevaisuuden tulevaisuutta tulevaisuudessa
  brudopi|suus: suuden suutta
  vaarallinen: vaarallisia vaarallisten vaarallista
  brudopaksallinen: brudopaksallisia brudopaksallisissa
  päätös: päätöksen päätökset päätöksiä
  parlamentti: parlamentin parlamentissa
  brudamentti: brudamentin brudamentissa
  joukkue: joukkueen joukkueet joukkueessa
  lokakuu: lokakuuta lokakuussa
  työtön: työttömät työttömien
  voittaja: voittajan voittajat voittajia
  kommentoida: kommentoi kommentoivat kommentoinut
  aiheutua: aiheutuu aiheutunut aiheutuvat
  yksikkö: yksikön yksiköt
  robert: robert
  velka: velkaa velat
  sauna: saunan saunassa
`,
)
