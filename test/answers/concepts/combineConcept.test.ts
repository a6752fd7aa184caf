import fc from 'fast-check'
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
  expect([...topicConcept(context, { text: 'bed', negative: 'bar' }).vector!].map(Math.fround)).toEqual([half, -half])
  expect(topicConcept(context, { text: 'bed' })).toMatchObject({ texts: ['bed'], vector: Float32Array.of(1, 0) })
})

test('a concept says which texts it comes from, and has no relevance; what nobody knows adds no vector', () => {
  expect(combineConcept(context, { texts: ['bed', 'lift'] })).toMatchObject({ texts: ['bed', 'lift'], relevance: 0 })
  expect(combineConcept(context, { terms: ['bed|en', 'lift|en', '~pool|en'] })).toMatchObject({
    texts: [],
    excludedTerms: [],
    exactTerms: [{ id: 'bed|en' }, { id: 'lift|en', term: -1 }],
    vector: Float32Array.of(1, 0),
  })
  expect(combineConcept(context, { texts: ['lift'], vectors: [new Float32Array(2)] }).vector).toBeUndefined()
})

test('a hyphen is kept from excluding, whatever stands before it', () => {
  const { exactTerms } = combineConcept(context, { texts: ['- bar'] })
  expect(exactTerms.map(({ id }) => id)).toEqual(['-|en', 'bar|en'])
})

test('concepts bring their exact terms and their vectors, at unit length', () => {
  const bed = combineConcept(context, { terms: ['bed|en'] })
  const long = { ...bed, vector: Float32Array.of(9, 0) }
  expect(combined({ concepts: [long], terms: ['bar|en'] })).toEqual({
    vector: [half, half],
    terms: ['bar|en', 'bed|en'],
  })
})

type Vector = [number, number, number]
const dot = (a: readonly number[], b: readonly number[]) => a.reduce((sum, x, axis) => sum + x * b[axis]!, 0)
const unit = (a: readonly number[]) => a.map((x) => x / Math.hypot(...a))
const sumOf = (vectors: readonly Vector[]) =>
  vectors.map(unit).reduce((sum, vector) => sum.map((x, axis) => x + vector[axis]!), [0, 0, 0] as number[])

test('in three dimensions: sums less those of the negative parts, and what stands upright on the directions of zero parts', () => {
  const three = askSmall({ documents: [{ words: 'bed' }, { words: 'bar' }, { words: 'pool' }] })
  const axis = fc.double({ min: -1, max: 1, noNaN: true })
  const vector = fc.tuple(axis, axis, axis).filter((v) => Math.hypot(...v) > 0.1) as fc.Arbitrary<Vector>
  const floats = (vectors: readonly Vector[]) => vectors.map((v) => Float32Array.from(v))
  fc.assert(
    fc.property(
      fc.array(vector, { minLength: 1, maxLength: 3 }),
      fc.array(vector, { maxLength: 2 }),
      fc.array(vector, { maxLength: 2 }),
      (vectors, negative, zero) => {
        const less = sumOf(negative)
        const sum = sumOf(vectors).map((x, i) => x - less[i]!)
        const found = combineConcept(three, {
          vectors: floats(vectors),
          negative: negative.length === 0 ? undefined : { vectors: floats(negative) },
          zero: zero.length === 0 ? undefined : { vectors: floats(zero) },
        }).vector
        // What lies in the plane of two directions is what the normal of the plane does not have.
        const [a, b] = zero as [Vector?, Vector?]
        const normal = a && b && [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
        fc.pre(normal === undefined || Math.hypot(...normal) > 0.01)
        const direction = normal ?? a
        const along = direction === undefined ? 0 : dot(sum, unit(direction))
        const rest = normal
          ? unit(normal).map((x) => x * along)
          : sum.map((x, i) => x - along * (direction === undefined ? 0 : unit(direction)[i]!))
        fc.pre(Math.hypot(...rest) > 0.01)
        for (const [i, x] of unit(rest).entries()) expect(found![i]).toBeCloseTo(x, 3)
      },
    ),
  )
})
