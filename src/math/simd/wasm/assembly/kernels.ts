// Numeric kernels in AssemblyScript. Every function has a twin in ../../reference/ that gives the same bits:
// f32 lanes always stand for different outputs, each of them one running sum in a fixed order, and where an output is
// spread over lanes (dot products) the twin keeps the same partial sums. Pointers are byte addresses in the shared
// memory. Tails that do not fill a vector are computed by a vector that overlaps its neighbour: it writes the same
// values a second time, which is cheaper than a scalar loop.

const F32: usize = 4
const F64: usize = 8

// ---- sparse times dense ------------------------------------------------------------------------------------------

/**
 * out[row, 0..k) = sum over the row's entries of value * dense[column, 0..k). Thirty-two columns of all rows, then the next: so
 * much of `dense` stays in the nearer caches while all rows gather from it.
 */
export function sparseTimesDense(
  rowOffsets: usize,
  columns: usize,
  values: usize,
  dense: usize,
  out: usize,
  k: u32,
  rowFrom: u32,
  rowTo: u32,
): void {
  const stride = (<usize>k) * F32
  const shift = values - columns
  for (let at: usize = 0; at < stride; at += 128) {
    for (let row = rowFrom; row < rowTo; row++) {
      const first = columns + <usize>load<u32>(rowOffsets + (<usize>row) * F32) * F32
      const last = columns + <usize>load<u32>(rowOffsets + (<usize>row + 1) * F32) * F32
      const target = out + (<usize>row) * stride
      if (at + 128 <= stride) sparseTile32(first, last, shift, dense + at, target + at, stride)
      else sparseRest(first, last, shift, dense, target, at, stride)
    }
  }
}

/** The up to 32 columns from `column` on, from their slice: `slices` has 32 columns of all `denseRows` rows, then the next. */
export function sparseTimesSlice(
  rowOffsets: usize,
  columns: usize,
  values: usize,
  slices: usize,
  denseRows: u32,
  out: usize,
  k: u32,
  column: u32,
  rowFrom: u32,
  rowTo: u32,
): void {
  const stride = (<usize>k) * F32
  const shift = values - columns
  const at = (<usize>column) * F32
  const slice = slices + at * <usize>denseRows
  const width = min(stride - at, 128)
  for (let row = rowFrom; row < rowTo; row++) {
    const first = columns + <usize>load<u32>(rowOffsets + (<usize>row) * F32) * F32
    const last = columns + <usize>load<u32>(rowOffsets + (<usize>row + 1) * F32) * F32
    const target = out + (<usize>row) * stride + at
    if (width === 128) sparseTile32(first, last, shift, slice, target, width)
    else sparseRest(first, last, shift, slice, target, 0, width)
  }
}

/**
 * Sixteen columns of A' (A x) for rows of A, added to what is there. `slice` has 32 numbers for each column of A: 16 of x, then 16
 * of the result.
 */
export function normalTimesSlice(
  rowOffsets: usize,
  columns: usize,
  values: usize,
  slice: usize,
  rowFrom: u32,
  rowTo: u32,
): void {
  const shift = values - columns
  let first = columns + <usize>load<u32>(rowOffsets + (<usize>rowFrom) * F32) * F32
  for (let row = rowFrom; row < rowTo; row++) {
    const last = columns + <usize>load<u32>(rowOffsets + (<usize>row + 1) * F32) * F32
    let s0 = f32x4.splat(0)
    let s1 = s0
    let s2 = s0
    let s3 = s0
    for (let entry = first; entry < last; entry += F32) {
      const source = slice + (<usize>load<u32>(entry)) * 128
      const value = v128.load_splat<f32>(entry + shift)
      s0 = f32x4.add(s0, f32x4.mul(value, v128.load(source)))
      s1 = f32x4.add(s1, f32x4.mul(value, v128.load(source, 16)))
      s2 = f32x4.add(s2, f32x4.mul(value, v128.load(source, 32)))
      s3 = f32x4.add(s3, f32x4.mul(value, v128.load(source, 48)))
    }
    for (let entry = first; entry < last; entry += F32) {
      const target = slice + (<usize>load<u32>(entry)) * 128
      const value = v128.load_splat<f32>(entry + shift)
      v128.store(target, f32x4.add(v128.load(target, 64), f32x4.mul(value, s0)), 64)
      v128.store(target, f32x4.add(v128.load(target, 80), f32x4.mul(value, s1)), 80)
      v128.store(target, f32x4.add(v128.load(target, 96), f32x4.mul(value, s2)), 96)
      v128.store(target, f32x4.add(v128.load(target, 112), f32x4.mul(value, s3)), 112)
    }
    first = last
  }
}

/** The last 1 to 31 columns of a row, from byte `at`: the narrowest tiles, the last one overlapping if it can. */
function sparseRest(
  first: usize,
  last: usize,
  shift: usize,
  dense: usize,
  out: usize,
  at: usize,
  stride: usize,
): void {
  if (stride - at > 64) {
    if (stride >= 128) return sparseTile32(first, last, shift, dense + stride - 128, out + stride - 128, stride)
    sparseTile16(first, last, shift, dense + at, out + at, stride)
    at += 64
  }
  if (stride - at > 32) {
    if (stride >= 64) return sparseTile16(first, last, shift, dense + stride - 64, out + stride - 64, stride)
    sparseTile8(first, last, shift, dense + at, out + at, stride)
    at += 32
  }
  if (stride - at > 16) {
    if (stride >= 32) return sparseTile8(first, last, shift, dense + stride - 32, out + stride - 32, stride)
    sparseTile4(first, last, shift, dense + at, out + at, stride)
    at += 16
  }
  if (at < stride && stride >= 16) {
    return sparseTile4(first, last, shift, dense + stride - 16, out + stride - 16, stride)
  }
  for (; at < stride; at += F32) sparseColumn(first, last, shift, dense + at, out + at, stride)
}

function sparseTile32(first: usize, last: usize, shift: usize, dense: usize, out: usize, stride: usize): void {
  let s0 = f32x4.splat(0)
  let s1 = s0
  let s2 = s0
  let s3 = s0
  let s4 = s0
  let s5 = s0
  let s6 = s0
  let s7 = s0
  for (let entry = first; entry < last; entry += F32) {
    const source = dense + (<usize>load<u32>(entry)) * stride
    const value = v128.load_splat<f32>(entry + shift)
    s0 = f32x4.add(s0, f32x4.mul(value, v128.load(source)))
    s1 = f32x4.add(s1, f32x4.mul(value, v128.load(source, 16)))
    s2 = f32x4.add(s2, f32x4.mul(value, v128.load(source, 32)))
    s3 = f32x4.add(s3, f32x4.mul(value, v128.load(source, 48)))
    s4 = f32x4.add(s4, f32x4.mul(value, v128.load(source, 64)))
    s5 = f32x4.add(s5, f32x4.mul(value, v128.load(source, 80)))
    s6 = f32x4.add(s6, f32x4.mul(value, v128.load(source, 96)))
    s7 = f32x4.add(s7, f32x4.mul(value, v128.load(source, 112)))
  }
  v128.store(out, s0)
  v128.store(out, s1, 16)
  v128.store(out, s2, 32)
  v128.store(out, s3, 48)
  v128.store(out, s4, 64)
  v128.store(out, s5, 80)
  v128.store(out, s6, 96)
  v128.store(out, s7, 112)
}

function sparseTile16(first: usize, last: usize, shift: usize, dense: usize, out: usize, stride: usize): void {
  let s0 = f32x4.splat(0)
  let s1 = s0
  let s2 = s0
  let s3 = s0
  for (let entry = first; entry < last; entry += F32) {
    const source = dense + (<usize>load<u32>(entry)) * stride
    const value = v128.load_splat<f32>(entry + shift)
    s0 = f32x4.add(s0, f32x4.mul(value, v128.load(source)))
    s1 = f32x4.add(s1, f32x4.mul(value, v128.load(source, 16)))
    s2 = f32x4.add(s2, f32x4.mul(value, v128.load(source, 32)))
    s3 = f32x4.add(s3, f32x4.mul(value, v128.load(source, 48)))
  }
  v128.store(out, s0)
  v128.store(out, s1, 16)
  v128.store(out, s2, 32)
  v128.store(out, s3, 48)
}

