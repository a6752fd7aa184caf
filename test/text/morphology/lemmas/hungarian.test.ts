import { lemmatizeHungarian } from '../../../../src/text/morphology/lemmas/hungarian.js'
import { testLemmas } from './cases.js'

testLemmas(lemmatizeHungarian, {
  lemmas: {
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
