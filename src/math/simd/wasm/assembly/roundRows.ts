// Rows of f32 rounded to int8.

import { F32 } from './lanes'

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