function sparseTile8(first: usize, last: usize, shift: usize, dense: usize, out: usize, stride: usize): void {
  let s0 = f32x4.splat(0)
  let s1 = s0
  for (let entry = first; entry < last; entry += F32) {
    const source = dense + (<usize>load<u32>(entry)) * stride
    const value = v128.load_splat<f32>(entry + shift)
    s0 = f32x4.add(s0, f32x4.mul(value, v128.load(source)))
    s1 = f32x4.add(s1, f32x4.mul(value, v128.load(source, 16)))
  }
  v128.store(out, s0)
  v128.store(out, s1, 16)
}

function sparseTile4(first: usize, last: usize, shift: usize, dense: usize, out: usize, stride: usize): void {
  let sum = f32x4.splat(0)
  for (let entry = first; entry < last; entry += F32) {
    const source = dense + (<usize>load<u32>(entry)) * stride
    sum = f32x4.add(sum, f32x4.mul(v128.load_splat<f32>(entry + shift), v128.load(source)))
  }
  v128.store(out, sum)
}

function sparseColumn(first: usize, last: usize, shift: usize, dense: usize, out: usize, stride: usize): void {
  let sum: f32 = 0
  for (let entry = first; entry < last; entry += F32) {
    sum += load<f32>(entry + shift) * load<f32>(dense + (<usize>load<u32>(entry)) * stride)
  }
  store<f32>(out, sum)
}

// ---- Gram ----------------------------------------------------------------------------------------------------------

/** Rows taken together, so that their slices of a and b stay in the first-level cache. */
const GRAM_ROWS: u32 = 32

/** out (k x l, f64) = a' b over the rows. With `symmetric` only the upper triangle is summed, then mirrored. */
export function gram(
  a: usize,
  b: usize,
  k: u32,
  l: u32,
  rowFrom: u32,
  rowTo: u32,
  out: usize,
  symmetric: u32,
): void {
  memory.fill(out, 0, (<usize>k) * (<usize>l) * F64)
  if (k < 4 || l < 4) {
    for (let p: u32 = 0; p < k; p++) {
      for (let q: u32 = symmetric ? p : 0; q < l; q++) gramEntry(a, b, k, l, rowFrom, rowTo, out, p, q)
    }
  } else {
    for (let from = rowFrom; from < rowTo; from += GRAM_ROWS) {
      const to = min(from + GRAM_ROWS, rowTo)
      for (let p: u32 = 0; p < k; p += 4) {
        // The last tile reaches back over columns already summed; it stores only those that are new.
        const pTile = min(p, k - 4)
        for (let q: u32 = symmetric ? p : 0; q < l; q += 4) gramTile(a, b, k, l, from, to, out, pTile, p, q)
      }
    }
  }
  if (symmetric) {
    for (let p: u32 = 0; p < k; p++) {
      for (let q = p + 1; q < l; q++) {
        store<f64>(out + ((<usize>q) * l + p) * F64, load<f64>(out + ((<usize>p) * l + q) * F64))
      }
    }
  }
}

function gramEntry(a: usize, b: usize, k: u32, l: u32, from: u32, to: u32, out: usize, p: u32, q: u32): void {
  let sum: f64 = 0
  for (let row = from; row < to; row++) {
    sum += <f64>load<f32>(a + ((<usize>row) * k + p) * F32) * <f64>load<f32>(b + ((<usize>row) * l + q) * F32)
  }
  store<f64>(out + ((<usize>p) * l + q) * F64, sum)
}

/** @ts-ignore: decorator */
@inline
function splatWide(address: usize): v128 {
  return f64x2.splat(<f64>load<f32>(address))
}

function gramTile(
  a: usize,
  b: usize,
  k: u32,
  l: u32,
  from: u32,
  to: u32,
  out: usize,
  pTile: u32,
  p: u32,
  q: u32,
): void {
  const qTile = min(q, l - 4)
  const outStride = (<usize>l) * F64
  const o0 = out + (<usize>pTile) * outStride + (<usize>qTile) * F64
  const o1 = o0 + outStride
  const o2 = o1 + outStride
  const o3 = o2 + outStride
  let s00 = v128.load(o0)
  let s01 = v128.load(o0, 16)
  let s10 = v128.load(o1)
  let s11 = v128.load(o1, 16)
  let s20 = v128.load(o2)
  let s21 = v128.load(o2, 16)
  let s30 = v128.load(o3)
  let s31 = v128.load(o3, 16)
  const aStride = (<usize>k) * F32
  const bStride = (<usize>l) * F32
  let left = a + (<usize>from) * aStride + (<usize>pTile) * F32
  let right = b + (<usize>from) * bStride + (<usize>qTile) * F32
  for (let row = from; row < to; row++) {
    const b0 = f64x2.promote_low_f32x4(v128.load64_zero(right))
    const b1 = f64x2.promote_low_f32x4(v128.load64_zero(right, 8))
    const a0 = splatWide(left)
    s00 = f64x2.add(s00, f64x2.mul(a0, b0))
    s01 = f64x2.add(s01, f64x2.mul(a0, b1))
    const a1 = splatWide(left + 4)
    s10 = f64x2.add(s10, f64x2.mul(a1, b0))
    s11 = f64x2.add(s11, f64x2.mul(a1, b1))
    const a2 = splatWide(left + 8)
    s20 = f64x2.add(s20, f64x2.mul(a2, b0))
    s21 = f64x2.add(s21, f64x2.mul(a2, b1))
    const a3 = splatWide(left + 12)
    s30 = f64x2.add(s30, f64x2.mul(a3, b0))
    s31 = f64x2.add(s31, f64x2.mul(a3, b1))
    left += aStride
    right += bStride
  }
  const qSkip = q - qTile
  const pSkip = p - pTile
  if (pSkip < 1) storeFrom(o0, s00, s01, qSkip)
  if (pSkip < 2) storeFrom(o1, s10, s11, qSkip)
  if (pSkip < 3) storeFrom(o2, s20, s21, qSkip)
  storeFrom(o3, s30, s31, qSkip)
}

/** Stores four f64 except the first `skip` (0 to 3). */
function storeFrom(address: usize, low: v128, high: v128, skip: u32): void {
  if (skip == 0) v128.store(address, low)
  else if (skip == 1) v128.store64_lane(address, low, 1, 8)
  if (skip < 3) v128.store(address, high, 16)
  else v128.store64_lane(address, high, 1, 24)
}

// ---- dense times small -----------------------------------------------------------------------------------------------

/** Rows taken together, so that they and eight columns of `small` stay in the nearest caches. */
const DENSE_ROWS: u32 = 64

/** out (n x l) = a (n x k) times small (k x l), each output one sum in the order of k. */
export function denseTimesSmall(
  a: usize,
  small: usize,
  out: usize,
  k: u32,
  l: u32,
  rowFrom: u32,
  rowTo: u32,
): void {
  const rows = rowTo - rowFrom
  if (rows < 4 || l < 8) {
    for (let row = rowFrom; row < rowTo; row++) {
      const target = out + (<usize>row) * l * F32
      const source = a + (<usize>row) * k * F32
      let q: u32 = 0
      for (; q + 4 <= l; q += 4) denseTile1x4(source, small + (<usize>q) * F32, target + (<usize>q) * F32, k, l)
      for (; q < l; q++) denseEntry(source, small + (<usize>q) * F32, target + (<usize>q) * F32, k, l)
    }
    return
  }
  for (let from = rowFrom; from < rowTo; from += DENSE_ROWS) {
    const to = min(from + DENSE_ROWS, rowTo)
    for (let q: u32 = 0; q < l; q += 8) {
      const column = min(q, l - 8)
      for (let row = from; row < to; row += 4) {
        const first = min(row, rowTo - 4)
        denseTile4x8(
          a + (<usize>first) * k * F32,
          small + (<usize>column) * F32,
          out + ((<usize>first) * l + column) * F32,
          k,
          l,
        )
      }
    }
  }
}

function denseEntry(source: usize, small: usize, target: usize, k: u32, l: u32): void {
  let sum: f32 = 0
  for (let p: u32 = 0; p < k; p++) sum += load<f32>(source + (<usize>p) * F32) * load<f32>(small + (<usize>p) * l * F32)
  store<f32>(target, sum)
}

function denseTile1x4(source: usize, small: usize, target: usize, k: u32, l: u32): void {
  let sum = f32x4.splat(0)
  for (let p: u32 = 0; p < k; p++) {
    const factor = v128.load_splat<f32>(source + (<usize>p) * F32)
    sum = f32x4.add(sum, f32x4.mul(factor, v128.load(small + (<usize>p) * l * F32)))
  }
  v128.store(target, sum)
}

