import { forEachChunk } from '../../../compute/eventLoopBudget.js'
import { highestScores, scoresAt } from '../../../math/topK.js'
import type { DocumentCosines } from './queryVectors.js'
import type { FusedScores } from './scoreFusion.js'

/** Fused scores whose cosines may come from vectors in bytes. */
export interface RefinableScores extends FusedScores {
  /** What the score of a document changes by at most when it is refined; 0 where all scores are exact. */
  readonly error: number
  /** Makes the scores of some documents and their parts exact. */
  refine(documents: Uint32Array): Promise<void>
}

/** Scores of hybrid ranking. */
export interface HybridScores extends RefinableScores {
  /** 1 for a document that has a term of the query or a positive cosine with it in one of the spaces. */
  readonly found: Uint8Array
}

/** Upper bound of what the rounding of sums of z-scores changes. */
const SUM_ERROR = 1e-6

/** Fused scores with the cosines that are their parts after the first, in order. */
export function refinable(fused: FusedScores, cosines: readonly DocumentCosines[]): RefinableScores {
  const { scores, parts } = fused
  const approximate = cosines.flatMap(({ error, exact }, i) => {
    const part = parts[i + 1]!
    return error === 0 || part.deviation === 0 ? [] : [{ error, exact, part, factor: part.weight / part.deviation }]
  })
  const error = approximate.reduce((sum, one) => sum + one.factor * one.error, 0)
  return {
    ...fused,
    error: error === 0 ? 0 : error + SUM_ERROR,
    async refine(documents) {
      for (const { exact, part, factor } of approximate) {
        const values = await exact(documents)
        for (const [i, document] of documents.entries()) {
          scores[document]! += factor * (values[i]! - part.values[document]!)
          part.values[document] = values[i]!
        }
      }
    },
  }
}

/** Makes the scores of all documents exact that can be among the best: `highestScores` then gives the best by exact scores. */
export async function refineBest(
  all: RefinableScores,
  requested: number,
  signal: AbortSignal | undefined,
): Promise<void> {
  if (all.error === 0) return
  await all.refine(await indexesWithin(all.scores, requested, all.error, signal))
}

/** Documents by their scores, best first. */
interface BestDocuments {
  readonly documents: Uint32Array
  readonly scores: Float64Array
}

/** The best of some documents by exact scores, best first, equal scores in the order of the documents. */
export async function bestOfHybrid(
  hybrid: HybridScores,
  { documents, scores }: BestDocuments,
  requested: number,
  signal: AbortSignal | undefined,
): Promise<BestDocuments> {
  if (hybrid.error === 0) {
    const indexes = highestScores(scores, requested)
    return { documents: indexes.map((index) => documents[index]!), scores: scoresAt(scores, indexes) }
  }
  const within = await indexesWithin(scores, requested, hybrid.error, signal)
  const candidates = within.map((index) => documents[index]!)
  await hybrid.refine(candidates)
  const exact = scoresAt(hybrid.scores, candidates)
  const indexes = highestScores(exact, requested)
  return { documents: indexes.map((index) => candidates[index]!), scores: scoresAt(exact, indexes) }
}

/** Indexes of the scores that can be among the `requested` highest once each changes by at most `error`, ascending. */
async function indexesWithin(
  scores: Float64Array,
  requested: number,
  error: number,
  signal: AbortSignal | undefined,
): Promise<Uint32Array> {
  const indexes = new Uint32Array(requested === 0 ? 0 : scores.length)
  const highest = highestScores(scores, requested)
  const least = requested < scores.length ? scores[highest[requested - 1]!]! - 2 * error : Number.NEGATIVE_INFINITY
  let found = 0
  await forEachChunk(
    indexes.length,
    (from, to) => {
      let count = found
      for (let index = from; index < to; index++) if (scores[index]! >= least) indexes[count++] = index
      found = count
    },
    signal,
  )
  return indexes.slice(0, found)
}
