import { lemmatizeIrish } from '../../../../src/text/morphology/lemmas/irish.js'
import { testForms, testLemmas } from './cases.js'

testLemmas(lemmatizeIrish, {
  lemmas: {
    bí: 'tá bhí bhfuil raibh beidh bheadh bíonn níl táimid mbeadh',
    déan: 'rinne rinneadh déanann déanfaidh dhéanfadh ndearna déantar',
    feic: 'chonaic fhaca bhfaca feiceann feicfidh',
    téigh: 'chuaigh ndeachaigh téann rachaidh rachadh',
    cuir: 'chuir cuireann cuirfidh cuireadh gcuirfeadh cuirtear',
    ceannaigh: 'cheannaigh ceannaíonn ceannóidh gceannóidh',
    imigh: 'imíonn imeoidh imíodh',
    freagair: 'freagraíonn fhreagair freagróidh',
    duine: 'daoine dhuine ndaoine',
    teach: 'tí tithe dteach',
    bliain: 'bhliain bliana mbliana blianta',
    ceist: 'ceiste ceisteanna gceist gceisteanna',
    seomra: 'seomraí tseomra sheomra',
    doras: 'dorais doirse ndoras',
    seirbhís: 'seirbhíse seirbhísí sheirbhís',
    teaghlach: 'teaghlaigh dteaghlach',
    maith: 'mhaith fearr maithe',
    óg: 'óga óige hóga',
    ard: 'airde hard',
    liosta: 'liostaí',
    píosa: 'píosaí phíosa',
    bainne: 'bhainne',
    déanta: 'dhéanta',
    pearsanta: 'phearsanta',
    ceannaire: 'ceannairí cheannaire',
    socraithe: '',
    cinneadh: 'chinneadh',
    moladh: 'mholadh moltaí',
    ionad: 'ionaid',
    cultúr: 'cultúir',
    athrú: 'athruithe hathruithe',
    cheana: '',
    fianaise: 'fhianaise bhfianaise',
    uisce: 'huisce t-uisce n-uisce',
  },
  apart: [
    'fuil bhfuil',
    'déan déanamh',
    'tuairim tuairimíocht',
    'scríobh scríbhneoir',
    'amhrán amhránaí',
    'polaitíocht polaiteoir',
    'náisiún náisiúnta',
  ],
})

testForms(
  lemmatizeIrish,
  `
  brudop: bhrudop mbrudop brudopanna mbrudopanna
  brudopíocht: brudopíochta bhrudopíocht
  `,
)
