import { join } from 'node:path'
import { type Database, openDatabase } from '../sqlite.js'
import { type AccountStore, openAccountStore } from './accounts.js'
import { openProjectStore, type ProjectStore } from './projects.js'
import { catalogMigrations } from './schema.js'
import { openTokenStore, type TokenStore } from './tokens.js'

/** What belongs to the whole installation: people, workspaces, and the list of projects. */
export interface Catalog {
  readonly accounts: AccountStore
  readonly tokens: TokenStore
  readonly projects: ProjectStore
  /** For the rooms of this folder that keep further kinds of records. */
  readonly database: Database
  close(): void
}

/** Opens `catalog.db` in a folder, or one in memory. */
export function openCatalog(directory: string | undefined): Catalog {
  const database = openDatabase(directory === undefined ? undefined : join(directory, 'catalog.db'), catalogMigrations)
  return {
    database,
    accounts: openAccountStore(database),
    tokens: openTokenStore(database),
    projects: openProjectStore(database),
    close: () => database.close(),
  }
}
