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
