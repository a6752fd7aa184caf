import { expect, test } from 'vitest'
import {
  APOSTROPHE,
  AT,
  CLAUSE_CHAR,
  characterClass,
  emoticonAt,
  HIGH_SURROGATE,
  HYPHEN,
  NEWLINE,
  PERIOD,
  SENTENCE_CHAR,
  SIGN_CHAR,
  WORD_CHAR,
  wordEnd,
} from '../../../src/text/sentiment/characters.js'

test.each([
  ['letters and digits', 'aéЖ好9', WORD_CHAR],
  ['ends of sentences', '!?…。।', SENTENCE_CHAR],
  ['marks inside sentences', ',;:()„、', CLAUSE_CHAR],
  ['apostrophes', "'’`", APOSTROPHE],
  ['hyphens', '-‑', HYPHEN],
  ['the period', '.', PERIOD],
  ['the line break', '\n', NEWLINE],
  ['the at sign', '@', AT],
  ['emoji of one unit', '☹♥', SIGN_CHAR],
  ['first units of emoji', '😀', HIGH_SURROGATE],
  ['space and other symbols', ' \t#=$', 0],
])('%s', (_, characters, expected) => {
  for (const character of characters) expect(characterClass[character.charCodeAt(0)], character).toBe(expected)
})

test.each([
  ['hotel room', 'hotel'],
  ["don't go", "don't"],
  ['user-friendly.', 'user-friendly'],
  ["dogs' food", 'dogs'],
  ['4.5 stars', '4.5'],
  ['u.s.a. is', 'u.s.a'],
  ['end.Next', 'end'],
  ['excel·lent', 'excel·lent'],
  ['co\u00ADoperate', 'co\u00ADoperate'],
  ['well- known', 'well'],
])('the word at the start of %j is %j', (text, word) => {
  expect(text.slice(0, wordEnd(text, 0))).toBe(word)
})

test('an emoticon next to a word counts only if it cannot be anything else', () => {
  expect(emoticonAt('good :)', 5)).toBe(':)')
  expect(emoticonAt('good:)', 4)).toBe(':)')
  expect(emoticonAt('at 8:Days', 4)).toBeUndefined()
  expect(emoticonAt('good :D', 5)).toBe(':d')
  expect(emoticonAt('good:D', 4)).toBeUndefined()
  expect(emoticonAt(':)thanks', 0)).toBe(':)')
  expect(emoticonAt(':Days', 0)).toBeUndefined()
  expect(emoticonAt('no sign', 0)).toBeUndefined()
})
