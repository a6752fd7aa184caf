import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Migration } from '../migrations.js'
import { openDatabase, transaction } from '../sqlite.js'
import { type BuildStore, openBuildStore } from './builds.js'
import { type DocumentStore, openDocumentStore } from './documents.js'
import { type Lease, openLease } from './lease.js'
import { openMemorySnapshots, openSnapshotStore, type SnapshotStore } from './snapshots.js'

/** One project's file: documents, builds, snapshots. Every project has one of its own, so none waits for another. */
export interface ProjectFile {
  readonly documents: DocumentStore
  readonly builds: BuildStore
  readonly snapshots: SnapshotStore
  readonly lease: Lease
  /** Runs changes to this file as one. */
  atomically<T>(work: () => T): T
  close(): void
}

export const projectPath = (directory: string, projectId: string): string =>
  join(directory, 'projects', `${projectId}.db`)

/** Opens the file of a project, making it when it is not there; without a path a project in memory. */
export function openProjectFile(path: string | undefined): ProjectFile {
  const database = openDatabase(path, migrations)
  return {
    documents: openDocumentStore(database),
    builds: openBuildStore(database),
    snapshots: path === undefined ? openMemorySnapshots() : openSnapshotStore(database),
    lease: openLease(database),
    atomically: (work) => transaction(database, work),
    close: () => database.close(),
  }
}

/** Removes the file and what SQLite keeps beside it. Readers that have it open read on until they close it. */
export function removeProjectFile(path: string): void {
  for (const suffix of ['', '-wal', '-shm']) rmSync(path + suffix, { force: true })
}

export const projectFileExists = (path: string): boolean => existsSync(path)

const migrations: readonly Migration[] = [
  {
    name: '001 documents, builds, snapshots',
    sql: `
      CREATE TABLE documents (
        key INTEGER PRIMARY KEY AUTOINCREMENT,
        doc_id TEXT NOT NULL,
        title TEXT NOT NULL,
        text TEXT NOT NULL,
        metadata TEXT NOT NULL,
        characters INTEGER NOT NULL,
        marked INTEGER NOT NULL DEFAULT 0,
        favorite INTEGER NOT NULL DEFAULT 0
      ) STRICT;
      CREATE INDEX documents_by_id ON documents (doc_id);
      CREATE INDEX marked_documents ON documents (key) WHERE marked > 0;
      CREATE TABLE fields (
        name TEXT PRIMARY KEY,
        type TEXT NOT NULL CHECK (type IN ('string', 'number', 'score', 'date'))
      ) STRICT;
      CREATE TABLE totals (
        id INTEGER PRIMARY KEY CHECK (id = 1),
        documents INTEGER NOT NULL,
        characters INTEGER NOT NULL
      ) STRICT;
      INSERT INTO totals VALUES (1, 0, 0);
      CREATE TABLE builds (
        number INTEGER PRIMARY KEY,
        science_version TEXT NOT NULL,
        language TEXT NOT NULL,
        start_time REAL NOT NULL,
        stop_time REAL,
        success INTEGER,
        reason TEXT,
        skip_sentiment INTEGER NOT NULL,
        sentiment_start_time REAL NOT NULL,
        sentiment_stop_time REAL,
        sentiment_success INTEGER,
        sentiment_progress REAL NOT NULL DEFAULT 0,
        sentiment_cancelled INTEGER NOT NULL DEFAULT 0
      ) STRICT;
      CREATE TABLE lease (
        id INTEGER PRIMARY KEY CHECK (id = 1),
        holder TEXT NOT NULL,
        host TEXT NOT NULL,
        process INTEGER NOT NULL,
        expires REAL NOT NULL
      ) STRICT;
      CREATE TABLE snapshots (
        number INTEGER PRIMARY KEY,
        is_current INTEGER NOT NULL DEFAULT 0
      ) STRICT;
      CREATE TABLE parts (
        part INTEGER PRIMARY KEY,
        snapshot INTEGER NOT NULL,
        name TEXT NOT NULL,
        type TEXT NOT NULL,
        bytes INTEGER NOT NULL,
        is_complete INTEGER NOT NULL DEFAULT 0,
        UNIQUE (snapshot, name)
      ) STRICT;
      CREATE TABLE chunks (
        part INTEGER NOT NULL,
        place INTEGER NOT NULL,
        data BLOB NOT NULL,
        PRIMARY KEY (part, place)
      ) STRICT;
    `,
  },
]
