import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  codedTerms,
  codeOfCosine,
  cosinesInMemory,
  LARGEST_COSINES,
  LEAST_CODED,
  LEAST_COSINES,
  UNKNOWN_COSINE,
} from '../../src/snapshot/postingCosines.js'

test('a cosine is between the bounds of its code, which are close', () => {
  fc.assert(
    fc.property(fc.double({ min: -1.0001, max: 1.0001, noNaN: true }), (cosine) => {
      const code = codeOfCosine(cosine)
      expect(LEAST_COSINES[code]!).toBeLessThan(cosine)
      expect(LARGEST_COSINES[code]!).toBeGreaterThan(cosine)
      if (cosine > 0 && code !== UNKNOWN_COSINE)
        expect(LARGEST_COSINES[code]! - LEAST_COSINES[code]!).toBeLessThan(0.006)
    }),
    { examples: [[0], [-1], [1], [-1.0001], [1.0001]] },
  )
  expect([LEAST_COSINES[UNKNOWN_COSINE]! < -1, LARGEST_COSINES[UNKNOWN_COSINE]! > 1]).toEqual([true, true])
})

test('the first terms with a vector and many documents have codes', () => {
  const counts = [3 * LEAST_CODED, LEAST_CODED, LEAST_CODED - 1, 5]
  const offsets = Uint32Array.from([0, ...counts.map((_, i) => counts.slice(0, i + 1).reduce((sum, n) => sum + n, 0))])
  expect([0, 1, 2, 4].map((termCount) => codedTerms({ offsets }, termCount))).toEqual([0, 1, 2, 2])
  const codes = new Uint8Array(offsets[2]!).map((_, place) => place % 251)
  const source = cosinesInMemory(codes, { offsets })
  expect(source.of(1)).toEqual(codes.subarray(3 * LEAST_CODED))
  expect([source.of(0)!.length, source.of(2), source.of(3)]).toEqual([3 * LEAST_CODED, undefined, undefined])
})
