import { expect, test } from 'vitest'
import { inlineCompute } from '../../../src/compute/pool.js'
import { GROUPED_SHARDS } from '../../../src/compute/shardGroups.js'
import { packStrings, unpackStrings } from '../../../src/compute/shared.js'
import { concatenateShard } from '../../../src/indexing/postings/concatenateOccurrences.js'
import { invert } from '../../../src/indexing/postings/invert.js'
import { nameTerms, renumberPhrases } from '../../../src/indexing/postings/nameTerms.js'
import { splitTerms } from '../../../src/indexing/postings/termRanges.js'
import { DOCUMENT_POSITION_GAP } from '../../../src/indexing/vectors/cooccurrence.js'
import { countTerms, NO_TERM } from '../../../src/indexing/words/termNumbers.js'
import type { PhraseTable, TermManagement } from '../../../src/snapshot/snapshot.js'
import { GAP_SPACE } from '../../../src/text/tokenization/gaps.js'

const wordIds = packStrings(['front|en', 'desk|en', 'clerk|en'])
const frontDesk = { first: 0, second: 1, gap: GAP_SPACE }
/** Unit 3 is `front desk`. */
const frontDeskClerk = { first: 3, second: 2, gap: GAP_SPACE }

async function nameWith(management: TermManagement) {
  const { termIds, phrases } = await nameTerms.run({ wordIds, merged: [frontDesk, frontDeskClerk], management })
  return { ids: unpackStrings(termIds), nodeTerm: [...phrases.nodeTerm] }
}

test('phrases are terms after the words, named by their words in order', async () => {
  expect(await nameWith({})).toEqual({
    ids: ['front|en', 'desk|en', 'clerk|en', 'front|en desk|en', 'front|en desk|en clerk|en'],
    // Root, `front`, `front desk`, `front desk clerk`.
    nodeTerm: [-1, -1, 3, 4],
  })
})

test('an ignored phrase is no term, and longer phrases with its words remain', async () => {
  const { ids, nodeTerm } = await nameWith({ 'front|en desk|en': { action: 'ignore' } })
  expect(ids).toEqual(['front|en', 'desk|en', 'clerk|en', 'front|en desk|en clerk|en'])
  expect(nodeTerm).toEqual([-1, -1, -1, 3])
})

test('a phrase that is merged into a word gets the number of the word', async () => {
  const management: TermManagement = { 'front|en desk|en': { action: 'notice', new_term_id: 'desk|en' } }
  expect((await nameWith(management)).nodeTerm).toEqual([-1, -1, 1, 3])
})

test('what replaces a phrase may itself be replaced or ignored, as for words', async () => {
  const merge = { 'front|en desk|en': { new_term_id: 'reception|en' } } as const
  const twice = await nameWith({ ...merge, 'reception|en': { new_term_id: 'clerk|en' } })
  expect(twice.nodeTerm).toEqual([-1, -1, 2, 3])
  const ignored = await nameWith({ ...merge, 'reception|en': { action: 'ignore' } })
  expect(ignored.ids).toEqual(['front|en', 'desk|en', 'clerk|en', 'front|en desk|en clerk|en'])
})

test('a trie gets final numbers; a phrase that does not occur is no term', () => {
  const table: PhraseTable = {
    edgeFrom: Uint32Array.of(0, 1),
    edgeGap: new Uint8Array(2),
    edgeTerm: Uint32Array.of(0, 9),
    edgeTo: Uint32Array.of(1, 2),
    nodeTerm: Int32Array.of(-1, 1, 2),
  }
  const { edgeTerm, nodeTerm } = renumberPhrases(table, Uint32Array.of(5, 4, NO_TERM))
  // Word 9 has no new number.
  expect([...edgeTerm]).toEqual([5, NO_TERM])
  expect([...nodeTerm]).toEqual([-1, 4, -1])
})

