/** Maps values to pixels. */
export interface Scale {
  (value: number): number
  readonly domain: readonly [number, number]
}

type Pair = readonly [number, number]

/** Proportional; a domain without extent maps to the middle. */
export function linearScale(domain: Pair, range: Pair): Scale {
  const [low, high] = domain
  const scale = (value: number): number =>
    high === low ? (range[0] + range[1]) / 2 : range[0] + ((value - low) / (high - low)) * (range[1] - range[0])
  return Object.assign(scale, { domain })
}

/** Equal ratios are equal distances; values are positive. */
export function logScale(domain: Pair, range: Pair): Scale {
  const linear = linearScale([Math.log(domain[0]), Math.log(domain[1])], range)
  return Object.assign((value: number): number => linear(Math.log(value)), { domain })
}

/** A smaller extent is an error of rounding. */
export const LEAST_EXTENT = 1e-9

/** The step that is nearest to a ratio from 1 to 10 on a logarithmic scale. */
function nearestStep(ratio: number): number {
  if (ratio >= 7.07) return 10
  if (ratio >= 3.16) return 5
  return ratio >= 1.41 ? 2 : 1
}

/** The step of 1, 2 or 5 times a power of ten that gives about `count` ticks. */
function tickStep([low, high]: Pair, count: number): number {
  const rough = high - low < LEAST_EXTENT ? 1 : (high - low) / Math.max(1, count)
  const power = 10 ** Math.floor(Math.log10(rough))
  return power * nearestStep(rough / power)
}

/** Digits behind the point that tell values apart which are multiples of a step. */
const digitsOf = (step: number): number => Math.max(0, -Math.floor(Math.log10(step) + 1e-9))

/** About `count` round values within a domain. */
export function ticksOf(domain: Pair, count: number): number[] {
  const step = tickStep(domain, count)
  const [first, last] = [Math.ceil(domain[0] / step - 1e-9), Math.floor(domain[1] / step + 1e-9)]
  const digits = digitsOf(step)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => Number(((first + i) * step).toFixed(digits)))
}

/** Digits behind the point of the values of `ticksOf`. */
export const tickDigits = (domain: Pair, count: number): number => digitsOf(tickStep(domain, count))

/** Digits from the first of the largest value of `ticksOf` to the last that tells it apart. */
export function tickSignificance(domain: Pair, count: number): number {
  const largest = Math.max(Math.abs(domain[0]), Math.abs(domain[1]))
  return largest === 0
    ? 1
    : Math.floor(Math.log10(largest) + 1e-9) - Math.floor(Math.log10(tickStep(domain, count)) + 1e-9) + 1
}

/** The domain widened to round values. */
export function niceDomain(domain: Pair, count: number): Pair {
  const step = tickStep(domain, count)
  return [Math.floor(domain[0] / step + 1e-9) * step, Math.ceil(domain[1] / step - 1e-9) * step]
}
