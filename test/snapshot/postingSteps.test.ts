import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createPostingWalk, postingSteps } from '../../src/snapshot/postingSteps.js'

test('steps walk over all postings of the terms once, in their order', () => {
  const lengths = fc.array(fc.oneof(fc.nat(5), fc.nat(200_000)), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(lengths, fc.infiniteStream(fc.nat(7)), fc.nat(10), (postings, chosen, count) => {
      const offsets = Uint32Array.from([0, ...postings.map((_, i) => postings.slice(0, i + 1).reduce((a, b) => a + b))])
      const terms = Array.from({ length: count }, () => chosen.next().value! % postings.length)
      const walked: number[][] = terms.map(() => [])
      let last = -1
      const steps = postingSteps({ offsets, documents: new Uint32Array(0) }, terms, (from, to, index) => {
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

test('walks up to ascending limits pass all postings once, each before the first limit above its document', () => {
  const list = fc.uniqueArray(fc.nat(300), { maxLength: 40 }).map((drawn) => drawn.sort((a, b) => a - b))
  fc.assert(
    fc.property(
      fc.array(list, { minLength: 1, maxLength: 5 }),
      fc.uniqueArray(fc.integer({ min: 1, max: 300 }), { maxLength: 6 }),
      (lists, drawn) => {
        const documents = Uint32Array.from(lists.flat())
        const offsets = Uint32Array.from([0, ...lists.map((_, i) => lists.slice(0, i + 1).flat().length)])
        let passed: [number, number][] = []
        const terms = lists.map((_, i) => i)
        const walkBelow = createPostingWalk({ offsets, documents }, terms, (from, to, index) => {
          for (let i = from; i < to; i++) passed.push([index, documents[i]!])
        })
        let last = 0
        for (const limit of [...drawn.sort((a, b) => a - b), Number.POSITIVE_INFINITY]) {
          passed = []
          for (const _ of walkBelow(limit));
          const due = lists.flatMap((all, index) =>
            all.filter((document) => document >= last && document < limit).map((document) => [index, document]),
          )
          expect(passed).toEqual(due)
          last = limit
        }
      },
    ),
  )
})
