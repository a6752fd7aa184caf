import { expect, it } from 'vitest'
import { languageCodes } from '../../../src/text/languages.js'
import { hasOwnLemmas, lemmatizer, loadLemmatizer } from '../../../src/text/morphology/lemmatizer.js'
import { stemmer } from '../../../src/text/morphology/stem.js'

const words = ['a', 'x2', 'u.s', "o'neil", 'Über', 'ß', '-', 'x-y', '2020s', 'нет', '価格', '한국은', 'ὄν']

it.each(languageCodes)('of %s gives every word one lemma, never an empty one, and the same again', async (code) => {
  const lemmaOf = await loadLemmatizer(code)
  for (const word of words) {
    expect(lemmaOf(word)).not.toBe('')
    expect(lemmaOf(word)).not.toMatch(/[\s|]/u)
    expect(lemmaOf(word)).toBe(lemmatizer(code)(word))
  }
})

it.each(languageCodes.filter((code) => !hasOwnLemmas(code)))(
  'of %s is the stemmer, without rules of our own',
  async (code) => {
    const lemmaOf = await loadLemmatizer(code)
    for (const word of words) expect(lemmaOf(word)).toBe(stemmer(code)(word))
  },
)

it.each(languageCodes)(
  'of %s joins both spellings of wifi and email, and inflects the word behind a letter',
  async (code) => {
    const lemmaOf = await loadLemmatizer(code)
    expect(['wifi', 'wi-fi', 'e-mail'].map(lemmaOf)).toEqual(['wifi', 'wifi', 'email'])
    for (const word of ['radio', 'über', 'книга']) expect(lemmaOf(`X-${word}`)).toBe(`x-${lemmaOf(word)}`)
  },
)

it.each([
  ['nl', 'misschien'],
  ['pl', 'trochę'],
  ['fr', 'parfois'],
  ['sv', 'verkligen'],
])('of %s keeps the form of an adverb: %s', async (code, adverb) => {
  const lemmaOf = await loadLemmatizer(code)
  expect(lemmaOf(adverb)).toBe(adverb)
  expect(lemmaOf(adverb.toUpperCase())).toBe(adverb)
})

it('refuses an unknown language, and one that has not been loaded', async () => {
  await expect(loadLemmatizer('xx')).rejects.toThrow(RangeError)
  await expect(loadLemmatizer('constructor')).rejects.toThrow(RangeError)
  expect(() => lemmatizer('xx')).toThrow(RangeError)
})

it.each(languageCodes)('of %s gives spellings with letters repeated more or less often one lemma', async (code) => {
  const lemmaOf = await loadLemmatizer(code)
  expect(new Set(['haha', 'hahaha', 'HAHAHAHA', 'Hahahahaha'].map((word) => lemmaOf(word).toLowerCase())).size).toBe(1)
  expect(new Set(['kkk', 'kkkk', 'kkkkk', 'kkkkkk', 'kkkkkkkkk'].map(lemmaOf)).size).toBe(1)
})

it('tells words apart that a repeated letter tells apart', async () => {
  const lemmaOf = await loadLemmatizer('en')
  expect(['aa', 'aaa', 'ii', 'iii', 'papa', 'haha'].map(lemmaOf)).toEqual(['aa', 'aaa', 'ii', 'iii', 'papa', 'haha'])
})
