import { describe, expect, test } from 'vitest'
import { languageCodes } from '../../../src/text/languages.js'
import { signValues } from '../../../src/text/lexicons/emoji.js'
import { loadLexicon } from '../../../src/text/lexicons/index.js'
import { type Grade, listPhrases, type SentimentLexicon } from '../../../src/text/lexicons/lexicon.js'
import { readLists } from '../../../src/text/sentiment/lexiconLists.js'
import { loadPolarityScorer } from '../../../src/text/sentiment/loadPolarityScorer.js'
import type { LexiconPhrase, PhraseWord } from '../../../src/text/sentiment/wordSense.js'
import { mixesSpellings, normalFormOf } from '../../../src/text/tokenization/normalForm.js'
import { wordsIn } from '../../../src/text/wordsIn.js'

const load = async (language: string): Promise<SentimentLexicon> => (await loadLexicon(language))!
const grades: readonly Grade[] = ['3', '2', '1', '0', '-0.7', '-2', '-3']

test('a language without a file has no lexicon', async () => {
  expect(await loadLexicon('xx')).toBeUndefined()
  expect(await loadLexicon('constructor')).toBeUndefined()
})

test('phrases are lines of a value and phrases, and anything else is refused', () => {
  expect(listPhrases(' 1.5: no problem, on  time\n\n -3: never again ')).toEqual([
    ['no problem', 1.5],
    ['on time', 1.5],
    ['never again', -3],
  ])
  expect(() => listPhrases('no value here')).toThrow()
  expect(() => listPhrases('good: morning')).toThrow()
})

test('there are about two hundred emoji, praise and blame', () => {
  expect(signValues.size).toBeGreaterThan(200)
  expect(signValues.get('👍')).toBeGreaterThan(0)
  expect(signValues.get('😡')).toBeLessThan(0)
})

describe.each(languageCodes)('the lexicon %s', (language) => {
  test('says which language it is', async () => {
    expect((await load(language)).language).toBe(language)
  })

  test('has every word in one grade only', async () => {
    const { grades: lists } = await load(language)
    const gradesOf = new Map<string, string[]>()
    for (const grade of grades) {
      for (const word of new Set(wordsIn(lists[grade]))) gradesOf.set(word, [...(gradesOf.get(word) ?? []), grade])
    }
    expect([...gradesOf].filter(([, found]) => found.length > 1)).toEqual([])
  })

  test('has every phrase with one value from -3 to 3', async () => {
    const phrases = listPhrases((await load(language)).phrases)
    const values = new Map<string, number>()
    const twice = phrases.filter(([phrase, value]) => {
      const before = values.get(phrase)
      values.set(phrase, value)
      return before !== undefined && before !== value
    })
    expect(twice).toEqual([])
    expect(phrases.filter(([, value]) => Math.abs(value) > 3)).toEqual([])
  })

  test('has only phrases that are found where their words stand', async () => {
    const lexicon = await load(language)
    const scorer = await loadPolarityScorer(language)
    const written = (words: readonly PhraseWord[]): string =>
      // A part that is listed with its mark does not stand alone: "habar n-am".
      words
        .map(({ form }) => form)
        .join(lexicon.matching === 'substring' ? '' : ' ')
        .replace(/(?<=['-]) /gu, '')
    const isFound = ({ words, later }: LexiconPhrase): boolean => {
      const { tokens } = scorer.read(written(later === undefined ? words : [...words, later]).replace(/'$/u, "'x"))
      return tokens.ends[0]! >= written(words).replace(/'$/u, '').length
    }
    // What begins a word ends no text: "очаквах по-".
    const phrases = readLists(lexicon, (form) => form)
      .phrases.all()
      .filter(({ words }) => !words.at(-1)!.form.endsWith('-'))
    expect(phrases.filter((phrase) => !isFound(phrase)).map(({ words }) => written(words))).toEqual([])
  })

  test('is written in lower case', async () => {
    const lexicon = await load(language)
    const words = [...grades.flatMap((grade) => wordsIn(lexicon.grades[grade])), ...wordsIn(lexicon.negators)]
    expect(words.filter((word) => word !== word.toLowerCase() || /[,;`’]/u.test(word))).toEqual([])
  })

  test('has normal forms in all lists and phrases, so that they are not computed when it is read', async () => {
    if (mixesSpellings(language)) return
    const { grades: lists, phrases, grams: _grams, endings: _endings, ...others } = await load(language)
    const texts = [...Object.values(lists), ...Object.values(others).filter((value) => typeof value === 'string')]
    const words = [...texts.flatMap((list) => wordsIn(list)), ...listPhrases(phrases).map(([phrase]) => phrase)]
    const parts = words.flatMap((word) => word.split(/[_ *!]/u))
    const normal = normalFormOf(language)
    expect(parts.filter((part) => normal(part) !== part)).toEqual([])
  })

  test('knows how to praise, to blame and to deny', async () => {
    const lexicon = await load(language)
    const count = (...chosen: Grade[]) => chosen.reduce((sum, grade) => sum + wordsIn(lexicon.grades[grade]).length, 0)
    expect(count('1', '2', '3')).toBeGreaterThan(100)
    expect(count('-0.7', '-2', '-3')).toBeGreaterThan(100)
    expect(wordsIn(lexicon.negators).length + wordsIn(lexicon.followingNegators).length).toBeGreaterThan(1)
  })
})
