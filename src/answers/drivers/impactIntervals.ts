import type { MeanTail } from '../../math/statistics/meanTail.js'

/** Level of the intervals: they exclude 0 where p is below. */
const LEVEL = 0.05

/** An impact with the test behind it. */
export interface TestedImpact {
  readonly impact: number
  /** t of the test, and the sum of squares of its column. */
  readonly t: number
  readonly size: number
  /** Standard error of the impact by the variance of the scores themselves. */
  readonly usualError: number
}

/** p-value of an impact, and the bounds of its 95 % interval. */
export interface ImpactInterval {
  readonly p: number
  readonly low: number
  readonly high: number
}

interface IntervalOptions {
  readonly tail: MeanTail
  /** Degrees of freedom of the t values. */
  readonly freedom: number
  /** Bounds of any impact: the lowest and the highest score, minus the mean. */
  readonly least: number
  readonly most: number
}

/** Steps of the size, as powers of 2, for which the critical t is computed. */
const SIZE_STEPS = 8
const BISECTIONS = 24
/** No t beyond this is asked for. */
const MOST_T = 64

/**
 * Makes test-based intervals (Miettinen 1976): impact -+ t* x error, where t* is the t whose p is .05 by the tail that also
 * gives the p of the impact, upwards for one bound and downwards for the other. The error of the test is |impact / t|. As
 * other scores are tested than are measured, it means nothing near a t of 0, and is pooled with the usual standard error:
 * error^2 = (impact^2 + usual^2) / (t^2 + 1). It is never below the usual one: where a concept explains the tested scores
 * completely, t is enormous. Where they are the same scores, with a normal tail, this is the usual impact -+ 1.96
 * standard errors. An interval excludes 0 exactly where p is below .05, and ends at the scores that occur.
 */
export function createIntervals({
  tail,
  freedom,
  least,
  most,
}: IntervalOptions): (tested: TestedImpact) => ImpactInterval {
  const critical = createCriticalT(tail, freedom)
  return ({ impact, t, size, usualError }) => {
    const p = t === 0 || !(size > 0) ? 1 : tail(t, size, freedom)
    const error = Math.max(usualError, Math.sqrt((impact ** 2 + usualError ** 2) / (t ** 2 + 1)))
    const reach = (sign: 1 | -1): number => (error === 0 ? 0 : error * critical(sign, size))
    // The bound towards 0 is tested by the tail on the other side of the estimate.
    const [low, high] = [impact - settle(reach(1), impact, p), impact + settle(reach(-1), -impact, p)]
    return { p, low: Math.max(least, low), high: Math.min(most, high) }
  }
}

/** A rounding error of the share that is left when an interval ends just before 0. */
const JUST = 1e-9

/** A distance towards 0, from an impact on that side, made to agree with p: the critical t is known at steps only. */
function settle(reach: number, impact: number, p: number): number {
  if (impact <= 0) return reach
  return p < LEVEL ? Math.min(reach, impact * (1 - JUST)) : Math.max(reach, impact)
}

/** The t above 0, for an effect upwards (1) or downwards (-1), whose p is .05; by bisection, for each step of the size once. */
function createCriticalT(tail: MeanTail, freedom: number): (sign: 1 | -1, size: number) => number {
  const known = new Map<number, number>()
  return (sign, size) => {
    if (!(size > 0)) return Number.POSITIVE_INFINITY
    const step = Math.round(Math.log2(size) * SIZE_STEPS)
    const key = step * 2 + (sign > 0 ? 1 : 0)
    let t = known.get(key)
    if (t === undefined) {
      t = bisect((value) => tail(sign * value, 2 ** (step / SIZE_STEPS), freedom))
      known.set(key, t)
    }
    return t
  }
}

/** Where a falling function is .05. */
function bisect(pOf: (t: number) => number): number {
  let [low, high] = [0, MOST_T]
  for (let i = 0; i < BISECTIONS; i++) {
    const middle = (low + high) / 2
    if (pOf(middle) > LEVEL) low = middle
    else high = middle
  }
  return high
}
