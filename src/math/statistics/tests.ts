import { ascendingOrder, distinctValues, valuesByNumber } from './distinctValues.js'

/** Distributions and tests, in double precision and exact far into the tails: a p of 1e-200 is not rounded to 0. */

const HALF_LOG_TWO_PI = Math.log(2 * Math.PI) / 2
/** From here on Stirling's series with four terms is exact in doubles. */
const STIRLING_FROM = 32

/** ln of the gamma function for x > 0: Stirling's series, reached by the recurrence. */
export function logGamma(x: number): number {
  let shift = 1
  let y = x
  while (y < STIRLING_FROM) shift *= y++
  const inverse = 1 / y
  const square = inverse * inverse
  const series = inverse * (1 / 12 - square * (1 / 360 - square * (1 / 1260 - square / 1680)))
  return (y - 0.5) * Math.log(y) - y + HALF_LOG_TWO_PI + series - Math.log(shift)
}

/** ln n!, from a table for small n. */
export function logFactorial(n: number): number {
  return n < factorials.length ? factorials[n]! : logGamma(n + 1)
}
const factorials = new Float64Array(256)
for (let n = 2; n < factorials.length; n++) factorials[n] = factorials[n - 1]! + Math.log(n)

/** Maximum number of terms of a continued fraction or series; the ones below converge much earlier. */
const MOST_TERMS = 10_000
const EPSILON = 1e-16
const TINY = 1e-300

/**
 * Regularized incomplete beta function I_x(a, b) by its continued fraction (Lentz's method), where that converges fast. y = 1 - x is
 * an argument of its own, since x may be close to 1.
 */
function betaFraction(x: number, y: number, a: number, b: number): number {
  const front = Math.exp(a * logOf(x, y) + b * logOf(y, x) - logBeta(a, b)) / a
  let c = 1
  let d = 1 / awayFromZero(1 - ((a + b) * x) / (a + 1))
  let fraction = d
  for (let m = 1; m < MOST_TERMS; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m))
    d = 1 / awayFromZero(1 + even * d)
    c = awayFromZero(1 + even / c)
    fraction *= d * c
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1))
    d = 1 / awayFromZero(1 + odd * d)
    c = awayFromZero(1 + odd / c)
    fraction *= d * c
    if (Math.abs(d * c - 1) < EPSILON * 8) break
  }
  return front * fraction
}

/** ln x, where y = 1 - x is known exactly and x may be close to 1. */
const logOf = (x: number, y: number): number => (y < 0.5 ? Math.log1p(-y) : Math.log(x))

/** ln of the beta function; where one side is a half and the other large (Student t), without their cancellation. */
function logBeta(a: number, b: number): number {
  const large = Math.max(a, b)
  if (Math.min(a, b) !== 0.5 || large < STIRLING_FROM * 4) return logGamma(a) + logGamma(b) - logGamma(a + b)
  const inverse = 1 / large
  const square = inverse * inverse
  return (Math.log(Math.PI) - Math.log(large)) / 2 + inverse * (1 / 8 - square * (1 / 192 - square / 640))
}

const awayFromZero = (x: number): number => (Math.abs(x) < TINY ? TINY : x)

/** Probability of a Student t at least as far from 0 as this one, with `freedom` degrees of freedom (> 0). */
export function studentTwoSided(t: number, freedom: number): number {
  if (Number.isNaN(t)) return 1
  const square = t * t
  if (square === Number.POSITIVE_INFINITY) return 0
  // I_x(v/2, 1/2) at x = v/(v+t^2); the complement is given exactly, so that small t lose nothing.
  const x = freedom / (freedom + square)
  const y = square / (freedom + square)
  const a = freedom / 2
  if (y === 0) return 1
  return x < (a + 1) / (a + 2.5) ? betaFraction(x, y, a, 0.5) : 1 - betaFraction(y, x, 0.5, a)
}

/** Probability of a standard normal above z. */
export function normalTail(z: number): number {
  return z >= 0 ? upperTail(z) : 1 - upperTail(-z)
}

function upperTail(z: number): number {
  const density = normalDensity(z)
  if (z < 3) {
    // Phi(z) - 1/2 = density * (z + z^3/3 + z^5/15 + ...)
    let term = z
    let sum = z
    for (let n = 3; term > sum * EPSILON; n += 2) {
      term *= (z * z) / n
      sum += term
    }
    return 0.5 - density * sum
  }
  // Mills' ratio 1/(z + 1/(z + 2/(z + 3/...))), evaluated from its far end. At z = 3, 60 terms are exact in doubles.
  let fraction = z
  for (let n = 120; n >= 1; n--) fraction = z + n / fraction
  return density / fraction
}

/** Coefficients of Hastings' approximation of the normal quantile (Abramowitz and Stegun 26.2.23), exact to .00045. */
const ABOVE = [2.515517, 0.802853, 0.010328] as const
const BELOW = [1, 1.432788, 0.189269, 0.001308] as const
/** Each of Newton's steps doubles the digits: 1e-3, 1e-6, 1e-12. */
const NEWTON_STEPS = 2

