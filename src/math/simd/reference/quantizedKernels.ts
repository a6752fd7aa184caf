import { BLOCK_ROWS, BLOCK_SECTIONS, type BlockedRows } from '../blockedRows.js'
import { CODED_ROWS } from '../codedRows.js'
import type { JoinedRows } from '../joinedRows.js'
import { rowTimesVector } from './matrixKernels.js'

/** The kernels on quantized rows in plain TypeScript, as in matrixKernels.ts. */
const { fround } = Math

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
