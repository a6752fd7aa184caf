import { forEachChunk, MOST_NUMBERS } from '../../../compute/eventLoopBudget.js'
import { addScaled, addSums, markAbove } from '../../../math/simd/listKernels.js'

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

/** Mean and standard deviation over all documents, the latter 0 where all values are equal. */
export type Moments = Pick<HybridPart, 'mean' | 'deviation'>

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
  /** Eight numbers for the sums of a list. */
  readonly sums: Float64Array
  /** Six numbers for the factors and means of three lists. */
  readonly scaling: Float64Array
}

/** How many numbers each of its arrays has. */
export const SCRATCH_NUMBERS = { block: SCORE_BLOCK, sums: 8, scaling: 6 } as const

/** Memory of its own, or from elsewhere. */
export const createScratch = (
  allocate = (length: number): Float64Array => new Float64Array(length),
): FusionScratch => ({
  block: allocate(SCRATCH_NUMBERS.block),
  sums: allocate(SCRATCH_NUMBERS.sums),
  scaling: allocate(SCRATCH_NUMBERS.scaling),
})

/** Marks with 1 the documents with a positive term score, or with a cosine in any of the spaces above a bar. */
interface PositiveMarks {
  readonly found: Uint8Array
  readonly of: 'terms' | 'cosines'
  /** The bar of each space. Default: 0. */
  readonly above?: readonly number[] | undefined
}

export interface FusionRequest {
  /** Weight of each space; that of the term scores is 1. */
  readonly weight: number
  readonly marks: PositiveMarks
  /** Mean and deviation of the cosines in each space. Default: they are computed. */
  readonly known?: readonly Moments[] | undefined
  /** Default: memory of its own. */
  readonly scratch?: FusionScratch | undefined
  readonly signal?: AbortSignal | undefined
}

/** The weighted sum of the z-scores of the term scores and of the cosines in both spaces, with its parts. */
export async function fuseScores(
  terms: Float64Array,
  cosines: readonly DocumentValues[],
  { weight, marks: { found, of, above = [] }, known, scratch = createScratch(), signal }: FusionRequest,
): Promise<FusedScores> {
  for (const [i, list] of (of === 'terms' ? [terms] : cosines).entries()) {
    const bar = above[i] ?? 0
    await forEachChunk(list.length, (from, to) => markAbove(list, bar, found, from, to), signal, MOST_NUMBERS)
  }
  const names = ['cosine in the concept space', 'cosine on the latent axes']
  const parts: [HybridPart, ...HybridPart[]] = [
    {
      name: 'term statistics (BM25) and words near each other',
      weight: 1,
      ...partOf(terms, await readMoments(terms, scratch, signal)),
    },
  ]
  for (const [i, cosine] of cosines.entries()) {
    const name = weight === 1 ? names[i]! : `${Number(weight.toFixed(3))} x ${names[i]}`
    parts.push({ name, weight, ...partOf(cosine, known?.[i] ?? (await readMoments(cosine, scratch, signal))) })
  }
  return fuseParts(parts, scratch)
}

const partOf = (values: DocumentValues, { mean, deviation }: Moments) => ({ values, exact: new Map(), mean, deviation })

/** The weighted sum of the z-scores of parts. */
export function fuseParts(parts: FusedScores['parts'], scratch: FusionScratch): FusedScores {
  const scaled = parts
    .filter(({ deviation }) => deviation > 0)
    .map(({ values, mean, deviation, weight }) => ({ values, mean, factor: weight / deviation }))
  return { parts, count: parts[0].values.length, ...sumsOf(scaled, scratch) }
}

/** Mean and standard deviation of a short list. */
export function momentsOf(list: DocumentValues): Moments {
  const sums = new Float64Array(SCRATCH_NUMBERS.sums)
  addSums(list, sums, 0, list.length)
  return momentsFrom(sums, list.length)
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

/** Mean and standard deviation of a list. */
async function readMoments(
  list: DocumentValues,
  scratch: FusionScratch,
  signal: AbortSignal | undefined,
): Promise<Moments> {
  // Another search may use the same memory while this one waits.
  let sums = new Float64Array(SCRATCH_NUMBERS.sums)
  const add = (from: number, to: number): void => {
    scratch.sums.set(sums)
    addSums(list, scratch.sums, from, to)
    sums = scratch.sums.slice()
  }
  await forEachChunk(list.length, add, signal, MOST_NUMBERS)
  return momentsFrom(sums, list.length)
}

// One pass is enough: the means are as large as the deviations, so no significant digits are lost.
function momentsFrom(sums: Float64Array, length: number): Moments {
  const count = length || 1
  const mean = sums.subarray(0, 4).reduce((a, b) => a + b, 0) / count
  const meanSquare = sums.subarray(4).reduce((a, b) => a + b, 0) / count
  const variance = meanSquare - mean * mean
  return { mean, deviation: variance > ROUNDING * meanSquare ? Math.sqrt(variance) : 0 }
}
