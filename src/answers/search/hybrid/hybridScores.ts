import { forEachChunk } from '../../../compute/eventLoopBudget.js'
import { HighestCollector } from '../../../math/highestCollector.js'
import { highestScores, scoresAt } from '../../../math/topK.js'
import type { DocumentCosines } from './queryVectors.js'
import { type FusedScores, SCORE_BLOCK } from './scoreFusion.js'

/** Scores of some documents. */
export interface DocumentScores {
  readonly documents: ArrayLike<number>
  readonly scores: Float64Array
}

/** Fused scores whose cosines may come from vectors in bytes. */
export interface RefinableScores extends FusedScores {
  /** What the score of a document changes by at most when it is refined; 0 where all scores are exact. */
  readonly error: number
  /** Makes the scores of some documents and their parts exact. */
  refine(documents: Uint32Array): Promise<void>
  /** Adds `factor` times other scores of some documents. */
  add(added: DocumentScores, factor: number): void
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
  const { parts } = fused
  const approximate = cosines.flatMap(({ error, exact }, i) => {
    const part = parts[i + 1]!
    return error === 0 || part.deviation === 0 ? [] : [{ error, exact, part, factor: part.weight / part.deviation }]
  })
  const error = approximate.reduce((sum, one) => sum + one.factor * one.error, 0)
  /** The scores that are no sums of the parts any more. */
  const changed = new Map<number, number>()
  const scoreOf = (document: number): number => changed.get(document) ?? fused.scoreOf(document)
  return {
    parts,
    count: fused.count,
    error: error === 0 ? 0 : error + SUM_ERROR,
    scoreOf,
    block(from, to) {
      const scores = fused.block(from, to)
      for (const [document, score] of changed) if (document >= from && document < to) scores[document - from] = score
      return scores
    },
    async refine(documents) {
      for (const { exact, part, factor } of approximate) {
        const own = documents.filter((document) => !part.exact.has(document))
        const values = await exact(own)
        for (const [i, document] of own.entries()) {
          changed.set(document, scoreOf(document) + factor * (values[i]! - part.values[document]!))
          part.values[document] = values[i]!
          part.exact.set(document, values[i]!)
        }
      }
    },
    add({ documents, scores }, factor) {
      for (let i = 0; i < scores.length; i++) {
        changed.set(documents[i]!, scoreOf(documents[i]!) + factor * scores[i]!)
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
  const highest = new HighestCollector(requested, all.error)
  const collect = (from: number, to: number): void => {
    const scores = all.block(from, to)
    for (let document = from; document < to; document++) {
      if (scores[document - from]! >= highest.bar) highest.add(document, scores[document - from]!)
    }
  }
  await forEachChunk(all.count, collect, signal, SCORE_BLOCK)
  const { indexes } = highest.take()
  if (all.error > 0) await all.refine(indexes)
  return indexes
}

/** The scores of some documents now. */
const scoresOf = ({ scoreOf }: RefinableScores, documents: Uint32Array): Float64Array =>
  Float64Array.from(documents, scoreOf)

/** The best of some documents (ascending) by their scores now, best first, equal scores in the order of the documents. */
export function bestAmong(all: RefinableScores, documents: Uint32Array, requested: number): Uint32Array {
  return highestScores(scoresOf(all, documents), requested).map((index) => documents[index]!)
}

/** The best of those documents that were found. */
interface BestFound {
  /** Best first, equal scores in the order of the documents. */
  readonly documents: Uint32Array
  readonly scores: Float64Array
  /** Number of all. */
  readonly found: number
}

/** The `requested` best of the found documents that have 1 in both lists, by exact scores. */
export async function bestFound(
  hybrid: HybridScores,
  [isMember, isChosen]: readonly [Uint8Array, Uint8Array],
  requested: number,
  signal?: AbortSignal | undefined,
): Promise<BestFound> {
  const { count, error, found: isFound } = hybrid
  const highest = new HighestCollector(requested, error)
  let found = 0
  const collect = (from: number, to: number): void => {
    const scores = hybrid.block(from, to)
    let [some, bar] = [0, highest.bar]
    // Marks are added: half of the documents are found, so no branch could be predicted.
    for (let document = from; document < to; document++) {
      const isHere = isFound[document]! & isMember[document]! & isChosen[document]!
      some += isHere
      if (scores[document - from]! >= bar && isHere === 1) {
        highest.add(document, scores[document - from]!)
        bar = highest.bar
      }
    }
    found += some
  }
  await forEachChunk(count, collect, signal, SCORE_BLOCK)
  const { indexes: candidates } = highest.take()
  if (error > 0) await hybrid.refine(candidates)
  const scores = scoresOf(hybrid, candidates)
  const best = highestScores(scores, Math.min(requested, found))
  return { documents: best.map((index) => candidates[index]!), scores: scoresAt(scores, best), found }
}
