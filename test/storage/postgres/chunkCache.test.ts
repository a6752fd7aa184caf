import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DamagedSnapshot } from '../../../src/snapshot/parts.js'
import { openChunkCache } from '../../../src/storage/postgres/chunkCache.js'
import { openPostgres } from '../../../src/storage/postgres/database.js'
import { applyMigrations } from '../../../src/storage/postgres/migrations.js'
import { openPostgresProject } from '../../../src/storage/postgres/project/projectStorage.js'
import { projectSteps } from '../../../src/storage/postgres/project/schema.js'
import { emptyFolder } from '../folder.js'
import { freshSchema } from './freshSchema.js'

const sha256 = (data: Buffer): Buffer => createHash('sha256').update(data).digest()

/** Files of a cache with their paths. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((part) => part.length === 2)
    .flatMap((part) => readdirSync(join(folder, part)).map((name) => join(folder, part, name)))

const chunk = (value: number, bytes = 1_000): Buffer => Buffer.alloc(bytes, value)

test('a chunk comes back from its file, which only its user can read', async () => {
  const folder = join(emptyFolder(), 'a', 'cache')
  const cache = await openChunkCache({ folder })
  expect(readdirSync(folder)).toEqual([])
  expect(cache.read(sha256(chunk(1)))).toBeUndefined()
  await cache.write(sha256(chunk(1)), chunk(1))
  expect(cache.read(sha256(chunk(1)))).toEqual(chunk(1))
  const [path] = filesIn(folder)
  expect(filesIn(folder)).toHaveLength(1)
  expect([folder, join(path!, '..'), path!].map((each) => statSync(each).mode & 0o777)).toEqual([0o700, 0o700, 0o600])
  await cache.close()
})

test('nothing is written after a close, which waits for what is being written', async () => {
  const folder = join(emptyFolder(), 'cache')
  const cache = await openChunkCache({ folder })
  const values = Array.from({ length: 50 }, (_, value) => value)
  const written = values.map((value) => cache.write(sha256(chunk(value)), chunk(value)))
  await cache.close()
  expect(filesIn(folder)).toHaveLength(values.length)
  rmSync(folder, { recursive: true })
  await Promise.all([...written, cache.write(sha256(chunk(99)), chunk(99))])
  expect(existsSync(folder)).toBe(false)
})

test.each([
  ['removed', (path: string) => rmSync(path)],
  ['removed with its folder', (path: string) => rmSync(join(path, '..', '..'), { recursive: true })],
  ['changed', (path: string) => writeFileSync(path, chunk(2))],
  ['cut off', (path: string) => writeFileSync(path, chunk(1, 999))],
  [
    'a folder',
    (path: string) => {
      rmSync(path)
      mkdirSync(path)
    },
  ],
])('a file that was %s counts as missing', async (_, damage) => {
  const folder = emptyFolder()
  const cache = await openChunkCache({ folder })
  await cache.write(sha256(chunk(1)), chunk(1))
  damage(filesIn(folder)[0]!)
  expect(cache.read(sha256(chunk(1)))).toBeUndefined()
  await cache.write(sha256(chunk(1)), chunk(1))
  await cache.write(sha256(chunk(3)), chunk(3))
  expect(cache.read(sha256(chunk(3)))).toEqual(chunk(3))
  await cache.close()
})

test('what was not used longest goes when the files exceed their limit', async () => {
  const folder = emptyFolder()
  const cache = await openChunkCache({ folder, size: 10_000 })
  for (let i = 0; i < 10; i++) await cache.write(sha256(chunk(i)), chunk(i))
  // Each was used a minute after the one before; then the oldest is read.
  for (const path of filesIn(folder)) {
    const i = Array.from({ length: 10 }, (_, at) => at).find((at) => path.endsWith(sha256(chunk(at)).toString('hex')))!
    utimesSync(path, 1_700_000_000 + 60 * i, 1_700_000_000 + 60 * i)
  }
  expect(cache.read(sha256(chunk(0)))).toEqual(chunk(0))
  await cache.write(sha256(chunk(10)), chunk(10))
  await cache.close()
  const left = Array.from({ length: 11 }, (_, i) => i).filter((i) => cache.read(sha256(chunk(i))) !== undefined)
  expect(left).toEqual([0, 3, 4, 5, 6, 7, 8, 9, 10])
})

test('the limit holds for what is written while the folder is read for the first time', async () => {
  const folder = emptyFolder()
  // Reading what is there takes longer than the writes.
  mkdirSync(join(folder, '00'))
  for (let i = 0; i < 3_000; i++) writeFileSync(join(folder, '00', `00${i.toString(16).padStart(62, '0')}`), '')
  const cache = await openChunkCache({ folder, size: 10_000 })
  await Promise.all(Array.from({ length: 30 }, (_, i) => cache.write(sha256(chunk(i)), chunk(i))))
  await cache.close()
  const left = Array.from({ length: 30 }, (_, i) => i).filter((i) => cache.read(sha256(chunk(i))) !== undefined)
  expect(left.length).toBeGreaterThan(0)
  expect(left.length).toBeLessThanOrEqual(10)
})

test('the limit holds for what earlier processes have left, and their unfinished files go; files of others stay', async () => {
  const folder = emptyFolder()
  const before = await openChunkCache({ folder })
  for (let i = 0; i < 10; i++) await before.write(sha256(chunk(i)), chunk(i))
  await before.close()
  const [path] = filesIn(folder)
  const unfinished = `${path}.0123456789ab.part`
  const recent = `${path}.ba9876543210.part`
  for (const each of [unfinished, recent, join(folder, 'notes.txt'), join(path!, '..', 'notes.txt')]) {
    writeFileSync(each, 'x')
  }
  utimesSync(unfinished, 1_700_000_000, 1_700_000_000)
  await (await openChunkCache({ folder, size: 5_000 })).close()
  const names = filesIn(folder).filter((each) => /[0-9a-f]{64}$/.test(each))
  expect(names).toHaveLength(4)
  expect([unfinished, recent].map(existsSync)).toEqual([false, true])
  expect(existsSync(join(folder, 'notes.txt'))).toBe(true)
  expect(existsSync(join(path!, '..', 'notes.txt'))).toBe(true)
})

test('a folder that cannot be made is refused when the database is opened', async () => {
  const file = join(emptyFolder(), 'file')
  writeFileSync(file, '')
  await expect(openChunkCache({ folder: join(file, 'cache') })).rejects.toThrow(/cannot be written/)
})

/** A project in PostgreSQL with one part of `bytes`, read by two nodes that share a cache. */
async function twoNodes() {
  const address = await freshSchema()
  const cacheFolder = emptyFolder()
  const nodes = await Promise.all([1, 2].map(() => openPostgres({ ...address, cacheFolder })))
  await applyMigrations(nodes[0]!, projectSteps)
  const projects = nodes.map((node) => openPostgresProject(node, 'bcdfg'))
  await projects[0]!.create()
  const bytes = Uint8Array.from({ length: 200_000 }, (_, i) => (i * i) % 251)
  const version = { number: 1, layer: 0 }
  const sink = projects[0]!.snapshots.sink(version)
  await sink.write('bytes', bytes)
  await sink.write('info', '{}')
  await projects[0]!.atomically(({ snapshots }) => snapshots.publish(version))
  const forgetChunks = () => nodes[0]!.run(`DELETE FROM ${nodes[0]!.schema}.chunks WHERE project = 'bcdfg'`)
  const close = () => Promise.all(nodes.map((node) => node.close()))
  return { cacheFolder, projects, bytes, version, forgetChunks, close }
}

