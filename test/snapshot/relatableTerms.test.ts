import { expect, test } from 'vitest'
import { candidateCount, relatableCount } from '../../src/snapshot/relatableTerms.js'

test('the terms that can be related are those with a vector in enough documents', () => {
  const terms = { totalDocCounts: Uint32Array.of(30, 12, 10, 10, 9, 2, 1) }
  const of = (count: number, termCount: number, joined?: boolean) =>
    relatableCount({
      documents: { count },
      terms,
      space: { termCount },
      info: joined === undefined ? {} : { background: { fingerprint: 'f', joined } },
    })
  expect([of(2_000, 7), of(2_000, 3), of(1_999, 7), of(100, 7), of(100, 7, false), of(100, 7, true)]).toEqual([
    4, 3, 5, 6, 6, 7,
  ])
  expect(candidateCount({ terms, space: { termCount: 7 } }, 13)).toBe(1)
})
