import { expect, test } from 'vitest'
import { cachedRelated, cacheRelated } from '../../../src/answers/concepts/relatedCache.js'
import type { Concept, ConceptTerm } from '../../../src/answers/concepts/resolveConcept.js'
import { SlotCache } from '../../../src/compute/slotCache.js'
import type { RelatedTerms } from '../../../src/snapshot/relatedLists.js'

const termOf = (term: number): ConceptTerm => ({ id: `t${term}|en`, term })

const conceptOf = (exact: readonly number[], excluded: readonly number[] = []): Concept => ({
  texts: [],
  exactTerms: exact.map(termOf),
  excludedTerms: excluded.map(termOf),
  vector: new Float32Array(2).fill(Math.SQRT1_2),
  relevance: 0,
})

/** Terms 0 to 3,999 have the vector of these concepts, but for term 7, which has none. */
const keeperOf = (cache: SlotCache) => {
  const termVectors = new Float32Array(8_000).fill(Math.SQRT1_2)
  termVectors.fill(0, 14, 16)
  const none = new Float32Array(0)
  const space = { axes: 2, termCount: 4_000, termVectors, termLengths: none, commonDirection: none, relatedFloor: 0.4 }
  return { cache, space }
}

const listOf = (...terms: number[]): RelatedTerms => ({
  terms: Uint32Array.from(terms),
  similarities: Float32Array.from(terms, (_, i) => 1 - i / 32),
})

test('concepts of one term share its related terms, also when there are none', () => {
  const kept = keeperOf(new SlotCache())
  cacheRelated(kept, conceptOf([5]), listOf(3, 8))
  cacheRelated(kept, conceptOf([6]), listOf())
  expect(cachedRelated(kept, conceptOf([5]))).toEqual(listOf(3, 8))
  expect(cachedRelated(kept, conceptOf([6]))).toEqual(listOf())
  expect(cachedRelated(kept, conceptOf([8]))).toBeUndefined()
})

test('a concept with more terms, another vector, or of a term without one has related terms of its own', () => {
  const kept = keeperOf(new SlotCache())
  cacheRelated(kept, conceptOf([5]), listOf(3))
  const others = [
    ...[conceptOf([5], [9]), conceptOf([5, 6]), conceptOf([-1]), conceptOf([7]), conceptOf([4_000])],
    ...[Float32Array.of(1, 0), undefined].map((vector) => ({ ...conceptOf([5]), vector })),
  ]
  for (const concept of others) {
    expect(cachedRelated(kept, concept)).toBeUndefined()
    cacheRelated(kept, concept, listOf(4))
    expect(cachedRelated(kept, concept)).toEqual(listOf(4))
    expect(cachedRelated(kept, { ...concept })).toBeUndefined()
  }
  expect(cachedRelated(kept, conceptOf([5]))).toEqual(listOf(3))
})

test('the related terms of thousands of terms stay in a cache that has no room for single lists', () => {
  const kept = keeperOf(new SlotCache(0))
  const most = Array.from({ length: 20 }, (_, i) => i)
  for (let term = 8; term < 3_000; term++) cacheRelated(kept, conceptOf([term]), listOf(...most.slice(term % 20)))
  for (let term = 8; term < 3_000; term++) {
    expect(cachedRelated(kept, conceptOf([term]))).toEqual(listOf(...most.slice(term % 20)))
  }
  cacheRelated(kept, conceptOf([1, 2]), listOf(3))
  expect(cachedRelated(kept, conceptOf([1, 2]))).toBeUndefined()
  // 161 bytes a term, in whole blocks.
  expect(kept.cache.bytes / 3_072).toBe(161)
})
