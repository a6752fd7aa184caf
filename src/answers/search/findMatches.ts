import { inSteps, runSteps } from '../../compute/eventLoopBudget.js'
import { cacheSlot } from '../../compute/slotCache.js'
import type { DocumentSet } from '../../snapshot/filter.js'
import { postingSteps } from '../../snapshot/postingSteps.js'
import type { RelatedTerms } from '../../snapshot/relatedLists.js'
import type { Postings, Snapshot } from '../../snapshot/snapshot.js'
import { type Concept, type ConceptTerm, knownTerms } from '../concepts/resolveConcept.js'
import type { MatchType } from './matchScore.js'

export interface MatchRequest {
  readonly concept: Concept
  readonly related: RelatedTerms
  /** Documents examined. */
  readonly filter: DocumentSet
  readonly matchType: MatchType
}

/** How many documents match. */
export interface MatchCounts {
  /** Documents with any exact or related term, and with any exact one. */
  readonly matchCount: number
  readonly exactMatchCount: number
}

/** The matches of a concept in the documents of a filter, without documents that have an excluded term. */
export interface Matches extends MatchCounts {
  /** Documents that match as `matchType` says, ascending. */
  readonly documents: Uint32Array
  /**
   * The term part of match_score, by position: distinct exact terms x 1.0 + sum of squared similarities of distinct
   * related terms. `exact` ranks by the first part alone, `conceptual` by the second (v5 4.2, rule 6).
   */
  readonly termScores: Float64Array
}

/**
 * Walks the postings of a concept once. A term counts once per document, whether it occurs as a term or as a fragment.
 * Sets of documents are bitmaps. The sums of a document are initialized when it is first seen, so that no array has to
 * be cleared. Yields to the event loop.
 */
export async function findMatches(snapshot: Snapshot, request: MatchRequest, signal?: AbortSignal): Promise<Matches> {
  return await onBuffers(snapshot, (buffers) => findSteps(buffers, snapshot, request), signal)
}

function* findSteps(buffers: MatchBuffers, snapshot: Snapshot, request: MatchRequest): Generator<void, Matches> {
  const { concept, related, filter, matchType } = request
  const { postings } = snapshot
  const { seen, isExact, isExcluded, exact } = buffers
  const { documents: listed } = postings
  const exactTerms = knownTerms(concept.exactTerms)
  if (matchType === 'exact' && exactTerms.length === 1)
    return yield* oneTermSteps(buffers, snapshot, request, exactTerms)
  const sums = matchType === 'exact' ? undefined : buffers.related
  seen.fill(0)
  yield* postingSteps(postings, exactTerms, (from, to) => countExact(listed, from, to, { seen, exact, sums }))
  isExact.set(seen)
  if (sums === undefined) yield* markSteps(postings, related.terms, seen)
  else {
    const { terms, similarities } = related
    yield* postingSteps(postings, terms, (from, to, index) =>
      addWeights(listed, from, to, { weight: similarities[index]! ** 2, seen, sums }),
    )
  }
  yield* markSteps(postings, knownTerms(concept.excludedTerms), isExcluded.fill(0))

  let [found, matchCount, exactMatchCount] = [0, 0, 0]
  yield* wordSteps(seen.length, (from, to) => {
    const counts = chooseMatches(buffers, from, to, { filter, matchType })
    found += counts.found
    matchCount += counts.matchCount
    exactMatchCount += counts.exactMatchCount
  })
  const matches = { documents: new Uint32Array(found), termScores: new Float64Array(found) }
  let at = 0
  yield* wordSteps(seen.length, (from, to) => {
    at = listMatches({ seen, isExact, exact, sums }, from, to, { ...matches, at })
  })
  return { ...matches, matchCount, exactMatchCount }
}

/** The exact matches of a concept of one term: its postings in the filter. */
function* oneTermSteps(
  buffers: MatchBuffers,
  snapshot: Snapshot,
  request: MatchRequest,
  term: readonly number[],
): Generator<void, Matches> {
  const counts = yield* countSteps(buffers, snapshot, request)
  const { all, members } = request.filter
  const { isExcluded } = buffers
  const { documents: listed } = snapshot.postings
  const documents = new Uint32Array(counts.exactMatchCount)
  let count = 0
  yield* postingSteps(snapshot.postings, term, (from, to) => {
    for (let i = from; i < to; i++) {
      const document = listed[i]!
      if (!all && members[document] === 0) continue
      if (((isExcluded[document >>> 5]! >>> (document & 31)) & 1) === 0) documents[count++] = document
    }
  })
  return { ...counts, documents, termScores: new Float64Array(count).fill(1) }
}

