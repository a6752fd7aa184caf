import {
  DamagedSnapshot,
  type Part,
  type PartArray,
  type PartSink,
  type PartSource,
  type StoredParts,
} from '../../snapshot/parts.js'
import type { Database } from '../database.js'
import { unsynced } from '../sqlite.js'
import { type Chunks, openChunks } from './chunks.js'

/** A snapshot by the number of its build, and a sentiment run on it: 1 and up, 0 for none. */
export interface SnapshotVersion {
  readonly number: number
  readonly layer: number
}

/** Snapshots of one project, one per build. Answers read the current one; a build writes the next one beside it. */
export interface SnapshotStore {
  /** The current snapshot, which answers read. */
  current(): SnapshotVersion | undefined
  /** Makes a completely written version the current one, in the transaction of the caller. */
  publish(version: SnapshotVersion): void
  /** Leaves the project without a current snapshot, in the transaction of the caller. */
  unpublish(): void
  /** The layer that the next sentiment run on a snapshot writes. */
  nextLayer(number: number): number
  /**
   * Opens a version for writing. Parts that it shares with another version, which is not removed meanwhile, need not be
   * written.
   */
  sink(version: SnapshotVersion, extended?: SnapshotVersion): PartSink
  /** Reads parts, with arrays in shared memory. Throws when the snapshot has been removed. */
  source(version: SnapshotVersion): PartSource
  /** Bytes of a version when it is open. */
  bytes(version: SnapshotVersion): number
  /**
   * Removes a few parts that are neither current nor in `kept`, with `layers` also superseded sentiment runs; false
   * when nothing is left to remove. No snapshot outside `kept` may be written meanwhile.
   */
  removeSome(request: { readonly keep?: number | undefined; readonly layers: boolean }): boolean
}

/** Written last and removed first: if it exists, the snapshot is complete. */
const HEAD = 'info'

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

/** Sentiment is built and replaced by itself, so its parts have a layer of their own. */
export const layerOf = (name: string, { layer }: SnapshotVersion): number =>
  name === 'sentiment' || name.startsWith('sentiment.') ? layer : 0

/** The number of the current snapshot: a row of the project's file, wherever the parts are stored. */
export function openCurrent(database: Database): Pick<SnapshotStore, 'current' | 'publish' | 'unpublish'> {
  const current = database.prepare<SnapshotVersion>('SELECT number, layer FROM current_snapshot')
  const publish = database.prepare('INSERT OR REPLACE INTO current_snapshot VALUES (1, ?, ?)')
  const unpublish = database.prepare('DELETE FROM current_snapshot')
  return {
    unpublish: () => void unpublish.run(),
    current: () => current.get(),
    publish: ({ number, layer }) => void publish.run(number, layer),
  }
}

/**
 * Snapshots in the project's file. Arrays are stored in the byte order of the machine, which is little-endian on all
 * platforms of Node. Nothing depends on these writes before the transaction that publishes them, which also makes them
 * durable.
 */
export function openSnapshotStore(database: Database): SnapshotStore {
  const sql = prepareStatements(database)
  const chunks = openChunks(database)
  const currentSnapshot = openCurrent(database)
  const stores = { sql, chunks, current: currentSnapshot.current }
  return {
    ...currentSnapshot,
    nextLayer: (number) => sql.nextLayer.get(number) as number,
    sink: (version, extended) => createSink(stores, version, extended),
    source: (version) => createSource(stores, version),
    bytes: ({ number, layer }) => sql.bytes.get(number, layer) as number,
    removeSome: ({ keep = -1, layers }) =>
      unsynced(database, () => {
        const { number, layer } = currentSnapshot.current() ?? { number: -1, layer: 0 }
        const part = sql.stale.get({ number, layer, keep, layers: Number(layers) })
        if (part === undefined) return false
        if (!chunks.removeSome(part)) sql.removePart.run(part)
        return true
      }),
  }
}

interface Stores {
  readonly sql: ReturnType<typeof prepareStatements>
  readonly chunks: Chunks
  readonly current: SnapshotStore['current']
}

interface StoredPart {
  readonly part: number
  readonly type: string
  readonly bytes: number
}

