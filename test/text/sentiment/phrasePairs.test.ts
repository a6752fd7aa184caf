import { expect, test } from 'vitest'
import { matches, PhrasePairs } from '../../../src/text/sentiment/phrasePairs.js'
import type { LexiconPhrase } from '../../../src/text/sentiment/wordSense.js'

/** A phrase in source form: a word that ends in * is open. */
const phrase = (text: string): LexiconPhrase => ({
  words: text.split(' ').map((word) => ({ form: word.replace('*', ''), open: word.endsWith('*') })),
  sense: { value: 1, roles: 0 },
})

test('a word of a phrase is the form or its beginning', () => {
  expect(matches({ form: 'cook', open: true }, 'cooked')).toBe(true)
  expect(matches({ form: 'cook', open: false }, 'cooked')).toBe(false)
  expect(matches({ form: 'cook', open: false }, 'cook')).toBe(true)
})

test('the phrases of a pair are those that match it, in their order', () => {
  const all = [phrase('well cooked through'), phrase('well cook*'), phrase('well made'), phrase('well')]
  const forms = ['well', 'cooked', 'made', 'said']
  const pairs = new PhrasePairs([all], forms)
  expect(pairs.find(0, 1)).toEqual([all[0], all[1], all[3]])
  expect(pairs.find(0, 2)).toEqual([all[2], all[3]])
  expect(pairs.find(0, 3)).toEqual([all[3]])
})

test('many pairs displace each other without changing an answer', () => {
  const forms = Array.from({ length: 30_000 }, (_, i) => `w${i}`)
  const phrases = forms.slice(0, 3).map((form, i) => [phrase(`${form} w${1000 * (i + 1)}`)])
  const pairs = new PhrasePairs(phrases, forms)
  for (let round = 0; round < 2; round++) {
    for (let first = 0; first < phrases.length; first++) {
      for (let second = 0; second < forms.length; second++) {
        const expected = second === 1000 * (first + 1) ? phrases[first] : undefined
        if (JSON.stringify(pairs.find(first, second)) !== JSON.stringify(expected)) {
          throw new Error(`${first} ${second}`)
        }
      }
    }
  }
})
