// Sums, bars and scaled sums over lists of numbers.

import { F32, F64 } from './lanes'

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
