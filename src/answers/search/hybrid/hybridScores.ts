import { forEachChunk, MOST_NUMBERS } from '../../../compute/eventLoopBudget.js'
import { HighestCollector } from '../../../math/highestCollector.js'
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
  /** Lets later searches use the arrays, when the scores and parts are not needed any more. */
  release(): void
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
        const own = documents.filter((document) => !part.exact.has(document))
        const values = await exact(own)
        for (const [i, document] of own.entries()) {
          scores[document]! += factor * (values[i]! - part.values[document]!)
          part.values[document] = values[i]!
          part.exact.set(document, values[i]!)
        }
      }
    },
  }
}

/**
 * Makes the scores of all documents exact that can be among the `requested` best, and returns these documents, ascending: the
 * best of them by exact scores are the best of all.
 */
export async function refineBest(
  all: RefinableScores,
  requested: number,
  signal: AbortSignal | undefined,
): Promise<Uint32Array> {
  const { scores } = all
  const highest = new HighestCollector(requested, all.error)
  await forEachChunk(
    scores.length,
    (from, to) => {
      for (let index = from; index < to; index++) if (scores[index]! >= highest.bar) highest.add(index, scores[index]!)
    },
    signal,
    MOST_NUMBERS,
  )
  const { indexes } = highest.take()
  if (all.error > 0) await all.refine(indexes)
  return indexes
}

/** The best of some documents (ascending) by their scores now, best first, equal scores in the order of the documents. */
export function bestAmong(scores: Float64Array, documents: Uint32Array, requested: number): Uint32Array {
  return highestScores(scoresAt(scores, documents), requested).map((index) => documents[index]!)
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
): Promise<BestDocuments> {
  let candidates = documents
  let exact = scores
  if (hybrid.error > 0) {
    const highest = new HighestCollector(requested, hybrid.error)
    for (const [index, score] of scores.entries()) highest.add(documents[index]!, score)
    candidates = highest.take().indexes
    await hybrid.refine(candidates)
    exact = scoresAt(hybrid.scores, candidates)
  }
  const indexes = highestScores(exact, requested)
  return { documents: indexes.map((index) => candidates[index]!), scores: scoresAt(exact, indexes) }
}
