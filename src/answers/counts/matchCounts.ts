import { forEachYielding, mapYielding } from '../../compute/eventLoopBudget.js'
import type { DocumentSet } from '../../snapshot/documentSet.js'
import type { RelatedTerms } from '../../snapshot/relatedLists.js'
import { relateConcepts } from '../concepts/relatedTerms.js'
import type { Concept } from '../concepts/resolveConcept.js'
import type { AnswerContext } from '../context.js'
import type { Buckets } from './breakdowns.js'
import {
  type BrokenDownCounts,
  type ConceptCounter,
  type ConceptTerms,
  type CountedBuckets,
  countBlock,
  countedBuckets,
  createCounter,
  type MatchCounts,
} from './countBlock.js'
import { createWalker, documentsOutside, termListsOf } from './matchWalker.js'

export type { MatchCounts } from './countBlock.js'

/** Concepts with more postings than this are counted in threads; the limit is higher while no threads are running. */
const INLINE_POSTINGS = 5_000_000
const INLINE_POSTINGS_BEFORE_THREADS = 100_000_000
/** Blocks of concepts by thread, so that the last ones end at about the same time. */
const BLOCKS_PER_THREAD = 4

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
  const { snapshot, compute, signal } = context
  const counted: CountedBuckets[] = []
  for (const buckets of breakdowns) counted.push(await countedBuckets(buckets, signal))
  const counter = createCounter(concepts.length, counted)
  const work = await mapYielding(concepts, (concept, i) => postingsOf(context, concept, related[i]!), signal)
  const total = work.reduce((sum, some) => sum + some, 0)
  const inline = compute.isRunning?.() === true ? INLINE_POSTINGS : INLINE_POSTINGS_BEFORE_THREADS
  if (compute.threads === 0 || total <= inline) {
    const walker = createWalker(snapshot, filter)
    const count = (concept: Concept, i: number): void => counter.add(i, walker, termListsOf(concept, related[i]!))
    await forEachYielding(concepts, count, signal)
    return counter.counts
  }
  const { offsets, documents } = snapshot.postings
  const documentCount = snapshot.documents.count
  const outside = documentsOutside(filter, documentCount)
  const starts = blockStarts(work, total / (compute.threads * BLOCKS_PER_THREAD))
  function* inputs() {
    for (const [b, from] of starts.entries()) {
      const terms = packTerms(concepts, related, from, starts[b + 1] ?? concepts.length)
      yield { ...terms, postings: { offsets, documents }, documentCount, outside, breakdowns: counted }
    }
  }
  const blocks = await compute.map(countBlock, inputs(), { signal })
  for (const [b, block] of blocks.entries()) storeBlock(counter, block, starts[b]!)
  return counter.counts
}

/** Number of postings that counting a concept reads. */
function postingsOf(
  { snapshot: { postings } }: AnswerContext,
  { exactTerms, excludedTerms }: Concept,
  { terms }: RelatedTerms,
): number {
  const { offsets } = postings
  let sum = 0
  for (const own of [exactTerms, excludedTerms]) {
    for (const { term } of own) if (term >= 0) sum += offsets[term + 1]! - offsets[term]!
  }
  for (let i = 0; i < terms.length; i++) sum += offsets[terms[i]! + 1]! - offsets[terms[i]!]!
  return sum
}

/** First concepts of blocks with about this much work each. */
function blockStarts(work: readonly number[], most: number): number[] {
  const starts: number[] = []
  let sum = most
  for (let i = 0; i < work.length; i++) {
    if (sum >= most) {
      starts.push(i)
      sum = 0
    }
    sum += work[i]!
  }
  return starts
}

/** Terms of concepts `from` to `to`; without related terms where none are given. */
export function packTerms(
  concepts: readonly Concept[],
  related: readonly RelatedTerms[] | undefined,
  from = 0,
  to = concepts.length,
): ConceptTerms {
  const ends = new Uint32Array(3 * (to - from))
  let most = 0
  for (let i = from; i < to; i++) {
    const { excludedTerms, exactTerms } = concepts[i]!
    most += excludedTerms.length + exactTerms.length + (related?.[i]?.terms.length ?? 0)
  }
  const terms = new Uint32Array(most)
  let count = 0
  let part = 0
  for (let i = from; i < to; i++) {
    const { excludedTerms, exactTerms } = concepts[i]!
    for (const own of [excludedTerms, exactTerms]) {
      for (let j = 0; j < own.length; j++) if (own[j]!.term >= 0) terms[count++] = own[j]!.term
      ends[part++] = count
    }
    const relatedTerms = related?.[i]?.terms
    if (relatedTerms !== undefined) {
      terms.set(relatedTerms, count)
      count += relatedTerms.length
    }
    ends[part++] = count
  }
  // What is left over would be sent to threads as well.
  return { terms: count === most ? terms : terms.slice(0, count), ends }
}

/** Puts the counts of a block to those of all concepts; its first concept is number `from`. */
function storeBlock({ counts }: ConceptCounter, block: BrokenDownCounts, from: number): void {
  const store = (target: MatchCounts, source: MatchCounts, width: number): void => {
    target.matchCounts.set(source.matchCounts, from * width)
    target.exactMatchCounts.set(source.exactMatchCounts, from * width)
  }
  store(counts, block, 1)
  const concepts = block.matchCounts.length
  for (const [b, own] of block.breakdowns.entries()) {
    store(counts.breakdowns[b]!, own, own.matchCounts.length / concepts)
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
