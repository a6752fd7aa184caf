import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Part, PartArray, PartSink, PartSource } from '../../snapshot/codec.js'
import { type Database, transaction } from '../sqlite.js'

/** Snapshots of one project, one a build. Answers read the current one; a build writes the next beside it. */
export interface SnapshotStore {
  /** Number of the snapshot to answer from. */
  current(): number | undefined
  /** Where the parts of a snapshot go. A part is there when its last chunk is. */
  sink(number: number): PartSink
  source(number: number): PartSource
  /** Makes a complete snapshot the current one, at once for all readers. */
  publish(number: number): void
  /** Removes every snapshot but the current one and `keep`, in small steps. */
  sweep(keep?: number): Promise<void>
}

/** Bytes written or read at a time: a few milliseconds of work. */
const CHUNK_BYTES = 1 << 20
/** Chunks removed in one transaction. */
const CHUNKS_PER_SWEEP = 16

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

export function openSnapshotStore(database: Database): SnapshotStore {
  const current = database.prepare('SELECT number FROM snapshots WHERE is_current = 1').pluck()
  const addSnapshot = database.prepare('INSERT OR IGNORE INTO snapshots (number) VALUES (?)')
  const unset = database.prepare('UPDATE snapshots SET is_current = 0')
  const set = database.prepare('UPDATE snapshots SET is_current = 1 WHERE number = ?')
  const oldPart = database.prepare('SELECT part FROM parts WHERE snapshot = ? AND name = ?').pluck()
  const addPart = database
    .prepare('INSERT INTO parts (snapshot, name, type, bytes) VALUES (?, ?, ?, ?) RETURNING part')
    .pluck()
  const completePart = database.prepare('UPDATE parts SET is_complete = 1 WHERE part = ?')
  const findPart = database.prepare(
    'SELECT part, type, bytes FROM parts WHERE snapshot = ? AND name = ? AND is_complete = 1',
  )
  const addChunk = database.prepare('INSERT INTO chunks VALUES (?, ?, ?)')
  const readChunk = database.prepare('SELECT data FROM chunks WHERE part = ? AND place = ?').pluck()
  const stale = database.prepare('SELECT part FROM parts WHERE snapshot NOT IN (?, ?) LIMIT 1').pluck()
  const removeChunks = database.prepare(
    'DELETE FROM chunks WHERE part = ? AND place IN (SELECT place FROM chunks WHERE part = ? LIMIT ?)',
  )
  const removePart = database.prepare('DELETE FROM parts WHERE part = ?')
  const removeSnapshots = database.prepare('DELETE FROM snapshots WHERE number NOT IN (?, ?)')
  const currentNumber = (): number | undefined => current.get() as number | undefined

  /** Nothing depends on these writes before `publish` syncs them all, so they need not wait for the disk. */
  const unsynced = <T>(work: () => T): T => {
    database.pragma('synchronous = NORMAL')
    try {
      return transaction(database, work)
    } finally {
      database.pragma('synchronous = FULL')
    }
  }
  const removeAll = async (part: number): Promise<void> => {
    while (unsynced(() => removeChunks.run(part, part, CHUNKS_PER_SWEEP)).changes > 0) await nextTurn()
    unsynced(() => removePart.run(part))
  }

  return {
    current: currentNumber,
    sink: (number) => ({
      async write(name, part) {
        unsynced(() => addSnapshot.run(number))
        const old = oldPart.get(number, name) as number | undefined
        if (old !== undefined) await removeAll(old)
        const { type, bytes } = toBytes(part)
        const id = unsynced(() => addPart.get(number, name, type, bytes.length)) as number
        for (let from = 0, place = 0; from < bytes.length; from += CHUNK_BYTES, place++) {
          const chunk = bytes.subarray(from, from + CHUNK_BYTES)
          unsynced(() => addChunk.run(id, place, chunk))
          if (bytes.length > CHUNK_BYTES) await nextTurn()
        }
        unsynced(() => completePart.run(id))
      },
    }),
    source: (number) => ({
      async read(name) {
        const found = findPart.get(number, name) as { part: number; type: string; bytes: number } | undefined
        if (found === undefined) return undefined
        const target = new SharedArrayBuffer(found.bytes)
        const bytes = new Uint8Array(target)
        for (let from = 0, place = 0; from < found.bytes; from += CHUNK_BYTES, place++) {
          const chunk = readChunk.get(found.part, place) as Buffer | undefined
          if (chunk === undefined) throw new Error(`Snapshot ${number} was removed while it was read.`)
          bytes.set(chunk, from)
          if (found.bytes > CHUNK_BYTES) await nextTurn()
        }
        if (found.type === 'json') return Buffer.from(target).toString('utf8')
        return new (arrayTypes[found.type as ArrayType] as new (buffer: SharedArrayBuffer) => PartArray)(target)
      },
    }),
    publish: (number) =>
      transaction(database, () => {
        unset.run()
        set.run(number)
      }),
    async sweep(keep) {
      const staying = currentNumber() ?? -1
      for (;;) {
        const part = stale.get(staying, keep ?? -1) as number | undefined
        if (part === undefined) break
        await removeAll(part)
      }
      removeSnapshots.run(staying, keep ?? -1)
    },
  }
}

/** Snapshots of a project in memory: the parts as they are, nothing copied. */
export function openMemorySnapshots(): SnapshotStore {
  const snapshots = new Map<number, Map<string, Part>>()
  let current: number | undefined
  const partsOf = (number: number): Map<string, Part> => {
    let parts = snapshots.get(number)
    if (parts === undefined) {
      parts = new Map()
      snapshots.set(number, parts)
    }
    return parts
  }
  return {
    current: () => current,
    sink: (number) => ({ write: async (name, part) => void partsOf(number).set(name, part) }),
    source: (number) => ({ read: async (name) => snapshots.get(number)?.get(name) }),
    publish: (number) => {
      current = number
    },
    async sweep(keep) {
      for (const number of snapshots.keys()) if (number !== current && number !== keep) snapshots.delete(number)
    },
  }
}

function toBytes(part: Part): { type: string; bytes: Buffer } {
  if (typeof part === 'string') return { type: 'json', bytes: Buffer.from(part) }
  return {
    type: typeOf(part),
    bytes: Buffer.from(part.buffer as ArrayBuffer, part.byteOffset, part.byteLength),
  }
}

function typeOf(part: PartArray): ArrayType {
  for (const [type, View] of Object.entries(arrayTypes)) if (part instanceof View) return type as ArrayType
  throw new TypeError('A part is a typed array or a string.')
}
