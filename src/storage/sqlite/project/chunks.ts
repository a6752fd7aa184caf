import type { Database } from '../../database.js'
import type { Gate } from '../gate.js'
import { openChunkAccess } from './chunkAccess.js'
import { type ChunkReader, createChunkReader } from './chunkReader.js'
import { type ChunkWriter, createChunkWriter } from './chunkWriter.js'

/**
 * Long byte arrays, cut into chunks that are stored by content: equal chunks of two parts are stored once, so that an
 * extension of a snapshot writes little more than its new data.
 */
export interface Chunks extends ChunkWriter, ChunkReader {
  /** Removes up to `limit` chunks of a part, unless another part shares them; returns how many the part had. */
  removeSome(part: number, limit: number): number
}

/** Chunks of parts in the project's file. No write waits for the disk: see `unsynced`. */
export function openChunks(database: Database, gate: Gate): Chunks {
  const access = openChunkAccess(database, gate)
  const { sql } = access
  return {
    ...createChunkWriter(access),
    ...createChunkReader(access),
    removeSome(part, limit) {
      const places = sql.placesOfPart.all(part, limit)
      for (const { place, chunk } of places) {
        sql.removePlace.run(part, place)
        sql.removeChunk.run({ chunk })
      }
      return places.length
    },
  }
}
