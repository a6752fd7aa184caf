import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { crc32 } from 'node:zlib'
import { DamagedSnapshot } from '../../../snapshot/parts.js'
import type { ByteRuns } from '../../byteRuns.js'
import { packChunk } from '../../chunkPacking.js'
import type { Database } from '../../database.js'
import type { PartType } from '../../snapshotParts.js'
import { unsynced } from '../../sqlite.js'
import { chunkBytes, type RangeReader, rangesOf, type StoredChunk } from '../../storedChunk.js'
import type { Gate } from '../gate.js'

/**
 * Long byte arrays, cut into chunks that are stored by content: equal chunks of two parts are stored once, so that an
 * extension of a snapshot writes little more than its new data.
 */
export interface Chunks {
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
  /** Fills `target` with a part; false when a chunk is missing. Throws `DamagedSnapshot` for changed bytes. */
  read(part: number, target: Uint8Array): Promise<boolean>
  /** Fills places of `target` with ranges of a part, reading no chunk twice. Returns false and throws as above. */
  readRuns(part: number, runs: ByteRuns, target: Uint8Array): Promise<boolean>
  /** Removes up to `limit` chunks of a part, unless another part shares them; returns how many the part had. */
  removeSome(part: number, limit: number): number
}

/**
 * Size of a chunk in bytes. Small chunks fit into the nearest caches and into recycled memory: a part is read in a
 * third of the time of megabyte chunks, and a small range needs few bytes.
 */
const CHUNK_BYTES = 1 << 16
/** Shorter chunks are not packed: a small project opens faster without. Our choice: unpacking code takes 20 ms to get fast. */
const LEAST_PACKED_BYTES = 4_096
/**
 * Chunks written in one transaction, or read before yielding: a few milliseconds of work, and as much garbage
 * collection.
 */
const BYTES_PER_TURN = 1 << 20
/** From so many more ranges in a chunk on, or for one of this share of it, all of it is unpacked at once. */
const DENSE_RUNS = 16
const DENSE_SHARE = 1 / 16
/** Chunks shared in one transaction. */
const CHUNKS_PER_SHARING = 512

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

interface NumberedChunk extends StoredChunk {
  readonly chunk: number
}

/** Chunks of parts in the project's file. No write waits for the disk: see `unsynced`. */
export function openChunks(database: Database, gate: Gate): Chunks {
  const sql = prepareStatements(database)
  const access = { database, gate, sql, ...createFinders(sql), reading: createReading(database, gate, sql) }
  return {
    ...createWriter(access),
    ...createReader(access),
    removeSome(part, limit) {
      const found = sql.indexes.all(part, limit)
      for (const { place, chunk } of found) {
        sql.removePlace.run(part, place)
        sql.removeChunk.run({ chunk })
      }
      return found.length
    },
  }
}

type Statements = ReturnType<typeof prepareStatements>

/** Reading a chunk whose bytes are not those that were written. */
class DamagedChunk extends Error {
  constructor(readonly chunk: number) {
    super(`Chunk ${chunk} is damaged.`)
  }
}

/**
 * The bytes of one chunk of a part, at most as many as `target` has, which they may have been written to; undefined for a missing
 * one. Throws `DamagedChunk`.
 */
type FindChunk = (part: number, place: number, target?: Uint8Array) => Buffer | undefined

/** Reads ranges of one chunk, of which many are expected if `isDense`; undefined for a missing one. Throws `DamagedChunk`. */
type FindRanges = (part: number, place: number, isDense: boolean) => RangeReader | undefined

const createFinders = ({ readChunk }: Statements): { find: FindChunk; findRanges: FindRanges } => ({
  find(part, place, target) {
    const found = readChunk.get(part, place)
    if (found === undefined) return undefined
    const bytes = chunkBytes(found, target)
    if (bytes !== undefined && (target === undefined || bytes.length <= target.length)) return bytes
    throw new DamagedChunk(found.chunk)
  },
  findRanges(part, place, isDense) {
    const found = readChunk.get(part, place)
    if (found === undefined) return undefined
    const ranges = rangesOf(found, isDense)
    if (ranges === undefined) throw new DamagedChunk(found.chunk)
    return ranges
  },
})

/** Runs statements that read chunks. Throws `DamagedSnapshot` for a damaged one. */
type ReadChunks = <T>(work: () => T) => Promise<T>

const createReading =
  (database: Database, gate: Gate, sql: Statements): ReadChunks =>
  async (work) => {
    try {
      return await gate.read(work)
    } catch (error) {
      if (!(error instanceof DamagedChunk)) throw error
      const { chunk } = error
      // Later builds may no longer share it.
      await gate.enter(() =>
        unsynced(database, () => {
          sql.forgetPlaces.run(chunk)
          sql.removeChunk.run({ chunk })
        }),
      )
      throw new DamagedSnapshot()
    }
  }

