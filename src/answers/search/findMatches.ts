import { inSteps, runSteps } from '../../compute/eventLoopBudget.js'
import { cacheSlot } from '../../compute/slotCache.js'
import type { DocumentSet } from '../../snapshot/filter.js'
import { type PostingCosines, UNKNOWN_COSINE } from '../../snapshot/postingCosines.js'
import { createPostingWalk, type PostingWalk, postingSteps } from '../../snapshot/postingSteps.js'
import type { RelatedTerms } from '../../snapshot/relatedLists.js'
import type { Postings, Snapshot } from '../../snapshot/snapshot.js'
import { type Concept, type ConceptTerm, knownTerms } from '../concepts/resolveConcept.js'
import { type CollectedMatches, MatchCollector } from './matchCollector.js'
import type { MatchType } from './matchScore.js'

/** Documents of a window, a power of two: the arrays of a window fit into the cache of a core. */
const WINDOW = 1 << 15

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

/** How many documents match. */
export interface MatchCounts {
  /** Documents with any exact or related term, and with any exact one. */
  readonly matchCount: number
  readonly exactMatchCount: number
}

/**
 * The matches of a concept in the documents of a filter, without documents that have an excluded term. Term scores are distinct exact
 * terms x 1.0 + sum of squared similarities of distinct related terms. `exact` ranks by the first part alone, `conceptual` by the second
 * (v5 4.2, rule 6).
 */
export interface Matches extends MatchCounts, CollectedMatches {
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
): Generator<void, MatchCounts> {
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
  const { all, members } = filter
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
      if (all || members[document] === 1) collector.add(document, 1, cosines?.[i - first] ?? UNKNOWN_COSINE)
    }
  })
  return { ...counts, found, ...collector.take() }
}

/** Counts an exact term in the documents of a run of its postings. */
function countExact(
  documents: Uint32Array,
  from: number,
  to: number,
  { seen, exact, sums }: Pick<MatchBuffers, 'seen' | 'exact'> & { readonly sums: Float64Array | undefined },
): void {
  for (let i = from; i < to; i++) {
    const place = documents[i]! & (WINDOW - 1)
    const bit = 1 << (place & 31)
    if ((seen[place >>> 5]! & bit) !== 0) exact[place]!++
    else {
      seen[place >>> 5]! |= bit
      exact[place] = 1
      if (sums !== undefined) sums[place] = 0
    }
  }
}

/** Copies the codes of a run of postings of one term, which begin at `first`, to its documents. */
function copyCodes(
  documents: Uint32Array,
  from: number,
  to: number,
  { codes, cosines, first }: { readonly codes: Uint8Array; readonly cosines: PostingCosines; readonly first: number },
): void {
  for (let i = from; i < to; i++) codes[documents[i]! & (WINDOW - 1)] = cosines[i - first]!
}

/** Adds the weight of a related term to the documents of a run of its postings. */
function addWeights(
  documents: Uint32Array,
  from: number,
  to: number,
  { weight, seen, sums }: { readonly weight: number; readonly seen: Uint32Array; readonly sums: Float64Array },
): void {
  for (let i = from; i < to; i++) {
    const place = documents[i]! & (WINDOW - 1)
    const bit = 1 << (place & 31)
    if ((seen[place >>> 5]! & bit) !== 0) sums[place]! += weight
    else {
      seen[place >>> 5]! |= bit
      sums[place] = weight
    }
  }
}

/** Documents `from` to `to` - 1, which have places from 0 in the arrays of a window. */
interface Window {
  readonly from: number
  readonly to: number
  /** The limit of a walk to the end of the window. */
  readonly limit: number
}

function* windowsOf(count: number): Generator<Window> {
  let from = 0
  for (; from + WINDOW < count; from += WINDOW) yield { from, to: from + WINDOW, limit: from + WINDOW }
  yield { from, to: count, limit: Number.POSITIVE_INFINITY }
}

/** Leaves in `seen` the documents of a window that match as `matchType` says, and counts all that match. */
function chooseMatches(
  { seen, isExact, isExcluded }: MatchBuffers,
  { from, to }: Window,
  { filter, matchType }: Pick<MatchRequest, 'filter' | 'matchType'>,
): MatchCounts & { readonly found: number } {
  let [found, matchCount, exactMatchCount] = [0, 0, 0]
  const words = Math.ceil((to - from) / 32)
  for (let word = 0; word < words; word++) {
    if (seen[word] === 0) continue
    let all = seen[word]! & ~isExcluded[word]!
    if (!filter.all) all &= memberBits(filter, (from >>> 5) + word)
    const exactly = all & isExact[word]!
    if (all !== 0) matchCount += countBits(all)
    if (exactly !== 0) exactMatchCount += countBits(exactly)
    const chosen = matchType === 'exact' ? exactly : matchType === 'conceptual' ? all & ~exactly : all
    seen[word] = chosen
    if (chosen !== 0) found += countBits(chosen)
  }
  return { found, matchCount, exactMatchCount }
}

