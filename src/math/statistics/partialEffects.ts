/**
 * Columns are collinear above the larger squared partial correlation, and one may be meant in place of the other; below
 * the smaller they are nearly independent.
 */
const SAME = 0.5
const STRANGE = 0.1

/** The state of pivoted Cholesky decomposition after a selection, over m columns. */
export interface PartialColumns {
  readonly selected: readonly number[]
  /** One row of the factor for each chosen column: its covariance with all columns, given those chosen before it. */
  readonly rows: readonly Float64Array[]
  /** Variance of each column that the chosen ones do not explain, and the least with which it can be distinguished from them. */
  readonly left: Float64Array
  readonly least: Float64Array
  /** Products of the columns with what the chosen ones leave of y, and with y. */
  readonly ties: Float64Array
  readonly products: ArrayLike<number>
  /** Products of the columns with the y whose effects are measured. */
  readonly measured: ArrayLike<number>
  readonly count: number
  /** Sum of squares of y not explained by the chosen columns. */
  readonly rest: number
}

export interface PartialEffects {
  /**
   * Effect of each column with the chosen ones held fixed (for a chosen one: the other chosen ones), in units of the
   * measured y per unit of the column; 0 for a column that cannot be distinguished from the chosen ones.
   */
  readonly effects: Float64Array
  /** Effect on y / its standard error, with `freedom` degrees of freedom; 0 without variance. */
  readonly ts: Float64Array
  /** Variance (sum of squares) of each column that the (other) chosen ones do not explain; 0 where the effect is 0. */
  readonly variances: Float64Array
  /**
   * By column, how much more a chosen one explains than its best rival, as a difference of squared t. A rival is a
   * column that is not chosen and has much in common with it, but is not identical. Infinite without rivals.
   */
  readonly leads: Float64Array
  /** n - chosen - 1. */
  readonly freedom: number
  readonly rest: number
}

/** The effect of every column in a least-squares model with the chosen ones. Takes m x chosen^2 / 2 steps. */
export function partialEffects(columns: PartialColumns): PartialEffects {
  const { selected, rows, left, least, ties, products, measured, count, rest } = columns
  const m = products.length
  const freedom = Math.max(1, count - selected.length - 1)
  const noise = Math.sqrt(rest / freedom)
  const factor = rows.map((row, q) => Float64Array.from(selected.slice(q), (j) => row[j]!))
  const requested = forward(
    factor,
    selected.map((j) => measured[j]!),
  )
  const effects = new Float64Array(m)
  const ts = new Float64Array(m)
  const variances = new Float64Array(m)
  const set = (j: number, effect: number, effectOnY: number, variance: number): void => {
    effects[j] = effect
    variances[j] = variance
    ts[j] = effectOnY === 0 ? 0 : (effectOnY * Math.sqrt(variance)) / noise
  }
  for (let j = 0; j < m; j++) {
    if (!(left[j]! > least[j]!)) continue
    let tie = measured[j]!
    for (let q = 0; q < rows.length; q++) tie -= rows[q]![j]! * requested[q]!
    set(j, tie / left[j]!, ties[j]! / left[j]!, left[j]!)
  }
  const own = backward(
    factor,
    forward(
      factor,
      selected.map((j) => products[j]!),
    ),
  )
  const sought = backward(factor, requested)
  for (const [index, j] of selected.entries()) {
    // The diagonal of the inverse covariance of the chosen columns holds the inverse of what the others leave of each.
    const unit = new Float64Array(selected.length)
    unit[index] = 1
    const inverse = forward(factor, unit).reduce((sum, entry) => sum + entry * entry, 0)
    set(j, sought[index]!, own[index]!, 1 / inverse)
  }
  return { effects, ts, variances, leads: leadsOf(columns, factor, ts, variances), freedom, rest }
}

/** The lead of each chosen column. Removing a column returns the shared part to the others. */
function leadsOf(
  { selected, rows, left, least, ties, count, rest }: PartialColumns,
  factor: readonly Float64Array[],
  ts: Float64Array,
  variances: Float64Array,
): Float64Array {
  const variance = rest / Math.max(1, count - selected.length - 1)
  const leads = new Float64Array(left.length).fill(Number.POSITIVE_INFINITY)
  const own = Float64Array.from(selected, (j) => (ts[j]! * Math.sqrt(variance)) / Math.sqrt(variances[j]!))
  const column = new Float64Array(selected.length)
  for (let rival = 0; rival < left.length; rival++) {
    if (!(left[rival]! > least[rival]!)) continue
    for (let q = 0; q < rows.length; q++) column[q] = rows[q]![rival]!
    backward(factor, column)
    for (const [index, j] of selected.entries()) {
      const share = column[index]!
      const common = share * share * variances[j]!
      const free = left[rival]! + common
      if (common < STRANGE * free || common > SAME * free) continue
      const tie = ties[rival]! + share * own[index]! * variances[j]!
      leads[j] = Math.min(leads[j]!, ts[j]! ** 2 - (tie * tie) / (free * variance))
    }
  }
  return leads
}

/** Solves L x = b, overwriting b; factor[q] holds column q of L from its diagonal on. */
function forward(factor: readonly Float64Array[], b: Float64Array | number[]): Float64Array {
  const x = Float64Array.from(b)
  for (const [q, entries] of factor.entries()) {
    const value = x[q]! / entries[0]!
    x[q] = value
    if (value !== 0) for (let i = 1; i < entries.length; i++) x[q + i]! -= entries[i]! * value
  }
  return x
}

/** Solves L' x = b, overwriting b. */
function backward(factor: readonly Float64Array[], b: Float64Array): Float64Array {
  for (let q = factor.length - 1; q >= 0; q--) {
    const entries = factor[q]!
    let sum = b[q]!
    for (let i = 1; i < entries.length; i++) sum -= entries[i]! * b[q + i]!
    b[q] = sum / entries[0]!
  }
  return b
}
