import { createPace } from '../../compute/eventLoopBudget.js'
import type { DocumentSet } from '../../snapshot/filter.js'
import { occursWithin } from '../../snapshot/postings.js'
import type { Snapshot } from '../../snapshot/snapshot.js'
import { type RelatedTerms, relateConcepts } from '../concepts/relatedTerms.js'
import { type Concept, knownTerms } from '../concepts/resolveConcept.js'
import type { AnswerContext } from '../context.js'
import type { Buckets } from './breakdowns.js'

/** Documents of a filter that match, by concept. */
export interface MatchCounts {
  /** With an exact or a related term. */
  readonly matchCounts: Uint32Array
  /** With an exact term. */
  readonly exactMatchCounts: Uint32Array
}

export interface BrokenDownCounts extends MatchCounts {
  /** In the order of the breakdowns asked for; their arrays are concepts x buckets. */
  readonly breakdowns: readonly MatchCounts[]
}

/** Postings walked between two looks at the clock. */
const POSTINGS_PER_LOOK = 50_000

/**
 * How many documents of a filter match each concept, as a whole and by bucket of each breakdown: every posting is
 * looked at once a concept. A document with an excluded term of the concept does not match it. Spec v5 4.4.
 */
export async function countMatches(
  context: AnswerContext,
  concepts: readonly Concept[],
  filter: DocumentSet,
  breakdowns: readonly Buckets[] = [],
): Promise<BrokenDownCounts> {
  const related = await relateConcepts(context, concepts)
  const zeros = (width: number): MatchCounts => ({
    matchCounts: new Uint32Array(concepts.length * width),
    exactMatchCounts: new Uint32Array(concepts.length * width),
  })
  const counts = { ...zeros(1), breakdowns: breakdowns.map(({ labels }) => zeros(labels.length)) }
  const walker = createWalker(context.snapshot, filter)
  const pace = createPace(context.signal)
  let walked = 0
  for (let concept = 0; concept < concepts.length; concept++) {
    const exactEnd = walker.start(concepts[concept]!, related[concept]!)
    const { found } = walker
    const length = walker.length()
    counts.matchCounts[concept] = length
    counts.exactMatchCounts[concept] = exactEnd
    for (let b = 0; b < breakdowns.length; b++) {
      const { labels, offsets, buckets } = breakdowns[b]!
      const { matchCounts, exactMatchCounts } = counts.breakdowns[b]!
      const row = concept * labels.length
      for (let i = 0; i < length; i++) {
        const document = found[i]!
        for (let j = offsets[document]!; j < offsets[document + 1]!; j++) {
          const cell = row + buckets[j]!
          matchCounts[cell]!++
          if (i < exactEnd) exactMatchCounts[cell]!++
        }
      }
    }
    walked += walker.walked() + length * breakdowns.length
    if (walked > POSTINGS_PER_LOOK) {
      walked = 0
      if (pace.due()) await pace.rest()
    }
  }
  return counts
}

/** Finds the matching documents of one concept after the other, without clearing anything in between. */
export interface MatchWalker {
  /** Documents found last: those with an exact term first. */
  readonly found: Uint32Array
  /** Finds the documents of a concept in the filter; gives how many of them have an exact term. */
  start(concept: Concept, related: RelatedTerms): number
  /** Documents found. */
  length(): number
  /** Postings looked at for the last concept. */
  walked(): number
}

export function createWalker({ postings, documents }: Snapshot, { members }: DocumentSet): MatchWalker {
  const found = new Uint32Array(documents.count)
  const stamps = new Uint32Array(documents.count)
  let stamp = 0
  let length = 0
  let walked = 0
  const visit = (term: number, counted: boolean): void => {
    const { offsets, documents: listed } = postings
    const end = offsets[term + 1]!
    walked += end - offsets[term]!
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
      walked = 0
      for (const { term } of excludedTerms) if (term >= 0) visit(term, false)
      for (const { term } of exactTerms) if (term >= 0) visit(term, true)
      const exactEnd = length
      for (let place = 0; place < terms.length; place++) visit(terms[place]!, true)
      return exactEnd
    },
    length: () => length,
    walked: () => walked,
  }
}

/** Documents of a filter with an exact term of each concept, excluded ones left out; no related terms are looked for. */
export function exactDocuments(walker: MatchWalker, concept: Concept): Uint32Array {
  const count = walker.start(concept, { terms: new Uint32Array(0), similarities: new Float32Array(0) })
  return walker.found.subarray(0, count)
}

/** True when a document of the filter has an exact term of the concept. */
export function occurs(snapshot: Snapshot, concept: Concept, filter: DocumentSet): boolean {
  return knownTerms(concept.exactTerms).some((term) => occursWithin(snapshot.postings, term, filter))
}
