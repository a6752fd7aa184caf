import { DamagedSnapshot, type PartArray, type PartSink, type PartSource } from '../../../snapshot/parts.js'
import type { Database } from '../../database.js'
import type { SnapshotRecords, SnapshotStore, SnapshotVersion } from '../../port/project/snapshots.js'
import { layerOf, toBytes } from '../../snapshotParts.js'
import { unsynced } from '../../sqlite.js'
import { type StoredPart, storedSource } from '../../storedSource.js'
import type { Gate } from '../gate.js'
import type { Synchronous } from '../synchronous.js'
import { type Chunks, openChunks } from './chunks.js'

/** Chunks and parts removed in one transaction. */
const ROWS_PER_REMOVAL = 32

/** Snapshots as SQLite stores them: what needs one statement, and the parts. */
export interface SqliteSnapshots extends Pick<SnapshotStore, 'sink' | 'source'> {
  readonly records: Synchronous<SnapshotRecords>
}

/** The number of the current snapshot: a row of the project's file, wherever the parts are stored. */
export function openCurrent(
  database: Database,
): Pick<Synchronous<SnapshotRecords>, 'current' | 'publish' | 'unpublish'> {
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
export function openSnapshotStore(database: Database, gate: Gate): SqliteSnapshots {
  const sql = prepareStatements(database)
  const chunks = openChunks(database, gate)
  const currentSnapshot = openCurrent(database)
  const stores = { gate, sql, chunks, current: currentSnapshot.current }
  const records: Synchronous<SnapshotRecords> = {
    ...currentSnapshot,
    nextLayer: (number) => sql.nextLayer.get(number) as number,
    bytes: ({ number, layer }) => sql.bytes.get(number, layer) as number,
    removeSome: ({ keep = -1, layers }) =>
      unsynced(database, () => {
        const { number, layer } = currentSnapshot.current() ?? { number: -1, layer: 0 }
        // A small snapshot has some 45 parts of one chunk, which go in three transactions.
        for (let left = ROWS_PER_REMOVAL; left > 0; left--) {
          const part = sql.stale.get({ number, layer, keep, layers: Number(layers) })
          if (part === undefined) return left < ROWS_PER_REMOVAL
          left -= chunks.removeSome(part, left)
          if (left > 0) sql.removePart.run(part)
        }
        return true
      }),
  }
  return {
    records,
    sink: (version, extended) => createSink(stores, version, extended),
    source: (version) => createSource(stores, version),
  }
}

interface Stores {
  readonly gate: Gate
  readonly sql: ReturnType<typeof prepareStatements>
  readonly chunks: Chunks
  readonly current: Synchronous<SnapshotRecords>['current']
}

interface FoundPart extends StoredPart {
  readonly part: number
}

const findPart = ({ sql }: Stores, version: SnapshotVersion, name: string): FoundPart | undefined =>
  sql.findPart.get(version.number, layerOf(name, version), name)

function createSink(stores: Stores, version: SnapshotVersion, extended: SnapshotVersion | undefined): PartSink {
  const { gate, sql, chunks } = stores
  const addPart = (name: string, type: string, bytes: number) => () =>
    sql.addPart.get(version.number, layerOf(name, version), name, type, bytes) as number
  const grow = async (from: SnapshotVersion, name: string, count: number, more: PartArray): Promise<void> => {
    const before = await gate.enter(() => findPart(stores, from, name))
    if (before === undefined) throw new DamagedSnapshot()
    const content = toBytes(more)
    const sharedBytes = count * more.BYTES_PER_ELEMENT
    const beginning = { part: before.part, bytes: sharedBytes }
    await chunks.grow(addPart(name, content.type, sharedBytes + content.bytes.length), beginning, content)
  }
  return {
    async write(name, part, before) {
      const content = toBytes(part)
      const found = extended && before && (await gate.enter(() => findPart(stores, extended, name)))
      const isSame = found !== undefined && found.type === content.type && found.bytes === before!.byteLength
      const same = isSame ? { part: found.part, bytes: toBytes(before!).bytes } : undefined
      await chunks.write(addPart(name, content.type, content.bytes.length), content, same)
    },
    grow: extended && ((name, count, more) => grow(extended, name, count, more)),
  }
}

function createSource(stores: Stores, version: SnapshotVersion): PartSource {
  const { gate, chunks, current } = stores
  return storedSource<FoundPart>({
    find: (name) => gate.enter(() => findPart(stores, version, name)),
    isCurrent: () => gate.enter(() => current()?.number === version.number),
    read: ({ part }, target) => chunks.read(part, target),
    readRuns: ({ part }, runs, target) => chunks.readRuns(part, runs, target),
  })
}

function prepareStatements(database: Database) {
  const nextLayer = database.prepare('SELECT coalesce(max(layer), 0) + 1 FROM parts WHERE snapshot = ?').pluck()
  const addPart = database
    .prepare('INSERT INTO parts (snapshot, layer, name, type, bytes) VALUES (?, ?, ?, ?, ?) RETURNING part')
    .pluck()
  const findPart = database.prepare<FoundPart>(
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
