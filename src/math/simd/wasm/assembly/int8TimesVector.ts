// Rows of int8 times a vector of i16.

import { F32 } from './lanes'

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
