import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { CatalogRecords } from '../../src/storage/port/catalog/catalog.js'
import type { InstallationStorage } from '../../src/storage/port/installation.js'
import { openPostgresInstallation } from '../../src/storage/postgres/installation.js'
import { openSqliteInstallation } from '../../src/storage/sqlite/installation.js'
import { emptyFolder } from './folder.js'
import { freshSchema } from './postgres/freshSchema.js'

const kinds: readonly (readonly [name: string, open: () => Promise<InstallationStorage>])[] = [
  ['memory', async () => openSqliteInstallation(undefined)],
  ['a folder', async () => openSqliteInstallation(emptyFolder())],
  ['PostgreSQL', async () => await openPostgresInstallation({ ...(await freshSchema()), poolSize: 4 })],
]

const ids = ['bcdfg', 'hjkmn', 'pqrst']

describe.each(kinds)('%s', (_, openStorage) => {
  async function open() {
    const storage = await openStorage()
    onTestFinished(() => storage.close())
    const { catalog } = storage
    await catalog.accounts.ensureOwner({ username: 'owner@localhost', organizationId: 'o1', workspaceId: 'w1', now: 1 })
    /** Enters a project in the catalog. */
    const insert = ({ projects }: Pick<CatalogRecords, 'projects'>, projectId: string, name: string) =>
      projects.insert({
        ...{ projectId, workspaceId: 'w1', name, description: '', language: 'en', nextBuildLanguage: 'en' },
        ...{ creator: 'owner@localhost', creationDate: 2, lastUpdate: 2 },
      })
    /** Always the first that is free. */
    const newId = async (isTaken: (id: string) => Promise<boolean>): Promise<string> => {
      for (const id of ids) if (!(await isTaken(id))) return id
      throw new Error('none left')
    }
    /** Both ways to a new project. */
    const ways = {
      create: (enter: (records: CatalogRecords, projectId: string) => Promise<void>) =>
        storage.create(newId, async (records, projectId, project) => {
          await enter(records, projectId)
          if (project !== undefined) onTestFinished(() => project.close())
          return projectId
        }),
      add: (enter: (records: CatalogRecords, projectId: string) => Promise<void>) =>
        storage.add({ newId, begin: storage.beginEmpty, fill: async () => {}, enter }),
    }
    const files = (): string[] =>
      storage.directory === undefined
        ? []
        : readdirSync(join(storage.directory, 'projects')).filter((name) => !/-(?:wal|shm)$/.test(name))
    return { storage, catalog, insert, ways, files }
  }

  test.each(['create', 'add'] as const)('a project that is entered only in part is not made (%s)', async (way) => {
    const { storage, catalog, insert, ways, files } = await open()
    const made = ways[way](async (records, projectId) => {
      await insert(records, projectId, 'Reviews')
      throw new Error('refused')
    })
    await expect(made).rejects.toThrow('refused')
    expect([await catalog.projects.list(), await storage.open('bcdfg'), files()]).toEqual([[], undefined, []])
    // Its identifier is free again.
    expect(await ways[way]((records, projectId) => insert(records, projectId, 'Reviews'))).toBe('bcdfg')
    expect((await catalog.projects.list()).map(({ projectId }) => projectId)).toEqual(['bcdfg'])
  })

  test('projects that are made at the same moment have identifiers and names of their own', async () => {
    const { catalog, insert, ways } = await open()
    /** Looks for a name before it enters the project, as a transaction may. */
    const enter = async (records: CatalogRecords, projectId: string): Promise<void> => {
      const listed = await records.projects.list('w1')
      await insert(records, projectId, `Reviews ${listed.length}`)
    }
    const made = await Promise.all([ways.create(enter), ways.create(enter), ways.create(enter)])
    expect([...made].sort()).toEqual(ids)
    const names = (await catalog.projects.list('w1')).map(({ name }) => name)
    expect(names.sort()).toEqual(['Reviews 0', 'Reviews 1', 'Reviews 2'])
  })

  test('a project that is added is filled before anybody sees it, and one that cannot be filled leaves nothing', async () => {
    const { storage, catalog, insert, files } = await open()
    const addition = {
      newId: async () => 'bcdfg',
      begin: storage.beginEmpty,
      enter: (records: CatalogRecords, projectId: string) => insert(records, projectId, 'Copy'),
    }
    const broken = storage.add({
      ...addition,
      fill: async () => {
        expect(await catalog.projects.list()).toEqual([])
        throw new Error('no documents')
      },
    })
    await expect(broken).rejects.toThrow('no documents')
    expect([await catalog.projects.list(), files()]).toEqual([[], []])
  })
})

test('a project whose file cannot be opened leaves none, as on a full disk', async () => {
  const directory = emptyFolder()
  const storage = await openSqliteInstallation(directory)
  onTestFinished(() => storage.close())
  const projects = join(directory, 'projects')
  // Where SQLite cannot make its journal, the file exists already when it fails.
  mkdirSync(join(projects, 'bcdfg.db-journal'))
  const made = storage.create(
    async () => 'bcdfg',
    async () => undefined,
  )
  await expect(made).rejects.toMatchObject({ code: 'SQLITE_CANTOPEN' })
  expect(readdirSync(projects)).toEqual(['bcdfg.db-journal'])
})
