import { NORMAL_COLUMNS, SLICE_COLUMNS } from '../slices.js'

/**
 * The kernels in plain TypeScript: what runs on ordinary buffers, and the oracle of the WebAssembly kernels, whose every bit they
 * reproduce. `Math.fround` after each operation is f32 arithmetic (a product of two f32 is exact in f64, and a sum of two rounds the
 * same either way). Shapes are documented with the kernels of the same name in the folder above.
 */
const { fround } = Math

export function sparseTimesDense(
  rowOffsets: Uint32Array,
  columns: Uint32Array,
  values: Float32Array,
  dense: Float32Array,
  out: Float32Array,
  k: number,
  rowFrom: number,
  rowTo: number,
): void {
  for (let row = rowFrom; row < rowTo; row++) {
    const from = rowOffsets[row]!
    const to = rowOffsets[row + 1]!
    const target = row * k
    let j = 0
    for (; j + 4 <= k; j += 4) {
      let s0 = fround(0)
      let s1 = fround(0)
      let s2 = fround(0)
      let s3 = fround(0)
      for (let entry = from; entry < to; entry++) {
        const at = columns[entry]! * k + j
        const value = values[entry]!
        s0 = fround(s0 + fround(value * dense[at]!))
        s1 = fround(s1 + fround(value * dense[at + 1]!))
        s2 = fround(s2 + fround(value * dense[at + 2]!))
        s3 = fround(s3 + fround(value * dense[at + 3]!))
      }
      out[target + j] = s0
      out[target + j + 1] = s1
      out[target + j + 2] = s2
      out[target + j + 3] = s3
    }
    for (; j < k; j++) {
      let sum = fround(0)
      for (let entry = from; entry < to; entry++) {
        sum = fround(sum + fround(values[entry]! * dense[columns[entry]! * k + j]!))
      }
      out[target + j] = sum
    }
  }
}

export function sparseTimesSlice(
  rowOffsets: Uint32Array,
  columns: Uint32Array,
  values: Float32Array,
  slices: Float32Array,
  denseRows: number,
  out: Float32Array,
  k: number,
  column: number,
  rowFrom: number,
  rowTo: number,
): void {
  const width = Math.min(k - column, SLICE_COLUMNS)
  for (let row = rowFrom; row < rowTo; row++) {
    for (let j = 0; j < width; j++) {
      let sum = fround(0)
      for (let entry = rowOffsets[row]!; entry < rowOffsets[row + 1]!; entry++) {
        const factor = slices[column * denseRows + columns[entry]! * width + j]!
        sum = fround(sum + fround(values[entry]! * factor))
      }
      out[row * k + column + j] = sum
    }
  }
}

export function normalTimesSlice(
  rowOffsets: Uint32Array,
  columns: Uint32Array,
  values: Float32Array,
  slice: Float32Array,
  rowFrom: number,
  rowTo: number,
): void {
  const sums = new Float32Array(NORMAL_COLUMNS)
  for (let row = rowFrom; row < rowTo; row++) {
    sums.fill(0)
    for (let entry = rowOffsets[row]!; entry < rowOffsets[row + 1]!; entry++) {
      const at = columns[entry]! * 2 * NORMAL_COLUMNS
      for (let j = 0; j < NORMAL_COLUMNS; j++) sums[j]! += fround(values[entry]! * slice[at + j]!)
    }
    for (let entry = rowOffsets[row]!; entry < rowOffsets[row + 1]!; entry++) {
      const at = (columns[entry]! * 2 + 1) * NORMAL_COLUMNS
      for (let j = 0; j < NORMAL_COLUMNS; j++) slice[at + j]! += fround(values[entry]! * sums[j]!)
    }
  }
}

/**
 * Number of rows processed together, so that their slices stay in the nearest cache. The order of a sum does not depend
 * on it.
 */
const GRAM_ROWS = 32

export function gram(
  a: Float32Array,
  b: Float32Array,
  k: number,
  l: number,
  rowFrom: number,
  rowTo: number,
  out: Float64Array,
  symmetric: boolean,
): void {
  out.fill(0, 0, k * l)
  for (let from = rowFrom; from < rowTo; from += GRAM_ROWS) {
    const to = Math.min(from + GRAM_ROWS, rowTo)
    for (let p = 0; p < k; p++) {
      let q = symmetric ? p : 0
      for (; q + 4 <= l; q += 4) {
        const target = p * l + q
        let s0 = out[target]!
        let s1 = out[target + 1]!
        let s2 = out[target + 2]!
        let s3 = out[target + 3]!
        for (let row = from; row < to; row++) {
          const factor = a[row * k + p]!
          const at = row * l + q
          s0 += factor * b[at]!
          s1 += factor * b[at + 1]!
          s2 += factor * b[at + 2]!
          s3 += factor * b[at + 3]!
        }
        out[target] = s0
        out[target + 1] = s1
        out[target + 2] = s2
        out[target + 3] = s3
      }
      for (; q < l; q++) {
        let sum = out[p * l + q]!
        for (let row = from; row < to; row++) sum += a[row * k + p]! * b[row * l + q]!
        out[p * l + q] = sum
      }
    }
  }
  if (!symmetric) return
  for (let p = 0; p < k; p++) for (let q = p + 1; q < l; q++) out[q * l + p] = out[p * l + q]!
}

