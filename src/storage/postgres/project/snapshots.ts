import { DamagedSnapshot, type PartArray, type PartSink, type PartSource } from '../../../snapshot/parts.js'
import { ProjectRemoved } from '../../failures.js'
import type { SnapshotRecords, SnapshotStore, SnapshotVersion } from '../../port/project/snapshots.js'
import { layerOf, toBytes } from '../../snapshotParts.js'
import { type StoredPart, storedSource } from '../../storedSource.js'
import type { ChunkCache } from '../chunkCache.js'
import { notifySql } from '../notifications.js'
import { countPublication, type Publications } from '../publications.js'
import { type Chunks, openChunks } from './chunks.js'
import { existingProject, type Session } from './session.js'

/** Parts removed in one transaction, of which a snapshot of few documents has some 45. */
const PARTS_PER_REMOVAL = 16

/** What access to the snapshots of a project needs besides its session. */
export interface SnapshotAccess {
  readonly publications: Publications
  readonly cache?: ChunkCache | undefined
}

export function openSnapshotStore(session: Session, { publications, cache }: SnapshotAccess): SnapshotStore {
  const chunks = openChunks(session, cache)
  const parts = openPartLists(session)
  return {
    ...snapshotRecords(session),
    seen: publications.cached(() => currentOf(session)),
    sink: (version, extended) => createSink(session, chunks, { version, extended }),
    source: (version) => createSource({ session, chunks, parts }, version),
  }
}

export function snapshotRecords(session: Session): SnapshotRecords {
  const { schema } = session
  const { remove } = openChunks(session)
  return {
    current: () => currentOf(session),
    publish: async ({ number, layer }) =>
      void (await session.run(
        `WITH counted AS (${countPublication(schema)}), published AS (
           INSERT INTO ${schema}.current_snapshots VALUES ($1, $2, $3)
           ON CONFLICT (project) DO UPDATE SET number = excluded.number, layer = excluded.layer
           RETURNING project)
         SELECT ${notifySql(schema, 'snapshotPublished', 'project')} FROM published`,
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
        const stale = await inside.all<{ part: number }>(
          `SELECT part FROM ${schema}.parts
           WHERE project = $1 AND (snapshot NOT IN ($2, $3) OR ($4 AND snapshot = $2 AND layer NOT IN (0, $5)))
           ORDER BY part DESC LIMIT ${PARTS_PER_REMOVAL}`,
          number,
          keep,
          layers,
          layer,
        )
        for (const { part } of stale) {
          await remove(inside, part)
          await inside.run(`DELETE FROM ${schema}.parts WHERE project = $1 AND part = $2`, part)
        }
        return stale.length > 0
      }),
  }
}

const currentOf = ({ get, schema }: Session): Promise<SnapshotVersion | undefined> =>
  get<SnapshotVersion>(`SELECT number, layer FROM ${schema}.current_snapshots WHERE project = $1`)

interface FoundPart extends StoredPart {
  /** Digests of its chunks, one after the other; null when one is missing. */
  readonly digests: Buffer | null
}

interface ReadStores {
  readonly session: Session
  readonly chunks: Chunks
  readonly parts: ReturnType<typeof openPartLists>
}

const findPart = (
  { get, schema }: Session,
  version: SnapshotVersion,
  name: string,
): Promise<{ part: number } | undefined> =>
  get<{ part: number }>(
    `SELECT part FROM ${schema}.parts WHERE project = $1 AND snapshot = $2 AND layer = $3 AND name = $4`,
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
       SELECT $1, $2, $3, $4, $5, $6 ${existingProject(session.schema)} RETURNING part`,
      version.number,
      layerOf(name, version),
      name,
      type,
      bytes,
    )
    if (added === undefined) throw new ProjectRemoved()
    return added.part
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

/** Versions whose parts are remembered: the current one and the one before. */
const REMEMBERED_VERSIONS = 2

/** Finds parts, by one statement for all parts of a version. */
function openPartLists(session: Session) {
  const lists = new Map<string, Promise<ReadonlyMap<string, FoundPart>>>()
  const versionKey = ({ number, layer }: SnapshotVersion): string => `${number} ${layer}`
  const read = async ({ number, layer }: SnapshotVersion): Promise<ReadonlyMap<string, FoundPart>> => {
    const { schema } = session
    const rows = await session.all<FoundPart & { name: string; layer: number }>(
      `SELECT name, layer, type, bytes, (SELECT string_agg(digest, ''::bytea ORDER BY place) FROM ${schema}.part_chunks c
         WHERE c.project = $1 AND c.part = parts.part HAVING count(*) = max(place) + 1) AS digests
       FROM ${schema}.parts WHERE project = $1 AND snapshot = $2 AND layer IN (0, $3)`,
      number,
      layer,
    )
    const own = rows.filter((row) => row.layer === layerOf(row.name, { number, layer }))
    return new Map(own.map(({ name, type, bytes, digests }) => [name, { type, bytes, digests }]))
  }
  const forget = (version: SnapshotVersion): void => void lists.delete(versionKey(version))
  return {
    async find(version: SnapshotVersion, name: string): Promise<FoundPart | undefined> {
      const key = versionKey(version)
      const isFresh = !lists.has(key)
      if (isFresh) {
        lists.set(key, read(version))
        if (lists.size > REMEMBERED_VERSIONS) lists.delete(lists.keys().next().value!)
      }
      try {
        const found = (await lists.get(key))?.get(name)
        if (found !== undefined || isFresh) return found
      } catch (error) {
        forget(version)
        throw error
      }
      // A part that was not there may have been written since.
      if ((await findPart(session, version, name)) === undefined) return undefined
      forget(version)
      return await this.find(version, name)
    },
    forget,
  }
}

function createSource(stores: ReadStores, version: SnapshotVersion): PartSource {
  const { session, chunks, parts } = stores
  /** What is missing may have been replaced: the next question looks again. */
  const checked = async (reading: Promise<boolean>): Promise<boolean> => {
    const isRead = await reading
    if (!isRead) parts.forget(version)
    return isRead
  }
  return storedSource<FoundPart>({
    find: (name) => parts.find(version, name),
    isCurrent: async () => (await currentOf(session))?.number === version.number,
    read: ({ digests }, target) => checked(chunks.read(digests, target)),
    readRuns: ({ digests }, runs, target) => checked(chunks.readRuns(digests, runs, target)),
  })
}
