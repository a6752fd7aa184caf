import { inSteps } from '../../compute/eventLoopBudget.js'
import { type DocumentSet, isMember } from '../../snapshot/documentSet.js'
import { type PostingCosines, UNKNOWN_COSINE } from '../../snapshot/postingCosines.js'
import { createPostingWalk, type PostingWalk, postingSteps } from '../../snapshot/postingSteps.js'
import type { RelatedTerms } from '../../snapshot/relatedLists.js'
import type { Postings, Snapshot } from '../../snapshot/snapshot.js'
import { type Concept, type ConceptTerm, knownTerms } from '../concepts/resolveConcept.js'
import { type MatchBuffers, onBuffers, type Window, windowsOf } from './matchBuffers.js'
import { type CollectedMatches, MatchCollector } from './matchCollector.js'
import type { MatchType } from './matchScore.js'
import {
  addWeights,
  chooseMatches,
  collectMatches,
  copyCodes,
  countExact,
  markRun,
  type SearchCounts,
} from './windowMatches.js'

export interface MatchRequest {
  readonly concept: Concept
  readonly related: RelatedTerms
  /** Documents examined. */
  readonly filter: DocumentSet
  readonly matchType: MatchType
  /** How many of the best are wanted. */
  readonly requested: number
  /** By posting of the only exact term, the code of its cosine; undefined where they are not known, or not those of the concept. */
  readonly cosines?: PostingCosines | undefined
}

/** The request of counts alone. */
type CountedRequest = Pick<MatchRequest, 'concept' | 'related' | 'filter'>

/**
 * The matches of a concept in the documents of a filter, without documents that have an excluded term. Term scores are distinct exact
 * terms x 1.0 + sum of squared similarities of distinct related terms. `exact` ranks by the first part alone, `conceptual` by the second
 * (v5 4.2, rule 6).
 */
export interface Matches extends SearchCounts, CollectedMatches {
  /** Documents that match as `matchType` says, of which the collected ones can be among the best. */
  readonly found: number
}

/**
 * Walks the postings of a concept once, in windows of documents whose sums fit into the cache of a processor. A term counts once per
 * document, whether it occurs as a term or as a fragment. Sets of documents are bitmaps. The sums of a document are initialized when
 * it is first seen, so that no array has to be cleared. Yields to the event loop.
 */
export async function findMatches(snapshot: Snapshot, request: MatchRequest, signal?: AbortSignal): Promise<Matches> {
  return await onBuffers(snapshot, (buffers) => findSteps(buffers, snapshot, request), signal)
}

function* findSteps(buffers: MatchBuffers, snapshot: Snapshot, request: MatchRequest): Generator<void, Matches> {
  const { concept, related, matchType, requested, cosines } = request
  const { postings, documents: table } = snapshot
  const { seen, isExact, exact, codes } = buffers
  const { offsets, documents: listed } = postings
  const exactTerms = knownTerms(concept.exactTerms)
  if (matchType === 'exact' && exactTerms.length === 1 && concept.excludedTerms.length === 0)
    return yield* oneTermSteps(buffers, snapshot, request, exactTerms[0]!)
  const sums = matchType === 'exact' ? undefined : buffers.related
  const { terms, similarities } = related
  const most = Math.min(table.count, countPostings(postings, exactTerms) + countPostings(postings, terms))
  const collector = new MatchCollector(Math.min(requested, most), most)
  const walks = {
    exact: createPostingWalk(postings, exactTerms, (from, to) => {
      countExact(listed, from, to, { seen, exact, sums })
      if (cosines !== undefined) copyCodes(listed, from, to, { codes, cosines, first: offsets[exactTerms[0]!]! })
    }),
    related: createPostingWalk(postings, terms, (from, to, index) => {
      if (sums === undefined) markRun(listed, from, to, seen)
      else addWeights(listed, from, to, { weight: similarities[index]! ** 2, seen, sums })
    }),
  }
  const collected = { seen, isExact, exact, sums, codes: cosines && codes }
  let found = 0
  const counts = yield* windowSteps(buffers, snapshot, request, walks, (window, chosen) => {
    found += chosen
    collectMatches(collected, window, collector)
    collector.expect(window.to / table.count)
  })
  return { ...counts, found, ...collector.take() }
}

