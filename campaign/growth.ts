/** A value that was measured at some time, in seconds. */
export interface Sample {
  readonly time: number
  readonly value: number
}

/** How a curve rises. */
export interface Trend {
  /** Median of the slopes of all pairs of samples (Theil 1950, Sen 1968) times the length of the curve. */
  readonly rise: number
  /** Kendall's rank correlation of time and value, -1 to 1: 1 when every sample is above all before. */
  readonly tau: number
}

/** Of a curve the first part is warm-up: caches fill, code is compiled. */
const WARM_UP = 0.4
/** Fewer samples say nothing. */
const FEWEST_SAMPLES = 8
/** A curve that goes up and down by chance reaches this rank correlation with 20 samples once in a thousand times. */
const RISING_TAU = 0.5

/** The trend of a curve after its warm-up. Outliers, such as a garbage collection that came late, do not move it. */
export function trendOf(samples: readonly Sample[]): Trend {
  const steady = samples.slice(Math.floor(samples.length * WARM_UP))
  const slopes: number[] = []
  let ranks = 0
  for (const [i, a] of steady.entries()) {
    for (const b of steady.slice(i + 1)) {
      slopes.push((b.value - a.value) / (b.time - a.time))
      ranks += Math.sign(b.value - a.value)
    }
  }
  if (slopes.length === 0) return { rise: 0, tau: 0 }
  slopes.sort((a, b) => a - b)
  const length = steady.at(-1)!.time - steady[0]!.time
  return { rise: slopes[slopes.length >> 1]! * length, tau: ranks / slopes.length }
}

/** Whether a curve goes on rising after its warm-up, by more than `allowed` in all. */
export function grows(samples: readonly Sample[], allowed: number): boolean {
  if (samples.length * (1 - WARM_UP) < FEWEST_SAMPLES) return false
  const { rise, tau } = trendOf(samples)
  return rise > allowed && tau > RISING_TAU
}
