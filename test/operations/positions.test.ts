import { expect, test } from 'vitest'
import { positionsOf } from '../../src/operations/positions.js'

test('a place behind characters of two units is as many places earlier in code points', () => {
  const text = 'a😀b👍c'
  // a is at 0, the first pair at 1 and 2, b at 3, the second pair at 4 and 5, c at 6; the text ends at 7.
  const starts = [0, 1, 3, 4, 6, 7]
  expect(starts.map(positionsOf(text, 'codePoints'))).toEqual([0, 1, 2, 3, 4, 5])
  expect(starts.map(positionsOf(text, 'utf16'))).toEqual(starts)
  expect(starts.map(positionsOf('abcdefg', 'codePoints'))).toEqual(starts)
})
