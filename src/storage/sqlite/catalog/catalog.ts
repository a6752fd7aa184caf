import { join } from 'node:path'
import { CATALOG_FILE } from '../../../projectFolder.js'
import type { Database } from '../../database.js'
import type { Catalog, CatalogRecords } from '../../port/catalog/catalog.js'
import { openDatabase } from '../../sqlite.js'
import { createGate, type Gate } from '../gate.js'
import { asynchronous, type Synchronous } from '../synchronous.js'
import { openAccountStore } from './accounts.js'
import { openInvitationStore } from './invitations.js'
import { openProjectStore } from './projects.js'
import { openRoleStore } from './roles.js'
import { catalogMigrations } from './schema.js'
import { openTokenStore } from './tokens.js'
import { openUsageStore } from './usage.js'
import { openUserStore } from './users.js'
import { openWorkspaceStore } from './workspaces.js'

/** The stores as SQLite implements them: each method runs at once, in the transaction that is open. */
type SynchronousRecords = { readonly [Name in keyof CatalogRecords]: Synchronous<CatalogRecords[Name]> }

export interface SqliteCatalog extends Catalog {
  /** For checks of what is stored. */
  readonly database: Database
}

/** Opens `catalog.db` in a folder, or one in memory. */
export function openCatalog(directory: string | undefined): SqliteCatalog {
  const database = openDatabase(directory === undefined ? undefined : join(directory, CATALOG_FILE), catalogMigrations)
  const gate = createGate(database)
  const stores = openStores(database)
  const inTransaction = recordsOf(stores)
  // SQLite counts changes by other connections in one number and our own in the other; both only grow.
  const changesOfOthers = database.prepare<number>('PRAGMA data_version').pluck()
  const ownChanges = database.prepare<number>('SELECT total_changes()').pluck()
  return {
    ...recordsOf(stores, gate),
    database,
    atomically: (work) => gate.atomically(() => work(inTransaction)),
    version: () => gate.enter(() => changesOfOthers.get()! + ownChanges.get()!),
    // A transaction that changes nothing writes nothing, either.
    requireUsable: () => gate.atomically(async () => {}),
    close: () => gate.last(() => void database.close()),
  }
}

function openStores(database: Database): SynchronousRecords {
  const usage = openUsageStore(database)
  return {
    accounts: openAccountStore(database),
    users: openUserStore(database),
    workspaces: openWorkspaceStore(database),
    roles: openRoleStore(database),
    tokens: openTokenStore(database),
    invitations: openInvitationStore(database),
    usage,
    projects: openProjectStore(database, usage),
  }
}

/** The stores of the port; without a gate, those of the transaction that is open. */
const recordsOf = (stores: SynchronousRecords, gate?: Gate): CatalogRecords => ({
  accounts: asynchronous(stores.accounts, gate),
  users: asynchronous(stores.users, gate),
  workspaces: asynchronous(stores.workspaces, gate),
  roles: asynchronous(stores.roles, gate),
  tokens: asynchronous(stores.tokens, gate),
  invitations: asynchronous(stores.invitations, gate),
  usage: asynchronous(stores.usage, gate),
  projects: asynchronous(stores.projects, gate),
})
