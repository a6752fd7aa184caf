import { expect, test } from 'vitest'
import { createTokens, pushToken } from '../../../src/text/tokenization/tokens.js'

test('tokens are appended beyond the first capacity, and all stay', () => {
  const tokens = createTokens(2)
  for (let i = 0; i < 5; i++) pushToken(tokens, i * 10, i * 10 + i, i)
  expect(tokens.count).toBe(5)
  expect([...tokens.starts.subarray(0, 5)]).toEqual([0, 10, 20, 30, 40])
  expect([...tokens.ends.subarray(0, 5)]).toEqual([0, 11, 22, 33, 44])
  expect([...tokens.separators.subarray(0, 5)]).toEqual([0, 1, 2, 3, 4])
})
