import type { Snapshot } from '../snapshot/snapshot.js'
import { documentVector } from '../snapshot/termTable.js'
import { type Concept, knownTerms } from './concept.js'
import type { RelatedTerms } from './relatedTerms.js'

/** Which matches rank and return documents, v5 4.2. */
export type MatchType = 'exact' | 'conceptual' | 'both'

/** Weight of the cosine of concept and document: small, so that it decides between equal term scores only. */
export const COSINE_WEIGHT = 0.1

/** What a concept finds in the documents of a snapshot; all but `documents` have one entry a document. */
export interface Matches {
  /** Distinct exact terms in the document. */
  readonly exact: Uint16Array
  /** Sum of squared similarities of the distinct related terms in the document. */
  readonly related: Float64Array
  /** 1 for a document with an excluded term. */
  readonly excluded: Uint8Array
  /** Documents with any exact or related term and no excluded one, ascending. */
  readonly documents: Uint32Array
}

/** Walks the postings of a concept once. A term counts once a document, be it there as term or as fragment. */
export function findMatches(snapshot: Snapshot, concept: Concept, { terms, similarities }: RelatedTerms): Matches {
  const { postings } = snapshot
  const count = snapshot.documents.count
  const exact = new Uint16Array(count)
  const related = new Float64Array(count)
  const found = new Uint8Array(count)
  for (const term of knownTerms(concept.exactTerms)) {
    for (let i = postings.offsets[term]!; i < postings.offsets[term + 1]!; i++) {
      const document = postings.documents[i]!
      exact[document]!++
      found[document] = 1
    }
  }
  for (let place = 0; place < terms.length; place++) {
    const term = terms[place]!
    const weight = similarities[place]! ** 2
    for (let i = postings.offsets[term]!; i < postings.offsets[term + 1]!; i++) {
      const document = postings.documents[i]!
      related[document]! += weight
      found[document] = 1
    }
  }
  const excluded = new Uint8Array(count)
  for (const term of knownTerms(concept.excludedTerms)) {
    for (let i = postings.offsets[term]!; i < postings.offsets[term + 1]!; i++) excluded[postings.documents[i]!] = 1
  }
  const documents = new Uint32Array(count)
  let length = 0
  for (let document = 0; document < count; document++) {
    documents[length] = document
    length += found[document]! & ~excluded[document]!
  }
  return { exact, related, excluded, documents: documents.slice(0, length) }
}

/**
 * The terms' part of match_score: distinct exact terms x 1.0 + sum of squared similarities of distinct related terms. Of
 * the two `match_type` selects one or both (v5 4.2, rule 6): `exact` ranks by exact terms, `conceptual` by related ones.
 */
export function termScore({ exact, related }: Matches, document: number, type: MatchType): number {
  return (type === 'conceptual' ? 0 : exact[document]!) + (type === 'exact' ? 0 : related[document]!)
}

/** The vectors' part of match_score: 0.1 x cosine of concept and document. */
export function cosineScore({ space }: Snapshot, { vector }: Concept, document: number): number {
  return COSINE_WEIGHT * cosine(vector, documentVector(space, document))
}

/** Product of two unit vectors; 0 where one is missing. */
export function cosine(a: Float32Array | undefined, b: Float32Array | undefined): number {
  if (a === undefined || b === undefined) return 0
  let even = 0
  let odd = 0
  for (let axis = 0; axis + 1 < a.length; axis += 2) {
    even += a[axis]! * b[axis]!
    odd += a[axis + 1]! * b[axis + 1]!
  }
  if (a.length % 2 === 1) even += a[a.length - 1]! * b[a.length - 1]!
  return even + odd
}