/** The z below which a standard normal falls with probability p, 0 < p < 1; exact to some 1e-11. */
export function normalQuantile(p: number): number {
  if (p > 0.5) return -normalQuantile(1 - p)
  const x = Math.sqrt(-2 * Math.log(p))
  let z = x - (ABOVE[0] + x * (ABOVE[1] + x * ABOVE[2])) / (BELOW[0] + x * (BELOW[1] + x * (BELOW[2] + x * BELOW[3])))
  for (let i = 0; i < NEWTON_STEPS; i++) z += (normalTail(z) - p) / normalDensity(z)
  return -z
}

/** Mean, sample variance (divisor count - 1) and number of some values. */
export interface Sample {
  readonly mean: number
  readonly variance: number
  readonly count: number
}

/**
 * Welch's t of two samples, (mean a - mean b) / sqrt(va/na + vb/nb), with its degrees of freedom. A variance of 0 (all
 * values alike, or one value) is replaced by the pooled one; t is 0 where no variance is left or a sample is empty.
 */
export function welchT(a: Sample, b: Sample): { readonly t: number; readonly freedom: number } {
  const pooledFreedom = a.count + b.count - 2
  if (a.count < 1 || b.count < 1 || pooledFreedom < 1) return { t: 0, freedom: Math.max(1, pooledFreedom) }
  const pooled = (a.variance * (a.count - 1) + b.variance * (b.count - 1)) / pooledFreedom
  const ofA = (a.variance > 0 && a.count > 1 ? a.variance : pooled) / a.count
  const ofB = (b.variance > 0 && b.count > 1 ? b.variance : pooled) / b.count
  const square = ofA + ofB
  if (!(square > 0)) return { t: 0, freedom: pooledFreedom }
  const lost = ofA ** 2 / Math.max(1, a.count - 1) + ofB ** 2 / Math.max(1, b.count - 1)
  return { t: (a.mean - b.mean) / Math.sqrt(square), freedom: square ** 2 / lost }
}

/**
 * Benjamini and Hochberg's q of each p: the least false discovery rate at which it would be called, in the order of the
 * input. Every p counts as one test.
 */
export function falseDiscoveryRates(p: ArrayLike<number>): Float64Array {
  const count = p.length
  const order = Uint32Array.from({ length: count }, (_, i) => i).sort((i, j) => p[i]! - p[j]! || i - j)
  const q = new Float64Array(count)
  let least = 1
  for (let rank = count; rank > 0; rank--) {
    const at = order[rank - 1]!
    least = Math.min(least, (p[at]! * count) / rank)
    q[at] = least
  }
  return q
}

/** A sample of `drawn` out of `total`, of which `marked` are marked: `hits` marked ones were drawn. */
export interface Draw {
  readonly hits: number
  readonly drawn: number
  readonly marked: number
  readonly total: number
}

/** Fisher's exact test, one-sided: the probability of at least as many hits by chance (hypergeometric upper tail). */
export function fisherTail({ hits, drawn, marked, total }: Draw): number {
  const most = Math.min(drawn, marked)
  const least = Math.max(0, drawn + marked - total)
  if (hits <= least) return 1
  if (hits > most) return 0
  // One probability by logarithms, then the recurrence away from it; the lower side if that is the shorter sum.
  const mode = ((drawn + 1) * (marked + 1)) / (total + 2)
  if (hits > mode) return Math.min(1, sumUp({ hits, drawn, marked, total }, most))
  return Math.max(0, 1 - sumDown({ hits: hits - 1, drawn, marked, total }, least))
}

function sumUp(draw: Draw, most: number): number {
  const { drawn, marked, total } = draw
  let term = hypergeometric(draw)
  let sum = term
  for (let x = draw.hits; x < most && term > sum * EPSILON; x++) {
    term *= ((marked - x) * (drawn - x)) / ((x + 1) * (total - marked - drawn + x + 1))
    sum += term
  }
  return sum
}

function sumDown(draw: Draw, least: number): number {
  const { drawn, marked, total } = draw
  let term = hypergeometric(draw)
  let sum = term
  for (let x = draw.hits; x > least && term > sum * EPSILON; x--) {
    term *= (x * (total - marked - drawn + x)) / ((marked - x + 1) * (drawn - x + 1))
    sum += term
  }
  return sum
}

/** Probability of exactly these hits. */
function hypergeometric({ hits, drawn, marked, total }: Draw): number {
  const logChoose = (n: number, k: number): number => logFactorial(n) - logFactorial(k) - logFactorial(n - k)
  return Math.exp(logChoose(marked, hits) + logChoose(total - marked, drawn - hits) - logChoose(total, drawn))
}

/**
 * Normal scores: the mean of a standard normal between the quantiles that a value's cases reach from and to, so that equal
 * values share the mean of theirs (average scores, Hajek and Sidak 1967); their mean is 0. However values are spread, tests on
 * these are never weaker, in large samples, than on the values (Chernoff and Savage 1958).
 */
export function normalScores(
  list: ArrayLike<number>,
  { values, counts, numbers } = distinctValues(list),
): Float64Array {
  const scores = new Float64Array(values.length)
  let below = 0
  // The mean of z over an interval is the difference of the density at its ends, by the probability between them.
  let density = 0
  for (const number of ascendingOrder(values)) {
    below += counts[number]!
    const next = below === list.length ? 0 : normalDensity(normalQuantile(below / list.length))
    scores[number] = ((density - next) * list.length) / counts[number]!
    density = next
  }
  return valuesByNumber(scores, numbers)
}

const normalDensity = (z: number): number => Math.exp((-z * z) / 2 - HALF_LOG_TWO_PI)