test('ranges of terms cover all terms once, with about the same number of postings', () => {
  expect(splitTerms(Uint32Array.of(0, 6, 8, 10, 12), 2)).toEqual([
    { termFrom: 0, termTo: 1 },
    { termFrom: 1, termTo: 4 },
  ])
  // One frequent term: the parts without a term are empty.
  const ranges = splitTerms(Uint32Array.of(0, 100), 3)
  expect(ranges.map(({ termFrom, termTo }) => termTo - termFrom)).toEqual([1, 0, 0])
  expect(splitTerms(Uint32Array.of(0), 2)).toEqual([
    { termFrom: 0, termTo: 0 },
    { termFrom: 0, termTo: 0 },
  ])
})

test('positions of a shard continue after the documents before it, with a gap behind each document', async () => {
  const occurrences = {
    terms: new Uint32Array(5),
    starts: new Uint32Array(5),
    lengths: new Uint16Array(5),
    fragments: new Uint8Array(5),
  }
  const sequence = { terms: occurrences.terms, positions: new Uint32Array(5), spans: new Uint8Array(5) }
  const shard = {
    offsets: Uint32Array.of(0, 2, 3),
    terms: Uint32Array.of(7, 8, 9),
    starts: Uint32Array.of(1, 4, 0),
    lengths: Uint16Array.of(2, 3, 4),
    fragments: Uint8Array.of(0, 1, 0),
    positions: Uint32Array.of(0, 3, 1),
    spans: Uint8Array.of(0, 1, 2),
  }
  await concatenateShard.run({
    shard,
    wordCounts: Uint32Array.of(10, 5),
    occurrences,
    sequence,
    at: 2,
    firstPosition: 100,
  })
  expect([...occurrences.terms]).toEqual([0, 0, 7, 8, 9])
  expect([...occurrences.fragments]).toEqual([0, 0, 0, 1, 0])
  expect([...sequence.spans]).toEqual([0, 0, 0, 1, 2])
  expect([...sequence.positions]).toEqual([0, 0, 100, 103, 100 + 10 + DOCUMENT_POSITION_GAP + 1])
})

test('the documents of more shards than one group has are counted and inverted in their order', async () => {
  // Shard s has two documents: one with the terms s % 3 and 3, one with the terms 2 and 4.
  const shards = Array.from({ length: 2 * GROUPED_SHARDS + 1 }, (_, s) => ({
    documentOffsets: Uint32Array.of(0, 2, 4),
    documentTerms: Uint32Array.of(s % 3, 3, 2, 4),
    frequencies: Uint8Array.of(1, 2, 3, 1 + (s % 5)),
    distinct: Uint8Array.of(1, 0, 1, 1),
  }))
  const documents = shards.flatMap(({ documentTerms: terms, frequencies, distinct }) =>
    [0, 2].map((from) => [0, 1].map((i) => [terms[from + i]!, frequencies[from + i]!, distinct[from + i]!] as const)),
  )
  const expected = Array.from({ length: 5 }, (_, term) =>
    documents.flatMap((entries, document) =>
      entries.flatMap(([own, frequency, distinct]) => (own === term ? [[document, frequency, distinct]] : [])),
    ),
  )
  const totals = Uint32Array.from(expected, (entries) => entries.length)
  for (const threads of [0, 2]) {
    const postings = await invert(shards, totals, { compute: { ...inlineCompute, threads } })
    const entriesOf = (term: number) =>
      Array.from({ length: totals[term]! }, (_, i) => {
        const at = postings.offsets[term]! + i
        return [postings.documents[at], postings.frequencies[at], postings.distinct[at]]
      })
    expect([0, 1, 2, 3, 4].map(entriesOf)).toEqual(expected)
  }
  const counts = { termCount: 6, documentCount: documents.length }
  const { oldNumbers, totalDocCounts, distinctDocCounts } = await countTerms(shards, counts, { compute: inlineCompute })
  const order = [2, 3, 4, 0, 1]
  expect([...oldNumbers]).toEqual(order)
  expect([...totalDocCounts]).toEqual(order.map((term) => totals[term]))
  expect([...distinctDocCounts]).toEqual(order.map((term) => (term === 3 ? 0 : totals[term])))
})
