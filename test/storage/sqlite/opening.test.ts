import { createRequire } from 'node:module'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import type { Database } from '../../../src/storage/database.js'
import { catalogMigrations } from '../../../src/storage/sqlite/catalog/schema.js'
import { openSqliteInstallation } from '../../../src/storage/sqlite/installation.js'
import { labelOf, projectPath } from '../../../src/storage/sqlite/project/projectFile.js'
import { projectMigrations } from '../../../src/storage/sqlite/project/schema.js'
import { openDatabase } from '../../../src/storage/sqlite.js'
import { emptyFolder } from '../folder.js'

/** A connection that writes, as another process would. */
function writerOf(path: string): { readonly end: () => void } {
  const Sqlite = createRequire(import.meta.url)('better-sqlite3') as new (path: string) => Database
  const other = new Sqlite(path)
  onTestFinished(() => void other.close())
  other.exec('BEGIN IMMEDIATE')
  return { end: () => void other.exec('COMMIT') }
}

/** Opens what another process has locked: the event loop is free until that ends. */
async function openLocked<T>(path: string, open: () => Promise<T>): Promise<T> {
  const writer = writerOf(path)
  let isOpen = false
  const begun = performance.now()
  const opening = open().then((opened) => {
    isOpen = true
    return opened
  })
  expect(performance.now() - begun).toBeLessThan(1_000)
  await pause(150)
  expect([isOpen, performance.now() - begun < 2_000]).toEqual([false, true])
  writer.end()
  return await opening
}

test('the schema of an older project is changed after the write of another process, which blocks nothing', async () => {
  const directory = emptyFolder()
  const storage = await openSqliteInstallation(directory)
  onTestFinished(() => storage.close())
  const [first, second] = ['bcdfg', 'cdfgh'].map((id) => projectPath(directory, id)) as [string, string]
  for (const path of [first, second]) openDatabase(path, projectMigrations.slice(0, 3)).close()
  const project = await openLocked(first, () => storage.open('bcdfg'))
  expect(await project!.documents.totals()).toEqual({ documents: 0, characters: 0 })
  await project!.close()
  expect(await openLocked(second, () => labelOf(second))).toBe('unusable')
})

test('so is the schema of an older catalog', async () => {
  const directory = emptyFolder()
  const path = join(directory, 'catalog.db')
  openDatabase(path, catalogMigrations.slice(0, 3)).close()
  const storage = await openLocked(path, () => openSqliteInstallation(directory))
  onTestFinished(() => storage.close())
  expect(await storage.catalog.projects.list()).toEqual([])
})
