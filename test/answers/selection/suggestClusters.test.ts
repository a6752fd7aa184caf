import { expect, test } from 'vitest'
import { suggestClusters } from '../../../src/answers/selection/suggestClusters.js'
import type { Compute } from '../../../src/compute/compute.js'
import { inlineCompute } from '../../../src/compute/pool.js'
import { createRandom } from '../../../src/math/random.js'
import { setOfMarks } from '../../../src/snapshot/documentSet.js'
import { termId } from '../../../src/snapshot/termTable.js'
import { askSmall } from '../smallSnapshot.js'

const words = ['red apple', 'blue sky', 'red apple', 'blue sky', 'red apple', 'blue sky', 'red apple']
const context = askSmall({ documents: words.map((said) => ({ words: said })) })
const all = setOfMarks(new Uint8Array(words.length).fill(1))

test('words of the same documents are a cluster, named after its most relevant term', async () => {
  const found = await suggestClusters(context, all, { limit: 10, numClusters: 2, numClusterConcepts: 2 })
  // By documents, then by first appearance: red 0, apple 1, blue 2, sky 3.
  const labels = found.map(({ term, label }) => [term, label]).sort(([a], [b]) => a! - b!)
  expect(labels).toEqual([
    [0, 0],
    [1, 0],
    [2, 2],
    [3, 2],
  ])
})

test('only terms of the filter are clustered, and no clusters are none', async () => {
  const blue = setOfMarks(Uint8Array.of(0, 1, 0, 1, 0, 0, 0))
  const found = await suggestClusters(context, blue, { limit: 10, numClusters: 1, numClusterConcepts: 2 })
  expect(found.map(({ term }) => term).sort()).toEqual([2, 3])
  expect(await suggestClusters(context, all, { limit: 10, numClusters: 0, numClusterConcepts: 2 })).toEqual([])
})

/** Documents of some of the words `word0`, `word1` and so on. */
function randomWords(documents: number, words: number, share: number) {
  const random = createRandom(documents + words)
  return Array.from({ length: documents }, () => ({
    words: Array.from({ length: words }, (_, i) => `word${i}`)
      .filter(() => random.next() < share)
      .join(' '),
  }))
}

test('one term for two documents is clustered, but twice what is asked for at least, and the limit at most', async () => {
  // Every word is in some document of 40; the most relevant ones come first by number.
  const many = askSmall({ documents: randomWords(40, 60, 0.3) })
  const set = setOfMarks(new Uint8Array(40).fill(1))
  const largest = async (limit: number, numClusters: number, numClusterConcepts: number) => {
    const found = await suggestClusters(many, set, { limit, numClusters, numClusterConcepts })
    const rank = (term: number) => many.snapshot.terms.byRelevance.indexOf(term)
    expect(found).toHaveLength(Math.min(limit, numClusters * numClusterConcepts))
    return Math.max(...found.map(({ term }) => rank(term)))
  }
  // Of twenty terms, of 2 x 30, and of 7.
  expect(await largest(500, 20, 1)).toBeLessThan(40)
  expect(await largest(500, 1, 20)).toBeLessThan(40)
  expect(await largest(7, 7, 1)).toBe(6)
  expect(await largest(7, 20, 1)).toBe(6)
})

test('terms of a cluster come by relevance, those first that say a word of their own', async () => {
  const phrases = ['return flight']
  const texts = [
    ...Array.from({ length: 6 }, () => 'return flight meal'),
    ...Array.from({ length: 3 }, () => 'flight return'),
    'meal',
  ]
  const flights = askSmall({ documents: texts.map((said) => ({ words: said })), phrases })
  const set = setOfMarks(new Uint8Array(texts.length).fill(1))
  const named = async (numClusterConcepts: number) => {
    const found = await suggestClusters(flights, set, { limit: 10, numClusters: 1, numClusterConcepts })
    expect(new Set(found.map(({ label }) => label)).size).toBe(1)
    return found.map(({ term }) => termId(flights.snapshot.terms, term).replaceAll('|en', ''))
  }
  // Relevance is the number of documents: return and flight 9, meal 7, the phrase 6.
  expect(await named(3)).toEqual(['return', 'flight', 'meal'])
  expect((await named(4)).at(-1)).toBe('return flight')
})

