import { placeShared } from './slabs.js'

/**
 * Memory that crosses threads without a copy: typed arrays on SharedArrayBuffer and strings packed as UTF-8 beside
 * their offsets. Everything large that a kernel gives back is allocated here.
 */
export const sharedUint8 = (length: number): Uint8Array => {
  const { buffer, offset } = placeShared(length)
  return new Uint8Array(buffer, offset, length)
}
export const sharedInt8 = (length: number): Int8Array => {
  const { buffer, offset } = placeShared(length)
  return new Int8Array(buffer, offset, length)
}
export const sharedUint16 = (length: number): Uint16Array => {
  const { buffer, offset } = placeShared(length * 2)
  return new Uint16Array(buffer, offset, length)
}
export const sharedUint32 = (length: number): Uint32Array => {
  const { buffer, offset } = placeShared(length * 4)
  return new Uint32Array(buffer, offset, length)
}
export const sharedInt32 = (length: number): Int32Array => {
  const { buffer, offset } = placeShared(length * 4)
  return new Int32Array(buffer, offset, length)
}
export const sharedFloat32 = (length: number): Float32Array => {
  const { buffer, offset } = placeShared(length * 4)
  return new Float32Array(buffer, offset, length)
}
export const sharedFloat64 = (length: number): Float64Array => {
  const { buffer, offset } = placeShared(length * 8)
  return new Float64Array(buffer, offset, length)
}

/** Strings packed back to back. `offsets` has one entry more than there are strings; both count bytes of UTF-8. */
export interface PackedStrings {
  readonly bytes: Uint8Array
  readonly offsets: Uint32Array
}

/** Packs strings into shared memory. */
export function packStrings(strings: readonly string[]): PackedStrings {
  const offsets = sharedUint32(strings.length + 1)
  let total = 0
  for (let i = 0; i < strings.length; i++) {
    total += byteLength(strings[i]!)
    offsets[i + 1] = total
  }
  const bytes = sharedUint8(total)
  const buffer = bufferOf(bytes)
  for (let i = 0; i < strings.length; i++) {
    const string = strings[i]!
    const offset = offsets[i]!
    if (offsets[i + 1]! - offset > SHORT_UNITS || offsets[i + 1]! - offset !== string.length)
      buffer.write(string, offset)
    else for (let at = 0; at < string.length; at++) bytes[offset + at] = string.charCodeAt(at)
  }
  return { bytes, offsets }
}

/** Number of code units up to which a loop over a string is faster than a call into the platform. */
const SHORT_UNITS = 32

/** Bytes of a string in UTF-8. */
function byteLength(string: string): number {
  if (string.length > SHORT_UNITS) return Buffer.byteLength(string)
  for (let at = 0; at < string.length; at++) if (string.charCodeAt(at) > 0x7f) return Buffer.byteLength(string)
  return string.length
}

/** One string out of a pack. */
export function unpackString(packed: PackedStrings, index: number): string {
  const { bytes, offsets } = packed
  return bufferOf(bytes).toString('utf8', offsets[index]!, offsets[index + 1]!)
}

const buffers = new WeakMap<Uint8Array, Buffer>()

/** The same memory as a buffer, made once: strings are taken out of a pack one by one. */
function bufferOf(bytes: Uint8Array): Buffer {
  let buffer = buffers.get(bytes)
  if (buffer === undefined) {
    buffer = Buffer.from(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.byteLength)
    buffers.set(bytes, buffer)
  }
  return buffer
}

/** All strings of a pack. */
export function unpackStrings(packed: PackedStrings): string[] {
  const { bytes, offsets } = packed
  const buffer = bufferOf(bytes)
  const strings: string[] = new Array(offsets.length - 1)
  for (let i = 0; i < strings.length; i++) strings[i] = buffer.toString('utf8', offsets[i]!, offsets[i + 1]!)
  return strings
}

/** How many strings a pack holds. */
export const packedCount = (packed: PackedStrings): number => packed.offsets.length - 1

/** Code units of runs of strings from which on a call of the platform copies faster than a loop. */
const LONG_COPY = 48

/** The strings of several packs, one pack after the other, in the order of `numbers` (which count through all packs). */
export function pickStrings(packs: readonly PackedStrings[], numbers: Uint32Array): PackedStrings {
  const firsts: number[] = []
  let all = 0
  for (const pack of packs) {
    firsts.push(all)
    all += packedCount(pack)
  }
  const packOf = (number: number): number => {
    let pack = packs.length - 1
    while (firsts[pack]! > number) pack--
    return pack
  }
  const offsets = sharedUint32(numbers.length + 1)
  let total = 0
  for (let i = 0; i < numbers.length; i++) {
    const pack = packOf(numbers[i]!)
    const at = numbers[i]! - firsts[pack]!
    total += packs[pack]!.offsets[at + 1]! - packs[pack]!.offsets[at]!
    offsets[i + 1] = total
  }
  const bytes = sharedUint8(total)
  for (let i = 0; i < numbers.length; ) {
    const pack = packOf(numbers[i]!)
    const source = packs[pack]!
    const first = numbers[i]! - firsts[pack]!
    // Strings that follow each other in a pack are copied together.
    const most = Math.min(numbers.length - i, packedCount(source) - first)
    let run = 1
    while (run < most && numbers[i + run]! === numbers[i]! + run) run++
    const from = source.offsets[first]!
    const end = source.offsets[first + run]!
    if (end - from < LONG_COPY) for (let at = from, to = offsets[i]!; at < end; ) bytes[to++] = source.bytes[at++]!
    else bytes.set(source.bytes.subarray(from, end), offsets[i])
    i += run
  }
  return { bytes, offsets }
}
