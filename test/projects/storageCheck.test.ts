import { readFileSync, renameSync, rmSync, statfsSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkStorage } from '../../src/projects/storageCheck.js'
import { openCatalog as openDatabaseCatalog } from '../../src/storage/postgres/catalog/catalog.js'
import { openPostgres } from '../../src/storage/postgres/database.js'
import { openCatalog } from '../../src/storage/sqlite/catalog/catalog.js'
import { catalogMigrations } from '../../src/storage/sqlite/catalog/schema.js'
import { openDatabase } from '../../src/storage/sqlite.js'
import { emptyFolder } from '../storage/folder.js'

test('a folder with room passes both checks; one on a full disk, or that is gone, fails and says why without its path', async () => {
  const directory = emptyFolder()
  const catalog = openCatalog(directory)
  expect(await checkStorage(catalog, directory)).toEqual([
    { name: 'storage', passed: true },
    { name: 'disk', passed: true },
  ])
  const [, full] = await checkStorage(catalog, directory, { leastFreeBytes: 2 ** 60 })
  expect(full).toMatchObject({
    passed: false,
    reason: expect.stringMatching(/^\d+ MiB are free, 1099511627776 MiB are needed$/),
  })
  // Another process may write meanwhile, but not half of the disk.
  const { bavail, bsize } = statfsSync(directory)
  const free = (bavail * bsize) / 2 ** 20
  const told = Number.parseInt((full as { reason: string }).reason, 10)
  expect(told).toBeGreaterThan(free / 2)
  expect(told).toBeLessThan(free * 2)
  await catalog.close()
  rmSync(directory, { recursive: true })
  const gone = await checkStorage(catalog, directory)
  expect(gone.map(({ passed }) => passed)).toEqual([false, false])
  expect(gone[1]!.reason).toBe('ENOENT')
  expect(JSON.stringify(gone)).not.toContain(directory)
})

test('a folder that a newer version has changed, or that another one has replaced, fails and says what to do', async () => {
  const directory = emptyFolder()
  const catalog = openCatalog(directory)
  onTestFinished(() => catalog.close())
  const path = join(directory, 'catalog.db')
  const newer = openDatabase(path, [...catalogMigrations, { name: '999 later', sql: 'SELECT 1' }])
  newer.close()
  const reasonNow = async () => (await checkStorage(catalog, directory))[0]!.reason
  expect(await reasonNow()).toMatch(/^catalog\.db is used by a newer version.* End this process/)
  renameSync(path, join(directory, 'before.db'))
  await openCatalog(directory).close()
  expect(await reasonNow()).toMatch(/^A file of the folder was removed or replaced.* open the folder again/)
})

test('a check of a folder changes nothing in it', async () => {
  const directory = emptyFolder()
  const [catalog, other] = [openCatalog(directory), openCatalog(directory)]
  onTestFinished(() => Promise.all([catalog, other].map((each) => each.close())).then(() => {}))
  const log = join(directory, 'catalog.db-wal')
  const before = [readFileSync(log), await catalog.version(), await other.version()]
  await checkStorage(catalog, directory)
  expect([readFileSync(log), await catalog.version(), await other.version()]).toEqual(before)
})

test('a catalog in memory has no disk', async () => {
  const catalog = openCatalog(undefined)
  expect(await checkStorage(catalog, undefined)).toEqual([{ name: 'storage', passed: true }])
  await catalog.close()
})

test('a database that does not answer fails the check in time', async () => {
  // It accepts connections, and says nothing.
  const silent = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void silent.close())
  await new Promise((resolve) => silent.once('listening', resolve))
  const { port } = silent.address() as AddressInfo
  const database = await openPostgres({ url: `postgresql://user@127.0.0.1:${port}/name`, silenceMilliseconds: 200 })
  const begun = performance.now()
  const checks = await checkStorage(openDatabaseCatalog(database), undefined, { answerMilliseconds: 100 })
  expect(checks).toEqual([{ name: 'storage', passed: false, reason: 'no answer within 0.1 seconds' }])
  // A connection is given up after five seconds.
  expect(performance.now() - begun).toBeLessThan(4_000)
  await database.close()
})
