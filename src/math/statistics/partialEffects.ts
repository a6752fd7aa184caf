/**
 * Squared partial correlation of two columns given the chosen ones: above the first they are collinear, and either may stand for
 * the other; below the second they are nearly independent.
 */
const COLLINEAR = 0.5
const INDEPENDENT = 0.1

/** The state of a pivoted Cholesky decomposition of m columns after some of them were chosen. */
export interface PartialColumns {
  readonly selected: readonly number[]
  /** One row of the factor for each chosen column: its covariance with all columns, given those chosen before it. */
  readonly rows: readonly Float64Array[]
  /** By column, its sum of squares that the chosen ones do not explain. */
  readonly unexplained: Float64Array
  /** By column, the least `unexplained` with which it can be distinguished from the chosen ones. */
  readonly leastUnexplained: Float64Array
  /** By column, the sum of its products with y about the means. */
  readonly products: ArrayLike<number>
  /** By column, the sum of its products with the residuals of y after the chosen columns. */
  readonly residualProducts: Float64Array
  /** By column, the sum of its products with the y whose effects are measured. */
  readonly measured: ArrayLike<number>
  /** Number of cases. */
  readonly count: number
  /** Residual sum of squares: what the chosen columns do not explain of y. */
  readonly residualSquares: number
}

export interface PartialEffects {
  /**
   * Effect of each column with the chosen ones held fixed, in units of the measured y per unit of the column. That of a chosen
   * column holds the other chosen ones fixed. 0 for a column that cannot be distinguished from the chosen ones.
   */
  readonly effects: Float64Array
  /** Effect on y / its standard error, with `freedom` degrees of freedom; 0 without variance. */
  readonly ts: Float64Array
  /** Sum of squares of each column that the (other) chosen ones do not explain; 0 where the effect is 0. */
  readonly variances: Float64Array
  /**
   * By column, how much more a chosen one explains than its best rival, as a difference of squared t. A rival is a
   * column that is not chosen and has much in common with it, but is not identical. Infinite without rivals.
   */
  readonly leads: Float64Array
  /** Residual degrees of freedom: cases - chosen columns - 1. */
  readonly freedom: number
  readonly residualSquares: number
}

/**
 * The effect of every column in a least-squares model with the chosen ones. With the Cholesky factor L of the chosen columns'
 * covariance, their coefficients solve L L' b = products, and the diagonal of (L L')^-1 gives their variances. Takes m x
 * chosen^2 / 2 steps.
 */
export function partialEffects(columns: PartialColumns): PartialEffects {
  const { selected, rows, unexplained, leastUnexplained, products, residualProducts, measured } = columns
  const { count, residualSquares } = columns
  const m = products.length
  const freedom = Math.max(1, count - selected.length - 1)
  const noise = Math.sqrt(residualSquares / freedom)
  const factor = rows.map((row, q) => Float64Array.from(selected.slice(q), (j) => row[j]!))
  const solvedMeasured = solveLower(
    factor,
    selected.map((j) => measured[j]!),
  )
  const solvedProducts = solveLower(
    factor,
    selected.map((j) => products[j]!),
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
    if (!(unexplained[j]! > leastUnexplained[j]!)) continue
    let product = measured[j]!
    for (let q = 0; q < rows.length; q++) product -= rows[q]![j]! * solvedMeasured[q]!
    set(j, product / unexplained[j]!, residualProducts[j]! / unexplained[j]!, unexplained[j]!)
  }
  const effectsOnY = solveUpper(factor, solvedProducts)
  const measuredEffects = solveUpper(factor, solvedMeasured)
  for (const [index, j] of selected.entries()) {
    // The diagonal of the inverse covariance of the chosen columns: 1 / the variance of each that the others leave.
    const unit = new Float64Array(selected.length)
    unit[index] = 1
    const inverse = solveLower(factor, unit).reduce((sum, entry) => sum + entry * entry, 0)
    set(j, measuredEffects[index]!, effectsOnY[index]!, 1 / inverse)
  }
  return { effects, ts, variances, leads: leadsOf(columns, factor, ts, variances), freedom, residualSquares }
}

/** The lead of each chosen column. Removing a column returns the shared part to the others. */
function leadsOf(
  { selected, rows, unexplained, leastUnexplained, residualProducts, count, residualSquares }: PartialColumns,
  factor: readonly Float64Array[],
  ts: Float64Array,
  variances: Float64Array,
): Float64Array {
  const variance = residualSquares / Math.max(1, count - selected.length - 1)
  const leads = new Float64Array(unexplained.length).fill(Number.POSITIVE_INFINITY)
  const effects = Float64Array.from(selected, (j) => (ts[j]! * Math.sqrt(variance)) / Math.sqrt(variances[j]!))
  const coefficients = new Float64Array(selected.length)
  for (let rival = 0; rival < unexplained.length; rival++) {
    if (!(unexplained[rival]! > leastUnexplained[rival]!)) continue
    for (let q = 0; q < rows.length; q++) coefficients[q] = rows[q]![rival]!
    solveUpper(factor, coefficients)
    for (const [index, j] of selected.entries()) {
      const coefficient = coefficients[index]!
      const common = coefficient * coefficient * variances[j]!
      const total = unexplained[rival]! + common
      if (common < INDEPENDENT * total || common > COLLINEAR * total) continue
      const product = residualProducts[rival]! + coefficient * effects[index]! * variances[j]!
      leads[j] = Math.min(leads[j]!, ts[j]! ** 2 - (product * product) / (total * variance))
    }
  }
  return leads
}

/** Solves L x = b; factor[q] holds column q of L from its diagonal on. */
function solveLower(factor: readonly Float64Array[], b: Float64Array | number[]): Float64Array {
  const x = Float64Array.from(b)
  for (const [q, entries] of factor.entries()) {
    const value = x[q]! / entries[0]!
    x[q] = value
    if (value !== 0) for (let i = 1; i < entries.length; i++) x[q + i]! -= entries[i]! * value
  }
  return x
}

/** Solves L' x = b, overwriting b, and returns it. */
function solveUpper(factor: readonly Float64Array[], b: Float64Array): Float64Array {
  for (let q = factor.length - 1; q >= 0; q--) {
    const entries = factor[q]!
    let sum = b[q]!
    for (let i = 1; i < entries.length; i++) sum -= entries[i]! * b[q + i]!
    b[q] = sum / entries[0]!
  }
  return b
}
