import { expect, test } from 'vitest'
import { packStrings, unpackStrings } from '../../../src/compute/shared.js'
import { concatenateShard, nameTerms, renumberPhrases, splitTerms } from '../../../src/indexing/postings/termIndex.js'
import { DOCUMENT_POSITION_GAP } from '../../../src/indexing/vectors/cooccurrence.js'
import { NO_TERM } from '../../../src/indexing/words/termCounts.js'
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
