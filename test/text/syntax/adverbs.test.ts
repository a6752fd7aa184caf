import { expect, test } from 'vitest'
import { languageCodes } from '../../../src/text/languages.js'
import { loadLemmatizer } from '../../../src/text/morphology/lemmatizer.js'
import { adverbsOf } from '../../../src/text/syntax/adverbs.js'
import { normalFormOf } from '../../../src/text/tokenization/normalForm.js'

test.each([
  ['en', 'again'],
  ['en', 'overall'],
  ['en', 'extremely'],
  ['en', 'incredibly'],
  ['de', 'bisschen'],
  ['no', 'igjen'],
  ['pl', 'trochę'],
  ['zh', '居然'],
  ['zh', '根本'],
  ['pl', 'niestety'],
  ['ru', 'действительно'],
  ['uk', 'загалом'],
  ['tr', 'gerçekten'],
  ['fi', 'valitettavasti'],
  ['cs', 'bohužel'],
  ['hu', 'sajnos'],
  ['ro', 'desigur'],
  ['de', 'natürlich'],
  ['nl', 'ondertussen'],
  ['sv', 'tillbaka'],
  ['da', 'lidt'],
  ['no', 'fremdeles'],
  ['it', 'addirittura'],
  ['it', 'ecco'],
  ['de', 'insbesondere'],
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

test('each is found by the term of the word, also where a stemmer makes the terms', async () => {
  for (const language of languageCodes) {
    const lemmaOf = await loadLemmatizer(language)
    const adverbs = adverbsOf(language)
    for (const word of adverbs) expect([language, word, adverbs.has(lemmaOf(word))]).toEqual([language, word, true])
  }
})

test('words that judge something are not among them', () => {
  for (const word of ['szybko', 'drogo', 'źle']) expect(adverbsOf('pl').has(word)).toBe(false)
  for (const word of ['быстро', 'дорого', 'плохо']) expect(adverbsOf('ru').has(word)).toBe(false)
})

test('a language without lists has none', () => {
  expect(adverbsOf('ga').size).toBe(0)
})
