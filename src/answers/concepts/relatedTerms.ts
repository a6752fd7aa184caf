import { forEachChunk, forEachYielding, mapYielding } from '../../compute/eventLoopBudget.js'
import { kernel } from '../../compute/kernel.js'
import { shareOut } from '../../compute/shareOut.js'
import { cacheSlot } from '../../compute/slotCache.js'
import {
  type NearestBounds,
  type NearestRequest,
  type NearestRows,
  nearestRows,
  type SearchedRows,
} from '../../math/quantization/nearestRows.js'
import { laneArrays } from '../../math/quantization/quantizedRows.js'
import { joinNearest, LEAST_JOINED } from '../../snapshot/nearestJoin.js'
import { candidateCount, relatableCount } from '../../snapshot/relatableTerms.js'
import { countObscure, createEvidence, omitObscure } from '../../snapshot/relatedEvidence.js'
import { MOST_RELATED, NONE_RELATED, type RelatedTerms } from '../../snapshot/relatedLists.js'
import type { Snapshot } from '../../snapshot/snapshot.js'
import type { AnswerContext } from '../context.js'
import { quantizedAfterFirstUse, quantizedTermVectors } from '../quantizedVectors.js'
import { cachedRelated, cacheRelated, singleTerm } from './relatedCache.js'
import { relatedFloor } from './relatedFloor.js'
import { type Concept, knownTerms } from './resolveConcept.js'

/** Number of multiplications in one block of concepts: a few milliseconds on one thread, and few messages to threads. */
const BLOCK_WORK = 200_000_000
/** Up to this many multiplications, some 15 ms, the first search of a snapshot does not wait until vectors are rounded. */
const FIRST_WORK = 20_000_000
/** Blocks with more multiplications than this run in threads; the limit is higher while no threads are running. */
const INLINE_WORK = 100_000_000
const INLINE_WORK_BEFORE_THREADS = 4_000_000_000

interface RelateInput extends NearestBounds {
  readonly searched: SearchedRows
  readonly requests: readonly NearestRequest[]
}

/** Related terms of the concepts of a block, one list after the other; the list of concept i ends before ends[i]. */
interface RelatedBlock extends RelatedTerms {
  readonly ends: Uint32Array
}

/** The nearest terms of each concept of a block. Three arrays reach another thread faster than two for each concept. */
export const relateBlock = kernel(
  'answers.relateBlock',
  ({ searched, requests, ...bounds }: RelateInput): RelatedBlock => joinLists(nearestRows(searched, requests, bounds)),
  ({ searched: { rounded } }) => (rounded === undefined ? [] : laneArrays(rounded)),
)

function joinLists(lists: readonly NearestRows[]): RelatedBlock {
  const ends = new Uint32Array(lists.length)
  let length = 0
  for (const [i, { rows }] of lists.entries()) ends[i] = length += rows.length
  const joined = { terms: new Uint32Array(length), similarities: new Float32Array(length), ends }
  for (const [i, { rows, products }] of lists.entries()) {
    joined.terms.set(rows, ends[i]! - rows.length)
    joined.similarities.set(products, ends[i]! - rows.length)
  }
  return joined
}

/** The lists of a block. */
function splitLists({ ends, terms, similarities }: RelatedBlock): RelatedTerms[] {
  return Array.from(ends, (end, i) => {
    const from = i === 0 ? 0 : ends[i - 1]!
    return { terms: terms.subarray(from, end), similarities: similarities.subarray(from, end) }
  })
}

/**
 * The 20 nearest terms above the floor of relatedness for each concept, in order. Exact and excluded terms of the
 * concept are omitted; phrases that contain an exact term, and words of an exact phrase, are not, as in the original
 * service. Spec v5 2.4, 4.2.
 */
export async function relateConcepts(context: AnswerContext, concepts: readonly Concept[]): Promise<RelatedTerms[]> {
  const { snapshot } = context
  await readListed(snapshot, concepts)
  const known = await mapYielding(concepts, (concept) => cachedRelated(snapshot, concept), context.signal)
  const unknown = [...new Set(concepts.filter((_, i) => known[i] === undefined))]
  const lists = await nearestTerms(context, unknown, relatedBounds(context))
  const found = new Map<Concept, RelatedTerms>()
  const keep = (concept: Concept, i: number): void => void found.set(concept, keepRelated(context, concept, lists[i]!))
  await forEachYielding(unknown, keep, context.signal)
  return concepts.map((concept, i) => known[i] ?? found.get(concept)!)
}

