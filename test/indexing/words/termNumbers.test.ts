import { expect, it } from 'vitest'
import { packStrings } from '../../../src/compute/shared.js'
import { buildPhraseTable } from '../../../src/indexing/phrases/phraseTable.js'
import { readShard, type ShardTerms } from '../../../src/indexing/words/shardTerms.js'
import { NO_TERM, orderTerms, renumberShard } from '../../../src/indexing/words/termNumbers.js'
import { createRandom } from '../../../src/math/random.js'
import { openPhraseMatcher } from '../../../src/snapshot/phrases.js'
import { GAP_BREAK, GAP_FIRST_INNER, GAP_SPACE } from '../../../src/text/tokenization/gaps.js'

it('sorts the terms of short and long documents by their final numbers, with what is counted of them', async () => {
  const random = createRandom(5)
  const termCount = 2_000
  const newNumbers = Uint32Array.from({ length: termCount }, (_, term) => (term * 7_919) % termCount)
  const documents = [0, 1, 2, 59, 60, 61, 300, 1_500].map((size) => {
    const terms = Array.from({ length: termCount }, (_, term) => term)
    for (let i = 0; i < size; i++) {
      const other = i + random.int(termCount - i)
      ;[terms[i], terms[other]] = [terms[other]!, terms[i]!]
    }
    return terms.slice(0, size).map((term) => ({ term, frequency: 1 + random.int(255), distinct: random.int(2) }))
  })
  const offsets = [0]
  for (const entries of documents) offsets.push(offsets.at(-1)! + entries.length)
  const shard = {
    terms: Uint32Array.from(documents.flat(), ({ term }) => term),
    documentOffsets: Uint32Array.from(offsets),
    documentTerms: Uint32Array.from(documents.flat(), ({ term }) => term),
    frequencies: Uint8Array.from(documents.flat(), ({ frequency }) => frequency),
    distinct: Uint8Array.from(documents.flat(), ({ distinct }) => distinct),
  }
  const surfaceTerms = Uint32Array.of(3, 0)
  await renumberShard.run({ shard, surfaceTerms, newNumbers })

  expect([...shard.terms]).toEqual(documents.flat().map(({ term }) => newNumbers[term]))
  expect([...surfaceTerms]).toEqual([newNumbers[3], newNumbers[0]])
  const sorted = documents.flatMap((entries) =>
    entries.map((entry) => ({ ...entry, term: newNumbers[entry.term]! })).sort((a, b) => a.term - b.term),
  )
  expect([...shard.documentTerms]).toEqual(sorted.map(({ term }) => term))
  expect([...shard.frequencies]).toEqual(sorted.map(({ frequency }) => frequency))
  expect([...shard.distinct]).toEqual(sorted.map(({ distinct }) => distinct))
})

/** Reads documents of words given by number, start and length, place among all words, and gap before. */
function readDocuments(
  documents: readonly (readonly [word: number, start: number, length: number, position: number, gap: number][])[],
  surfaceTexts: readonly string[],
): ShardTerms {
  const words = documents.flat()
  const documentOffsets = new Uint32Array(documents.length + 1)
  for (const [i, own] of documents.entries()) documentOffsets[i + 1] = documentOffsets[i]! + own.length
  const gaps = Uint8Array.from(words, ([, , , , gap]) => gap)
  const phrases = buildPhraseTable([{ words: [0, 1], gaps: [GAP_SPACE, GAP_FIRST_INNER] }], () => 3)
  return readShard.run({
    words: {
      documentOffsets,
      surfaces: Uint32Array.from(words, ([word]) => word),
      starts: Uint32Array.from(words, ([, start]) => start),
      lengths: Uint16Array.from(words, ([, , length]) => length),
      positions: Uint32Array.from(words, ([, , , position]) => position),
      gaps,
      surfaceTexts: packStrings(surfaceTexts),
    },
    units: { documentOffsets, units: Int32Array.from(words, ([word]) => word), gaps },
    matcher: openPhraseMatcher(phrases),
    innerWords: [['of']],
    termCount: 4,
  }) as ShardTerms
}

