import fc from 'fast-check'
import { expect, test } from 'vitest'
import { documentsOf } from '../../../src/answers/context.js'
import { suggestDrivers } from '../../../src/answers/drivers/scoreDrivers.js'
import {
  type ConceptSelector,
  occurringConcepts,
  selectConcepts,
} from '../../../src/answers/selection/selectConcepts.js'
import { createRandom } from '../../../src/math/random.js'
import { isMember } from '../../../src/snapshot/documentSet.js'
import type { Filter } from '../../../src/snapshot/filter.js'
import { termDisplay, termId } from '../../../src/snapshot/termTable.js'
import { randomFilter, randomProject } from '../randomProject.js'
import { askSmall, CONFIDENCE, type SmallProject, textOf } from '../smallSnapshot.js'

/** Three themes of four words each that only meet in their own documents; Oslo alone has the sauna. */
const themes = ['rude slow waiter bill', 'quiet bed pillow sleep', 'warm pool towel sauna'].map((words) =>
  words.split(' '),
)
const hotels: SmallProject = {
  documents: Array.from({ length: 60 }, (_, i) => {
    const theme = themes[i % 3]!
    const words = theme.filter((_, j) => (Math.floor(i / 6) + j) % 4 !== 0 && !(theme[j] === 'sauna' && i % 2 === 0))
    const city = i % 2 === 0 ? 'Rome' : 'Oslo'
    return { words: words.map((word) => (word === 'rude' ? 'rude-' : word)).join(' '), metadata: { city } }
  }),
}
const context = askSmall(hotels)

async function select(selector: ConceptSelector, filter: Filter = [], target = context) {
  return await selectConcepts(target, selector, await documentsOf(target, filter))
}
const texts = async (...question: Parameters<typeof select>) =>
  (await select(...question)).concepts.map(({ concept }) => concept.texts[0])

test('top concepts are the most relevant terms that occur in the filter', async () => {
  await fc.assert(
    fc.asyncProperty(randomProject, randomFilter, fc.nat(6), async (project, filter, limit) => {
      const own = askSmall(project)
      const { terms } = own.snapshot
      const set = await documentsOf(own, filter)
      const { offsets, terms: occurring } = await own.snapshot.occurrences()
      const inFilter = [...terms.byRelevance].filter((term) =>
        own.snapshot.documents.keys.some(
          (_, d) => isMember(set, d) && occurring.subarray(offsets[d]!, offsets[d + 1]!).includes(term),
        ),
      )
      const found = await select({ type: 'top', limit }, filter, own)
      const ids = found.concepts.map(({ concept }) => concept.exactTerms.map(({ id }) => id))
      expect(ids).toEqual(inFilter.slice(0, limit).map((term) => [termId(terms, term)]))
    }),
  )
})

test('given concepts keep their order, also those that nobody mentions', async () => {
  const concepts = [{ texts: ['pool', 'sauna'] }, { texts: ['lift'] }, { texts: ['bed', '-pillow'], name: 'Beds' }]
  const found = (await select({ type: 'given', concepts })).concepts.map(({ concept }) => concept)
  expect(found.map(({ exactTerms }) => exactTerms.map(({ id }) => id))).toEqual([
    ['pool|en', 'sauna|en'],
    ['lift|en'],
    ['bed|en'],
  ])
  expect(found[2]!.excludedTerms).toEqual([{ id: 'pillow|en', term: expect.any(Number) }])
  expect(found[1]).toMatchObject({ vector: undefined, relevance: 0 })
  expect(found[2]!.name).toBe('Beds')
})

test('related concepts come nearest first and never are the search itself', async () => {
  const related = { type: 'related', searchConcept: { texts: ['pool'] }, limit: 3, minDocCount: 2 } as const
  const { concepts, search } = await select(related)
  expect(search!.exactTerms[0]!.id).toBe('pool|en')
  expect(search!.relevance).toBe(16)
  expect(concepts.map(({ concept }) => concept.texts[0]).sort()).toEqual(['sauna', 'towel', 'warm'])
  const scores = concepts.map(({ matchScore }) => matchScore!)
  expect(scores).toEqual([...scores].sort((a, b) => b - a))
  expect(await texts({ ...related, limit: 1 })).toHaveLength(1)
  // The sauna is in 7 documents.
  expect(await texts({ ...related, minDocCount: 14 })).not.toContain('sauna')
})

