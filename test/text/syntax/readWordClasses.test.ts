import { expect, test } from 'vitest'
import { languageCodes } from '../../../src/text/languages.js'
import { stemmer } from '../../../src/text/morphology/stem.js'
import { en } from '../../../src/text/syntax/english.js'
import { da, de, nl, sv } from '../../../src/text/syntax/germanic.js'
import { readWordClasses } from '../../../src/text/syntax/readWordClasses.js'
import * as is from '../../../src/text/syntax/wordClasses.js'

const classesOf = (language: string) => readWordClasses(language, stemmer(language))

test('words have the classes of their lists, steps those of their stem as well', () => {
  const english = classesOf('en')
  expect(english('the') & is.DETERMINER).toBe(is.DETERMINER)
  expect(english('of') & (is.OF | is.FUNCTION)).toBe(is.OF | is.FUNCTION)
  expect(english('seemed') & is.COPULA).toBe(is.COPULA)
  expect(english('booking') & is.STEP).toBe(is.STEP)
  expect(english('definitely') & is.SENTENCE_ADVERB).toBe(is.SENTENCE_ADVERB)
  expect(english('definite') & is.SENTENCE_ADVERB).toBe(0)
  expect(english('zebra')).toBe(0)
  expect(classesOf('fr')("l'hôtel") & is.DETERMINER).toBe(0)
  expect(classesOf('de')('während') & is.PREPOSITION).toBe(is.PREPOSITION)
})

test('stories, links and measures are known in languages of cases, too', () => {
  const [russian, polish, czech, ukrainian, turkish] = ['ru', 'pl', 'cs', 'uk', 'tr'].map(classesOf)
  for (const [classOf, step, link, measure, adverb] of [
    [russian!, 'заказали', 'вещь', 'недели', 'например'],
    [polish!, 'dostaliśmy', 'ilość', 'proc', 'niestety'],
    [czech!, 'koupili', 'způsob', 'hodin', 'bohužel'],
    [ukrainian!, 'замовила', 'випадок', 'тижня', 'насправді'],
    [turkish!, 'kullandık', 'çeşit', 'haftadan', 'maalesef'],
  ] as const) {
    expect(classOf(step) & is.STEP).toBe(is.STEP)
    expect(classOf(link) & is.LINK).toBe(is.LINK)
    expect(classOf(measure) & is.MEASURE).toBe(is.MEASURE)
    expect(classOf(adverb) & is.SENTENCE_ADVERB).toBe(is.SENTENCE_ADVERB)
  }
  // Nouns that share no stem with a step.
  for (const noun of ['дата', 'брат', 'ответ', 'платье']) expect(russian!(noun) & is.STEP).toBe(0)
  for (const noun of ['mieście', 'mieszkanie', 'wiedza', 'noc']) expect(polish!(noun) & is.STEP).toBe(0)
  for (const noun of ['sorun', 'deri', 'indirim', 'görüntü', 'bakım']) expect(turkish!(noun) & is.STEP).toBe(0)
})

test('function words are known in every language', () => {
  for (const code of languageCodes) expect(classesOf(code)('xyz')).toBe(0)
  expect(classesOf('ru')('и') & is.FUNCTION).toBe(is.FUNCTION)
})

test.each(Object.entries({ en, da, de, nl, sv }))(
  'steps of a story are the words with the stem of a listed one, in %s',
  async (language, { steps }) => {
    const stem = stemmer(language)
    const stems = new Set(steps!.trim().split(/\s+/).map(stem))
    const { bands } = (await import(`../../../src/text/frequencies/${language}.ts`)) as {
      bands: Record<string, string>
    }
    const frequent = Object.values(bands).flatMap((words) => words.trim().split(/\s+/))
    const words = [...stems, ...frequent].filter((word) => !word.includes("'"))
    // From the end of the alphabet: no word has been looked up that begins as another does.
    const classOf = classesOf(language)
    const found = words
      .sort()
      .reverse()
      .filter((word) => (classOf(word) & is.STEP) !== 0)
    expect(found).toEqual(words.filter((word) => stems.has(stem(word))))
    expect(found.length).toBeGreaterThan(20)
  },
)

test('Norwegian has words of its own, not the Danish ones', () => {
  const norwegian = readWordClasses('no', (form) => form)
  expect(norwegian('av') & is.OF).toBe(is.OF)
  expect(norwegian('etter') & is.PREPOSITION).toBe(is.PREPOSITION)
  expect(norwegian('kjøpte') & is.STEP).toBe(is.STEP)
  expect(norwegian('uge') & is.MEASURE).toBe(0)
})