test('nodes with one cache read what one of them has fetched without the database', async () => {
  const { cacheFolder, projects, bytes, version, forgetChunks, close } = await twoNodes()
  const [first, second] = projects.map(({ snapshots }) => snapshots.source(version))
  expect(await first!.read('bytes')).toEqual(new Uint8Array(bytes))
  expect(filesIn(cacheFolder)).toHaveLength(4)
  await forgetChunks()
  expect(await second!.read('bytes')).toEqual(new Uint8Array(bytes))
  const rows = await second!.stored!.rows('bytes', 16, [12_499, 3])
  const expected = [bytes.slice(12_499 * 16, 12_500 * 16), bytes.slice(48, 64)]
  expect(Buffer.from(rows.buffer)).toEqual(Buffer.concat(expected))
  await close()
})

test('of a damaged cache only what is missing or changed is fetched again', async () => {
  const { cacheFolder, projects, bytes, version, forgetChunks, close } = await twoNodes()
  const source = projects[1]!.snapshots.source(version)
  await source.read('bytes')
  const [one, two] = filesIn(cacheFolder)
  rmSync(one!)
  writeFileSync(two!, 'other')
  expect(await source.read('bytes')).toEqual(new Uint8Array(bytes))
  expect(filesIn(cacheFolder)).toHaveLength(4)
  await forgetChunks()
  expect(await source.read('bytes')).toEqual(new Uint8Array(bytes))
  rmSync(cacheFolder, { recursive: true })
  await expect(source.read('bytes')).rejects.toThrow(DamagedSnapshot)
  await close()
})
