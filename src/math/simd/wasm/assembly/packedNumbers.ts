// Whole numbers packed in fewer bits. The form is that of packed chunks in docs/file-format.md; the references are in
// src/storage/chunkPacking.ts.

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
