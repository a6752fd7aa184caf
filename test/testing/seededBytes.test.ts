import { expect, test } from 'vitest'
import { createSeededBytes } from '../../src/testing/seededBytes.js'

test('gives as many bytes as asked for, each call other ones', () => {
  const bytes = createSeededBytes(1)
  const drawn = [0, 1, 31, 32, 33, 100].map((size) => [size, bytes(size)] as const)
  for (const [size, given] of drawn) expect(given).toHaveLength(size)
  expect(Buffer.from(drawn[3]![1]).equals(Buffer.from(drawn[4]![1]).subarray(0, 32))).toBe(false)
})

test('all bytes are used', () => {
  const counts = new Array(256).fill(0)
  for (const byte of createSeededBytes(2)(25_600)) counts[byte]++
  expect(Math.min(...counts)).toBeGreaterThan(50)
  expect(Math.max(...counts)).toBeLessThan(200)
})
