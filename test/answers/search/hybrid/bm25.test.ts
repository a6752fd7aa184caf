import { expect, test } from 'vitest'
import { bm25Scores, createBm25 } from '../../../../src/answers/search/hybrid/bm25.js'
import type { Ranking } from '../../../../src/snapshot/snapshot.js'
import { smallSnapshot } from '../../smallSnapshot.js'

const snapshot = smallSnapshot({
  documents: [{ words: 'battery battery life' }, { words: 'battery' }, { words: 'screen' }],
})
const ranking = { contentWordCounts: Uint32Array.of(3, 1, 1) } as Partial<Ranking> as Ranking
const bm25 = createBm25(snapshot, ranking)

test('idf and term frequency are those of Robertson and Zaragoza with k1 1.2 and b 0.75', () => {
  // battery is term 0, in 2 of 3 documents; lengths 3, 1, 1 have the mean 5/3.
  expect(bm25.idf(0)).toBeCloseTo(Math.log(1 + 1.5 / 2.5), 12)
  expect(bm25.vectorIdf(0)).toBeCloseTo(Math.log(4 / 2.5), 12)
  expect(bm25.termFrequency(2, 0)).toBeCloseTo((2 * 2.2) / (2 + 1.2 * (0.25 + (0.75 * 3) / (5 / 3))), 12)
})

test('documents score the sum of weight x idf x term frequency over the terms of the query', async () => {
  const scores = await bm25Scores(snapshot, new Map([[0, 2]]), bm25, undefined)
  expect([...scores]).toEqual([
    2 * bm25.idf(0) * bm25.termFrequency(2, 0),
    2 * bm25.idf(0) * bm25.termFrequency(1, 1),
    0,
  ])
})
