import { kernel } from '../compute/kernel.js'
import { arenaBytes, attachArena, createArena, type SharedMemory } from '../math/arena.js'
import { matrixTimesVector } from '../math/kernels.js'
import type { Snapshot } from '../snapshot/snapshot.js'
import { type Concept, knownTerms } from './concept.js'
import type { AnswerContext } from './context.js'
import { createPace } from './pace.js'

/** Terms near a concept, nearest first (equal similarities by term number). */
export interface RelatedTerms {
  readonly terms: Uint32Array
  /** Cosines with the concept's vector. */
  readonly similarities: Float32Array
}

/** Related terms of a concept at most, as in the service. */
const MOST_RELATED = 20
/** A related term has at least 10 documents, in small projects one in 200, and never fewer than 2. */
const leastDocuments = (documentCount: number): number => Math.max(2, Math.min(10, Math.floor(documentCount / 200)))
/** Rows of term vectors worked on at a time: they stay in the cache while all concepts of a block pass over them. */
const TILE = 512
/** Multiplications in one block of concepts: a few hundredths of a second of one thread. */
const BLOCK_WORK = 50_000_000
/** Above this many multiplications the blocks go to threads. */
const INLINE_WORK = 100_000_000

interface RelateInput {
  readonly memory: SharedMemory | undefined
  /** Term vectors, candidates x axes. */
  readonly candidates: Float32Array
  readonly axes: number
  /** Unit vectors, concepts x axes. */
  readonly vectors: Float32Array
  /** Terms that are never related, by concept. */
  readonly excluded: readonly (readonly number[])[]
  /** Scratch, one number a candidate. */
  readonly cosines: Float32Array
  readonly floor: number
  readonly limit: number
}

/** The nearest terms of each concept of a block. */
export const relateBlock = kernel('answers.relateBlock', (input: RelateInput): RelatedTerms[] => {
  const { candidates, axes, vectors, excluded, cosines, floor, limit } = input
  attachArena(input.memory)
  const count = candidates.length / axes
  const nearest = excluded.map((terms) => createNearest(limit, floor, terms))
  for (let from = 0; from < count; from += TILE) {
    const to = Math.min(count, from + TILE)
    for (let concept = 0; concept < nearest.length; concept++) {
      const vector = vectors.subarray(concept * axes, (concept + 1) * axes)
      matrixTimesVector(candidates, vector, cosines, axes, from, to)
      nearest[concept]!.offer(cosines, from, to)
    }
  }
  return nearest.map((list) => list.finish())
})

const relatedOf = new WeakMap<Concept, RelatedTerms>()
const none: RelatedTerms = { terms: new Uint32Array(0), similarities: new Float32Array(0) }

/**
 * The 20 nearest terms above the space's floor for each concept, in order. Exact and excluded terms of the concept are
 * left out; phrases that hold an exact term and words of an exact phrase are not, as in the service. Spec v5 2.4, 4.2.
 */
export async function relateConcepts(context: AnswerContext, concepts: readonly Concept[]): Promise<RelatedTerms[]> {
  const { snapshot } = context
  const unknown = [...new Set(concepts)].filter((concept) => !relatedOf.has(concept))
  const candidates = candidateCount(snapshot, leastDocuments(snapshot.documents.count))
  const lists = await nearestTerms(context, unknown, candidates, snapshot.space.relatedFloor, MOST_RELATED)
  for (const [i, concept] of unknown.entries()) relatedOf.set(concept, lists[i]!)
  return concepts.map((concept) => relatedOf.get(concept)!)
}

/** The nearest terms of each concept above a floor of the caller's, of those that can be related at all. */
export async function relateAbove(
  context: AnswerContext,
  concepts: readonly Concept[],
  floor: number,
  limit: number,
): Promise<RelatedTerms[]> {
  const { snapshot } = context
  const candidates = candidateCount(snapshot, leastDocuments(snapshot.documents.count))
  return await nearestTerms(context, concepts, candidates, floor, limit)
}

/** Terms nearest to one concept among those in at least `minDocCount` documents, however far down to a cosine of 0. */
export async function nearestTo(context: AnswerContext, concept: Concept, minDocCount: number): Promise<RelatedTerms> {
  const candidates = candidateCount(context.snapshot, minDocCount)
  return (await nearestTerms(context, [concept], candidates, 0, candidates))[0]!
}

