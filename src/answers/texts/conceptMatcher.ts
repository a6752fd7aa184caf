import type { RelatedTerms } from '../concepts/relatedTerms.js'
import { type Concept, knownTerms } from '../concepts/resolveConcept.js'

/** A concept that a text matches. */
export interface TextMatch {
  /** Index of the concept in the list. */
  readonly concept: number
  readonly isExact: boolean
  /** match_score of a search for the concept, if the text were a document. */
  readonly score: number
}

/** How a term counts for a concept. */
interface Role {
  readonly concept: number
  readonly kind: 'exact' | 'related' | 'excluded'
  /** Squared similarity of a related term. */
  readonly weight: number
}

/** Weight of the cosine of concept and document. It is small, so that it decides only between equal term scores. */
export const COSINE_WEIGHT = 0.1

/**
 * Finds the concepts that a text matches, by the rules of document search: an exact match has one of the concept's
 * terms, a conceptual one only related terms, and an excluded term rules a match out. The work for a text grows with its
 * terms and matches, not with the number of concepts. Spec v5 2.4 and 4.2.
 */
export class ConceptMatcher {
  private readonly roles = new Map<number, Role[]>()

  constructor(
    private readonly concepts: readonly Concept[],
    related: readonly RelatedTerms[],
  ) {
    for (const [concept, { exactTerms, excludedTerms }] of concepts.entries()) {
      for (const term of knownTerms(exactTerms)) this.add(term, { concept, kind: 'exact', weight: 1 })
      const { terms, similarities } = related[concept]!
      for (const [index, term] of terms.entries()) {
        this.add(term, { concept, kind: 'related', weight: similarities[index]! ** 2 })
      }
      for (const term of knownTerms(excludedTerms)) this.add(term, { concept, kind: 'excluded', weight: 0 })
    }
  }

  /** The matches of a text with these terms and this vector, highest score first, equal scores in the order of the list. */
  match(terms: Iterable<number>, vector: Float32Array | undefined): TextMatch[] {
    const sums = new Map<number, { exact: number; related: number; isExcluded: boolean }>()
    for (const term of new Set(terms)) {
      for (const { concept, kind, weight } of this.roles.get(term) ?? []) {
        const sum = sums.get(concept) ?? { exact: 0, related: 0, isExcluded: false }
        sums.set(concept, sum)
        if (kind === 'exact') sum.exact++
        else if (kind === 'related') sum.related += weight
        else sum.isExcluded = true
      }
    }
    const matches: TextMatch[] = []
    for (const [concept, { exact, related, isExcluded }] of sums) {
      if (isExcluded) continue
      const score = exact + related + COSINE_WEIGHT * cosine(this.concepts[concept]!.vector, vector)
      matches.push({ concept, isExact: exact > 0, score })
    }
    return matches.sort((one, other) => other.score - one.score || one.concept - other.concept)
  }

  private add(term: number, role: Role): void {
    const roles = this.roles.get(term)
    if (roles === undefined) this.roles.set(term, [role])
    else roles.push(role)
  }
}

/** Product of two vectors of unit length; 0 if either is missing. */
function cosine(one: Float32Array | undefined, other: Float32Array | undefined): number {
  if (one === undefined || other === undefined) return 0
  let sum = 0
  for (let axis = 0; axis < one.length; axis++) sum += one[axis]! * other[axis]!
  return sum
}
