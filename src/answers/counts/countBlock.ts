import { kernel } from '../../compute/kernel.js'
import { sharedUint16 } from '../../compute/shared.js'
import type { Buckets } from './breakdowns.js'
import { createOutsideWalker, type MatchWalker, type WalkedPostings } from './matchWalker.js'

/** Documents of a filter that match, by concept. */
export interface MatchCounts {
  /** With an exact or a related term. */
  readonly matchCounts: Uint32Array
  /** With an exact term. */
  readonly exactMatchCounts: Uint32Array
}

export interface BrokenDownCounts extends MatchCounts {
  /** In the order of the requested breakdowns; the arrays are concepts x buckets. */
  readonly breakdowns: readonly MatchCounts[]
}

/** The buckets of one breakdown, as a count reads them. */
export interface CountedBuckets extends Pick<Buckets, 'offsets' | 'buckets'> {
  readonly size: number
  /**
   * The bucket of each document, of at most `MOST_BUCKETS`, and `size` for documents without one; undefined where a document
   * has several.
   */
  readonly bucketOf: Uint16Array | undefined
}

/** What a count reads of a breakdown, in shared memory where documents have one bucket each. */
export function countedBuckets({ labels: { length: size }, offsets, buckets }: Buckets): CountedBuckets {
  const count = offsets.length - 1
  const bucketOf = sharedUint16(count).fill(size)
  for (let document = 0; document < count; document++) {
    const from = offsets[document]!
    const found = offsets[document + 1]! - from
    if (found > 1) return { size, offsets, buckets, bucketOf: undefined }
    if (found === 1) bucketOf[document] = buckets[from]!
  }
  const none = new Uint32Array(0)
  return { size, offsets: none, buckets: none, bucketOf }
}

/** Counts concepts one after the other. */
export interface ConceptCounter {
  readonly counts: BrokenDownCounts
  /** Counts the documents that a walker has found for concept i, `exactEnd` of them with an exact term. */
  add(i: number, walker: MatchWalker, exactEnd: number): void
}

export function createCounter(concepts: number, breakdowns: readonly CountedBuckets[]): ConceptCounter {
  const zeros = (width: number): MatchCounts => ({
    matchCounts: new Uint32Array(concepts * width),
    exactMatchCounts: new Uint32Array(concepts * width),
  })
  const counts = { ...zeros(1), breakdowns: breakdowns.map(({ size }) => zeros(size)) }
  const scratch = breakdowns.map(({ size }) => new Uint32Array(size + 1))
  return {
    counts,
    add(i, walker, exactEnd) {
      const documents = walker.found.subarray(0, walker.length())
      counts.matchCounts[i] = documents.length
      counts.exactMatchCounts[i] = exactEnd
      for (const [b, buckets] of breakdowns.entries()) {
        const { size, bucketOf } = buckets
        const target = counts.breakdowns[b]!
        const found = { row: i * size, documents, exactEnd }
        if (bucketOf === undefined) addToBuckets(target, { ...found, buckets })
        else addToSingleBuckets(target, { ...found, bucketOf, size, counts: scratch[b]! })
      }
    },
  }
}

/** Concepts by their term numbers, one after the other. */
export interface ConceptTerms {
  readonly terms: Uint32Array
  /** Where in `terms` the excluded, the exact and the related terms of each concept end. */
  readonly ends: Uint32Array
}

interface CountInput extends ConceptTerms {
  readonly postings: WalkedPostings
  readonly documentCount: number
  /** One bit for each document, 1 outside of the filter. */
  readonly outside: Uint32Array
  readonly breakdowns: readonly CountedBuckets[]
}

/** Counts the documents of a block of concepts. */
export const countBlock = kernel('answers.countBlock', (input: CountInput): BrokenDownCounts => {
  const { terms, ends, postings, documentCount, outside, breakdowns } = input
  const concepts = ends.length / 3
  const walker = createOutsideWalker(postings, documentCount, outside)
  const counter = createCounter(concepts, breakdowns)
  let from = 0
  for (let i = 0; i < concepts; i++) {
    const [excluded, exact, related] = [ends[3 * i]!, ends[3 * i + 1]!, ends[3 * i + 2]!]
    const exactEnd = walker.find(
      terms.subarray(from, excluded),
      terms.subarray(excluded, exact),
      terms.subarray(exact, related),
    )
    counter.add(i, walker, exactEnd)
    from = related
  }
  return counter.counts
})

interface MatchedDocuments {
  /** First cell of the concept. */
  readonly row: number
  /** Matching documents, those with an exact term first: `exactEnd` of them. */
  readonly documents: Uint32Array
  readonly exactEnd: number
  readonly buckets: CountedBuckets
}

/** The same, for a field of which every document has at most one value. */
interface SingleBuckets {
  readonly bucketOf: Uint16Array
  /** Counts of one concept. */
  readonly counts: Uint32Array
  readonly size: number
}

/** The same as `addToBuckets` for documents with at most one bucket. */
function addToSingleBuckets(
  { matchCounts, exactMatchCounts }: MatchCounts,
  {
    row,
    documents,
    exactEnd,
    bucketOf,
    counts,
    size,
  }: Pick<MatchedDocuments, 'row' | 'documents' | 'exactEnd'> & SingleBuckets,
): void {
  counts.fill(0)
  for (let i = 0; i < exactEnd; i++) counts[bucketOf[documents[i]!]!]!++
  for (let bucket = 0; bucket < size; bucket++) exactMatchCounts[row + bucket] = counts[bucket]!
  for (let i = exactEnd; i < documents.length; i++) counts[bucketOf[documents[i]!]!]!++
  for (let bucket = 0; bucket < size; bucket++) matchCounts[row + bucket] = counts[bucket]!
}

/** Counts the matching documents of one concept by bucket. */
function addToBuckets(
  { matchCounts, exactMatchCounts }: MatchCounts,
  { row, documents, exactEnd, buckets: { offsets, buckets } }: MatchedDocuments,
): void {
  for (let i = 0; i < documents.length; i++) {
    const document = documents[i]!
    for (let j = offsets[document]!; j < offsets[document + 1]!; j++) {
      const cell = row + buckets[j]!
      matchCounts[cell]!++
      if (i < exactEnd) exactMatchCounts[cell]!++
    }
  }
}
