import { expect, test } from 'vitest'
import { suggestClusters } from '../../../src/answers/selection/suggestClusters.js'
import { documentSet } from '../../../src/snapshot/filter.js'
import { askSmall } from '../smallSnapshot.js'

const words = ['red apple', 'blue sky', 'red apple', 'blue sky', 'red apple', 'blue sky', 'red apple']
const context = askSmall({ documents: words.map((said) => ({ words: said })) })
const all = documentSet(new Uint8Array(words.length).fill(1))

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
  const blue = documentSet(Uint8Array.of(0, 1, 0, 1, 0, 0, 0))
  const found = await suggestClusters(context, blue, { limit: 10, numClusters: 1, numClusterConcepts: 2 })
  expect(found.map(({ term }) => term).sort()).toEqual([2, 3])
  expect(await suggestClusters(context, all, { limit: 10, numClusters: 0, numClusterConcepts: 2 })).toEqual([])
})
