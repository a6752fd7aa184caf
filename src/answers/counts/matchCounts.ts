import { forEachYielding } from '../../compute/eventLoopBudget.js'
import type { DocumentSet } from '../../snapshot/filter.js'
import { relateConcepts } from '../concepts/relatedTerms.js'
import type { Concept } from '../concepts/resolveConcept.js'
import type { AnswerContext } from '../context.js'
import type { Buckets } from './breakdowns.js'
import { createWalker } from './matchWalker.js'

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

/**
 * Counts the documents of a filter that match each concept, in total and by bucket of each breakdown. It reads every
 * posting of a concept once. A document with an excluded term of the concept does not match it. Spec v5 4.4.
 */
export async function countMatches(
  context: AnswerContext,
  concepts: readonly Concept[],
  filter: DocumentSet,
  breakdowns: readonly Buckets[] = [],
): Promise<BrokenDownCounts> {
  const related = await relateConcepts(context, concepts)
  const zeros = (width: number): MatchCounts => ({
    matchCounts: new Uint32Array(concepts.length * width),
    exactMatchCounts: new Uint32Array(concepts.length * width),
  })
  const counts = { ...zeros(1), breakdowns: breakdowns.map(({ labels }) => zeros(labels.length)) }
  const walker = createWalker(context.snapshot, filter)
  const single = breakdowns.map(singleBuckets)
  const count = (concept: Concept, i: number): void => {
    const exactEnd = walker.start(concept, related[i]!)
    const documents = walker.found.subarray(0, walker.length())
    counts.matchCounts[i] = documents.length
    counts.exactMatchCounts[i] = exactEnd
    for (const [b, buckets] of breakdowns.entries()) {
      const target = counts.breakdowns[b]!
      const own = single[b]
      if (own === undefined) addToBuckets(target, { row: i * buckets.labels.length, documents, exactEnd, buckets })
      else addToSingleBuckets(target, { ...own, row: i * own.size, documents, exactEnd })
    }
  }
  await forEachYielding(concepts, count, context.signal)
  return counts
}

interface MatchedDocuments {
  /** First cell of the concept. */
  readonly row: number
  /** Matching documents, those with an exact term first: `exactEnd` of them. */
  readonly documents: Uint32Array
  readonly exactEnd: number
  readonly buckets: Buckets
}

/** The bucket of each document, of at most `MOST_BUCKETS`; `size` for documents without one. */
interface SingleBuckets {
  readonly bucketOf: Uint16Array
  /** Counts of one concept. */
  readonly counts: Uint32Array
  readonly size: number
}

/** Undefined where a document has several buckets. */
function singleBuckets({ labels: { length: size }, offsets, buckets }: Buckets): SingleBuckets | undefined {
  const count = offsets.length - 1
  const bucketOf = new Uint16Array(count).fill(size)
  for (let document = 0; document < count; document++) {
    const from = offsets[document]!
    const found = offsets[document + 1]! - from
    if (found > 1) return undefined
    if (found === 1) bucketOf[document] = buckets[from]!
  }
  return { bucketOf, counts: new Uint32Array(size + 1), size }
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

/** Documents that match a concept. */
export interface MatchKinds {
  /** With an exact term. */
  readonly exact: number
  /** With related terms alone. */
  readonly related: number
}

/** Documents of a set with an exact term of each concept, and further ones with a related term. Spec v4-legacy 4.4, 4.5. */
export async function countMatchKinds(
  context: AnswerContext,
  concepts: readonly Concept[],
  set: DocumentSet,
): Promise<MatchKinds[]> {
  const { matchCounts, exactMatchCounts } = await countMatches(context, concepts, set)
  return concepts.map((_, i) => ({ exact: exactMatchCounts[i]!, related: matchCounts[i]! - exactMatchCounts[i]! }))
}
