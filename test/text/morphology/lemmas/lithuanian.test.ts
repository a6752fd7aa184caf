import { lemmatizeLithuanian } from '../../../../src/text/morphology/lemmas/lithuanian.js'
import { testForms, testLemmas } from './cases.js'

testLemmas(lemmatizeLithuanian, {
  lemmas: {
    žmogus: 'žmogaus žmogų žmonės žmonių žmonėms',
    vanduo: 'vandens vandenį vandeniu',
    vieta: 'vietos vietoje vietų vietoms',
    geras: 'gera gero geri geresnis geresnė geriausias geriausia geroji',
    didelis: 'didelė dideli didesnis didžiausia',
    būti: 'yra esu esame buvo buvome bus būdamas esantis',
    siekti: 'siekia siekiame siekė sieks siekdamas siekiama siektų',
    rinkti: 'renka rinko rinks renkame rinktų',
    pasirinkti: 'pasirenka pasirinko pasirinkome pasirinktas',
    matyti: 'mato matau matė mačiau matysite',
    rasti: 'randa rado rasime rastas radęs',
    eiti: 'eina einu ėjo eis eidamas',
    rašyti: 'rašo rašė rašau rašys rašydama',
    nesakyti: 'nesako nesakė nesakys',
    važiuoti: 'važiuoja važiavo važiuos važiuodami važiuojame',
    keliauti: 'keliauja keliavo keliaudami',
    gaminti: 'gamina gamino gamindama gaminama gaminti',
    gyvenimas: 'gyvenimo gyvenime gyvenimą gyvenimai',
  },
  apart: [
    'gyventi gyvenimas gyventojas',
    'geras gerti',
    'siekti siekimas',
    'matyti nematyti',
    'rinkti pasirinkti pirkti',
    'draugas draugė draugiškas',
    'kartas karta',
  ],
})

testForms(
  lemmatizeLithuanian,
  `
  brudop|uoti: uoja uoju uojame uos uodamas uotas
  brudop|inti: ina ino indama intas inamas
  brudop|ija: ijos iją ijoje ijų ijoms
  brudop|tojas: tojo tojai tojų tojams
  brudop|ystė: ystės ystę ystėje
  brudop|iškas: iška iško iškos iškai iškų
  brudop|inis: inė inio inės inių
  brudop|as: o ą ų us ais esnis iausias
  brudop|a: os oje oms omis
  brudop|ė: ės ei ę ėms
  brudop|is: io į iu iams iais
  brudop|tūra: tūros tūrą tūrų
  brudop|ovė: ovės ovių
  brudoptor|ius: iaus ių iais
  bažnyčia: bažnyčios bažnyčią
  produktas: produkto produktą produktų produktai
  programa: programos programą programų
  grupė: grupės grupę grupių
  žodis: žodžio žodžių žodžiai
  sritis: srities sritį sričių
  dėmesys: dėmesio dėmesį
  skyrius: skyriaus skyrių
  bendras: bendra bendros bendrų bendrą
  įvairus: įvairių įvairios įvairūs
  vasara: vasaros vasarą
  pasaulis: pasaulyje pasaulio
  `,
)
