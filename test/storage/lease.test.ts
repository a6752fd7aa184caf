import { execFileSync } from 'node:child_process'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openProjectFile } from '../../src/storage/project/projectFile.js'
import { projectMigrations } from '../../src/storage/project/schema.js'
import { openDatabase } from '../../src/storage/sqlite.js'
import { emptyFolder } from './folder.js'

const future = Date.now() / 1000 + 1_000

/** Writes a lease as another process would have left it. */
function leave(path: string, host: string, process: number, expires: number): void {
  const database = openDatabase(path, projectMigrations)
  database.prepare('INSERT OR REPLACE INTO lease VALUES (1, ?, ?, ?, ?)').run('another', host, process, expires)
  database.close()
}

test('one holder at a time, in however many engines the file is open', () => {
  const path = join(emptyFolder(), 'bcdfg.db')
  const [here, there] = [openProjectFile(path), openProjectFile(path)]
  const holder = here.lease.take()!
  expect(holder).toBeDefined()
  expect([there.lease.isHeld(), there.lease.take(), here.lease.take()]).toEqual([true, undefined, undefined])
  expect([here.lease.renew(holder), there.lease.isHeldBy(holder), there.lease.renew('another')]).toEqual([
    true,
    true,
    false,
  ])
  here.lease.release(holder)
  expect([there.lease.isHeld(), there.lease.take() === holder]).toEqual([false, false])
  here.close()
  there.close()
})

test('the lease of a process that has died is free, also when this process has its number now', () => {
  const path = join(emptyFolder(), 'bcdfg.db')
  const died = Number(execFileSync(process.execPath, ['-p', 'process.pid'], { encoding: 'utf8' }))
  const file = openProjectFile(path)
  for (const process of [died, globalThis.process.pid]) {
    leave(path, hostname(), process, future)
    expect(file.lease.isHeld()).toBe(false)
    file.lease.release(file.lease.take()!)
  }
  file.close()
})

test('a lease of another machine is held until it lapses', () => {
  const path = join(emptyFolder(), 'bcdfg.db')
  const file = openProjectFile(path)
  leave(path, 'another-machine.invalid', 1, future)
  expect(file.lease.take()).toBeUndefined()
  leave(path, 'another-machine.invalid', 1, 1)
  expect(file.lease.take()).toBeDefined()
  file.close()
})
