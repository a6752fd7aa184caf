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

/** What belongs to the whole installation: people, workspaces, and the list of projects. */
export interface Catalog {
  readonly accounts: AccountStore
  readonly users: UserStore
  readonly workspaces: WorkspaceStore
  readonly roles: RoleStore
  readonly tokens: TokenStore
  readonly invitations: InvitationStore
  readonly usage: UsageStore
  readonly projects: ProjectStore
  /** Another number whenever anything here has changed, by this process or another: what was read before may be old. */
  version(): number
  /** For the rooms of this folder that keep further kinds of records. */
  readonly database: Database
  close(): void
}

/** Opens `catalog.db` in a folder, or one in memory. */
export function openCatalog(directory: string | undefined): Catalog {
  const database = openDatabase(directory === undefined ? undefined : join(directory, 'catalog.db'), catalogMigrations)
  // SQLite counts the changes of others in the one, our own in the other; both only grow.
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
