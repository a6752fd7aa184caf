import { expect, test } from 'vitest'
import { analyzerFor, analyzersFor } from '../../src/answers/textLanguage.js'
import { packStrings } from '../../src/compute/shared.js'
import { createAnalyzer, loadLanguage } from '../../src/text/analyze.js'
import { languageCodes } from '../../src/text/languages.js'
import { analyzeText } from '../text/analyzeText.js'
import { smallSnapshot } from './smallSnapshot.js'

await Promise.all(languageCodes.map((code) => loadLanguage(code)))

/** A project whose terms are those given, and nothing else is known of it. */
async function projectOf(ids: readonly string[], languages: readonly string[]) {
  const small = smallSnapshot({ documents: [{ words: 'a' }] })
  const snapshot = { ...small, terms: { ...small.terms, count: ids.length, ids: packStrings(ids) } }
  for (const language of languages) await loadLanguage(language)
  const [analyzer, ...otherAnalyzers] = languages.map((language) => createAnalyzer({ language, management: {} }))
  return { snapshot, analyzer: analyzer!, otherAnalyzers }
}

/** Id of the term of a word, whatever its stem or lemma is. */
async function idOf(word: string, language: string): Promise<string> {
  await loadLanguage(language)
  return analyzeText(createAnalyzer({ language, management: {} }), word).termIds[0]!
}

const words = ['hotel en', 'hotel de', 'hotel es', 'bed en', 'Bett de', 'cama es'].map((word) => word.split(' '))
const terms = await Promise.all(words.map(([word, language]) => idOf(word!, language!)))
const three = await projectOf(terms, ['en', 'de', 'es'])
const languagesOf = (text: string) => analyzersFor(three, text).map(({ language }) => language)

test('a text is read in the languages that know the largest share of its content words, in the order of the project', () => {
  expect(languagesOf('hotel')).toEqual(['en', 'de', 'es'])
  expect(languagesOf('hotel bed')).toEqual(['en'])
  expect(languagesOf('hotel Bett')).toEqual(['de'])
  // One of three words each: `cama` of Spanish, `bed` of English, `hotel` of all.
  expect(languagesOf('hotel hotel cama bed')).toEqual(['en', 'es'])
})

test('function words of a language count in neither part of its share', () => {
  // English reads `the bed` as one content word, which it knows; to German both are content words.
  expect(languagesOf('the bed')).toEqual(['en'])
  expect(languagesOf('das Bett')).toEqual(['de'])
})

test('a text whose words no language knows, or without words, is read in that of the project', () => {
  expect(languagesOf('xylophone')).toEqual(['en'])
  expect(languagesOf('')).toEqual(['en'])
})

test('a project of one language reads everything in it', async () => {
  const one = await projectOf(terms, ['de'])
  expect(analyzersFor(one, 'bed')).toEqual([one.analyzer])
  expect(analyzersFor({ snapshot: one.snapshot, analyzer: one.analyzer }, 'bed')).toEqual([one.analyzer])
})

test('a whole text has the language that is known, if the project has it, else the first of those that fit', () => {
  expect(analyzerFor(three, 'hotel bed', 'es').language).toBe('es')
  expect(analyzerFor(three, 'hotel Bett', 'en').language).toBe('en')
  expect(analyzerFor(three, 'hotel Bett', 'fr').language).toBe('de')
  expect(analyzerFor(three, 'hotel Bett').language).toBe('de')
  expect(analyzerFor(three, 'hotel').language).toBe('en')
})
