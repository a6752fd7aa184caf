import type { Compute } from '../../compute/compute.js'
import { kernel } from '../../compute/kernel.js'
import { type DistinctValues, distinctAlike, distinctValues } from '../../math/statistics/distinctValues.js'
import { forwardSelection, type Selection, type SelectionOptions } from '../../math/statistics/forwardSelection.js'
import { createMeanTail, type MeanTail } from '../../math/statistics/meanTail.js'
import { optimalScores } from '../../math/statistics/optimalScaling.js'
import { falseDiscoveryRates, normalScores, normalTail } from '../../math/statistics/tests.js'
import {
  allOf,
  type BlockedIncidence,
  covariances,
  forEachRange,
  inBlocks,
  momentsOf,
  type PackedIncidence,
  sumsOf,
} from './blockedIncidence.js'
import { createIntervals } from './impactIntervals.js'
import { incidenceOf, type ScoredConcepts } from './scoredIncidence.js'

/** By concept. */
export interface Adjusted {
  /** The impact that remains after adjustment for the other concepts of the documents. */
  readonly impacts: Float64Array
  /**
   * Weighted q (Benjamini and Hochberg) over all concepts, from 0 to 1. Its t values are adjusted in the same way, on
   * the rank order of the scores.
   */
  readonly qs: Float64Array
  /** p-values and 95 % intervals of the adjusted impacts; `q` demands more, see `adjustKernel`. */
  readonly adjusted: Intervals
  /** The same for the impacts before adjustment, by the same test without any other concept. */
  readonly plain: Intervals
}

/** By concept. */
export interface Intervals {
  readonly ps: Float64Array
  readonly lows: Float64Array
  readonly highs: Float64Array
}

/** The scores of the documents with each concept, and the impacts adjusted for the other concepts. */
export interface MeasuredDrivers extends Adjusted {
  /** Numbers of the concepts that are not left out; all else is by their order here. */
  readonly concepts: Uint32Array
  /** Scored documents with the concept, the sum of their scores, that of the deviations, and that of their squares. */
  readonly counts: Uint32Array
  readonly totals: Float64Array
  readonly sums: Float64Array
  readonly squares: Float64Array
}

/** Within both limits the calculation runs inline, because starting a thread would take longer. */
const INLINE_CONCEPTS = 150
const INLINE_POSTINGS = 50_000

/**
 * Starts the thread that `adjustDrivers` is going to need for so many documents; resolves once it runs. Undefined where one
 * runs already, or none is needed.
 */
export function startAdjusting(compute: Compute, documents: number): Promise<unknown> | undefined {
  if (compute.isRunning?.() !== false || documents <= INLINE_POSTINGS) return undefined
  const none = new Uint32Array(0)
  const postings = { offsets: none, documents: none }
  // What fails here fails again where effects are measured.
  return compute
    .run(adjustKernel, {
      terms: none,
      ends: none,
      postings,
      rowOf: undefined,
      scores: new Float64Array(0),
      deviations: new Float64Array(0),
      least: 0,
    })
    .catch(() => {})
}

/** Measures the effects of concepts on a score and adjusts them for each other; large requests run in a worker thread. */
export async function adjustDrivers(
  compute: Compute,
  input: ScoredConcepts,
  signal?: AbortSignal,
): Promise<MeasuredDrivers> {
  const { offsets } = input.postings
  const postings = input.terms.reduce((sum, term) => sum + offsets[term + 1]! - offsets[term]!, 0)
  const small = input.ends.length <= 3 * INLINE_CONCEPTS && postings <= INLINE_POSTINGS
  return small ? await adjustKernel.run(input) : await compute.run(adjustKernel, input, { signal })
}

/**
 * Effect size that the power calculation assumes, in standard deviations of the score, and the number of standard
 * errors at which it is detected.
 */
const EFFECT = 0.5
const CLEAR = 3.5
/** Lowest power; 1 is an effect that is always detected. */
const LEAST_POWER = 0.02
/**
 * Raises the significance required of a concept that shares documents with the selected ones: 25 times if it shares a
 * third.
 */
