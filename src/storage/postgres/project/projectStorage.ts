import type { ProjectRecords, ProjectStorage } from '../../port/project/projectRecords.js'
import { retire } from '../../processLiveness.js'
import type { PostgresDatabase } from '../database.js'
import { openArrivalStore } from './arrivals.js'
import { openAskedBuildStore } from './askedBuilds.js'
import { openBuildStore } from './builds.js'
import { openConceptListStore } from './conceptLists.js'
import { openDashboardStore } from './dashboards.js'
import { openDocumentStore } from './documents.js'
import { openFieldStore } from './fields.js'
import { openFlagStore } from './flags.js'
import { openJobStore } from './jobs.js'
import { openLabelStore } from './label.js'
import { openLease } from './lease.js'
import { openManagementStore } from './management.js'
import { projectTables } from './schema.js'
import { openSession, type Session } from './session.js'
import { openSettingsStore } from './settings.js'
import { openSnapshotStore, snapshotRecords } from './snapshots.js'
import { openTopicStore } from './topics.js'
import { openVersionStore } from './versions.js'

/** A project in a database of PostgreSQL. */
export interface PostgresProject extends ProjectStorage {
  /** Creates the project unless it exists. */
  create(): Promise<void>
  exists(): Promise<boolean>
  /** Removes the project with all its data; with `onlyDraft` it does nothing unless the project is an unfinished addition. */
  remove(options?: { readonly onlyDraft: boolean }): Promise<void>
  /**
   * Copies all rows, in the state of one moment, to a project that has been created and is empty. `onStep` is called before each table,
   * and ends the copy by throwing.
   */
  copyRows(projectId: string, onStep?: () => void): Promise<void>
  /** Ends unfinished work of this process. */
  close(): Promise<void>
}

/** Unfinished work of this process on a project: holders of uploads by number, and of the lease. */
interface Holders {
  readonly uploads: Map<number, string>
  readonly leases: Set<string>
}

/** Opens a project; nothing is sent yet. */
export function openPostgresProject(database: PostgresDatabase, projectId: string): PostgresProject {
  const session = openSession(database, projectId)
  const { schema } = session
  const holders: Holders = { uploads: new Map(), leases: new Set() }
  const atomically = <T>(work: (records: ProjectRecords) => Promise<T>): Promise<T> =>
    session.atomically((inside) => work(recordsOf(inside, holders)))
  return {
    ...recordsOf(session, holders),
    snapshots: openSnapshotStore(session, database),
    atomically,
    // Every commit waits for the disk: a database in use may have been told otherwise by those who operate it.
    unsynced: atomically,
    disown: () =>
      session.atomically(async ({ run }) => {
        await run(
          `DELETE FROM ${schema}.documents WHERE project = $1
             AND arrival IN (SELECT arrival FROM ${schema}.arrivals WHERE project = $1)`,
        )
        for (const table of ['arrivals', 'leases', 'labels', 'asked_builds']) {
          await run(`DELETE FROM ${schema}.${table} WHERE project = $1`)
        }
      }),
    // The log of a database is its own matter.
    truncateLog: async () => {},
    bytes: () => bytesOf(session),
    create: async () =>
      void (await session.run(`INSERT INTO ${schema}.totals (project) VALUES ($1) ON CONFLICT DO NOTHING`)),
    exists: async () => (await session.get(`SELECT 1 FROM ${schema}.totals WHERE project = $1`)) !== undefined,
    remove: ({ onlyDraft } = { onlyDraft: false }) =>
      database.atomically(async ({ run }) => {
        // It waits for a transaction that is about to list the project.
        const draft = `SELECT 1 FROM ${schema}.drafts WHERE project = $1 FOR UPDATE`
        if (onlyDraft && (await run(draft, [projectId])).rows.length === 0) return
        await run(`SELECT 1 FROM ${schema}.totals WHERE project = $1 FOR UPDATE`, [projectId])
        for (const table of projectTables) {
          await run(`DELETE FROM ${schema}.${table} WHERE project = $1`, [projectId], { isLong: true })
        }
      }),
    copyRows: (copyId, onStep) => copyRows(database, { from: projectId, to: copyId, onStep }),
    close: async () => {
      for (const holder of [...holders.uploads.values(), ...holders.leases]) retire(holder)
      holders.uploads.clear()
      holders.leases.clear()
    },
  }
}

/** Tables whose rows belong to no copy. */
const ownTables: readonly string[] = ['leases', 'drafts', 'asked_builds']

/** Numbers of parts, lists and dashboards are copied as well: they are unique only within a project. */
async function copyRows(
  database: PostgresDatabase,
  { from, to, onStep }: { readonly from: string; readonly to: string; readonly onStep: (() => void) | undefined },
): Promise<void> {
  const { schema } = database
  const copied = projectTables.filter((table) => !ownTables.includes(table))
  await database.atomically(async ({ all, run }) => {
    const rows = await all<{ name: string; columns: string }>(
      `SELECT table_name AS name, string_agg(quote_ident(column_name), ', ') AS columns FROM information_schema.columns
       WHERE '"' || replace(table_schema, '"', '""') || '"' = $1 AND table_name = ANY($2::text[]) AND column_name <> 'project'
       GROUP BY table_name`,
      [schema, copied],
    )
    await run(`DELETE FROM ${schema}.totals WHERE project = $1`, [to])
    for (const { name, columns } of rows) {
      onStep?.()
      await run(
        `INSERT INTO ${schema}.${name} (project, ${columns}) OVERRIDING SYSTEM VALUE
         SELECT $2, ${columns} FROM ${schema}.${name} WHERE project = $1`,
        [from, to],
        { isLong: true },
      )
    }
  }, 'SET TRANSACTION ISOLATION LEVEL REPEATABLE READ')
}

const recordsOf = (session: Session, { uploads, leases }: Holders): ProjectRecords => ({
  label: openLabelStore(session),
  documents: openDocumentStore(session),
  versions: openVersionStore(session),
  arrivals: openArrivalStore(session, openFieldStore, uploads),
  fields: openFieldStore(session),
  flags: openFlagStore(session),
  builds: openBuildStore(session),
  askedBuilds: openAskedBuildStore(session),
  jobs: openJobStore(session),
  snapshots: snapshotRecords(session),
  lease: openLease(session, leases),
  management: openManagementStore(session),
  conceptLists: openConceptListStore(session),
  dashboards: openDashboardStore(session),
  settings: openSettingsStore(session),
  topics: openTopicStore(session),
})

/** Bytes of an empty project, by which those of its documents and parts are rounded up. */
const EMPTY_BYTES = 16_384

/** Our choice: characters of documents and bytes of parts, since a database shares its pages between projects. */
async function bytesOf({ get, schema }: Session): Promise<number> {
  const found = await get<{ bytes: number }>(
    `SELECT (SELECT coalesce(sum(characters), 0) FROM ${schema}.totals WHERE project = $1)
          + (SELECT coalesce(sum(bytes), 0) FROM ${schema}.parts WHERE project = $1) AS bytes`,
  )
  return EMPTY_BYTES + found!.bytes
}
