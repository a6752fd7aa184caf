import { afterAll, expect, test } from 'vitest'
import { inlineCompute, openCompute } from '../../../src/compute/pool.js'
import { type RelatableSpace, relateTerms } from '../../../src/indexing/vectors/relateTerms.js'
import { createRandom } from '../../../src/math/random.js'
import { rowTimesVector } from '../../../src/math/simd/matrixKernels.js'
import { clusteredSpace, GENERAL_AXES } from './clusteredSpace.js'

const pool = openCompute({ threads: 2 })
afterAll(() => pool.close())

const COUNT = 900
const snapshot = clusteredSpace(createRandom('lists'), COUNT)

/** Whether a term has a general vector, or at least so many documents. */
const isKnown = ({ space, terms }: RelatableSpace, term: number, least: number): boolean =>
  terms.totalDocCounts[term]! >= least ||
  space.termVectors
    .subarray((term + 1) * space.axes - GENERAL_AXES, (term + 1) * space.axes)
    .some((value) => value !== 0)

/** The related terms of a term, each compared with it. */
function relatedTo({ space, terms }: RelatableSpace, term: number, limit = 20) {
  const { termVectors, axes, relatedFloor } = space
  const vector = termVectors.subarray(term * axes, (term + 1) * axes)
  return Array.from(terms.totalDocCounts.keys(), (other) => ({
    other,
    cosine: rowTimesVector(termVectors, other, vector, axes),
  }))
    .filter(({ other, cosine }) => other !== term && terms.totalDocCounts[other]! >= 10 && cosine > relatedFloor)
    .sort((a, b) => b.cosine - a.cosine || a.other - b.other)
    .slice(0, limit)
}

test.each([
  ['on the caller’s thread', inlineCompute],
  ['in threads', pool],
])('lists %s are the twenty nearest terms above the floor among those in ten documents', async (_, compute) => {
  const { offsets, known, terms, similarities } = (await relateTerms(snapshot, { compute, leastTerms: 0 }))!
  const relatable = snapshot.terms.totalDocCounts.filter((count) => count >= 10).length
  expect([offsets.length, known.length]).toEqual([relatable + 1, relatable])
  let full = 0
  for (let term = 0; term < relatable; term++) {
    const expected = relatedTo(snapshot, term)
    const [from, to] = [offsets[term]!, offsets[term + 1]!]
    expect([...terms.subarray(from, to)]).toEqual(expected.map(({ other }) => other))
    expect([...similarities.subarray(from, to)]).toEqual(expected.map(({ cosine }) => cosine))
    full += Number(expected.length === 20)
  }
  expect(full).toBeGreaterThan(0)
  expect(full).toBeLessThan(relatable)
})

test('where terms need evidence, lists have those with a general vector or enough documents', async () => {
  const least = 40
  const space = clusteredSpace(createRandom('evidence'), COUNT, least)
  const options = { compute: inlineCompute, leastTerms: 0 }
  const { offsets, terms } = (await relateTerms(space, { ...options, generalAxes: GENERAL_AXES }))!
  let passed = 0
  for (let term = 0; term + 1 < offsets.length; term++) {
    const all = relatedTo(space, term, Number.POSITIVE_INFINITY)
    const known = all.filter(({ other }) => isKnown(space, other, least)).slice(0, 20)
    const expected = isKnown(space, term, least) ? known.map(({ other }) => other) : []
    expect([...terms.subarray(offsets[term]!, offsets[term + 1]!)]).toEqual(expected)
    passed += all.length - expected.length
  }
  expect(passed).toBeGreaterThan(100)
  // Without general axes all terms are alike.
  const without = clusteredSpace(createRandom('evidence'), COUNT)
  expect(await relateTerms(space, options)).toEqual(await relateTerms(without, options))
})

test('there are no lists of few terms, and where most pairs are related', async () => {
  const options = { compute: inlineCompute, leastTerms: 0 }
  const { space } = snapshot
  expect(await relateTerms(snapshot, { compute: inlineCompute })).toBeUndefined()
  expect(await relateTerms({ ...snapshot, space: { ...space, relatedFloor: 0.001 } }, options)).toBeUndefined()
})
