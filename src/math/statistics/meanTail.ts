import { ascendingOrder, type DistinctValues, distinctValues } from './distinctValues.js'
import { studentTwoSided } from './tests.js'

/** More distinct values than this are grouped into this many classes of equal width. */
const MOST_CLASSES = 64
/** Steps by bisection or Newton's method, and the error of the mean at which they end before. */
const NEWTON_STEPS = 40
const PRECISE = 1e-9
/** Up to this |t|, p is above .05 with any degrees of freedom, too large to need a correction. */
const LEAST_T = 1.9

/**
 * Two-sided p of a t. `size` is the sum of squares of the tested column, which is the number of cases where the column is rare;
 * `freedom` are the degrees of freedom of Student's distribution.
 */
export type MeanTail = (t: number, size: number, freedom: number) => number

/**
 * The probability that a mean of some of these values is at least as far from the mean of all as t says. Student's t is
 * right for many cases. For few cases and skewed values its p is much too small. This uses the tail of independent
 * draws from the values, by the saddlepoint approximation of Bahadur and Rao (1960), with the step for values on a grid
 * (Blackwell and Hodges 1959), and at least Student's p.
 */
export function createMeanTail(values: ArrayLike<number>, distinct = distinctValues(values)): MeanTail {
  const distribution = standardized(values.length, distinct)
  if (distribution === undefined) return (t, _, freedom) => studentTwoSided(t, freedom)
  const mirrored = { ...distribution, points: distribution.points.map((point) => -point) }
  return (t, size, freedom) => {
    const student = studentTwoSided(t, freedom)
    if (!(Math.abs(t) > LEAST_T) || !(size > 0)) return student
    return Math.max(
      student,
      Math.min(1, 2 * upperTail(t > 0 ? distribution : mirrored, Math.abs(t) / Math.sqrt(size), size)),
    )
  }
}

/** A discrete distribution of mean 0 and variance 1. */
interface Distribution {
  readonly points: Float64Array
  readonly shares: Float64Array
  /** Least distance of two points; 0 for classes. */
  readonly step: number
}

/** The distribution of values, shifted and scaled to mean 0 and variance 1; undefined if the values do not vary. */
function standardized(cases: number, { values, counts }: DistinctValues): Distribution | undefined {
  let [mean, variance] = [0, 0]
  for (const [number, value] of values.entries()) mean += (value * counts[number]!) / cases
  for (const [number, value] of values.entries()) variance += (counts[number]! * (value - mean) ** 2) / cases
  if (!(variance > 0)) return undefined
  const order = ascendingOrder(values)
  const points = Float64Array.from(order, (number) => (values[number]! - mean) / Math.sqrt(variance))
  const shares = Float64Array.from(order, (number) => counts[number]! / cases)
  if (points.length > MOST_CLASSES) return { ...classesOf(points, shares), step: 0 }
  const step = points.reduce((least, point, i) => (i === 0 ? least : Math.min(least, point - points[i - 1]!)), Infinity)
  return { points, shares, step }
}

/** The mean of each class of equal width, with its share. */
function classesOf(points: Float64Array, shares: Float64Array): { points: Float64Array; shares: Float64Array } {
  const [low, high] = [points[0]!, points.at(-1)!]
  const sums = new Float64Array(MOST_CLASSES)
  const masses = new Float64Array(MOST_CLASSES)
  for (const [i, point] of points.entries()) {
    const at = Math.min(MOST_CLASSES - 1, Math.floor(((point - low) / (high - low)) * MOST_CLASSES))
    sums[at]! += point * shares[i]!
    masses[at]! += shares[i]!
  }
  const used = [...masses.keys()].filter((at) => masses[at]! > 0)
  return {
    points: Float64Array.from(used, (at) => sums[at]! / masses[at]!),
    shares: Float64Array.from(used, (at) => masses[at]!),
  }
}

/** Probability that the mean of `size` draws is at least `mean` > 0. */
function upperTail({ points, shares, step }: Distribution, mean: number, size: number): number {
  const highest = points.at(-1)! > points[0]! ? points.length - 1 : 0
  // No value is higher, so all draws must have this value.
  if (mean >= points[highest]! * (1 - PRECISE)) return shares[highest]! ** size
  const { tilt, rate, variance } = saddlepoint(points, shares, mean)
  const spread = Math.sqrt(2 * Math.PI * size * variance)
  const grid = step > 0 ? step / -Math.expm1(-tilt * step) : 1 / tilt
  return Math.exp(size * rate) * Math.min(1, grid / spread)
}

/** The tilt under which the points have this mean, ln E e^(tilt (X - mean)), and their variance under it. */
function saddlepoint(points: Float64Array, shares: Float64Array, mean: number) {
  let [low, high] = [0, Number.POSITIVE_INFINITY]
  let tilt = mean
  for (let i = 0; ; i++) {
    const { rate, slope, variance } = tilted(points, shares, mean, tilt)
    if (slope > 0) high = tilt
    else low = tilt
    if (i >= NEWTON_STEPS || Math.abs(slope) < PRECISE) return { tilt, rate, variance }
    const next = tilt - slope / variance
    if (next > low && next < high) tilt = next
    else tilt = high === Number.POSITIVE_INFINITY ? tilt * 2 : (low + high) / 2
  }
}

/** ln E e^(tilt (X - mean)) with its first two derivatives. */
function tilted(points: Float64Array, shares: Float64Array, mean: number, tilt: number) {
  let most = Number.NEGATIVE_INFINITY
  for (const point of points) most = Math.max(most, tilt * (point - mean))
  let [mass, first, second] = [0, 0, 0]
  for (let i = 0; i < points.length; i++) {
    const distance = points[i]! - mean
    const weight = shares[i]! * Math.exp(tilt * distance - most)
    mass += weight
    first += weight * distance
    second += weight * distance * distance
  }
  const slope = first / mass
  return { rate: most + Math.log(mass), slope, variance: second / mass - slope * slope }
}
