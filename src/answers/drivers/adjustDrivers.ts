import type { Compute } from '../../compute/compute.js'
import { kernel } from '../../compute/kernel.js'
import { type DistinctValues, distinctAlike, distinctValues } from '../../math/statistics/distinctValues.js'
import { forwardSelection, type SelectionOptions } from '../../math/statistics/forwardSelection.js'
import { createMeanTail, type MeanTail } from '../../math/statistics/meanTail.js'
import { optimalScores } from '../../math/statistics/optimalScaling.js'
import { falseDiscoveryRates, normalScores, normalTail } from '../../math/statistics/tests.js'
import {
  type BlockedIncidence,
  covariances,
  inBlocks,
  type PackedIncidence,
  powerSumsOf,
  sumsOf,
} from './blockedIncidence.js'
import { createIntervals } from './impactIntervals.js'
import { PRIOR_DOCUMENTS, predictInto, residualSpreads, residualSquares, spreadsBy } from './residualScores.js'
import { incidenceOf, type ScoredConcepts } from './scoredIncidence.js'

/** Impacts adjusted for the other concepts, by concept. */
export interface AdjustedImpacts {
  /** The impact that remains after adjustment for the other concepts of the documents. */
  readonly impacts: Float64Array
  /**
   * Weighted q (Benjamini and Hochberg) over all concepts, from 0 to 1. Its t values are adjusted in the same way, on
   * the rank order of the scores.
   */
  readonly qs: Float64Array
  /** p-values and 95 % intervals of the adjusted impacts. `qs` demand more; see `adjustKernel`. */
  readonly adjusted: Intervals
  /** The same for the impacts before adjustment, by the same test without any other concept. */
  readonly plain: Intervals
}

/** By concept, the p-value of an impact and the bounds of its 95 % interval. */
export interface Intervals {
  readonly ps: Float64Array
  readonly lows: Float64Array
  readonly highs: Float64Array
}

/** The scores of the documents with each concept, and the impacts adjusted for the other concepts. */
export interface MeasuredDrivers extends AdjustedImpacts {
  /** Numbers of the concepts that are not left out; all else is by their order here. */
  readonly concepts: Uint32Array
  /** By concept, its number of scored documents. */
  readonly counts: Uint32Array
  /** By concept, the sum of the scores of these documents. */
  readonly totals: Float64Array
  /** By concept, the sum of the deviations of their scores from the mean score, and the sum of the squared deviations. */
  readonly sums: Float64Array
  readonly squares: Float64Array
}

/** Within both limits the calculation runs inline, because starting a thread would take longer. */
const INLINE_CONCEPTS = 150
const INLINE_POSTINGS = 50_000

/**
 * Starts the thread that `adjustDrivers` will need for this many documents; resolves once it runs. Undefined where a thread already
 * runs, or none is needed.
 */
