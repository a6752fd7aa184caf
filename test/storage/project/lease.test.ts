import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { ProjectStorage } from '../../../src/storage/port/project/projectRecords.js'
import { applyMigrations } from '../../../src/storage/postgres/migrations.js'
import { openPostgresProject } from '../../../src/storage/postgres/project/projectStorage.js'
import { projectSteps } from '../../../src/storage/postgres/project/schema.js'
import { openProjectFile } from '../../../src/storage/sqlite/project/projectFile.js'
import { emptyFolder } from '../folder.js'
import { freshDatabase } from '../postgres/freshSchema.js'
import { onEveryStorage } from './everyStorage.js'

onEveryStorage('a lease has one holder until it is released', async (open) => {
  const { lease } = await open()
  expect([await lease.isHeld(), await lease.holder()]).toEqual([false, undefined])
  const holder = (await lease.take())!
  expect([await lease.take(), await lease.isHeld(), await lease.isHeldBy(holder)]).toEqual([undefined, true, true])
  expect([await lease.renew(holder), await lease.renew('another'), await lease.isHeldBy('another')]).toEqual([
    ...[true, false, false],
  ])
  await lease.release('another')
  expect(await lease.holder()).toBe(holder)
  await lease.release(holder)
  expect([await lease.isHeld(), await lease.renew(holder)]).toEqual([false, false])
})

/** Two connections to one project. */
const pairs: readonly (readonly [name: string, open: () => Promise<readonly [ProjectStorage, ProjectStorage]>])[] = [
  [
    'in a file',
    async () => {
      const path = join(emptyFolder(), 'bcdfg.db')
      const files = [openProjectFile(path), openProjectFile(path)] as const
      for (const file of files) onTestFinished(() => file.close())
      return files
    },
  ],
  [
    'in PostgreSQL',
    async () => {
      const database = await freshDatabase()
      await applyMigrations(database, projectSteps)
      const projects = [openPostgresProject(database, 'bcdfg'), openPostgresProject(database, 'bcdfg')] as const
      await projects[0].create()
      for (const project of projects) onTestFinished(() => project.close())
      return projects
    },
  ],
]

for (const [storage, open] of pairs) {
  test(`of two that take a lease at the same moment, one gets it (${storage})`, async () => {
    const [first, second] = await open()
    for (let round = 0; round < 20; round++) {
      const taken = await Promise.all([first.lease.take(), second.lease.take()])
      const holders = taken.filter((holder) => holder !== undefined)
      expect(holders).toHaveLength(1)
      expect(await second.lease.isHeldBy(holders[0]!)).toBe(true)
      await first.lease.release(holders[0]!)
    }
  })

  test(`whoever lost the lease finds out in its transaction (${storage})`, async () => {
    const [first, second] = await open()
    const holder = (await first.lease.take())!
    await first.lease.release(holder)
    const other = (await second.lease.take())!
    const held = await first.atomically(({ lease }) => Promise.all([lease.isHeldBy(holder), lease.isHeldBy(other)]))
    expect([held, await first.lease.renew(holder)]).toEqual([[false, true], false])
  })
}