const countPostings = ({ offsets }: Postings, terms: ArrayLike<number>): number => {
  let count = 0
  for (let i = 0; i < terms.length; i++) count += offsets[terms[i]! + 1]! - offsets[terms[i]!]!
  return count
}

/** Walks that set the bits of documents with an exact and with a related term in `seen`. */
interface MatchWalks {
  readonly exact: PostingWalk
  readonly related: PostingWalk
}

/** Counts the matches in one window after the other; calls `take` with how many are left in `seen`. */
function* windowSteps(
  buffers: MatchBuffers,
  { postings, documents }: Snapshot,
  { concept, filter, matchType }: Pick<MatchRequest, 'concept' | 'filter' | 'matchType'>,
  walks: MatchWalks,
  take: (window: Window, found: number) => void,
): Generator<void, SearchCounts> {
  const { seen, isExact, isExcluded } = buffers
  const walkExcluded = markingWalk(postings, knownTerms(concept.excludedTerms), isExcluded)
  let [matchCount, exactMatchCount] = [0, 0]
  for (const window of windowsOf(documents.count)) {
    seen.fill(0)
    yield* walks.exact(window.limit)
    isExact.set(seen)
    yield* walks.related(window.limit)
    isExcluded.fill(0)
    yield* walkExcluded(window.limit)
    const counts = chooseMatches(buffers, window, { filter, matchType })
    matchCount += counts.matchCount
    exactMatchCount += counts.exactMatchCount
    take(window, counts.found)
    yield
  }
  return { matchCount, exactMatchCount }
}

/** The exact matches of a concept of one term that excludes none: its postings in the filter. */
function* oneTermSteps(
  buffers: MatchBuffers,
  snapshot: Snapshot,
  request: MatchRequest,
  term: number,
): Generator<void, Matches> {
  const counts = yield* countSteps(buffers, snapshot, request)
  const { offsets, documents: listed } = snapshot.postings
  const { filter, requested, cosines } = request
  const { all } = filter
  const first = offsets[term]!
  const found = counts.exactMatchCount
  if (all && cosines === undefined) {
    const documents = listed.subarray(first, offsets[term + 1]!)
    return { ...counts, found, documents, termScores: new Float64Array(found).fill(1) }
  }
  const collector = new MatchCollector(Math.min(requested, found), found)
  yield* postingSteps(snapshot.postings, [term], (from, to) => {
    for (let i = from; i < to; i++) {
      const document = listed[i]!
      if (all || isMember(filter, document)) collector.add(document, 1, cosines?.[i - first] ?? UNKNOWN_COSINE)
    }
  })
  return { ...counts, found, ...collector.take() }
}

/** The counts of `findMatches` alone. */
export async function countSearchMatches(
  snapshot: Snapshot,
  request: CountedRequest,
  signal?: AbortSignal,
): Promise<SearchCounts> {
  return await onBuffers(snapshot, (buffers) => countSteps(buffers, snapshot, request), signal)
}

function countSteps(
  buffers: MatchBuffers,
  snapshot: Snapshot,
  { concept, related, filter }: CountedRequest,
): Generator<void, SearchCounts> {
  const marking = (terms: ArrayLike<number>): PostingWalk => markingWalk(snapshot.postings, terms, buffers.seen)
  const walks = { exact: marking(knownTerms(concept.exactTerms)), related: marking(related.terms) }
  return windowSteps(buffers, snapshot, { concept, filter, matchType: 'both' }, walks, () => {})
}

/** 1 for each document with any of the terms. */
export async function documentsWith(
  { postings, documents: { count } }: Snapshot,
  terms: readonly ConceptTerm[],
  signal?: AbortSignal,
): Promise<Uint8Array> {
  const { documents } = postings
  const members = new Uint8Array(count)
  const mark = (from: number, to: number): void => {
    for (let i = from; i < to; i++) members[documents[i]!] = 1
  }
  await inSteps(postingSteps(postings, knownTerms(terms), mark), signal)
  return members
}

/** A walk that sets the bit of each document with any of the terms. */
const markingWalk = (postings: Postings, terms: ArrayLike<number>, bits: Uint32Array): PostingWalk =>
  createPostingWalk(postings, terms, (from, to) => markRun(postings.documents, from, to, bits))
