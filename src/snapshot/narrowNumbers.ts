import { sharedFloat64, sharedUint8, sharedUint16, sharedUint32 } from '../compute/shared.js'
import { DamagedSnapshot, type Part, type PartSource, type StoredParts } from './parts.js'
import type { StoredNumbers } from './snapshot.js'

/** Numbers that are read at a time. */
const PIECE = 1 << 16

/** Types of whole numbers with the largest number of each, the narrowest first. */
const TYPES = [
  { bytes: 1, most: 0xff, allocate: sharedUint8 },
  { bytes: 2, most: 0xffff, allocate: sharedUint16 },
  { bytes: 4, most: 0xffff_ffff, allocate: sharedUint32 },
] as const

/**
 * Reads a part of numbers of 32 or 64 bits into the narrowest type that has them all: ages take a byte for each document instead of
 * eight. Fills and gives `whole` where no narrower type has them. Throws `DamagedSnapshot` as `fillRuns` does.
 */
export async function readNarrow(
  stored: Pick<StoredParts, 'fill' | 'fillRuns'>,
  name: string,
  whole: StoredNumbers,
): Promise<StoredNumbers> {
  const { length, BYTES_PER_ELEMENT: bytes } = whole
  const piece = bytes === 8 ? new Float64Array(PIECE) : new Uint32Array(PIECE)
  let type = 0
  let numbers = TYPES[type]!.allocate(length)
  for (let at = 0; at < length; at += PIECE) {
    const some = piece.subarray(0, length - at)
    await stored.fillRuns(name, some, { froms: [at], lengths: [some.length], targets: [0] })
    const most = largestWhole(some)
    const needed = TYPES.findIndex((one, i) => i >= type && most <= one.most && one.bytes < bytes)
    if (needed < 0) {
      if (!(await stored.fill(name, whole))) throw new DamagedSnapshot()
      return whole
    }
    if (needed > type) {
      const wider = TYPES[needed]!.allocate(length)
      wider.set(numbers.subarray(0, at))
      numbers = wider
      type = needed
    }
    numbers.set(some, at)
  }
  return numbers
}

/** A part of numbers, in the narrowest type if it has at least so many bytes; undefined for a missing one. */
export async function readNarrowPart(
  { read, stored }: PartSource,
  name: string,
  leastBytes: number,
): Promise<Part | undefined> {
  const whole = await stored?.allocate(name)
  if (whole === undefined || whole.byteLength < leastBytes) return await read(name)
  return await readNarrow(stored!, name, whole as StoredNumbers)
}

/** The largest of some numbers; infinite if one of them is not whole, or has a sign, which a zero can have, too. */
function largestWhole(numbers: Float64Array | Uint32Array): number {
  let most = 0
  for (let i = 0; i < numbers.length; i++) {
    const number = numbers[i]!
    if (!Object.is(number >>> 0, number)) return Number.POSITIVE_INFINITY
    if (number > most) most = number
  }
  return most
}

/** Numbers as they are stored, with this many bytes each. */
export function widened(numbers: StoredNumbers, bytes: 4 | 8): Float64Array | Uint32Array {
  if (numbers.BYTES_PER_ELEMENT === bytes) return numbers as Float64Array | Uint32Array
  const wide = bytes === 8 ? sharedFloat64(numbers.length) : sharedUint32(numbers.length)
  wide.set(numbers)
  return wide
}
