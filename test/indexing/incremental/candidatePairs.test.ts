import { expect, test } from 'vitest'
import { inlineCompute } from '../../../src/compute/pool.js'
import { findCandidatePairs } from '../../../src/indexing/incremental/candidatePairs.js'
import {
  countNeighbours,
  type NeighbourOptions,
  numberNeighbours,
  openNeighbours,
} from '../../../src/indexing/phrases/neighbours.js'
import { termDisplay, termNumber } from '../../../src/snapshot/termTable.js'
import { GAP_BREAK, GAP_SPACE } from '../../../src/text/tokenization/gaps.js'
import { smallSnapshot } from '../../answers/smallSnapshot.js'
import { now, shardOf } from '../phrases/randomBlocks.js'

/** Old and added documents as words between spaces, numbers of removed ones -> pairs, old documents to be read again, rest. */
async function candidatesOf(old: readonly string[], added: readonly string[], removed: readonly number[] = []) {
  const { terms, postings, occurrences } = smallSnapshot({ documents: old.map((words) => ({ words })), axes: 2 })
  const names = Array.from({ length: terms.count }, (_, term) => termDisplay(terms, term))
  const numberOf = (word: string) => {
    const known = termNumber(terms, `${word}|en`)
    if (known >= 0) return known
    if (!names.includes(word, terms.count)) names.push(word)
    return names.indexOf(word, terms.count)
  }
  const shard = shardOf(
    added.map((words) =>
      words.split(' ').map((word, i) => ({ unit: numberOf(word), gap: i === 0 ? GAP_BREAK : GAP_SPACE })),
    ),
  )
  const options: NeighbourOptions = {
    unitCount: names.length,
    gaps: [GAP_SPACE],
    conditionalGaps: [],
    leastDocuments: 1,
    compute: inlineCompute,
  }
  const neighbours = await numberNeighbours(await openNeighbours([shard], options), options)
  const found = now(
    findCandidatePairs.run({
      pairs: neighbours.pairs,
      totals: neighbours.totals,
      counts: await countNeighbours(neighbours, options),
      unitWords: new Uint8Array(names.length).fill(1),
      occurrences: await occurrences(),
      postings,
      removed: Uint32Array.from(removed),
      documentCount: old.length + added.length - removed.length,
      innerWords: [],
    }),
  )
  return {
    pairs: [...found.pairs.first].map((first, i) => `${names[first]} ${names[found.pairs.second[i]!]}`),
    documents: [...found.documents],
    restOf: (word: string) => found.restUnits[numberOf(word)],
  }
}

/** Documents of two words that no other has. */
const filler = (count: number) => Array.from({ length: count }, (_, i) => `x${i} y${i}`)
const times = <T>(count: number, item: T): T[] => new Array<T>(count).fill(item)

test('pairs that may be phrases over all documents are found, with the old documents that may have them', async () => {
  // Old documents count where the words stand side by side in this order.
  const old = [...filler(250), 'velvet anchor', 'anchor velvet', 'velvet', 'old velvet anchor']
  const { pairs, documents, restOf } = await candidatesOf(old, times(7, 'velvet anchor'))
  expect(pairs).toEqual(['velvet anchor'])
  expect(documents).toEqual([250, 253])
  // What is read again is left out of the rest: the words of documents 251 and 252 are in it.
  expect([restOf('velvet'), restOf('anchor'), restOf('old'), restOf('x0')]).toEqual([2, 1, 0, 1])
})

test('removed documents count for nothing', async () => {
  const old = [...filler(250), 'velvet anchor', 'velvet anchor', 'velvet']
  const { documents, restOf } = await candidatesOf(old, times(8, 'velvet anchor'), [0, 251, 252])
  expect(documents).toEqual([250])
  expect([restOf('velvet'), restOf('x0'), restOf('x1')]).toEqual([0, 0, 1])
})

test('at most one in a hundred old documents is read again, for the best pairs first that fit', async () => {
  // 258 documents: three may be read again. The best pair has four, the next two, the last one.
  const old = [...filler(251), ...times(4, 'velvet anchor'), ...times(2, 'copper kettle'), 'silver spoon']
  const added = [...times(12, 'velvet anchor'), ...times(9, 'copper kettle'), ...times(8, 'silver spoon')]
  const { pairs, documents } = await candidatesOf(old, added)
  expect(pairs).toEqual(['copper kettle', 'silver spoon'])
  expect(documents).toEqual([255, 256, 257])
})

test('documents of all pairs together are counted, and a pair that no longer fits is left out', async () => {
  const old = [...filler(254), ...times(2, 'velvet anchor'), ...times(2, 'copper kettle')]
  const added = [...times(12, 'velvet anchor'), ...times(9, 'copper kettle')]
  const { pairs, documents } = await candidatesOf(old, added)
  expect([pairs, documents]).toEqual([['velvet anchor'], [254, 255]])
})

test('a pair in two documents is none, however often; nor is one that chance makes', async () => {
  expect((await candidatesOf(filler(250), times(2, times(9, 'velvet anchor').join(' ')))).pairs).toEqual([])
  const common = Array.from({ length: 120 }, (_, i) => (i % 2 === 0 ? 'velvet' : 'anchor'))
  expect((await candidatesOf([...filler(50), ...common], times(3, 'velvet anchor'))).pairs).toEqual([])
})

test('an old document counts once for a pair, and a removed one not at all', async () => {
  const often = [times(9, 'velvet anchor').join(' ')]
  const twice = 'velvet anchor velvet anchor'
  expect((await candidatesOf([...filler(250), twice], often)).pairs).toEqual([])
  expect((await candidatesOf([...filler(250), twice, 'velvet anchor'], often)).pairs).toEqual(['velvet anchor'])
  expect((await candidatesOf([...filler(250), twice, 'velvet anchor'], often, [251])).pairs).toEqual([])
})

test('old documents with other words between the two, or in a sentence of their own, do not count', async () => {
  const old = [...filler(250), 'velvet the anchor', 'velvet copper anchor']
  const { pairs, documents } = await candidatesOf(old, times(9, 'velvet anchor'))
  expect(pairs).toEqual(['velvet anchor'])
  expect(documents).toEqual([])
})
