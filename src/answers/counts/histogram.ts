/** Numbers counted in intervals of equal width. */
export interface Histogram {
  /** Number of values in each bin. */
  readonly sizes: readonly number[]
  /** Edges of the bins, one more than there are bins, ascending. */
  readonly borders: readonly number[]
}

/**
 * Counts values in `bins` intervals of equal width between the smallest and the largest value. A bin includes its lower
 * edge, the last bin also its upper edge. Our choice, as in numerical libraries: if all values are equal they are in
 * the middle of a range of width 1; without values the bins cover 0 to 1. Spec v4-legacy 4.4.
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