/** Counts an exact term in the documents of a run of its postings. */
function countExact(
  documents: Uint32Array,
  from: number,
  to: number,
  { seen, exact, sums }: Pick<MatchBuffers, 'seen' | 'exact'> & { readonly sums: Float64Array | undefined },
): void {
  for (let i = from; i < to; i++) {
    const document = documents[i]!
    const bit = 1 << (document & 31)
    if ((seen[document >>> 5]! & bit) !== 0) exact[document]!++
    else {
      seen[document >>> 5]! |= bit
      exact[document] = 1
      if (sums !== undefined) sums[document] = 0
    }
  }
}

/** Adds the weight of a related term to the documents of a run of its postings. */
function addWeights(
  documents: Uint32Array,
  from: number,
  to: number,
  { weight, seen, sums }: { readonly weight: number; readonly seen: Uint32Array; readonly sums: Float64Array },
): void {
  for (let i = from; i < to; i++) {
    const document = documents[i]!
    const bit = 1 << (document & 31)
    if ((seen[document >>> 5]! & bit) !== 0) sums[document]! += weight
    else {
      seen[document >>> 5]! |= bit
      sums[document] = weight
    }
  }
}

/** Leaves in `seen`, in a range of words, the documents that match as `matchType` says, and counts all that match. */
function chooseMatches(
  { seen, isExact, isExcluded }: MatchBuffers,
  from: number,
  to: number,
  { filter, matchType }: Pick<MatchRequest, 'filter' | 'matchType'>,
): MatchCounts & { readonly found: number } {
  let [found, matchCount, exactMatchCount] = [0, 0, 0]
  for (let word = from; word < to; word++) {
    let all = seen[word]! & ~isExcluded[word]!
    if (all !== 0 && !filter.all) all &= memberBits(filter, word)
    const exactly = all & isExact[word]!
    if (all !== 0) matchCount += countBits(all)
    if (exactly !== 0) exactMatchCount += countBits(exactly)
    const chosen = matchType === 'exact' ? exactly : matchType === 'conceptual' ? all & ~exactly : all
    seen[word] = chosen
    if (chosen !== 0) found += countBits(chosen)
  }
  return { found, matchCount, exactMatchCount }
}

/** Lists the documents of a range of words from `at` on; the place after the last. */
function listMatches(
  {
    seen,
    isExact,
    exact,
    sums,
  }: Pick<MatchBuffers, 'seen' | 'isExact' | 'exact'> & { readonly sums: Float64Array | undefined },
  from: number,
  to: number,
  { documents, termScores, at }: Pick<Matches, 'documents' | 'termScores'> & { readonly at: number },
): number {
  let next = at
  for (let word = from; word < to; word++) {
    let bits = seen[word]! | 0
    if (bits === 0) continue
    const exactly = isExact[word]! | 0
    while (bits !== 0) {
      const lowest = bits & -bits
      bits ^= lowest
      const document = (word << 5) + 31 - Math.clz32(lowest)
      const terms = (exactly & lowest) !== 0 ? exact[document]! : 0
      termScores[next] = terms + (sums === undefined ? 0 : sums[document]!)
      documents[next++] = document
    }
  }
  return next
}

/** The counts of `findMatches` alone. */
export async function countMatches(
  snapshot: Snapshot,
  request: Omit<MatchRequest, 'matchType'>,
  signal?: AbortSignal,
): Promise<MatchCounts> {
  return await onBuffers(snapshot, (buffers) => countSteps(buffers, snapshot, request), signal)
}

function* countSteps(
  buffers: MatchBuffers,
  { postings }: Snapshot,
  { concept, related, filter }: Omit<MatchRequest, 'matchType'>,
): Generator<void, MatchCounts> {
  const { seen, isExact, isExcluded } = buffers
  yield* markSteps(postings, knownTerms(concept.exactTerms), isExact.fill(0))
  seen.set(isExact)
  yield* markSteps(postings, related.terms, seen)
  yield* markSteps(postings, knownTerms(concept.excludedTerms), isExcluded.fill(0))
  let [matchCount, exactMatchCount] = [0, 0]
  yield* wordSteps(seen.length, (from, to) => {
    const counts = chooseMatches(buffers, from, to, { filter, matchType: 'both' })
    matchCount += counts.matchCount
    exactMatchCount += counts.exactMatchCount
  })
  return { matchCount, exactMatchCount }
}

