import { randomBytes } from 'node:crypto'
import { type Accounts, openAccounts } from '../../src/accounts/accounts.js'
import type { SendMail } from '../../src/accounts/mail.js'
import type { Role } from '../../src/accounts/roles.js'
import type { UserRecord } from '../../src/storage/port/catalog/users.js'
import type { SqliteCatalog } from '../../src/storage/sqlite/catalog/catalog.js'
import { openTestProjects } from '../projects/testProjects.js'
import { DAY, NOON } from './people.js'

/** Accounts with the catalog below them, to look at what is stored and to change it at a chosen moment. */
export interface CatalogAccounts extends Accounts {
  readonly catalog: SqliteCatalog
  readonly organizationId: string
  readonly workspaceId: string
  /** A workspace of the same organization. */
  newWorkspace(name: string): Promise<string>
  /** A confirmed user with the password `secret`, owned by a workspace; default the owner's. */
  add(username: string, role: Role, workspaceId?: string): Promise<UserRecord>
  /** Number of times that the accounts have asked the catalog. */
  asked(): number
  /** Moves the clock. */
  pass(days: number): void
  /** Makes writes to a table fail, such as `INSERT ON tokens`. */
  refuse(what: string): void
}

/** Accounts in memory, closed when the test is over. */
export async function openCatalogAccounts({ mail }: { readonly mail?: SendMail } = {}): Promise<CatalogAccounts> {
  const { catalog, owner } = await openTestProjects()
  const { organizationId, workspaceId } = owner
  let time = NOON
  let workspaces = 0
  let asked = 0
  const counted = Object.fromEntries(
    Object.entries(catalog).map(([name, store]) => {
      if (typeof store !== 'object') return [name, store]
      const methods = Object.entries(store).map(([method, ask]) => {
        if (typeof ask !== 'function') return [method, ask]
        const askCounted = (...values: unknown[]): unknown => {
          asked++
          return ask(...values)
        }
        return [method, askCounted]
      })
      return [name, Object.fromEntries(methods)]
    }),
  ) as unknown as SqliteCatalog
  const accounts = await openAccounts({
    catalog: counted,
    key: randomBytes(32),
    cached: (read) => read,
    now: () => time,
    randomBytes,
    newId: async () => `workspace${++workspaces}`,
    passwordCost: 2,
    passwords: { minimumLength: 1, resetEndsTokens: true },
    mail,
    publicUrl: () => 'http://localhost',
    onMailFailure: () => {},
  })
  return {
    ...accounts,
    catalog,
    organizationId,
    workspaceId,
    newWorkspace: async (name) =>
      (await accounts.workspaces.create(accounts.owner, { organizationId, name, defaultLanguage: 'en' })).workspaceId,
    add: async (username, role, of = workspaceId) =>
      await accounts.users.create({
        username,
        password: 'secret',
        fullName: '',
        workspaceId: of,
        role,
        isConfirmed: true,
      }),
    asked: () => asked,
    pass: (days) => {
      time += days * DAY
    },
    refuse: (what) =>
      catalog.database.exec(`CREATE TEMP TRIGGER refused BEFORE ${what} BEGIN SELECT RAISE(ABORT, 'refused'); END`),
  }
}
