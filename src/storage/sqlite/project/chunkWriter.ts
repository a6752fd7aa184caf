import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { crc32 } from 'node:zlib'
import { DamagedSnapshot } from '../../../snapshot/parts.js'
import { packChunk } from '../../chunkPacking.js'
import type { PartType } from '../../snapshotParts.js'
import { unsynced } from '../../sqlite.js'
import { BYTES_PER_TURN, type ChunkAccess } from './chunkAccess.js'
import type { ChunkStatements } from './chunkStatements.js'

/** Writes parts as chunks. */
export interface ChunkWriter {
  /**
   * Writes the bytes of a new part; `addPart` inserts its row and returns its id, in the transaction of the first
   * chunk. Chunks whose bytes are those of `before` are shared without a look at them, while they exist.
   */
  write(addPart: () => number, content: PartContent, before?: PartBefore): Promise<void>
  /**
   * Writes a part whose first bytes are those of another part; they share chunks. Throws `DamagedSnapshot` when these
   * are missing.
   */
  grow(addPart: () => number, beginning: PartBeginning, content: PartContent): Promise<void>
}

/** A number of first bytes of a part. */
export interface PartBeginning {
  readonly part: number
  readonly bytes: number
}

/** A stored part and its bytes. */
export interface PartBefore {
  readonly part: number
  readonly bytes: Uint8Array
}

/** The bytes of a part, or of its end. */
export interface PartContent {
  readonly type: PartType
  readonly bytes: Uint8Array
}

/**
 * Size of a chunk in bytes. Small chunks fit into the nearest caches and into recycled memory: a part is read in a
 * third of the time of megabyte chunks, and a small range needs few bytes.
 */
const CHUNK_BYTES = 1 << 16
/** Shorter chunks are not packed: a small project opens faster without. Our choice: unpacking code takes 20 ms to get fast. */
const LEAST_PACKED_BYTES = 4_096
/** Chunks shared in one transaction. */
const CHUNKS_PER_SHARING = 512

export const createChunkWriter = (access: ChunkAccess): ChunkWriter => ({
  async write(addPart, { type, bytes }, before) {
    const part = createNewPart(addPart, type)
    const chunks = cut(bytes)
    if (before !== undefined && (await hasChunksOf(access, before.part, chunks[0]!.length))) {
      await writeChanges(access, part, chunks, before)
    } else await writeChunks(access, part, 0, chunks)
  },
  async grow(addPart, beginning, { type, bytes }) {
    const part = createNewPart(addPart, type)
    const full = Math.floor(beginning.bytes / CHUNK_BYTES)
    await shareFullChunks(access, part, beginning.part, full)
    const rest = beginning.bytes - full * CHUNK_BYTES
    if (rest === 0) return await writeChunks(access, part, full, cut(bytes))
    const last = await access.reading(() => access.findBytes(beginning.part, full))
    if (last === undefined || last.length < rest) throw new DamagedSnapshot()
    const space = CHUNK_BYTES - rest
    const mixed = Buffer.concat([last.subarray(0, rest), bytes.subarray(0, space)])
    const more = bytes.length > space ? cut(bytes.subarray(space)) : []
    await writeChunks(access, part, full, [mixed, ...more])
  },
})

/** A part that is being written. */
interface NewPart {
  readonly type: PartType
  /** Its number; the first call inserts its row, and must be made in a transaction. */
  number(): number
}

function createNewPart(addPart: () => number, type: PartType): NewPart {
  let part: number | undefined
  return {
    type,
    number() {
      part ??= addPart()
      return part
    },
  }
}

/** Cuts bytes into chunks; one at least. */
function cut(bytes: Uint8Array): Buffer[] {
  const buffer = Buffer.from(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.length)
  return Array.from({ length: Math.max(1, Math.ceil(bytes.length / CHUNK_BYTES)) }, (_, place) =>
    buffer.subarray(place * CHUNK_BYTES, (place + 1) * CHUNK_BYTES),
  )
}

/** Whether the chunks of a stored part have this size. Earlier versions wrote longer ones. */
const hasChunksOf = async ({ gate, sql }: ChunkAccess, part: number, bytes: number): Promise<boolean> =>
  (await gate.enter(() => sql.sizeOfChunk.get(part))) === bytes