/** What a window has of each document; undefined where it does not count, or is not known. */
interface WindowMatches extends Pick<MatchBuffers, 'seen' | 'isExact' | 'exact'> {
  readonly sums: Float64Array | undefined
  readonly codes: Uint8Array | undefined
}

/** Collects the documents of a window that are left in `seen`. */
function collectMatches(
  { seen, isExact, exact, sums, codes }: WindowMatches,
  { from, to }: Window,
  collector: MatchCollector,
): void {
  const words = Math.ceil((to - from) / 32)
  for (let word = 0; word < words; word++) {
    let bits = seen[word]! | 0
    if (bits === 0) continue
    const exactly = isExact[word]! | 0
    while (bits !== 0) {
      const lowest = bits & -bits
      bits ^= lowest
      const place = (word << 5) + 31 - Math.clz32(lowest)
      const related = sums === undefined ? 0 : sums[place]!
      if ((exactly & lowest) === 0) collector.add(from + place, related, UNKNOWN_COSINE)
      else collector.add(from + place, exact[place]! + related, codes === undefined ? UNKNOWN_COSINE : codes[place]!)
    }
  }
}

/** The counts of `findMatches` alone. */
export async function countMatches(
  snapshot: Snapshot,
  request: CountedRequest,
  signal?: AbortSignal,
): Promise<MatchCounts> {
  return await onBuffers(snapshot, (buffers) => countSteps(buffers, snapshot, request), signal)
}

function countSteps(
  buffers: MatchBuffers,
  snapshot: Snapshot,
  { concept, related, filter }: CountedRequest,
): Generator<void, MatchCounts> {
  const marking = (terms: ArrayLike<number>): PostingWalk => markingWalk(snapshot.postings, terms, buffers.seen)
  const walks = { exact: marking(knownTerms(concept.exactTerms)), related: marking(related.terms) }
  return windowSteps(buffers, snapshot, { concept, filter, matchType: 'both' }, walks, () => {})
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

/** A walk that sets the bit of each document with any of the terms. */
const markingWalk = (postings: Postings, terms: ArrayLike<number>, bits: Uint32Array): PostingWalk =>
  createPostingWalk(postings, terms, (from, to) => markRun(postings.documents, from, to, bits))

function markRun(documents: Uint32Array, from: number, to: number, bits: Uint32Array): void {
  for (let i = from; i < to; i++) {
    const place = documents[i]! & (WINDOW - 1)
    bits[place >>> 5]! |= 1 << (place & 31)
  }
}

/** Bits of a 32-bit word that are 1. Source: Warren, Hacker's Delight, 5-1. */
function countBits(word: number): number {
  let bits = word - ((word >>> 1) & 0x5555_5555)
  bits = (bits & 0x3333_3333) + ((bits >>> 2) & 0x3333_3333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24
}

/** Working memory of one window that all calls share, with any content. */
interface MatchBuffers {
  /** One bit per document. */
  readonly seen: Uint32Array
  readonly isExact: Uint32Array
  readonly isExcluded: Uint32Array
  /** By document: distinct exact terms, and the sum of squared similarities. */
  readonly exact: Uint16Array
  readonly related: Float64Array
  /** By document with an exact term, the code of its cosine, where these are known. */
  readonly codes: Uint8Array
  /** Settles when the last call that was made is done with them. */
  free: Promise<unknown>
}

const bufferSlot = cacheSlot<'buffers', MatchBuffers>({
  name: 'match buffers',
  bytesOf: ({ seen, isExact, isExcluded, exact, related, codes }) =>
    [seen, isExact, isExcluded, exact, related, codes].reduce((sum, { byteLength }) => sum + byteLength, 0),
  isPinned: true,
})

function matchBuffers({ cache, documents: { count } }: Snapshot): MatchBuffers {
  let buffers = cache.get(bufferSlot, 'buffers')
  if (buffers === undefined) {
    const places = Math.min(WINDOW, count)
    const words = Math.ceil(places / 32)
    buffers = {
      seen: new Uint32Array(words),
      isExact: new Uint32Array(words),
      isExcluded: new Uint32Array(words),
      exact: new Uint16Array(places),
      related: new Float64Array(places),
      codes: new Uint8Array(places),
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