function denseTile4x8(a: usize, small: usize, out: usize, k: u32, l: u32): void {
  const aStride = (<usize>k) * F32
  const stride = (<usize>l) * F32
  let s00 = f32x4.splat(0)
  let s01 = s00
  let s10 = s00
  let s11 = s00
  let s20 = s00
  let s21 = s00
  let s30 = s00
  let s31 = s00
  let r0 = a
  let r1 = r0 + aStride
  let r2 = r1 + aStride
  let r3 = r2 + aStride
  const end = r0 + aStride
  while (r0 < end) {
    const b0 = v128.load(small)
    const b1 = v128.load(small, 16)
    const a0 = v128.load_splat<f32>(r0)
    s00 = f32x4.add(s00, f32x4.mul(a0, b0))
    s01 = f32x4.add(s01, f32x4.mul(a0, b1))
    const a1 = v128.load_splat<f32>(r1)
    s10 = f32x4.add(s10, f32x4.mul(a1, b0))
    s11 = f32x4.add(s11, f32x4.mul(a1, b1))
    const a2 = v128.load_splat<f32>(r2)
    s20 = f32x4.add(s20, f32x4.mul(a2, b0))
    s21 = f32x4.add(s21, f32x4.mul(a2, b1))
    const a3 = v128.load_splat<f32>(r3)
    s30 = f32x4.add(s30, f32x4.mul(a3, b0))
    s31 = f32x4.add(s31, f32x4.mul(a3, b1))
    r0 += F32
    r1 += F32
    r2 += F32
    r3 += F32
    small += stride
  }
  v128.store(out, s00)
  v128.store(out, s01, 16)
  out += stride
  v128.store(out, s10)
  v128.store(out, s11, 16)
  out += stride
  v128.store(out, s20)
  v128.store(out, s21, 16)
  out += stride
  v128.store(out, s30)
  v128.store(out, s31, 16)
}

// ---- matrix times vector -----------------------------------------------------------------------------------------------

/** out[row] = dot(matrix[row], vector): eight partial sums, then four, then the rest one by one. */
export function matrixTimesVector(
  matrix: usize,
  vector: usize,
  out: usize,
  k: u32,
  rowFrom: u32,
  rowTo: u32,
): void {
  const stride = (<usize>k) * F32
  let row = rowFrom
  for (; row + 4 <= rowTo; row += 4) {
    const first = matrix + (<usize>row) * stride
    const third = first + 2 * stride
    fourTimesVector(first, first + stride, third, third + stride, vector, out + (<usize>row) * F32, stride)
  }
  for (; row < rowTo; row++) {
    store<f32>(out + (<usize>row) * F32, rowTimesVector(matrix + (<usize>row) * stride, vector, stride))
  }
}

/** out[i] = dot(matrix[rows[i]], vector), with the same sums. */
export function rowsTimesVector(matrix: usize, rows: usize, count: u32, vector: usize, out: usize, k: u32): void {
  const stride = (<usize>k) * F32
  const end = rows + (<usize>count) * F32
  // Rows lie on different pages: four are waited for at the same time.
  for (; rows + 4 * F32 <= end; rows += 4 * F32, out += 4 * F32) {
    const r0 = matrix + (<usize>load<u32>(rows)) * stride
    const r1 = matrix + (<usize>load<u32>(rows, 4)) * stride
    const r2 = matrix + (<usize>load<u32>(rows, 8)) * stride
    const r3 = matrix + (<usize>load<u32>(rows, 12)) * stride
    fourTimesVector(r0, r1, r2, r3, vector, out, stride)
  }
  for (; rows < end; rows += F32, out += F32) {
    store<f32>(out, rowTimesVector(matrix + (<usize>load<u32>(rows)) * stride, vector, stride))
  }
}

/** Four numbers at `out`, each a row times the vector. */
function fourTimesVector(r0: usize, r1: usize, r2: usize, r3: usize, vector: usize, out: usize, stride: usize): void {
  let s00 = f32x4.splat(0)
  let s01 = s00
  let s10 = s00
  let s11 = s00
  let s20 = s00
  let s21 = s00
  let s30 = s00
  let s31 = s00
  let at: usize = 0
  for (; at + 32 <= stride; at += 32) {
    const v0 = v128.load(vector + at)
    const v1 = v128.load(vector + at, 16)
    s00 = f32x4.add(s00, f32x4.mul(v128.load(r0 + at), v0))
    s01 = f32x4.add(s01, f32x4.mul(v128.load(r0 + at, 16), v1))
    s10 = f32x4.add(s10, f32x4.mul(v128.load(r1 + at), v0))
    s11 = f32x4.add(s11, f32x4.mul(v128.load(r1 + at, 16), v1))
    s20 = f32x4.add(s20, f32x4.mul(v128.load(r2 + at), v0))
    s21 = f32x4.add(s21, f32x4.mul(v128.load(r2 + at, 16), v1))
    s30 = f32x4.add(s30, f32x4.mul(v128.load(r3 + at), v0))
    s31 = f32x4.add(s31, f32x4.mul(v128.load(r3 + at, 16), v1))
  }
  store<f32>(out, finishDot(s00, s01, r0, vector, at, stride))
  store<f32>(out, finishDot(s10, s11, r1, vector, at, stride), 4)
  store<f32>(out, finishDot(s20, s21, r2, vector, at, stride), 8)
  store<f32>(out, finishDot(s30, s31, r3, vector, at, stride), 12)
}

// @ts-ignore: decorator
@inline
function rowTimesVector(row: usize, vector: usize, stride: usize): f32 {
  let s0 = f32x4.splat(0)
  let s1 = s0
  let at: usize = 0
  for (; at + 32 <= stride; at += 32) {
    s0 = f32x4.add(s0, f32x4.mul(v128.load(row + at), v128.load(vector + at)))
    s1 = f32x4.add(s1, f32x4.mul(v128.load(row + at, 16), v128.load(vector + at, 16)))
  }
  return finishDot(s0, s1, row, vector, at, stride)
}

/** ((l0 + l1) + (l2 + l3)) of the lane sums, then what is left of the row. */
function finishDot(s0: v128, s1: v128, row: usize, vector: usize, at: usize, stride: usize): f32 {
  let lanes = f32x4.add(s0, s1)
  for (; at + 16 <= stride; at += 16) lanes = f32x4.add(lanes, f32x4.mul(v128.load(row + at), v128.load(vector + at)))
  let sum: f32 =
    f32x4.extract_lane(lanes, 0) +
    f32x4.extract_lane(lanes, 1) +
    (f32x4.extract_lane(lanes, 2) + f32x4.extract_lane(lanes, 3))
  for (; at < stride; at += F32) sum += load<f32>(row + at) * load<f32>(vector + at)
  return sum
}

/** @ts-ignore: decorator */
@inline
function addProducts(lanes: v128, row: usize, factors: v128): v128 {
  return i32x4.add(lanes, i32x4.dot_i16x8_s(v128.load_ext<i8>(row), factors))
}

/** The sum of the lanes and of what is left of the row. */
function finishInt8(lanes: v128, row: usize, vector: usize, at: usize, k: usize): i32 {
  let sum =
    i32x4.extract_lane(lanes, 0) +
    i32x4.extract_lane(lanes, 1) +
    i32x4.extract_lane(lanes, 2) +
    i32x4.extract_lane(lanes, 3)
  for (; at < k; at++) sum += <i32>load<i8>(row + at) * <i32>load<i16>(vector + 2 * at)
  return sum
}

/** The integer dot of one int8 row and an i16 vector, times its scale and that of the vector. */
function int8Row(row: usize, scale: usize, vector: usize, vectorScale: f32, k: usize): f32 {
  let lanes = i32x4.splat(0)
  let at: usize = 0
  for (; at + 8 <= k; at += 8) lanes = addProducts(lanes, row + at, v128.load(vector + 2 * at))
  return <f32>finishInt8(lanes, row, vector, at, k) * (load<f32>(scale) * vectorScale)
}

