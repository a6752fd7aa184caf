import type { DocumentSet } from '../../snapshot/filter.js'
import { occursWithin } from '../../snapshot/postings.js'
import type { Snapshot } from '../../snapshot/snapshot.js'
import type { RelatedTerms } from '../concepts/relatedTerms.js'
import { type Concept, knownTerms } from '../concepts/resolveConcept.js'

/** Finds the matching documents of one concept after another without clearing its arrays. */
export interface MatchWalker {
  /** Documents of the last concept: those with an exact term first. */
  readonly found: Uint32Array
  /** Finds the documents of a concept in the filter; returns how many of them have an exact term. */
  start(concept: Concept, related: RelatedTerms): number
  /** Documents found. */
  length(): number
}

export function createWalker({ postings, documents }: Snapshot, { members }: DocumentSet): MatchWalker {
  const found = new Uint32Array(documents.count)
  const stamps = new Uint32Array(documents.count)
  let stamp = 0
  let length = 0
  const visit = (term: number, counted: boolean): void => {
    const { offsets, documents: listed } = postings
    const end = offsets[term + 1]!
    for (let i = offsets[term]!; i < end; i++) {
      const document = listed[i]!
      if (stamps[document] === stamp) continue
      stamps[document] = stamp
      if (counted && members[document] === 1) found[length++] = document
    }
  }
  return {
    found,
    start({ exactTerms, excludedTerms }, { terms }) {
      stamp++
      length = 0
      for (const { term } of excludedTerms) if (term >= 0) visit(term, false)
      for (const { term } of exactTerms) if (term >= 0) visit(term, true)
      const exactEnd = length
      for (let index = 0; index < terms.length; index++) visit(terms[index]!, true)
      return exactEnd
    },
    length: () => length,
  }
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
