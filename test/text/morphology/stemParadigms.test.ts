import { expect, test } from 'vitest'
import { paradigmLexicon } from '../../../src/text/morphology/stemParadigms.js'

const lemmaOf = paradigmLexicon(
  { noun: 'a: s es', bare: '-: e', verb: 'o: es imos' },
  { noun: 'lun cas', bare: 'mar', verb: 'tom pid/pied cas' },
)

test('a form of a listed word has its lemma', () => {
  expect(['luna', 'luns', 'lunes', 'mar', 'mare', 'tomo', 'tomimos'].map(lemmaOf)).toEqual([
    'luna',
    'luna',
    'luna',
    'mar',
    'mar',
    'tomo',
    'tomo',
  ])
})

test('another stem of a word has the lemma of the first', () => {
  expect(['pides', 'piedes', 'piedimos'].map(lemmaOf)).toEqual(['pido', 'pido', 'pido'])
})

test('the first paradigm of a stem wins where both have the ending', () => {
  expect(['cases', 'casimos'].map(lemmaOf)).toEqual(['casa', 'caso'])
})

test('a word that is not listed, or has another ending, has none', () => {
  expect(['solo', 'lunimos', 'lun', ''].map(lemmaOf)).toEqual([undefined, undefined, undefined, undefined])
})
