import { forEachChunk, MOST_NUMBERS } from '../../../compute/eventLoopBudget.js'
import { addScaled, addSums, markPositive } from '../../../math/simd/dispatch.js'

/** Values by document; those of vectors in bytes have the precision of f32. */
export type DocumentValues = Float64Array | Float32Array

/** One of the scores to fuse, by document: the fused score adds `weight` times its z-score. */
export interface HybridPart {
  readonly name: string
  readonly weight: number
  readonly values: DocumentValues
  /** Values of documents that were computed exactly later. */
  readonly exact: Map<number, number>
  readonly mean: number
  /** 0 where all values are equal; the part then adds nothing. */
  readonly deviation: number
}

/** The contribution of a part to the fused score of a document. */
export const contributionOf = ({ weight, values, exact, mean, deviation }: HybridPart, document: number): number =>
  deviation > 0 ? (weight * ((exact.get(document) ?? values[document]!) - mean)) / deviation : 0

/** The weighted sum of parts for all documents. It is computed when it is asked for: no search needs all sums at the same time. */
export interface FusedScores {
  readonly parts: readonly [HybridPart, ...HybridPart[]]
  /** Number of documents. */
  readonly count: number
  /** The sums of documents `from` to `to` - 1, SCORE_BLOCK at most: a view that the next call overwrites. */
  block(from: number, to: number): Float64Array
  /** The sum of one document. */
  scoreOf(document: number): number
}

/** Most documents of one block of sums. */
export const SCORE_BLOCK = 1 << 12

/** Memory in which lists are added, for one call at a time. Where the lists are in the same arena, fast kernels add them. */
export interface FusionScratch {
  /** SCORE_BLOCK sums. */
  readonly block: Float64Array
  /** Six numbers for the sums of lists, and six for their factors and means. */
  readonly sums: Float64Array
  readonly scaling: Float64Array
}

/** Memory of its own. */
export const createScratch = (): FusionScratch => ({
  block: new Float64Array(SCORE_BLOCK),
  sums: new Float64Array(6),
  scaling: new Float64Array(6),
})

/** Marks with 1 the documents with a positive term score, or with a positive cosine in any of the spaces. */
interface PositiveMarks {
  readonly found: Uint8Array
  readonly of: 'terms' | 'cosines'
}

export interface FusionRequest {
  /** Weight of each space; that of the term scores is 1. */
  readonly weight: number
  readonly marks: PositiveMarks
  /** Default: memory of its own. */
  readonly scratch?: FusionScratch | undefined
  readonly signal?: AbortSignal | undefined
}

/** The weighted sum of the z-scores of the term scores and of the cosines in both spaces, with its parts. */
export async function fuseScores(
  terms: Float64Array,
  cosines: readonly DocumentValues[],
  { weight, marks, scratch = createScratch(), signal }: FusionRequest,
): Promise<FusedScores> {
  const names = ['cosine in the concept space', 'cosine on the latent axes']
  const sums = await sumLists([terms, ...cosines], marks, scratch, signal)
  const parts: [HybridPart, ...HybridPart[]] = [
    scorePart('term statistics (BM25) and words near each other', terms, 1, sums[0]!),
  ]
  for (const [i, cosine] of cosines.entries()) {
    const name = weight === 1 ? names[i]! : `${Number(weight.toFixed(3))} x ${names[i]}`
    parts.push(scorePart(name, cosine, weight, sums[i + 1]!))
  }
  return fuseParts(parts, scratch)
}

/** The weighted sum of the z-scores of parts. */
export function fuseParts(parts: FusedScores['parts'], scratch: FusionScratch): FusedScores {
  const scaled = parts
    .filter(({ deviation }) => deviation > 0)
    .map(({ values, mean, deviation, weight }) => ({ values, mean, factor: weight / deviation }))
  return { parts, count: parts[0].values.length, ...sumsOf(scaled, scratch) }
}

/** A part whose values have the mean and the deviation of a sample. */
export function scaledAs({ name, weight, values }: HybridPart, sample: DocumentValues): HybridPart {
  const sums = { sum: 0, squares: 0 }
  addList(sample, sums, 0, sample.length)
  return { ...scorePart(name, sample, weight, sums), values }
}

