import { lemmatizeFinnish } from '../../../../src/text/morphology/lemmas/finnish.js'
import { testLemmas } from './cases.js'

testLemmas(lemmatizeFinnish, {
  lemmas: {
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
