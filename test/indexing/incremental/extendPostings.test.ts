import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inlineCompute } from '../../../src/compute/pool.js'
import { packStrings } from '../../../src/compute/shared.js'
import { extendOccurrences } from '../../../src/indexing/incremental/extendOccurrences.js'
import { extendPostings } from '../../../src/indexing/incremental/extendPostings.js'
import { retainDocuments } from '../../../src/indexing/incremental/retainedDocuments.js'
import { blocksOf } from '../../../src/indexing/postings/termRanges.js'
import type { ShardTerms } from '../../../src/indexing/words/shardTerms.js'
import { createRandom } from '../../../src/math/random.js'

/** Documents as lists of term numbers, each term once. */
function shardOf(documents: readonly (readonly number[])[]): ShardTerms {
  const terms = documents.flat()
  const offsets = [0]
  for (const document of documents) offsets.push(offsets.at(-1)! + document.length)
  return {
    offsets: Uint32Array.from(offsets),
    terms: Uint32Array.from(terms),
    starts: Uint32Array.from(terms, (term) => 10 * term),
    lengths: Uint16Array.from(terms, (term) => term + 1),
    fragments: new Uint8Array(terms.length),
    positions: new Uint32Array(terms.length),
    spans: new Uint8Array(terms.length),
    documentOffsets: Uint32Array.from(offsets),
    documentTerms: Uint32Array.from(terms),
    frequencies: Uint8Array.from(terms, (term) => term + 1),
    distinct: new Uint8Array(terms.length).fill(1),
    contentWordCounts: new Uint32Array(documents.length),
    surfaces: {
      terms: new Uint32Array(0),
      counts: new Uint32Array(0),
      insideCounts: new Uint32Array(0),
      texts: packStrings([]),
    },
  }
}

// Four documents with the old terms 0 and 1. Document 1 is removed, document 2 is read again, one is added.
// Old term 0 is 1 now, old term 1 is 0, and term 2 is new.
const options = {
  retained: retainDocuments(4, Uint32Array.of(1), Uint32Array.of(2)),
  numbers: {
    newNumbers: Uint32Array.of(1, 0, 2),
    oldNumbers: Uint32Array.of(1, 0, 2),
    totalDocCounts: Uint32Array.of(3, 2, 2),
    distinctDocCounts: Uint32Array.of(3, 2, 2),
  },
  added: [shardOf([[0, 2]])],
  reread: { shards: [shardOf([[0, 1, 2]])], numbers: Uint32Array.of(1) },
  compute: inlineCompute,
}

/** Where a document was removed, postings are copied without a look at occurrences. */
const unread = occurrencesOf([])

function occurrencesOf(documents: readonly (readonly number[])[]) {
  const { offsets, terms, starts, lengths, fragments } = shardOf(documents)
  return { offsets, terms, starts, lengths, fragments }
}

/** Documents and frequencies of each term. */
function postingsOf(
  documents: readonly (readonly number[])[],
  frequencyOf: (document: number, term: number) => number,
) {
  return Array.from({ length: TERMS }, (_, term) =>
    documents.flatMap((own, document) => (own.includes(term) ? [[document, frequencyOf(document, term)]] : [])),
  )
}

const TERMS = 6
const termsOfDocument = fc.subarray([0, 1, 2, 3, 4, 5])

test('postings of any documents, some of which are read again, are those of all of them', async () => {
  const old = fc.array(termsOfDocument, { minLength: 1, maxLength: 300 })
  const reread = fc.dictionary(fc.nat(299).map(String), termsOfDocument, { maxKeys: 8 })
  const added = fc.array(termsOfDocument, { maxLength: 3 })
  await fc.assert(
    fc.asyncProperty(old, reread, added, async (before, again, more) => {
      const numbers = Object.keys(again)
        .map(Number)
        .filter((document) => document < before.length)
        .sort((a, b) => a - b)
      const after = [...before.map((own, document) => again[document] ?? own), ...more]
      // Old terms keep their frequency of 9, those that are read have their term + 1.
      const isRead = (document: number): boolean => numbers.includes(document) || document >= before.length
      const expected = postingsOf(after, (document, term) => (isRead(document) ? term + 1 : 9))
      const lists = postingsOf(before, () => 9)
      const documents = lists.flatMap((list) => list.map(([document]) => document!))
      const offsets = [0]
      for (const list of lists) offsets.push(offsets.at(-1)! + list.length)
      const previous = {
        offsets: Uint32Array.from(offsets),
        documents: Uint32Array.from(documents),
        frequencies: new Uint8Array(documents.length).fill(9),
        distinct: new Uint8Array(documents.length).fill(1),
      }
      const same = Uint32Array.from({ length: TERMS }, (_, term) => term)
      const counts = Uint32Array.from(expected, (list) => list.length)
      const postings = await extendPostings(
        { postings: previous, occurrences: occurrencesOf(before) },
        {
          retained: retainDocuments(before.length, new Uint32Array(0), Uint32Array.from(numbers)),
          numbers: { newNumbers: same, oldNumbers: same, totalDocCounts: counts, distinctDocCounts: counts },
          added: [shardOf(more)],
          reread: {
            shards: [shardOf(numbers.map((document) => again[document]!))],
            numbers: Uint32Array.from(numbers),
          },
          compute: inlineCompute,
        },
      )
      const found = expected.map((_, term) => {
        const [from, to] = [postings.offsets[term]!, postings.offsets[term + 1]!]
        return Array.from({ length: to - from }, (_, i) => [
          postings.documents[from + i],
          postings.frequencies[from + i],
        ])
      })
      expect(found).toEqual(expected)
      expect([...postings.distinct].every((flag) => flag === 1)).toBe(true)
    }),
  )
})

