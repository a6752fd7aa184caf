import { join } from 'node:path'
import type { Database } from '../database.js'
import { openDatabase } from '../sqlite.js'
import { type AccountStore, openAccountStore } from './accounts.js'
import { type InvitationStore, openInvitationStore } from './invitations.js'
import { openProjectStore, type ProjectStore } from './projects.js'
import { openRoleStore, type RoleStore } from './roles.js'
import { catalogMigrations } from './schema.js'
import { openTokenStore, type TokenStore } from './tokens.js'
import { openUsageStore, type UsageStore } from './usage.js'
import { openUserStore, type UserStore } from './users.js'
import { openWorkspaceStore, type WorkspaceStore } from './workspaces.js'

/** The records of the whole installation: users, workspaces and the list of projects. */
export interface Catalog {
  readonly accounts: AccountStore
  readonly users: UserStore
  readonly workspaces: WorkspaceStore
  readonly roles: RoleStore
  readonly tokens: TokenStore
  readonly invitations: InvitationStore
  readonly usage: UsageStore
  readonly projects: ProjectStore
  /** Changes whenever any process has changed the catalog: earlier reads may be outdated. */
  version(): number
  /** For the stores of this folder. */
  readonly database: Database
  close(): void
}

/** Opens `catalog.db` in a folder, or one in memory. */
export function openCatalog(directory: string | undefined): Catalog {
  const database = openDatabase(directory === undefined ? undefined : join(directory, 'catalog.db'), catalogMigrations)
  // SQLite counts changes by other connections in one number and our own in the other; both only grow.
  const changesOfOthers = database.prepare('PRAGMA data_version').pluck()
  const ownChanges = database.prepare('SELECT total_changes()').pluck()
  return {
    database,
    version: () => (changesOfOthers.get() as number) + (ownChanges.get() as number),
    accounts: openAccountStore(database),
    users: openUserStore(database),
    workspaces: openWorkspaceStore(database),
    roles: openRoleStore(database),
    tokens: openTokenStore(database),
    invitations: openInvitationStore(database),
    usage: openUsageStore(database),
    projects: openProjectStore(database),
    close: () => database.close(),
  }
}
