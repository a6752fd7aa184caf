import { expect, test } from 'vitest'
import { correlateMean } from '../../../src/answers/associations/associations.js'
import {
  describeCorrelations,
  distanceFromMean,
  documentsWithVector,
  spreadOf,
} from '../../../src/answers/associations/correlations.js'
import { resolveConcept } from '../../../src/answers/concepts/resolveConcept.js'
import { allDocuments } from '../../../src/snapshot/filter.js'
import { askSmall } from '../smallSnapshot.js'

// Vectors: bed (1 0 0), bar (0 1 0), and none for a document of function words.
const context = askSmall({ documents: [{ words: 'bed' }, { words: 'bar' }, { words: 'the' }] })
const bed = resolveConcept(context, { texts: ['bed'] })

test('statistics of values at some documents', () => {
  const { mean, stdev, stderr, n, zScore } = describeCorrelations(
    Float32Array.of(0.5, 1, 0, 0.25),
    Uint32Array.of(0, 1),
  )
  expect([mean, stdev, n]).toEqual([0.75, 0.25, 2])
  expect(stderr).toBeCloseTo(0.25 / Math.SQRT2, 14)
  expect(zScore).toBeCloseTo(3 * Math.SQRT2, 14)
  const none = { mean: 0, stdev: 0, stderr: 0, n: 0, zScore: 0 }
  expect(describeCorrelations(Float32Array.of(1), new Uint32Array(0))).toMatchObject(none)
})

test('documents without a vector are left out', async () => {
  expect([...(await documentsWithVector(context, allDocuments(context.snapshot)))]).toEqual([0, 1])
})

test('two orthogonal documents lie around the middle between them', async () => {
  const spread = await spreadOf(context, Uint32Array.of(0, 1))
  expect([...spread.mean]).toEqual([0.5, 0.5, 0])
  expect(spread.consistency).toBeCloseTo(Math.SQRT1_2, 14)
  expect(spread.deviation).toBeCloseTo(Math.SQRT1_2, 14)
  // From (0.5 0.5 0) to (1 0 0) it is one deviation.
  expect(distanceFromMean(spread, bed)).toBeCloseTo(1, 14)
  expect(distanceFromMean({ ...spread, deviation: 0 }, bed)).toBe(0)
})

test('no documents have neither a mean nor a spread, and nothing is far from them', async () => {
  const spread = await spreadOf(context, new Uint32Array(0))
  expect({ ...spread, mean: [...spread.mean] }).toEqual({ mean: [0, 0, 0], consistency: 0, deviation: 0 })
  expect(distanceFromMean(spread, bed)).toBe(0)
})

test('a concept and a mean of any length have the cosine of their directions', () => {
  expect(correlateMean([bed], [3, 4, 0])[0]).toBeCloseTo(0.6, 6)
  expect([...correlateMean([bed, { ...bed, vector: undefined }], [9, 0, 0])]).toEqual([1, 0])
  expect([...correlateMean([bed], [0, 0, 0])]).toEqual([0])
  // What rounding takes from 1, or adds to it or to -1, is not told.
  const almost = (cosine: number) => correlateMean([{ ...bed, vector: Float32Array.of(cosine, 0, 0) }], [1, 0, 0])[0]
  expect(almost(1 - 5e-7)).toBe(1)
  expect(almost(1 + 1e-5)).toBe(1)
  expect(almost(1 - 2e-5)).toBeCloseTo(1 - 2e-5, 7)
  expect(almost(-1 - 1e-5)).toBe(-1)
})