const APART = 8
/**
 * Lead of a concept over its alternatives in the same documents, in squared standard errors, that makes it significant:
 * odds of 55 to 1.
 */
const LEAST_LEAD = 8
/** Number of the most significant concepts that determine the optimal scores of a scale. */
const TELLING = 50

/** With fewer scores the standard error of an effect is undefined. */
const LEAST_SCORED = 3

/**
 * Forward selection over concepts x_j (1 where a document has j, else 0) by their covariances C = X'X - df df'/n and c
 * = X'(y - mean). The effect of each concept is then adjusted for the selected ones. An effect compares documents with
 * the concept against documents without it: impact = effect x (1 - df/n). SCIENCE: finds the planted drivers and
 * rejects concepts that only occur in the same documents.
 *
 * Selection and significance use the rank order of the scores, since most scales are skewed and many documents have an
 * extreme value. They use normal scores, and for scales with few values the optimal scores that the clearest concepts
 * give to each value. Impacts are computed on the scores themselves.
 *
 * In the control of false discoveries the weight of a concept is its power to show an effect. Concepts that share
 * documents with selected ones weigh less. A concept is not significant if another one explains the scores as well. The
 * tail of p is that of the scores themselves. The t of a concept is reduced where the scores of its documents vary more
 * than others.
 */
export const adjustKernel = kernel('answers.adjustDrivers', (scored: ScoredConcepts): MeasuredDrivers => {
  const { concepts, ...packed } = incidenceOf(scored)
  const input = inBlocks(packed)
  const counts = input.sizes
  const totals = sumsOf(input, scored.scores)
  const moments = momentsOf(input, input.deviations)
  const isKnown = input.deviations.length >= LEAST_SCORED
  const effects = isKnown ? adjusted(input, moments.sums) : unknownImpacts(counts.length)
  return { concepts, counts, totals, ...moments, ...effects }
})

/** `sums` are those of the deviations by concept. */
function adjusted(input: BlockedIncidence, sums: Float64Array): Adjusted {
  const { sizes, deviations } = input
  const count = deviations.length
  const columns = covariances(input)
  const weights = powers(columns.variances)
  const select = ({ products, total, tail }: Tested, options: SelectionOptions) =>
    forwardSelection({ ...columns, products, count, total }, { weights, apart: APART, chance: tail, ...options })
  const fitted = new Float64Array(count)
  const distinct = distinctValues(deviations)
  const normal = testedBy(input, normalScores(deviations, distinct), distinct)
  predictInto(fitted, input, select(normal, { most: TELLING }))
  const optimal = optimalScores(normal.scores, fitted, normal.distinct)
  const tested = optimal === normal.scores ? normal : testedBy(input, optimal, distinct)
  const { scores, tail: chance } = tested
  const selection = select(tested, { measured: sums })
  const { effects, ts, variances, freedom, leads } = selection
  const spreads = spreadsOf(input, { scores, selection, fitted })
  const chances = ts.map((t, j) =>
    leads[j]! < LEAST_LEAD
      ? Number.POSITIVE_INFINITY
      : chance(t / spreads[j]!, variances[j]!, freedom) / selection.weights[j]!,
  )
  const impacts = effects.map((effect, j) => effect * (1 - sizes[j]! / count))
  const left = squaresLeft(input, { selection, fitted })
  return {
    impacts,
    qs: falseDiscoveryRates(chances),
    adjusted: intervalsOf(input, { tail: chance, impacts, ts, spreads, variances, freedom, left: () => left }),
    plain: plainIntervals(input, { ...tested, measured: sums, variances: columns.variances }),
  }
}

