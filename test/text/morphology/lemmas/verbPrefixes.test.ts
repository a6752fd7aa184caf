import { expect, test } from 'vitest'
import { splitPrefixes } from '../../../../src/text/morphology/lemmas/verbPrefixes.js'

const prefixes = { separable: ['an'], inseparable: ['be', 'ver'], infinitiveMark: 'zu' }
const splitsOf = (word: string) =>
  splitPrefixes(word, prefixes).map(({ prefix, rest, inseparable }) => [prefix, rest, inseparable])

test('a verb is read with each of its prefixes, the fewest first', () => {
  expect(splitsOf('rufen')).toEqual([['', 'rufen', false]])
  expect(splitsOf('berufen')).toEqual([
    ['', 'berufen', false],
    ['be', 'rufen', true],
  ])
  expect(splitsOf('anvertrauen')).toEqual([
    ['', 'anvertrauen', false],
    ['an', 'vertrauen', false],
    ['anver', 'trauen', true],
  ])
})

test('the mark of the infinitive is left out behind a separable prefix alone', () => {
  expect(splitsOf('anzurufen')).toEqual([
    ['', 'anzurufen', false],
    ['an', 'zurufen', false],
    ['an', 'rufen', false],
  ])
  expect(splitsOf('zurufen')).toEqual([['', 'zurufen', false]])
})

test('three letters are left behind a separable prefix', () => {
  expect(splitsOf('antun')).toHaveLength(2)
  expect(splitsOf('antu')).toHaveLength(1)
})
