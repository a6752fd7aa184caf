import { expect, test } from 'vitest'
import { languageCodes } from '../../../src/text/languages.js'
import { loadLexicon } from '../../../src/text/lexicons/index.js'
import { stemmer } from '../../../src/text/morphology/stem.js'
import { wordsOf } from '../../../src/text/sentiment/lexiconLists.js'
import { LexiconStems } from '../../../src/text/sentiment/lexiconStems.js'

const withoutEnding = (word: string): string => word.replace(/(?:ing|ed)$/u, '')

test('the forms of a stem are added up, whenever its letter is looked up', () => {
  const stems = new LexiconStems('en', withoutEnding)
  stems.add('shining', 2)
  stems.add('charming', 3)
  stems.add('shined', 1)
  expect(stems.get('charm')).toEqual({ sum: 3, forms: 1, shortest: 8 })
  expect(stems.get('shin')).toEqual({ sum: 3, forms: 2, shortest: 6 })
  expect(stems.get('shining')).toBeUndefined()
  expect(stems.get('zeal')).toBeUndefined()
  expect([...stems.all().entries.keys()].sort()).toEqual(['charm', 'shin'])
  expect([...stems.all().endings].sort()).toEqual(['ed', 'ing', 'ing'])
})

test('only the words of the letter are stemmed', () => {
  const stemmed: string[] = []
  const stems = new LexiconStems('en', (word) => {
    stemmed.push(word)
    return word
  })
  for (const word of ['awful', 'bad', 'bitter', 'éclat']) stems.add(word, 1)
  stems.get('bliss')
  expect(stemmed).toEqual(['bad', 'bitter'])
  stems.get('eclat')
  expect(stemmed).toEqual(['bad', 'bitter', 'éclat'])
})

test.each(languageCodes)('every listed word is found by its stem: %s', async (language) => {
  const lexicon = await loadLexicon(language)
  if (lexicon === undefined) return
  const stem = stemmer(language)
  const words = Object.values(lexicon.grades)
    .flatMap((list) => wordsOf(list, language))
    .filter((word) => !/[*!_]/u.test(word))
  const stems = new LexiconStems(language, stem)
  const forms = new Map<string, number>()
  for (const word of words) {
    stems.add(word, 1)
    forms.set(stem(word), (forms.get(stem(word)) ?? 0) + 1)
  }
  for (const [key, count] of forms) expect(stems.get(key)?.forms, key).toBe(count)
})
