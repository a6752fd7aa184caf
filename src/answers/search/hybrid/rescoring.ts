import { forEachChunk } from '../../../compute/eventLoopBudget.js'
import { nextReaching } from '../../../math/simd/listKernels.js'
import { firstNotBelow } from '../../../typedArrays.js'
import type { AnswerContext } from '../../context.js'
import { type CommonMarks, isCommon } from './commonMarks.js'
import { cosinesAt, type DocumentCosines, hasVectors, sampleCosines } from './documentCosines.js'
import { type LeadingDocuments, type RefinableScores, refinable, SUM_ERROR, scoreAtRank } from './hybridScores.js'
import type { VectorSpace } from './queryVectors.js'
import { sampledDocuments } from './sampledDocuments.js'
import {
  type FusedScores,
  type FusionScratch,
  fuseParts,
  type HybridPart,
  momentsOf,
  SCORE_BLOCK,
} from './scoreFusion.js'

/**
 * The nearest are one document in this many, and `LEAST_NEAREST` at least. On three labelled sets of 1,033 to 1,460 documents one in
 * 128 gave the same nDCG@10.
 */
const NEAREST_SHARE = 1_024
const LEAST_NEAREST = 1 << 12

/** A space whose vector has moved. */
export interface MovedVector {
  readonly space: VectorSpace
  readonly vector: Float64Array
  /** Cosines of all documents with the vector before. */
  readonly before: DocumentCosines
}

interface RescoringRequest {
  /** The nearest documents are among those with 1 in each of the lists. */
  readonly among: CommonMarks
  readonly scratch: FusionScratch
  /** The least number of them. */
  readonly least?: number | undefined
}

/** Fused scores, and the documents that were compared again. */
export interface RescoredScores extends RefinableScores {
  readonly nearest: LeadingDocuments
}

/**
 * Fused scores with the cosines of moved vectors for the documents with the highest scores by the vectors before; the others keep
 * their cosines. Their mean and deviation are those of a sample of all documents. Writes into the cosines before.
 */
export async function rescore(
  context: AnswerContext,
  fused: FusedScores,
  moved: readonly MovedVector[],
  { among, scratch, least = LEAST_NEAREST }: RescoringRequest,
): Promise<RescoredScores> {
  const { count } = fused
  const sample = sampledDocuments(count)
  const wanted = Math.max(least, Math.floor(count / NEAREST_SHARE))
  const {
    documents: nearest,
    terms: nearTerms,
    bar,
  } = await nearestOf(fused, { among, sample, wanted }, context.signal)
  const again = await Promise.all(
    moved.map(async ({ space, vector, before }) =>
      hasVectors(space)
        ? {
            cosines: await cosinesAt(context, space, vector, nearest),
            moments: momentsOf(await sampleCosines(context, space, vector)),
          }
        : { cosines: before, moments: undefined },
    ),
  )
  const [terms, ...others] = fused.parts
  const parts = others.map((part, i): HybridPart => {
    const { cosines, moments } = again[i]!
    if (moments === undefined) return part
    for (let place = 0; place < nearest.length; place++) part.values[nearest[place]!] = cosines.values[place]!
    return { ...part, exact: new Map(), ...moments }
  })
  const cosines = moved.map(({ before }, i) => mixed(before, again[i]!.cosines, nearest))
  const rescored = refinable(fuseParts([terms, ...parts], scratch), cosines)
  const nearestParts = parts.map((part, i) => ({ ...part, values: again[i]!.cosines.values }))
  const { scoreOf } = fuseParts([{ ...terms, values: nearTerms }, ...nearestParts], scratch)
  const scores = new Float64Array(nearest.length)
  for (let place = 0; place < scores.length; place++) scores[place] = scoreOf(place)
  const othersAtMost = bar + mostChange(others, parts) + rescored.error
  return { ...rescored, nearest: { documents: nearest, scores, othersAtMost } }
}

/** What scaling the cosines of a document otherwise adds to its score at most. The change is linear, and cosines are between -1 and 1. */
function mostChange(before: readonly HybridPart[], after: readonly HybridPart[]): number {
  const scoreAt = ({ weight, mean, deviation }: HybridPart, cosine: number): number =>
    deviation > 0 ? (weight * (cosine - mean)) / deviation : 0
  let change = SUM_ERROR
  for (const [i, part] of after.entries()) {
    const changeAt = (cosine: number): number => scoreAt(part, cosine) - scoreAt(before[i]!, cosine)
    change += Math.max(changeAt(-1), changeAt(1))
  }
  return change
}

interface NearestRequest {
  readonly among: CommonMarks
  /** Documents spread over all, from which the lowest score of the nearest is estimated. */
  readonly sample: Uint32Array
  readonly wanted: number
}

interface NearestFound {
  readonly documents: Uint32Array
  /** Their term scores. */
  readonly terms: Float64Array
  /** No other document with 1 in each list reaches it. */
  readonly bar: number
}

/** The documents, ascending, with 1 in each list whose scores are about the highest; all of them where they are not twice as many. */
async function nearestOf(
  fused: FusedScores,
  { among, sample, wanted }: NearestRequest,
  signal: AbortSignal | undefined,
): Promise<NearestFound> {
  const canAnswer = (document: number): boolean => isCommon(among, document)
  const bar = barOf(fused, sample.filter(canAnswer), (wanted / fused.count) * sample.length)
  // Where many scores are equal, the first documents are taken.
  const nearest = new Uint32Array(4 * wanted)
  const terms = new Float64Array(nearest.length)
  const [{ values }] = fused.parts
  let taken = 0
  const take = (from: number, to: number): boolean => {
    const scores = fused.block(from, to)
    const next = (i: number): number => nextReaching(scores, bar, i, to - from)
    for (let i = next(0); i < to - from && taken < nearest.length; i = next(i + 1)) {
      if (!canAnswer(from + i)) continue
      // What this block has just read need not be read from far memory later.
      terms[taken] = values[from + i]!
      nearest[taken++] = from + i
    }
    return taken < nearest.length
  }
  await forEachChunk(fused.count, take, signal, SCORE_BLOCK)
  return {
    documents: nearest.subarray(0, taken),
    terms: terms.subarray(0, taken),
    bar: taken < nearest.length ? bar : Number.POSITIVE_INFINITY,
  }
}

/** The score that `wanted` of some documents reach; -Infinity where they are not twice as many. */
function barOf({ scoreOf }: FusedScores, documents: Uint32Array, wanted: number): number {
  if (documents.length <= 2 * wanted) return Number.NEGATIVE_INFINITY
  return scoreAtRank(Float64Array.from(documents, scoreOf), Math.ceil(wanted))
}

/** Cosines of which some documents have later ones. */
function mixed(before: DocumentCosines, later: DocumentCosines, documents: Uint32Array): DocumentCosines {
  const isLater = (document: number): boolean => documents[firstNotBelow(documents, document)] === document
  const exact = async (requested: Uint32Array): Promise<Float64Array> => {
    const [own, others] = [requested.filter(isLater), requested.filter((document) => !isLater(document))]
    const [ofOwn, ofOthers] = [await later.exact(own), await before.exact(others)]
    let [ownAt, otherAt] = [0, 0]
    return Float64Array.from(requested, (document) => (isLater(document) ? ofOwn[ownAt++]! : ofOthers[otherAt++]!))
  }
  return {
    values: before.values,
    error: Math.max(before.error, later.error),
    errorOf: (document) => (isLater(document) ? later : before).errorOf(document),
    exact,
  }
}
