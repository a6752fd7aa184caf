import { join } from 'node:path'
import { onTestFinished, test } from 'vitest'
import type { ProjectStorage } from '../../../src/storage/port/project/projectRecords.js'
import { applyMigrations } from '../../../src/storage/postgres/migrations.js'
import { openPostgresProject, type PostgresProject } from '../../../src/storage/postgres/project/projectStorage.js'
import { projectSteps } from '../../../src/storage/postgres/project/schema.js'
import { openProjectFile } from '../../../src/storage/sqlite/project/projectFile.js'
import { emptyFolder } from '../folder.js'
import { freshDatabase } from '../postgres/freshSchema.js'

export interface OpenedStorage extends ProjectStorage {
  close(): Promise<void>
}

/** Opens a new project. */
export type OpenStorage = () => Promise<OpenedStorage>

/** A new project in a schema of its own. */
export async function openPostgres(): Promise<PostgresProject> {
  const database = await freshDatabase()
  await applyMigrations(database, projectSteps)
  const neighbour = openPostgresProject(database, 'zzzzz')
  await neighbour.create()
  const project = openPostgresProject(database, 'bcdfg')
  await project.create()
  onTestFinished(() => project.close())
  return project
}

const storages: readonly (readonly [name: string, open: OpenStorage])[] = [
  ['in memory', async () => openProjectFile(undefined)],
  ['in a file', async () => openProjectFile(join(emptyFolder(), 'bcdfg.db'))],
  ['in PostgreSQL', openPostgres],
]

/** One test for each storage. */
export function onEveryStorage(title: string, work: (open: OpenStorage, storage: string) => Promise<void>): void {
  for (const [storage, open] of storages) test(`${title} (${storage})`, () => work(open, storage))
}
