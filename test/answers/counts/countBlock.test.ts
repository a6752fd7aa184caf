import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import type { Concept, ConceptTerm } from '../../../src/answers/concepts/resolveConcept.js'
import type { AnswerContext } from '../../../src/answers/context.js'
import type { Buckets } from '../../../src/answers/counts/breakdowns.js'
import { countBlock } from '../../../src/answers/counts/countBlock.js'
import { countMatches } from '../../../src/answers/counts/matchCounts.js'
import type { Compute } from '../../../src/compute/compute.js'
import { inlineCompute, openCompute } from '../../../src/compute/pool.js'
import { sharedUint32 } from '../../../src/compute/shared.js'
import { SlotCache } from '../../../src/compute/slotCache.js'
import { createRandom } from '../../../src/math/random.js'
import { setOfMarks } from '../../../src/snapshot/documentSet.js'

const opened = openCompute({ threads: 2 })
afterAll(() => opened.close())

const termOf = (term: number): ConceptTerm => ({ id: `t${term}|en`, term })
const conceptOf = (exact: readonly number[], excluded: readonly number[] = []): Concept => ({
  texts: [],
  exactTerms: exact.map(termOf),
  excludedTerms: excluded.map(termOf),
  vector: undefined,
  relevance: 0,
})

test('a block of concepts is counted by excluded, exact and related terms, and by bucket', () => {
  // Documents of terms 0 to 3: 0 and 1; 1 and 2; 2 and 3; 4. Document 3 is outside of the filter.
  const postings = { offsets: Uint32Array.of(0, 2, 4, 6, 7), documents: Uint32Array.of(0, 1, 1, 2, 2, 3, 4) }
  const one = {
    size: 2,
    bucketOf: Uint16Array.of(0, 1, 1, 0, 2),
    offsets: new Uint32Array(0),
    buckets: new Uint32Array(0),
  }
  const several = {
    size: 2,
    bucketOf: undefined,
    offsets: Uint32Array.of(0, 2, 3, 3, 4, 5),
    buckets: Uint32Array.of(0, 1, 0, 1, 1),
  }
  // Term 0 with term 1 related; term 1 or 3 without term 2; nothing.
  const terms = Uint32Array.of(0, 1, 2, 1, 3)
  const ends = Uint32Array.of(0, 1, 2, 3, 5, 5, 5, 5, 5)
  const outside = Uint32Array.of(0b01000)
  const counts = countBlock.run({ terms, ends, postings, documentCount: 5, outside, breakdowns: [one, several] })
  expect(counts).toEqual({
    // Of the first concept the documents 0, 1 and 2, of the second 1 and 4.
    matchCounts: Uint32Array.of(3, 2, 0),
    exactMatchCounts: Uint32Array.of(2, 2, 0),
    breakdowns: [
      { matchCounts: Uint32Array.of(1, 2, 0, 1, 0, 0), exactMatchCounts: Uint32Array.of(1, 1, 0, 1, 0, 0) },
      { matchCounts: Uint32Array.of(2, 1, 1, 1, 0, 0), exactMatchCounts: Uint32Array.of(2, 1, 1, 1, 0, 0) },
    ],
  })
})

