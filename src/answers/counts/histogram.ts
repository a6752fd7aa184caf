/** Numbers counted in intervals of equal width. */
export interface Histogram {
  /** Values in each bin. */
  readonly sizes: readonly number[]
  /** One more than there are bins, ascending. */
  readonly borders: readonly number[]
}

/**
 * Values in `bins` intervals of equal width between the smallest and the largest of them. A bin holds its lower border,
 * the last one its upper border too. Our choice, as numerical libraries do: equal values lie in the middle of an interval
 * of width 1, and no values give bins from 0 to 1. Spec v4-legacy 4.4.
 */
export function histogram(values: Iterable<number>, bins: number): Histogram {
  const sorted = Float64Array.from(values).sort()
  let minimum = sorted[0] ?? 0
  let maximum = sorted.at(-1) ?? 1
  if (minimum === maximum) {
    minimum -= 0.5
    maximum += 0.5
  }
  const borders = Array.from({ length: bins + 1 }, (_, i) =>
    i === bins ? maximum : minimum + (maximum - minimum) * (i / bins),
  )
  const sizes = new Array<number>(bins).fill(0)
  let bin = 0
  for (const value of sorted) {
    while (bin < bins - 1 && value >= borders[bin + 1]!) bin++
    sizes[bin]!++
  }
  return { sizes, borders }
}
