// Rows in four bits, sixteen to a block: made, and multiplied by a vector.

import { addPairs, F32 } from './lanes'

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
