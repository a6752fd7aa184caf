import type { Catalog, CatalogRecords } from '../../port/catalog/catalog.js'
import type { PostgresDatabase, Statements } from '../database.js'
import { openAccountStore } from './accounts.js'
import { type CatalogStatements, catalogStatements } from './catalogStatements.js'
import { openInvitationStore } from './invitations.js'
import { openProjectStore } from './projects.js'
import { openRoleStore } from './roles.js'
import { openTokenStore } from './tokens.js'
import { openUsageStore } from './usage.js'
import { openUserStore } from './users.js'
import { openWorkspaceStore } from './workspaces.js'

/** The catalog in a database that has other tables as well. */
export interface PostgresCatalog extends Catalog {
  /** `atomically` with statements on the other tables in the same transaction. */
  atomicallyWith<T>(work: (records: CatalogRecords, statements: Statements) => Promise<T>): Promise<T>
}

/** The catalog in a migrated schema of PostgreSQL. `close` leaves the database open: projects share it. */
export function openCatalog(database: PostgresDatabase): PostgresCatalog {
  const statements = catalogStatements(database)
  const { schema } = database
  const version = async (): Promise<number> => {
    const state = await database.get<{ version: number; published: number }>(
      `SELECT version, (SELECT count FROM ${schema}.publications) AS published FROM ${schema}.catalog_state`,
    )
    database.publications.note(state!.published)
    return state!.version
  }
  return {
    ...openRecords(statements),
    atomically: (work) => statements.atomically((inside) => work(openRecords(inside))),
    atomicallyWith: (work) => statements.atomically((inside) => work(openRecords(inside), inside)),
    version,
    requireUsable: version,
    close: async () => {},
  }
}

const openRecords = (statements: CatalogStatements): CatalogRecords => ({
  accounts: openAccountStore(statements),
  users: openUserStore(statements),
  workspaces: openWorkspaceStore(statements),
  roles: openRoleStore(statements),
  tokens: openTokenStore(statements),
  invitations: openInvitationStore(statements),
  usage: openUsageStore(statements),
  projects: openProjectStore(statements),
})
