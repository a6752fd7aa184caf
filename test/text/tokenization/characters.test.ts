import { expect, test } from 'vitest'
import * as kinds from '../../../src/text/tokenization/characters.js'

const classes = kinds.characterClasses()

test.each([
  ['letters', 'aßЖعक', kinds.LETTER],
  ['digits of any script', '09٣५', kinds.DIGIT],
  ['marks and invisible characters inside words', '\u0301\u093C\u00AD\u200D\u055B', kinds.MARK],
  ['scripts without spaces', '漢かカーไ', kinds.UNSPACED],
  ['white space', ' \t\u00A0', kinds.SPACE],
  ['ends of lines', '\n\r\u2028', kinds.NEWLINE],
  ['hyphens', '-\u2011', kinds.HYPHEN],
  ['apostrophes', "'’`", kinds.APOSTROPHE],
  ['marks inside numbers and the Catalan dot', '.,:·', kinds.POINT],
  ['punctuation', '!?;(…。—', kinds.BREAK],
  ['emoji of one unit', '☹', kinds.BREAK],
  ['ampersands', '&＆', kinds.AMPERSAND],
  ['at signs', '@', kinds.AT],
  ['quotes and other symbols', '"„«/#%*', kinds.OTHER],
  ['characters to ignore', '™\u200B・', kinds.CLEAR],
])('%s have one class', (_, characters, expected) => {
  for (const character of characters) expect(classes[character.charCodeAt(0)], character).toBe(expected)
})

test('halves of a pair are surrogates; the pair has the class of its character', () => {
  expect([classes[0xd83d], classes[0xde00]]).toEqual([kinds.SURROGATE, kinds.SURROGATE])
  expect(['😀', '𠮷', '𝒜', '𝟗', '🏽'].map((text) => kinds.classOfAstral(text.codePointAt(0)!))).toEqual([
    kinds.BREAK,
    kinds.UNSPACED,
    kinds.LETTER,
    kinds.DIGIT,
    kinds.BREAK,
  ])
})

test('letters, digits and marks continue a word, and nothing else does', () => {
  const continuing = Array.from({ length: 15 }, (_, kind) => kind).filter(kinds.isWordClass)
  expect(continuing).toEqual([kinds.LETTER, kinds.DIGIT, kinds.MARK])
})
