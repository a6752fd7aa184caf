import { forEachChunk, inSteps, MOST_NUMBERS, runSteps, yieldIfSpent } from '../../compute/eventLoopBudget.js'
import { createCandidates } from '../../math/quantization/candidates.js'
import { exactProductsOfRows } from '../../math/quantization/exactRows.js'
import {
  hasExact,
  LANE_ROWS,
  type Lane,
  onLane,
  productsOfRows,
  type QuantizedRows,
  quantizeVector,
} from '../../math/quantization/quantizedRows.js'
import { closeProduct, type ResidualDigits } from '../../math/quantization/residualDigits.js'
import { highestScores, highestSteps } from '../../math/topK.js'
import { leastOfMany } from '../../snapshot/documentVectors.js'
import type { Concept } from '../concepts/resolveConcept.js'
import type { AnswerContext } from '../context.js'
import { COSINE_WEIGHT } from '../texts/conceptMatcher.js'
import type { CollectedMatches } from './matchCollector.js'
import { cosineScore, vectorsToScore } from './matchScore.js'

/** Up to this many cosines are computed on exact rows. For more, quantized rows need a quarter of the memory reads. */
const MOST_EXACT = 12
/** The same limit where WebAssembly kernels multiply exact rows that are in memory. */
const MOST_EXACT_IN_LANES = 128
/**
 * Up to this many more candidates than requested have their exact vectors read. For more, the residual digits of all documents are
 * read instead.
 */
const READ_BEYOND = 32
/** Number of documents whose exact vectors are read at a time, at least. */
const READ_AT_ONCE = 4_096
/** Upper bound of the rounding error of a cosine, which is a sum in f32 of entries in f32. */
const SUM_ERROR = 2e-6

export interface BestMatches {
  readonly documents: Uint32Array
  readonly scores: Float64Array
}

/** The best of the matches by match_score (v5 4.2), best first, equal scores in upload order. */
export async function bestMatches(
  context: AnswerContext,
  concept: Concept,
  { documents, termScores }: CollectedMatches,
  requested: number,
): Promise<BestMatches> {
  if (requested === 0) return { documents: new Uint32Array(0), scores: new Float64Array(0) }
  const every = new Uint32Array(documents.length)
  for (let index = 0; index < every.length; index++) every[index] = index
  const all = { documents, termScores, requested, candidates: every }
  const matches =
    concept.vector === undefined || every.length <= MOST_EXACT
      ? undefined
      : await roundedMatches(context, { documents, every, requested })
  const most = Math.max(requested, matches && !hasExact(matches.rounded) ? MOST_EXACT : MOST_EXACT_IN_LANES)
  const candidates =
    matches === undefined || every.length <= most ? every : await narrow(context, matches, concept.vector!, all)
  const scores = await exactScores(context, matches, concept, { ...all, candidates })
  const steps = listSteps({ documents, candidates, scores }, requested)
  return every.length <= MOST_NUMBERS ? runSteps(steps) : await inSteps(steps, context.signal)
}

/** The candidates that can still be among the best: by the bounds from one digit, and by both digits while many are left. */
async function narrow(
  context: AnswerContext,
  matches: RoundedMatches,
  vector: Float32Array,
  given: Candidates,
): Promise<Uint32Array> {
  const { documentVectors } = context.snapshot
  const bounded = await narrowByQuantized(context, matches, vector, given)
  const { candidates } = bounded
  // Exact vectors on disk are read for few documents.
  const digits = candidates.length > given.requested + READ_BEYOND ? await documentVectors.digits() : undefined
  if (digits === undefined) return candidates
  const rounded = (await documentVectors.rounded(context.compute))!
  return await narrowByResiduals(context, { rounded, digits }, vector, given, bounded)
}

/** Rows in bytes, and the row of each match. */
interface RoundedMatches {
  readonly rounded: QuantizedRows
  /** By index of the match. */
  readonly rows: Uint32Array
}

/** The rows of matches in bytes: those that are read for them alone, or all. Nothing is read where none can be excluded. */
async function roundedMatches(
  { snapshot: { documentVectors }, compute }: AnswerContext,
  {
    documents,
    every,
    requested,
  }: { readonly documents: Uint32Array; readonly every: Uint32Array; readonly requested: number },
): Promise<RoundedMatches | undefined> {
  const readRounded = documentVectors.firstReader(documents.length)
  if (readRounded !== undefined)
    return documents.length <= requested ? undefined : { rounded: await readRounded(documents, compute), rows: every }
  const rounded = await documentVectors.rounded(compute)
  return rounded && { rounded, rows: documents }
}

/** The documents with the highest scores, by index of the candidate. */
function* listSteps(
  { documents, candidates, scores }: Pick<Candidates, 'documents' | 'candidates'> & { readonly scores: Float64Array },
  requested: number,
): Generator<void, BestMatches> {
  const indexes = yield* highestSteps(scores, requested)
  const best = { documents: new Uint32Array(indexes.length), scores: new Float64Array(indexes.length) }
  for (let i = 0; i < indexes.length; i++) {
    if (i % MOST_NUMBERS === MOST_NUMBERS - 1) yield
    const index = indexes[i]!
    best.documents[i] = documents[candidates[index]!]!
    best.scores[i] = scores[index]!
  }
  return best
}

