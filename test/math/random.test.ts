import { expect, test } from 'vitest'
import { createRandom } from '../../src/math/random.js'

const first = (seed: number | string): number[] => {
  const random = createRandom(seed)
  return Array.from({ length: 5 }, () => random.next())
}

test('a seed fixes the numbers, another seed gives others, a number is its decimal text', () => {
  expect(first('a')).toEqual(first('a'))
  expect(first('a')).not.toEqual(first('b'))
  expect(first(1)).not.toEqual(first(2))
  expect(first(7)).toEqual(first('7'))
})

test('uniform numbers fill [0, 1) evenly and whole numbers all places', () => {
  const random = createRandom('even')
  const buckets = new Array<number>(10).fill(0)
  for (let i = 0; i < 100_000; i++) buckets[Math.floor(random.next() * 10)]!++
  // 10,000 each, with a standard deviation of 95: five of them.
  for (const count of buckets) expect(Math.abs(count - 10_000)).toBeLessThan(475)
  const seen = new Set(Array.from({ length: 200 }, () => random.int(6)))
  expect([...seen].sort()).toEqual([0, 1, 2, 3, 4, 5])
})

test('normal numbers have mean 0, variance 1 and the tails of a normal', () => {
  const random = createRandom('normal')
  const values = Array.from({ length: 100_000 }, () => random.normal())
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const variance = values.reduce((sum, value) => sum + value * value, 0) / values.length
  const far = values.filter((value) => Math.abs(value) > 2).length / values.length
  // Five standard errors: 0.0158 of the mean, 0.022 of the variance; 4.55 % lie beyond 2.
  expect(Math.abs(mean)).toBeLessThan(0.016)
  expect(Math.abs(variance - 1)).toBeLessThan(0.023)
  expect(Math.abs(far - 0.0455)).toBeLessThan(0.0033)
})
