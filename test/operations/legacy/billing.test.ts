import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openPeople } from '../../accounts/people.js'
import { emptyFolder } from '../../storage/folder.js'

test('usage counts every call to an account and its projects, and the bytes of its projects', async () => {
  await using people = await openPeople()
  const { engine, workspaceId: account } = people
  const { project_id } = await engine.legacy.projects.create({ account, name: 'Counted' })
  await engine.legacy.projects.get({ account, project_id })
  await engine.project(project_id).get()
  await engine.legacy.docs.add({ account, project_id, docs: [{ text: 'counted' }] })
  const usage = await engine.legacy.accounts.usage({ account })
  // Create, get, get, and this question itself; the upload is big.
  expect(usage.call_counts).toEqual({ regular: 4, big: 1 })
  const { space, timestamp } = usage.project_space[project_id]!
  expect(space).toBeGreaterThan(0)
  expect(usage.total_space).toEqual({ total: space, max: space, timestamp })
  const before = await engine.legacy.accounts.usage({ account, billing_period: [2023, 12] })
  expect(before.call_counts).toEqual({ regular: 0, big: 0 })
  expect(before.total_space.max).toBe(0)
})

test('a project whose file is damaged or missing is left out of the usage', async () => {
  const directory = emptyFolder()
  const made: string[] = []
  {
    await using people = await openPeople({ directory })
    const { engine, workspaceId: account } = people
    for (const name of ['Whole', 'Damaged', 'Missing']) {
      made.push((await engine.legacy.projects.create({ account, name })).project_id)
    }
  }
  const [, damaged, missing] = made.map((id) => join(directory, 'projects', `${id}.db`))
  writeFileSync(damaged!, 'noise '.repeat(1_000))
  rmSync(missing!)
  await using people = await openPeople({ directory })
  const { engine, workspaceId: account } = people
  const { total_space, project_space } = await engine.legacy.accounts.usage({ account })
  expect(total_space.total).toBe(project_space[made[0]!]!.space)
  expect(total_space.total).toBeGreaterThan(0)
})
