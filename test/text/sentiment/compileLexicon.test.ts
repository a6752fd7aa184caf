import { expect, test } from 'vitest'
import type { SentimentLexicon } from '../../../src/text/lexicons/lexicon.js'
import { compileLexicon } from '../../../src/text/sentiment/compileLexicon.js'
import { emptyLexicon } from '../../../src/text/sentiment/loadPolarityScorer.js'
import * as role from '../../../src/text/sentiment/roles.js'

const grades = emptyLexicon('en').grades
/** Takes `ing` and `ed` off a word. */
const stem = (word: string): string => word.replace(/(?:ing|ed)$/u, '')
const compile = (changes: Partial<SentimentLexicon>) => compileLexicon({ ...emptyLexicon('en'), ...changes }, stem)

test('a stem has the mean of its listed forms, for words as long as the shortest of them', () => {
  const lexicon = compile({ grades: { ...grades, '3': 'shining', '1': 'shined' } })
  expect(lexicon.sense('shining')?.value).toBe(3)
  expect(lexicon.sense('shin')).toBeUndefined()
  // No listed form itself, but of a listed stem: (3 + 1) / 2.
  expect(compile({ grades: { ...grades, '3': 'mending', '1': 'mend' } }).sense('mended')?.value).toBe(2)
})

test('the exact form wins over a beginning, a beginning over an end, the longer over the shorter', () => {
  const lexicon = compile({ grades: { ...grades, '3': 'sun*', '2': 'sunny!', '-2': 'sunb*', '1': '*ny' } })
  expect(['sunny', 'sunday', 'sunburn', 'funny'].map((form) => lexicon.sense(form)?.value)).toEqual([2, 3, -2, 1])
})

test('a reversing prefix turns praise only, an ending leads to a listed word', () => {
  const lexicon = compile({
    grades: { ...grades, '2': 'kind', '-2': 'lucky' },
    reversingPrefixes: 'un',
    endings: 'est ier:y',
  })
  expect(lexicon.sense('unkind')?.value).toBe(-1.5)
  expect(lexicon.sense('unlucky')).toBeUndefined()
  expect(lexicon.sense('kindest')?.value).toBe(2)
  expect(lexicon.sense('luckier')?.value).toBe(-2)
})

test('letters written three times and more stand for two or one', () => {
  const lexicon = compile({ grades: { ...grades, '2': 'good so' } })
  expect(lexicon.sense('goooood')?.value).toBe(2)
  expect(lexicon.sense('sooo')?.value).toBe(2)
})

test('roles of several lists join, and a word with a role takes no value from its stem', () => {
  const lexicon = compile({ grades: { ...grades, '-2': 'hard' }, halfNegators: 'harding', intensifiers: 'harding' })
  expect(lexicon.sense('harding')).toEqual({ value: 0, roles: role.HALF_NEGATOR | role.INTENSE | role.LISTED })
})

test('phrases come by their first word, longest first; one with a negator is denied', () => {
  const lexicon = compile({ negators: 'no', phrases: '1: no problem, no problem at all' })
  expect(lexicon.phrasesFrom('no').map(({ words }) => words.length)).toEqual([4, 2])
  expect(lexicon.phrasesFrom('no')[0]!.sense.roles & role.DENIED).toBe(role.DENIED)
  expect(lexicon.phrasesFrom('problem')).toEqual([])
})

test('a word without its accents has the value of the listed form, unless it is listed itself', () => {
  const lexicon = compile({ accentless: true, grades: { ...grades, '2': 'génial été', '-2': 'ete' } })
  expect(lexicon.sense('genial')?.value).toBe(2)
  expect(lexicon.sense('ete')?.value).toBe(-2)
})