const findPart = ({ sql }: Stores, version: SnapshotVersion, name: string): StoredPart | undefined =>
  sql.findPart.get(version.number, layerOf(name, version), name)

function createSink(stores: Stores, version: SnapshotVersion, extended: SnapshotVersion | undefined): PartSink {
  const { sql, chunks } = stores
  const addPart = (name: string, type: string, bytes: number) => () =>
    sql.addPart.get(version.number, layerOf(name, version), name, type, bytes) as number
  const grow = async (from: SnapshotVersion, name: string, count: number, more: PartArray): Promise<void> => {
    const before = findPart(stores, from, name)
    if (before === undefined) throw new DamagedSnapshot()
    const { type, bytes } = toBytes(more)
    const sharedBytes = count * more.BYTES_PER_ELEMENT
    const beginning = { part: before.part, bytes: sharedBytes }
    await chunks.grow(addPart(name, type, sharedBytes + bytes.length), beginning, bytes)
  }
  return {
    async write(name, part) {
      const { type, bytes } = toBytes(part)
      await chunks.write(addPart(name, type, bytes.length), bytes)
    },
    grow: extended && ((name, count, more) => grow(extended, name, count, more)),
  }
}

function createSource(stores: Stores, version: SnapshotVersion): PartSource {
  const { chunks, current } = stores
  const incomplete = (): Error => (current()?.number === version.number ? new DamagedSnapshot() : removed(version))
  const find = (name: string): StoredPart | undefined => {
    const found = findPart(stores, version, name)
    if (found === undefined && name !== HEAD && findPart(stores, version, HEAD) === undefined) throw incomplete()
    return found
  }
  const stored: StoredParts = {
    async fill(name, target) {
      const found = find(name)
      if (found === undefined) return false
      const bytes = new Uint8Array(target.buffer as ArrayBuffer, target.byteOffset, target.byteLength)
      if (found.bytes !== bytes.length) throw new DamagedSnapshot()
      if (!(await chunks.read(found.part, bytes))) throw incomplete()
      return true
    },
    async rows(name, width, requested) {
      const found = find(name)
      const rows = new Float32Array(requested.length * width)
      const isRead = found && (await chunks.readRows(found.part, width * 4, requested, new Uint8Array(rows.buffer)))
      if (isRead !== true) throw incomplete()
      return rows
    },
  }
  return {
    stored,
    async read(name) {
      const found = find(name)
      if (found === undefined) return undefined
      const target = new SharedArrayBuffer(found.bytes)
      if (!(await chunks.read(found.part, new Uint8Array(target)))) throw incomplete()
      if (found.type === 'json') return Buffer.from(target).toString('utf8')
      return new arrayTypes[found.type as ArrayType](target as unknown as ArrayBuffer)
    },
  }
}

function prepareStatements(database: Database) {
  const nextLayer = database.prepare('SELECT coalesce(max(layer), 0) + 1 FROM parts WHERE snapshot = ?').pluck()
  const addPart = database
    .prepare('INSERT INTO parts (snapshot, layer, name, type, bytes) VALUES (?, ?, ?, ?, ?) RETURNING part')
    .pluck()
  const findPart = database.prepare<StoredPart>(
    'SELECT part, type, bytes FROM parts WHERE snapshot = ? AND layer = ? AND name = ?',
  )
  const bytes = database
    .prepare('SELECT coalesce(sum(bytes), 0) FROM parts WHERE snapshot = ? AND layer IN (0, ?)')
    .pluck()
  const stale = database
    .prepare<number>(
      `SELECT part FROM parts
       WHERE snapshot NOT IN (@number, @keep) OR (@layers = 1 AND snapshot = @number AND layer NOT IN (0, @layer))
       ORDER BY part DESC LIMIT 1`,
    )
    .pluck()
  const removePart = database.prepare('DELETE FROM parts WHERE part = ?')
  return { nextLayer, addPart, findPart, bytes, stale, removePart }
}

const removed = ({ number }: SnapshotVersion): Error =>
  new Error(`Snapshot ${number} was replaced by that of a later build while it was read. Ask again.`)

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