/** Scores by row, and the tail of their means. */
interface Tested {
  readonly scores: Float64Array
  readonly distinct: DistinctValues
  /** Sums of the scores by concept. */
  readonly products: Float64Array
  /** Sum of all squares. */
  readonly total: number
  /** Degrees of freedom where no concept is selected. */
  readonly freedom: number
  /** As `spreadsOf` where no concept is selected. */
  readonly spreads: Float64Array
  readonly tail: MeanTail
}

/** `deviations` are those of rows whose equal values have equal scores. */
function testedBy(input: BlockedIncidence, scores: Float64Array, deviations: DistinctValues): Tested {
  const distinct = distinctAlike(scores, deviations)
  const total = sumOfSquares(scores)
  const freedom = Math.max(1, scores.length - 2)
  const variance = total / freedom
  const { sums, squares } = momentsOf(input, scores, USUAL * variance)
  const spreads = total > 0 ? spreadsBy(input, squares, variance) : squares.fill(1)
  return { scores, distinct, products: sums, total, freedom, spreads, tail: createMeanTail(scores, distinct) }
}

/** Too few scores to tell anything. */
function unknownImpacts(concepts: number): Adjusted {
  const none = (): Intervals => ({
    ps: new Float64Array(concepts).fill(1),
    lows: new Float64Array(concepts).fill(Number.NaN),
    highs: new Float64Array(concepts).fill(Number.NaN),
  })
  const qs = new Float64Array(concepts).fill(1)
  return { impacts: new Float64Array(concepts), qs, adjusted: none(), plain: none() }
}

interface TestedImpacts {
  readonly tail: MeanTail
  readonly impacts: Float64Array
  /** t values by the standard deviation of all scores, and that of each concept's documents as a multiple of it. */
  readonly ts: Float64Array
  readonly spreads: Float64Array
  /** Sums of squares of the columns that the t values test. */
  readonly variances: Float64Array
  readonly freedom: number
  /** Sum of squares of the scores that the other concepts in the test of a concept do not explain. */
  readonly left: (concept: number) => number
}

/** Intervals of impacts by the tail of the scores that test them. */
function intervalsOf({ deviations, sizes }: PackedIncidence, tested: TestedImpacts): Intervals {
  const { tail, impacts, ts, spreads, variances, freedom, left } = tested
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let row = 0; row < deviations.length; row++) {
    const deviation = deviations[row]!
    if (deviation < least) least = deviation
    if (deviation > most) most = deviation
  }
  const intervalOf = createIntervals({ tail, freedom, least, most })
  const found = Array.from(impacts, (impact, j) => {
    const [spread, size] = [spreads[j]!, variances[j]!]
    const share = 1 - sizes[j]! / deviations.length
    const usualError = size > 0 ? share * spread * Math.sqrt(left(j) / freedom / size) : Number.POSITIVE_INFINITY
    return intervalOf({ impact, t: ts[j]! / spread, size, usualError })
  })
  return {
    ps: Float64Array.from(found, ({ p }) => p),
    lows: Float64Array.from(found, ({ low }) => low),
    highs: Float64Array.from(found, ({ high }) => high),
  }
}

/** The test of each concept by itself: what `adjustKernel` does where it selects none. */
function plainIntervals(
  input: BlockedIncidence,
  tested: Tested & { readonly measured: Float64Array; readonly variances: Float64Array },
): Intervals {
  const { products, total, measured, variances, ...test } = tested
  const ts = products.map((sum, j) => {
    const explained = variances[j]! > 0 ? (sum * sum) / variances[j]! : 0
    const rest = total - explained
    return explained === 0
      ? 0
      : Math.sign(sum) * Math.sqrt((explained * test.freedom) / Math.max(rest, total * ROUNDING))
  })
  const impacts = measured.map((sum, j) => sum / Math.max(1, input.sizes[j]!))
  const squares = sumOfSquares(input.deviations)
  const left = (j: number): number => Math.max(0, squares - (variances[j]! > 0 ? measured[j]! ** 2 / variances[j]! : 0))
  return intervalsOf(input, { ...test, impacts, ts, variances, left })
}

