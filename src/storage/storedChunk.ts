import { crc32 } from 'node:zlib'
import { unpackChunk } from './chunkPacking.js'

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
