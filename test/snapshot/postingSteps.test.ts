import fc from 'fast-check'
import { expect, test } from 'vitest'
import { postingSteps } from '../../src/snapshot/postingSteps.js'

test('steps walk over all postings of the terms once, in their order', () => {
  const lengths = fc.array(fc.oneof(fc.nat(5), fc.nat(200_000)), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(lengths, fc.infiniteStream(fc.nat(7)), fc.nat(10), (postings, chosen, count) => {
      const offsets = Uint32Array.from([0, ...postings.map((_, i) => postings.slice(0, i + 1).reduce((a, b) => a + b))])
      const terms = Array.from({ length: count }, () => chosen.next().value! % postings.length)
      const walked: number[][] = terms.map(() => [])
      let last = -1
      const steps = postingSteps({ offsets }, terms, (from, to, index) => {
        expect(index).toBeGreaterThanOrEqual(last)
        expect(to).toBeGreaterThan(from)
        last = index
        walked[index]!.push(from, to)
      })
      const sum = terms.reduce((total, term) => total + postings[term]!, 0)
      expect([...steps]).toHaveLength(Math.floor(sum / 65_536))
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
