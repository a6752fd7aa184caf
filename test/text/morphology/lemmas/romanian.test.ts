import { lemmatizeRomanian } from '../../../../src/text/morphology/lemmas/romanian.js'
import { testLemmas } from './cases.js'

testLemmas(lemmatizeRomanian, {
  lemmas: {
    casă: 'casa casei case casele caselor',
    om: 'omul omului oameni oamenii',
    student: 'studentul studentului studenți studenții studenților',
    situație: 'situația situației situații situațiile',
    libertate: 'libertatea libertății',
    oraș: 'orașul orașele orașelor',
    lucrare: 'lucrarea lucrării lucrări lucrările',
    politic: 'politică politici politice',
    frumos: 'frumoasă frumoși frumoase',
    face: 'fac facem făcut făcea făcând',
    lucra: 'lucrez lucrează lucrat lucrând',
    vorbi: 'vorbesc vorbește vorbit vorbind',
    putea: 'pot poate putut puteau',
    trimite: 'trimis trimit trimisă',
    fi: 'este sunt era fost',
  },
  apart: ['lucra lucrare', 'casă caz', 'frumos frumusețe', 'oraș orar'],
})