export function startAdjusting(compute: Compute, documents: number): Promise<unknown> | undefined {
  if (compute.isRunning?.() !== false || documents <= INLINE_POSTINGS) return undefined
  const none = new Uint32Array(0)
  const postings = { offsets: none, documents: none }
  // A failure repeats where effects are measured, and is reported there.
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

/** Effect size that the power calculation assumes, in standard deviations of the score. */
const ASSUMED_EFFECT = 0.5
/** Number of standard errors at which the power calculation takes an effect as detected. */
const DETECTED_ERRORS = 3.5
/** Lowest power; 1 is an effect that is always detected. */
const LEAST_POWER = 0.02
/**
 * Raises the significance required of a concept that shares documents with the selected ones: 25 times if it shares a
 * third.
 */
const OVERLAP_EXPONENT = 8
/**
 * Lead of a concept over its alternatives in the same documents, in squared standard errors, that makes it significant:
 * odds of 55 to 1.
 */
const LEAST_LEAD = 8
/** Number of the most significant concepts that determine the optimal scores of a scale. */
const SCALING_CONCEPTS = 50

/** With fewer scores the standard error of an effect is undefined. */
const LEAST_SCORED = 3

/**
 * Forward selection over concepts x_j (1 where a document has j, else 0) by their covariances C = X'X - df df'/n and c
 * = X'(y - mean). The effect of each concept is then adjusted for the selected ones. An effect compares documents with
 * the concept against documents without it: impact = effect x (1 - df/n). In trials with known drivers it finds them, and rejects
 * concepts that only occur in the same documents (docs/experiments/drivers.md).
 *
 * Selection and significance use the rank order of the scores, since most scales are skewed and many documents have an
 * extreme value. They use normal scores. For a scale with few values they use optimal scores: the most significant concepts give
 * each value its score. Impacts are computed on the scores themselves.
 *
 * In the control of false discoveries the weight of a concept is its power to show an effect. Concepts that share
 * documents with selected ones weigh less. A concept is not significant if another one explains the scores as well. p follows from
 * the distribution of the scores (`createMeanTail`). The t of a concept is reduced where the scores of its documents vary more than
 * those of all documents.
 */
export const adjustKernel = kernel('answers.adjustDrivers', (scored: ScoredConcepts): MeasuredDrivers => {
  const { concepts, ...packed } = incidenceOf(scored)
  const input = inBlocks(packed)
  const counts = input.sizes
  const totals = sumsOf(input, scored.scores)
  const moments = powerSumsOf(input, input.deviations)
  const isKnown = input.deviations.length >= LEAST_SCORED
  const effects = isKnown ? adjustImpacts(input, moments.sums) : unknownImpacts(counts.length)
  return { concepts, counts, totals, ...moments, ...effects }
})

/** Adjusts impacts; `sums` has the sum of the deviations by concept. */
function adjustImpacts(input: BlockedIncidence, sums: Float64Array): AdjustedImpacts {
  const { sizes, deviations } = input
  const count = deviations.length
  const columns = covariances(input)
  const weights = detectionPowers(columns.variances)
  const select = ({ products, total, tail }: TestedScores, options: SelectionOptions) =>
    forwardSelection(
      { ...columns, products, count, total },
      { weights, overlapExponent: OVERLAP_EXPONENT, pOf: tail, ...options },
    )
  const fitted = new Float64Array(count)
  const distinct = distinctValues(deviations)
  const normal = testedScores(input, normalScores(deviations, distinct), distinct)
  predictInto(fitted, input, select(normal, { mostSelected: SCALING_CONCEPTS }))
  const optimal = optimalScores(normal.scores, fitted, normal.distinct)
  const tested = optimal === normal.scores ? normal : testedScores(input, optimal, distinct)
  const { scores, tail } = tested
  const selection = select(tested, { measured: sums })
  const { effects, ts, variances, freedom, leads } = selection
  const spreads = residualSpreads(input, { scores, selection, fitted })
  const weightedPs = ts.map((t, j) =>
    leads[j]! < LEAST_LEAD
      ? Number.POSITIVE_INFINITY
      : tail(t / spreads[j]!, variances[j]!, freedom) / selection.weights[j]!,
  )
  const impacts = effects.map((effect, j) => effect * (1 - sizes[j]! / count))
  const squares = residualSquares(input, { selection, fitted })
  return {
    impacts,
    qs: falseDiscoveryRates(weightedPs),
    adjusted: intervalsOf(input, { tail, impacts, ts, spreads, variances, freedom, residualSquares: () => squares }),
    plain: plainIntervals(input, { ...tested, measured: sums, variances: columns.variances }),
  }
}

/** The scores that are tested, by row, with the distribution of their means. */
interface TestedScores {
  readonly scores: Float64Array
  readonly distinct: DistinctValues
  /** Sums of the scores by concept. */
  readonly products: Float64Array
  /** Sum of the squares of all scores. */
  readonly total: number
  /** Degrees of freedom where no concept is selected. */
  readonly freedom: number
  /** By concept, as `residualSpreads` where no concept is selected. */
  readonly spreads: Float64Array
  readonly tail: MeanTail
}

/** `deviations` has the distinct deviations of the rows; rows of one deviation have one score. */
function testedScores(input: BlockedIncidence, scores: Float64Array, deviations: DistinctValues): TestedScores {
  const distinct = distinctAlike(scores, deviations)
  const total = sumOfSquares(scores)
  const freedom = Math.max(1, scores.length - 2)
  const variance = total / freedom
  const { sums, squares } = powerSumsOf(input, scores, PRIOR_DOCUMENTS * variance)
  const spreads = total > 0 ? spreadsBy(input, squares, variance) : squares.fill(1)
  return { scores, distinct, products: sums, total, freedom, spreads, tail: createMeanTail(scores, distinct) }
}

/** The impacts where there are too few scores to tell anything. */
function unknownImpacts(concepts: number): AdjustedImpacts {
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
  /** t values by the standard deviation of all scores. */
  readonly ts: Float64Array
  /** Standard deviation of the scores of each concept's documents, as a multiple of the one of all scores. */
  readonly spreads: Float64Array
  /** Sums of squares of the columns that the t values test. */
  readonly variances: Float64Array
  readonly freedom: number
  /** Sum of squares of the scores that the other concepts in the test of a concept do not explain. */
  readonly residualSquares: (concept: number) => number
}

/** Intervals of impacts by the tail of the scores that test them. */
function intervalsOf({ deviations, sizes }: PackedIncidence, tested: TestedImpacts): Intervals {
  const { tail, impacts, ts, spreads, variances, freedom, residualSquares } = tested
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
    const usualError =
      size > 0 ? share * spread * Math.sqrt(residualSquares(j) / freedom / size) : Number.POSITIVE_INFINITY
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
  tested: TestedScores & { readonly measured: Float64Array; readonly variances: Float64Array },
): Intervals {
  const { products, total, measured, variances, ...test } = tested
  const ts = products.map((sum, j) => {
    const explained = variances[j]! > 0 ? (sum * sum) / variances[j]! : 0
    const residual = total - explained
    return explained === 0
      ? 0
      : Math.sign(sum) * Math.sqrt((explained * test.freedom) / Math.max(residual, total * ROUNDING))
  })
  const impacts = measured.map((sum, j) => sum / Math.max(1, input.sizes[j]!))
  const squares = sumOfSquares(input.deviations)
  const residualSquares = (j: number): number =>
    Math.max(0, squares - (variances[j]! > 0 ? measured[j]! ** 2 / variances[j]! : 0))
  return intervalsOf(input, { ...test, impacts, ts, variances, residualSquares })
}

function sumOfSquares(values: Float64Array): number {
  let sum = 0
  for (let i = 0; i < values.length; i++) sum += values[i]! * values[i]!
  return sum
}

/** Below this share of the squares of all scores, a residual is a rounding error: the concept explains the scores completely. */
const ROUNDING = 1e-12

/**
 * Power to detect an effect of half a standard deviation, by the variance of each concept's column, scaled to a mean of 1.
 * Concepts of ten documents then hardly reduce the power of those of a hundred.
 */
function detectionPowers(variances: Float64Array): Float64Array {
  const powers = variances.map((variance) =>
    Math.max(LEAST_POWER, normalTail(DETECTED_ERRORS - ASSUMED_EFFECT * Math.sqrt(variance))),
  )
  const mean = powers.reduce((sum, power) => sum + power, 0) / powers.length
  return powers.map((power) => power / mean)
}
