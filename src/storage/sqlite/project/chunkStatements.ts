import type { Database } from '../../database.js'
import type { StoredChunk } from '../../storedChunk.js'

interface NumberedChunk extends StoredChunk {
  readonly chunk: number
}

export type ChunkStatements = ReturnType<typeof prepareChunkStatements>

/** The statements on chunks (`chunks`) and on their places in parts (`part_chunks`). */
export function prepareChunkStatements(database: Database) {
  const findChunk = database.prepare<NumberedChunk>('SELECT chunk, data, crc, unpacked FROM chunks WHERE digest = ?')
  const addChunk = database
    .prepare('INSERT INTO chunks (digest, data, crc, unpacked) VALUES (?, ?, ?, ?) RETURNING chunk')
    .pluck()
  const mendChunk = database.prepare('UPDATE chunks SET data = ?, crc = ?, unpacked = ? WHERE chunk = ?')
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
  const placesOfPart = database.prepare<{ place: number; chunk: number }>(
    'SELECT place, chunk FROM part_chunks WHERE part = ? LIMIT ?',
  )
  const removePlace = database.prepare('DELETE FROM part_chunks WHERE part = ? AND place = ?')
  const removeChunk = database.prepare(
    'DELETE FROM chunks WHERE chunk = @chunk AND NOT EXISTS (SELECT 1 FROM part_chunks WHERE chunk = @chunk)',
  )
  return {
    findChunk,
    addChunk,
    mendChunk,
    addPlace,
    readChunk,
    sizeOfChunk,
    sharePlaces,
    removePlaces,
    forgetPlaces,
    placesOfPart,
    removePlace,
    removeChunk,
  }
}
