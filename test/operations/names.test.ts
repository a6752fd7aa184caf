import { describe, expect, test } from 'vitest'
import { openEngine } from '../../src/engine.js'
import { operations } from '../../src/operations/registry.js'
import { resolveParams } from '../../src/operations/resolveParams.js'
import { enough } from '../contract/everyOperation.js'

/** Every parameter that becomes the name of something. */
const names: readonly [operation: string, parameter: string][] = [
  ['projects.create', 'name'],
  ['project.update', 'name'],
  ['project.copy', 'name'],
  ['project.conceptLists.create', 'name'],
  ['project.conceptLists.update', 'name'],
  ['project.dashboards.create', 'name'],
  ['profile.update', 'full_name'],
  ['users.create', 'full_name'],
  ['users.acceptInvitation', 'full_name'],
  ['organizations.update', 'name'],
  ['workspaces.create', 'name'],
  ['workspaces.update', 'name'],
  ['v4.user.updateProfile', 'full_name'],
  ['v4.accounts.update', 'account_name'],
  ['v4.accounts.users.updateProfile', 'full_name'],
  ['legacy.projects.create', 'name'],
  ['legacy.projects.update', 'name'],
  ['legacy.projects.copy', 'destination'],
  ['legacy.projects.branch', 'destination'],
  ['legacy.user.updateProfile', 'full_name'],
  ['legacy.accounts.update', 'account_name'],
  ['legacy.accounts.users.create', 'full_name'],
  ['legacy.accounts.users.updateProfile', 'full_name'],
]

describe.each(names)('the name that %s takes as %s', (name, parameter) => {
  const { operation } = operations.find((each) => each.name === name)!
  const world = { workspace_id: 'w', organization_id: 'o' }
  const ask = (value: string) =>
    resolveParams(operation.params, { ...enough(name, operation, world), [parameter]: value })

  test('has no whitespace around it', () => {
    expect(ask('\t Reviews of 2024\u00a0\n')).toMatchObject({ [parameter]: 'Reviews of 2024' })
  })

  // Spaces, an ideographic space, and characters without a shape.
  test.each(['', ' ', '\t\n', '\u3000', '\u200b', '\u200b \u2060\u0007'])('is not blank: %j', (blank) => {
    expect(() => ask(blank)).toThrow(
      expect.objectContaining({ code: 'INVALID_PARAMS', details: { parameters: [parameter] } }),
    )
  })
})

test('names that differ in whitespace alone are the same name', async () => {
  await using engine = await openEngine({ threads: 0 })
  await engine.projects.create({ name: 'Reviews', language: 'en' })
  const { name } = await engine.projects.create({ name: ' Reviews ', language: 'en' })
  expect(name).toBe('Reviews - 1')
})
