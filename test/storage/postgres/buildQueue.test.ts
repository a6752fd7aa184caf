import { hostname } from 'node:os'
import { expect, onTestFinished, test } from 'vitest'
import { openBuildQueue } from '../../../src/storage/postgres/buildQueue.js'
import { openPostgres } from '../../../src/storage/postgres/database.js'
import { applyMigrations } from '../../../src/storage/postgres/migrations.js'
import { openPostgresProject } from '../../../src/storage/postgres/project/projectStorage.js'
import { projectSteps } from '../../../src/storage/postgres/project/schema.js'
import { freshSchema } from './freshSchema.js'

/** Databases on one schema, with projects that have a build each, asked for in their order. */
async function openQueues(projects: readonly string[]) {
  const address = await freshSchema()
  const databases = await Promise.all([1, 2].map(() => openPostgres(address)))
  for (const database of databases) onTestFinished(() => database.close())
  const [database] = databases as [(typeof databases)[0]]
  await applyMigrations(database, projectSteps)
  for (const [i, projectId] of projects.entries()) {
    const project = openPostgresProject(database, projectId)
    await project.create()
    await project.builds.start({ scienceVersion: '1', language: 'en', startTime: 5 + i, skipSentiment: true })
  }
  const projectOf = (projectId: string) => openPostgresProject(database, projectId)
  return { database, queues: databases.map(openBuildQueue), projectOf }
}

test('builds that wait are claimed once each, the oldest first, by as many as ask', async () => {
  const projects = ['bcd', 'fgh', 'jkm', 'npq', 'rst', 'vwx']
  const { queues, projectOf } = await openQueues(projects)
  const [first, second] = queues as [(typeof queues)[0], (typeof queues)[0]]
  const oldest = (await first.claim())!
  expect(oldest.projectId).toBe('bcd')
  const claimed = [oldest]
  while (claimed.length < projects.length) {
    for (const each of await Promise.all([first.claim(), second.claim(), first.claim(), second.claim()])) {
      if (each !== undefined) claimed.push(each)
    }
  }
  expect(claimed.map(({ projectId }) => projectId).sort()).toEqual(projects)
  expect([await first.claim(), await second.claim()]).toEqual([undefined, undefined])
  for (const { projectId, holder } of claimed) expect(await projectOf(projectId).lease.isHeldBy(holder)).toBe(true)
  await first.release(oldest)
  expect((await second.claim())!.projectId).toBe('bcd')
})

test('a lease that has lapsed, or whose process is gone, is taken over; one that is held is not', async () => {
  const { database, queues, projectOf } = await openQueues(['bcd', 'fgh', 'jkm'])
  const put = (project: string, host: string, process: number, left: number) =>
    database.run(
      `INSERT INTO ${database.schema}.leases
       VALUES ($1, $1, $2, $3, extract(epoch FROM clock_timestamp()) + $4::double precision)`,
      [project, host, process, left],
    )
  await put('bcd', 'elsewhere', 1, 20)
  await put('fgh', 'elsewhere', 1, -1)
  // No process has the largest number.
  await put('jkm', hostname(), 2 ** 31 - 2, 20)
  const [queue] = queues as [(typeof queues)[0]]
  expect([(await queue.claim())!.projectId, (await queue.claim())!.projectId, await queue.claim()]).toEqual([
    ...['fgh', 'jkm', undefined],
  ])
  expect(await projectOf('bcd').lease.isHeldBy('bcd')).toBe(true)
})

test('projects without an open build are never claimed', async () => {
  const { queues, projectOf } = await openQueues(['bcd', 'fgh'])
  await projectOf('bcd').builds.change(1, { stopTime: 9, success: true, sentimentStopTime: 9, sentimentSuccess: true })
  const [queue] = queues as [(typeof queues)[0]]
  expect([(await queue.claim())!.projectId, await queue.claim()]).toEqual(['fgh', undefined])
})
