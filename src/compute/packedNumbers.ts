import { grown } from '../typedArrays.js'
import { type PackedStrings, sharedUint8, sharedUint32 } from './shared.js'

/** FNV-1a, its bits mixed once more since only the low ones are used. */
export function hashBytes(bytes: Uint8Array, from: number, to: number): number {
  let hash = 0x811c9dc5
  for (let i = from; i < to; i++) hash = Math.imul(hash ^ bytes[i]!, 0x01000193)
  return (hash ^ (hash >>> 15)) >>> 0
}

/**
 * Numbers strings in the order of their first occurrence. It compares the bytes of packs and decodes nothing. An
 * open-addressing table over one pool of bytes.
 */
export class PackedNumbers {
  size = 0
  /** Number plus one; 0 is empty. */
  private slots = new Uint32Array(1 << 12)
  private hashes = new Uint32Array(1 << 11)
  /** String n is bytes[offsets[n]] to bytes[offsets[n + 1]]. */
  private offsets = new Uint32Array((1 << 11) + 1)
  private bytes = new Uint8Array(1 << 14)

  /** Number of a string of a pack. An equal string gets the number that it had before; a new one gets the next number. */
  numberOf(pack: PackedStrings, index: number): number {
    const from = pack.offsets[index]!
    const to = pack.offsets[index + 1]!
    const hash = hashBytes(pack.bytes, from, to)
    const number = this.find(pack.bytes, from, to, hash)
    return number < 0 ? this.add(pack.bytes, from, to, hash) : number
  }

  /** Number of a string of a pack if there was an equal one before, or -1. */
  knownNumberOf(pack: PackedStrings, index: number): number {
    const from = pack.offsets[index]!
    const to = pack.offsets[index + 1]!
    return this.find(pack.bytes, from, to, hashBytes(pack.bytes, from, to))
  }

  /** All strings in the order of their numbers, in shared memory. */
  finish(): PackedStrings {
    const offsets = sharedUint32(this.size + 1)
    offsets.set(this.offsets.subarray(0, this.size + 1))
    const bytes = sharedUint8(offsets[this.size]!)
    bytes.set(this.bytes.subarray(0, bytes.length))
    return { bytes, offsets }
  }

  private find(bytes: Uint8Array, from: number, to: number, hash: number): number {
    const mask = this.slots.length - 1
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const number = this.slots[slot]! - 1
      if (number < 0 || (this.hashes[number] === hash && this.isSame(number, bytes, from, to))) return number
    }
  }

  private isSame(number: number, bytes: Uint8Array, from: number, to: number): boolean {
    let at = this.offsets[number]!
    if (this.offsets[number + 1]! - at !== to - from) return false
    for (let i = from; i < to; i++) if (this.bytes[at++] !== bytes[i]) return false
    return true
  }

  private add(bytes: Uint8Array, from: number, to: number, hash: number): number {
    const number = this.size++
    if (number === this.hashes.length) this.growStrings()
    const start = this.offsets[number]!
    const end = start + to - from
    if (end > this.bytes.length) this.bytes = grown(this.bytes, 2 * end)
    for (let i = from, at = start; i < to; ) this.bytes[at++] = bytes[i++]!
    this.offsets[number + 1] = end
    this.hashes[number] = hash
    if (this.size * 2 > this.slots.length) this.growSlots()
    else this.place(number)
    return number
  }

  private growStrings(): void {
    this.hashes = grown(this.hashes, 2 * this.hashes.length)
    this.offsets = grown(this.offsets, this.hashes.length + 1)
  }

  private growSlots(): void {
    this.slots = new Uint32Array(2 * this.slots.length)
    for (let number = 0; number < this.size; number++) this.place(number)
  }

  private place(number: number): void {
    const mask = this.slots.length - 1
    let slot = this.hashes[number]! & mask
    while (this.slots[slot] !== 0) slot = (slot + 1) & mask
    this.slots[slot] = number + 1
  }
}
