import { expect, test } from 'vitest'
import { inlineCompute } from '../../../src/compute/pool.js'
import { countBefore, seekPairs } from '../../../src/indexing/incremental/candidatePairs.js'
import {
  countNeighbours,
  type NeighbourOptions,
  numberNeighbours,
  openNeighbours,
} from '../../../src/indexing/phrases/neighbours.js'
import { tablePairs } from '../../../src/indexing/phrases/pairTable.js'
import { createRandom } from '../../../src/math/random.js'
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
  const input = {
    pairs: neighbours.pairs,
    totals: neighbours.totals,
    counts: await countNeighbours(neighbours, options),
    unitWords: new Uint8Array(names.length).fill(1),
    occurrences: await occurrences(),
    postings,
    removed: Uint32Array.from(removed),
    documentCount: old.length + added.length - removed.length,
    innerWords: [],
  }
  const found = await seekPairs(input, inlineCompute, undefined)
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

test('counts of consecutive ranges of documents add up to those of all', () => {
  const random = createRandom(7)
  const documents = Array.from({ length: 60 }, () => Array.from({ length: random.int(12) }, () => random.int(5)))
  const offsets = new Uint32Array(documents.length + 1)
  for (const [i, terms] of documents.entries()) offsets[i + 1] = offsets[i]! + terms.length
  const terms = Uint32Array.from(documents.flat())
  const occurrences = {
    offsets,
    terms,
    starts: Uint32Array.from(documents.flatMap((own) => own.map((_, i) => i * 3))),
    lengths: new Uint16Array(terms.length).fill(2),
    fragments: Uint8Array.from(terms, () => Number(random.next() < 0.2)),
  }
  const removed = Uint32Array.from([0, 7, 19, 20, 59])
  const pairs = {
    first: Uint32Array.from([0, 1, 2]),
    second: Uint32Array.from([1, 1, 0]),
    gap: new Uint8Array(3).fill(1),
  }
  const indexes = tablePairs(pairs, [0, 1, 2], 5)
  const sums = { units: [0, 0, 0, 0, 0], times: [0, 0, 0], documents: [0, 0, 0] }
  for (const [from, to] of [
    [0, 20],
    [20, 21],
    [21, 60],
  ] as const) {
    const counts = now(countBefore.run({ occurrences, removed, indexes, from, to }))
    for (const name of ['units', 'times', 'documents'] as const) {
      for (const [i, count] of counts[name].entries()) sums[name][i]! += count
    }
  }
  const expected = { units: [0, 0, 0, 0, 0], times: [0, 0, 0], documents: [0, 0, 0] }
  for (let document = 0; document < 60; document++) {
    if (removed.includes(document)) continue
    const own: number[] = []
    for (let i = offsets[document]!; i < offsets[document + 1]!; i++) if (occurrences.fragments[i] === 0) own.push(i)
    for (const i of own) expected.units[terms[i]!]!++
    for (const [pair, [first, second]] of (
      [
        [0, 1],
        [1, 1],
        [2, 0],
      ] as const
    ).entries()) {
      // Words are two units long and begin every three: fragments between two words make the gap wider than 1.
      const found = own.filter((i, at) => terms[i] === second && own[at - 1] === i - 1 && terms[i - 1] === first)
      expected.times[pair]! += found.length
      expected.documents[pair]! += Math.min(1, found.length)
    }
  }
  expect(sums).toEqual(expected)
  expect(expected.times.every((count) => count > 0)).toBe(true)
})
