import { forEachChunk, inSteps, MOST_NUMBERS } from '../../../compute/eventLoopBudget.js'
import { HighestCollector } from '../../../math/highestCollector.js'
import { nextReaching } from '../../../math/simd/listKernels.js'
import { highestScores, highestSteps, scoresAt } from '../../../math/topK.js'
import { type CommonMarks, countCommon, isCommon } from './commonMarks.js'
import type { DocumentCosines } from './documentCosines.js'
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
  /** The same for one document as it is now. */
  errorOf(document: number): number
  /** Makes the scores of some documents and their parts exact. */
  refine(documents: Uint32Array): Promise<void>
  /** Adds `factor` times other scores of some documents. */
  add(added: DocumentScores, factor: number): void
}

/** Some documents, among which the best of all are looked for first. */
export interface LeadingDocuments {
  /** Ascending. */
  readonly documents: Uint32Array
  /** Their scores before any is refined. */
  readonly scores: Float64Array
  /** What the exact score of any other document that the answer can have is at most. */
  readonly othersAtMost: number
}

/** Scores of hybrid ranking. */
export interface HybridScores extends RefinableScores {
  /** The documents among which the best are looked for first; undefined where all are compared at once. */
  readonly nearest?: LeadingDocuments | undefined
  /** 1 for a document that has a term of the query or a positive cosine with it in one of the spaces. */
  readonly found: Uint8Array
  /** Lets later searches use the arrays, when the scores and parts are not needed any more. */
  release(): void
}

/** Upper bound of what the rounding of sums of z-scores changes. */
export const SUM_ERROR = 1e-6

/** Fused scores with the cosines that are their parts after the first, in order. */
export function refinable(fused: FusedScores, cosines: readonly DocumentCosines[]): RefinableScores {
  const { parts } = fused
  const approximate = cosines.flatMap((cosine, i) => {
    const part = parts[i + 1]!
    if (cosine.error === 0 || part.deviation === 0) return []
    return [{ ...cosine, part, factor: part.weight / part.deviation }]
  })
  const error = approximate.reduce((sum, one) => sum + one.factor * one.error, 0)
  const errorOf = (document: number): number => {
    let sum = 0
    for (const { part, factor, errorOf } of approximate) {
      if (!part.exact.has(document)) sum += factor * errorOf(document)
    }
    return sum === 0 ? 0 : sum + SUM_ERROR
  }
  /** The sums of documents whose parts were refined, and what was added to them. */
  const refined = new Map<number, number>()
  const added = new Map<number, number>()
  const sumOf = (document: number): number => refined.get(document) ?? fused.scoreOf(document)
  const scoreOf = (document: number): number => sumOf(document) + (added.get(document) ?? 0)
  return {
    parts,
    count: fused.count,
    error: error === 0 ? 0 : error + SUM_ERROR,
    errorOf,
    scoreOf,
    block(from, to) {
      const changed = [...refined.keys(), ...added.keys()].filter((document) => document >= from && document < to)
      const values = changed.map(scoreOf)
      const scores = fused.block(from, to)
      for (const [i, document] of changed.entries()) scores[document - from] = values[i]!
      return scores
    },
    async refine(documents) {
      for (const { exact, part, factor } of approximate) {
        const own = documents.filter((document) => !part.exact.has(document))
        const values = await exact(own)
        for (const [i, document] of own.entries()) {
          refined.set(document, sumOf(document) + factor * (values[i]! - part.values[document]!))
          part.values[document] = values[i]!
          part.exact.set(document, values[i]!)
        }
      }
    },
    add({ documents, scores }, factor) {
      for (let i = 0; i < scores.length; i++) added.set(documents[i]!, factor * scores[i]!)
    },
  }
}

/**
 * The documents, ascending, that can be among the `requested` best once all scores are exact: the best of them are the best of all.
 * With an `error` of 0 these are the best by the scores as they are now.
 */
export async function candidatesOf(
  all: RefinableScores,
  requested: number,
  signal: AbortSignal | undefined,
  error: number = all.error,
): Promise<Uint32Array> {
  if (requested === 0) return new Uint32Array(0)
  const highest = new HighestCollector(requested, error)
  const collect = (from: number, to: number): void => {
    const scores = all.block(from, to)
    for (let i = 0; i < to - from; i++) {
      if (scores[i]! >= highest.bar) highest.add(from + i, scores[i]!)
      else i = nextReaching(scores, highest.bar, i + 1, to - from) - 1
    }
  }
  await forEachChunk(all.count, collect, signal, SCORE_BLOCK)
  return highest.take().indexes
}

