import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '../database.js'
import { createPrivateFile, isBlank, openDatabase, transaction, unsynced } from '../sqlite.js'
import { type ArrivalStore, openArrivalStore } from './arrivals.js'
import { type BuildStore, openBuildStore } from './builds.js'
import { type ConceptListStore, openConceptListStore } from './conceptLists.js'
import { type DashboardStore, openDashboardStore } from './dashboards.js'
import { type DocumentStore, openDocumentStore } from './documents.js'
import { type FieldStore, openFieldStore } from './fields.js'
import { type FlagStore, openFlagStore } from './flags.js'
import { type JobStore, openJobStore } from './jobs.js'
import { type LabelStore, openLabelStore, type ProjectLabel } from './label.js'
import { type Lease, openLease } from './lease.js'
import { type ManagementStore, openManagementStore } from './management.js'
import { openMemorySnapshots } from './memorySnapshots.js'
import { projectMigrations } from './schema.js'
import { openSettingsStore, type SettingsStore } from './settings.js'
import { openSnapshotStore, type SnapshotStore } from './snapshots.js'
import { openTopicStore, type TopicStore } from './topics.js'
import { openVersionStore, type VersionStore } from './versions.js'

/** Everything of one project, in one file. */
export interface ProjectFile {
  readonly label: LabelStore
  readonly documents: DocumentStore
  readonly versions: VersionStore
  readonly arrivals: ArrivalStore
  readonly fields: FieldStore
  readonly flags: FlagStore
  readonly builds: BuildStore
  readonly jobs: JobStore
  readonly snapshots: SnapshotStore
  readonly lease: Lease
  readonly management: ManagementStore
  readonly conceptLists: ConceptListStore
  readonly dashboards: DashboardStore
  readonly settings: SettingsStore
  readonly topics: TopicStore
  /** Runs changes to this file in one transaction. */
  atomically<T>(work: () => T): T
  /** The same without waiting for the disk: a loss of power may undo it until the next `atomically`. */
  unsynced<T>(work: () => T): T
  /** Writes a copy to another path in small steps. It has the state of the moment when it ends. */
  copyTo(path: string): Promise<void>
  /** A copy of a project in memory; it shares all data that builds do not change. */
  copyInMemory(): ProjectFile
  /** Turns a copy into an independent project: without builds, uploads and a name. */
  disown(): void
  /**
   * Bytes of its records, without snapshots of a project in memory. Cleared data does not count, even before it is
   * erased: until then the size is estimated as that of an empty file plus the characters of documents.
   */
  bytes(): number
  close(): void
}

/** Names that a project's file can have: its identifier, and `.db`. */
const fileForm = /^([a-z0-9]+)\.db$/

export const projectPath = (directory: string, projectId: string): string =>
  join(directory, 'projects', `${projectId}.db`)

/** Path of an unfinished copy, which differs from the name of any project file. */
export const copyPath = (directory: string, projectId: string): string => `${projectPath(directory, projectId)}.copy`

/** A complete copy becomes the file of its project. It must be closed. */
export const finishCopy = (directory: string, projectId: string): void =>
  renameSync(copyPath(directory, projectId), projectPath(directory, projectId))

/** Age in milliseconds after the last write at which an unfinished copy belongs to a dead process. */
const STALE_MILLISECONDS = 3_600_000

function isStale(path: string): boolean {
  const file = statSync(path, { throwIfNoEntry: false })
  return file !== undefined && Date.now() - file.mtimeMs > STALE_MILLISECONDS
}

/** Removes unfinished copies. */
export function removeStaleCopies(directory: string): void {
  const folder = join(directory, 'projects')
  for (const file of readdirSync(folder)) {
    const isCopy = /\.copy(?:-wal|-shm|-journal)?$/.test(file)
    if (isCopy && isStale(join(folder, file))) rmSync(join(folder, file), { force: true })
  }
}

/** Number of pages copied before yielding to the event loop: a megabyte, some milliseconds. */
const PAGES_PER_TURN = 64

