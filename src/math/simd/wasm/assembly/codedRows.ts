// Rows in codes of two bits, for a first pass: made, and multiplied by a table.

import { F32 } from './lanes'

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
