import { lengthOf } from '../../../math/linearAlgebra/normalize.js'
import type { AnswerContext } from '../../context.js'
import type { Bm25 } from './bm25.js'

const FEEDBACK_TERMS = 40

/** Weights of the best documents by rank; they sum to 1. */
export function sharesOf(count: number): number[] {
  const shares = Array.from({ length: count }, (_, rank) => 1 / Math.log2(rank + 2))
  const total = shares.reduce((sum, share) => sum + share, 0)
  return shares.map((share) => share / total)
}

/** The documents and weights of relevance feedback. */
interface Feedback {
  /** The best documents of the first pass, best first. */
  readonly best: readonly number[]
  /** Weight of each of them; the weights sum to 1. */
  readonly shares: readonly number[]
  /** Total weight of the added terms, as a share of the query's own. */
  readonly weight: number
}

/**
 * Adds the most frequent terms of the best documents to the query: sum over documents of share x unit(saturated
 * frequencies) x idf, the forty largest, scaled to a share of the query's own total weight.
 */
export async function expand(
  context: AnswerContext,
  weights: Map<number, number>,
  { best, shares, weight: ofQuery }: Feedback,
  { vectorIdf, termFrequency }: Bm25,
): Promise<void> {
  const { terms } = context.snapshot
  const occurring = await context.snapshot.occurringTerms(best)
  const profile = new Map<number, number>()
  for (const [i, document] of best.entries()) {
    const counts = new Map<number, number>()
    for (const term of occurring[i]!) {
      if (terms.wordCounts[term] === 1) counts.set(term, (counts.get(term) ?? 0) + 1)
    }
    const parts = [...counts].map(([term, count]) => [term, termFrequency(Math.min(count, 255), document)] as const)
    const length = lengthOf(parts.map(([, part]) => part)) || 1
    for (const [term, part] of parts) {
      profile.set(term, (profile.get(term) ?? 0) + (shares[i]! * part * vectorIdf(term)) / length)
    }
  }
  const chosen = [...profile].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, FEEDBACK_TERMS)
  const total = chosen.reduce((sum, [, weight]) => sum + weight, 0)
  if (total === 0) return
  let queryWeight = 0
  for (const weight of weights.values()) queryWeight += weight
  for (const [term, weight] of chosen) {
    weights.set(term, (weights.get(term) ?? 0) + (weight / total) * queryWeight * ofQuery)
  }
}