test('suggested clusters are the themes, each with its label and its terms side by side', async () => {
  const suggested = { type: 'suggested', limit: 500, numClusters: 3, numClusterConcepts: 4 } as const
  const { concepts } = await select(suggested)
  expect(concepts).toHaveLength(12)
  const clusters = [0, 4, 8].map((from) => concepts.slice(from, from + 4))
  const found = clusters.map((cluster) => cluster.map(({ concept }) => concept.texts[0]!).sort())
  expect(found.sort()).toEqual(themes.map((words) => [...words].sort()).sort())
  for (const cluster of clusters) {
    expect(cluster.map(({ clusterLabel }) => clusterLabel)).toEqual(
      new Array(4).fill(cluster[0]!.concept.exactTerms[0]!.term),
    )
  }
})

test('there are as many clusters of as many terms as asked for, if there are the terms, and none twice', async () => {
  const random = createRandom(3)
  const words = Array.from({ length: 40 }, (_, i) => `word${i}`)
  const documents = Array.from({ length: 30 }, () => ({ words: words.filter(() => random.next() < 0.2).join(' ') }))
  const many = askSmall({ documents })
  const set = await documentsOf(many, [])
  for (const [numClusters, numClusterConcepts] of [
    [7, 4],
    [1, 1],
    [10, 4],
    [3, 10],
    [40, 1],
    [2, 20],
  ] as const) {
    const selector = { type: 'suggested', limit: 500, numClusters, numClusterConcepts } as const
    const { concepts } = await selectConcepts(many, selector, set)
    const found = concepts.map(({ concept }) => concept.texts[0])
    expect(found).toHaveLength(numClusters * numClusterConcepts)
    expect(new Set(found).size).toBe(found.length)
    const labels = concepts.map(({ clusterLabel }) => clusterLabel)
    // Members of one cluster are adjacent: a label never comes back.
    expect(labels.filter((label, i) => label !== labels[i - 1])).toHaveLength(numClusters)
  }
})

test('what only one city has is unique to it, what both have is not', async () => {
  const many = askSmall({ ...hotels, documents: Array.from({ length: 10 }, () => hotels.documents).flat() })
  const unique = { type: 'unique_to_filter', limit: 50 } as const
  expect(await texts(unique, [{ name: 'city', values: ['Oslo'] }], many)).toEqual(['sauna'])
  expect(await texts(unique, [{ name: 'city', values: ['Rome'] }], many)).toEqual([])
  expect(await texts(unique, [], many)).toEqual([])
})

test('the most sentiment-bearing concepts are those with a feeling', async () => {
  expect(await texts({ type: 'sentiment_suggested', limit: 500 })).toEqual(['rude'])
})

/** Words of a document with the feelings about each: 1, 0 or -1 for every time it is said. */
function sentimentsOf({ words }: SmallProject['documents'][number]): Map<string, number[]> {
  const labelsOf = new Map<string, number[]>()
  for (const marked of words.split(' ').filter((word) => word !== '' && !word.startsWith('the'))) {
    const word = marked.replace(/[+-]$/, '')
    const sign = marked.endsWith('+') ? 1 : marked.endsWith('-') ? -1 : 0
    labelsOf.set(word, [...(labelsOf.get(word) ?? []), sign])
  }
  return labelsOf
}

test('strength is the root of relevance x the mean of strength and one-sidedness, over the documents of the filter', async () => {
  await fc.assert(
    fc.asyncProperty(randomProject, randomFilter, fc.nat(6), async (project, filter, limit) => {
      const own = askSmall({ ...project, phrases: [] })
      const { terms } = own.snapshot
      const set = await documentsOf(own, filter)
      const documents = project.documents.map(sentimentsOf)
      const expected = Array.from({ length: terms.count }, (_, term) => {
        const word = termDisplay(terms, term)
        const having = documents.filter((labelsOf) => labelsOf.has(word)).length
        // The sentiment of a document is rounded to a 63rd.
        const sentiments = documents.flatMap((labelsOf, d) => {
          const said = labelsOf.get(word)
          const mean = said && said.reduce((sum, x) => sum + x, 0) / said.length
          return mean === undefined || !isMember(set, d) ? [] : [Math.round((mean * CONFIDENCE * 63) / 255)]
        })
        const strength = sentiments.reduce((sum, x) => sum + Math.abs(x), 0)
        const side = Math.abs(sentiments.reduce((sum, x) => sum + x, 0))
        const value = sentiments.length === 0 ? 0 : (Math.sqrt(having) * (strength + side)) / sentiments.length
        return { term, value: having >= Math.min(2, documents.length) ? value : 0 }
      }).filter(({ value }) => value > 0)
      expected.sort((a, b) => (Math.abs(b.value - a.value) < 1e-9 ? a.term - b.term : b.value - a.value))
      const { concepts } = await select({ type: 'sentiment_suggested', limit }, filter, own)
      expect(concepts.map(({ concept }) => concept.exactTerms[0]!.term)).toEqual(
        expected.slice(0, limit).map(({ term }) => term),
      )
    }),
    { numRuns: 300 },
  )
})

