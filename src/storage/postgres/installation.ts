import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { repeatEvery } from '../../repeatEvery.js'
import { StorageFailure } from '../failures.js'
import { type Addition, type InstallationStorage, KEY_BYTES, type StoredProject } from '../port/installation.js'
import { createPrivateFile } from '../sqlite.js'
import { openBuildQueue } from './buildQueue.js'
import { openCatalog, type PostgresCatalog } from './catalog/catalog.js'
import { catalogMigrations } from './catalog/schema.js'
import { NOW } from './clock.js'
import { openPostgres, type PostgresDatabase, type PostgresOptions } from './database.js'
import { applyMigrations } from './migrations.js'
import { readProjectFile } from './project/fromFile.js'
import { openPostgresProject } from './project/projectStorage.js'
import { projectSteps } from './project/schema.js'
import { writeProjectFile } from './project/toFile.js'

/** Seconds without a sign of life after which an unfinished addition belongs to a dead process. */
const STALE_SECONDS = 3_600
/** Milliseconds between two signs of life. */
const RENEW_MILLISECONDS = 60_000

/** Opens an installation in a schema of PostgreSQL; creates the schema if it is missing, and brings it up to date. */
export async function openPostgresInstallation(options: PostgresOptions): Promise<InstallationStorage> {
  const database = await openPostgres(options)
  try {
    await applyMigrations(database, [...catalogMigrations, ...projectSteps])
  } catch (error) {
    await database.close()
    throw error
  }
  return installationOf(database)
}

function installationOf(database: PostgresDatabase): InstallationStorage {
  const catalog = openCatalog(database)
  const openStored = (projectId: string): StoredProject => storedProject(database, projectId)
  const add = (addition: Addition): Promise<string> => addDraft(database, catalog, addition)
  return {
    catalog,
    directory: undefined,
    isLasting: true,
    connections: database.connections,
    builds: openBuildQueue(database),
    notifications: database.notifications,
    open: async (projectId) =>
      (await openPostgresProject(database, projectId).exists()) ? openStored(projectId) : undefined,
    async create(newId, enter) {
      let entered: { readonly result: Awaited<ReturnType<typeof enter>> } | undefined
      const begin = async (projectId: string): Promise<StoredProject> => openStored(projectId)
      await add({
        newId,
        begin,
        fill: async () => {},
        enter: async (records, projectId, project) => {
          entered = { result: await enter(records, projectId, project) }
        },
      })
      return entered!.result
    },
    add,
    beginEmpty: async (projectId) => openStored(projectId),
    beginFromFile: (projectId, path, { check, onStep }) =>
      withCopy(path, async (copy) => {
        await check(copy)
        await readProjectFile(database, projectId, { path: copy, onStep })
        return openStored(projectId)
      }),
    remove: (projectId) => openPostgresProject(database, projectId).remove(),
    removeStale: () => removeStale(database),
    key: (randomBytes) => readKey(database, randomBytes),
    close: async () => {
      await catalog.close()
      await database.close()
    },
  }
}

function storedProject(database: PostgresDatabase, projectId: string): StoredProject {
  const project = openPostgresProject(database, projectId)
  return {
    ...project,
    copyAs: async (copyId, onStep) => {
      await project.copyRows(copyId, onStep)
      return storedProject(database, copyId)
    },
    writeTo: (path, onStep) => writeProjectFile(database, projectId, { path, onStep }),
  }
}

/** Works on a copy of a file, because opening a file may change it, and removes the copy afterwards. */
async function withCopy<T>(path: string, work: (copy: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'conceptlite-'))
  try {
    const copy = join(folder, 'project.db')
    createPrivateFile(copy)
    await copyFile(path, copy)
    return await work(copy)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Fills rows that belong to no listed project, and lists the project when they are complete. */
async function addDraft(
  database: PostgresDatabase,
  catalog: PostgresCatalog,
  { newId, begin, fill, enter }: Addition,
): Promise<string> {
  const { schema } = database
  const projectId = await newId(
    async (id) => (await catalog.projects.get(id)) !== undefined || !(await claim(database, id)),
  )
  const stopRenewing = repeatEvery(RENEW_MILLISECONDS, () => renewDraft(database, projectId))
  let project: StoredProject | undefined
  try {
    const begun = await begin(projectId)
    project = begun
    await fill(begun)
    await catalog.atomicallyWith(async (records, { run }) => {
      const { changes } = await run(`DELETE FROM ${schema}.drafts WHERE project = $1`, [projectId])
      if (changes === 0) throw new StorageFailure('The new project had shown no life for too long.')
      await enter(records, projectId, begun)
    })
    return projectId
  } catch (error) {
    await project?.close()
    // What cannot be removed now is removed when it is stale.
    await removeDraft(database, projectId).catch(() => {})
    throw error
  } finally {
    stopRenewing()
  }
}

/** Reserves an identifier; false if it is in use. */
async function claim({ schema, run }: PostgresDatabase, projectId: string): Promise<boolean> {
  const { changes } = await run(
    `WITH claimed AS (INSERT INTO ${schema}.totals (project) VALUES ($1) ON CONFLICT DO NOTHING RETURNING project)
     INSERT INTO ${schema}.drafts SELECT project, ${NOW} FROM claimed`,
    [projectId],
  )
  return changes > 0
}

const renewDraft = ({ schema, run }: PostgresDatabase, projectId: string): Promise<unknown> =>
  run(`UPDATE ${schema}.drafts SET seen = ${NOW} WHERE project = $1`, [projectId])

async function removeStale(database: PostgresDatabase): Promise<void> {
  const stale = await database.all<{ project: string }>(
    `SELECT project FROM ${database.schema}.drafts WHERE seen < ${NOW} - ${STALE_SECONDS}`,
  )
  for (const { project } of stale) await removeDraft(database, project)
}

/** Removes an addition unless it is listed: it may be although it has failed, where the answer to its last commit was lost. */
const removeDraft = (database: PostgresDatabase, projectId: string): Promise<void> =>
  openPostgresProject(database, projectId).remove({ onlyDraft: true })

/** The first node stores the key; all others read it. */
async function readKey(
  { schema, run, get }: PostgresDatabase,
  randomBytes: (size: number) => Uint8Array,
): Promise<Uint8Array> {
  const read = () => get<{ key: Buffer }>(`SELECT key FROM ${schema}.secret_key`)
  let found = await read()
  if (found === undefined) {
    await run(`INSERT INTO ${schema}.secret_key VALUES (true, $1) ON CONFLICT DO NOTHING`, [
      Buffer.from(randomBytes(KEY_BYTES)),
    ])
    found = await read()
  }
  return found!.key
}
