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

/** Marks with 1 the documents with a positive term score, or with a positive cosine in any of the spaces. */
interface PositiveMarks {
  readonly found: Uint8Array
  readonly of: 'terms' | 'cosines'
}

export interface FusionRequest {
  /** Weight of each space; that of the term scores is 1. */
  readonly weight: number
  readonly marks: PositiveMarks
  readonly signal?: AbortSignal | undefined
}

/** The weighted sum of the z-scores of the term scores and of the cosines in both spaces, with its parts. */
export async function fuseScores(
  terms: Float64Array,
  cosines: readonly DocumentValues[],
  { weight, marks, signal }: FusionRequest,
): Promise<FusedScores> {
  const names = ['cosine in the concept space', 'cosine on the latent axes']
  const sums = await sumLists([terms, ...cosines], marks, signal)
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
  return { parts, count: terms.length, ...sumsOf(scaled, Math.min(SCORE_BLOCK, terms.length)) }
}

/** The sums of scaled values, up to `most` of them at a time. */
function sumsOf(scaled: readonly ScaledValues[], most: number): Pick<FusedScores, 'block' | 'scoreOf'> {
  const scores = new Float64Array(most)
  const [first, second, third] = scaled
  const three = scaled.length === 3 && { first: first!, second: second!, third: third! }
  const block = (from: number, to: number): Float64Array => {
    if (three) addThree(scores, three, from, to)
    else {
      scores.fill(0)
      for (const part of scaled) addPart(scores, part, from, to)
    }
    return scores
  }
  // The same sums in the same order, so that they have the same bits.
  const scoreOf = (document: number): number => block(document, document + 1)[0]!
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

/** Writes the sum of three parts. */
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
    scores[document - from] =
      aFactor * (a[document]! - aMean) + bFactor * (b[document]! - bMean) + cFactor * (c[document]! - cMean)
  }
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
  marks: PositiveMarks,
  signal: AbortSignal | undefined,
): Promise<Sums[]> {
  const sums = lists.map((): Sums => ({ sum: 0, squares: 0 }))
  const [first, second, third] = lists
  const count = first.length
  if (lists.length === 3 && lists.every(({ length }) => length === count)) {
    const add = (from: number, to: number): void =>
      addSumsOfThree([first, second!, third!], sums as [Sums, Sums, Sums], marks, from, to)
    await forEachChunk(count, add, signal, MOST_NUMBERS)
    return sums
  }
  for (const [i, list] of lists.entries()) {
    await forEachChunk(list.length, (from, to) => addSums(list, sums[i]!, from, to), signal, MOST_NUMBERS)
  }
  for (const list of marks.of === 'terms' ? [first] : lists.slice(1)) {
    // The cosines of a space without axes are missing.
    await forEachChunk(list.length, (from, to) => markPositive(list, marks.found, from, to), signal, MOST_NUMBERS)
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

function markPositive(list: DocumentValues, found: Uint8Array, from: number, to: number): void {
  for (let document = from; document < to; document++) found[document]! |= Number(list[document]! > 0)
}

/** Three lists at a time: an addition waits for the one before it, and six of them wait together. Positive values are marked as well. */
function addSumsOfThree(
  [first, second, third]: readonly [DocumentValues, DocumentValues, DocumentValues],
  [a, b, c]: readonly [Sums, Sums, Sums],
  { found, of }: PositiveMarks,
  from: number,
  to: number,
): void {
  let [aSum, aSquares, bSum, bSquares, cSum, cSquares] = [a.sum, a.squares, b.sum, b.squares, c.sum, c.squares]
  const [ofTerms, ofCosines] = [Number(of === 'terms'), Number(of === 'cosines')]
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
    // Without a branch: every second cosine is positive, so none can be predicted.
    found[document]! |= (Number(x > 0) & ofTerms) | ((Number(y > 0) | Number(z > 0)) & ofCosines)
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