interface ChunkAccess {
  readonly database: Database
  readonly gate: Gate
  readonly sql: Statements
  readonly find: FindChunk
  readonly findRanges: FindRanges
  readonly reading: ReadChunks
}

function createWriter({
  database,
  gate,
  sql,
  find,
  reading,
}: Omit<ChunkAccess, 'findRanges'>): Pick<Chunks, 'write' | 'grow'> {
  const addChunk = (digest: Buffer, data: Uint8Array, type: PartType): unknown => {
    const packed = data.length < LEAST_PACKED_BYTES ? undefined : packChunk(data, type)
    return packed === undefined
      ? sql.addChunk.get(digest, data, crc32(data), null)
      : sql.addChunk.get(digest, packed, crc32(packed), data.length)
  }
  const writeChunk = (part: number, place: number, data: Uint8Array, type: PartType): void => {
    const digest = createHash('sha256').update(data).digest()
    sql.addPlace.run(part, place, sql.findChunk.get(digest) ?? addChunk(digest, data, type))
  }
  const writeChunks = async (
    partOf: () => number,
    first: number,
    data: readonly Uint8Array[],
    type: PartType,
  ): Promise<void> => {
    for (let at = 0; at < data.length; ) {
      const end = Math.min(data.length, at + BYTES_PER_TURN / CHUNK_BYTES)
      await gate.enter(() =>
        unsynced(database, () => {
          const part = partOf()
          for (; at < end; at++) writeChunk(part, first + at, data[at]!, type)
        }),
      )
      await nextTurn()
    }
  }
  /** Shares the first `count` chunks of a part, all of them full. */
  const shareChunks = async (partOf: () => number, from: number, count: number): Promise<void> => {
    if (count > 0 && (await gate.enter(() => sql.sizeOfChunk.get(from))) !== CHUNK_BYTES) throw new DamagedSnapshot()
    for (let first = 0; first < count; first += CHUNKS_PER_SHARING) {
      const end = Math.min(count, first + CHUNKS_PER_SHARING)
      const shared = await gate.enter(() =>
        unsynced(database, () => sql.sharePlaces.run({ part: partOf(), from, first, end }).changes),
      )
      if (shared < end - first) throw new DamagedSnapshot()
      await nextTurn()
    }
  }
  /** Shares those of consecutive chunks that exist. */
  const shareEqual = (part: number, from: number, first: number, data: readonly Uint8Array[], type: PartType): void => {
    const end = first + data.length
    if (sql.sharePlaces.run({ part, from, first, end }).changes === data.length) return
    sql.removePlaces.run(part, first, end)
    for (const [i, chunk] of data.entries()) writeChunk(part, first + i, chunk, type)
  }
  /** Writes chunks, of which those that `before` has at the same place are shared. */
  const writeChanges = async (
    partOf: () => number,
    { part: from, bytes: old }: PartBefore,
    data: readonly Buffer[],
    type: PartType,
  ): Promise<void> => {
    const isEqual = (place: number): boolean => {
      const same = old.subarray(place * CHUNK_BYTES, (place + 1) * CHUNK_BYTES)
      return same.length > 0 && data[place]!.equals(same)
    }
    for (let at = 0; at < data.length; ) {
      const first = at
      let end = at + 1
      if (isEqual(at)) {
        while (end < data.length && end - first < CHUNKS_PER_SHARING && isEqual(end)) end++
        const some = data.slice(first, end)
        await gate.enter(() => unsynced(database, () => shareEqual(partOf(), from, first, some, type)))
        await nextTurn()
      } else {
        while (end < data.length && !isEqual(end)) end++
        await writeChunks(partOf, first, data.slice(first, end), type)
      }
      at = end
    }
  }
  return {
    async write(addPart, { type, bytes }, before) {
      const partOf = memoize(addPart)
      const data = cut(bytes)
      // Versions before wrote longer chunks.
      const isAlike =
        before !== undefined && (await gate.enter(() => sql.sizeOfChunk.get(before.part))) === data[0]!.length
      await (isAlike ? writeChanges(partOf, before, data, type) : writeChunks(partOf, 0, data, type))
    },
    async grow(addPart, beginning, { type, bytes }) {
      const partOf = memoize(addPart)
      const full = Math.floor(beginning.bytes / CHUNK_BYTES)
      await shareChunks(partOf, beginning.part, full)
      const rest = beginning.bytes - full * CHUNK_BYTES
      if (rest === 0) return await writeChunks(partOf, full, cut(bytes), type)
      const last = await reading(() => find(beginning.part, full))
      if (last === undefined || last.length < rest) throw new DamagedSnapshot()
      const space = CHUNK_BYTES - rest
      const mixed = Buffer.concat([last.subarray(0, rest), bytes.subarray(0, space)])
      const more = bytes.length > space ? cut(bytes.subarray(space)) : []
      await writeChunks(partOf, full, [mixed, ...more], type)
    },
  }
}

