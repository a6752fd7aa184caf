import { type PackedStrings, sharedUint8, sharedUint32 } from './shared.js'

/** Strings packed one after another. */
export class StringPacker {
  private bytes: Buffer
  private length = 0
  private readonly ends: number[] = []

  constructor(expectedBytes = 0) {
    this.bytes = Buffer.allocUnsafe(Math.max(1_024, Math.ceil(expectedBytes * 1.1)))
  }

  add(text: string): void {
    this.reserve(Buffer.byteLength(text))
    this.length += this.bytes.write(text, this.length)
    this.ends.push(this.length)
  }

  /** How many strings there are. */
  get count(): number {
    return this.ends.length
  }

  /** Some of the strings, in the order of their numbers given. */
  pick(numbers: readonly number[]): PackedStrings {
    const { bytes: source, ends } = this
    const startOf = (number: number): number => (number === 0 ? 0 : ends[number - 1]!)
    const offsets = sharedUint32(numbers.length + 1)
    let length = 0
    for (let i = 0; i < numbers.length; i++) {
      length += ends[numbers[i]!]! - startOf(numbers[i]!)
      offsets[i + 1] = length
    }
    const bytes = sharedUint8(length)
    for (let i = 0, at = 0; i < numbers.length; i++) {
      const end = ends[numbers[i]!]!
      for (let from = startOf(numbers[i]!); from < end; from++) bytes[at++] = source[from]!
    }
    return { bytes, offsets }
  }

  finish(): PackedStrings {
    const offsets = sharedUint32(this.ends.length + 1)
    offsets.set(this.ends, 1)
    const bytes = sharedUint8(this.length)
    bytes.set(this.bytes.subarray(0, this.length))
    return { bytes, offsets }
  }

  private reserve(more: number): void {
    if (this.length + more <= this.bytes.length) return
    const longer = Buffer.allocUnsafe(Math.max(this.bytes.length * 2, this.length + more))
    longer.set(this.bytes.subarray(0, this.length))
    this.bytes = longer
  }
}
