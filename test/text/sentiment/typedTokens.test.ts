import { expect, test } from 'vitest'
import { createTypedTokens, pushTypedToken } from '../../../src/text/sentiment/typedTokens.js'

test('tokens are appended beyond the first capacity, and all stay', () => {
  const tokens = createTypedTokens(1)
  for (let i = 0; i < 4; i++) pushTypedToken(tokens, 7 + i, i * 2, i * 2 + 1)
  expect(tokens.count).toBe(4)
  expect([tokens.types, tokens.starts, tokens.ends].map((array) => [...array.subarray(0, 4)])).toEqual([
    [7, 8, 9, 10],
    [0, 2, 4, 6],
    [1, 3, 5, 7],
  ])
})
