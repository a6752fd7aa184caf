// Dense matrices times small ones.

import { F32 } from './lanes'

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
