import { lemmatizeCatalan } from '../../../../src/text/morphology/lemmas/catalan.js'
import { testLemmas } from './cases.js'

testLemmas(lemmatizeCatalan, {
  lemmas: {
    fer: 'faig fa fet feta faran feia',
    tenir: 'tinc té tenia tindrà tingut',
    prendre: 'pren pres presa prenia',
    cantar: 'canto canta canten cantava cantat',
    buscar: 'busco busca busquen buscava',
    dir: 'diu dit deia dirà',
    casa: 'cases',
    estació: 'estacions',
    camí: 'camins',
    blanc: 'blanca blancs blanques',
    català: 'catalana catalans catalanes',
    bo: 'bona bons bones',
    famós: 'famosa famosos famoses',
    text: 'textos',
    llengua: 'llengües',
  },
  apart: ['creure crear', 'casa cas', 'ràpid ràpidament', 'mà mal', 'porta port'],
})