test('terms of each cluster come by relevance, and its label is the first of them', async () => {
  const random = createRandom(12)
  const words = Array.from({ length: 12 }, (_, i) => `word${i}`)
  // Of each theme of four words some documents have most, so that relevance differs within a theme.
  const documents = Array.from({ length: 60 }, (_, d) => ({
    words: words.filter((_, i) => i % 3 === d % 3 && random.next() < 0.9 - i / 20).join(' '),
  }))
  const themed = askSmall({ documents })
  const set = setOfMarks(new Uint8Array(60).fill(1))
  const found = await suggestClusters(themed, set, { limit: 100, numClusters: 3, numClusterConcepts: 4 })
  expect(found).toHaveLength(12)
  const { relevances } = themed.snapshot.terms
  for (const from of [0, 4, 8]) {
    const cluster = found.slice(from, from + 4)
    const own = cluster.map(({ term }) => relevances[term]!)
    expect(own).toEqual([...own].sort((a, b) => b - a))
    expect(new Set(own).size).toBeGreaterThan(1)
    for (const { label } of cluster) expect(label).toBe(cluster[0]!.term)
  }
})

test('a filter of more than a thousand documents is sampled evenly; the answer hardly depends on where it starts', async () => {
  const two = Array.from({ length: 2_500 }, (_, i) => ({ words: i % 2 === 0 ? 'red apple' : 'blue sky' }))
  const large = askSmall({ documents: two, axes: 4 })
  const set = setOfMarks(new Uint8Array(2_500).fill(1))
  const wanted: Uint32Array[] = []
  const { documentVectors } = large.snapshot
  const watched = {
    ...documentVectors,
    of: (documents: ArrayLike<number>) => {
      wanted.push(Uint32Array.from(documents))
      return documentVectors.of(documents)
    },
  }
  const context = { ...large, snapshot: { ...large.snapshot, documentVectors: watched } }
  const found = await suggestClusters(context, set, { limit: 10, numClusters: 2, numClusterConcepts: 2 })
  expect(found.map(({ label }) => label).sort()).toEqual([0, 0, 2, 2])
  // The first of each of a thousand equal parts of the members.
  expect(wanted[0]).toEqual(Uint32Array.from({ length: 1_000 }, (_, i) => Math.ceil(i * 2.5)))
  const odd = setOfMarks(Uint8Array.from(two, (_, i) => i % 2))
  await suggestClusters(context, odd, { limit: 10, numClusters: 1, numClusterConcepts: 2 })
  expect(wanted[1]).toEqual(Uint32Array.from({ length: 1_000 }, (_, i) => 2 * Math.ceil(i * 1.25) + 1))
})

test('more than 500 terms are clustered in a thread, and more than 100 where one runs', async () => {
  const sent: string[] = []
  const run: Compute['run'] = (kernel, input, options) => {
    sent.push(kernel.name)
    return inlineCompute.run(kernel, input, options)
  }
  const compute = { ...inlineCompute, run }
  const many = { ...askSmall({ documents: randomWords(30, 520, 0.4), axes: 6 }), compute }
  const set = setOfMarks(new Uint8Array(30).fill(1))
  await suggestClusters(many, set, { limit: 500, numClusters: 300, numClusterConcepts: 1 })
  expect(sent).toEqual([])
  await suggestClusters(many, set, { limit: 501, numClusters: 300, numClusterConcepts: 1 })
  expect(sent).toEqual(['answers.findThemes'])
  const beside = { ...many, compute: { ...compute, isRunning: () => true } }
  await suggestClusters(beside, set, { limit: 100, numClusters: 300, numClusterConcepts: 1 })
  expect(sent).toHaveLength(1)
  await suggestClusters(beside, set, { limit: 101, numClusters: 300, numClusterConcepts: 1 })
  expect(sent).toHaveLength(2)
})

test('an abort ends the work in a thread', async () => {
  const ending = new AbortController()
  const reason = new Error('Nobody waits any longer.')
  const run: Compute['run'] = (kernel, input, options) => {
    ending.abort(reason)
    return inlineCompute.run(kernel, input, options)
  }
  const { signal } = ending
  const many = {
    ...askSmall({ documents: randomWords(30, 520, 0.4), axes: 6 }),
    compute: { ...inlineCompute, run },
    signal,
  }
  const set = setOfMarks(new Uint8Array(30).fill(1))
  const clusters = suggestClusters(many, set, { limit: 501, numClusters: 300, numClusterConcepts: 1 })
  await expect(clusters).rejects.toBe(reason)
})
