import { expect, test } from 'vitest'
import { type CombinedParts, combineConcept, topicConcept } from '../../../src/answers/concepts/combineConcept.js'
import { askSmall } from '../smallSnapshot.js'

// Vectors: bed (1 0), bar (0 1).
const context = askSmall({ documents: [{ words: 'bed' }, { words: 'bar' }] })
const half = Math.fround(Math.SQRT1_2)

function combined(parts: CombinedParts) {
  const { vector, exactTerms } = combineConcept(context, parts)
  return { vector: vector && [...vector].map((x) => Math.fround(x)), terms: exactTerms.map(({ id }) => id) }
}

test('parts are summed as unit vectors, each term counts once among the exact ones', () => {
  const both = ['bed|en', 'bar|en']
  expect(combined({ terms: both })).toEqual({ vector: [half, half], terms: both })
  expect(combined({ texts: ['bed'], terms: ['bed|en'] })).toEqual({ vector: [1, 0], terms: ['bed|en'] })
  const given = combined({ vectors: [Float32Array.of(3, 4)] }).vector!
  expect(given[0]).toBeCloseTo(0.6, 6)
  expect(given[1]).toBeCloseTo(0.8, 6)
})

test('opposites are no exact terms, and a hyphen before a text excludes nothing', () => {
  expect(combined({ terms: ['bed|en', '~bar|en'] })).toEqual({ vector: [half, -half], terms: ['bed|en'] })
  // The analyzer of small projects takes the hyphen for a letter of the word.
  expect(combined({ texts: ['-bed bar'] })).toEqual({ vector: [0, 1], terms: ['-bed|en', 'bar|en'] })
})

test('negative parts are subtracted, zero parts leave nothing of their direction', () => {
  expect(combined({ terms: ['bed|en'], negative: { terms: ['bar|en'] } }).vector).toEqual([half, -half])
  expect(combined({ terms: ['bed|en'], negative: { terms: ['bed|en'] } }).vector).toBeUndefined()
  expect(combined({ terms: ['bed|en', 'bar|en'], zero: { terms: ['bar|en'] } }).vector).toEqual([1, 0])
  const topic = topicConcept(context, { text: 'bed bar', zero: 'bed' })
  expect([...topic.vector!]).toEqual([0, 1])
})