/** Four of them, at any places: what is read of the vector serves all. */
function int8Rows4(r0: usize, r1: usize, r2: usize, r3: usize, scales: v128, vector: usize, k: usize): v128 {
  let s0 = i32x4.splat(0)
  let s1 = s0
  let s2 = s0
  let s3 = s0
  let at: usize = 0
  for (; at + 8 <= k; at += 8) {
    const factors = v128.load(vector + 2 * at)
    s0 = addProducts(s0, r0 + at, factors)
    s1 = addProducts(s1, r1 + at, factors)
    s2 = addProducts(s2, r2 + at, factors)
    s3 = addProducts(s3, r3 + at, factors)
  }
  if (at < k) {
    const rests = f32x4(
      <f32>finishInt8(s0, r0, vector, at, k),
      <f32>finishInt8(s1, r1, vector, at, k),
      <f32>finishInt8(s2, r2, vector, at, k),
      <f32>finishInt8(s3, r3, vector, at, k),
    )
    return f32x4.mul(rests, scales)
  }
  // The lanes of four rows as the rows of four lanes, so that one addition serves all rows.
  const low01 = v128.shuffle<i32>(s0, s1, 0, 4, 1, 5)
  const high01 = v128.shuffle<i32>(s0, s1, 2, 6, 3, 7)
  const low23 = v128.shuffle<i32>(s2, s3, 0, 4, 1, 5)
  const high23 = v128.shuffle<i32>(s2, s3, 2, 6, 3, 7)
  const pairs01 = i32x4.add(low01, high01)
  const pairs23 = i32x4.add(low23, high23)
  const sums = i32x4.add(
    v128.shuffle<i64>(pairs01, pairs23, 0, 2),
    v128.shuffle<i64>(pairs01, pairs23, 1, 3),
  )
  return f32x4.mul(f32x4.convert_i32x4_s(sums), scales)
}

/** The scales of four rows at any places, times that of the vector. */
function int8Scales4(s0: usize, s1: usize, s2: usize, s3: usize, vectorScale: f32): v128 {
  return f32x4.mul(f32x4(load<f32>(s0), load<f32>(s1), load<f32>(s2), load<f32>(s3)), f32x4.splat(vectorScale))
}

/**
 * out[row] = (exact i32 dot of int8 rows and an i16 vector) * (scales[row] * vectorScale). The rows are read in four places at the
 * same time: one core gets a third more bytes a second out of memory so than in one place.
 */
export function int8TimesVector(
  matrix: usize,
  scales: usize,
  vector: usize,
  vectorScale: f32,
  out: usize,
  k: u32,
  rowFrom: u32,
  rowTo: u32,
): void {
  const stride = <usize>k
  const quarter = <usize>((rowTo - rowFrom) / 4)
  const rowStep = quarter * stride
  const outStep = quarter * F32
  let row = rowFrom
  for (const end = rowFrom + <u32>quarter; row < end; row++) {
    const start = matrix + (<usize>row) * stride
    const scale = scales + (<usize>row) * F32
    const target = out + (<usize>row) * F32
    const products = int8Rows4(
      start,
      start + rowStep,
      start + 2 * rowStep,
      start + 3 * rowStep,
      int8Scales4(scale, scale + outStep, scale + 2 * outStep, scale + 3 * outStep, vectorScale),
      vector,
      stride,
    )
    v128.store32_lane(target, products, 0)
    v128.store32_lane(target + outStep, products, 1)
    v128.store32_lane(target + 2 * outStep, products, 2)
    v128.store32_lane(target + 3 * outStep, products, 3)
  }
  for (row = rowFrom + 4 * <u32>quarter; row < rowTo; row++) {
    const at = (<usize>row) * F32
    store<f32>(out + at, int8Row(matrix + (<usize>row) * stride, scales + at, vector, vectorScale, stride))
  }
}

/** Rows that are read from memory while those before them are multiplied, and the bytes that are read from memory at once. */
const ROWS_AHEAD: u32 = 16
const LINE: usize = 64

/**
 * out[i] = the same of row rows[i], for i below `count`. Rows at any places come from memory one after the other unless a byte of each
 * line is read in advance: this takes three fifths of the time.
 */
export function int8RowsTimesVector(
  matrix: usize,
  scales: usize,
  rows: usize,
  count: u32,
  vector: usize,
  vectorScale: f32,
  out: usize,
  k: u32,
): void {
  const stride = <usize>k
  let i: u32 = 0
  for (; i + 4 <= count; i += 4) {
    if (i % ROWS_AHEAD == 0) {
      const ahead = min(count, i + 2 * ROWS_AHEAD)
      // The products overwrite the sum, which is stored so that nothing is left out.
      let sum: u32 = 0
      for (let row = i + ROWS_AHEAD; row < ahead; row++) {
        const n = <usize>load<u32>(rows + (<usize>row) * F32)
        sum += <u32>load<u8>(scales + n * F32)
        const end = matrix + (n + 1) * stride - 1
        for (let at = end - stride + 1; at < end; at += LINE) sum += <u32>load<u8>(at)
        sum += <u32>load<u8>(end)
      }
      store<u32>(out + (<usize>i) * F32, sum)
    }
    const list = rows + (<usize>i) * F32
    const n0 = <usize>load<u32>(list)
    const n1 = <usize>load<u32>(list, 4)
    const n2 = <usize>load<u32>(list, 8)
    const n3 = <usize>load<u32>(list, 12)
    const products = int8Rows4(
      matrix + n0 * stride,
      matrix + n1 * stride,
      matrix + n2 * stride,
      matrix + n3 * stride,
      int8Scales4(scales + n0 * F32, scales + n1 * F32, scales + n2 * F32, scales + n3 * F32, vectorScale),
      vector,
      stride,
    )
    v128.store(out + (<usize>i) * F32, products)
  }
  for (; i < count; i++) {
    const row = <usize>load<u32>(rows + (<usize>i) * F32)
    const value = int8Row(matrix + row * stride, scales + row * F32, vector, vectorScale, stride)
    store<f32>(out + (<usize>i) * F32, value)
  }
}

/** Rows of `source` (rows x k) as int8 rows of `stride` bytes; what lies behind k stays as it is. */
export function roundRows(
  source: usize,
  rows: u32,
  k: u32,
  matrix: usize,
  stride: u32,
  scales: usize,
  losses: usize,
): void {
  const width = (<usize>k) * F32
  for (let row: u32 = 0; row < rows; row++) {
    roundRow(
      source + (<usize>row) * width,
      k,
      matrix + (<usize>row) * stride,
      scales + (<usize>row) * F32,
      losses + (<usize>row) * F32,
    )
  }
}

/** round(row / scale) with scale = max |row| / 127; the loss is the length of row - scale x rounded, in f32. */
function roundRow(row: usize, k: u32, out: usize, scaleAt: usize, lossAt: usize): void {
  let peaks = f32x4.splat(0)
  let j: u32 = 0
  for (; j + 4 <= k; j += 4) peaks = f32x4.max(peaks, f32x4.abs(v128.load(row + (<usize>j) * F32)))
  let most = max(
    max(f32x4.extract_lane(peaks, 0), f32x4.extract_lane(peaks, 1)),
    max(f32x4.extract_lane(peaks, 2), f32x4.extract_lane(peaks, 3)),
  )
  for (; j < k; j++) most = max(most, abs(load<f32>(row + (<usize>j) * F32)))
  const scale: f32 = most / 127
  store<f32>(scaleAt, scale)
  if (most == 0) {
    memory.fill(out, 0, k)
    store<f32>(lossAt, 0)
    return
  }
  const steps: f32 = <f32>127 / most
  let squares = f32x4.splat(0)
  j = 0
  for (; j + 4 <= k; j += 4) {
    const values = v128.load(row + (<usize>j) * F32)
    const whole = f32x4.floor(f32x4.add(f32x4.mul(values, f32x4.splat(steps)), f32x4.splat(0.5)))
    const rest = f32x4.sub(values, f32x4.mul(whole, f32x4.splat(scale)))
    squares = f32x4.add(squares, f32x4.mul(rest, rest))
    const narrow = i32x4.trunc_sat_f32x4_s(whole)
    const shorts = i16x8.narrow_i32x4_s(narrow, narrow)
    v128.store32_lane(out + j, i8x16.narrow_i16x8_s(shorts, shorts), 0)
  }
  let sum: f32 =
    f32x4.extract_lane(squares, 0) +
    f32x4.extract_lane(squares, 1) +
    (f32x4.extract_lane(squares, 2) + f32x4.extract_lane(squares, 3))
  for (; j < k; j++) {
    const value = load<f32>(row + (<usize>j) * F32)
    const whole: f32 = floor<f32>(value * steps + <f32>0.5)
    const rest: f32 = value - whole * scale
    sum += rest * rest
    store<i8>(out + j, <i8>(<i32>whole))
  }
  store<f32>(lossAt, sqrt<f32>(sum))
}

