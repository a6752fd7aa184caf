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
/** Bisections of [0, MOST_T]: the critical t is exact to 4e-6. */
const BISECTIONS = 24
/** Upper limit of a critical t. */
const MOST_T = 64

/**
 * Makes test-based intervals (Miettinen 1976): impact -+ t* x error. t* is the t whose p is .05 by the tail that also
 * gives the p of the impact, upwards for one bound and downwards for the other. The error of the test is |impact / t|. It means
 * nothing near a t of 0, since t tests other scores (ranks or optimal scores) than those whose impact is measured. So it is pooled
 * with the usual standard error: error^2 = (impact^2 + usual^2) / (t^2 + 1). It is never below the usual one, because t is
 * enormous where a concept explains the tested scores completely. Where the tested scores are the measured ones and the tail is
 * normal, this is the usual impact -+ 1.96 standard errors. An interval excludes 0 exactly where p is below .05, and is cut at the
 * lowest and highest score.
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
    const halfWidth = (sign: 1 | -1): number => (error === 0 ? 0 : error * critical(sign, size))
    // The bound towards 0 is tested by the tail on the other side of the estimate.
    const low = impact - halfWidthBy(p, halfWidth(1), impact)
    const high = impact + halfWidthBy(p, halfWidth(-1), -impact)
    return { p, low: Math.max(least, low), high: Math.min(most, high) }
  }
}

/** Share of an impact by which its interval stops short of 0: above the rounding errors of the bound. */
const MARGIN = 1e-9

/**
 * Half the width of an interval on the side towards 0, made to agree with p: the interval excludes 0 exactly where p is below the
 * level. The two can differ by a little, since the critical t is computed for steps of the size only.
 */
function halfWidthBy(p: number, halfWidth: number, impact: number): number {
  if (impact <= 0) return halfWidth
  return p < LEVEL ? Math.min(halfWidth, impact * (1 - MARGIN)) : Math.max(halfWidth, impact)
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

/** The t at which a falling function of t is .05. */
function bisect(pOf: (t: number) => number): number {
  let [low, high] = [0, MOST_T]
  for (let i = 0; i < BISECTIONS; i++) {
    const middle = (low + high) / 2
    if (pOf(middle) > LEVEL) low = middle
    else high = middle
  }
  return high
}
