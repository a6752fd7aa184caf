// Rows of f32 times a vector.

import { F32 } from './lanes'

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

/** The dot of one row and the vector, with the same sums. */
// @ts-ignore: decorator
@inline
export function rowTimesVector(row: usize, vector: usize, stride: usize): f32 {
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