/** `relateConcepts` for one concept. */
export async function relateConcept(context: AnswerContext, concept: Concept): Promise<RelatedTerms> {
  await readListed(context.snapshot, [concept])
  const known = cachedRelated(context.snapshot, concept)
  if (known !== undefined) return known
  const [nearest] = await nearestTerms(context, [concept], relatedBounds(context))
  return keepRelated(context, concept, nearest!)
}

/** Reads the lists of related terms that the snapshot has of these concepts. */
async function readListed({ related }: Snapshot, concepts: readonly Concept[]): Promise<void> {
  if (related === undefined) return
  const terms = concepts.flatMap(({ exactTerms }) => (exactTerms.length === 1 ? [exactTerms[0]!.term] : []))
  await related.read(terms)
}

/** Bounds for all concepts. */
interface TermBounds extends NearestBounds {
  /** The floor of a concept; default: that of all. */
  readonly floorOf?: (concept: Concept) => number
}

function relatedBounds(context: AnswerContext): TermBounds {
  const { snapshot } = context
  const { space } = snapshot
  const count = relatableCount(snapshot)
  return {
    count,
    floor: space.relatedFloor,
    limit: MOST_RELATED + obscureTerms(context, count),
    floorOf: (concept) => relatedFloor(space, concept),
  }
}

/** The related terms of a concept among the nearest ones; they are cached. */
function keepRelated(context: AnswerContext, concept: Concept, nearest: RelatedTerms): RelatedTerms {
  const { snapshot } = context
  const related = withEvidence(context, concept, nearest, MOST_RELATED)
  cacheRelated(snapshot, concept, related)
  return related
}

/** By number of candidates, how many of them lack the evidence that `createEvidence` requires. */
const obscureSlot = cacheSlot<number, number>({ name: 'obscure terms', bytesOf: () => 16, isPinned: true })

/** How many more terms a search asks for, because terms without evidence are omitted. */
function obscureTerms(context: AnswerContext, count: number): number {
  const isKnown = evidenceOf(context)
  if (isKnown === undefined) return 0
  const { cache } = context.snapshot
  let found = cache.get(obscureSlot, count)
  if (found === undefined) {
    found = countObscure(isKnown, count)
    cache.set(obscureSlot, count, found)
  }
  return found
}

const evidenceOf = ({ snapshot, background }: AnswerContext) => createEvidence(snapshot, background?.axes)

/** Omits terms without evidence. A concept of such terms has no related terms. */
function withEvidence(
  context: AnswerContext,
  { exactTerms }: Concept,
  related: RelatedTerms,
  limit: number,
): RelatedTerms {
  const isKnown = evidenceOf(context)
  if (isKnown === undefined) return related
  const own = knownTerms(exactTerms)
  // A concept that consists of a vector has no terms that could lack evidence.
  if (own.length > 0 && own.length === exactTerms.length && !own.some(isKnown)) return NONE_RELATED
  return omitObscure(related, isKnown, limit)
}

/** The nearest related terms of each concept above a floor that the caller specifies. */
export async function relateAbove(
  context: AnswerContext,
  concepts: readonly Concept[],
  floor: number,
  limit: number,
): Promise<RelatedTerms[]> {
  return await nearestTerms(context, concepts, { count: relatableCount(context.snapshot), floor, limit })
}

/** How many of the nearest terms are read at first, and how many times as many if these are not enough. */
const FIRST_NEAREST = 256
const MORE_NEAREST = 8

/**
 * The first `limit` terms that pass among those nearest to one concept in at least `minDocCount` documents, however far down
 * to a cosine of 0.
 */
