import fc from 'fast-check'
import { expect, test } from 'vitest'
import { documentsOf } from '../../../src/answers/context.js'
import { type ConceptSelector, selectConcepts } from '../../../src/answers/selection/selectConcepts.js'
import { createRandom } from '../../../src/math/random.js'
import type { Filter } from '../../../src/snapshot/filter.js'
import { termId } from '../../../src/snapshot/termTable.js'
import { randomFilter, randomProject } from '../randomProject.js'
import { askSmall, type SmallProject } from '../smallSnapshot.js'

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

async function select(selector: ConceptSelector, filter: Filter = [], asked = context) {
  return await selectConcepts(asked, selector, documentsOf(asked, filter))
}
const texts = async (...question: Parameters<typeof select>) =>
  (await select(...question)).concepts.map(({ concept }) => concept.texts[0])

test('top concepts are the most relevant terms that occur in the filter', async () => {
  await fc.assert(
    fc.asyncProperty(randomProject, randomFilter, fc.nat(6), async (project, filter, limit) => {
      const own = askSmall(project)
      const { terms } = own.snapshot
      const { members } = documentsOf(own, filter)
      const { offsets, terms: occurring } = await own.snapshot.occurrences()
      const inFilter = [...terms.byRelevance].filter((term) =>
        [...members.keys()].some(
          (d) => members[d] === 1 && occurring.subarray(offsets[d]!, offsets[d + 1]!).includes(term),
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
  const set = documentsOf(many, [])
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
