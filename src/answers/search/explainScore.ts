import { findPosting } from '../../snapshot/postings.js'
import type { RelatedTerms } from '../../snapshot/relatedLists.js'
import { termId } from '../../snapshot/termTable.js'
import { type Concept, knownTerms } from '../concepts/resolveConcept.js'
import type { AnswerContext } from '../context.js'
import { COSINE_WEIGHT } from '../texts/conceptMatcher.js'
import type { HybridScores } from './hybrid/hybridScores.js'
import { contributionOf } from './hybrid/scoreFusion.js'
import type { MatchType } from './matchScore.js'

/** Explanation of a score: the value of a node is the sum of its details, if it has any. */
export interface Explanation {
  readonly value: number
  readonly description: string
  readonly details: readonly Explanation[]
}

const leaf = (value: number, description: string): Explanation => ({ value, description, details: [] })

const sumOf = (description: string, details: readonly Explanation[]): Explanation => ({
  value: details.reduce((sum, { value }) => sum + value, 0),
  description,
  details,
})

/** What a match_score is computed from. */
interface MatchScoreInput {
  readonly concept: Concept
  readonly related: RelatedTerms
  readonly matchType: MatchType
  /** What the cosine of search and document adds to the score. */
  readonly cosine: number
}

/**
 * The tree behind one match_score: 1 for each exact term in the document, the squared similarity of each related one,
 * and a tenth of the cosine. Spec v5 4.2.
 */
export function explainMatchScore(
  { snapshot }: AnswerContext,
  document: number,
  { concept, related: { terms, similarities }, matchType, cosine }: MatchScoreInput,
): Explanation {
  const has = (term: number): boolean => findPosting(snapshot.postings, term, document) >= 0
  const exact = knownTerms(concept.exactTerms)
    .filter(has)
    .map((term) => leaf(1, `exact term ${termId(snapshot.terms, term)}`))
  const related: Explanation[] = []
  for (const [index, term] of terms.entries()) {
    if (!has(term)) continue
    const similarity = similarities[index]!
    const name = termId(snapshot.terms, term)
    related.push(leaf(similarity ** 2, `related term ${name}, its similarity ${similarity.toFixed(3)} squared`))
  }
  return sumOf('match score', [
    ...(matchType === 'conceptual' ? [] : [sumOf('exact terms, 1 each', exact)]),
    ...(matchType === 'exact' ? [] : [sumOf('related terms, the square of their similarity each', related)]),
    leaf(cosine, `${COSINE_WEIGHT} x cosine ${(cosine / COSINE_WEIGHT).toFixed(3)} of search and document`),
  ])
}

/** The tree behind one score of hybrid ranking: its three parts, each in standard deviations from the mean document. */
export function explainHybridScore(scores: HybridScores, document: number): Explanation {
  return sumOf(
    'hybrid score, in standard deviations over all documents',
    scores.parts.map((part) => leaf(contributionOf(part, document), part.name)),
  )
}
