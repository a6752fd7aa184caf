import { forEachYielding } from '../../../compute/eventLoopBudget.js'
import { findPosting } from '../../../snapshot/postings.js'
import type { AnswerContext } from '../../context.js'
import type { Bm25 } from './bm25.js'
import type { DocumentScores } from './hybridScores.js'
import { createProximityReader, pairsOf, type WordLine, type WordPair } from './termProximity.js'

/**
 * Weight of an adjacent pair of query words. It is divided by the number of pairs to the power of 1.5, because a query of two words
 * is mostly a phrase and one of twenty mostly a list. With more documents than the axes can separate, pairs gain the weight that
 * the spaces lose.
 */
const PAIR_WEIGHT = 1.5
const PAIR_POWER = 1.5
/**
 * Pairs with a lower weight are skipped: they occur in long queries, and do not change the ranking enough to justify
 * reading texts.
 */
const LEAST_PAIR_WEIGHT = 0.05

interface WeighedPair extends WordPair {
  readonly weight: number
}

/** Pairs of query words that weigh enough to read texts for; `vectorWeight` is the weight of the spaces. */
export function weighPairs(lines: readonly WordLine[], vectorWeight: number, { vectorIdf }: Bm25): WeighedPair[] {
  const neighbours = Math.max(1, lines.reduce((sum, { length }) => sum + length, 0) - 1)
  const ofPair = PAIR_WEIGHT / vectorWeight ** 2 / neighbours ** PAIR_POWER
  if (ofPair < LEAST_PAIR_WEIGHT) return []
  return pairsOf(lines).map((pair) => ({
    ...pair,
    weight: ofPair * pair.count * Math.min(vectorIdf(pair.first), vectorIdf(pair.second)),
  }))
}

/** Proximity scores of the candidates that have both words of a pair. The other candidates are not listed. */
export async function proximityScores(
  { snapshot, signal }: AnswerContext,
  candidates: Uint32Array,
  pairs: readonly WeighedPair[],
  { termFrequency }: Bm25,
): Promise<DocumentScores> {
  if (pairs.length === 0) return { documents: [], scores: new Float64Array() }
  const { postings } = snapshot
  const has = (term: number, document: number): boolean => findPosting(postings, term, document) >= 0
  const documents = candidates.filter((document) =>
    pairs.some(({ first, second }) => has(first, document) && has(second, document)),
  )
  const read = createProximityReader(snapshot.terms.count, pairs)
  const positions = await snapshot.positionsOf(documents)
  const added = new Float64Array(documents.length)
  await forEachYielding(
    documents,
    (document, i) => {
      const sums = read(positions[i]!)
      for (const [index, { weight }] of pairs.entries()) {
        if (sums[index]! > 0) added[i]! += weight * termFrequency(sums[index]!, document)
      }
    },
    signal,
  )
  return { documents, scores: added }
}