function createReader({
  sql,
  find,
  findRanges,
  reading,
}: Pick<ChunkAccess, 'sql' | 'find' | 'findRanges' | 'reading'>): Pick<Chunks, 'read' | 'readRuns'> {
  return {
    async read(part, target) {
      let [place, at] = [0, 0]
      /** Reads chunks for one turn of the event loop; false when one is missing. */
      const readSome = (): boolean => {
        for (const end = at + BYTES_PER_TURN; at < target.length && at < end; place++) {
          const rest = target.subarray(at)
          const data = find(part, place, rest)
          if (data === undefined) return false
          if (data.buffer !== target.buffer) target.set(data, at)
          at += data.length
        }
        return true
      }
      while (at < target.length) {
        if (at > 0) await nextTurn()
        if (!(await reading(readSome))) return false
      }
      return true
    },
    async readRuns(part, runs, target) {
      // All chunks of a part but the last have one size: that of the version that wrote it.
      const size = await reading(() => sql.sizeOfChunk.get(part))
      if (size === undefined) return runs.count === 0
      let [run, done] = [0, 0]
      /** Reads runs for one turn of the event loop; false when a chunk is missing. A run may continue in the next chunk. */
      const readSome = (): boolean => {
        let place = -1
        let ranges: RangeReader | undefined
        for (let bytesRead = 0; run < runs.count; ) {
          const at = runs.starts[run]! + done
          if (Math.floor(at / size) !== place) {
            if (bytesRead >= BYTES_PER_TURN) return true
            bytesRead += size
            place = Math.floor(at / size)
            const later = run + DENSE_RUNS
            const isDense =
              (later < runs.count && Math.floor(runs.starts[later]! / size) === place) ||
              runs.lengths[run]! - done >= size * DENSE_SHARE
            ranges = findRanges(part, place, isDense)
          }
          const from = at - place * size
          const some = ranges?.(from, from + runs.lengths[run]! - done)
          if (some === undefined || some.length === 0) return false
          target.set(some, runs.targets[run]! + done)
          done += some.length
          if (done < runs.lengths[run]!) continue
          run++
          done = 0
        }
        return true
      }
      for (let isFirst = true; run < runs.count; isFirst = false) {
        if (!isFirst) await nextTurn()
        if (!(await reading(readSome))) return false
      }
      return true
    },
  }
}

function prepareStatements(database: Database) {
  const findChunk = database.prepare('SELECT chunk FROM chunks WHERE digest = ?').pluck()
  const addChunk = database
    .prepare('INSERT INTO chunks (digest, data, crc, unpacked) VALUES (?, ?, ?, ?) RETURNING chunk')
    .pluck()
  const addPlace = database.prepare('INSERT INTO part_chunks VALUES (?, ?, ?)')
  const readChunk = database.prepare<NumberedChunk>(
    'SELECT chunk, data, crc, unpacked FROM part_chunks JOIN chunks USING (chunk) WHERE part = ? AND place = ?',
  )
  const sizeOfChunk = database
    .prepare<number>(
      'SELECT coalesce(unpacked, length(data)) FROM part_chunks JOIN chunks USING (chunk) WHERE part = ? AND place = 0',
    )
    .pluck()
  const sharePlaces = database.prepare(
    `INSERT INTO part_chunks SELECT @part, place, chunk FROM part_chunks JOIN chunks USING (chunk)
     WHERE part = @from AND place >= @first AND place < @end`,
  )
  const removePlaces = database.prepare('DELETE FROM part_chunks WHERE part = ? AND place >= ? AND place < ?')
  const forgetPlaces = database.prepare('DELETE FROM part_chunks WHERE chunk = ?')
  const indexes = database.prepare<{ place: number; chunk: number }>(
    'SELECT place, chunk FROM part_chunks WHERE part = ? LIMIT ?',
  )
  const removePlace = database.prepare('DELETE FROM part_chunks WHERE part = ? AND place = ?')
  const removeChunk = database.prepare(
    'DELETE FROM chunks WHERE chunk = @chunk AND NOT EXISTS (SELECT 1 FROM part_chunks WHERE chunk = @chunk)',
  )
  return {
    findChunk,
    addChunk,
    addPlace,
    readChunk,
    sizeOfChunk,
    sharePlaces,
    removePlaces,
    forgetPlaces,
    indexes,
    removePlace,
    removeChunk,
  }
}

/** Bytes in chunks; one at least. */
function cut(bytes: Uint8Array): Buffer[] {
  const buffer = Buffer.from(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.length)
  return Array.from({ length: Math.max(1, Math.ceil(bytes.length / CHUNK_BYTES)) }, (_, place) =>
    buffer.subarray(place * CHUNK_BYTES, (place + 1) * CHUNK_BYTES),
  )
}

/** Calls `addPart` when its result is first needed. */
function memoize(addPart: () => number): () => number {
  let part: number | undefined
  return () => {
    part ??= addPart()
    return part
  }
}