/** Rows of a block of codes: a byte has the codes of a row and of the sixteenth after it. */
const CODED_ROWS: usize = 32

/**
 * Codes of int8 rows `rowFrom` to `rowTo`, whole blocks: an axis has the number of its three thresholds that the entry exceeds, in two
 * bits, and each two axes share four bits. `thresholds` has the first ones of all axes, then the second and third ones. `axes`, a
 * multiple of eight, are at most `stride`.
 */
export function codeRows(
  matrix: usize,
  stride: u32,
  scales: usize,
  thresholds: usize,
  axes: u32,
  codes: usize,
  rowFrom: u32,
  rowTo: u32,
): void {
  const blockBytes = (<usize>axes) * 8
  const width = (<usize>axes) * F32
  for (let row = <usize>rowFrom; row < <usize>rowTo; row++) {
    const place = row % CODED_ROWS
    const scale = f32x4.splat(load<f32>(scales + row * F32))
    const start = matrix + row * <usize>stride
    let target = codes + (row / CODED_ROWS) * blockBytes + (place & 15)
    for (let axis: usize = 0; axis < <usize>axes; axis += 8, target += 64) {
      const shorts = i16x8.extend_low_i8x16_s(v128.load64_zero(start + axis))
      const at = thresholds + axis * F32
      const low = exceeded(i32x4.extend_low_i16x8_s(shorts), scale, at, width)
      const high = exceeded(i32x4.extend_high_i16x8_s(shorts), scale, at + 16, width)
      const pairs = i32x4.dot_i16x8_s(i16x8.narrow_i32x4_s(low, high), i32x4.splat(0x4_0001))
      if (place < 16) {
        store<u8>(target, i32x4.extract_lane(pairs, 0))
        store<u8>(target, i32x4.extract_lane(pairs, 1), 16)
        store<u8>(target, i32x4.extract_lane(pairs, 2), 32)
        store<u8>(target, i32x4.extract_lane(pairs, 3), 48)
      } else {
        store<u8>(target, load<u8>(target) | (i32x4.extract_lane(pairs, 0) << 4))
        store<u8>(target, load<u8>(target, 16) | (i32x4.extract_lane(pairs, 1) << 4), 16)
        store<u8>(target, load<u8>(target, 32) | (i32x4.extract_lane(pairs, 2) << 4), 32)
        store<u8>(target, load<u8>(target, 48) | (i32x4.extract_lane(pairs, 3) << 4), 48)
      }
    }
  }
}

/** How many of their thresholds four scaled entries exceed. */
// @ts-ignore: decorator
@inline
function exceeded(entries: v128, scale: v128, thresholds: usize, width: usize): v128 {
  const values = f32x4.mul(f32x4.convert_i32x4_s(entries), scale)
  const first = f32x4.gt(values, v128.load(thresholds))
  const second = f32x4.gt(values, v128.load(thresholds + width))
  const third = f32x4.gt(values, v128.load(thresholds + 2 * width))
  return i32x4.neg(i32x4.add(i32x4.add(first, second), third))
}

/**
 * out[row] = base + step x (the sum of table[pair][code of the pair] over all pairs of axes), for the rows of some blocks. `table` has
 * sixteen bytes for each pair, below 64, so that four of them fit into a byte. `axes` as in codeRows.
 */
export function codesTimesTable(
  codes: usize,
  axes: u32,
  table: usize,
  step: f32,
  base: f32,
  out: usize,
  blockFrom: u32,
  blockTo: u32,
): void {
  const blockBytes = (<usize>axes) * 8
  const nibble = i8x16.splat(15)
  const byte = i16x8.splat(255)
  for (let block = <usize>blockFrom; block < <usize>blockTo; block++) {
    let at = codes + block * blockBytes
    const end = at + blockBytes
    let row = table
    let a = i16x8.splat(0)
    let b = i16x8.splat(0)
    let c = i16x8.splat(0)
    let d = i16x8.splat(0)
    for (; at < end; at += 64, row += 64) {
      const t0 = v128.load(row)
      const t1 = v128.load(row, 16)
      const t2 = v128.load(row, 32)
      const t3 = v128.load(row, 48)
      const c0 = v128.load(at)
      const c1 = v128.load(at, 16)
      const c2 = v128.load(at, 32)
      const c3 = v128.load(at, 48)
      const low = i8x16.add(
        i8x16.add(i8x16.swizzle(t0, v128.and(c0, nibble)), i8x16.swizzle(t1, v128.and(c1, nibble))),
        i8x16.add(i8x16.swizzle(t2, v128.and(c2, nibble)), i8x16.swizzle(t3, v128.and(c3, nibble))),
      )
      const high = i8x16.add(
        i8x16.add(i8x16.swizzle(t0, i8x16.shr_u(c0, 4)), i8x16.swizzle(t1, i8x16.shr_u(c1, 4))),
        i8x16.add(i8x16.swizzle(t2, i8x16.shr_u(c2, 4)), i8x16.swizzle(t3, i8x16.shr_u(c3, 4))),
      )
      a = i16x8.add(a, v128.and(low, byte))
      b = i16x8.add(b, i16x8.shr_u(low, 8))
      c = i16x8.add(c, v128.and(high, byte))
      d = i16x8.add(d, i16x8.shr_u(high, 8))
    }
    const target = out + block * CODED_ROWS * F32
    storeSums(target, a, b, step, base)
    storeSums(target + 64, c, d, step, base)
  }
}

/** base + step x the sums of sixteen rows, of which `even` has those with even numbers. */
// @ts-ignore: decorator
@inline
function storeSums(target: usize, even: v128, odd: v128, step: f32, base: f32): void {
  const low = v128.shuffle<u16>(even, odd, 0, 8, 1, 9, 2, 10, 3, 11)
  const high = v128.shuffle<u16>(even, odd, 4, 12, 5, 13, 6, 14, 7, 15)
  v128.store(target, scaledSums(i32x4.extend_low_i16x8_u(low), step, base))
  v128.store(target, scaledSums(i32x4.extend_high_i16x8_u(low), step, base), 16)
  v128.store(target, scaledSums(i32x4.extend_low_i16x8_u(high), step, base), 32)
  v128.store(target, scaledSums(i32x4.extend_high_i16x8_u(high), step, base), 48)
}

// @ts-ignore: decorator
@inline
function scaledSums(sums: v128, step: f32, base: f32): v128 {
  return f32x4.add(f32x4.mul(f32x4.convert_i32x4_s(sums), f32x4.splat(step)), f32x4.splat(base))
}

/** Groups of eight axes are summed in this many sections: group g in section g % SECTIONS. */
const SECTIONS: usize = 4

/**
 * Int8 rows rounded once more, to four bits, sixteen rows to a block: of each two axes four lanes of two i16 entries, those of
 * lane l being n(row l) + 8 in the lowest four bits, n(row l + 12), n(row l + 8) + 8 and n(row l + 4) in the highest. They have only `count` of the axes, each divided by its scale before it is
 * rounded. Scale, loss and the sums of squares of n by section are told of each row. Whole blocks only.
 */
