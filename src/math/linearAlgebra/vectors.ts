/** Dot product of two unit vectors; 0 if one is missing. */
export function cosine(a: Float32Array | undefined, b: Float32Array | undefined): number {
  if (a === undefined || b === undefined) return 0
  let sum = 0
  for (let axis = 0; axis < a.length; axis++) sum += a[axis]! * b[axis]!
  return sum
}

/** Adds row `row` of `rows` (n x axes, axes = length of `sum`) to `sum`. */
export function addRow(sum: Float64Array, rows: Float32Array, row: number): void {
  const axes = sum.length
  const from = row * axes
  for (let axis = 0; axis < axes; axis++) sum[axis]! += rows[from + axis]!
}

/** Whether a row of `rows` (n x axes) is all zeros. */
export function isZeroRow(rows: Float32Array, row: number, axes: number): boolean {
  for (let at = row * axes; at < (row + 1) * axes; at++) if (rows[at] !== 0) return false
  return true
}
