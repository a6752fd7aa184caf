// Gram matrices: a' b, summed in f64.

import { F32, F64 } from './lanes'

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