interface Candidates extends CollectedMatches {
  /** Indexes of documents, ascending. */
  readonly candidates: Uint32Array
  readonly requested: number
}

/** Candidates with the highest scores that they can have. */
interface BoundedCandidates {
  /** Indexes of documents, ascending. */
  readonly candidates: Uint32Array
  readonly reach: Float64Array
}

/** The candidates that can still be among the best, by the bounds from the quantized vectors; all of them when all lanes were in use. */
async function narrowByQuantized(
  context: AnswerContext,
  matches: RoundedMatches,
  vector: Float32Array,
  given: Candidates,
): Promise<BoundedCandidates> {
  const { rounded } = matches
  const { termScores, candidates, requested } = given
  const { quantizationErrors, tileErrors } = rounded
  const probe = quantizeVector(vector, rounded)
  const [share, base] = [COSINE_WEIGHT * probe.share, COSINE_WEIGHT * probe.base]
  const found = createCandidates({ most: requested, floor: Number.NEGATIVE_INFINITY })
  const isDone = await forEachLane(context, matches, candidates, (lane, from, count) => {
    const { rows } = lane
    const cosines = productsOfRows(rounded, lane, probe, count)
    for (let i = 0; i < count; i++) {
      const index = candidates[from + i]!
      const score = termScores[index]! + COSINE_WEIGHT * cosines[i]!
      // Most rows are excluded by the largest error near them; to read their own would take as long as their product.
      if (score + share * tileErrors[Math.floor(rows[i]! / LANE_ROWS)]! + base < found.least) continue
      const error = share * quantizationErrors[rows[i]!]! + base
      if (score + error >= found.least) found.add(index, score, error)
    }
  })
  if (!isDone) return { candidates, reach: new Float64Array(candidates.length).fill(Number.POSITIVE_INFINITY) }
  const { rows, reach } = found.finish()
  return { candidates: Uint32Array.from(rows), reach: Float64Array.from(reach) }
}

/** match_score of the candidates. */
async function exactScores(
  context: AnswerContext,
  matches: RoundedMatches | undefined,
  concept: Concept,
  given: Candidates,
): Promise<Float64Array> {
  const { documents, termScores, candidates } = given
  const scores = new Float64Array(candidates.length)
  const rounded = matches?.rounded
  if (matches !== undefined && hasExact(rounded)) {
    const isDone = await forEachLane(context, matches, candidates, (lane, from, count) => {
      const cosines = exactProductsOfRows(rounded, lane, concept.vector!, count)
      for (let i = 0; i < count; i++)
        scores[from + i] = termScores[candidates[from + i]!]! + COSINE_WEIGHT * cosines[i]!
    })
    if (isDone) return scores
  }
  // As many at a time as are read from memory: the vectors of all that match would take gigabytes.
  const most = Math.max(READ_AT_ONCE, leastOfMany(context.snapshot.documents.count))
  for (let first = 0; first < candidates.length; first += most) {
    const chosen = candidates.subarray(first, first + most)
    const vectors = await vectorsToScore(
      context.snapshot,
      concept,
      chosen.map((index) => documents[index]!),
    )
    const score = (from: number, to: number): void => {
      for (let i = from; i < to; i++) {
        scores[first + i] = termScores[chosen[i]!]! + cosineScore(concept, vectors, i)
      }
    }
    await forEachChunk(chosen.length, score, context.signal)
  }
  return scores
}

/** Calls `pass` with lanes filled with batches of candidates; false when all lanes were in use. */
async function forEachLane(
  { signal }: AnswerContext,
  { rounded, rows }: RoundedMatches,
  candidates: Uint32Array,
  pass: (lane: Lane, from: number, count: number) => void,
): Promise<boolean> {
  for (let from = 0; from < candidates.length; from += LANE_ROWS) {
    const count = Math.min(LANE_ROWS, candidates.length - from)
    const done = onLane(rounded, (lane) => {
      for (let i = 0; i < count; i++) lane.rows[i] = rows[candidates[from + i]!]!
      pass(lane, from, count)
      return true
    })
    if (done === undefined) return false
    await yieldIfSpent(signal)
  }
  return true
}

/**
 * The candidates that can still be among the best, by products with both digits, which differ from exact ones by their sums alone.
 * Those that can have the highest scores are multiplied first, until no other one can be among the best.
 */
async function narrowByResiduals(
  context: AnswerContext,
  { rounded, digits }: { readonly rounded: QuantizedRows; readonly digits: ResidualDigits },
  vector: Float32Array,
  { documents, termScores, requested }: Omit<Candidates, 'candidates'>,
  { candidates, reach }: BoundedCandidates,
): Promise<Uint32Array> {
  const order = highestScores(reach, reach.length)
  const found = createCandidates({ most: requested, floor: Number.NEGATIVE_INFINITY })
  await forEachChunk(
    order.length,
    (from, to) => {
      for (let i = from; i < to; i++) {
        if (reach[order[i]!]! < found.least) return false
        const index = candidates[order[i]!]!
        const cosine = closeProduct(rounded, digits, vector, documents[index]!)
        found.add(index, termScores[index]! + COSINE_WEIGHT * cosine, SUM_ERROR)
      }
      return true
    },
    context.signal,
  )
  return Uint32Array.from(found.finish().rows).sort()
}
