import { expect, test } from 'vitest'
import { characterClasses } from '../../../src/text/tokenization/characters.js'
import { continueWord, endOfAddress, endOfLines, isPair } from '../../../src/text/tokenization/wordBoundaries.js'

const classes = characterClasses()

/** Whether the word that begins the text goes on across its first character that is neither letter nor digit. */
const goesOn = (text: string): boolean => continueWord(classes, text, 0, text.search(/[^\p{L}\p{N}]/u)) > 0

test.each([
  ["don't", true],
  ["rock' roll", false],
  ['4.5', true],
  ['4.x', false],
  ['e.g', true],
  ['end.Next', false],
  ['col·legi', true],
  ['a·b', false],
  ['h&m', true],
  ['cat&dog', false],
  ['at&te', true],
  ['at&tee', false],
])('%s goes on: %s', (text, expected) => {
  expect(goesOn(text)).toBe(expected)
})

test('an address ends at white space', () => {
  const ends = (text: string, wordEnd: number): number => endOfAddress(classes, text, 0, wordEnd)
  expect(ends('https://a.example/b c', 5)).toBe(19)
  expect(ends('WWW.a.example c', 3)).toBe(13)
  expect(ends('me@a.example c', 2)).toBe(12)
  expect(ends('note: this', 4)).toBe(0)
  expect(ends('end', 3)).toBe(0)
})

test('white space from a line end on counts lines; a carriage return before a line feed is none of its own', () => {
  expect(endOfLines('a\r\n \n b', 1)).toEqual({ end: 6, count: 2 })
  expect(endOfLines('a\n b', 1)).toEqual({ end: 3, count: 1 })
})

test('only a high surrogate before a low one is a pair', () => {
  expect([isPair('😀', 0), isPair('😀', 1), isPair('\ud83dx', 0)]).toEqual([true, false, false])
})
