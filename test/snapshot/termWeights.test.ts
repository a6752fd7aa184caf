import { expect, test } from 'vitest'
import { inverseDocumentFrequency, weightInDocument } from '../../src/snapshot/termWeights.js'

test('a term says more of a document the fewer have it, and a phrase less than a word', () => {
  // ln(100 / 4.5), and three tenths of it.
  const terms = { totalDocCounts: Uint32Array.of(4, 4, 99), wordCounts: Uint8Array.of(1, 2, 1) }
  expect(weightInDocument(terms, 0, 99)).toBeCloseTo(3.101093, 6)
  expect(weightInDocument(terms, 1, 99)).toBeCloseTo(0.930328, 6)
  expect(weightInDocument(terms, 2, 99)).toBeCloseTo(Math.log(100 / 99.5), 12)
})

test('no term speaks against a document', () => {
  expect(inverseDocumentFrequency(0, 1)).toBe(0)
})
