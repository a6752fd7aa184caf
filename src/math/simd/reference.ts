import { BLOCK_ROWS, BLOCK_SECTIONS, type BlockedRows } from './blockedRows.js'
import { CODED_ROWS } from './codedRows.js'
import type { JoinedRows } from './joinedRows.js'
import { NORMAL_COLUMNS, SLICE_COLUMNS } from './slices.js'

/**
 * The numeric kernels in plain TypeScript: what runs on ordinary buffers, and the oracle of the WebAssembly kernels,
 * whose every bit they reproduce. `Math.fround` after each operation is f32 arithmetic (a product of two f32 is exact
 * in f64, and a sum of two rounds the same either way). Shapes are documented in dispatch.ts.
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

export function int8TimesVector(
  matrix: Int8Array,
  scales: Float32Array,
  vector: Int16Array,
  vectorScale: number,
  out: Float32Array,
  k: number,
  rowFrom: number,
  rowTo: number,
): void {
  for (let row = rowFrom; row < rowTo; row++) out[row] = int8Row(matrix, scales, row, vector, vectorScale, k)
}

export function int8RowsTimesVector(
  matrix: Int8Array,
  scales: Float32Array,
  rows: Uint32Array,
  count: number,
  vector: Int16Array,
  vectorScale: number,
  out: Float32Array,
  k: number,
): void {
  for (let i = 0; i < count; i++) out[i] = int8Row(matrix, scales, rows[i]!, vector, vectorScale, k)
}

function int8Row(
  matrix: Int8Array,
  scales: Float32Array,
  row: number,
  vector: Int16Array,
  vectorScale: number,
  k: number,
): number {
  let sum = 0
  for (let j = 0, at = row * k; j < k; j++, at++) sum = (sum + matrix[at]! * vector[j]!) | 0
  return fround(fround(sum) * fround(scales[row]! * fround(vectorScale)))
}

export function roundRows(
  source: Float32Array,
  rows: number,
  k: number,
  matrix: Int8Array,
  stride: number,
  scales: Float32Array,
  quantizationErrors: Float32Array,
): void {
  const fours = k - (k % 4)
  for (let row = 0; row < rows; row++) {
    const from = row * k
    let most = 0
    for (let j = from; j < from + k; j++) most = Math.max(most, Math.abs(source[j]!))
    const scale = fround(most / 127)
    const steps = most === 0 ? 0 : fround(127 / most)
    scales[row] = scale
    const squareOf = (j: number): number => {
      const value = source[from + j]!
      const whole = Math.floor(fround(fround(value * steps) + 0.5))
      matrix[row * stride + j] = whole
      const rest = fround(value - fround(whole * scale))
      return fround(rest * rest)
    }
    let [s0, s1, s2, s3] = [0, 0, 0, 0]
    for (let j = 0; j < fours; j += 4) {
      s0 = fround(s0 + squareOf(j))
      s1 = fround(s1 + squareOf(j + 1))
      s2 = fround(s2 + squareOf(j + 2))
      s3 = fround(s3 + squareOf(j + 3))
    }
    let sum = fround(fround(s0 + s1) + fround(s2 + s3))
    for (let j = fours; j < k; j++) sum = fround(sum + squareOf(j))
    quantizationErrors[row] = Math.sqrt(sum)
  }
}

export function roundBlocks(
  matrix: Int8Array,
  scales: Float32Array,
  quantizationErrors: Float32Array,
  target: BlockedRows,
  stride: number,
  rowFrom: number,
  rowTo: number,
): void {
  const { axes, axisScales } = target
  const count = axes.length
  for (let row = rowFrom; row < rowTo; row++) {
    const from = (row >> 4) * count * 4 + (row & 3) * 2
    const [bits, bias] = placeOfRow(row)
    let most = 0
    let left = 0
    for (let j = 0; j < stride; j++) left += matrix[row * stride + j]! ** 2
    for (let j = 0; j < count; j++) {
      const byte = matrix[row * stride + axes[j]!]!
      most = Math.max(most, Math.abs(fround(byte / axisScales[j]!)))
      left -= byte ** 2
    }
    const step = most === 0 ? 1 : fround(most / 7)
    let sum = fround(left)
    const squares = target.squares.subarray(row * BLOCK_SECTIONS, (row + 1) * BLOCK_SECTIONS).fill(0)
    for (let j = 0; j < count; j++) {
      const byte = matrix[row * stride + axes[j]!]!
      const unit = fround(step * axisScales[j]!)
      const n = Math.floor(fround(fround(byte / unit) + 0.5))
      const rest = fround(byte - fround(n * unit))
      sum = fround(sum + fround(rest * rest))
      squares[(j >> 3) % BLOCK_SECTIONS]! += n * n
      const at = from + (j >> 1) * 8 + (j & 1)
      const others = (row & 12) === 0 ? 0 : target.blocks[at]!
      target.blocks[at] = others | (((n + bias) & 15) << bits)
    }
    target.scales[row] = scales[row]! * step
    target.quantizationErrors[row] = quantizationErrors[row]! + fround(scales[row]! * fround(Math.sqrt(sum)))
  }
}

/** Where the four bits of a row are in an entry, and what is added to them. */
const placeOfRow = (row: number): readonly [bits: number, bias: number] => PLACES[(row >> 2) & 3]!

const PLACES = [
  [0, 8],
  [12, 0],
  [8, 8],
  [4, 0],
] as const