/** Identifiers of the project files in a folder. */
export const projectFiles = (directory: string): string[] =>
  readdirSync(join(directory, 'projects')).flatMap((file) => fileForm.exec(file)?.[1] ?? [])

/**
 * Page size of a new file. Snapshots are written by the megabyte: this size halves the time compared with the default
 * of SQLite.
 */
const PAGE_BYTES = 16_384

/**
 * Opens the file of a project and creates it if it does not exist, unless it must; without a path, opens a project in
 * memory.
 */
export function openProjectFile(
  path: string | undefined,
  { mustExist = false }: { readonly mustExist?: boolean } = {},
): ProjectFile {
  const database = openDatabase(path, projectMigrations, { pageBytes: PAGE_BYTES, mustExist })
  return fileOf(database, path === undefined ? openMemorySnapshots(database) : openSnapshotStore(database))
}

function fileOf(database: Database, snapshots: SnapshotStore): ProjectFile {
  const fields = openFieldStore(database)
  const flags = openFlagStore(database)
  const arrivals = openArrivalStore(database, fields)
  const lease = openLease(database)
  const documents = openDocumentStore(database, fields, flags)
  const isClearing = database
    .prepare('SELECT EXISTS (SELECT 1 FROM documents WHERE key <= (SELECT cleared_key FROM totals))')
    .pluck()
  // In a new file each table and each index takes a page, and so does the bookkeeping of SQLite.
  const emptyPages = database.prepare('SELECT count(*) + 1 FROM sqlite_master WHERE rootpage > 0').pluck()
  return {
    fields,
    flags,
    label: openLabelStore(database),
    documents,
    versions: openVersionStore(database, fields, flags),
    arrivals,
    builds: openBuildStore(database),
    jobs: openJobStore(database),
    snapshots,
    lease,
    management: openManagementStore(database),
    conceptLists: openConceptListStore(database),
    dashboards: openDashboardStore(database),
    settings: openSettingsStore(database),
    topics: openTopicStore(database),
    atomically: (work) => transaction(database, work),
    unsynced: (work) => unsynced(database, work),
    copyTo: async (path) => {
      createPrivateFile(path)
      await database.backup(path, { progress: () => PAGES_PER_TURN })
    },
    copyInMemory: () => {
      const copy = openDatabase(database.serialize(), projectMigrations)
      return fileOf(copy, openMemorySnapshots(copy, snapshots))
    },
    disown: () =>
      transaction(database, () => {
        database.exec(`
          DELETE FROM documents WHERE arrival IN (SELECT arrival FROM arrivals);
          DELETE FROM arrivals;
          DELETE FROM lease;
          DELETE FROM label;`)
      }),
    bytes: () => {
      const read = (name: string): number => Number(database.pragma(name, { simple: true }))
      const pageBytes = read('page_size')
      if (isClearing.get() === 1) return Number(emptyPages.get()) * pageBytes + documents.totals().characters
      return (read('page_count') - read('freelist_count')) * pageBytes
    },
    close: () => {
      // Unfinished work of this process ends with the file, so that the next process need not wait.
      arrivals.retire()
      lease.retire()
      database.close()
    },
  }
}

/**
 * The label in a project's file; `abandoned` when it has stayed empty for a long time, `unusable` when it has no
 * documents or cannot be read. A file that is being copied may look empty.
 */
export function labelOf(path: string): ProjectLabel | 'abandoned' | 'unusable' {
  try {
    const bare = isStale(path) ? 'abandoned' : 'unusable'
    if (isBlank(path)) return bare
    const file = openProjectFile(path, { mustExist: true })
    try {
      const label = file.label.read()
      if (file.documents.totals().documents > 0) return label ?? 'unusable'
      return label === undefined ? bare : 'unusable'
    } finally {
      file.close()
    }
  } catch {
    return 'unusable'
  }
}

/** Removes the file and the files of SQLite next to it. Readers that have it open can read until they close it. */
export function removeProjectFile(path: string): void {
  for (const suffix of ['', '-wal', '-shm']) rmSync(path + suffix, { force: true })
}

export const projectFileExists = (path: string): boolean => existsSync(path)
