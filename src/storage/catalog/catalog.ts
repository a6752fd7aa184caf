import { join } from 'node:path'
import type { Migration } from '../migrations.js'
import { type Database, openDatabase } from '../sqlite.js'
import { type OwnerStore, openOwnerStore } from './owner.js'
import { openProjectStore, type ProjectStore } from './projects.js'

/** What belongs to the whole installation: people, workspaces, and the list of projects. */
export interface Catalog {
  readonly owner: OwnerStore
  readonly projects: ProjectStore
  /** For the rooms of this folder that keep further kinds of records. */
  readonly database: Database
  close(): void
}

/** Opens `catalog.db` in a folder, or one in memory. */
export function openCatalog(directory: string | undefined): Catalog {
  const database = openDatabase(directory === undefined ? undefined : join(directory, 'catalog.db'), migrations)
  return {
    database,
    owner: openOwnerStore(database),
    projects: openProjectStore(database),
    close: () => database.close(),
  }
}

const migrations: readonly Migration[] = [
  {
    name: '001 people, workspaces, projects',
    sql: `
      CREATE TABLE organizations (
        organization_id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        creation_date REAL NOT NULL
      ) STRICT;
      CREATE TABLE workspaces (
        workspace_id TEXT PRIMARY KEY,
        organization_id TEXT NOT NULL REFERENCES organizations,
        name TEXT NOT NULL,
        default_language TEXT NOT NULL,
        creation_date REAL NOT NULL
      ) STRICT;
      CREATE TABLE users (
        username TEXT PRIMARY KEY,
        full_name TEXT NOT NULL,
        password TEXT,
        owner_workspace_id TEXT REFERENCES workspaces,
        default_workspace_id TEXT REFERENCES workspaces,
        is_installation_owner INTEGER NOT NULL DEFAULT 0,
        creation_date REAL NOT NULL
      ) STRICT;
      CREATE TABLE tokens (
        token_hash BLOB PRIMARY KEY,
        username TEXT NOT NULL REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE,
        kind TEXT NOT NULL CHECK (kind IN ('long_lived', 'short_lived')),
        description TEXT NOT NULL,
        creation_date REAL NOT NULL,
        expiration REAL
      ) STRICT;
      CREATE INDEX tokens_of_user ON tokens (username);
      CREATE TABLE projects (
        project_id TEXT PRIMARY KEY,
        workspace_id TEXT NOT NULL REFERENCES workspaces,
        name TEXT NOT NULL,
        description TEXT NOT NULL,
        language TEXT NOT NULL,
        next_build_language TEXT NOT NULL,
        creator TEXT NOT NULL,
        creation_date REAL NOT NULL,
        last_update REAL NOT NULL,
        UNIQUE (workspace_id, name)
      ) STRICT;
    `,
  },
]
