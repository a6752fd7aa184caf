import type { AccountStore } from './accounts.js'
import type { InvitationStore } from './invitations.js'
import type { ProjectStore } from './projects.js'
import type { RoleStore } from './roles.js'
import type { TokenStore } from './tokens.js'
import type { UsageStore } from './usage.js'
import type { UserStore } from './users.js'
import type { WorkspaceStore } from './workspaces.js'

/** The records of the whole installation: users, workspaces and the list of projects. */
export interface CatalogRecords {
  readonly accounts: AccountStore
  readonly users: UserStore
  readonly workspaces: WorkspaceStore
  readonly roles: RoleStore
  readonly tokens: TokenStore
  readonly invitations: InvitationStore
  readonly usage: UsageStore
  readonly projects: ProjectStore
}

/** The catalog of an installation. Every method of a store is atomic by itself. */
export interface Catalog extends CatalogRecords {
  /**
   * Runs reads and writes in one transaction, as the only writer of the catalog: for names that must stay unique, and
   * for changes that depend on what was read. An exception undoes it. `work` uses only the records that it is given, and
   * awaits nothing else; after a conflict with another process it may run again.
   */
  atomically<T>(work: (records: CatalogRecords) => Promise<T>): Promise<T>
  /**
   * A number that grows when any process changes a user, a role, a token, a workspace or the list of projects: what was
   * read at a lower number may be outdated.
   */
  version(): Promise<number>
  /** Rejects where the catalog cannot be read or, in a folder, this process can no longer change it: see `Gate.atomically`. */
  requireUsable(): Promise<unknown>
  close(): Promise<void>
}