/** The score that `rank` documents have or exceed; -Infinity if there are fewer. */
export const scoreAtRank = (scores: Float64Array, rank: number): number =>
  rank > scores.length ? Number.NEGATIVE_INFINITY : scores[highestScores(scores, rank)[rank - 1]!]!

/** The `requested` best of some documents (ascending) by exact scores, best first, equal scores in the order of the documents. */
export async function bestAmong(
  all: RefinableScores,
  documents: Uint32Array,
  requested: number,
  signal?: AbortSignal,
): Promise<BestDocuments> {
  const candidates = all.error > 0 && requested > 0 ? await refineBest(all, documents, requested, signal) : documents
  const scores = await valuesOf(candidates, all.scoreOf, signal)
  const best = await inSteps(highestSteps(scores, requested), signal)
  return { documents: best.map((index) => candidates[index]!), scores: scoresAt(scores, best) }
}

/** Those of some documents that can be among the `requested` best, whose scores are exact now. */
async function refineBest(
  all: RefinableScores,
  documents: Uint32Array,
  requested: number,
  signal: AbortSignal | undefined,
): Promise<Uint32Array> {
  const scores = await valuesOf(documents, all.scoreOf, signal)
  const errors = await valuesOf(documents, all.errorOf, signal)
  let bar = Number.NEGATIVE_INFINITY
  if (requested <= documents.length) {
    const least = scores.map((score, i) => score - errors[i]!)
    const best = await inSteps(highestSteps(least, requested), signal)
    bar = least[best[requested - 1]!]!
  }
  const canBeBest = (i: number): boolean => scores[i]! + errors[i]! >= bar
  // Scores without an error are exact, or stay what they are.
  await all.refine(documents.filter((_, i) => errors[i]! > 0 && canBeBest(i)))
  return documents.filter((_, i) => canBeBest(i))
}

/** A value of each document. */
async function valuesOf(
  documents: Uint32Array,
  read: (document: number) => number,
  signal: AbortSignal | undefined,
): Promise<Float64Array> {
  const values = new Float64Array(documents.length)
  const write = (from: number, to: number): void => {
    for (let i = from; i < to; i++) values[i] = read(documents[i]!)
  }
  await forEachChunk(documents.length, write, signal, MOST_NUMBERS)
  return values
}

/** The `requested` of some documents (ascending) with the highest scores as they are now, best first. */
export function highestOf({ scoreOf }: RefinableScores, documents: Uint32Array, requested: number): Uint32Array {
  const scores = Float64Array.from(documents, scoreOf)
  return highestScores(scores, requested).map((place) => documents[place]!)
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
  signal?: AbortSignal,
): Promise<BestFound> {
  const lists = [hybrid.found, isMember, isChosen] as const
  const found = await countCommon(lists, signal)
  const wanted = Math.min(requested, found)
  const best = (await bestOfNearest(hybrid, lists, wanted, signal)) ?? (await bestOfAll(hybrid, lists, wanted, signal))
  return { documents: best.documents, scores: best.scores, found }
}

type BestDocuments = Pick<BestFound, 'documents' | 'scores'>

/** The best of the nearest documents; undefined where another document can be among the best. */
async function bestOfNearest(
  hybrid: HybridScores,
  lists: CommonMarks,
  wanted: number,
  signal: AbortSignal | undefined,
): Promise<BestDocuments | undefined> {
  const { nearest, error } = hybrid
  if (nearest === undefined || wanted === 0) return undefined
  const highest = new HighestCollector(wanted, error)
  let count = 0
  for (let i = 0; i < nearest.documents.length; i++) {
    const document = nearest.documents[i]!
    if (!isCommon(lists, document)) continue
    highest.add(document, nearest.scores[i]!)
    count++
  }
  if (count < wanted) return undefined
  const best = await bestAmong(hybrid, highest.take().indexes, wanted, signal)
  return best.scores[wanted - 1]! > nearest.othersAtMost ? best : undefined
}

/** The best of all documents that have 1 in each list. */
async function bestOfAll(
  hybrid: HybridScores,
  lists: CommonMarks,
  wanted: number,
  signal: AbortSignal | undefined,
): Promise<BestDocuments> {
  const highest = new HighestCollector(wanted, hybrid.error)
  const collect = (from: number, to: number): void => {
    const scores = hybrid.block(from, to)
    for (let i = 0; i < to - from; i++) {
      if (scores[i]! < highest.bar) i = nextReaching(scores, highest.bar, i + 1, to - from) - 1
      else if (isCommon(lists, from + i)) highest.add(from + i, scores[i]!)
    }
  }
  await forEachChunk(hybrid.count, collect, signal, SCORE_BLOCK)
  return await bestAmong(hybrid, highest.take().indexes, wanted, signal)
}
