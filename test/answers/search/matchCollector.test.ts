import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MatchCollector } from '../../../src/answers/search/matchCollector.js'
import { codeOfCosine, UNKNOWN_COSINE } from '../../../src/snapshot/postingCosines.js'

/** The code, and the least and largest cosine that the collector may conclude from it. */
const match = fc.record({
  termScore: fc.oneof(fc.constant(1), fc.double({ min: 0, max: 3, noNaN: true })),
  cosine: fc.double({ min: -1, max: 1, noNaN: true }),
  isKnown: fc.boolean(),
})

test('the best by score are among what is collected, whatever the cosines that are not known', () => {
  fc.assert(
    fc.property(fc.array(match, { maxLength: 200 }), fc.nat(12), fc.nat(20), (drawn, requested, times) => {
      // Repeated, so that the room is full several times.
      const matches = Array.from({ length: times + 1 }, () => drawn).flat()
      const collector = new MatchCollector(requested, matches.length)
      for (const [document, { termScore, cosine, isKnown }] of matches.entries()) {
        collector.add(document, termScore, isKnown ? codeOfCosine(cosine) : UNKNOWN_COSINE)
        if (document === 50) collector.expect(51 / matches.length)
      }
      const { documents, termScores } = collector.take()
      expect([...documents]).toEqual([...documents].sort((a, b) => a - b))
      expect([...termScores]).toEqual(Array.from(documents, (document) => matches[document]!.termScore))
      const scored = matches.map(({ termScore, cosine }, document) => ({ document, score: termScore + 0.1 * cosine }))
      scored.sort((a, b) => b.score - a.score)
      const last = scored[requested - 1]?.score ?? Number.NEGATIVE_INFINITY
      const isCollected = new Set(documents)
      if (requested > 0)
        for (const { document, score } of scored) if (score >= last) expect(isCollected.has(document)).toBe(true)
    }),
    { numRuns: 60 },
  )
})

test('documents that cannot be among the best are left out', () => {
  const collector = new MatchCollector(2, 8)
  const cosines = [0.1, 0.9, 0.5, 0.89, 0.88, -0.3]
  for (const [document, cosine] of cosines.entries()) collector.add(document, 1, codeOfCosine(cosine))
  collector.add(6, 0.85, UNKNOWN_COSINE)
  collector.add(7, 1, UNKNOWN_COSINE)
  // 6 reaches 0.95 at most, and 4 differs from 3 by more than both codes can hide.
  expect([...collector.take().documents]).toEqual([1, 3, 7])
  const none = new MatchCollector(0, 1)
  none.add(0, 5, UNKNOWN_COSINE)
  expect([...none.take().documents]).toEqual([])
})

test('of a hundred thousand matches with different scores few are kept, of as many equal ones all', () => {
  const [different, equal] = [new MatchCollector(10, 100_000), new MatchCollector(10, 100_000)]
  for (let document = 0; document < 100_000; document++) {
    different.add(document, 1 + ((document * 7_919) % 100_000) / 1_000, UNKNOWN_COSINE)
    equal.add(document, 1, UNKNOWN_COSINE)
    if (document === 20_000) equal.expect(0.2)
  }
  expect(different.take().documents.length).toBeLessThan(300)
  expect(equal.take().documents).toEqual(new Uint32Array(100_000).map((_, document) => document))
})