export async function nearestTo(
  context: AnswerContext,
  concept: Concept,
  { minDocCount, limit, passes }: NearestTerms,
): Promise<RelatedTerms> {
  const count = candidateCount(context.snapshot, minDocCount)
  for (let most = Math.max(FIRST_NEAREST, 2 * limit); ; most *= MORE_NEAREST) {
    const [nearest] = await nearestTerms(context, [concept], { count, floor: 0, limit: Math.min(most, count) })
    const known = withEvidence(context, concept, nearest!, count)
    const passing: number[] = []
    const collect = (from: number, to: number): boolean => {
      for (let i = from; i < to && passing.length < limit; i++) if (passes(known.terms[i]!)) passing.push(i)
      return passing.length < limit
    }
    await forEachChunk(known.terms.length, collect, context.signal)
    if (passing.length < limit && most < count && nearest!.terms.length === most) continue
    return {
      terms: Uint32Array.from(passing, (i) => known.terms[i]!),
      similarities: Float32Array.from(passing, (i) => known.similarities[i]!),
    }
  }
}

interface NearestTerms {
  readonly minDocCount: number
  readonly limit: number
  readonly passes: (term: number) => boolean
}

async function nearestTerms(
  context: AnswerContext,
  concepts: readonly Concept[],
  { floorOf, ...bounds }: TermBounds,
): Promise<RelatedTerms[]> {
  const { space } = context.snapshot
  const results: RelatedTerms[] = concepts.map(() => NONE_RELATED)
  const searches: Search[] = []
  const ask = (concept: Concept, index: number): void => {
    if (concept.vector === undefined) return
    const floor = floorOf?.(concept) ?? bounds.floor
    searches.push({ index, request: { vector: concept.vector, excluded: ownTerms(concept), floor } })
  }
  await forEachYielding(concepts, ask, context.signal)
  const work = bounds.count * space.axes
  if (searches.length === 0 || work === 0) return results
  const rows = space.termVectors.subarray(0, work)
  const joined = await joinSearches(context, rows, concepts, searches, bounds)
  if (joined !== undefined) {
    for (const [i, { index, request }] of searches.entries()) results[index] = aboveFloor(joined[i]!, request.floor)
    return results
  }
  const searched: SearchedRows = {
    rows,
    axes: space.axes,
    rounded: await (searches.length * work <= FIRST_WORK ? quantizedAfterFirstUse : quantizedTermVectors)(context),
  }
  const inline = context.compute.isRunning?.() === true ? INLINE_WORK : INLINE_WORK_BEFORE_THREADS
  if (searches.length * work <= inline) {
    await forEachYielding(
      searches,
      ({ index, request }) => {
        results[index] = asTerms(nearestRows(searched, [request], bounds)[0]!)
      },
      context.signal,
    )
    return results
  }
  const lanes = context.compute.threads + 1
  const size = Math.max(1, Math.min(Math.ceil(BLOCK_WORK / work), Math.ceil(searches.length / lanes)))
  const blocks = Array.from({ length: Math.ceil(searches.length / size) }, (_, i) =>
    searches.slice(i * size, (i + 1) * size),
  )
  await shareOut(context, relateBlock, blocks, {
    inputOf: (block) => ({ searched, requests: block.map(({ request }) => request), ...bounds }),
    store: (block, joinedLists) => {
      const lists = splitLists(joinedLists)
      for (const [i, { index }] of block.entries()) results[index] = lists[i]!
    },
  })
  return results
}

/** A request, and the number of its concept. */
interface Search {
  readonly index: number
  readonly request: NearestRequest & { readonly floor: number }
}

/** The nearest terms of many concepts at once; undefined where they are better found one by one. */
async function joinSearches(
  context: AnswerContext,
  rows: Float32Array,
  concepts: readonly Concept[],
  searches: readonly Search[],
  bounds: NearestBounds,
): Promise<NearestRows[] | undefined> {
  if (searches.length < LEAST_JOINED) return undefined
  const { snapshot, signal } = context
  const requestOf = ({ index, request }: Search) => ({ ...request, row: singleTerm(snapshot, concepts[index]!) })
  const requests = await mapYielding(searches, requestOf, signal)
  return joinNearest(context, { rows, axes: snapshot.space.axes }, requests, bounds)
}

/** The terms of a list whose cosines exceed a floor. */
function aboveFloor({ rows, products }: NearestRows, floor: number): RelatedTerms {
  let count = rows.length
  while (count > 0 && products[count - 1]! <= floor) count--
  return { terms: rows.subarray(0, count), similarities: products.subarray(0, count) }
}

const asTerms = ({ rows, products }: NearestRows): RelatedTerms => ({ terms: rows, similarities: products })

const ownTerms = ({ exactTerms, excludedTerms }: Concept): number[] => knownTerms([...exactTerms, ...excludedTerms])