test('without a layer of sentiment no concept bears any', async () => {
  const silent = { ...context, snapshot: { ...context.snapshot, sentiment: async () => undefined } }
  expect(await texts({ type: 'sentiment_suggested', limit: 500 }, [], silent)).toEqual([])
})

test('related concepts are the nearest terms of the filter in enough documents, with their cosines', async () => {
  await fc.assert(
    fc.asyncProperty(
      randomProject,
      randomFilter,
      fc.nat(5),
      fc.integer({ min: 1, max: 4 }),
      async (project, filter, limit, minDocCount) => {
        const own = askSmall({ ...project, phrases: [] })
        const set = await documentsOf(own, filter)
        const documents = project.documents.map((document) => new Set(textOf(document).split(' ')))
        const having = (word: string) => documents.flatMap((words, d) => (words.has(word) ? [d] : []))
        const { terms } = own.snapshot
        const names = Array.from({ length: terms.count }, (_, term) => termDisplay(terms, term))
        const expected = names.flatMap((word, term) => {
          const shared = having(word).filter((d) => documents[d]!.has('room')).length
          const cosine = shared / Math.sqrt(having(word).length * having('room').length)
          const isThere = having(word).length >= minDocCount && having(word).some((d) => isMember(set, d))
          return word !== 'room' && isThere && cosine > 0 ? [{ word, term, cosine }] : []
        })
        expected.sort((a, b) => (Math.abs(b.cosine - a.cosine) < 1e-6 ? a.term - b.term : b.cosine - a.cosine))
        const searchConcept = { texts: ['room'] }
        const { concepts, search } = await select({ type: 'related', searchConcept, limit, minDocCount }, filter, own)
        expect(search!.texts).toEqual(['room'])
        expect(concepts).toHaveLength(Math.min(limit, expected.length))
        for (const [i, { concept, matchScore }] of concepts.entries()) {
          expect(matchScore).toBeCloseTo(expected[i]!.cosine, 5)
          expect(expected.find(({ word }) => word === concept.texts[0])!.cosine).toBeCloseTo(matchScore!, 5)
        }
      },
    ),
    { numRuns: 200 },
  )
})

test('suggested drivers come with what is known of them, at most as many as asked for', async () => {
  const documents = hotels.documents.map(({ words, metadata }, i) => ({
    words,
    metadata: { ...metadata, stars: (words.includes('rude') ? 1 : 4) + (i % 5) / 10 },
  }))
  const scored = askSmall({ documents, types: { stars: 'score' } })
  const rome = [{ name: 'city', values: ['Rome'] }]
  const { concepts } = await select({ type: 'drivers_suggested', scoreField: 'stars', limit: 3 }, rome, scored)
  const question = { scoreField: 'stars', filter: await documentsOf(scored, rome), matchType: 'exact' } as const
  const expected = await suggestDrivers(scored, question, 3)
  expect(concepts).toEqual(expected.map((driver) => ({ concept: driver.concept, driver })))
  expect(concepts).toHaveLength(3)
})

test('what is unique to a filter has its q', async () => {
  const many = askSmall({ ...hotels, documents: Array.from({ length: 10 }, () => hotels.documents).flat() })
  const { concepts } = await select({ type: 'unique_to_filter', limit: 50 }, [{ name: 'city', values: ['Oslo'] }], many)
  expect(concepts[0]!.q).toBeLessThan(0.001)
})

test('concepts occur where a document of the filter has an exact term and no excluded one; all of them without a filter', async () => {
  const given = ['sauna', 'pool', 'lift'].map((text) => ({ texts: [text] }))
  const concepts = [...given, { texts: ['sauna', '-warm', '-towel', '-pool'] }, { texts: ['rude', 'lift'] }]
  const selected = (await select({ type: 'given', concepts })).concepts
  const occurring = async (filter: Filter) =>
    (await occurringConcepts(context, selected, await documentsOf(context, filter))).map((one) => selected.indexOf(one))
  expect(await occurring([])).toEqual([0, 1, 2, 3, 4])
  expect(await occurring([{ name: 'city', values: ['Oslo'] }])).toEqual([0, 1, 4])
  expect(await occurring([{ name: 'city', values: ['Rome'] }])).toEqual([1, 4])
  expect(await occurring([{ name: 'city', values: [] }])).toEqual([])
})