export function roundBlocks(
  matrix: usize,
  stride: u32,
  scales: usize,
  losses: usize,
  axes: usize,
  axisScales: usize,
  count: u32,
  rowFrom: u32,
  rowTo: u32,
  blocks: usize,
  blockScales: usize,
  blockLosses: usize,
  squares: usize,
): void {
  for (let row = rowFrom; row < rowTo; row++) {
    const source = matrix + (<usize>row) * stride
    const target = blocks + (<usize>(row >> 4)) * (count << 3) + ((row & 3) << 2)
    const place = (row >> 2) & 3
    // Rows are in this order of four bits, so that two of them are multiplied at a time.
    const bits = place == 0 ? 0 : place == 1 ? 12 : place == 2 ? 8 : 4
    const bias = place & 1 ? 0 : 8
    let most: f32 = 0
    // The squares of the axes that are left out are lost as a whole.
    let left: i32 = 0
    for (let j: usize = 0; j < stride; j++) left += <i32>load<i8>(source + j) * <i32>load<i8>(source + j)
    for (let j: usize = 0; j < count; j++) {
      const byte = <i32>load<i8>(source + load<u32>(axes + j * F32))
      most = max(most, abs(<f32>byte / load<f32>(axisScales + j * F32)))
      left -= byte * byte
    }
    const step: f32 = most == 0 ? 1 : most / 7
    const rowSquares = squares + (<usize>row) * SECTIONS * F32
    memory.fill(rowSquares, 0, SECTIONS * F32)
    let sum: f32 = <f32>left
    for (let j: usize = 0; j < count; j++) {
      const byte = <f32>(<i32>load<i8>(source + load<u32>(axes + j * F32)))
      const unit: f32 = step * load<f32>(axisScales + j * F32)
      const whole: f32 = floor<f32>(byte / unit + <f32>0.5)
      const rest: f32 = byte - whole * unit
      sum += rest * rest
      const n = <i32>whole
      const square = rowSquares + ((j >> 3) % SECTIONS) * F32
      store<u32>(square, load<u32>(square) + n * n)
      const at = target + ((j >> 1) << 4) + ((j & 1) << 1)
      store<u16>(at, <u16>((place == 0 ? 0 : <i32>load<u16>(at)) | (((n + bias) & 15) << bits)))
    }
    const offset = (<usize>row) * F32
    const scale = load<f32>(scales + offset)
    store<f32>(blockScales + offset, scale * step)
    store<f32>(blockLosses + offset, load<f32>(losses + offset) + scale * sqrt<f32>(sum))
  }
}

/**
 * Numbers of the rows of some blocks whose product with a vector can reach `least`, ascending in each block, and how many
 * they are. The products of two rows with a section of the vector are one integer, lower + 4096 upper: each is below 2048 in
 * magnitude.
 */
export function blocksReaching(
  blocks: usize,
  scales: usize,
  losses: usize,
  vector: usize,
  out: usize,
  vectorScale: f32,
  share: f32,
  base: f32,
  least: f32,
  stride: u32,
  blockFrom: u32,
  blockTo: u32,
): u32 {
  const bar = f32x4.splat(least)
  const unit = f32x4.splat(vectorScale)
  const shares = f32x4.splat(share)
  const bases = f32x4.splat(base)
  const vectorEnd = vector + (<usize>stride) * 2
  const mask = i16x8.splat(-4081)
  const swapped = i8x16(1, 0, 3, 2, 5, 4, 7, 6, 9, 8, 11, 10, 13, 12, 15, 14)
  const biases = i32x4(
    biasOf(vector, vectorEnd, 0),
    biasOf(vector, vectorEnd, 1),
    biasOf(vector, vectorEnd, 2),
    biasOf(vector, vectorEnd, 3),
  )
  let found: u32 = 0
  for (let block = blockFrom; block < blockTo; block++) {
    const start = blocks + (<usize>block) * (stride << 3)
    let whole0 = i32x4.splat(0)
    let whole1 = whole0
    let whole2 = whole0
    let whole3 = whole0
    let bias = biases
    for (let section: usize = 0; section < SECTIONS; section++) {
      let s = v128.shuffle<i32>(bias, bias, 0, 0, 0, 0)
      let t = s
      bias = v128.shuffle<i32>(bias, bias, 1, 2, 3, 0)
      let at = start + (section << 6)
      for (let v = vector + (section << 4); v < vectorEnd; v += SECTIONS << 4) {
        const a = v128.load(at)
        const b = v128.load(at, 16)
        const c = v128.load(at, 32)
        const d = v128.load(at, 48)
        const fa = v128.load32_splat(v)
        const fb = v128.load32_splat(v, 4)
        const fc = v128.load32_splat(v, 8)
        const fd = v128.load32_splat(v, 12)
        s = addPairs(s, v128.and(a, mask), fa)
        t = addPairs(t, v128.and(v128.swizzle(a, swapped), mask), fa)
        s = addPairs(s, v128.and(b, mask), fb)
        t = addPairs(t, v128.and(v128.swizzle(b, swapped), mask), fb)
        s = addPairs(s, v128.and(c, mask), fc)
        t = addPairs(t, v128.and(v128.swizzle(c, swapped), mask), fc)
        s = addPairs(s, v128.and(d, mask), fd)
        t = addPairs(t, v128.and(v128.swizzle(d, swapped), mask), fd)
        at += SECTIONS << 6
      }
      const low = lowerOf(s)
      whole0 = i32x4.add(whole0, low)
      whole1 = i32x4.add(whole1, i32x4.shr_s(i32x4.sub(s, low), 12))
      const lowOfOthers = lowerOf(t)
      whole2 = i32x4.add(whole2, lowOfOthers)
      whole3 = i32x4.add(whole3, i32x4.shr_s(i32x4.sub(t, lowOfOthers), 12))
    }
    const scale = scales + (<usize>block) * 16 * F32
    const loss = losses + (<usize>block) * 16 * F32
    const a = f32x4.ge(reach(whole0, v128.load(scale), v128.load(loss), unit, shares, bases), bar)
    const b = f32x4.ge(reach(whole1, v128.load(scale, 16), v128.load(loss, 16), unit, shares, bases), bar)
    const c = f32x4.ge(reach(whole2, v128.load(scale, 32), v128.load(loss, 32), unit, shares, bases), bar)
    const d = f32x4.ge(reach(whole3, v128.load(scale, 48), v128.load(loss, 48), unit, shares, bases), bar)
    if (!v128.any_true(v128.or(v128.or(a, b), v128.or(c, d)))) continue
    let bits = i32x4.bitmask(a) | (i32x4.bitmask(b) << 4) | (i32x4.bitmask(c) << 8) | (i32x4.bitmask(d) << 12)
    for (; bits != 0; bits &= bits - 1) {
      store<u32>(out + (<usize>found) * F32, block * 16 + ctz(bits))
      found++
    }
  }
  return found
}

/** What has to be added for the 8 in each biased entry: -8 times the sum of a section of the vector. */
function biasOf(vector: usize, vectorEnd: usize, section: usize): i32 {
  let lanes = i32x4.splat(0)
  const eights = i16x8.splat(-8)
  for (let v = vector + (section << 4); v < vectorEnd; v += SECTIONS << 4) lanes = addPairs(lanes, v128.load(v), eights)
  return (
    i32x4.extract_lane(lanes, 0) +
    i32x4.extract_lane(lanes, 1) +
    i32x4.extract_lane(lanes, 2) +
    i32x4.extract_lane(lanes, 3)
  )
}

/** Of sums lower + 4096 upper the lower one. */
// @ts-ignore: decorator
@inline
function lowerOf(sums: v128): v128 {
  return i32x4.shr_s(i32x4.shl(sums, 20), 20)
}

/** What products can be at most: whole x (scale x unit) + (loss x share + base). */
// @ts-ignore: decorator
@inline
function reach(whole: v128, scale: v128, loss: v128, unit: v128, share: v128, base: v128): v128 {
  const product = f32x4.mul(f32x4.convert_i32x4_s(whole), f32x4.mul(scale, unit))
  return f32x4.add(product, f32x4.add(f32x4.mul(loss, share), base))
}

/** @ts-ignore: decorator */
@inline
function addPairs(lanes: v128, rows: v128, factors: v128): v128 {
  return i32x4.add(lanes, i32x4.dot_i16x8_s(rows, factors))
}

/**
 * Pairs of a query and an earlier row whose f32 product is above the floor: their numbers, row first, their products, and how many
 * they are. Only pairs whose product of `width` shorts reaches `least` are multiplied exactly. A group of four rows has a lane for
 * each of them, and in it two shorts at a time. Queries are taken by four, rows by eight: each load serves several products.
 */