/** The sums of scaled values. */
function sumsOf(scaled: readonly ScaledValues[], scratch: FusionScratch): Pick<FusedScores, 'block' | 'scoreOf'> {
  const scores = scratch.block
  const [first, second, third] = scaled
  const lists = scaled.length === 3 && { a: first!.values, b: second!.values, c: third!.values }
  const scaling = [...scaled.map(({ factor }) => factor), ...scaled.map(({ mean }) => mean)]
  const block = (from: number, to: number): Float64Array => {
    if (lists) {
      scratch.scaling.set(scaling)
      addScaled(lists, scratch.scaling, scores, from, to)
    } else {
      scores.fill(0)
      for (const part of scaled) addPart(scores, part, from, to)
    }
    return scores
  }
  // The same sums in the same order, so that they have the same bits.
  const scoreOf = (document: number): number => {
    let sum = 0
    for (const { values, factor, mean } of scaled) sum += factor * (values[document]! - mean)
    return sum
  }
  return { block, scoreOf }
}

interface ScaledValues {
  readonly values: DocumentValues
  readonly factor: number
  readonly mean: number
}

/** Adds a part to the scores of documents `from` to `to` - 1. */
function addPart(scores: Float64Array, { values, factor, mean }: ScaledValues, from: number, to: number): void {
  for (let document = from; document < to; document++) scores[document - from]! += factor * (values[document]! - mean)
}

/** A variance below this share of the mean square is a rounding error. */
const ROUNDING = 1e-12

interface Sums {
  sum: number
  squares: number
}

/** The sums of lists and of their squares, each in the order of documents: of term scores, and of cosines. */
async function sumLists(
  lists: readonly [Float64Array, ...DocumentValues[]],
  { found, of }: PositiveMarks,
  scratch: FusionScratch,
  signal: AbortSignal | undefined,
): Promise<Sums[]> {
  for (const list of of === 'terms' ? lists.slice(0, 1) : lists.slice(1)) {
    // The cosines of a space without axes are missing.
    await forEachChunk(list.length, (from, to) => markPositive(list, found, from, to), signal, MOST_NUMBERS)
  }
  const sums = lists.map((): Sums => ({ sum: 0, squares: 0 }))
  const [first, second, third] = lists
  const count = first.length
  if (lists.length === 3 && lists.every(({ length }) => length === count)) {
    const three = { a: first, b: second!, c: third! }
    let known: Float64Array = new Float64Array(6)
    const add = (from: number, to: number): void => {
      scratch.sums.set(known)
      addSums(three, scratch.sums, from, to)
      known = scratch.sums.slice()
    }
    await forEachChunk(count, add, signal, MOST_NUMBERS)
    const [a, b, aSquares, bSquares, c, cSquares] = known as unknown as readonly number[]
    return [
      { sum: a!, squares: aSquares! },
      { sum: b!, squares: bSquares! },
      { sum: c!, squares: cSquares! },
    ]
  }
  for (const [i, list] of lists.entries()) {
    await forEachChunk(list.length, (from, to) => addList(list, sums[i]!, from, to), signal, MOST_NUMBERS)
  }
  return sums
}

// One pass is enough: the means are as large as the deviations, so no significant digits are lost.
function addList(values: DocumentValues, sums: Sums, from: number, to: number): void {
  let { sum, squares } = sums
  for (let document = from; document < to; document++) {
    const value = values[document]!
    sum += value
    squares += value * value
  }
  sums.sum = sum
  sums.squares = squares
}

/** Mean and standard deviation over all documents. */
function scorePart(name: string, values: DocumentValues, weight: number, { sum, squares }: Sums): HybridPart {
  const count = values.length || 1
  const mean = sum / count
  const variance = squares / count - mean * mean
  const deviation = variance > ROUNDING * (squares / count) ? Math.sqrt(variance) : 0
  return { name, weight, values, exact: new Map(), mean, deviation }
}