test('postings leave removed documents out, take reread ones in order, and end with added ones', async () => {
  const previous = {
    offsets: Uint32Array.of(0, 3, 6),
    documents: Uint32Array.of(0, 1, 2, 1, 2, 3),
    frequencies: Uint8Array.of(50, 51, 52, 61, 62, 63),
    distinct: Uint8Array.of(0, 1, 1, 1, 1, 0),
  }
  const postings = await extendPostings({ postings: previous, occurrences: unread }, options)
  expect([...postings.offsets]).toEqual([0, 3, 5, 7])
  expect([...postings.documents]).toEqual([1, 2, 3, 0, 1, 1, 3])
  // Frequencies of reread and added documents are their term + 1.
  expect([...postings.frequencies]).toEqual([1, 63, 1, 50, 2, 3, 3])
  expect([...postings.distinct]).toEqual([1, 0, 1, 0, 1, 1, 1])
})

test('documents that are read again stand between those that stay, whatever was counted before their term', async () => {
  const previous = {
    offsets: Uint32Array.of(0, 3, 6),
    documents: Uint32Array.of(0, 1, 2, 0, 2, 3),
    frequencies: Uint8Array.of(50, 51, 52, 60, 62, 63),
    distinct: new Uint8Array(6),
  }
  const counts = Uint32Array.of(4, 2, 2)
  const numbers = { ...options.numbers, totalDocCounts: counts, distinctDocCounts: counts }
  const postings = await extendPostings({ postings: previous, occurrences: unread }, { ...options, numbers })
  expect([...postings.documents]).toEqual([0, 1, 2, 3, 0, 1, 1, 3])
  expect([...postings.frequencies]).toEqual([60, 1, 63, 1, 50, 2, 3, 3])
})

test('occurrences are copied with new numbers of terms, or taken from the documents that were read', async () => {
  const previous = {
    offsets: Uint32Array.of(0, 2, 3, 4, 5),
    terms: Uint32Array.of(0, 0, 1, 0, 1),
    starts: Uint32Array.of(1, 2, 3, 4, 5),
    lengths: Uint16Array.of(6, 7, 8, 9, 10),
    fragments: Uint8Array.of(1, 0, 0, 0, 1),
  }
  const { occurrences } = await extendOccurrences(previous, options)
  expect([...occurrences.offsets]).toEqual([0, 2, 5, 6, 8])
  expect([...occurrences.terms]).toEqual([1, 1, 0, 1, 2, 0, 0, 2])
  expect([...occurrences.starts]).toEqual([1, 2, 0, 10, 20, 5, 0, 20])
  expect([...occurrences.lengths]).toEqual([6, 7, 1, 2, 3, 10, 1, 3])
  expect([...occurrences.fragments]).toEqual([1, 0, 0, 0, 0, 1, 0, 0])
})

test('occurrences of documents that are not needed yet are copied when all are asked for', async () => {
  const random = createRandom(5)
  const lengths = Array.from({ length: 40 }, () => random.int(5))
  const offsets = Uint32Array.from({ length: 41 }, (_, i) =>
    lengths.slice(0, i).reduce((sum, length) => sum + length, 0),
  )
  const entries = offsets[40]!
  const previous = {
    offsets,
    terms: Uint32Array.from({ length: entries }, () => random.int(2)),
    starts: Uint32Array.from({ length: entries }, (_, i) => i + 1),
    lengths: Uint16Array.from({ length: entries }, (_, i) => i + 1),
    fragments: new Uint8Array(entries).fill(1),
  }
  const retained = retainDocuments(40, Uint32Array.of(0, 17), Uint32Array.of(20))
  const whole = { ...options, retained, reread: { ...options.reread, numbers: Uint32Array.of(18) } }
  const { occurrences: expected } = await extendOccurrences(previous, whole)
  const needed = Uint32Array.of(3, 4, 17, 18, 19, 36, 37, 38)
  const { occurrences, all } = await extendOccurrences(previous, whole, needed)
  expect(occurrences.offsets).toEqual(expected.offsets)
  for (let document = 0; document < 39; document++) {
    const range = [expected.offsets[document]!, expected.offsets[document + 1]!] as const
    for (const name of ['terms', 'starts', 'lengths', 'fragments'] as const) {
      const own = [...expected[name].subarray(...range)]
      expect([...occurrences[name].subarray(...range)]).toEqual(needed.includes(document) ? own : own.map(() => 0))
    }
  }
  expect(await all()).toEqual(expected)
})

test('blocks of terms cover each term once, and a frequent term ends its block', () => {
  const frequent = 1 << 20
  expect(blocksOf(Uint32Array.of(0, 1, frequent + 1, frequent + 2))).toEqual([
    { termFrom: 0, termTo: 2 },
    { termFrom: 2, termTo: 3 },
  ])
  expect(blocksOf(Uint32Array.of(0))).toEqual([])
})
