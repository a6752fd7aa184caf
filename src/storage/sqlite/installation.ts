import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from '../../makeFolder.js'
import { type Addition, type InstallationStorage, KEY_BYTES, type StoredProject } from '../port/installation.js'
import { createPrivateFile } from '../sqlite.js'
import { openCatalog, type SqliteCatalog } from './catalog/catalog.js'
import { stateOfFile } from './fileState.js'
import { retryWhileBusy } from './gate.js'
import {
  copyPath,
  finishCopy,
  openProjectFile,
  type ProjectFile,
  projectFileExists,
  projectPath,
  removeProjectFile,
  removeStaleCopies,
} from './project/projectFile.js'
import { openSecretKey } from './secretKey.js'

/** An installation in a folder, or in memory. */
export interface SqliteInstallation extends InstallationStorage {
  readonly catalog: SqliteCatalog
}

/** Opens a folder and creates it if missing, for this user alone; without one, opens an installation in memory. */
export async function openSqliteInstallation(directory: string | undefined): Promise<SqliteInstallation> {
  if (directory === undefined) return openInMemory()
  makeFolder(join(directory, 'projects'), 0o700)
  return await openFolder(directory)
}

async function openFolder(directory: string): Promise<SqliteInstallation> {
  const catalog = await retryWhileBusy(() => openCatalog(directory))
  const pathOf = (projectId: string): string => projectPath(directory, projectId)
  const stored = (file: ProjectFile): StoredProject => ({
    ...file,
    writeTo: file.copyTo,
    copyAs: async (projectId, onStep) => {
      await file.copyTo(copyPath(directory, projectId), onStep)
      return openCopy(projectId)
    },
  })
  const openCopy = (projectId: string): StoredProject =>
    stored(openProjectFile(copyPath(directory, projectId), { mustExist: true }))
  return {
    catalog,
    directory,
    isLasting: true,
    stateOf: (projectId) => stateOfFile(pathOf(projectId)),
    // Files are never created here: a missing or empty file has been lost.
    open: async (projectId) =>
      projectFileExists(pathOf(projectId))
        ? stored(await retryWhileBusy(() => openProjectFile(pathOf(projectId), { mustExist: true })))
        : undefined,
    async create(newId, enter) {
      let path: string | undefined
      let file: ProjectFile | undefined
      try {
        // In one transaction: a file that is missing later has been lost.
        return await catalog.atomically(async (records) => {
          const projectId = await newId(
            async (id) => (await records.projects.get(id)) !== undefined || projectFileExists(pathOf(id)),
          )
          path = pathOf(projectId)
          file = openProjectFile(path)
          return await enter(records, projectId, stored(file))
        })
      } catch (error) {
        await file?.close()
        if (path !== undefined) removeProjectFile(path)
        throw error
      }
    },
    add: (addition) => addFile(catalog, directory, addition),
    beginEmpty: async (projectId) => stored(openProjectFile(copyPath(directory, projectId))),
    async beginFromFile(projectId, path, { check }) {
      const copy = copyPath(directory, projectId)
      createPrivateFile(copy)
      await copyFile(path, copy)
      await check(copy)
      return openCopy(projectId)
    },
    remove: async (projectId) => removeProjectFile(pathOf(projectId)),
    removeStale: async () => removeStaleCopies(directory),
    key: async (randomBytes) => openSecretKey(directory, randomBytes),
    close: catalog.close,
  }
}

/** Fills a file that is no project yet, and renames it when it is complete. */
async function addFile(
  catalog: SqliteCatalog,
  directory: string,
  { newId, begin, fill, enter }: Addition,
): Promise<string> {
  const projectId = await newId(async (id) => (await catalog.projects.get(id)) !== undefined)
  let path = copyPath(directory, projectId)
  try {
    const project = await begin(projectId)
    try {
      await fill(project)
    } finally {
      await project.close()
    }
    await catalog.atomically(async (records) => {
      await enter(records, projectId, undefined)
      finishCopy(directory, projectId)
      // The transaction may fail at its end.
      path = projectPath(directory, projectId)
    })
    return projectId
  } catch (error) {
    removeProjectFile(path)
    throw error
  }
}

function openInMemory(): SqliteInstallation {
  const catalog = openCatalog(undefined)
  const stored = (file: ProjectFile): StoredProject => ({
    ...file,
    writeTo: () => Promise.reject(new TypeError('A project in memory has no file.')),
    copyAs: async () => stored(await file.copyInMemory()),
  })
  const empty = (): StoredProject => stored(openProjectFile(undefined))
  return {
    catalog,
    directory: undefined,
    isLasting: false,
    open: async () => undefined,
    create: (newId, enter) =>
      catalog.atomically(async (records) => {
        const projectId = await newId(async (id) => (await records.projects.get(id)) !== undefined)
        return await enter(records, projectId, empty())
      }),
    async add({ newId, begin, fill, enter }) {
      const projectId = await newId(async (id) => (await catalog.projects.get(id)) !== undefined)
      const project = await begin(projectId)
      await fill(project)
      await catalog.atomically((records) => enter(records, projectId, project))
      return projectId
    },
    beginEmpty: async () => empty(),
    beginFromFile: () => Promise.reject(new TypeError('Projects in memory are not read from files.')),
    remove: async () => {},
    removeStale: async () => {},
    key: async (randomBytes) => Uint8Array.from(randomBytes(KEY_BYTES)),
    close: catalog.close,
  }
}
