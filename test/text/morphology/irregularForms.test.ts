import { expect, it } from 'vitest'
import { irregularForms, wordList } from '../../../src/text/morphology/irregularForms.js'

it('finds the lemma of each listed form, the first one where there are two', () => {
  const lemmaOf = irregularForms(`
    take took taken, find found
    found founded
  `)
  expect(['take', 'took', 'taken', 'found', 'founded'].map(lemmaOf)).toEqual(['take', 'take', 'take', 'find', 'found'])
  expect(lemmaOf('takes')).toBeUndefined()
  expect(lemmaOf('')).toBeUndefined()
})

it('reads words that white space separates', () => {
  expect([...wordList('\n king ring\n thing ')]).toEqual(['king', 'ring', 'thing'])
})
