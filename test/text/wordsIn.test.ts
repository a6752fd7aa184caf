import { expect, test } from 'vitest'
import { wordsIn } from '../../src/text/wordsIn.js'

test('words are separated by white space', () => {
  expect(wordsIn(' a  b\nc ')).toEqual(['a', 'b', 'c'])
  expect([wordsIn(' '), wordsIn('')]).toEqual([[], []])
})

test('without a text there are no words', () => {
  expect(wordsIn()).toEqual([])
})
