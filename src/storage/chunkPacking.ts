import { createArena, kernelsOf } from '../math/simd/arena.js'
import type { PartType } from './snapshotParts.js'

// Whole numbers of a chunk in blocks, each with as many bits a number as its block needs: `docs/file-format.md`.

/** Numbers of a block. */
const BLOCK = 256
/** Bits of the first byte of a block that count the bits of a number. */
const BITS = 63
/** Set in the first byte of a block of differences. */
const DIFFERENCES = 64
/** A number and its place within a byte fit into 32 bits up to here; wider ones take 32 bits. */
const WIDEST = 25
/** Bytes before the numbers of a block: its first byte and the least number, and the number before the first one of differences. */
const [HEADER, LONG_HEADER] = [5, 9]
/** Zeros after the last block: reading the last number reads four bytes. */
const PADDING = 4
/** Our choice: what is packed must be this share smaller, since unpacking takes time. */
const LEAST_SAVING = 1 / 8

/** Longer chunks, which earlier versions wrote, are packed and unpacked by the plain code. */
const MOST_BYTES = 1 << 16

/** Memory of the fast kernels for one chunk and what it is packed to. */
interface Workbench {
  readonly kernels: NonNullable<ReturnType<typeof kernelsOf>>
  readonly chunk: Uint8Array
  readonly packed: Uint8Array
  readonly block: Int32Array
}

let workbench: Workbench | false | undefined

/** The memory of this thread, which the next chunk is written to; undefined where the fast kernels cannot be had. */
function openWorkbench(): Workbench | undefined {
  if (workbench === undefined) {
    const arena = createArena(3 * MOST_BYTES, { wasm: true })
    const [chunk, packed] = [arena.int8(MOST_BYTES), arena.int8(MOST_BYTES)]
    const block = arena.int32(BLOCK)
    const kernels = kernelsOf(chunk)
    const bytesOf = ({ buffer, byteOffset, length }: Int8Array) => new Uint8Array(buffer, byteOffset, length)
    workbench = kernels !== undefined && { kernels, chunk: bytesOf(chunk), packed: bytesOf(packed), block }
  }
  return workbench || undefined
}

/** How the kernels call the types: bytes of a number, negative for those with a sign where it matters. */
const kinds = { u8: 1, i8: -1, u16: 2, u32: 4, i32: -4 } as const

const views = { u8: Uint8Array, i8: Int8Array, u16: Uint16Array, u32: Uint32Array, i32: Int32Array } as const

const viewOf = (type: PartType) => (type in views ? views[type as keyof typeof views] : undefined)

/** The numbers of one block: unpacking into arrays of one type is faster than into those of three. */
const unpackedBlock = new Int32Array(BLOCK)

/** The numbers of a chunk of any type. Code that reads few types of arrays is compiled only once. */
type Numbers = Int32Array | Float64Array

let integers = new Int32Array(1 << 16)

/** The numbers of a chunk in an array that the next chunk is written to. Only unsigned ones from 2^31 on need the wider type. */
function readNumbers(chunk: Uint8Array, View: (typeof views)[keyof typeof views]): Numbers {
  const isAligned = chunk.byteOffset % View.BYTES_PER_ELEMENT === 0
  const count = chunk.length / View.BYTES_PER_ELEMENT
  const numbers = isAligned
    ? new View(chunk.buffer as ArrayBuffer, chunk.byteOffset, count)
    : new View(new Uint8Array(chunk).buffer)
  if (integers.length < count) integers = new Int32Array(count)
  integers.set(numbers)
  if (View === Uint32Array) {
    for (let i = 0; i < count; i++) if (integers[i]! < 0) return Float64Array.from(numbers)
  }
  return integers
}

/** What a block is written as. */
interface BlockShape {
  readonly bits: number
  readonly least: number
  readonly isDifferences: boolean
}

/** The numbers of a chunk in fewer bytes; undefined where they are not whole or would take nearly as many. */
export function packChunk(chunk: Uint8Array, type: PartType): Buffer | undefined {
  const View = viewOf(type)
  if (View === undefined || chunk.length % View.BYTES_PER_ELEMENT !== 0) return undefined
  const bench = chunk.length <= MOST_BYTES ? openWorkbench() : undefined
  if (bench === undefined) return packPlainly(chunk, View)
  const { kernels, packed, block } = bench
  bench.chunk.set(chunk)
  const length = kernels.packNumbers(
    bench.chunk.byteOffset,
    chunk.length / View.BYTES_PER_ELEMENT,
    kinds[type as keyof typeof kinds],
    packed.byteOffset,
    mostPacked(chunk.length),
    block.byteOffset,
  )
  return length === 0 ? undefined : Buffer.from(packed.subarray(0, length))
}