it('a term reaches from its first word to its last, in characters and in words, inner words included', () => {
  // "quality of services, fast": word 1 of the text is `of`.
  const shard = readDocuments(
    [
      [
        [0, 0, 7, 0, GAP_BREAK],
        [1, 11, 8, 2, GAP_FIRST_INNER],
        [2, 21, 4, 3, GAP_BREAK],
      ],
    ],
    ['quality', 'services', 'fast'],
  )
  expect([...shard.terms]).toEqual([3, 0, 1, 2])
  expect([...shard.starts]).toEqual([0, 0, 11, 21])
  expect([...shard.lengths]).toEqual([19, 7, 8, 4])
  expect([...shard.positions]).toEqual([0, 0, 2, 3])
  expect([...shard.spans]).toEqual([2, 0, 0, 0])
  expect([...shard.fragments]).toEqual([0, 1, 1, 0])
})

it('tells terms that stand alone in a document from those inside a phrase, and counts its words', () => {
  type Word = [number, number, number, number, number]
  // "quality of services", "quality of services, quality" and "fast".
  const phrase: Word[] = [
    [0, 0, 7, 0, GAP_BREAK],
    [1, 11, 8, 2, GAP_FIRST_INNER],
  ]
  const shard = readDocuments(
    [phrase, [...phrase, [0, 21, 7, 3, GAP_BREAK]], [[2, 0, 4, 0, GAP_BREAK]]],
    ['quality', 'services', 'fast'],
  )
  expect([...shard.contentWordCounts]).toEqual([2, 3, 1])
  expect([...shard.documentOffsets]).toEqual([0, 3, 6, 7])
  expect([...shard.documentTerms]).toEqual([3, 0, 1, 3, 0, 1, 2])
  expect([...shard.distinct]).toEqual([1, 0, 0, 1, 1, 0, 1])
  expect([...shard.frequencies]).toEqual([1, 1, 1, 1, 2, 1, 1])
})

it('lengths and spans of terms whose words stand far apart end at the largest number that is stored', () => {
  const apart = (start: number, position: number) => {
    const first = [0, 10, 7, 5, GAP_BREAK] as [number, number, number, number, number]
    const shard = readDocuments([[first, [1, start, 7, position, GAP_FIRST_INNER]]], ['quality', 'service', 'fast'])
    return [shard.terms[0], shard.lengths[0], shard.spans[0]]
  }
  expect(apart(65_538, 260)).toEqual([3, 65_535, 255])
  expect(apart(65_537, 259)).toEqual([3, 65_534, 254])
  expect(apart(200_000, 600)).toEqual([3, 65_535, 255])
})

it('a term is counted up to 255 times in a document, and anew in the next', () => {
  const times = (count: number) =>
    Array.from(
      { length: count },
      (_, i) => [2, i * 5, 4, i, i === 0 ? GAP_BREAK : GAP_SPACE] as [number, number, number, number, number],
    )
  const shard = readDocuments(
    [times(254), times(255), times(256), times(600), times(2)],
    ['quality', 'service', 'fast'],
  )
  expect([...shard.documentTerms]).toEqual([2, 2, 2, 2, 2])
  expect([...shard.frequencies]).toEqual([254, 255, 255, 255, 2])
})

it('terms are numbered by falling document count, equal ones in their order; those without documents get no number', () => {
  const ordered = orderTerms(Uint32Array.of(0, 2, 3, 0, 2), Uint32Array.of(0, 1, 3, 0, 2), 3)
  expect([...ordered.newNumbers]).toEqual([NO_TERM, 1, 0, NO_TERM, 2])
  expect([...ordered.oldNumbers]).toEqual([2, 1, 4])
  expect([...ordered.totalDocCounts]).toEqual([3, 2, 2])
  expect([...ordered.distinctDocCounts]).toEqual([3, 1, 2])
})
