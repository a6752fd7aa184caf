import { sharedUint32 } from '../../compute/shared.js'
import type { DocumentSet } from '../../snapshot/filter.js'
import { occursWithin } from '../../snapshot/postings.js'
import type { Postings, Snapshot } from '../../snapshot/snapshot.js'
import type { RelatedTerms } from '../concepts/relatedTerms.js'
import { type Concept, knownTerms } from '../concepts/resolveConcept.js'

/** Finds the matching documents of one concept after another without clearing its arrays. */
export interface MatchWalker {
  /** Documents of the last concept: those with an exact term first. */
  readonly found: Uint32Array
  /** Finds the documents of a concept in the filter; returns how many of them have an exact term. */
  start(concept: Concept, related: RelatedTerms): number
  /** The same by term numbers. */
  find(excluded: ArrayLike<number>, exact: ArrayLike<number>, related: ArrayLike<number>): number
  /** Documents found. */
  length(): number
}

/** One list in this many words of the bitmap is removed from it bit by bit; a longer one by copying the bitmap. */
const DOCUMENTS_PER_WORD = 4

export function createWalker({ postings, documents }: Snapshot, filter: DocumentSet): MatchWalker {
  return createOutsideWalker(postings, documents.count, documentsOutside(filter, documents.count))
}

/** Postings as far as a walk reads them. */
export type WalkedPostings = Pick<Postings, 'offsets' | 'documents'>

/** A walker by the documents that are not in the filter, one bit for each. */
export function createOutsideWalker(
  postings: WalkedPostings,
  documentCount: number,
  outside: Uint32Array,
): MatchWalker {
  const found = new Uint32Array(documentCount)
  /** 1 for documents that are outside of the filter, excluded, or in `found`. */
  const seen = new Uint32Array(outside)
  let length = 0
  let isExcluding = false
  const reset = (): void => {
    if (isExcluding || length * DOCUMENTS_PER_WORD > seen.length) seen.set(outside)
    else clearBits(seen, found, length)
    length = 0
    isExcluding = false
  }
  const visitAll = (terms: ArrayLike<number>): void => {
    for (let i = 0; i < terms.length; i++) length = visit(postings, terms[i]!, seen, found, length)
  }
  const walker: MatchWalker = {
    found,
    start: ({ exactTerms, excludedTerms }, { terms }) =>
      walker.find(knownTerms(excludedTerms), knownTerms(exactTerms), terms),
    find(excluded, exact, related) {
      reset()
      visitAll(excluded)
      isExcluding = length > 0
      length = 0
      visitAll(exact)
      const exactEnd = length
      visitAll(related)
      return exactEnd
    },
    length: () => length,
  }
  return walker
}

/** One bit for each document, 1 outside of the filter, in shared memory. */
export function documentsOutside({ members, all }: DocumentSet, count: number): Uint32Array {
  const bits = sharedUint32(Math.ceil(count / 32))
  if (all) return bits
  for (let document = 0; document < count; document++) {
    if (members[document] === 0) bits[document >>> 5]! |= 1 << (document & 31)
  }
  return bits
}

/** Appends the documents of a term that are not in `seen` to `found` and to `seen`; returns the new length of `found`. */
function visit(
  { offsets, documents }: WalkedPostings,
  term: number,
  seen: Uint32Array,
  found: Uint32Array,
  from: number,
): number {
  let length = from
  const end = offsets[term + 1]!
  for (let i = offsets[term]!; i < end; i++) {
    const document = documents[i]!
    const word = seen[document >>> 5]!
    const bit = 1 << (document & 31)
    if ((word & bit) !== 0) continue
    seen[document >>> 5] = word | bit
    found[length++] = document
  }
  return length
}

function clearBits(bits: Uint32Array, documents: Uint32Array, length: number): void {
  for (let i = 0; i < length; i++) bits[documents[i]! >>> 5]! &= ~(1 << (documents[i]! & 31))
}

/**
 * Documents of a filter with an exact term of each concept, without documents with an excluded term; related terms are
 * ignored.
 */
export function exactDocuments(walker: MatchWalker, concept: Concept): Uint32Array {
  const count = walker.start(concept, { terms: new Uint32Array(0), similarities: new Float32Array(0) })
  return walker.found.subarray(0, count)
}

/** True when a document of the filter has an exact term of the concept. */
export function occurs(snapshot: Snapshot, concept: Concept, filter: DocumentSet): boolean {
  return knownTerms(concept.exactTerms).some((term) => occursWithin(snapshot.postings, term, filter))
}
