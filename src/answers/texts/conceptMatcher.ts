import { cosinesOf } from '../../math/linearAlgebra/vectors.js'
import type { RelatedTerms } from '../../snapshot/relatedLists.js'
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
  // By concept, for the text being read; all zero between texts.
  private readonly exact: Uint32Array
  private readonly related: Float64Array
  private readonly isExcluded: Uint8Array
  private readonly isMet: Uint8Array
  private readonly cosines: Float64Array
  private readonly scores: Float64Array

  constructor(
    private readonly concepts: readonly Concept[],
    related: readonly RelatedTerms[],
  ) {
    const count = concepts.length
    this.exact = new Uint32Array(count)
    this.related = new Float64Array(count)
    this.isExcluded = new Uint8Array(count)
    this.isMet = new Uint8Array(count)
    this.cosines = new Float64Array(count)
    this.scores = new Float64Array(count)
    for (const [concept, { exactTerms, excludedTerms }] of concepts.entries()) {
      for (const term of knownTerms(exactTerms)) this.add(term, { concept, kind: 'exact', weight: 1 })
      const { terms, similarities } = related[concept]!
      for (const [index, term] of terms.entries()) {
        this.add(term, { concept, kind: 'related', weight: similarities[index]! ** 2 })
      }
      for (const term of knownTerms(excludedTerms)) this.add(term, { concept, kind: 'excluded', weight: 0 })
    }
  }

  /**
   * The best matches of a text with these different terms and this vector, at most `limit`: highest score first, equal
   * scores in the order of the list.
   */
  match(
    distinct: readonly number[],
    vector: Float32Array | undefined,
    limit: number = Number.POSITIVE_INFINITY,
  ): TextMatch[] {
    const { concepts, exact, related, isExcluded, cosines, scores } = this
    const met = this.meet(distinct)
    if (vector !== undefined) {
      const vectors = met.map((concept) => concepts[concept]!.vector)
      cosinesOf(vectors, vector, cosines)
    }
    for (let i = 0; i < met.length; i++) {
      const concept = met[i]!
      const cosine = vector === undefined ? 0 : cosines[i]!
      scores[concept] = exact[concept]! + related[concept]! + COSINE_WEIGHT * cosine
    }
    const best = met
      .filter((concept) => isExcluded[concept] === 0)
      .sort((one, other) => scores[other]! - scores[one]! || one - other)
    const matches: TextMatch[] = []
    for (let i = 0; i < best.length && i < limit; i++) {
      const concept = best[i]!
      matches.push({ concept, isExact: exact[concept]! > 0, score: scores[concept]! })
    }
    for (let i = 0; i < met.length; i++) {
      const concept = met[i]!
      exact[concept] = related[concept] = isExcluded[concept] = this.isMet[concept] = 0
    }
    return matches
  }

  /** Sums up the roles of the terms of a text; the concepts that have any. */
  private meet(distinct: readonly number[]): number[] {
    const { exact, related, isExcluded, isMet } = this
    const met: number[] = []
    for (let i = 0; i < distinct.length; i++) {
      const roles = this.roles.get(distinct[i]!)
      if (roles === undefined) continue
      for (let at = 0; at < roles.length; at++) {
        const { concept, kind, weight } = roles[at]!
        if (isMet[concept] === 0) met.push(concept)
        isMet[concept] = 1
        if (kind === 'exact') exact[concept]!++
        else if (kind === 'related') related[concept]! += weight
        else isExcluded[concept] = 1
      }
    }
    return met
  }

  private add(term: number, role: Role): void {
    const roles = this.roles.get(term)
    if (roles === undefined) this.roles.set(term, [role])
    else roles.push(role)
  }
}
