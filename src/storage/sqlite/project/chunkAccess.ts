import { DamagedSnapshot } from '../../../snapshot/parts.js'
import type { Database } from '../../database.js'
import { unsynced } from '../../sqlite.js'
import { chunkBytes, openRanges, type RangeReader } from '../../storedChunk.js'
import type { Gate } from '../gate.js'
import { type ChunkStatements, prepareChunkStatements } from './chunkStatements.js'

/**
 * Chunks written in one transaction, or read before yielding: a few milliseconds of work, and as much garbage
 * collection.
 */
export const BYTES_PER_TURN = 1 << 20

/** What the writer and the reader of chunks work with. */
export interface ChunkAccess {
  readonly database: Database
  readonly gate: Gate
  readonly sql: ChunkStatements
  readonly findBytes: FindBytes
  readonly findRanges: FindRanges
  readonly reading: ReadChunks
}

export function openChunkAccess(database: Database, gate: Gate): ChunkAccess {
  const sql = prepareChunkStatements(database)
  return { database, gate, sql, ...createFinders(sql), reading: createReading(database, gate, sql) }
}

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
type FindBytes = (part: number, place: number, target?: Uint8Array) => Buffer | undefined

/** Reads ranges of one chunk, of which many are expected if `isDense`; undefined for a missing one. Throws `DamagedChunk`. */
type FindRanges = (part: number, place: number, isDense: boolean) => RangeReader | undefined

const createFinders = ({ readChunk }: ChunkStatements): { findBytes: FindBytes; findRanges: FindRanges } => ({
  findBytes(part, place, target) {
    const found = readChunk.get(part, place)
    if (found === undefined) return undefined
    const bytes = chunkBytes(found, target)
    if (bytes !== undefined && (target === undefined || bytes.length <= target.length)) return bytes
    throw new DamagedChunk(found.chunk)
  },
  findRanges(part, place, isDense) {
    const found = readChunk.get(part, place)
    if (found === undefined) return undefined
    const ranges = openRanges(found, isDense)
    if (ranges === undefined) throw new DamagedChunk(found.chunk)
    return ranges
  },
})

/** Runs statements that read chunks. Throws `DamagedSnapshot` for a damaged one. */
type ReadChunks = <T>(work: () => T) => Promise<T>

const createReading =
  (database: Database, gate: Gate, sql: ChunkStatements): ReadChunks =>
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
