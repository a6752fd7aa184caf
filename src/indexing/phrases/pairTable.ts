import { sharedInt32, sharedUint8, sharedUint32 } from '../../compute/shared.js'
import { grown } from '../../typedArrays.js'

/** Pairs by number: unit `first`, then `second` with `gap` between them. */
export interface Pairs {
  readonly first: Uint32Array
  readonly second: Uint32Array
  readonly gap: Uint8Array
}

/** Distinct pairs of neighbouring units with a hash table of their numbers, in shared memory. */
export interface PairTable extends Pairs {
  /** Numbers of pairs, -1 where empty. */
  readonly slots: Int32Array
  /**
   * By unit, FIRST if it begins a pair of the table, SECOND if it ends one. This rules out most neighbours without a
   * lookup.
   */
  readonly roles: Uint8Array
}

const FIRST = 1
const SECOND = 2

/** Allocates pairs in shared memory. */
export const sharedPairs = (count: number): Pairs => ({
  first: sharedUint32(count),
  second: sharedUint32(count),
  gap: sharedUint8(count),
})

/** Copies pair `number` of `from` to place `index` of `to`. */
export function copyPair(from: Pairs, number: number, to: Pairs, index: number): void {
  to.first[index] = from.first[number]!
  to.second[index] = from.second[number]!
  to.gap[index] = from.gap[number]!
}

/** A table of the pairs `numbers`, in this order. Units are below `unitCount`. */
export function tablePairs(pairs: Pairs, numbers: readonly number[], unitCount: number): PairTable {
  const count = numbers.length
  let size = 16
  while (size < count * 2) size *= 2
  const table = { ...sharedPairs(count), slots: sharedInt32(size).fill(-1), roles: sharedUint8(unitCount) }
  for (const [i, number] of numbers.entries()) {
    copyPair(pairs, number, table, i)
    const first = table.first[i]!
    const second = table.second[i]!
    table.roles[first]! |= FIRST
    table.roles[second]! |= SECOND
    let slot = hashPair(first, second, table.gap[i]!) & (size - 1)
    while (table.slots[slot]! >= 0) slot = (slot + 1) & (size - 1)
    table.slots[slot] = i
  }
  return table
}

/** Number of a pair in a table, or -1. Its units must be below the `unitCount` of the table. */
export function findPair(table: PairTable, first: number, second: number, gap: number): number {
  const { slots, roles } = table
  if ((roles[first]! & FIRST) === 0 || (roles[second]! & SECOND) === 0) return -1
  const mask = slots.length - 1
  let slot = hashPair(first, second, gap) & mask
  for (;;) {
    const pair = slots[slot]!
    if (pair < 0) return -1
    if (table.first[pair] === first && table.second[pair] === second && table.gap[pair] === gap) return pair
    slot = (slot + 1) & mask
  }
}

/** The fields of a pair are stored side by side, so that a lookup touches few cache lines. */
const FIELDS = 6
const [SECOND_UNIT, GAP, TIMES, DOCUMENTS, LAST_DOCUMENT] = [1, 2, 3, 4, 5]

/** Counts pairs, and numbers them in the order of their first occurrence. */
export class PairCounter {
  size = 0
  private slots = new Int32Array(1 << 12).fill(-1)
  private entries = new Int32Array((1 << 11) * FIELDS)

  /** Counts one occurrence; returns the number of the pair. `document` is above 0 and never lower than in the call before. */
  add(first: number, second: number, gap: number, document: number): number {
    const number = this.numberOf(first, second, gap)
    const { entries } = this
    const at = number * FIELDS
    entries[at + TIMES]!++
    if (entries[at + LAST_DOCUMENT] !== document) {
      entries[at + LAST_DOCUMENT] = document
      entries[at + DOCUMENTS]!++
    }
    return number
  }

  times(number: number): number {
    return this.entries[number * FIELDS + TIMES]!
  }

  documents(number: number): number {
    return this.entries[number * FIELDS + DOCUMENTS]!
  }

  gap(number: number): number {
    return this.entries[number * FIELDS + GAP]!
  }

  /** The pairs `numbers`, in this order. */
  pick(numbers: readonly number[]): Pairs {
    const pairs = sharedPairs(numbers.length)
    for (const [i, number] of numbers.entries()) {
      pairs.first[i] = this.entries[number * FIELDS]!
      pairs.second[i] = this.entries[number * FIELDS + SECOND_UNIT]!
      pairs.gap[i] = this.entries[number * FIELDS + GAP]!
    }
    return pairs
  }

  private numberOf(first: number, second: number, gap: number): number {
    const { slots, entries } = this
    const mask = slots.length - 1
    let slot = hashPair(first, second, gap) & mask
    for (;;) {
      const number = slots[slot]!
      if (number < 0) break
      const at = number * FIELDS
      if (entries[at] === first && entries[at + SECOND_UNIT] === second && entries[at + GAP] === gap) return number
      slot = (slot + 1) & mask
    }
    if (this.size * FIELDS === entries.length) {
      this.grow()
      return this.numberOf(first, second, gap)
    }
    const number = this.size++
    slots[slot] = number
    const at = number * FIELDS
    entries[at] = first
    entries[at + SECOND_UNIT] = second
    entries[at + GAP] = gap
    return number
  }

  private grow(): void {
    this.entries = grown(this.entries, this.entries.length * 2)
    this.slots = new Int32Array(this.slots.length * 2).fill(-1)
    const { slots, entries } = this
    const mask = slots.length - 1
    for (let number = 0; number < this.size; number++) {
      const at = number * FIELDS
      let slot = hashPair(entries[at]!, entries[at + SECOND_UNIT]!, entries[at + GAP]!) & mask
      while (slots[slot]! >= 0) slot = (slot + 1) & mask
      slots[slot] = number
    }
  }
}

/** A hash of 32 bits, whose lower bits choose the slot. The multipliers are those of MurmurHash3 and xxHash32. */
export function hashPair(first: number, second: number, gap: number): number {
  let hash = Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca6b) ^ Math.imul(gap, 0xc2b2ae35)
  hash ^= hash >>> 16
  hash = Math.imul(hash, 0x27d4eb2f)
  return (hash ^ (hash >>> 15)) >>> 0
}
