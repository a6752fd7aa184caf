import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { resolveConcept, resolveSearch, termConcept } from '../../../src/answers/concepts/resolveConcept.js'
import { SlotCache } from '../../../src/compute/slotCache.js'
import { randomProject, WORDS } from '../randomProject.js'
import { askSmall, smallSnapshot } from '../smallSnapshot.js'

const project = {
  documents: [{ words: 'the battery life is good' }, { words: 'battery screen' }, { words: 'screen screen' }],
  phrases: ['battery life'],
}
const context = askSmall(project)
const idsOf = (terms: readonly { readonly id: string }[]): string[] => terms.map(({ id }) => id)

describe('a concept', () => {
  test('has the longest phrases of its texts, the other words alone, and each term once', () => {
    const { exactTerms, excludedTerms } = resolveConcept(context, { texts: ['screen battery life', 'the screen'] })
    expect(idsOf(exactTerms)).toEqual(['screen|en', 'battery|en life|en'])
    expect(excludedTerms).toEqual([])
  })

  test('excludes the terms of texts with a minus in front, and leaves them out of its vector', () => {
    const concept = resolveConcept(context, { texts: ['screen', '-battery'] })
    expect(idsOf(concept.excludedTerms)).toEqual(['battery|en'])
    expect(concept.vector).toEqual(resolveConcept(context, { texts: ['screen'] }).vector)
  })

  test('has a place for a word that no document has, but no vector from it', () => {
    const { exactTerms, vector } = resolveConcept(context, { texts: ['zeppelin'] })
    expect(exactTerms).toEqual([{ id: 'zeppelin|en', term: -1 }])
    expect(vector).toBeUndefined()
  })

  test('of two terms lies between their vectors by their idf', () => {
    // N = 3: battery is in 2 documents, good in 1; idf = ln(4 / 2.5) and ln(4 / 1.5). Axes are documents.
    const battery = Math.log(4 / 2.5) / Math.sqrt(2)
    const [first, second] = [battery + Math.log(4 / 1.5), battery]
    const length = Math.hypot(first, second)
    const { vector } = resolveConcept(context, { texts: ['battery good'] })
    expect(vector![0]).toBeCloseTo(first / length, 6)
    expect(vector![1]).toBeCloseTo(second / length, 6)
    expect(vector![2]).toBe(0)
  })
})

test('a search that means one term has its relevance, every other concept of texts has none', () => {
  const { terms } = context.snapshot
  const { exactTerms, relevance } = resolveSearch(context, { texts: ['screen'] })
  expect(relevance).toBe(terms.relevances[exactTerms[0]!.term])
  expect(resolveSearch(context, { texts: ['screen battery'] }).relevance).toBe(0)
  expect(resolveConcept(context, { texts: ['screen'] }).relevance).toBe(0)
})

test('concepts are resolved once, until the cache of the snapshot is full', () => {
  const cache = new SlotCache(100_000)
  const small = { ...context, snapshot: { ...smallSnapshot(project), cache } }
  const ask = (text: string) => resolveConcept(small, { texts: [text] })
  const first = ask('battery')
  expect(ask('battery')).toBe(first)
  expect(termConcept(small, 0)).toBe(termConcept(small, 0))
  for (let i = 0; i < 100; i++) ask(`screen ${i}`)
  expect(cache.bytes).toBeLessThanOrEqual(100_000)
  expect(ask('battery')).not.toBe(first)
  expect(ask('battery')).toEqual(first)
})

/** General vectors of two axes of the words below; none of anything else. */
const general: Readonly<Record<string, readonly [number, number]>> = {
  lift: [1, 0],
  sauna: [0.6, 0.8],
  room: [0, 1],
  bed: [-0.8, 0.6],
}

