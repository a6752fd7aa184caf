import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Database, unsynced } from '../sqlite.js'

/**
 * Long arrays of bytes, cut into chunks that are kept by their content: where two parts have the same chunk at any place, it
 * is stored once, and a snapshot that extends the one before writes little but what is new.
 */
export interface Chunks {
  /** Writes the bytes of a new part; `addPart` makes its row and gives its id, in the transaction of the first chunk. */
  write(addPart: () => number, bytes: Uint8Array): Promise<void>
  /** Fills `target` with a part; false when some of it has been removed meanwhile. */
  read(part: number, target: Uint8Array): Promise<boolean>
  /** Removes a few chunks of a part, those that no other part has; false when it has none left. */
  removeSome(part: number): boolean
}

/** Bytes written or read at a time: a few milliseconds of work. */
const CHUNK_BYTES = 1 << 20
/** Chunks read, or removed in one transaction, before giving way. */
const CHUNKS_PER_TURN = 4

/** Chunks of parts in the project's file. Nothing here waits for the disk: see `unsynced`. */
export function openChunks(database: Database): Chunks {
  const findChunk = database.prepare('SELECT chunk FROM chunks WHERE digest = ?').pluck()
  const addChunk = database.prepare('INSERT INTO chunks (digest, data) VALUES (?, ?) RETURNING chunk').pluck()
  const addPlace = database.prepare('INSERT INTO part_chunks VALUES (?, ?, ?)')
  const readChunk = database
    .prepare('SELECT data FROM part_chunks JOIN chunks USING (chunk) WHERE part = ? AND place = ?')
    .pluck()
  const places = database.prepare('SELECT place, chunk FROM part_chunks WHERE part = ? LIMIT ?')
  const removePlace = database.prepare('DELETE FROM part_chunks WHERE part = ? AND place = ?')
  const removeChunk = database.prepare(
    'DELETE FROM chunks WHERE chunk = @chunk AND NOT EXISTS (SELECT 1 FROM part_chunks WHERE chunk = @chunk)',
  )
  return {
    async write(addPart, bytes) {
      let part = 0
      for (let place = 0; place === 0 || place * CHUNK_BYTES < bytes.length; place++) {
        const data = bytes.subarray(place * CHUNK_BYTES, (place + 1) * CHUNK_BYTES)
        const digest = createHash('sha256').update(data).digest()
        unsynced(database, () => {
          if (place === 0) part = addPart()
          addPlace.run(part, place, findChunk.get(digest) ?? addChunk.get(digest, data))
        })
        await nextTurn()
      }
    },
    async read(part, target) {
      for (let place = 0; place * CHUNK_BYTES < target.length; place++) {
        if (place > 0 && place % CHUNKS_PER_TURN === 0) await nextTurn()
        const data = readChunk.get(part, place) as Buffer | undefined
        if (data === undefined) return false
        target.set(data, place * CHUNK_BYTES)
      }
      return true
    },
    removeSome(part) {
      const found = places.all(part, CHUNKS_PER_TURN) as { place: number; chunk: number }[]
      for (const { place, chunk } of found) {
        removePlace.run(part, place)
        removeChunk.run({ chunk })
      }
      return found.length > 0
    },
  }
}
