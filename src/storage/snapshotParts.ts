import type { Part, PartArray } from '../snapshot/parts.js'
import type { SnapshotVersion } from './port/project/snapshots.js'

// What the storages of snapshots share.

/** Written last and removed first: if it exists, the snapshot is complete. */
export const HEAD = 'info'

const arrayTypes = {
  u8: Uint8Array,
  i8: Int8Array,
  u16: Uint16Array,
  u32: Uint32Array,
  i32: Int32Array,
  f32: Float32Array,
  f64: Float64Array,
} as const

type ArrayType = keyof typeof arrayTypes

/** How a part is stored: as an array of these numbers, or as text. */
export type PartType = ArrayType | 'json'

/** Sentiment is built and replaced by itself, so its parts have a layer of their own. */
export const layerOf = (name: string, { layer }: SnapshotVersion): number =>
  name === 'sentiment' || name.startsWith('sentiment.') ? layer : 0

/** A part as bytes, and the name of its type. */
export function toBytes(part: Part): { type: PartType; bytes: Buffer } {
  if (typeof part === 'string') return { type: 'json', bytes: Buffer.from(part) }
  return {
    type: typeOf(part),
    bytes: Buffer.from(part.buffer as ArrayBuffer, part.byteOffset, part.byteLength),
  }
}

/** A part from its bytes in shared memory. */
export const fromBytes = (type: string, bytes: SharedArrayBuffer): Part =>
  type === 'json'
    ? Buffer.from(bytes).toString('utf8')
    : new arrayTypes[type as ArrayType](bytes as unknown as ArrayBuffer)

/** Bytes of a number of an array. */
export const bytesPerNumber = (type: string): number => arrayTypes[type as ArrayType].BYTES_PER_ELEMENT

function typeOf(part: PartArray): ArrayType {
  for (const [type, View] of Object.entries(arrayTypes)) if (part instanceof View) return type as ArrayType
  throw new TypeError('A part is a typed array or a string.')
}