/** Sum of squares of the scores that the selected concepts do not explain. `fitted` is scratch memory. */
function squaresLeft(input: BlockedIncidence, { selection, fitted }: Omit<Spread, 'scores'>): number {
  predictInto(fitted, input, selection)
  const mean = fitted.reduce((sum, value) => sum + value, 0) / fitted.length
  return input.deviations.reduce((sum, deviation, row) => sum + (deviation - fitted[row]! + mean) ** 2, 0)
}

function sumOfSquares(values: Float64Array): number {
  let sum = 0
  for (let i = 0; i < values.length; i++) sum += values[i]! * values[i]!
  return sum
}

/** What is left of scores that a concept explains completely: a rounding error. */
const ROUNDING = 1e-12

/**
 * Documents with the usual variance that are added to those of a concept, since a few documents estimate a variance
 * badly.
 */
const USUAL = 10

/**
 * Standard deviation of the scores in the documents with each concept, after its effect and those of the selected
 * concepts are removed, as a multiple of the one in all documents; at least 1. A larger value demands a larger effect.
 */
function spreadsOf(input: BlockedIncidence, { scores, selection, fitted }: Spread): Float64Array {
  const { sizes, rows } = input
  const { selected, ts, variances, rest, freedom } = selection
  // No variance remains where the selected concepts explain all of it.
  if (!(rest > 0)) return new Float64Array(ts.length).fill(1)
  const variance = rest / freedom
  const effects = ts.map((t, j) => (variances[j]! > 0 ? t * Math.sqrt(variance / variances[j]!) : 0))
  predictInto(fitted, input, { selected, effects })
  let sum = 0
  for (let row = 0; row < fitted.length; row++) sum += fitted[row]!
  const mean = sum / fitted.length
  const left = fitted
  for (let row = 0; row < left.length; row++) left[row] = scores[row]! - fitted[row]! + mean
  const own = new Float64Array(effects.length)
  for (const j of selected) own[j] = effects[j]! * (1 - sizes[j]! / scores.length)
  const squared = new Float64Array(own.length).fill(USUAL * variance)
  forEachRange(input, allOf(input), (j, from, to) => {
    const effect = own[j]!
    let square = squared[j]!
    for (let i = from; i < to; i++) square += (left[rows[i]!]! + effect) ** 2
    squared[j] = square
  })
  return spreadsBy(input, squared, variance)
}

interface Spread {
  readonly scores: Float64Array
  readonly selection: Pick<Selection, 'selected' | 'effects' | 'ts' | 'variances' | 'rest' | 'freedom'>
  /** By row; memory to work in. */
  readonly fitted: Float64Array
}

/** Spreads by the sums of squares in the documents with each concept, usual ones included. */
const spreadsBy = ({ sizes }: PackedIncidence, squared: Float64Array, variance: number): Float64Array =>
  squared.map((square, j) => {
    const usual = variance * (USUAL + sizes[j]!)
    return square > usual ? Math.sqrt(square / usual) : 1
  })

/** Sets the score of each document as the selected concepts predict it, minus the mean. */
function predictInto(
  fitted: Float64Array,
  input: BlockedIncidence,
  { selected, effects }: Pick<Selection, 'selected' | 'effects'>,
): void {
  const { rows } = input
  fitted.fill(0)
  forEachRange(input, selected, (j, from, to) => {
    const effect = effects[j]!
    for (let i = from; i < to; i++) fitted[rows[i]!]! += effect
  })
}

/**
 * Power to detect an effect of half a standard deviation, by the variance of each concept's column, scaled to a mean of 1.
 * Concepts of ten documents then hardly reduce the power of those of a hundred.
 */
function powers(variances: Float64Array): Float64Array {
  const seen = variances.map((variance) => Math.max(LEAST_POWER, normalTail(CLEAR - EFFECT * Math.sqrt(variance))))
  const mean = seen.reduce((sum, power) => sum + power, 0) / seen.length
  return seen.map((power) => power / mean)
}
