import { describe, expect, test } from 'vitest'
import { resolveConcept, resolveSearch, termConcept } from '../../../src/answers/concepts/resolveConcept.js'
import { SlotCache } from '../../../src/compute/slotCache.js'
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
