import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase, transaction, unsynced } from '../sqlite.js'
import { type ArrivalStore, openArrivalStore } from './arrivals.js'
import { type BuildStore, openBuildStore } from './builds.js'
import { type ConceptListStore, openConceptListStore } from './conceptLists.js'
import { type DashboardStore, openDashboardStore } from './dashboards.js'
import { type DocumentStore, openDocumentStore } from './documents.js'
import { type FieldStore, openFieldStore } from './fields.js'
import { type LabelStore, openLabelStore } from './label.js'
import { type Lease, openLease } from './lease.js'
import { type ManagementStore, openManagementStore } from './management.js'
import { openQuestionStore, type QuestionStore } from './questions.js'
import { projectMigrations } from './schema.js'
import { openMemorySnapshots, openSnapshotStore, type SnapshotStore } from './snapshots.js'

/** Everything of one project, in one file. */
export interface ProjectFile {
  readonly label: LabelStore
  readonly documents: DocumentStore
  readonly arrivals: ArrivalStore
  readonly fields: FieldStore
  readonly builds: BuildStore
  readonly snapshots: SnapshotStore
  readonly lease: Lease
  readonly management: ManagementStore
  readonly conceptLists: ConceptListStore
  readonly dashboards: DashboardStore
  readonly questions: QuestionStore
  /** Runs changes to this file as one. */
  atomically<T>(work: () => T): T
  /** The same without waiting for the disk: a loss of power may undo it until the next `atomically`. */
  unsynced<T>(work: () => T): T
  close(): void
}

/** Names that a project's file can have: its identifier, and `.db`. */
const fileForm = /^([a-z0-9]+)\.db$/

export const projectPath = (directory: string, projectId: string): string =>
  join(directory, 'projects', `${projectId}.db`)

/** Identifiers of the project files in a folder. */
export const projectFiles = (directory: string): string[] =>
  readdirSync(join(directory, 'projects')).flatMap((file) => fileForm.exec(file)?.[1] ?? [])

/** Opens the file of a project, making it when it is not there; without a path a project in memory. */
export function openProjectFile(path: string | undefined): ProjectFile {
  const database = openDatabase(path, projectMigrations)
  const fields = openFieldStore(database)
  return {
    fields,
    label: openLabelStore(database),
    documents: openDocumentStore(database, fields),
    arrivals: openArrivalStore(database, fields),
    builds: openBuildStore(database),
    snapshots: path === undefined ? openMemorySnapshots(database) : openSnapshotStore(database),
    lease: openLease(database),
    management: openManagementStore(database),
    conceptLists: openConceptListStore(database),
    dashboards: openDashboardStore(database),
    questions: openQuestionStore(database),
    atomically: (work) => transaction(database, work),
    unsynced: (work) => unsynced(database, work),
    close: () => database.close(),
  }
}

/** Removes the file and what SQLite keeps beside it. Readers that have it open read on until they close it. */
export function removeProjectFile(path: string): void {
  for (const suffix of ['', '-wal', '-shm']) rmSync(path + suffix, { force: true })
}

export const projectFileExists = (path: string): boolean => existsSync(path)
