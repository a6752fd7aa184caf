import { DamagedSnapshot, type PartArray, type PartSink, type PartSource } from '../../../snapshot/parts.js'
import type { SnapshotRecords, SnapshotStore, SnapshotVersion } from '../../port/project/snapshots.js'
import { fromBytes, HEAD, layerOf, removed, toBytes } from '../../snapshotParts.js'
import { countPublication, type Publications } from '../publications.js'
import { type Chunks, openChunks } from './chunks.js'
import type { Session } from './session.js'

export function openSnapshotStore(session: Session, publications: Publications): SnapshotStore {
  const chunks = openChunks(session)
  return {
    ...snapshotRecords(session),
    seen: publications.cached(() => currentOf(session)),
    sink: (version, extended) => createSink(session, chunks, { version, extended }),
    source: (version) => createSource(session, chunks, version),
  }
}

export function snapshotRecords(session: Session): SnapshotRecords {
  const { schema } = session
  const { remove } = openChunks(session)
  return {
    current: () => currentOf(session),
    publish: async ({ number, layer }) =>
      void (await session.run(
        `WITH counted AS (${countPublication(schema)})
         INSERT INTO ${schema}.current_snapshots VALUES ($1, $2, $3)
         ON CONFLICT (project) DO UPDATE SET number = excluded.number, layer = excluded.layer`,
        number,
        layer,
      )),
    unpublish: async () =>
      void (await session.run(
        `WITH counted AS (${countPublication(schema)}) DELETE FROM ${schema}.current_snapshots WHERE project = $1`,
      )),
    nextLayer: async (number) =>
      (await session.get<{ layer: number }>(
        `SELECT coalesce(max(layer), 0) + 1 AS layer FROM ${schema}.parts WHERE project = $1 AND snapshot = $2`,
        number,
      ))!.layer,
    bytes: async ({ number, layer }) =>
      (await session.get<{ bytes: number }>(
        `SELECT coalesce(sum(bytes), 0) AS bytes FROM ${schema}.parts
         WHERE project = $1 AND snapshot = $2 AND layer IN (0, $3)`,
        number,
        layer,
      ))!.bytes,
    removeSome: ({ keep = -1, layers }) =>
      session.atomically(async (inside) => {
        const { number, layer } = (await currentOf(inside)) ?? { number: -1, layer: 0 }
        const stale = await inside.get<{ part: number }>(
          `SELECT part FROM ${schema}.parts
           WHERE project = $1 AND (snapshot NOT IN ($2, $3) OR ($4 AND snapshot = $2 AND layer NOT IN (0, $5)))
           ORDER BY part DESC LIMIT 1`,
          number,
          keep,
          layers,
          layer,
        )
        if (stale === undefined) return false
        await remove(inside, stale.part)
        await inside.run(`DELETE FROM ${schema}.parts WHERE project = $1 AND part = $2`, stale.part)
        return true
      }),
  }
}

const currentOf = ({ get, schema }: Session): Promise<SnapshotVersion | undefined> =>
  get<SnapshotVersion>(`SELECT number, layer FROM ${schema}.current_snapshots WHERE project = $1`)

interface StoredPart {
  readonly part: number
  readonly type: string
  readonly bytes: number
}

const findPart = ({ get, schema }: Session, version: SnapshotVersion, name: string): Promise<StoredPart | undefined> =>
  get<StoredPart>(
    `SELECT part, type, bytes FROM ${schema}.parts WHERE project = $1 AND snapshot = $2 AND layer = $3 AND name = $4`,
    version.number,
    layerOf(name, version),
    name,
  )

function createSink(
  session: Session,
  chunks: Chunks,
  { version, extended }: { readonly version: SnapshotVersion; readonly extended: SnapshotVersion | undefined },
): PartSink {
  const addPart = async (name: string, type: string, bytes: number): Promise<number> => {
    const [added] = await session.returning<{ part: number }>(
      `INSERT INTO ${session.schema}.parts (project, snapshot, layer, name, type, bytes)
       VALUES ($1, $2, $3, $4, $5, $6) RETURNING part`,
      version.number,
      layerOf(name, version),
      name,
      type,
      bytes,
    )
    return added!.part
  }
  const grow = async (from: SnapshotVersion, name: string, count: number, more: PartArray): Promise<void> => {
    const before = await findPart(session, from, name)
    if (before === undefined) throw new DamagedSnapshot()
    const { type, bytes } = toBytes(more)
    const sharedBytes = count * more.BYTES_PER_ELEMENT
    await chunks.grow(await addPart(name, type, sharedBytes + bytes.length), before.part, sharedBytes, bytes)
  }
  return {
    async write(name, part) {
      const { type, bytes } = toBytes(part)
      await chunks.write(await addPart(name, type, bytes.length), bytes)
    },
    grow: extended && ((name, count, more) => grow(extended, name, count, more)),
  }
}

function createSource(session: Session, chunks: Chunks, version: SnapshotVersion): PartSource {
  const incomplete = async (): Promise<Error> =>
    (await currentOf(session))?.number === version.number ? new DamagedSnapshot() : removed(version)
  const find = async (name: string): Promise<StoredPart | undefined> => {
    const found = await findPart(session, version, name)
    if (found !== undefined || name === HEAD) return found
    if ((await findPart(session, version, HEAD)) === undefined) throw await incomplete()
    return undefined
  }
  return {
    async read(name) {
      const found = await find(name)
      if (found === undefined) return undefined
      const target = new SharedArrayBuffer(found.bytes)
      if (!(await chunks.read(found.part, new Uint8Array(target)))) throw await incomplete()
      return fromBytes(found.type, target)
    },
    stored: {
      async fill(name, target) {
        const found = await find(name)
        if (found === undefined) return false
        const bytes = new Uint8Array(target.buffer as ArrayBuffer, target.byteOffset, target.byteLength)
        if (found.bytes !== bytes.length) throw new DamagedSnapshot()
        if (!(await chunks.read(found.part, bytes))) throw await incomplete()
        return true
      },
      async rows(name, width, requested) {
        const found = await find(name)
        const rows = new Float32Array(requested.length * width)
        const isRead = found && (await chunks.readRows(found.part, width * 4, requested, new Uint8Array(rows.buffer)))
        if (isRead !== true) throw await incomplete()
        return rows
      },
    },
  }
}
