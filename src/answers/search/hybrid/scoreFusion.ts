import { forEachChunk } from '../../../compute/eventLoopBudget.js'

/** One of the scores to fuse, by document: the fused score adds `weight` times its z-score. */
export interface HybridPart {
  readonly name: string
  readonly weight: number
  readonly values: Float64Array
  readonly mean: number
  /** 0 where all values are equal; the part then adds nothing. */
  readonly deviation: number
}

/** The contribution of a part to the fused score of a document. */
export const contributionOf = ({ weight, values, mean, deviation }: HybridPart, document: number): number =>
  deviation > 0 ? (weight * (values[document]! - mean)) / deviation : 0

/** Scores of some documents. */
export interface DocumentScores {
  readonly documents: ArrayLike<number>
  readonly scores: Float64Array
}

/** Adds `factor` times the scores of some documents to the scores of all. */
export function addScores(all: Float64Array, { documents, scores }: DocumentScores, factor: number): void {
  for (let i = 0; i < scores.length; i++) all[documents[i]!]! += factor * scores[i]!
}

/** Scores of all documents, and of which parts they are the weighted sum. */
export interface FusedScores {
  readonly scores: Float64Array
  readonly parts: readonly [HybridPart, ...HybridPart[]]
}

/** 1 for the documents with a positive term score or cosine. */
export async function positiveDocuments(
  terms: Float64Array,
  cosines: readonly Float64Array[],
  signal: AbortSignal | undefined,
): Promise<Uint8Array> {
  const found = new Uint8Array(terms.length)
  for (const values of [terms, ...cosines]) {
    await forEachChunk(values.length, (from, to) => markPositive(values, found, from, to), signal)
  }
  return found
}

function markPositive(values: Float64Array, found: Uint8Array, from: number, to: number): void {
  for (let document = from; document < to; document++) if (values[document]! > 0) found[document] = 1
}

/** The weighted sum of the z-scores of the term scores and of the cosines in both spaces, with its parts. */
export async function fuseScores(
  terms: Float64Array,
  cosines: readonly Float64Array[],
  weight: number,
  signal: AbortSignal | undefined,
): Promise<FusedScores> {
  const names = ['cosine in the concept space', 'cosine on the latent axes']
  const parts: [HybridPart, ...HybridPart[]] = [
    await scorePart('term statistics (BM25) and words near each other', terms, 1, signal),
  ]
  for (const [i, cosine] of cosines.entries()) {
    const name = weight === 1 ? names[i]! : `${Number(weight.toFixed(3))} x ${names[i]}`
    parts.push(await scorePart(name, cosine, weight, signal))
  }
  const scores = new Float64Array(terms.length)
  for (const { values, mean, deviation, weight } of parts) {
    if (deviation === 0) continue
    const factor = weight / deviation
    await forEachChunk(values.length, (from, to) => addParts(scores, { values, factor, mean }, from, to), signal)
  }
  return { scores, parts }
}

interface ScaledValues {
  readonly values: Float64Array
  readonly factor: number
  readonly mean: number
}

function addParts(scores: Float64Array, { values, factor, mean }: ScaledValues, from: number, to: number): void {
  for (let document = from; document < to; document++) scores[document]! += factor * (values[document]! - mean)
}

/** A variance below this share of the mean square is a rounding error. */
const ROUNDING = 1e-12

/** Mean and standard deviation over all documents. */
async function scorePart(
  name: string,
  values: Float64Array,
  weight: number,
  signal: AbortSignal | undefined,
): Promise<HybridPart> {
  const count = values.length || 1
  // One pass is enough: the means are as large as the deviations, so no significant digits are lost.
  let sum = 0
  let squares = 0
  await forEachChunk(
    values.length,
    (from, to) => {
      let [partSum, partSquares] = [sum, squares]
      for (let document = from; document < to; document++) {
        const value = values[document]!
        partSum += value
        partSquares += value * value
      }
      sum = partSum
      squares = partSquares
    },
    signal,
  )
  const mean = sum / count
  const variance = squares / count - mean * mean
  const deviation = variance > ROUNDING * (squares / count) ? Math.sqrt(variance) : 0
  return { name, weight, values, mean, deviation }
}
