import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { openProjectFile } from '../../../../src/storage/sqlite/project/projectFile.js'
import { projectMigrations } from '../../../../src/storage/sqlite/project/schema.js'
import { openDatabase } from '../../../../src/storage/sqlite.js'
import { emptyFolder } from '../../folder.js'

/** Seconds since 1970. */
const now = Date.now() / 1000
const future = now + 30

/** Writes a lease as another process would have left it. */
function leave(path: string, host: string, process: number, expires: number): void {
  const database = openDatabase(path, projectMigrations)
  database.prepare('INSERT OR REPLACE INTO lease VALUES (1, ?, ?, ?, ?)').run('another', host, process, expires)
  database.close()
}

test('one holder at a time, in however many engines the file is open', async () => {
  const path = join(emptyFolder(), 'bcdfg.db')
  const [here, there] = [openProjectFile(path), openProjectFile(path)]
  const holder = (await here.lease.take())!
  expect(holder).toBeDefined()
  expect([await there.lease.isHeld(), await there.lease.take(), await here.lease.take()]).toEqual([
    true,
    undefined,
    undefined,
  ])
  expect([
    await here.lease.renew(holder),
    await there.lease.isHeldBy(holder),
    await there.lease.renew('another'),
  ]).toEqual([true, true, false])
  await there.lease.release('another')
  expect(await there.lease.isHeldBy(holder)).toBe(true)
  await here.lease.release(holder)
  expect([await there.lease.isHeld(), (await there.lease.take()) === holder]).toEqual([false, false])
  await here.close()
  await there.close()
})

test('the lease of a process that has died is free, also when this process has its number now', async () => {
  const path = join(emptyFolder(), 'bcdfg.db')
  const died = Number(execFileSync(process.execPath, ['-p', 'process.pid'], { encoding: 'utf8' }))
  const file = openProjectFile(path)
  for (const process of [died, globalThis.process.pid]) {
    leave(path, hostname(), process, future)
    expect(await file.lease.isHeld()).toBe(false)
    await file.lease.release((await file.lease.take())!)
  }
  await file.close()
})

test('a lease of another machine is held until it lapses', async () => {
  const path = join(emptyFolder(), 'bcdfg.db')
  const file = openProjectFile(path)
  leave(path, 'another-machine.invalid', 1, future)
  expect(await file.lease.take()).toBeUndefined()
  leave(path, 'another-machine.invalid', 1, 1)
  expect(await file.lease.take()).toBeDefined()
  await file.close()
})

test('a lease that was taken before the clock was set back does not last until the clock has caught up', async () => {
  const path = join(emptyFolder(), 'bcdfg.db')
  const file = openProjectFile(path)
  // Thirty seconds are left at most, and as many again for clocks that differ.
  leave(path, 'another-machine.invalid', 1, now + 55)
  expect(await file.lease.take()).toBeUndefined()
  for (const left of [90, 86_400]) {
    leave(path, 'another-machine.invalid', 1, now + left)
    expect(await file.lease.isHeld()).toBe(false)
  }
  expect(await file.lease.take()).toBeDefined()
  await file.close()
})

test('a lease is taken, and renewed, for thirty seconds', async () => {
  const path = join(emptyFolder(), 'bcdfg.db')
  const file = openProjectFile(path)
  const database = openDatabase(path, projectMigrations)
  const left = (): number => {
    const { expires } = database.prepare('SELECT expires FROM lease').get() as { expires: number }
    return expires - Date.now() / 1000
  }
  const holder = (await file.lease.take())!
  expect(left()).toBeGreaterThan(15)
  expect(left()).toBeLessThanOrEqual(30)
  database.exec('UPDATE lease SET expires = 1')
  expect(await file.lease.isHeld()).toBe(false)
  await file.lease.renew(holder)
  expect(left()).toBeGreaterThan(15)
  expect(left()).toBeLessThanOrEqual(30)
  database.close()
  await file.close()
})

test('of two processes that take the lease at once one has it', async () => {
  const path = join(emptyFolder(), 'bcdfg.db')
  const file = openProjectFile(path)
  // Another process has begun to take the lease, and is done a moment after this one begins.
  const other = new Worker(
    `const { parentPort, workerData: { path, module, expires } } = require('node:worker_threads')
     const database = new (require(module))(path)
     database.exec('BEGIN IMMEDIATE')
     database.prepare("INSERT INTO lease VALUES (1, 'other', 'another-machine.invalid', 1, ?)").run(expires)
     parentPort.postMessage('begun')
     Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300)
     database.exec('COMMIT')
     database.close()`,
    {
      eval: true,
      workerData: { path, module: createRequire(import.meta.url).resolve('better-sqlite3'), expires: now + 30 },
    },
  )
  const exited = once(other, 'exit')
  await once(other, 'message')
  expect(await file.lease.take()).toBeUndefined()
  expect(await file.lease.isHeldBy('other')).toBe(true)
  await exited
  await file.close()
})

test('a file that is closed holds no lease and no upload any more', async () => {
  const path = join(emptyFolder(), 'bcdfg.db')
  const before = openProjectFile(path)
  const arrival = await before.arrivals.begin()
  expect([
    (await before.lease.take()) !== undefined,
    await before.lease.isHeld(),
    await before.arrivals.abandoned(),
  ]).toEqual([true, true, undefined])
  await before.close()
  const after = openProjectFile(path)
  expect([await after.lease.isHeld(), await after.arrivals.abandoned()]).toEqual([false, arrival])
  await after.close()
})

test('an upload of another machine lives as long as it shows life, and cannot be ended once it was given up', async () => {
  const path = join(emptyFolder(), 'bcdfg.db')
  const file = openProjectFile(path)
  const arrival = await file.arrivals.begin()
  const seen = (at: number): void => {
    const database = openDatabase(path, projectMigrations)
    database.prepare(`UPDATE arrivals SET host = 'another-machine.invalid', seen = ?`).run(at)
    database.close()
  }
  seen(now - 60)
  expect(await file.arrivals.abandoned()).toBeUndefined()
  seen(now - 86_400)
  expect(await file.arrivals.abandoned()).toBe(arrival)
  await file.arrivals.renew(arrival)
  expect(await file.arrivals.abandoned()).toBeUndefined()
  while (await file.arrivals.dropSome(arrival, 1));
  await expect(file.arrivals.end(arrival, { documents: 1, characters: 1, fields: new Map() })).rejects.toThrow(
    /no life/,
  )
  expect(await file.documents.totals()).toEqual({ documents: 0, characters: 0 })
  await file.close()
})
