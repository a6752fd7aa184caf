// Sparse matrices times dense ones, and A' (A x) with slices of columns.

import { F32 } from './lanes'

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