/** A project whose space has two axes more than documents; terms from `withoutVector` on have no vector. */
function withGeneral(project: Parameters<typeof askSmall>[0], withoutVector: number) {
  const small = askSmall(project)
  const { space, terms } = small.snapshot
  const axes = space.axes + 2
  const termVectors = new Float32Array(Math.min(withoutVector, terms.count) * axes)
  for (let term = 0; term < termVectors.length / axes; term++) {
    termVectors.set(space.termVectors.subarray(term * space.axes, (term + 1) * space.axes), term * axes)
  }
  const termLengths = Float32Array.from(terms.totalDocCounts, (_, term) => 1 + term / 4)
  const wide = { ...space, axes, termCount: termVectors.length / axes, termVectors, termLengths }
  const background = {
    fingerprint: 'a',
    axes: 2,
    vector: (id: string) => {
      const known = general[id.replace('|en', '')]
      return known && Float32Array.from(known)
    },
  }
  return { ...small, snapshot: { ...small.snapshot, space: wide }, background }
}

test('the vector is the sum of idf x natural length x unit vector; a word without one has that of general vectors', () => {
  const words = fc.uniqueArray(fc.constantFrom(...WORDS, 'lift', 'sauna', 'zeppelin'), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(randomProject, words, fc.nat(8), (project, said, withoutVector) => {
      const context = withGeneral(project, withoutVector)
      const { space, terms, documents } = context.snapshot
      const { exactTerms, vector } = resolveConcept(context, { texts: said })
      const sum = new Float64Array(space.axes)
      let [known, last] = [0, new Float64Array(space.axes)]
      for (const { id, term } of exactTerms) {
        const own = term >= 0 && term < space.termCount
        const behind = general[id.replace('|en', '')]
        if (!own && behind === undefined) continue
        const idf = Math.max(0, Math.log((documents.count + 1) / ((terms.totalDocCounts[term] ?? 0) + 0.5)))
        const factor = idf * (own ? space.termLengths[term]! : 1)
        last = new Float64Array(space.axes)
        if (own) last.set(space.termVectors.subarray(term * space.axes, (term + 1) * space.axes))
        else last.set(behind!, space.axes - 2)
        for (const [axis, x] of last.entries()) sum[axis]! += factor * x
        known++
      }
      const length = Math.hypot(...sum)
      // A single term keeps its own unit vector, whatever its idf.
      const expected = known === 1 ? last : length === 0 ? undefined : sum.map((x) => x / length)
      expect(vector === undefined).toBe(known === 0 || expected === undefined)
      for (const [axis, x] of expected?.entries() ?? []) {
        if (vector !== undefined) expect(vector[axis]).toBeCloseTo(x, 5)
      }
    }),
    { numRuns: 300 },
  )
})

test('a phrase is a term by its words, and a text means each term once', () => {
  const { exactTerms } = resolveConcept(context, { texts: ['battery life screen screen battery life'] })
  const { terms } = context.snapshot
  expect(exactTerms.map(({ id }) => id)).toEqual(['battery|en life|en', 'screen|en'])
  expect(exactTerms.map(({ term }) => terms.wordCounts[term])).toEqual([2, 1])
})

test('what a concept is called comes along, and tells it from others of the same texts', () => {
  const named = { texts: ['battery'], name: 'Power', color: '#ff0000', sharedConceptId: 'a' }
  expect(resolveConcept(context, named)).toMatchObject(named)
  expect(resolveConcept(context, { texts: ['battery'], name: 'Energy' }).name).toBe('Energy')
  expect(resolveConcept(context, { texts: ['battery'] }).name).toBeUndefined()
})

test('the concept of a term has its display, id, vector and relevance', () => {
  const { terms, space } = context.snapshot
  for (let term = 0; term < terms.count; term++) {
    expect(termConcept(context, term)).toMatchObject({ exactTerms: [{ term }], excludedTerms: [] })
    expect(termConcept(context, term).relevance).toBe(terms.relevances[term])
    const row = space.termVectors.subarray(term * space.axes, (term + 1) * space.axes)
    expect(termConcept(context, term).vector).toEqual(row)
  }
  expect(termConcept(context, 0).texts).toEqual(['battery'])
})