const mostPacked = (length: number): number => Math.floor(length * (1 - LEAST_SAVING))

/** The same without the fast kernels. */
export function packPlainly(chunk: Uint8Array, View: (typeof views)[keyof typeof views]): Buffer | undefined {
  const count = chunk.length / View.BYTES_PER_ELEMENT
  const numbers = readNumbers(chunk, View)
  const shapes: BlockShape[] = []
  let length = 1 + PADDING
  for (let from = 0; from < count; from += BLOCK) {
    const to = Math.min(count, from + BLOCK)
    const shape = shapeOf(numbers, from, to)
    shapes.push(shape)
    length += blockBytes(shape, to - from)
  }
  if (length > mostPacked(chunk.length)) return undefined
  const packed = Buffer.alloc(length)
  packed[0] = View.BYTES_PER_ELEMENT
  const target = new DataView(packed.buffer, packed.byteOffset, packed.length)
  let at = 1
  for (const [block, shape] of shapes.entries()) {
    const from = block * BLOCK
    const to = Math.min(count, from + BLOCK)
    packBlock(numbers, { from, to }, shape, target, at)
    at += blockBytes(shape, to - from)
  }
  return packed
}

/**
 * The chunk of `length` bytes that was packed; undefined where `packed` is no such chunk. It is written to the beginning of
 * `target` where it fits there: new memory for each chunk would have to be filled with zeros and copied.
 */
export function unpackChunk(packed: Uint8Array, length: number, target?: Uint8Array): Buffer | undefined {
  const View = { 1: Uint8Array, 2: Uint16Array, 4: Int32Array }[packed[0] ?? 0]
  if (View === undefined || length % View.BYTES_PER_ELEMENT !== 0) return undefined
  // No block takes less; a wrong length should not take memory.
  if (length < 0 || length > packed.length * BLOCK) return undefined
  const bench = Math.max(length, packed.length) <= MOST_BYTES ? openWorkbench() : undefined
  if (bench === undefined) return unpackPlainly(packed, length, View, target)
  const width = View.BYTES_PER_ELEMENT
  bench.packed.set(packed)
  const { kernels, chunk } = bench
  const isWhole = kernels.unpackNumbers(bench.packed.byteOffset, packed.length, chunk.byteOffset, length / width, width)
  if (isWhole === 0) return undefined
  const unpacked = chunk.subarray(0, length)
  if (target === undefined || length > target.length) return Buffer.from(unpacked)
  target.set(unpacked)
  return Buffer.from(target.buffer as ArrayBuffer, target.byteOffset, length)
}

/** The same without the fast kernels. */
export function unpackPlainly(
  packed: Uint8Array,
  length: number,
  View: Uint8ArrayConstructor | Uint16ArrayConstructor | Int32ArrayConstructor,
  target?: Uint8Array,
): Buffer | undefined {
  const count = length / View.BYTES_PER_ELEMENT
  const isInPlace = target !== undefined && length <= target.length && target.byteOffset % View.BYTES_PER_ELEMENT === 0
  const numbers = isInPlace ? new View(target.buffer as ArrayBuffer, target.byteOffset, count) : new View(count)
  const source = new DataView(packed.buffer, packed.byteOffset, packed.length)
  let at = 1
  for (let from = 0; from < numbers.length; from += BLOCK) {
    const some = Math.min(numbers.length - from, BLOCK)
    const shape = readShape(source, at, some)
    if (shape === undefined) return undefined
    unpackBlock(source, at, shape, unpackedBlock, some)
    numbers.set(some === BLOCK ? unpackedBlock : unpackedBlock.subarray(0, some), from)
    at += blockBytes(shape, some)
  }
  return at + PADDING === packed.length ? Buffer.from(numbers.buffer, numbers.byteOffset, length) : undefined
}

