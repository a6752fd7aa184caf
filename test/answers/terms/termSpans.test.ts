import { expect, test } from 'vitest'
import { termSpans } from '../../../src/answers/terms/termSpans.js'
import { occurrencesIn } from '../../../src/snapshot/occurrences.js'

test('the spans of some terms in one document, in the order of the text', () => {
  // Document 0 has terms 7 and 9; document 1 has 9, 7, 8 and 9 again.
  const occurrences = {
    offsets: Uint32Array.of(0, 2, 6),
    terms: Uint32Array.of(7, 9, 9, 7, 8, 9),
    starts: Uint32Array.of(0, 5, 0, 4, 10, 12),
    lengths: Uint16Array.of(4, 3, 3, 5, 1, 3),
    fragments: new Uint8Array(6),
  }
  const [first, second] = occurrencesIn(occurrences, [0, 1])
  expect(termSpans(second!, new Set([9, 7]))).toEqual([
    [0, 3],
    [4, 9],
    [12, 15],
  ])
  expect(termSpans(first!, new Set([8]))).toEqual([])
})
