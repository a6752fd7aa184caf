import { expect, test } from 'vitest'
import { languageCodes } from '../../../src/text/languages.js'
import { adverbsOf } from '../../../src/text/syntax/adverbs.js'
import { normalFormOf } from '../../../src/text/tokenization/normalForm.js'

test.each([
  ['en', 'again'],
  ['en', 'overall'],
  ['de', 'bisschen'],
  ['no', 'igen'],
  ['pl', 'trochę'],
  ['zh', '居然'],
])('%s: %s names nothing', (language, word) => {
  expect(adverbsOf(language).has(word)).toBe(true)
})

test('words that also name a time, and forms of other words, are not among them', () => {
  expect(adverbsOf('de').has('morgen')).toBe(false)
  expect(adverbsOf('de').has('bestimmt')).toBe(false)
  expect(adverbsOf('en').has('later')).toBe(false)
})

test('all are in normal form, so that words of texts are found', () => {
  for (const language of languageCodes) {
    const normalForm = normalFormOf(language)
    for (const word of adverbsOf(language)) expect(normalForm(word)).toBe(word)
  }
})

test('a language without lists has none', () => {
  expect(adverbsOf('ga').size).toBe(0)
})
