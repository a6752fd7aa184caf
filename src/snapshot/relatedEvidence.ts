import type { RelatedTerms } from './relatedLists.js'
import type { Space, TermTable } from './snapshot.js'

/** Maximum number of nearest terms that are passed over because too little is known about them. */
const MOST_PASSED = 40

interface TermEvidence {
  readonly space: Pick<Space, 'axes' | 'termVectors' | 'leastOwnDocuments'>
  readonly terms: Pick<TermTable, 'totalDocCounts'>
}

/**
 * Whether enough is known about a term to relate it: it has a general vector, or enough documents. Two names that occur once, in
 * the same text, have the same vector, but nothing in common. Undefined where every term may be related. The last `generalAxes`
 * axes are those of general word vectors.
 */
export function createEvidence(
  { space, terms }: TermEvidence,
  generalAxes: number | undefined,
): ((term: number) => boolean) | undefined {
  const { axes, termVectors, leastOwnDocuments } = space
  if (leastOwnDocuments === undefined || generalAxes === undefined) return undefined
  const { totalDocCounts } = terms
  return (term) => {
    if (totalDocCounts[term]! >= leastOwnDocuments) return true
    const end = (term + 1) * axes
    for (let at = end - generalAxes; at < end; at++) if (termVectors[at] !== 0) return true
    return false
  }
}

/** Number of the first `count` terms about which too little is known, at most MOST_PASSED. A search asks for this many more terms. */
export function countObscure(isKnown: (term: number) => boolean, count: number): number {
  let found = 0
  for (let term = 0; term < count && found < MOST_PASSED; term++) if (!isKnown(term)) found++
  return found
}

/** Omits terms about which too little is known; at most `limit` are left. */
export function omitObscure(related: RelatedTerms, isKnown: (term: number) => boolean, limit: number): RelatedTerms {
  if (related.terms.length <= limit && related.terms.every(isKnown)) return related
  const chosen = Array.from(related.terms.keys())
    .filter((index) => isKnown(related.terms[index]!))
    .slice(0, limit)
  return {
    terms: Uint32Array.from(chosen, (index) => related.terms[index]!),
    similarities: Float32Array.from(chosen, (index) => related.similarities[index]!),
  }
}
