import { lemmatizeSlovenian } from '../../../../src/text/morphology/lemmas/slovenian.js'
import { testForms, testLemmas } from './cases.js'

testLemmas(lemmatizeSlovenian, {
  lemmas: {
    soba: 'sobe sobi sobo sob sobah sobam sobami',
    mesto: 'mesta mestu mestom mest mestih mesti',
    človek: 'človeka človeku ljudje ljudi ljudem ljudeh',
    otrok: 'otroka otroci otroke otrokom',
    dan: 'dneva dnevu dnevi dni dne dnevih',
    konec: 'konca koncu koncem',
    izdelek: 'izdelka izdelku izdelki izdelkov izdelkih',
    okno: 'okna oknu oken oknih',
    natakar: 'natakarja natakarju natakarji natakarjev',
    stvar: 'stvari stvarjo stvarem stvareh',
    cerkev: 'cerkve cerkvi cerkvijo cerkvah',
    storitev: 'storitve storitvi storitvijo storitvah',
    vprašanje: 'vprašanja vprašanju vprašanj vprašanjih',
    podjetje: 'podjetja podjetju podjetij podjetjem',
    kosilo: 'kosila kosilu',
    dober: 'dobra dobro dobrega dobrih boljši boljša najboljši najboljše',
    lep: 'lepa lepo lepih lepši lepša najlepši',
    pomemben: 'pomembna pomembno pomembnih pomembnejši najpomembnejša',
    hiter: 'hitra hitro hitrega hitrejši',
    slovenski: 'slovenska slovenskega slovenskih slovenskim',
    delati: 'delam dela delamo delajo delal delala delali',
    govoriti: 'govorim govori govorijo govoril govorila',
    videti: 'vidim vidi vidijo videl videla videli',
    iskati: 'iščem išče iščejo iskal iskala',
    priti: 'pridem pride pridejo prišel prišla prišli',
    oditi: 'odidem odide odšel odšla odšli',
    reči: 'rečem reče rekel rekla rekli',
    vzeti: 'vzamem vzame vzamejo vzel vzela',
    začeti: 'začnem začne začel začela',
    odpreti: 'odprem odpre odprl odprla',
    kupovati: 'kupujem kupuje kupujejo kupoval kupovala',
    izboljševati: 'izboljšuje izboljšujejo izboljševal',
    vrniti: 'vrnem vrne vrnil vrnila vrnili',
    priporočati: 'priporočam priporoča priporočajo',
    organizirati: 'organizira organizirajo organiziral organizirala',
  },
  apart: [
    'delo delavec del',
    'pot potovati potnik',
    'kuhar kuhati kuhinja',
    'mesto mestni',
    'kupiti kupovati kupec',
    'voda vodja voditi',
    'let leteti letalo',
    'prijatelj prijateljica prijazen',
  ],
})

testForms(
  lemmatizeSlovenian,
  `
  brudop|ski: ska sko skega skemu skih skim skimi
  brudot|en: na no ni nega nemu nih nim nejši
  brudop|ost: osti ostjo
  brudop|anje: anja anju anjem
  brudop|irati: iram ira irajo iral irala irali
  brudop|ovati: ujem uje ujejo oval ovala
  brudop|ija: ije iji ijo ijami
  brudop|ica: ice ici ico icah
  brudop|nik: nika niku niki nikov
  brudop|išče: išča išču iščih
  brudop|itev: itve itvijo itvah
  brudop|stvo: stva stvu stvom
  brudop|: a u om e i ih ega
  `,
)
