import fc from 'fast-check'
import { expect, test } from 'vitest'
import { associateConcepts, associateFilters } from '../../../src/answers/associations/associations.js'
import { resolveConcept, termConcept } from '../../../src/answers/concepts/resolveConcept.js'
import { randomProject } from '../randomProject.js'
import { askSmall } from '../smallSnapshot.js'

test('associations are symmetric, between -1 and 1, and 1 with the concept itself', async () => {
  await fc.assert(
    fc.asyncProperty(randomProject, async (project) => {
      const context = askSmall(project)
      const count = context.snapshot.terms.count
      const concepts = Array.from({ length: count }, (_, term) => termConcept(context, term))
      const scores = await associateConcepts(context, concepts)
      for (let row = 0; row < count; row++) {
        expect(scores[row * count + row]).toBe(1)
        for (let column = 0; column < count; column++) {
          expect(scores[row * count + column]).toBe(scores[column * count + row])
          expect(Math.abs(scores[row * count + column]!)).toBeLessThanOrEqual(1)
        }
      }
    }),
  )
})

const hotel = askSmall({
  documents: [
    { words: 'room', metadata: { city: 'Rome' } },
    { words: 'room view', metadata: { city: 'Oslo' } },
    { words: 'view', metadata: { city: 'Oslo' } },
  ],
})
const concepts = ['room', 'view', 'lift'].map((text) => resolveConcept(hotel, { texts: [text] }))

test('concepts that share one of two documents have a cosine of one half, an unknown one has none', async () => {
  const scores = await associateConcepts(hotel, concepts)
  expect(scores[1]).toBeCloseTo(0.5, 6)
  expect([scores[2], scores[5], scores[8]]).toEqual([0, 0, 0])
})

test('what rounding adds to 1 or -1 is not told', async () => {
  const half = Math.SQRT1_2
  // The direction of the only document of Rome.
  const long = (x: number) => ({ ...concepts[0]!, vector: Float32Array.of(x * half, x * half, 0) })
  const [one, minus] = [long(1 + 1e-5), long(-1 - 1e-5)]
  expect([...(await associateConcepts(hotel, [one, minus]))]).toEqual([1, -1, -1, 1])
  const rome = [{ name: 'city', values: ['Rome'] }]
  expect([...(await associateFilters(hotel, [one, minus], [rome]))[0]!.scores!]).toEqual([1, -1])
})

test('a filter is associated with what its documents are about, a filter without documents with nothing', async () => {
  const [rome, nowhere] = await associateFilters(hotel, concepts, [
    [{ name: 'city', values: ['Rome'] }],
    [{ name: 'city', values: [] }],
  ])
  // The only document of Rome has the vector of its only word.
  expect(rome!.filterCount).toBe(1)
  expect(rome!.scores![0]).toBeCloseTo(1, 6)
  expect(rome!.scores![1]).toBeCloseTo(0.5, 6)
  expect(rome!.scores![2]).toBe(0)
  expect(nowhere).toEqual({ filterCount: 0, scores: undefined })
})

test('all documents are associated with what they have in common, a part of them with what distinguishes it', async () => {
  const { snapshot } = hotel
  const { axes, commonLength } = snapshot.space
  const common = new Float32Array(axes)
  common[0] = 1
  const withCommon = {
    ...hotel,
    snapshot: { ...snapshot, space: { ...snapshot.space, commonDirection: common, commonLength: 0.6 } },
  }
  expect(commonLength ?? 0).toBe(0)
  const filters = [[], [{ name: 'city', values: ['Rome', 'Oslo'] }], [{ name: 'city', values: ['Oslo'] }]]
  const [all, both, oslo] = await associateFilters(withCommon, concepts, filters)
  const plain = await associateFilters(hotel, concepts, filters)
  const rows = await snapshot.documentVectors.all()
  const count = snapshot.documents.count
  const mean = Array.from({ length: axes }, (_, axis) => {
    let sum = 0
    for (let document = 0; document < count; document++) sum += rows[document * axes + axis]!
    return sum / count
  })
  // The share of the common direction is the length 0.6, that of the rest sqrt(1 - 0.36).
  const subject = mean.map((value, axis) => 0.8 * value + 0.6 * common[axis]!)
  const expected = concepts.map(({ vector }) => {
    if (vector === undefined) return 0
    return vector.reduce((sum, value, axis) => sum + value * subject[axis]!, 0) / Math.hypot(...subject)
  })
  for (const [i, score] of expected.entries()) {
    expect(all!.scores![i]).toBeCloseTo(score, 5)
    expect(both!.scores![i]).toBeCloseTo(score, 5)
  }
  expect(oslo!.scores).toEqual(plain[2]!.scores)
  expect(all!.scores).not.toEqual(plain[0]!.scores)
})
