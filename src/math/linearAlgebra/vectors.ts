/** Dot product of two vectors of the same length. */
export function dot(x: Float64Array, y: Float64Array): number {
  let sum = 0
  for (let i = 0; i < x.length; i++) sum += x[i]! * y[i]!
  return sum
}

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

/** Removes from a vector its components along orthogonal unit vectors, in place, one after the other. */
export function removeDirections(vector: Float64Array, directions: readonly Float64Array[]): void {
  for (const direction of directions) {
    let along = 0
    for (let axis = 0; axis < vector.length; axis++) along += direction[axis]! * vector[axis]!
    for (let axis = 0; axis < vector.length; axis++) vector[axis]! -= along * direction[axis]!
  }
}

/** Rows of a matrix with their weights: the first `length` of parallel arrays. */
export interface WeightedRows {
  readonly rows: ArrayLike<number>
  readonly weights: ArrayLike<number>
  readonly length: number
}

/**
 * Adds rows of `matrix` (n x axes, axes = length of `sum`) to `sum`, each times its weight, in their order. Four rows at
 * a time are faster and give the same bits as one by one.
 */
export function addWeightedRows(
  sum: Float64Array,
  matrix: Float32Array,
  { rows, weights, length }: WeightedRows,
): void {
  const axes = sum.length
  let next = 0
  for (; next + 4 <= length; next += 4) {
    const [a, b, c, d] = [rows[next]! * axes, rows[next + 1]! * axes, rows[next + 2]! * axes, rows[next + 3]! * axes]
    const [u, v, w, x] = [weights[next]!, weights[next + 1]!, weights[next + 2]!, weights[next + 3]!]
    for (let axis = 0; axis < axes; axis++) {
      sum[axis] =
        sum[axis]! + u * matrix[a + axis]! + v * matrix[b + axis]! + w * matrix[c + axis]! + x * matrix[d + axis]!
    }
  }
  for (; next < length; next++) {
    const from = rows[next]! * axes
    const weight = weights[next]!
    for (let axis = 0; axis < axes; axis++) sum[axis] = sum[axis]! + weight * matrix[from + axis]!
  }
}

/**
 * Dot products of vectors with one, into `products`: bit for bit those of `cosine`. Four sums at a
 * time, since each addition waits for the one before.
 */
export function cosinesOf(
  vectors: readonly (Float32Array | undefined)[],
  vector: Float32Array,
  products: Float64Array,
): void {
  const axes = vector.length
  let next = 0
  for (; next + 4 <= vectors.length; next += 4) {
    const [a, b, c, d] = [vectors[next], vectors[next + 1], vectors[next + 2], vectors[next + 3]]
    if (a === undefined || b === undefined || c === undefined || d === undefined) {
      for (let i = next; i < next + 4; i++) products[i] = cosine(vectors[i], vector)
      continue
    }
    let [s, t, u, v] = [0, 0, 0, 0]
    for (let axis = 0; axis < axes; axis++) {
      const value = vector[axis]!
      s += a[axis]! * value
      t += b[axis]! * value
      u += c[axis]! * value
      v += d[axis]! * value
    }
    products[next] = s
    products[next + 1] = t
    products[next + 2] = u
    products[next + 3] = v
  }
  for (; next < vectors.length; next++) products[next] = cosine(vectors[next], vector)
}

/** Whether a row of `rows` (n x axes) is all zeros. */
export function isZeroRow(rows: Float32Array, row: number, axes: number): boolean {
  for (let at = row * axes; at < (row + 1) * axes; at++) if (rows[at] !== 0) return false
  return true
}