test('counts in blocks of documents are what looking at every document finds', () => {
  const [termCount, size] = [6, 3]
  const term = fc.integer({ min: 0, max: termCount - 1 })
  const some = fc.uniqueArray(term, { maxLength: 4 })
  const document = fc.record({ terms: fc.uniqueArray(term), bucket: fc.nat(size), isOutside: fc.boolean() })
  fc.assert(
    fc.property(
      fc.array(document, { minLength: 1, maxLength: 200 }),
      fc.array(fc.record({ excluded: fc.oneof(fc.constant([]), some), exact: some, related: some }), { maxLength: 5 }),
      fc.constantFrom(32, 64, 96),
      fc.boolean(),
      (drawn, concepts, blockDocuments, isFiltered) => {
        const isOutside = (d: number) => isFiltered && drawn[d]!.isOutside
        const lists = Array.from({ length: termCount }, (_, t) =>
          [...drawn.keys()].filter((d) => drawn[d]!.terms.includes(t)),
        )
        const offsets = new Uint32Array(termCount + 1)
        for (const [t, list] of lists.entries()) offsets[t + 1] = offsets[t]! + list.length
        const outside = new Uint32Array(Math.ceil(drawn.length / 32))
        for (const d of drawn.keys()) if (isOutside(d)) outside[d >>> 5]! |= 1 << (d & 31)
        const parts = concepts.flatMap(({ excluded, exact, related }) => [excluded, exact, related])
        let end = 0
        const given = {
          terms: Uint32Array.from(parts.flat()),
          ends: Uint32Array.from(parts, (part) => (end += part.length)),
          postings: { offsets, documents: Uint32Array.from(lists.flat()) },
          documentCount: drawn.length,
          outside,
          blockDocuments,
        }
        const bucketOf = Uint8Array.from(drawn, ({ bucket }) => bucket)
        const buckets = { size, bucketOf, offsets: new Uint32Array(0), buckets: new Uint32Array(0) }
        const matching = concepts.map(({ excluded, exact, related }) => {
          const having = (d: number, terms: readonly number[]) => terms.some((t) => drawn[d]!.terms.includes(t))
          const allowed = [...drawn.keys()].filter((d) => !isOutside(d) && !having(d, excluded))
          return {
            exact: allowed.filter((d) => having(d, exact)),
            all: allowed.filter((d) => having(d, [...exact, ...related])),
          }
        })
        const inBucket = (documents: readonly number[], b: number) => documents.filter((d) => bucketOf[d] === b).length
        const totals = {
          matchCounts: Uint32Array.from(matching, ({ all }) => all.length),
          exactMatchCounts: Uint32Array.from(matching, ({ exact }) => exact.length),
        }
        const cells = matching.flatMap((found) => Array.from({ length: size }, (_, b) => ({ ...found, b })))
        const brokenDown = {
          matchCounts: Uint32Array.from(cells, ({ all, b }) => inBucket(all, b)),
          exactMatchCounts: Uint32Array.from(cells, ({ exact, b }) => inBucket(exact, b)),
        }
        expect(countBlock.run({ ...given, breakdowns: [] })).toEqual({ ...totals, breakdowns: [] })
        expect(countBlock.run({ ...given, breakdowns: [buckets] })).toEqual({ ...totals, breakdowns: [brokenDown] })
        const twice = countBlock.run({ ...given, breakdowns: [buckets, buckets] })
        expect(twice).toEqual({ ...totals, breakdowns: [brokenDown, brokenDown] })
      },
    ),
  )
})

test('threads count millions of postings as the caller does', async () => {
  const [documentCount, termCount] = [200_000, 80]
  const random = createRandom(7)
  const lists = Array.from({ length: termCount }, (_, term) =>
    Array.from({ length: documentCount }, (_, document) => document).filter(() => random.next() < (term % 8) / 8),
  )
  const offsets = sharedUint32(termCount + 1)
  for (const [term, list] of lists.entries()) offsets[term + 1] = offsets[term]! + list.length
  const documents = sharedUint32(offsets[termCount]!)
  for (const [term, list] of lists.entries()) documents.set(list, offsets[term])
  const none = new Float32Array(0)
  const space = {
    axes: 0,
    termCount: 0,
    termVectors: none,
    termLengths: none,
    commonDirection: none,
    relatedFloor: 0.4,
  }
  const snapshot = {
    cache: new SlotCache(),
    documents: { count: documentCount },
    info: {},
    terms: { totalDocCounts: new Uint32Array(termCount) },
    postings: { offsets, documents },
    space,
  }
  const concepts = Array.from({ length: 60 }, (_, i) => conceptOf([i, i + 20], i % 3 === 0 ? [i + 1] : []))
  const members = Uint8Array.from({ length: documentCount }, (_, document) => Number(document % 5 !== 0))
  const buckets: Buckets = {
    labels: ['a', 'b', 'c'],
    offsets: Uint32Array.from({ length: documentCount + 1 }, (_, document) => document),
    buckets: Uint32Array.from({ length: documentCount }, (_, document) => document % 3),
    totalCounts: new Uint32Array(3),
    filterCounts: new Uint32Array(3),
  }
  let sent = 0
  const threads: Compute = {
    ...opened,
    isRunning: () => true,
    map: (kernel, inputs, options) => {
      sent++
      return opened.map(kernel, inputs, options)
    },
  }
  const count = (compute: Compute) =>
    countMatches({ snapshot, compute } as unknown as AnswerContext, concepts, setOfMarks(members), [buckets])
  const here = await count(inlineCompute)
  expect(await count(threads)).toEqual(here)
  expect(sent).toBe(1)
  const second = new Set(lists[1])
  const first = lists[20]!.filter((document) => document % 5 !== 0 && !second.has(document))
  expect(here.matchCounts[0]).toBe(first.length)
  expect(here.exactMatchCounts).toEqual(here.matchCounts)
  const sums = here.breakdowns[0]!.matchCounts
  expect(sums[0]! + sums[1]! + sums[2]!).toBe(first.length)
})
