import type Sqlite from 'better-sqlite3'
import { onTestFinished } from 'vitest'
import type { Catalog } from '../../../src/storage/port/catalog/catalog.js'
import type { UserRecord } from '../../../src/storage/port/catalog/users.js'
import { openCatalog as openPostgresCatalog } from '../../../src/storage/postgres/catalog/catalog.js'
import { catalogMigrations } from '../../../src/storage/postgres/catalog/schema.js'
import { applyMigrations } from '../../../src/storage/postgres/migrations.js'
import { projectSteps } from '../../../src/storage/postgres/project/schema.js'
import { openCatalog } from '../../../src/storage/sqlite/catalog/catalog.js'
import { type Breakable, breakable, breakablePostgres } from '../breaks.js'
import { emptyFolder } from '../folder.js'
import { freshDatabase } from '../postgres/freshSchema.js'

/** Every implementation of the catalog passes the same tests. */
export const catalogKinds = ['memory', 'a folder', 'PostgreSQL'] as const
export type CatalogKind = (typeof catalogKinds)[number]

/** The owner of the catalogs below. */
export const owner = { username: 'owner@localhost', organizationId: 'o1', workspaceId: 'w1' }

/** An entry of the catalog: a project of the owner. */
export const project = {
  projectId: 'bcdfg',
  workspaceId: owner.workspaceId,
  name: 'Reviews',
  description: '',
  language: 'en',
  nextBuildLanguage: 'en',
  creator: owner.username,
  creationDate: 1,
  lastUpdate: 1,
}

/** An empty catalog, closed after the test, and how another process opens it; `refuse` makes writes such as `DELETE ON users` fail. */
export async function openEmptyCatalog(kind: CatalogKind): Promise<{
  readonly catalog: Catalog
  readonly openAgain: () => Promise<Catalog>
  readonly refuse: (write: string) => Promise<void>
  /** Runs SQL, given what stands before the names of tables. */
  readonly execute: (sql: (prefix: string) => string) => Promise<void>
  /** Makes its writes fail as a test says, from now on. */
  readonly breakable: () => Promise<Breakable>
}> {
  if (kind === 'PostgreSQL') {
    const database = await freshDatabase()
    await applyMigrations(database, [...catalogMigrations, ...projectSteps])
    const { schema } = database
    return {
      catalog: openPostgresCatalog(database),
      openAgain: async () => openPostgresCatalog(database),
      execute: async (sql) => void (await database.run(sql(`${schema}.`))),
      breakable: () => breakablePostgres(database),
      refuse: async (write) => {
        await database.run(`
          CREATE FUNCTION ${schema}.refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'refused'; END $$;
          CREATE TRIGGER refused BEFORE ${write.replace(' ON ', ` ON ${schema}.`)}
            FOR EACH ROW EXECUTE FUNCTION ${schema}.refuse()`)
      },
    }
  }
  const directory = kind === 'memory' ? undefined : emptyFolder()
  const open = async (): Promise<ReturnType<typeof openCatalog>> => {
    const catalog = openCatalog(directory)
    onTestFinished(() => catalog.close())
    return catalog
  }
  const catalog = await open()
  return {
    catalog,
    openAgain: async () => (directory === undefined ? catalog : await open()),
    execute: async (sql) => void catalog.database.exec(sql('')),
    breakable: async () => breakable(catalog.database as Sqlite.Database),
    refuse: async (write) =>
      void catalog.database.exec(
        `CREATE TEMP TRIGGER refused BEFORE ${write} BEGIN SELECT RAISE(ABORT, 'refused'); END`,
      ),
  }
}

/** A catalog with its owner alone; the clock shows 100. */
export async function openOwned(kind: CatalogKind) {
  const opened = await openEmptyCatalog(kind)
  await opened.catalog.accounts.ensureOwner({ ...owner, now: 100 })
  return opened
}

/** A catalog with the owner, two organizations, three workspaces and two users; the clock shows 100. */
export async function openStores(kind: CatalogKind) {
  const { catalog, execute, breakable } = await openOwned(kind)
  await execute((prefix) => `INSERT INTO ${prefix}organizations VALUES ('o2', 'Second', 101)`)
  const workspace = { email: '', defaultLanguage: 'en' }
  // The third is older than the second.
  const two = { ...workspace, workspaceId: 'w2', organizationId: 'o2', name: 'Two', creationDate: 103 }
  await catalog.workspaces.insert(two)
  await catalog.workspaces.insert({ ...two, workspaceId: 'w3', organizationId: 'o1', name: 'Three', creationDate: 102 })
  const user = { fullName: '', password: null, isConfirmed: true, creationDate: 104 }
  const insert = async (username: string, organizationId: string, ownerWorkspaceId: string): Promise<UserRecord> =>
    (await catalog.users.insert({
      ...{ ...user, username, organizationId, ownerWorkspaceId },
      defaultWorkspaceId: ownerWorkspaceId,
    }))!
  const ann = (await insert('ann@example.org', 'o1', 'w1')).userId
  const bob = (await insert('bob@example.org', 'o2', 'w2')).userId
  return { ...catalog, ann, bob, breakable }
}

/** Those of a list for which a store has an answer. */
export async function present(ids: readonly string[], find: (id: string) => Promise<unknown>): Promise<string[]> {
  const found = await Promise.all(ids.map(find))
  return ids.filter((_, index) => found[index] !== undefined)
}