export function pairsAbove(
  groups: usize,
  shorts: usize,
  width: u32,
  exact: usize,
  axes: u32,
  least: i32,
  floor: f64,
  rowFrom: u32,
  rowTo: u32,
  queryFrom: u32,
  queryTo: u32,
  pairs: usize,
  products: usize,
): u32 {
  const stride = (<usize>width) << 1
  const group = stride << 2
  const bar = i32x4.splat(least - 1)
  let found: u32 = 0
  for (let query = queryFrom; query < queryTo; query += 4) {
    const first = shorts + (<usize>query) * stride
    const end = first + stride
    const lastRow = min(rowTo, query + 3)
    for (let row = rowFrom; row < lastRow; row += 8) {
      let rows = groups + (<usize>(row >> 2)) * group
      let s00 = i32x4.splat(0)
      let s01 = s00
      let s02 = s00
      let s03 = s00
      let s10 = s00
      let s11 = s00
      let s12 = s00
      let s13 = s00
      for (let q = first; q < end; q += 4) {
        const a = v128.load(rows)
        const b = v128.load(rows + group)
        const q0 = v128.load32_splat(q)
        s00 = addPairs(s00, a, q0)
        s10 = addPairs(s10, b, q0)
        const q1 = v128.load32_splat(q + stride)
        s01 = addPairs(s01, a, q1)
        s11 = addPairs(s11, b, q1)
        const q2 = v128.load32_splat(q + 2 * stride)
        s02 = addPairs(s02, a, q2)
        s12 = addPairs(s12, b, q2)
        const q3 = v128.load32_splat(q + 3 * stride)
        s03 = addPairs(s03, a, q3)
        s13 = addPairs(s13, b, q3)
        rows += 16
      }
      const low = i32x4.max_s(i32x4.max_s(s00, s01), i32x4.max_s(s02, s03))
      const high = i32x4.max_s(i32x4.max_s(s10, s11), i32x4.max_s(s12, s13))
      if (!v128.any_true(i32x4.gt_s(i32x4.max_s(low, high), bar))) continue
      for (let i: u32 = 0; i < 4; i++) {
        if (query + i >= queryTo) break
        const one = i == 0 ? s00 : i == 1 ? s01 : i == 2 ? s02 : s03
        const other = i == 0 ? s10 : i == 1 ? s11 : i == 2 ? s12 : s13
        let bits = i32x4.bitmask(i32x4.gt_s(one, bar)) | (i32x4.bitmask(i32x4.gt_s(other, bar)) << 4)
        for (; bits != 0; bits &= bits - 1) {
          const near = row + ctz(bits)
          if (near >= min(rowTo, query + i)) continue
          const bytes = (<usize>axes) * F32
          const product = rowTimesVector(exact + (<usize>near) * bytes, exact + (<usize>(query + i)) * bytes, bytes)
          if (!(<f64>product > floor)) continue
          store<u32>(pairs + (<usize>found) * 8, near)
          store<u32>(pairs + (<usize>found) * 8, query + i, 4)
          store<f32>(products + (<usize>found) * F32, product)
          found++
        }
      }
    }
  }
  return found
}

// ---- whole numbers in fewer bits ---------------------------------------------------------------------------------

// The form is that of packed chunks in docs/file-format.md; the twins are in src/storage/chunkPacking.ts.

const BLOCK: u32 = 256
const DIFFERENCES: u32 = 64
const HEADER: u32 = 5
const LONG_HEADER: u32 = 9
const PADDING: u32 = 4

/** Bits for numbers from 0 to `most`; more than 25 take 32. */
function bitsFor(most: u32): u32 {
  const bits = 32 - clz(most)
  return bits > 25 ? 32 : bits
}

function bytesOfBlock(bits: u32, isDifferences: bool, count: u32): u32 {
  return (isDifferences ? LONG_HEADER : HEADER) + ((bits * count + 7) >> 3)
}

/**
 * Writes the up to 256 numbers of a block as numbers of 32 bits, and some more behind them: `kind` is 1 and -1 for bytes without and
 * with a sign, 2 for those of two bytes.
 */
function widen(source: usize, kind: i32, count: u32, target: usize): void {
  const end = target + ((<usize>count) << 2)
  for (; target < end; target += 16) {
    if (kind == 2) {
      v128.store(target, v128.load_ext<u16>(source))
      source += 8
    } else {
      const four = v128.load32_zero(source)
      v128.store(
        target,
        kind == 1
          ? i32x4.extend_low_i16x8_u(i16x8.extend_low_i8x16_u(four))
          : i32x4.extend_low_i16x8_s(i16x8.extend_low_i8x16_s(four)),
      )
      source += 4
    }
  }
}

/**
 * Packs `count` numbers of `kind`: as above, 4 for 32 bits without and -4 for those with a sign. Returns the bytes written, 0 if
 * they would be more than `most`. `scratch` has room for the numbers of a block.
 */
export function packNumbers(
  source: usize,
  count: u32,
  kind: i32,
  target: usize,
  most: u32,
  scratch: usize,
): u32 {
  if (1 + PADDING > most) return 0
  const width: u32 = kind < 0 ? -kind : kind
  const isUnsigned = kind == 4
  let at: u32 = 1
  store<u8>(target, width)
  for (let first: u32 = 0; first < count; first += BLOCK) {
    const some = min(count - first, BLOCK)
    let numbers = source + <usize>(first * width)
    if (width < 4) {
      widen(numbers, kind, some, scratch)
      numbers = scratch
    }
    const end = numbers + ((<usize>some) << 2)
    // The least and the largest number, and step from one number to the next, in four lanes.
    const start = load<u32>(numbers)
    let least = i32x4.splat(start)
    let largest = least
    let leastStep = i32x4.splat(i32.MAX_VALUE)
    let largestStep = i32x4.splat(i32.MIN_VALUE)
    let p = numbers + 4
    for (; p + 16 <= end; p += 16) {
      const four = v128.load(p)
      const step = i32x4.sub(four, v128.load(p - 4))
      if (isUnsigned) {
        least = i32x4.min_u(least, four)
        largest = i32x4.max_u(largest, four)
      } else {
        least = i32x4.min_s(least, four)
        largest = i32x4.max_s(largest, four)
      }
      leastStep = i32x4.min_s(leastStep, step)
      largestStep = i32x4.max_s(largestStep, step)
    }
    for (; p < end; p += 4) {
      const one = i32x4.splat(load<u32>(p))
      const step = i32x4.splat(load<i32>(p) - load<i32>(p - 4))
      least = isUnsigned ? i32x4.min_u(least, one) : i32x4.min_s(least, one)
      largest = isUnsigned ? i32x4.max_u(largest, one) : i32x4.max_s(largest, one)
      leastStep = i32x4.min_s(leastStep, step)
      largestStep = i32x4.max_s(largestStep, step)
    }
    let low = lowest(least, isUnsigned)
    let bits = bitsFor(<u32>(highest(largest, isUnsigned) - low))
    let isDifferences = false
    if (some > 1) {
      const lowStep = lowest(leastStep, false)
      const bitsOfSteps = bitsFor(<u32>(highest(largestStep, false) - lowStep))
      if (bytesOfBlock(bitsOfSteps, true, some) < bytesOfBlock(bits, false, some)) {
        isDifferences = true
        bits = bitsOfSteps
        low = lowStep
      }
    }
    const next = at + bytesOfBlock(bits, isDifferences, some)
    if (next + PADDING > most) return 0
    let place = target + at
    store<u8>(place, bits | (isDifferences ? DIFFERENCES : 0))
    store<i32>(place, low, 1)
    place += HEADER
    let before: i32 = 0
    if (isDifferences) {
      before = <i32>start - low
      store<i32>(place, before)
      place += 4
    }
    if (bits > 0) {
      let word: u64 = 0
      let used: u32 = 0
      for (p = numbers; p < end; p += 4) {
        const number = load<i32>(p)
        const value = <u32>(number - before - low)
        if (isDifferences) before = number
        word |= (<u64>value) << used
        used += bits
        if (used < 32) continue
        store<u32>(place, <u32>word)
        place += 4
        word >>= 32
        used -= 32
      }
      if (used > 0) store<u32>(place, <u32>word)
    }
    at = next
  }
  store<u32>(target + at, 0)
  return at + PADDING
}

function lowest(lanes: v128, isUnsigned: bool): i32 {
  const a = i32x4.extract_lane(lanes, 0)
  const b = i32x4.extract_lane(lanes, 1)
  const c = i32x4.extract_lane(lanes, 2)
  const d = i32x4.extract_lane(lanes, 3)
  if (isUnsigned) return min(min(<u32>a, <u32>b), min(<u32>c, <u32>d))
  return min(min(a, b), min(c, d))
}

function highest(lanes: v128, isUnsigned: bool): i32 {
  const a = i32x4.extract_lane(lanes, 0)
  const b = i32x4.extract_lane(lanes, 1)
  const c = i32x4.extract_lane(lanes, 2)
  const d = i32x4.extract_lane(lanes, 3)
  if (isUnsigned) return max(max(<u32>a, <u32>b), max(<u32>c, <u32>d))
  return max(max(a, b), max(c, d))
}