export function denseTimesSmall(
  a: Float32Array,
  small: Float32Array,
  out: Float32Array,
  k: number,
  l: number,
  rowFrom: number,
  rowTo: number,
): void {
  for (let row = rowFrom; row < rowTo; row++) {
    const source = row * k
    const target = row * l
    let q = 0
    for (; q + 4 <= l; q += 4) {
      let s0 = fround(0)
      let s1 = fround(0)
      let s2 = fround(0)
      let s3 = fround(0)
      for (let p = 0, at = q; p < k; p++, at += l) {
        const factor = a[source + p]!
        s0 = fround(s0 + fround(factor * small[at]!))
        s1 = fround(s1 + fround(factor * small[at + 1]!))
        s2 = fround(s2 + fround(factor * small[at + 2]!))
        s3 = fround(s3 + fround(factor * small[at + 3]!))
      }
      out[target + q] = s0
      out[target + q + 1] = s1
      out[target + q + 2] = s2
      out[target + q + 3] = s3
    }
    for (; q < l; q++) {
      let sum = fround(0)
      for (let p = 0, at = q; p < k; p++, at += l) sum = fround(sum + fround(a[source + p]! * small[at]!))
      out[target + q] = sum
    }
  }
}

export function matrixTimesVector(
  matrix: Float32Array,
  vector: Float32Array,
  out: Float32Array,
  k: number,
  rowFrom: number,
  rowTo: number,
): void {
  for (let row = rowFrom; row < rowTo; row++) out[row] = rowTimesVector(matrix, row, vector, k)
}

export function rowsTimesVector(
  matrix: Float32Array,
  rows: Uint32Array,
  count: number,
  vector: Float32Array,
  out: Float32Array,
  k: number,
): void {
  for (let i = 0; i < count; i++) out[i] = rowTimesVector(matrix, rows[i]!, vector, k)
}

export function rowTimesVector(matrix: Float32Array, row: number, vector: Float32Array, k: number): number {
  const eights = k - (k % 8)
  const start = row * k
  let s0 = fround(0)
  let s1 = fround(0)
  let s2 = fround(0)
  let s3 = fround(0)
  let s4 = fround(0)
  let s5 = fround(0)
  let s6 = fround(0)
  let s7 = fround(0)
  let j = 0
  for (; j < eights; j += 8) {
    const at = start + j
    s0 = fround(s0 + fround(matrix[at]! * vector[j]!))
    s1 = fround(s1 + fround(matrix[at + 1]! * vector[j + 1]!))
    s2 = fround(s2 + fround(matrix[at + 2]! * vector[j + 2]!))
    s3 = fround(s3 + fround(matrix[at + 3]! * vector[j + 3]!))
    s4 = fround(s4 + fround(matrix[at + 4]! * vector[j + 4]!))
    s5 = fround(s5 + fround(matrix[at + 5]! * vector[j + 5]!))
    s6 = fround(s6 + fround(matrix[at + 6]! * vector[j + 6]!))
    s7 = fround(s7 + fround(matrix[at + 7]! * vector[j + 7]!))
  }
  let l0 = fround(s0 + s4)
  let l1 = fround(s1 + s5)
  let l2 = fround(s2 + s6)
  let l3 = fround(s3 + s7)
  for (; j + 4 <= k; j += 4) {
    const at = start + j
    l0 = fround(l0 + fround(matrix[at]! * vector[j]!))
    l1 = fround(l1 + fround(matrix[at + 1]! * vector[j + 1]!))
    l2 = fround(l2 + fround(matrix[at + 2]! * vector[j + 2]!))
    l3 = fround(l3 + fround(matrix[at + 3]! * vector[j + 3]!))
  }
  let sum = fround(fround(l0 + l1) + fround(l2 + l3))
  for (; j < k; j++) sum = fround(sum + fround(matrix[start + j]! * vector[j]!))
  return sum
}
