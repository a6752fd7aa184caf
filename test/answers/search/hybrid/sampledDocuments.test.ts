import { expect, test } from 'vitest'
import { sampledDocuments, sampledValues } from '../../../../src/answers/search/hybrid/sampledDocuments.js'

test.each([0, 1, 7, 4_095, 4_096])('all of %i documents are in the sample', (count) => {
  expect([...sampledDocuments(count)]).toEqual(Array.from({ length: count }, (_, i) => i))
})

test.each([4_097, 5_000, 100_003, 10_000_000])(
  'of %i documents runs of eight are sampled, from the first to the last',
  (count) => {
    const sample = [...sampledDocuments(count)]
    expect(sample).toHaveLength(4_096)
    expect(sample[0]).toBe(0)
    expect(sample.at(-1)).toBe(count - 1)
    for (let i = 1; i < sample.length; i++) {
      const apart = sample[i]! - sample[i - 1]!
      if (i % 8 > 0) expect(apart).toBe(1)
      else expect(Math.abs(apart + 7 - (count - 8) / 511)).toBeLessThan(1)
    }
  },
)

test('the values of a sample are those at its places', () => {
  expect([...sampledValues([5, 6, 7, 8], Uint32Array.of(1, 3))]).toEqual([6, 8])
})
