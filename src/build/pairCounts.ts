import { sharedInt32, sharedUint8, sharedUint32 } from '../compute/shared.js'
import { grown } from '../typedArrays.js'

/** Pairs of neighbouring units, each once, and where to find them by hash; in shared memory, for all threads to read. */
export interface PairTable {
  readonly first: Uint32Array
  readonly second: Uint32Array
  readonly gap: Uint8Array
  /** Numbers of pairs, -1 where empty. */
  readonly slots: Int32Array
  /** By unit: FIRST where it begins a pair of the table, SECOND where it ends one. Most neighbours need no look further. */
  readonly roles: Uint8Array
}

const FIRST = 1
const SECOND = 2

/** Some pairs out of counted ones, in the order of their numbers there; units count from 0 to `unitCount`. */
export function tablePairs(
  pairs: Pick<PairCounts, 'first' | 'second' | 'gap'>,
  numbers: readonly number[],
  unitCount: number,
): PairTable {
  const count = numbers.length
  let size = 16
  while (size < count * 2) size *= 2
  const table = {
    first: sharedUint32(count),
    second: sharedUint32(count),
    gap: sharedUint8(count),
    slots: sharedInt32(size).fill(-1),
    roles: sharedUint8(unitCount),
  }
  for (const [i, number] of numbers.entries()) {
    const first = pairs.first[number]!
    const second = pairs.second[number]!
    const gap = pairs.gap[number]!
    table.first[i] = first
    table.second[i] = second
    table.gap[i] = gap
    table.roles[first]! |= FIRST
    table.roles[second]! |= SECOND
    let slot = hashPair(first, second, gap) & (size - 1)
    while (table.slots[slot]! >= 0) slot = (slot + 1) & (size - 1)
    table.slots[slot] = i
  }
  return table
}

/** Number of a pair in a table, or -1; its units must be below the table's count of them. */
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

/**
 * Counts of neighbouring units: unit `first`, then `second` with `gap` between them, `counts` times in `documents`
 * documents. In order of first appearance.
 */
export interface PairCounts {
  readonly first: Uint32Array
  readonly second: Uint32Array
  readonly gap: Uint8Array
  readonly counts: Uint32Array
  readonly documents: Uint32Array
}

/** A growing hash table of pair counts on typed arrays. */
export class PairCounter {
  size = 0
  private slots: Int32Array
  private first: Uint32Array
  private second: Uint32Array
  private gap: Uint8Array
  private counts: Uint32Array
  private documents: Uint32Array
  private lastDocument: Int32Array

  /** Room for so many pairs is made at once. */
  constructor(expected = 0) {
    let capacity = 1 << 11
    while (capacity < expected) capacity *= 2
    this.slots = new Int32Array(capacity * 2).fill(-1)
    this.first = new Uint32Array(capacity)
    this.second = new Uint32Array(capacity)
    this.gap = new Uint8Array(capacity)
    this.counts = new Uint32Array(capacity)
    this.documents = new Uint32Array(capacity)
    this.lastDocument = new Int32Array(capacity)
  }

  /** Counts one occurrence; `document` must not fall from call to call. */
  add(first: number, second: number, gap: number, document: number): void {
    const entry = this.entry(first, second, gap)
    this.counts[entry]!++
    if (this.lastDocument[entry] !== document) {
      this.lastDocument[entry] = document
      this.documents[entry]!++
    }
  }

  /** Adds the counts of documents not counted here. */
  merge(pairs: PairCounts): void {
    for (let i = 0; i < pairs.first.length; i++) {
      const entry = this.entry(pairs.first[i]!, pairs.second[i]!, pairs.gap[i]!)
      this.counts[entry]! += pairs.counts[i]!
      this.documents[entry]! += pairs.documents[i]!
    }
  }

  /** All pairs in order of first appearance, in shared memory. */
  finish(): PairCounts {
    const { size } = this
    const pairs = {
      first: sharedUint32(size),
      second: sharedUint32(size),
      gap: sharedUint8(size),
      counts: sharedUint32(size),
      documents: sharedUint32(size),
    }
    pairs.first.set(this.first.subarray(0, size))
    pairs.second.set(this.second.subarray(0, size))
    pairs.gap.set(this.gap.subarray(0, size))
    pairs.counts.set(this.counts.subarray(0, size))
    pairs.documents.set(this.documents.subarray(0, size))
    return pairs
  }

  private entry(first: number, second: number, gap: number): number {
    const mask = this.slots.length - 1
    let slot = hashPair(first, second, gap) & mask
    for (;;) {
      const entry = this.slots[slot]!
      if (entry < 0) break
      if (this.first[entry] === first && this.second[entry] === second && this.gap[entry] === gap) return entry
      slot = (slot + 1) & mask
    }
    if (this.size === this.first.length) {
      this.grow()
      return this.entry(first, second, gap)
    }
    const entry = this.size++
    this.slots[slot] = entry
    this.first[entry] = first
    this.second[entry] = second
    this.gap[entry] = gap
    this.lastDocument[entry] = -1
    return entry
  }

  private grow(): void {
    const capacity = this.first.length * 2
    this.first = grown(this.first, capacity)
    this.second = grown(this.second, capacity)
    this.gap = grown(this.gap, capacity)
    this.counts = grown(this.counts, capacity)
    this.documents = grown(this.documents, capacity)
    this.lastDocument = grown(this.lastDocument, capacity)
    this.slots = new Int32Array(capacity * 2).fill(-1)
    const mask = this.slots.length - 1
    for (let entry = 0; entry < this.size; entry++) {
      let slot = hashPair(this.first[entry]!, this.second[entry]!, this.gap[entry]!) & mask
      while (this.slots[slot]! >= 0) slot = (slot + 1) & mask
      this.slots[slot] = entry
    }
  }
}

function hashPair(first: number, second: number, gap: number): number {
  let hash = Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca6b) ^ Math.imul(gap, 0xc2b2ae35)
  hash ^= hash >>> 16
  hash = Math.imul(hash, 0x27d4eb2f)
  return (hash ^ (hash >>> 15)) >>> 0
}
