import { expect, test } from 'vitest'
import { scaleTerms } from '../../../src/indexing/vectors/termVectors.js'

/** Two terms on two axes with the eigenvalues 4 and 1. */
const scaled = (documentCount: number) =>
  scaleTerms.run({
    vectors: Float32Array.of(0.6, 0.8, 1, 0),
    values: Float64Array.of(4, 1),
    termCount: 2,
    documentCount,
  }) as ReturnType<typeof scaleTerms.run> & { vectors: Float32Array; lengths: Float32Array }

test('axes weigh the root of what their eigenvalue has above the noise of few documents', () => {
  // Half of the last eigenvalue is noise in 10,000 documents: roots of 3.5 and 0.5.
  const { vectors, lengths } = scaled(10_000)
  const length = Math.sqrt(0.36 * 3.5 + 0.64 * 0.5)
  expect(lengths[0]).toBeCloseTo(length, 6)
  expect(vectors[0]).toBeCloseTo((0.6 * Math.sqrt(3.5)) / length, 6)
  expect(vectors[1]).toBeCloseTo((0.8 * Math.sqrt(0.5)) / length, 6)
  expect([...vectors.subarray(2)]).toEqual([1, 0])
  expect(lengths[1]).toBeCloseTo(Math.sqrt(3.5), 6)
})

test('the last axis says less the fewer the documents, and never nothing', () => {
  const last = [1, 1_000, 100_000].map((documents) => scaled(documents).vectors[1]!)
  expect(last[0]).toBeGreaterThan(0)
  expect(last).toEqual([...last].sort((a, b) => a - b))
})

test('a space without axes has no vectors', () => {
  const none = scaleTerms.run({
    vectors: new Float32Array(),
    values: new Float64Array(),
    termCount: 2,
    documentCount: 3,
  })
  expect(none).toMatchObject({ axes: 0, lengths: new Float32Array(2) })
})