function unpackBlock<T>(block: usize, bits: u32, isDifferences: bool, least: i32, target: usize, count: u32): void {
  const mask: u32 = bits == 32 ? u32.MAX_VALUE : (1 << bits) - 1
  const end = target + <usize>count * sizeof<T>()
  if (isDifferences) {
    let number = load<i32>(block, HEADER)
    block += LONG_HEADER
    for (let bit: u32 = 0; target < end; target += sizeof<T>(), bit += bits) {
      number += least + <i32>((load<u32>(block + (bit >> 3)) >> (bit & 7)) & mask)
      store<T>(target, <T>number)
    }
    return
  }
  block += HEADER
  for (let bit: u32 = 0; target < end; target += sizeof<T>(), bit += bits) {
    store<T>(target, <T>(least + <i32>((load<u32>(block + (bit >> 3)) >> (bit & 7)) & mask)))
  }
}

/** Unpacks `length` bytes to `count` numbers of `width` bytes; false where the bytes are not such numbers. */
export function unpackNumbers(source: usize, length: u32, target: usize, count: u32, width: u32): bool {
  let at: u32 = 1
  for (let first: u32 = 0; first < count; first += BLOCK) {
    const some = min(count - first, BLOCK)
    if (at + LONG_HEADER > length) return false
    const head: u32 = load<u8>(source + at)
    const bits = head & 63
    const isDifferences = (head & DIFFERENCES) != 0
    const next = at + bytesOfBlock(bits, isDifferences, some)
    if (bits > 32 || next + PADDING > length) return false
    const least = load<i32>(source + at, 1)
    const to = target + <usize>(first * width)
    if (width == 4) unpackBlock<i32>(source + at, bits, isDifferences, least, to, some)
    else if (width == 2) unpackBlock<u16>(source + at, bits, isDifferences, least, to, some)
    else unpackBlock<u8>(source + at, bits, isDifferences, least, to, some)
    at = next
  }
  return at + PADDING == length
}

/** The f64 numbers of two entries of an f32 list. */
// @ts-ignore: decorator
@inline
function promoted(list: usize, at: usize): v128 {
  return f64x2.promote_low_f32x4(v128.load64_zero(list + at * F32))
}

/** out[i - from] = f0 (a[i] - m0) + f1 (b[i] - m1) + f2 (c[i] - m2), with a in f64, b and c in f32; `scaling` has the factors, then the means. */
export function addScaled(a: usize, b: usize, c: usize, scaling: usize, out: usize, from: u32, to: u32): void {
  const f0 = load<f64>(scaling)
  const f1 = load<f64>(scaling, 8)
  const f2 = load<f64>(scaling, 16)
  const m0 = load<f64>(scaling, 24)
  const m1 = load<f64>(scaling, 32)
  const m2 = load<f64>(scaling, 40)
  let i = <usize>from
  let target = out
  for (; i + 2 <= <usize>to; i += 2, target += 16) {
    const first = f64x2.mul(f64x2.splat(f0), f64x2.sub(v128.load(a + i * 8), f64x2.splat(m0)))
    const second = f64x2.mul(f64x2.splat(f1), f64x2.sub(promoted(b, i), f64x2.splat(m1)))
    const third = f64x2.mul(f64x2.splat(f2), f64x2.sub(promoted(c, i), f64x2.splat(m2)))
    v128.store(target, f64x2.add(f64x2.add(first, second), third))
  }
  if (i < <usize>to) {
    const first = f0 * (load<f64>(a + i * 8) - m0)
    const second = f1 * (<f64>load<f32>(b + i * F32) - m1)
    store<f64>(target, first + second + f2 * (<f64>load<f32>(c + i * F32) - m2))
  }
}

/** Index of the first of entries `from` to `to` of an f64 list that is not below `least`; `to` if there is none. */
export function nextReaching(list: usize, least: f64, from: u32, to: u32): u32 {
  let i = from
  const bars = f64x2.splat(least)
  for (; i + 4 <= to; i += 4) {
    const at = list + (<usize>i) * 8
    if (v128.any_true(v128.or(f64x2.ge(v128.load(at), bars), f64x2.ge(v128.load(at, 16), bars)))) break
  }
  for (; i < to; i++) if (load<f64>(list + (<usize>i) * 8) >= least) return i
  return to
}

/**
 * sums[i % 4] += list[i], sums[4 + i % 4] += list[i] squared, for an f32 list: four sums, so that an addition does not wait for the
 * one before it.
 */
export function addSums(list: usize, sums: usize, from: u32, to: u32): void {
  addSumsOf<f32>(list, sums, from, to)
}

/** The same for f64. */
export function addSums64(list: usize, sums: usize, from: u32, to: u32): void {
  addSumsOf<f64>(list, sums, from, to)
}

// @ts-ignore: decorator
@inline
function addSumsOf<T>(list: usize, sums: usize, from: u32, to: u32): void {
  let i = <usize>from
  for (; i < <usize>to && (i & 3) != 0; i++) addToLane(sums, i, <f64>load<T>(list + i * sizeof<T>()))
  let a = v128.load(sums)
  let b = v128.load(sums, 16)
  let aSquares = v128.load(sums, 32)
  let bSquares = v128.load(sums, 48)
  for (; i + 4 <= <usize>to; i += 4) {
    const x = sizeof<T>() == F32 ? promoted(list, i) : v128.load(list + i * F64)
    const y = sizeof<T>() == F32 ? promoted(list, i + 2) : v128.load(list + i * F64, 16)
    a = f64x2.add(a, x)
    b = f64x2.add(b, y)
    aSquares = f64x2.add(aSquares, f64x2.mul(x, x))
    bSquares = f64x2.add(bSquares, f64x2.mul(y, y))
  }
  v128.store(sums, a)
  v128.store(sums, b, 16)
  v128.store(sums, aSquares, 32)
  v128.store(sums, bSquares, 48)
  for (; i < <usize>to; i++) addToLane(sums, i, <f64>load<T>(list + i * sizeof<T>()))
}

/** Adds entry i of a list to the sums of its lane. */
// @ts-ignore: decorator
@inline
function addToLane(sums: usize, i: usize, value: f64): void {
  const lane = sums + (i & 3) * 8
  store<f64>(lane, load<f64>(lane) + value)
  store<f64>(lane, load<f64>(lane, 32) + value * value, 32)
}

/** marks[i] |= 1 where list[i] (f32) is above a bar. */
export function markAbove(list: usize, bar: f32, marks: usize, from: u32, to: u32): void {
  const bars = f32x4.splat(bar)
  let i = <usize>from
  for (; i + 16 <= <usize>to; i += 16) {
    const at = list + i * F32
    const m0 = f32x4.gt(v128.load(at), bars)
    const m1 = f32x4.gt(v128.load(at, 16), bars)
    const m2 = f32x4.gt(v128.load(at, 32), bars)
    mark16(marks + i, m0, m1, m2, f32x4.gt(v128.load(at, 48), bars))
  }
  for (; i < <usize>to; i++) if (load<f32>(list + i * F32) > bar) store<u8>(marks + i, 1)
}

/** The same for f64. */
export function markAbove64(list: usize, bar: f64, marks: usize, from: u32, to: u32): void {
  const bars = f64x2.splat(bar)
  let i = <usize>from
  for (; i + 16 <= <usize>to; i += 16) {
    const at = list + i * 8
    const m0 = above64(at, bars)
    const m1 = above64(at + 32, bars)
    const m2 = above64(at + 64, bars)
    mark16(marks + i, m0, m1, m2, above64(at + 96, bars))
  }
  for (; i < <usize>to; i++) if (load<f64>(list + i * 8) > bar) store<u8>(marks + i, 1)
}

/** Marks those of sixteen entries that have all bits set. */
// @ts-ignore: decorator
@inline
function mark16(marks: usize, m0: v128, m1: v128, m2: v128, m3: v128): void {
  const bytes = i8x16.narrow_i16x8_s(i16x8.narrow_i32x4_s(m0, m1), i16x8.narrow_i32x4_s(m2, m3))
  v128.store(marks, v128.or(v128.load(marks), v128.and(bytes, i8x16.splat(1))))
}

/** All bits of those of four f64 entries that are above a bar. */
// @ts-ignore: decorator
@inline
function above64(at: usize, bars: v128): v128 {
  const low = f64x2.gt(v128.load(at), bars)
  return v128.shuffle<i32>(low, f64x2.gt(v128.load(at, 16), bars), 0, 2, 4, 6)
}