export function blocksReaching(
  { axes, blocks, scales, quantizationErrors }: BlockedRows,
  vector: Int16Array,
  out: Uint32Array,
  vectorScale: number,
  share: number,
  base: number,
  least: number,
  blockFrom: number,
  blockTo: number,
): number {
  const unit = fround(vectorScale)
  const bar = fround(least)
  let found = 0
  for (let block = blockFrom; block < blockTo; block++) {
    for (let row = block * BLOCK_ROWS; row < (block + 1) * BLOCK_ROWS; row++) {
      const from = block * axes.length * 4 + (row & 3) * 2
      const [bits, bias] = placeOfRow(row)
      let whole = 0
      for (let j = 0; j < axes.length; j++) {
        const four = (blocks[from + (j >> 1) * 8 + (j & 1)]! >> bits) & 15
        whole += (bias > 0 ? four - bias : (four << 28) >> 28) * vector[j]!
      }
      const product = fround(whole * fround(scales[row]! * unit))
      const error = fround(fround(quantizationErrors[row]! * fround(share)) + fround(base))
      if (fround(product + error) >= bar) out[found++] = row
    }
  }
  return found
}

export function pairsAbove(
  { groups, shorts, width, exact, axes }: JoinedRows,
  least: number,
  floor: number,
  rowFrom: number,
  rowTo: number,
  queryFrom: number,
  queryTo: number,
  pairs: Uint32Array,
  products: Float32Array,
): number {
  let found = 0
  for (let query = queryFrom; query < queryTo; query++) {
    const vector = exact.subarray(query * axes, (query + 1) * axes)
    for (let row = rowFrom; row < Math.min(rowTo, query); row++) {
      const from = (row >> 2) * 4 * width + (row & 3) * 2
      let sum = 0
      for (let j = 0; j < width; j++) sum += groups[from + (j >> 1) * 8 + (j & 1)]! * shorts[query * width + j]!
      if (sum < least) continue
      const product = rowTimesVector(exact, row, vector, axes)
      if (!(product > floor)) continue
      pairs[2 * found] = row
      pairs[2 * found + 1] = query
      products[found++] = product
    }
  }
  return found
}

type Floats = Float32Array | Float64Array

/** Codes of int8 rows: of each entry, how many of the three thresholds of its axis it exceeds. */
export function codeRows(
  matrix: Int8Array,
  stride: number,
  scales: Float32Array,
  thresholds: Float32Array,
  axes: number,
  codes: Int8Array,
  rowFrom: number,
  rowTo: number,
): void {
  for (let row = rowFrom; row < rowTo; row++) {
    const block = Math.floor(row / CODED_ROWS) * axes * (CODED_ROWS / 4)
    const place = row % CODED_ROWS
    for (let axis = 0; axis < axes; axis++) {
      const value = fround(matrix[row * stride + axis]! * scales[row]!)
      let code = 0
      for (let at = axis; at < thresholds.length; at += axes) code += Number(value > thresholds[at]!)
      const target = block + (axis >> 1) * 16 + (place & 15)
      const shift = (place < 16 ? 0 : 4) + 2 * (axis & 1)
      codes[target] = (codes[target]! & ~(3 << shift)) | (code << shift)
    }
  }
}

/** out[row] = base + step x the sum of table[pair][code of the pair], in f32. */
export function codesTimesTable(
  codes: Int8Array,
  axes: number,
  table: Int8Array,
  step: number,
  base: number,
  out: Float32Array,
  blockFrom: number,
  blockTo: number,
): void {
  const [unit, least] = [fround(step), fround(base)]
  const pairs = axes / 2
  for (let block = blockFrom; block < blockTo; block++) {
    for (let place = 0; place < CODED_ROWS; place++) {
      const shift = place < 16 ? 0 : 4
      let sum = 0
      for (let pair = 0; pair < pairs; pair++) {
        const byte = codes[(block * pairs + pair) * 16 + (place & 15)]!
        sum += table[pair * 16 + ((byte >> shift) & 15)]!
      }
      out[block * CODED_ROWS + place] = fround(fround(sum * unit) + least)
    }
  }
}

/** Lists of the same length. The kernels read `a` in f64 and the others in f32. */
export interface ThreeLists {
  readonly a: Floats
  readonly b: Floats
  readonly c: Floats
}

/** out[i - from] = the sum of factor x (value - mean) over three lists; `scaling` has the factors, then the means. */
export function addScaled(
  { a, b, c }: ThreeLists,
  scaling: Float64Array,
  out: Float64Array,
  from: number,
  to: number,
): void {
  const [f0, f1, f2, m0, m1, m2] = scaling as unknown as readonly [number, number, number, number, number, number]
  for (let i = from; i < to; i++) {
    out[i - from] = f0 * (a[i]! - m0) + f1 * (b[i]! - m1) + f2 * (c[i]! - m2)
  }
}

/** Index of the first of entries `from` to `to` - 1 that is not below `least`; `to` if there is none. */
export function nextReaching(list: Float64Array, least: number, from: number, to: number): number {
  let i = from
  while (i < to && !(list[i]! >= least)) i++
  return i
}

/** sums[i % 4] += list[i] and sums[4 + i % 4] += list[i] squared, for entries `from` to `to` - 1. */
export function addSums(list: Floats, sums: Float64Array, from: number, to: number): void {
  for (let i = from; i < to; i++) {
    const value = list[i]!
    sums[i & 3]! += value
    sums[4 + (i & 3)]! += value * value
  }
}

/** Marks with 1 the entries `from` to `to` - 1 that are above a bar. */
export function markAbove(list: Floats, bar: number, marks: Uint8Array, from: number, to: number): void {
  // Without a branch: about every second cosine is above its bar, so none can be predicted.
  for (let i = from; i < to; i++) marks[i]! |= Number(list[i]! > bar)
}
