import { expect, test } from 'vitest'
import { openPeople } from '../../accounts/people.js'

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