/** Bytes `from` to `to` of the chunk of `length` bytes that was packed, of which only their blocks are unpacked; undefined as above. */
export function unpackRange(packed: Uint8Array, length: number, from: number, to: number): Buffer | undefined {
  const View = { 1: Uint8Array, 2: Uint16Array, 4: Int32Array }[packed[0] ?? 0]
  if (View === undefined || length % View.BYTES_PER_ELEMENT !== 0 || to > length) return undefined
  const width = BLOCK * View.BYTES_PER_ELEMENT
  const [first, end] = [Math.floor(from / width), Math.ceil(to / width)]
  const count = length / View.BYTES_PER_ELEMENT
  const numbers = new View((end - first) * BLOCK)
  const source = new DataView(packed.buffer, packed.byteOffset, packed.length)
  let at = 1
  for (let block = 0; block < end; block++) {
    const some = Math.min(count - block * BLOCK, BLOCK)
    const shape = readShape(source, at, some)
    if (shape === undefined) return undefined
    if (block >= first) {
      unpackBlock(source, at, shape, unpackedBlock, some)
      numbers.set(unpackedBlock, (block - first) * BLOCK)
    }
    at += blockBytes(shape, some)
  }
  return Buffer.from(numbers.buffer, from - first * width, to - from)
}

const blockBytes = ({ bits, isDifferences }: BlockShape, count: number): number =>
  (isDifferences ? LONG_HEADER : HEADER) + Math.ceil((bits * count) / 8)

/** Bits for numbers from 0 to `most`. */
function bitsOf(most: number): number {
  const bits = 32 - Math.clz32(most)
  return bits > WIDEST ? 32 : bits
}

/** Numbers or differences of neighbours, whichever take fewer bytes. */
function shapeOf(numbers: Numbers, from: number, to: number): BlockShape {
  let [least, most] = [numbers[from]!, numbers[from]!]
  let [leastStep, mostStep] = [2 ** 31, -(2 ** 31)]
  for (let i = from + 1, before = numbers[from]!; i < to; i++) {
    const number = numbers[i]!
    const step = (number - before) | 0
    if (number < least) least = number
    else if (number > most) most = number
    if (step < leastStep) leastStep = step
    if (step > mostStep) mostStep = step
    before = number
  }
  const plain = { bits: bitsOf(most - least), least, isDifferences: false }
  if (to - from < 2) return plain
  const steps = { bits: bitsOf(mostStep - leastStep), least: leastStep, isDifferences: true }
  return blockBytes(steps, to - from) < blockBytes(plain, to - from) ? steps : plain
}

function packBlock(
  numbers: Numbers,
  { from, to }: { readonly from: number; readonly to: number },
  { bits, least, isDifferences }: BlockShape,
  target: DataView,
  at: number,
): void {
  target.setUint8(at, bits | (isDifferences ? DIFFERENCES : 0))
  target.setInt32(at + 1, least | 0, true)
  let before = isDifferences ? (numbers[from]! - least) | 0 : 0
  if (isDifferences) target.setInt32(at + HEADER, before, true)
  if (bits === 0) return
  let place = at + (isDifferences ? LONG_HEADER : HEADER)
  // Four bytes at a time.
  let word = 0
  let used = 0
  for (let i = from; i < to; i++) {
    const number = numbers[i]!
    const value = (number - before - least) | 0
    if (isDifferences) before = number
    word |= value << used
    used += bits
    if (used < 32) continue
    target.setInt32(place, word, true)
    place += 4
    used -= 32
    word = used === 0 ? 0 : value >>> (bits - used)
  }
  // Zeros behind the last number: the next block overwrites them, or they are the padding.
  if (used > 0) target.setInt32(place, word, true)
}

/** What the block of `count` numbers at a place is written as; undefined where there is no such block. */
function readShape(source: DataView, at: number, count: number): BlockShape | undefined {
  if (at + LONG_HEADER > source.byteLength) return undefined
  const first = source.getUint8(at)
  const bits = first & BITS
  const shape = { bits, least: source.getInt32(at + 1, true), isDifferences: (first & DIFFERENCES) !== 0 }
  return bits > 32 || at + blockBytes(shape, count) + PADDING > source.byteLength ? undefined : shape
}

function unpackBlock(
  source: DataView,
  at: number,
  { bits, least, isDifferences }: BlockShape,
  target: Int32Array,
  count: number,
): void {
  if (bits === 0 && !isDifferences) {
    target.fill(least)
    return
  }
  const start = at + (isDifferences ? LONG_HEADER : HEADER)
  const mask = bits === 32 ? -1 : (1 << bits) - 1
  if (!isDifferences) {
    for (let i = 0, bit = 0; i < count; i++, bit += bits) {
      target[i] = least + ((source.getInt32(start + (bit >>> 3), true) >>> (bit & 7)) & mask)
    }
    return
  }
  let number = source.getInt32(at + HEADER, true)
  for (let i = 0, bit = 0; i < count; i++, bit += bits) {
    number = (number + least + ((source.getInt32(start + (bit >>> 3), true) >>> (bit & 7)) & mask)) | 0
    target[i] = number
  }
}
