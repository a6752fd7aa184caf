import { expect, test } from 'vitest'
import { createDecayedSums, decaySums, sumAround } from '../../../src/text/sentiment/decayedSums.js'
import { createTypedTokens, pushTypedToken } from '../../../src/text/sentiment/typedTokens.js'

/** Tokens of the types 0, 1, ... in this order, one character each. */
function tokensOf(types: readonly number[]) {
  const tokens = createTypedTokens(1)
  for (const [i, type] of types.entries()) pushTypedToken(tokens, type, i, i + 1)
  return tokens
}

/** By definition: values times exp(-distance / reach) times the penalties of the tokens between and of the mark itself. */
function naiveSum(values: readonly number[], penalties: readonly number[], reach: number, index: number): number {
  return values.reduce((sum, value, i) => {
    let weight = Math.exp(-Math.abs(i - index) / reach)
    for (let j = Math.min(i, index) + 1; j < Math.max(i, index); j++) weight *= Math.abs(penalties[j]!)
    // A negative penalty separates a token from what follows it, its own value included.
    if (i < index && penalties[i]! < 0) weight *= -penalties[i]!
    return sum + value * weight
  }, 0)
}

test.each([2, 15])('the sum around a token decays with distance and penalties, reach %i', (reach) => {
  const types = [0, 1, 2, 0, 3, 0, 1]
  const penalties = Float64Array.of(1, 0.5, 0.85, -0.15)
  const values = Float64Array.of(2, 0, -1, 0.5, 3, 0, -2)
  const sums = createDecayedSums(1)
  decaySums(sums, { tokens: tokensOf(types), values, penalties }, reach)
  const byToken = types.map((type) => penalties[type]!)
  for (const index of types.keys()) {
    expect(sumAround(sums, index, index)).toBeCloseTo(naiveSum([...values], byToken, reach, index), 12)
  }
})

test('a stretch counts its own values in full, and magnitudes have no signs', () => {
  const sums = createDecayedSums()
  const source = { tokens: tokensOf([0, 0, 0]), values: Float64Array.of(1, -2, 4), penalties: Float64Array.of(1) }
  decaySums(sums, source, 1)
  expect(sumAround(sums, 0, 1)).toBeCloseTo(1 - 2 + 4 * Math.exp(-1), 12)
  decaySums(sums, source, 1, true)
  expect(sumAround(sums, 0, 1)).toBeCloseTo(1 + 2 + 4 * Math.exp(-1), 12)
})
