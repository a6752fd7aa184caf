import { expect, test } from 'vitest'
import { languageIndexes, languagesOf } from '../../../src/indexing/words/documentLanguages.js'

test('the language of the project comes first, with its tokenizer', () => {
  const tokenizer = { name: 'a', tokenize: () => [], module: undefined }
  expect(languagesOf({ language: 'de' })).toEqual([{ language: 'de', tokenizer: undefined }])
  expect(languagesOf({ language: 'de', tokenizer, otherLanguages: [{ language: 'en' }] })).toEqual([
    { language: 'de', tokenizer },
    { language: 'en' },
  ])
})

const languages = ['de', 'en', 'es'].map((language) => ({ language }))
const placesOf = (...own: (string | undefined)[]) =>
  languageIndexes(
    own.map((language) => ({ language })),
    languages,
  )

test('documents refer to their language by its place, those without one or in another to the first', () => {
  expect(placesOf('es', undefined, 'en', 'de', 'fr')).toEqual(Uint8Array.of(2, 0, 1, 0, 0))
})

test('where all documents have the first language there are no places', () => {
  expect(placesOf('de', undefined, 'fr')).toBeUndefined()
  expect(placesOf()).toBeUndefined()
  expect(languageIndexes([{ language: 'en' }], [{ language: 'de' }])).toBeUndefined()
})
