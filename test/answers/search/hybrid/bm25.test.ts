import { expect, test } from 'vitest'
import { bm25Scores, createBm25 } from '../../../../src/answers/search/hybrid/bm25.js'
import { stemFamilies } from '../../../../src/answers/search/hybrid/stemFamilies.js'
import { SlotCache } from '../../../../src/compute/slotCache.js'
import { createRandom } from '../../../../src/math/random.js'
import type { Ranking, Snapshot } from '../../../../src/snapshot/snapshot.js'
import { termNumber } from '../../../../src/snapshot/termTable.js'
import { smallSnapshot } from '../../smallSnapshot.js'

const snapshot = smallSnapshot({
  documents: [{ words: 'battery battery life' }, { words: 'battery' }, { words: 'screen' }],
})
const ranking = { contentWordCounts: Uint32Array.of(3, 1, 1) } as Partial<Ranking> as Ranking
const bm25 = createBm25(snapshot, ranking, await stemFamilies(snapshot))

test('idf and term frequency are those of Robertson and Zaragoza with k1 1.2 and b 0.75', () => {
  // battery is term 0, in 2 of 3 documents; lengths 3, 1, 1 have the mean 5/3.
  expect(bm25.idf(0)).toBeCloseTo(Math.log(1 + 1.5 / 2.5), 12)
  expect(bm25.vectorIdf(0)).toBeCloseTo(Math.log(4 / 2.5), 12)
  expect(bm25.termFrequency(2, 0)).toBeCloseTo((2 * 2.2) / (2 + 1.2 * (0.25 + (0.75 * 3) / (5 / 3))), 12)
})

test('documents score the sum of weight x idf x term frequency over the terms of the query', async () => {
  const scores = await bm25Scores(snapshot, new Map([[0, 2]]), bm25)
  expect([...scores]).toEqual([
    2 * bm25.idf(0) * bm25.termFrequency(2, 0),
    2 * bm25.idf(0) * bm25.termFrequency(1, 1),
    0,
  ])
})

test('words of one stem are one term, those of another form with 0.85 of their frequency', async () => {
  const related = smallSnapshot({
    documents: [{ words: 'help help helpful' }, { words: 'helpful' }, { words: 'screen' }],
  })
  const [help, helpful] = [0, 1]
  const terms = { ...related.terms, stemHashes: Uint32Array.of(4, 4, 5) }
  const snapshot = { ...related, terms }
  const lengths = { contentWordCounts: Uint32Array.of(3, 1, 1) } as Partial<Ranking> as Ranking
  const bm25 = createBm25(snapshot, lengths, await stemFamilies(snapshot))
  // Two of three documents have a word of the stem.
  for (const term of [help, helpful]) expect(bm25.idf(term)).toBeCloseTo(Math.log(1 + 1.5 / 2.5), 12)
  expect(bm25.familyIdf(help)).toBeCloseTo(Math.log(4 / 2.5), 12)
  const idf = bm25.idf(help)
  const own = ['help', 'helpful'].map((word) => termNumber(terms, `${word}|en`))
  const scores = await bm25Scores(snapshot, new Map([[own[0]!, 1]]), bm25)
  expect(scores[0]).toBeCloseTo(idf * bm25.termFrequency(2 + 0.85, 0), 12)
  expect(scores[1]).toBeCloseTo(idf * bm25.termFrequency(0.85, 1), 12)
  expect(scores[2]).toBe(0)
  const other = await bm25Scores(snapshot, new Map([[own[1]!, 1]]), bm25)
  expect(other[0]).toBeCloseTo(idf * bm25.termFrequency(1 + 2 * 0.85, 0), 12)
})

test('scores of many documents, which are computed some at a time, are those of each of them', async () => {
  const [count, random] = [40_000, createRandom(7)]
  // Terms 0 and 1 have one stem.
  const frequencies = [0.3, 0.002, 0.05].map((share) =>
    Uint8Array.from({ length: count }, () => (random.next() < share ? 1 + random.int(3) : 0)),
  )
  const lists = frequencies.map((own) => [...own.keys()].filter((document) => own[document]! > 0))
  const small = smallSnapshot({ documents: [{ words: 'a' }, { words: 'b' }, { words: 'c' }] })
  const snapshot = {
    ...small,
    cache: new SlotCache(),
    documents: { ...small.documents, count },
    postings: {
      ...small.postings,
      offsets: Uint32Array.of(0, ...lists.map((_, i) => lists.slice(0, i + 1).flat().length)),
      documents: Uint32Array.from(lists.flat()),
      frequencies: Uint8Array.from(
        lists.flatMap((list, term) => list.map((document) => frequencies[term]![document]!)),
      ),
    },
    terms: { ...small.terms, stemHashes: Uint32Array.of(4, 4, 5), totalDocCounts: lists.map(({ length }) => length) },
  } as unknown as Snapshot
  const lengths = { contentWordCounts: Uint32Array.from({ length: count }, () => random.int(30)) }
  const bm25 = createBm25(snapshot, lengths as Partial<Ranking> as Ranking, await stemFamilies(snapshot))
  const either = new Set([...lists[0]!, ...lists[1]!]).size
  expect(bm25.idf(0)).toBeCloseTo(Math.log(1 + (count - either + 0.5) / (either + 0.5)), 12)
  const counted = createBm25(
    { ...snapshot, cache: new SlotCache() },
    lengths as Partial<Ranking> as Ranking,
    bm25.families,
  )
  await counted.countFamilies([2, 1])
  expect([0, 1, 2].map(counted.idf)).toEqual([0, 1, 2].map(bm25.idf))
  const weights = [2, 0.5, 3]
  const scores = await bm25Scores(snapshot, new Map(weights.entries()), bm25)
  const [a, b, c] = frequencies as [Uint8Array, Uint8Array, Uint8Array]
  const wrong = scores.filter((score, d) => {
    const parts = [a[d]! + 0.85 * b[d]!, b[d]! + 0.85 * a[d]!, c[d]!].map(
      (frequency, term) => weights[term]! * bm25.idf(term) * (frequency > 0 ? bm25.termFrequency(frequency, d) : 0),
    )
    return !(Math.abs(score - parts.reduce((sum, part) => sum + part, 0)) < 1e-12)
  })
  expect([...wrong]).toEqual([])
})