/** Terms are numbered by document count, so the candidates are the first ones. */
function candidateCount({ terms, space }: Snapshot, least: number): number {
  let low = 0
  let high = space.termCount
  while (low < high) {
    const middle = (low + high) >>> 1
    if (terms.totalDocCounts[middle]! >= least) low = middle + 1
    else high = middle
  }
  return low
}

async function nearestTerms(
  context: AnswerContext,
  concepts: readonly Concept[],
  candidates: number,
  floor: number,
  limit: number,
): Promise<RelatedTerms[]> {
  const { axes, termVectors } = context.snapshot.space
  const results: RelatedTerms[] = concepts.map(() => none)
  const asked = concepts.flatMap(({ vector }, place) => (vector === undefined ? [] : [{ place, vector }]))
  const work = candidates * axes
  if (asked.length === 0 || work === 0) return results
  const excludedOf = (place: number): number[] => {
    const { exactTerms, excludedTerms } = concepts[place]!
    return knownTerms([...exactTerms, ...excludedTerms])
  }
  const view = termVectors.subarray(0, candidates * axes)
  const shared = { axes, floor, limit }
  if (asked.length * work <= INLINE_WORK) {
    const pace = createPace(context.signal)
    const cosines = new Float32Array(candidates)
    for (const { place, vector } of asked) {
      const input = {
        ...shared,
        memory: undefined,
        candidates: view,
        vectors: vector,
        excluded: [excludedOf(place)],
        cosines,
      }
      results[place] = (relateBlock.run(input) as RelatedTerms[])[0]!
      if (pace.due()) await pace.rest()
    }
    return results
  }
  // Every block of a round writes its cosines to its own place in the arena.
  const lanes = context.compute.threads + 1
  const size = Math.max(1, Math.min(Math.ceil(BLOCK_WORK / work), Math.ceil(asked.length / lanes)))
  const arena = createArena(
    arenaBytes(
      view.byteLength,
      ...new Array<number>(lanes).fill(candidates * 4),
      ...new Array<number>(lanes).fill(size * axes * 4),
    ),
  )
  const matrix = arena.copy(view)
  const places = Array.from({ length: lanes }, () => ({
    cosines: arena.float32(candidates),
    vectors: arena.float32(size * axes),
  }))
  for (let from = 0; from < asked.length; from += size * lanes) {
    const inputs = places.flatMap(({ cosines, vectors }, lane) => {
      const block = asked.slice(from + lane * size, from + (lane + 1) * size)
      for (const [row, { vector }] of block.entries()) vectors.set(vector, row * axes)
      const excluded = block.map(({ place }) => excludedOf(place))
      return block.length === 0
        ? []
        : [{ ...shared, memory: arena.memory, candidates: matrix, vectors, excluded, cosines }]
    })
    const lists = await context.compute.map(relateBlock, inputs, { signal: context.signal })
    for (const [i, list] of lists.flat().entries()) results[asked[from + i]!.place] = list
  }
  return results
}

/** Collects the nearest of the cosines offered: above the floor, at most `limit`. */
function createNearest(limit: number, floor: number, excluded: readonly number[]) {
  let terms: number[] = []
  let similarities: number[] = []
  let least = floor
  const order = (): void => {
    const places = terms.map((_, place) => place)
    places.sort((a, b) => similarities[b]! - similarities[a]! || terms[a]! - terms[b]!)
    places.length = Math.min(places.length, limit)
    terms = places.map((place) => terms[place]!)
    similarities = places.map((place) => similarities[place]!)
  }
  return {
    offer(cosines: Float32Array, from: number, to: number): void {
      for (let term = from; term < to; term++) {
        const similarity = cosines[term]!
        if (!(similarity > least) || excluded.includes(term)) continue
        terms.push(term)
        similarities.push(similarity)
        if (terms.length < limit * 2) continue
        order()
        least = similarities[limit - 1]!
      }
    },
    finish(): RelatedTerms {
      order()
      return { terms: Uint32Array.from(terms), similarities: Float32Array.from(similarities) }
    },
  }
}
