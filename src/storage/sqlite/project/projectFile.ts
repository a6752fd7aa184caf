import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { CopyProgress, Database } from '../../database.js'
import type { DocumentStore } from '../../port/project/documents.js'
import type { ProjectLabel } from '../../port/project/label.js'
import type { ProjectRecords, ProjectStorage } from '../../port/project/projectRecords.js'
import type { SnapshotRecords } from '../../port/project/snapshots.js'
import { createPrivateFile, isEmptyDatabase, openDatabase, transaction, truncateLog } from '../../sqlite.js'
import { createGate, type Gate, retryWhileBusy } from '../gate.js'
import { asynchronous, type Synchronous } from '../synchronous.js'
import { openArrivalStore } from './arrivals.js'
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
import { openMemorySnapshots } from './memorySnapshots.js'
import { projectMigrations } from './schema.js'
import { openSettingsStore } from './settings.js'
import { openSnapshotStore, type SqliteSnapshots } from './snapshots.js'
import { openTopicStore } from './topics.js'
import { openVersionStore } from './versions.js'

/** A project in a file of its own, or in memory. */
export interface ProjectFile extends ProjectStorage {
  /**
   * Writes a copy to another path in small steps. It has the state of the moment when it ends. `onStep` gets the share that is done
   * after each step, and ends the copy by throwing.
   */
  copyTo(path: string, onStep?: (share: number) => void): Promise<void>
  /** A copy of a project in memory; it shares all data that builds do not change. */
  copyInMemory(): Promise<ProjectFile>
  /** Closes the file after the calls that have begun; unfinished work of this process ends with it. */
  close(): Promise<void>
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
  return fileOf(database, (gate) =>
    path === undefined ? openMemorySnapshots(database) : openSnapshotStore(database, gate),
  )
}

type OpenSnapshots = (gate: Gate) => SqliteSnapshots

function fileOf(database: Database, openSnapshots: OpenSnapshots): ProjectFile {
  const gate = createGate(database)
  const snapshots = openSnapshots(gate)
  const stores = { ...openStores(database), snapshots: snapshots.records }
  const records = asynchronous<SnapshotRecords>(snapshots.records, gate)
  const view = asynchronousRecords(stores)
  const measure = openMeasure(database, stores.documents)
  return {
    ...asynchronousRecords(stores, gate),
    snapshots: {
      ...records,
      seen: records.current,
      sink: snapshots.sink,
      source: snapshots.source,
    },
    atomically: (work) => gate.atomically(() => work(view)),
    unsynced: (work) => gate.unsynced(() => work(view)),
    copyTo: async (path, onStep) => {
      createPrivateFile(path)
      const progress = ({ totalPages, remainingPages }: CopyProgress): number => {
        onStep?.(1 - remainingPages / Math.max(1, totalPages))
        return PAGES_PER_TURN
      }
      await database.backup(path, { progress })
    },
    copyInMemory: () =>
      gate.enter(() => {
        const copy = openDatabase(database.serialize(), projectMigrations)
        return fileOf(copy, () => openMemorySnapshots(copy, snapshots))
      }),
    disown: () =>
      gate.enter(() =>
        transaction(database, () => {
          database.exec(`
            DELETE FROM documents WHERE arrival IN (SELECT arrival FROM arrivals);
            DELETE FROM arrivals;
            DELETE FROM lease;
            DELETE FROM label;`)
        }),
      ),
    // A reader elsewhere makes it wait, as a writer does.
    truncateLog: () => gate.enter(() => truncateLog(database)),
    bytes: () => gate.enter(measure),
    close: () =>
      gate.last(() => {
        // Unfinished work of this process ends with the file, so that the next process need not wait.
        stores.arrivals.retire()
        stores.lease.retire()
        database.close()
      }),
  }
}

/** The stores of a file but its snapshots. */
function openStores(database: Database) {
  const fields = openFieldStore(database)
  const flags = openFlagStore(database)
  return {
    fields,
    flags,
    label: openLabelStore(database),
    documents: openDocumentStore(database, fields, flags),
    versions: openVersionStore(database, fields, flags),
    arrivals: openArrivalStore(database, fields),
    builds: openBuildStore(database),
    jobs: openJobStore(database),
    lease: openLease(database),
    management: openManagementStore(database),
    conceptLists: openConceptListStore(database),
    dashboards: openDashboardStore(database),
    settings: openSettingsStore(database),
    topics: openTopicStore(database),
  }
}

type SynchronousRecords = { readonly [Name in keyof ProjectRecords]: Synchronous<ProjectRecords[Name]> }

function asynchronousRecords(stores: SynchronousRecords, gate?: Gate): ProjectRecords {
  return {
    label: asynchronous(stores.label, gate),
    documents: asynchronous(stores.documents, gate),
    versions: asynchronous(stores.versions, gate),
    arrivals: asynchronous(stores.arrivals, gate),
    fields: asynchronous(stores.fields, gate),
    flags: asynchronous(stores.flags, gate),
    builds: asynchronous(stores.builds, gate),
    jobs: asynchronous(stores.jobs, gate),
    snapshots: asynchronous(stores.snapshots, gate),
    lease: asynchronous(stores.lease, gate),
    management: asynchronous(stores.management, gate),
    conceptLists: asynchronous(stores.conceptLists, gate),
    dashboards: asynchronous(stores.dashboards, gate),
    settings: asynchronous(stores.settings, gate),
    topics: asynchronous(stores.topics, gate),
  }
}

/** Returns what measures the bytes of a file. */
function openMeasure(database: Database, documents: Synchronous<DocumentStore>): () => number {
  const isClearing = database
    .prepare('SELECT EXISTS (SELECT 1 FROM documents WHERE key <= (SELECT cleared_key FROM totals))')
    .pluck()
  // In a new file each table and each index takes a page, and so does the bookkeeping of SQLite.
  const emptyPages = database.prepare('SELECT count(*) + 1 FROM sqlite_master WHERE rootpage > 0').pluck()
  const read = (name: string): number => Number(database.pragma(name, { simple: true }))
  return () => {
    const pageBytes = read('page_size')
    if (isClearing.get() === 1) return Number(emptyPages.get()) * pageBytes + documents.totals().characters
    return (read('page_count') - read('freelist_count')) * pageBytes
  }
}

/**
 * The label in a project's file; `abandoned` when it has stayed empty for a long time, `unusable` when it has no
 * documents or cannot be read. A file that is being copied may look empty.
 */
export async function labelOf(path: string): Promise<ProjectLabel | 'abandoned' | 'unusable'> {
  try {
    const bare = isStale(path) ? 'abandoned' : 'unusable'
    if (isEmptyDatabase(path)) return bare
    const database = await retryWhileBusy(() => openDatabase(path, projectMigrations, { mustExist: true }))
    try {
      const { label: labels, documents } = openStores(database)
      const label = labels.read()
      if (documents.totals().documents > 0) return label ?? 'unusable'
      return label === undefined ? bare : 'unusable'
    } finally {
      database.close()
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
