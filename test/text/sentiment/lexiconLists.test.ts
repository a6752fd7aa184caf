import { expect, test } from 'vitest'
import type { SentimentLexicon } from '../../../src/text/lexicons/lexicon.js'
import { readLists, wordsOf } from '../../../src/text/sentiment/lexiconLists.js'
import { emptyLexicon } from '../../../src/text/sentiment/loadPolarityScorer.js'
import * as role from '../../../src/text/sentiment/roles.js'

const grades = emptyLexicon('en').grades
const read = (changes: Partial<SentimentLexicon>) =>
  readLists({ ...emptyLexicon('en'), ...changes }, (word) => word.replace(/(?:ing|ed)$/u, ''))
const phrasesOf = (changes: Partial<SentimentLexicon>) => read(changes).phrases.all()

test('spellings that writers of a language mix are folded, and marks stay', () => {
  expect(wordsOf('ещё! весёл* *ёр', 'ru')).toEqual(['еще!', 'весел*', '*ер'])
  expect(wordsOf('good bad! love* *proof', 'en')).toEqual(['good', 'bad!', 'love*', '*proof'])
  expect(wordsOf(undefined, 'en')).toEqual([])
})

test('stems sum the values of their forms; words with marks, phrases and words without a value have none', () => {
  const { entries, endings } = read({
    grades: { ...grades, '2': 'shining shined love* big_deal', '0': 'during' },
  }).stems.all()
  expect([...entries]).toEqual([['shin', { sum: 4, forms: 2, shortest: 6 }]])
  expect(endings).toEqual(['ing', 'ed'])
})

test('languages without spaces have no stems', () => {
  expect([...read({ matching: 'substring', grades: { ...grades, '2': 'good' } }).stems.all().entries]).toEqual([])
})

test('a word in several lists has all their roles', () => {
  const { roles } = read({ negators: 'not', closingNegators: 'not', intensifiers: 'very' })
  expect(roles.exact.get('not')).toBe(role.NEGATOR | role.CLOSING)
  expect(roles.exact.get('very')).toBe(role.INTENSE)
})

test('words joined by an underscore, and phrases, are phrases; one with a negator is marked', () => {
  const phrases = phrasesOf({ negators: 'no', intensifiers: 'as_hell', phrases: '1: no problem\n-2: waste of' })
  const shown = phrases.map(({ words, sense }) => [words.map(({ form }) => form).join(' '), sense.value])
  expect(shown).toEqual([
    ['as hell', 0],
    ['no problem', 1],
    ['waste of', -2],
  ])
  expect(phrases.map(({ sense }) => (sense.roles & role.DENIED) !== 0)).toEqual([false, true, false])
})

test('words of a phrase are open with a star, and in languages whose words are all beginnings without a `!`', () => {
  const openOf = (matching: SentimentLexicon['matching']) =>
    phrasesOf({ matching, phrases: '1: one two* three!' })[0]!.words.map(({ open }) => open)
  expect([openOf('stem'), openOf('prefix')]).toEqual([
    [false, true, false],
    [true, true, false],
  ])
})

test('a phrase in several lists has all their roles, and a word that must follow it later is no part of it', () => {
  const phrases = phrasesOf({ negators: 'can_not', limitNegators: 'can_not', phrases: '3: can not praise … enough' })
  expect(phrases.map(({ words, later }) => [words.map(({ form }) => form).join(' '), later?.form])).toEqual([
    ['can not', undefined],
    ['can not praise', 'enough'],
  ])
  expect(phrases[0]!.sense.roles & (role.NEGATOR | role.LIMIT)).toBe(role.NEGATOR | role.LIMIT)
})
