import { crc32 } from 'node:zlib'
import { unpackChunk, unpackRange } from './chunkPacking.js'

/** A chunk of a snapshot as a project's file stores it. */
export interface StoredChunk {
  readonly data: Buffer
  /** Of the data; null in chunks of earlier versions. */
  readonly crc: number | null
  /** Bytes of the chunk if the data is packed; null if the data is the chunk. */
  readonly unpacked: number | null
}

/**
 * The bytes of a chunk; undefined if they are not those that were written. Packed ones are unpacked into the beginning of `target`
 * where they fit there.
 */
export function chunkBytes({ data, crc, unpacked }: StoredChunk, target?: Uint8Array): Buffer | undefined {
  if (crc !== null && crc32(data) !== crc) return undefined
  return unpacked === null ? data : unpackChunk(data, unpacked, target)
}

/** Reads bytes `from` to `to` of a chunk, or as many as it has. Undefined if the bytes are damaged. */
export type RangeReader = (from: number, to: number) => Uint8Array | undefined

/**
 * Opens a chunk to read ranges of it; undefined if its bytes are damaged. A packed chunk unpacks each range by itself, or all of it
 * with the first range if it is read densely.
 */
export function openRanges(chunk: StoredChunk, isDense: boolean): RangeReader | undefined {
  const { data, crc, unpacked } = chunk
  if (unpacked === null || crc === null || isDense) {
    const bytes = chunkBytes(chunk)
    return bytes && ((from, to) => bytes.subarray(from, to))
  }
  if (crc32(data) !== crc) return undefined
  return (from, to) => (from < unpacked ? unpackRange(data, unpacked, from, Math.min(to, unpacked)) : undefined)
}
