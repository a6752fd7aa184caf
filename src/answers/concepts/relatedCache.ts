import { cacheSlot } from '../../compute/slotCache.js'
import { MOST_RELATED, type RelatedTerms } from '../../snapshot/relatedLists.js'
import type { Snapshot } from '../../snapshot/snapshot.js'
import { hasVector } from '../../snapshot/termTable.js'
import type { Concept } from './resolveConcept.js'

/** Bytes of two short arrays, without their contents. */
const LIST_BYTES = 400

/** Bytes of related terms in a cache. */
export const relatedBytes = ({ terms, similarities }: RelatedTerms): number =>
  LIST_BYTES + terms.byteLength + similarities.byteLength

/** Related terms by concept, of concepts that are not single terms. */
const conceptSlot = cacheSlot<Concept, RelatedTerms>({
  name: 'related terms',
  bytesOf: (related, { vector }) => relatedBytes(related) + (vector?.byteLength ?? 0),
})

/** Number of terms in a block. */
const BLOCK_TERMS = 1_024
/** Count of a term whose related terms are not known. */
const UNKNOWN = 255

/** Related terms of consecutive terms: BLOCK_TERMS x MOST_RELATED. */
interface TermBlock {
  readonly counts: Uint8Array
  readonly terms: Uint32Array
  readonly similarities: Float32Array
}

/**
 * Related terms of single terms that the snapshot does not list, by block number. They depend on nothing but the snapshot and take
 * a fifth of the memory of the term vectors. An object for each list would take seven times as much, and 50,000 of them would evict
 * each other.
 */
const blockSlot = cacheSlot<number, TermBlock>({
  name: 'related terms of terms',
  bytesOf: ({ counts, terms, similarities }) => counts.byteLength + terms.byteLength + similarities.byteLength,
  isPinned: true,
})

/** The parts of a snapshot with which related terms are stored. */
type RelatedKeeper = Pick<Snapshot, 'cache' | 'space' | 'related'>

/**
 * The term of a concept that is one term and nothing else, or -1. Such a concept has the vector and the related terms of its term.
 * A term without a vector in the project is not such a concept: it has a general word vector only where a text names it.
 */
export function singleTerm({ space }: RelatedKeeper, { exactTerms, excludedTerms, vector }: Concept): number {
  const term = exactTerms.length === 1 && excludedTerms.length === 0 ? exactTerms[0]!.term : -1
  return term >= 0 && hasVector(space, term) && isVectorOf(space, term, vector) ? term : -1
}

/** Whether a vector is that of a term: a concept can have another one. */
function isVectorOf({ axes, termVectors }: Snapshot['space'], term: number, vector: Concept['vector']): boolean {
  if (vector?.length !== axes) return false
  // The concepts of single terms have the vector of the snapshot itself.
  if (vector.buffer === termVectors.buffer && vector.byteOffset === termVectors.byteOffset + 4 * term * axes)
    return true
  for (let axis = 0, at = term * axes; axis < axes; axis++, at++) if (vector[axis] !== termVectors[at]) return false
  return true
}

/** The related terms of a concept, if the snapshot has them in memory, or the cache. */
export function cachedRelated(keeper: RelatedKeeper, concept: Concept): RelatedTerms | undefined {
  const { cache, related } = keeper
  const term = singleTerm(keeper, concept)
  if (term < 0) return cache.get(conceptSlot, concept)
  const listed = related?.of(term)
  if (listed !== undefined) return listed
  const block = cache.get(blockSlot, Math.floor(term / BLOCK_TERMS))
  const row = term % BLOCK_TERMS
  const count = block?.counts[row] ?? UNKNOWN
  if (block === undefined || count === UNKNOWN) return undefined
  const from = row * MOST_RELATED
  return {
    terms: block.terms.subarray(from, from + count),
    similarities: block.similarities.subarray(from, from + count),
  }
}

/** Stores the related terms of a concept, at most MOST_RELATED. */
export function cacheRelated(keeper: RelatedKeeper, concept: Concept, related: RelatedTerms): void {
  const { cache } = keeper
  const term = singleTerm(keeper, concept)
  if (term < 0) {
    cache.set(conceptSlot, concept, related)
    return
  }
  const number = Math.floor(term / BLOCK_TERMS)
  let block = cache.get(blockSlot, number)
  if (block === undefined) {
    block = {
      counts: new Uint8Array(BLOCK_TERMS).fill(UNKNOWN),
      terms: new Uint32Array(BLOCK_TERMS * MOST_RELATED),
      similarities: new Float32Array(BLOCK_TERMS * MOST_RELATED),
    }
    cache.set(blockSlot, number, block)
  }
  const row = term % BLOCK_TERMS
  block.counts[row] = related.terms.length
  block.terms.set(related.terms, row * MOST_RELATED)
  block.similarities.set(related.similarities, row * MOST_RELATED)
}
