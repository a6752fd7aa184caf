import { forEachChunk, MOST_NUMBERS } from '../../../compute/eventLoopBudget.js'

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

/** Marks with 1 the documents with a positive value in any of the lists. */
export async function markPositive(
  lists: readonly DocumentValues[],
  found: Uint8Array,
  signal: AbortSignal | undefined,
): Promise<void> {
  // The cosines of a space without axes are missing.
  for (const [first, second] of twoByTwo(lists.filter(({ length }) => length > 0))) {
    const mark = (from: number, to: number): void => markBoth(first, second, found, from, to)
    await forEachChunk(found.length, mark, signal, MOST_NUMBERS)
  }
}

/** Items two by two; the last one is its own partner where their number is odd. */
function twoByTwo<T>(items: readonly T[]): (readonly [T, T])[] {
  return items.flatMap((item, i) => (i % 2 === 0 ? [[item, items[i + 1] ?? item] as const] : []))
}

function markBoth(first: DocumentValues, second: DocumentValues, found: Uint8Array, from: number, to: number): void {
  for (let document = from; document < to; document++) {
    // Without a branch: every second cosine is positive, so none can be predicted.
    found[document]! |= Number(first[document]! > 0) | Number(second[document]! > 0)
  }
}

export interface FusionRequest {
  /** Weight of each space; that of the term scores is 1. */
  readonly weight: number
  /** For the result, with any content; default: a new array. */
  readonly into?: Float64Array | undefined
  readonly signal?: AbortSignal | undefined
}

/** The weighted sum of the z-scores of the term scores and of the cosines in both spaces, with its parts. */
export async function fuseScores(
  terms: Float64Array,
  cosines: readonly DocumentValues[],
  { weight, into: scores = new Float64Array(terms.length), signal }: FusionRequest,
): Promise<FusedScores> {
  const names = ['cosine in the concept space', 'cosine on the latent axes']
  const sums = await sumLists([terms, ...cosines], signal)
  const parts: [HybridPart, ...HybridPart[]] = [
    scorePart('term statistics (BM25) and words near each other', terms, 1, sums[0]!),
  ]
  for (const [i, cosine] of cosines.entries()) {
    const name = weight === 1 ? names[i]! : `${Number(weight.toFixed(3))} x ${names[i]}`
    parts.push(scorePart(name, cosine, weight, sums[i + 1]!))
  }
  const scaled = parts
    .filter(({ deviation }) => deviation > 0)
    .map(({ values, mean, deviation, weight }) => ({ values, mean, factor: weight / deviation }))
  if (scaled.length === 3) {
    const [first, second, third] = scaled as [ScaledValues, ScaledValues, ScaledValues]
    await forEachChunk(
      scores.length,
      (from, to) => addThree(scores, { first, second, third }, from, to),
      signal,
      MOST_NUMBERS,
    )
    return { scores, parts }
  }
  scores.fill(0)
  for (const part of scaled) {
    await forEachChunk(scores.length, (from, to) => addPart(scores, part, from, to), signal, MOST_NUMBERS)
  }
  return { scores, parts }
}

interface ScaledValues {
  readonly values: DocumentValues
  readonly factor: number
  readonly mean: number
}

function addPart(scores: Float64Array, { values, factor, mean }: ScaledValues, from: number, to: number): void {
  for (let document = from; document < to; document++) scores[document]! += factor * (values[document]! - mean)
}

/** Writes the sum of three parts: one pass over memory in place of three. */
function addThree(
  scores: Float64Array,
  { first, second, third }: Readonly<Record<'first' | 'second' | 'third', ScaledValues>>,
  from: number,
  to: number,
): void {
  const [a, b, c] = [first.values, second.values, third.values]
  const [aMean, bMean, cMean] = [first.mean, second.mean, third.mean]
  const [aFactor, bFactor, cFactor] = [first.factor, second.factor, third.factor]
  for (let document = from; document < to; document++) {
    scores[document] =
      aFactor * (a[document]! - aMean) + bFactor * (b[document]! - bMean) + cFactor * (c[document]! - cMean)
  }
}

/** A variance below this share of the mean square is a rounding error. */
const ROUNDING = 1e-12

interface Sums {
  sum: number
  squares: number
}

/** The sums of lists and of their squares, each in the order of documents. */
async function sumLists(lists: readonly DocumentValues[], signal: AbortSignal | undefined): Promise<Sums[]> {
  const sums = lists.map((): Sums => ({ sum: 0, squares: 0 }))
  const [first, second, third] = lists
  const count = first?.length ?? 0
  if (lists.length === 3 && lists.every(({ length }) => length === count)) {
    const add = (from: number, to: number): void =>
      addSumsOfThree([first!, second!, third!], sums as [Sums, Sums, Sums], from, to)
    await forEachChunk(count, add, signal, MOST_NUMBERS)
    return sums
  }
  for (const [i, list] of lists.entries()) {
    await forEachChunk(list.length, (from, to) => addSums(list, sums[i]!, from, to), signal, MOST_NUMBERS)
  }
  return sums
}

// One pass is enough: the means are as large as the deviations, so no significant digits are lost.
function addSums(values: DocumentValues, sums: Sums, from: number, to: number): void {
  let { sum, squares } = sums
  for (let document = from; document < to; document++) {
    const value = values[document]!
    sum += value
    squares += value * value
  }
  sums.sum = sum
  sums.squares = squares
}

/** Three lists at a time: an addition waits for the one before it, and six of them wait together. */
function addSumsOfThree(
  [first, second, third]: readonly [DocumentValues, DocumentValues, DocumentValues],
  [a, b, c]: readonly [Sums, Sums, Sums],
  from: number,
  to: number,
): void {
  let [aSum, aSquares, bSum, bSquares, cSum, cSquares] = [a.sum, a.squares, b.sum, b.squares, c.sum, c.squares]
  for (let document = from; document < to; document++) {
    const x = first[document]!
    const y = second[document]!
    const z = third[document]!
    aSum += x
    aSquares += x * x
    bSum += y
    bSquares += y * y
    cSum += z
    cSquares += z * z
  }
  Object.assign(a, { sum: aSum, squares: aSquares })
  Object.assign(b, { sum: bSum, squares: bSquares })
  Object.assign(c, { sum: cSum, squares: cSquares })
}

/** Mean and standard deviation over all documents. */
function scorePart(name: string, values: DocumentValues, weight: number, { sum, squares }: Sums): HybridPart {
  const count = values.length || 1
  const mean = sum / count
  const variance = squares / count - mean * mean
  const deviation = variance > ROUNDING * (squares / count) ? Math.sqrt(variance) : 0
  return { name, weight, values, exact: new Map(), mean, deviation }
}