/** The members of a set as the bits of one word of 32 documents, the first one lowest. */
function memberBits({ members }: DocumentSet, word: number): number {
  const first = word << 5
  const end = Math.min(first + 32, members.length)
  let bits = 0
  let at = first
  for (; at + 3 < end; at += 4) {
    const four = members[at]! | (members[at + 1]! << 1) | (members[at + 2]! << 2) | (members[at + 3]! << 3)
    bits |= four << (at - first)
  }
  for (; at < end; at++) bits |= members[at]! << (at - first)
  return bits
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

/** Sets the bit of each document with any of the terms. */
function markSteps(postings: Postings, terms: ArrayLike<number>, bits: Uint32Array): Generator<void, void> {
  const { documents } = postings
  return postingSteps(postings, terms, (from, to) => markRun(documents, from, to, bits))
}

function markRun(documents: Uint32Array, from: number, to: number, bits: Uint32Array): void {
  for (let i = from; i < to; i++) bits[documents[i]! >>> 5]! |= 1 << (documents[i]! & 31)
}

/** Words of 32 documents of a step. */
const MOST_WORDS = 1 << 13

/** Calls `work` with ranges of words, in steps. */
function* wordSteps(count: number, work: (from: number, to: number) => void): Generator<void, void> {
  for (let from = 0; from < count; from += MOST_WORDS) {
    if (from > 0) yield
    work(from, Math.min(count, from + MOST_WORDS))
  }
}

/** Bits of a 32-bit word that are 1. Source: Warren, Hacker's Delight, 5-1. */
function countBits(word: number): number {
  let bits = word - ((word >>> 1) & 0x5555_5555)
  bits = (bits & 0x3333_3333) + ((bits >>> 2) & 0x3333_3333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24
}

/** Working memory that all calls share, with any content. */
interface MatchBuffers {
  /** One bit per document. */
  readonly seen: Uint32Array
  readonly isExact: Uint32Array
  readonly isExcluded: Uint32Array
  /** By document: distinct exact terms, and the sum of squared similarities. */
  readonly exact: Uint16Array
  readonly related: Float64Array
  /** Settles when the last call that was made is done with them. */
  free: Promise<unknown>
}

const bufferSlot = cacheSlot<'buffers', MatchBuffers>({
  name: 'match buffers',
  bytesOf: ({ seen, isExact, isExcluded, exact, related }) =>
    [seen, isExact, isExcluded, exact, related].reduce((sum, { byteLength }) => sum + byteLength, 0),
  isPinned: true,
})

function matchBuffers({ cache, documents: { count } }: Snapshot): MatchBuffers {
  let buffers = cache.get(bufferSlot, 'buffers')
  if (buffers === undefined) {
    const words = Math.ceil(count / 32)
    buffers = {
      seen: new Uint32Array(words),
      isExact: new Uint32Array(words),
      isExcluded: new Uint32Array(words),
      exact: new Uint16Array(count),
      related: new Float64Array(count),
      free: Promise.resolve(),
    }
    cache.set(bufferSlot, 'buffers', buffers)
  }
  return buffers
}

/** Projects of at most this many documents are searched in one turn: promises would be a tenth of a search. */
const FEW_DOCUMENTS = 1 << 16

/** Runs steps on the buffers once no earlier call uses them: a hundred searches at a time need the memory of one. */
function onBuffers<Result>(
  snapshot: Snapshot,
  stepsOn: (buffers: MatchBuffers) => Generator<void, Result>,
  signal: AbortSignal | undefined,
): Result | Promise<Result> {
  const buffers = matchBuffers(snapshot)
  if (snapshot.documents.count <= FEW_DOCUMENTS) return runSteps(stepsOn(buffers))
  const result = buffers.free.then(() => {
    signal?.throwIfAborted()
    return inSteps(stepsOn(buffers), signal)
  })
  buffers.free = result.catch(() => {})
  return result
}
