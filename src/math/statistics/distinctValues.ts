import { grown } from '../../typedArrays.js'

/** The different values of a list, in the order in which they first occur. */
export interface DistinctValues {
  readonly values: Float64Array
  /** How often each occurs. */
  readonly counts: Uint32Array
  /** By entry of the list, the number of its value. */
  readonly numbers: Uint32Array
}

const FIRST_VALUES = 1 << 8

/** The different values of a list of numbers; 0 and -0 are one value. An open-addressing table of their bits. */
export function distinctValues(list: ArrayLike<number>): DistinctValues {
  const double = new Float64Array(1)
  const bits = new Uint32Array(double.buffer)
  const numbers = new Uint32Array(list.length)
  let values = new Float64Array(FIRST_VALUES)
  let counts = new Uint32Array(FIRST_VALUES)
  /** Number plus one; 0 is empty. At most half are used. */
  let slots = new Uint32Array(2 * FIRST_VALUES)
  let size = 0
  /** Where a value is, or where it belongs. */
  const slotOf = (value: number): number => {
    const mask = slots.length - 1
    double[0] = value
    // The multipliers are those of MurmurHash3 and xxHash32.
    const hash = Math.imul(bits[0]! ^ Math.imul(bits[1]!, 0x9e3779b1), 0x85ebca6b)
    let slot = (hash ^ (hash >>> 15)) & mask
    while (slots[slot] !== 0 && values[slots[slot]! - 1] !== value) slot = (slot + 1) & mask
    return slot
  }
  const grow = (): void => {
    values = grown(values, 2 * size)
    counts = grown(counts, 2 * size)
    slots = new Uint32Array(4 * size)
    for (let number = 0; number < size; number++) slots[slotOf(values[number]!)] = number + 1
  }
  for (let i = 0; i < list.length; i++) {
    // Adding 0 makes 0 of -0.
    const value = list[i]! + 0
    let slot = slotOf(value)
    if (slots[slot] === 0) {
      if (size === values.length) {
        grow()
        slot = slotOf(value)
      }
      values[size] = value
      slots[slot] = ++size
    }
    const number = slots[slot]! - 1
    counts[number]!++
    numbers[i] = number
  }
  return { values: values.slice(0, size), counts: counts.slice(0, size), numbers }
}

/** The different values of a list that is equal wherever the list of `other` is, without looking up each of its entries. */
export function distinctAlike(list: Float64Array, other: DistinctValues): DistinctValues {
  const own = new Float64Array(other.values.length)
  for (let i = 0; i < list.length; i++) own[other.numbers[i]!] = list[i]!
  const { values, numbers } = distinctValues(own)
  if (values.length === own.length) return { ...other, values }
  const counts = new Uint32Array(values.length)
  for (const [number, merged] of numbers.entries()) counts[merged]! += other.counts[number]!
  return { values, counts, numbers: other.numbers.map((number) => numbers[number]!) }
}

/** Numbers of values by ascending value. */
export const ascendingOrder = (values: Float64Array): Uint32Array =>
  Uint32Array.from(values.keys()).sort((a, b) => values[a]! - values[b]!)

/** A list of values by their numbers. */
export function valuesByNumber(values: Float64Array, numbers: Uint32Array): Float64Array {
  const list = new Float64Array(numbers.length)
  for (let i = 0; i < list.length; i++) list[i] = values[numbers[i]!]!
  return list
}