/** Writes consecutive chunks, the first of them at the place `first`, in transactions of a few milliseconds. */
async function writeChunks(
  { database, gate, sql }: ChunkAccess,
  part: NewPart,
  first: number,
  chunks: readonly Uint8Array[],
): Promise<void> {
  for (let at = 0; at < chunks.length; ) {
    const end = Math.min(chunks.length, at + BYTES_PER_TURN / CHUNK_BYTES)
    await gate.enter(() =>
      unsynced(database, () => {
        for (; at < end; at++) writeChunk(sql, part, first + at, chunks[at]!)
      }),
    )
    await nextTurn()
  }
}

/** Adds a chunk to a part. One whose bytes are stored already is shared, and mended if it is damaged. */
function writeChunk(sql: ChunkStatements, part: NewPart, place: number, data: Uint8Array): void {
  const digest = createHash('sha256').update(data).digest()
  const found = sql.findChunk.get(digest)
  const isDamaged = found !== undefined && found.crc !== null && crc32(found.data) !== found.crc
  if (isDamaged) sql.mendChunk.run(...pack(data, part.type), found.chunk)
  sql.addPlace.run(part.number(), place, found?.chunk ?? sql.addChunk.get(digest, ...pack(data, part.type)))
}

/** The bytes of a chunk as they are stored, packed where that makes them shorter; their checksum, and the length of packed ones. */
function pack(data: Uint8Array, type: PartType): [data: Uint8Array, crc: number, unpacked: number | null] {
  const packed = data.length < LEAST_PACKED_BYTES ? undefined : packChunk(data, type)
  return packed === undefined ? [data, crc32(data), null] : [packed, crc32(packed), data.length]
}

/** Shares the first `count` chunks of another part, all of them full. Throws `DamagedSnapshot` when one is missing. */
async function shareFullChunks(access: ChunkAccess, part: NewPart, from: number, count: number): Promise<void> {
  const { database, gate, sql } = access
  if (count > 0 && !(await hasChunksOf(access, from, CHUNK_BYTES))) throw new DamagedSnapshot()
  for (let first = 0; first < count; first += CHUNKS_PER_SHARING) {
    const end = Math.min(count, first + CHUNKS_PER_SHARING)
    const shared = await gate.enter(() =>
      unsynced(database, () => sql.sharePlaces.run({ part: part.number(), from, first, end }).changes),
    )
    if (shared < end - first) throw new DamagedSnapshot()
    await nextTurn()
  }
}

/** Writes all chunks of a part. Those that equal the chunk of `before` at the same place are shared. */
async function writeChanges(
  access: ChunkAccess,
  part: NewPart,
  chunks: readonly Buffer[],
  { part: from, bytes: old }: PartBefore,
): Promise<void> {
  const isEqual = (place: number): boolean => {
    const same = old.subarray(place * CHUNK_BYTES, (place + 1) * CHUNK_BYTES)
    return same.length > 0 && chunks[place]!.equals(same)
  }
  for (let at = 0; at < chunks.length; ) {
    const first = at
    let end = at + 1
    if (isEqual(at)) {
      while (end < chunks.length && end - first < CHUNKS_PER_SHARING && isEqual(end)) end++
      await shareEqual(access, part, from, first, chunks.slice(first, end))
    } else {
      while (end < chunks.length && !isEqual(end)) end++
      await writeChunks(access, part, first, chunks.slice(first, end))
    }
    at = end
  }
}

/** Shares consecutive chunks of another part that have these bytes; writes them where one of them no longer exists. */
async function shareEqual(
  { database, gate, sql }: ChunkAccess,
  part: NewPart,
  from: number,
  first: number,
  chunks: readonly Uint8Array[],
): Promise<void> {
  await gate.enter(() =>
    unsynced(database, () => {
      const end = first + chunks.length
      const shared = sql.sharePlaces.run({ part: part.number(), from, first, end }).changes
      if (shared === chunks.length) return
      sql.removePlaces.run(part.number(), first, end)
      for (const [i, chunk] of chunks.entries()) writeChunk(sql, part, first + i, chunk)
    }),
  )
  await nextTurn()
}
