import fc from 'fast-check'
import { expect, test } from 'vitest'
import { forEachRun } from '../../src/snapshot/postingRuns.js'

test('runs cover all postings of the terms once, in their order', async () => {
  const lengths = fc.array(fc.oneof(fc.nat(5), fc.nat(200_000)), { minLength: 1, maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(lengths, fc.infiniteStream(fc.nat(7)), fc.nat(10), async (postings, chosen, count) => {
      const offsets = Uint32Array.from([0, ...postings.map((_, i) => postings.slice(0, i + 1).reduce((a, b) => a + b))])
      const terms = Array.from({ length: count }, () => chosen.next().value! % postings.length)
      const walked: number[][] = terms.map(() => [])
      let last = -1
      await forEachRun({ offsets }, terms, undefined, (from, to, index) => {
        expect(index).toBeGreaterThanOrEqual(last)
        expect(to).toBeGreaterThan(from)
        last = index
        walked[index]!.push(from, to)
      })
      for (const [index, places] of walked.entries()) {
        const [from, to] = [offsets[terms[index]!]!, offsets[terms[index]! + 1]!]
        if (from === to) expect(places).toEqual([])
        else expect([places[0], places.at(-1)]).toEqual([from, to])
        // Each run begins where the one before it ends.
        for (let i = 1; i + 1 < places.length; i += 2) expect(places[i]).toBe(places[i + 1])
      }
    }),
    { numRuns: 50 },
  )
})
