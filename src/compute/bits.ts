import { sharedUint32 } from './shared.js'

/** A set of numbers below `count`. One bit for each number fits into the processor's cache where one byte would not. */
export function bitSet(count: number, members: Iterable<number>): Uint32Array {
  const bits = sharedUint32((count + 31) >>> 5)
  for (const member of members) bits[member >>> 5]! |= 1 << (member & 31)
  return bits
}

/** 1 if a number is in the set. */
export const bitOf = (bits: Uint32Array, number: number): number => (bits[number >>> 5]! >>> (number & 31)) & 1
