import { hostname } from 'node:os'
import { expect, onTestFinished, test } from 'vitest'
import { applyMigrations } from '../../../../src/storage/postgres/migrations.js'
import { openPostgresProject } from '../../../../src/storage/postgres/project/projectStorage.js'
import { projectSteps } from '../../../../src/storage/postgres/project/schema.js'
import { freshDatabase } from '../freshSchema.js'

/** Two projects of one database, and what sets a column of the only lease or upload of the first. */
async function openProjects() {
  const database = await freshDatabase()
  await applyMigrations(database, projectSteps)
  const [project, neighbour] = ['bcdfg', 'other'].map((id) => openPostgresProject(database, id))
  for (const each of [project!, neighbour!]) {
    await each.create()
    onTestFinished(() => each.close())
  }
  const set = async (table: string, change: string): Promise<void> =>
    void (await database.run(`UPDATE ${database.schema}.${table} SET ${change} WHERE project = 'bcdfg'`))
  /** Seconds until the lease ends, by the clock of the database. */
  const left = async (): Promise<number> =>
    (await database.get<{ left: number }>(
      `SELECT expires - extract(epoch FROM clock_timestamp())::double precision AS left FROM ${database.schema}.leases
       WHERE project = 'bcdfg'`,
    ))!.left
  return { project: project!, neighbour: neighbour!, set, left }
}

test('a lease belongs to one project and one holder, who alone renews and releases it', async () => {
  const { project, neighbour } = await openProjects()
  const holder = (await project.lease.take())!
  expect(await project.lease.take()).toBeUndefined()
  expect([await neighbour.lease.isHeld(), await neighbour.lease.holder()]).toEqual([false, undefined])
  expect(await project.lease.renew('another')).toBe(false)
  await project.lease.release('another')
  await neighbour.lease.release(holder)
  expect([await project.lease.isHeldBy(holder), await project.lease.isHeldBy('another')]).toEqual([true, false])
})

test('a released lease is free, and the next holder has another name', async () => {
  const { project } = await openProjects()
  const holder = (await project.lease.take())!
  await project.lease.release(holder)
  expect([await project.lease.isHeld(), await project.lease.holder()]).toEqual([false, undefined])
  const next = await project.lease.take()
  expect([next === undefined, next === holder]).toEqual([false, false])
})

test('a lease lasts half a minute from its last renewal, also on a machine that cannot be asked', async () => {
  const { project, set, left } = await openProjects()
  const holder = (await project.lease.take())!
  await set('leases', "host = 'another'")
  expect(await left()).toBeGreaterThan(20)
  expect(await left()).toBeLessThanOrEqual(30)
  await set('leases', 'expires = expires - 29')
  expect(await project.lease.renew(holder)).toBe(true)
  expect(await left()).toBeGreaterThan(20)
  expect(await left()).toBeLessThanOrEqual(30)
  await set('leases', 'expires = expires - 31')
  expect(await project.lease.isHeld()).toBe(false)
  const next = (await project.lease.take())!
  expect([await project.lease.renew(holder), await project.lease.holder()]).toEqual([false, next])
})

test('the lease of a process that has ended is free at once', async () => {
  const { project, set } = await openProjects()
  await project.lease.take()
  await project.close()
  expect(await project.lease.isHeld()).toBe(false)
  await set('leases', "host = 'another'")
  expect(await project.lease.isHeld()).toBe(true)
  // Processes have no negative numbers: this one is not alive.
  await set('leases', `host = '${hostname()}', process = 2147483646`)
  expect(await project.lease.isHeld()).toBe(false)
})

test('an upload is abandoned when its process has ended, or after an hour without a sign of life', async () => {
  const { project, set } = await openProjects()
  const arrival = await project.arrivals.begin()
  expect(await project.arrivals.abandoned()).toBeUndefined()
  await set('arrivals', "host = 'another', seen = seen - 3590")
  expect(await project.arrivals.abandoned()).toBeUndefined()
  await set('arrivals', 'seen = seen - 20')
  expect(await project.arrivals.abandoned()).toBe(arrival)
  await project.arrivals.renew(arrival)
  expect(await project.arrivals.abandoned()).toBeUndefined()
  await set('arrivals', `host = '${hostname()}'`)
  expect(await project.arrivals.abandoned()).toBeUndefined()
  await project.close()
  expect(await project.arrivals.abandoned()).toBe(arrival)
})
