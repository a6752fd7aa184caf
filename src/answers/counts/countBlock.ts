import { forEachChunk, MOST_NUMBERS } from '../../compute/eventLoopBudget.js'
import { kernel } from '../../compute/kernel.js'
import { sharedUint8, sharedUint16 } from '../../compute/shared.js'
import type { Buckets } from './breakdowns.js'
import {
  createOutsideWalker,
  type MatchWalker,
  type Tally,
  type TermLists,
  type WalkedPostings,
} from './matchWalker.js'
import { numberTerms, postingBlocks } from './postingBlocks.js'

/** Documents of a filter that match, by concept. */
export interface MatchCounts {
  /** With an exact or a related term. */
  readonly matchCounts: Uint32Array
  /** With an exact term. */
  readonly exactMatchCounts: Uint32Array
}

/** Counts in total and by the buckets of fields. */
export interface BrokenDownCounts extends MatchCounts {
  /** In the order of the requested breakdowns; the arrays are concepts x buckets. */
  readonly breakdowns: readonly MatchCounts[]
}

/** The buckets of one breakdown, as a count reads them. */
export interface CountedBuckets extends Pick<Buckets, 'offsets' | 'buckets'> {
  readonly size: number
  /**
   * The bucket of each document, of at most `MOST_BUCKETS`, and `size` for documents without one; undefined where a document
   * has several. In bytes where these are enough, because more of them fit into the processor's cache.
   */
  readonly bucketOf: Uint8Array | Uint16Array | undefined
}

/** The largest number of a byte. */
const MOST_IN_BYTES = 255

/** What a count reads of a breakdown, in shared memory where documents have one bucket each. */
export async function countedBuckets(
  { labels: { length: size }, offsets, buckets }: Buckets,
  signal?: AbortSignal,
): Promise<CountedBuckets> {
  const count = offsets.length - 1
  const bucketOf = size <= MOST_IN_BYTES ? sharedUint8(count) : sharedUint16(count)
  let isSingle = true
  const enter = (first: number, last: number): boolean => {
    for (let document = first; document < last; document++) {
      const from = offsets[document]!
      const found = offsets[document + 1]! - from
      if (found > 1) {
        isSingle = false
        return false
      }
      bucketOf[document] = found === 1 ? buckets[from]! : size
    }
    return true
  }
  await forEachChunk(count, enter, signal, MOST_NUMBERS)
  if (!isSingle) return { size, offsets, buckets, bucketOf: undefined }
  const none = new Uint32Array(0)
  return { size, offsets: none, buckets: none, bucketOf }
}

/** Counts concepts one after the other. */
export interface ConceptCounter {
  readonly counts: BrokenDownCounts
  /** Whether blocks of documents are faster: buckets of all documents need more cache than their bits. Counts of blocks add up. */
  readonly isFasterInBlocks: boolean
  /** Counts the documents of concept i by the numbers of its terms. */
  add(i: number, walker: MatchWalker, terms: TermLists): void
}

/** A counter of the documents of `concepts` concepts, whose counts begin at 0. */
export function createCounter(concepts: number, breakdowns: readonly CountedBuckets[]): ConceptCounter {
  const zeros = (width: number): MatchCounts => ({
    matchCounts: new Uint32Array(concepts * width),
    exactMatchCounts: new Uint32Array(concepts * width),
  })
  const counts = { ...zeros(1), breakdowns: breakdowns.map(({ size }) => zeros(size)) }
  const scratch = breakdowns.map(({ size }) => new Uint32Array(size + 1))
  const [first, ...others] = breakdowns
  const tally =
    first?.bucketOf === undefined || others.length > 0
      ? undefined
      : { bucketOf: first.bucketOf, exact: new Uint32Array(first.size + 1), all: scratch[0]! }
  return {
    counts,
    isFasterInBlocks: tally !== undefined,
    add(i, walker, terms) {
      if (breakdowns.length === 0 || tally !== undefined) {
        const totals = walker.count(terms, tally)
        counts.matchCounts[i]! += totals.all
        counts.exactMatchCounts[i]! += totals.exact
        if (tally !== undefined) addTally(counts.breakdowns[0]!, i * first!.size, tally)
        return
      }
      const exactEnd = walker.find(terms)
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
  /** Documents of a block, a multiple of 32. More documents than this are counted block by block. Default: `BLOCK_DOCUMENTS`. */
  readonly blockDocuments?: number | undefined
}

/**
 * The bits and buckets of this many documents fit into the second-level cache of a core while the postings of all concepts are
 * read. Our choice: measured on ten million documents.
 */
const BLOCK_DOCUMENTS = 1 << 18

/** Counts the documents of a block of concepts. */
export const countBlock = kernel('answers.countBlock', (input: CountInput): BrokenDownCounts => {
  const { terms, ends, postings, documentCount, outside, breakdowns, blockDocuments = BLOCK_DOCUMENTS } = input
  const concepts = ends.length / 3
  const walker = createOutsideWalker(postings, documentCount, outside)
  const counter = createCounter(concepts, breakdowns)
  const addAll = (terms: Uint32Array): void => {
    let from = 0
    for (let i = 0; i < concepts; i++) {
      const [excluded, exact, related] = [ends[3 * i]!, ends[3 * i + 1]!, ends[3 * i + 2]!]
      counter.add(i, walker, {
        excluded: terms.subarray(from, excluded),
        exact: terms.subarray(excluded, exact),
        related: terms.subarray(exact, related),
      })
      from = related
    }
  }
  if (!counter.isFasterInBlocks || documentCount <= blockDocuments) addAll(terms)
  else {
    const numbered = numberTerms(terms)
    for (const block of postingBlocks(postings, numbered.terms, { documentCount, blockDocuments })) {
      walker.countWithin(block)
      addAll(numbered.numbers)
    }
  }
  return counter.counts
})

/** Adds the counts of a concept, whose first cell is `row`; the last bucket is that of documents without one. */
function addTally({ matchCounts, exactMatchCounts }: MatchCounts, row: number, { exact, all }: Tally): void {
  for (let bucket = 0; bucket + 1 < all.length; bucket++) {
    exactMatchCounts[row + bucket]! += exact[bucket]!
    matchCounts[row + bucket]! += all[bucket]!
  }
}

interface MatchedDocuments {
  /** First cell of the concept. */
  readonly row: number
  /** Matching documents, those with an exact term first: `exactEnd` of them. */
  readonly documents: Uint32Array
  readonly exactEnd: number
  readonly buckets: CountedBuckets
}

/** The buckets of a field of which every document has at most one value. */
interface SingleBuckets {
  readonly bucketOf: Uint8Array | Uint16Array
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
