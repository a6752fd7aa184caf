import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PERMISSIONS, type Permission } from '../../src/caller.js'
import type { Operation } from '../../src/operations/operation.js'
import { operations } from '../../src/operations/registry.js'
import { DAY, openPeople, type People } from '../accounts/people.js'
import { enough, filled } from './everyOperation.js'
import { permissionTable, type Requirement } from './permissionTable.js'

/** Every operation asked by everybody: who is let in, and what those who are not are answer (spec v5 5.4 and 7). */
let people: People
let expired: string
/** Tokens of users with one role each, on the workspace or on the organisation. */
const tokens: Record<string, string> = {}
const roles = ['viewer', 'editor', 'creator', 'admin'] as const
let elsewhere: string
/** For what changes nothing: questions, and whatever is refused. */
let kept: World

beforeAll(async () => {
  people = await openPeople()
  const { engine, organizationId: organization_id } = people
  const other = await engine.workspaces.create({ organization_id, name: 'Elsewhere' })
  elsewhere = other.workspace_id
  await people.add('expired@example.org', 'admin')
  expired = await people.login('expired@example.org')
  people.pass(15 * DAY)
  await people.add('elsewhere@example.org', 'admin', elsewhere)
  tokens.elsewhere = await people.login('elsewhere@example.org')
  for (const role of roles) {
    await people.add(`org-${role}@example.org`, 'viewer', elsewhere)
    await engine.organizations.setRoles({ organization_id, usernames: [`org-${role}@example.org`], role })
    tokens[`org-${role}`] = await people.login(`org-${role}@example.org`)
  }
  kept = await openWorld()
})
afterAll(() => people.engine.close())

type World = Awaited<ReturnType<typeof openWorld>>

/** A workspace of its own with a project, a list, a dashboard, a user that it owns, and the tokens of one user a role. */
async function openWorld() {
  const { engine, organizationId: organization_id } = people
  const { workspace_id } = await engine.workspaces.create({ organization_id, name: 'Here' })
  const project = await engine.projects.create({ name: 'Reviews', language: 'en', workspace_id })
  const { concept_list_id } = await project.conceptLists.create({ name: 'List' })
  const { dashboard_id } = await project.dashboards.create({ name: 'Board' })
  const email = `owned@${workspace_id}.example.org`
  await people.add(email, 'viewer', workspace_id)
  const logins = new Map<string, Promise<string>>()
  const addAndLogin = async (role: (typeof roles)[number]): Promise<string> => {
    const username = `${role}@${workspace_id}.example.org`
    await people.add(username, role, workspace_id)
    return await people.login(username)
  }
  return {
    names: {
      project_id: project.project_id,
      workspace_id,
      account: workspace_id,
      organization_id,
      concept_list_id,
      dashboard_id,
      email,
      token: 'nothing',
      invitation_id: 'nothing',
      number: '1',
      topic_id: 'nothing',
    },
    login: (role: (typeof roles)[number]): Promise<string> => {
      const known = logins.get(role) ?? addAndLogin(role)
      logins.set(role, known)
      return known
    },
  }
}

interface Told {
  readonly status: number
  readonly code: string | undefined
  readonly text: string
}

async function ask(
  { name, operation }: { name: string; operation: Operation },
  names: Readonly<Record<string, string>>,
  token: string | undefined,
): Promise<Told> {
  const { workspace_id, organization_id } = names
  const params = enough(name, operation, { workspace_id, organization_id })
  const method = operation.methods.find((each) => each !== 'GET') ?? 'GET'
  const pairs = Object.entries(params).map(([key, each]) => [
    key,
    typeof each === 'string' ? each : JSON.stringify(each),
  ])
  const query = method === 'GET' ? `?${new URLSearchParams(pairs as [string, string][])}` : ''
  const request = new Request(`http://localhost${filled(operation.path, names)}${query}`, {
    method,
    headers: token === undefined ? {} : { authorization: `Token ${token}` },
    ...(method === 'GET' ? {} : { body: JSON.stringify(params) }),
  })
  const response = await people.engine.fetch(request)
  const text = await response.text()
  const body = response.status < 400 ? undefined : (JSON.parse(text) as { error: string | { code: string } })
  return {
    status: response.status,
    code: typeof body?.error === 'object' ? body.error.code : body?.error,
    text,
  }
}

/** What the table says of each operation. */
const requirements = new Map<string, Requirement>(
  permissionTable.flatMap(({ requires, operations: names }) => names.map((name) => [name, requires] as const)),
)
const requirementOf = ({ name }: { readonly name: string }): Requirement | undefined => requirements.get(name)
const isGuarded = (each: { readonly name: string }): boolean =>
  (PERMISSIONS as readonly (string | undefined)[]).includes(requirementOf(each))
const guarded = operations.filter(isGuarded)
/** The place of the permission that is enough. */
const leastOf = (each: { readonly name: string }): number => PERMISSIONS.indexOf(requirementOf(each) as Permission)
/** A world in which a role may do this, which may change it, or may not. */
const worldOf = async (each: { readonly name: string }, isAllowed: boolean): Promise<World> =>
  isAllowed && leastOf(each) > 0 ? await openWorld() : kept
const overOrganization = ({ operation: { path }, name }: { operation: Operation; name: string }): boolean =>
  path.includes(':organization_id') || name === 'workspaces.create'

test('the table has each operation once', () => {
  const listed = permissionTable.flatMap(({ operations: names }) => names)
  expect(listed.sort()).toEqual(operations.map(({ name }) => name).sort())
})

describe('without a good token', () => {
  test.each(operations.filter((each) => requirementOf(each) !== 'nothing'))('$name is refused', async (each) => {
    const { names } = kept
    expect(await ask(each, names, undefined)).toMatchObject({ status: 401, code: 'NO_TOKEN' })
    expect(await ask(each, names, 'nonsense')).toMatchObject({ status: 401, code: 'INVALID_TOKEN' })
    expect(await ask(each, names, expired)).toMatchObject({ status: 401, code: 'INVALID_TOKEN' })
  })

  test.each(operations.filter((each) => requirementOf(each) === 'nothing'))('$name is answered', async (each) => {
    const { names } = kept
    const { code } = await ask(each, names, undefined)
    expect(['NO_TOKEN', 'INVALID_TOKEN', 'INADEQUATE_PERMISSION']).not.toContain(code)
  })
})

describe('any good token', () => {
  test.each(operations.filter((each) => requirementOf(each) === 'token'))('is let in to $name', async (each) => {
    const { names, login } = await openWorld()
    expect((await ask(each, names, await login('viewer'))).status).not.toBe(401)
  })
})

describe('a role on the workspace', () => {
  test.each(guarded.filter((each) => !overOrganization(each)))('decides about $name', async (each) => {
    const least = leastOf(each)
    const refused = await ask(each, kept.names, tokens.elsewhere)
    expect(refused).toMatchObject({ status: 403, code: 'INADEQUATE_PERMISSION' })
    for (const [i, role] of roles.entries()) {
      const { names, login } = await worldOf(each, i >= least)
      const answer = await ask(each, names, await login(role))
      // Who is refused learns nothing more than a stranger does.
      if (i < least) expect(answer).toEqual(refused)
      else expect([401, 403, 500]).not.toContain(answer.status)
    }
  })
})

describe('a role on the organization', () => {
  test.each(guarded)('decides about $name', async (each) => {
    const least = leastOf(each)
    for (const [i, role] of roles.entries()) {
      const { names } = await worldOf(each, i >= least)
      const answer = await ask(each, names, tokens[`org-${role}`])
      if (i < least) expect(answer).toMatchObject({ status: 403, code: 'INADEQUATE_PERMISSION' })
      else expect([401, 403, 500]).not.toContain(answer.status)
    }
    if (!overOrganization(each)) return
    // Members may read, and no more.
    const answer = await ask(each, kept.names, tokens.elsewhere)
    if (least === 0) expect(answer.status).toBe(200)
    else expect(answer).toMatchObject({ status: 403, code: 'INADEQUATE_PERMISSION' })
  })
})

describe('the local owner', () => {
  test.each(guarded)('is let in to $name, over HTTP and in process', async ({ name, operation }) => {
    const { names } = await worldOf({ name }, true)
    const { engine } = people
    const { token } = await engine.tokens.create()
    expect([401, 403, 500]).not.toContain((await ask({ name, operation }, names, token)).status)
    const again = await worldOf({ name }, true)
    const { workspace_id, organization_id } = again.names
    const code = await engine
      .request(
        operation.methods[0],
        filled(operation.path, again.names),
        enough(name, operation, { workspace_id, organization_id }),
      )
      .then(
        () => undefined,
        (error: { code: string }) => error.code,
      )
    expect(['NO_TOKEN', 'INVALID_TOKEN', 'INADEQUATE_PERMISSION', 'ERROR']).not.toContain(code)
  })
})

describe('what does not exist', () => {
  test.each(guarded)('is forbidden in the same words: $name', async (each) => {
    const { names, login } = kept
    const nothing = { project_id: 'zzzzz', workspace_id: 'zzzzzzzz', account: 'zzzzzzzz', organization_id: 'zzzzzzzz' }
    const missing = await ask(each, { ...names, ...nothing }, await login('admin'))
    const forbidden = await ask(each, { ...names, ...nothing }, tokens.elsewhere)
    expect(missing).toMatchObject({ status: 403, code: 'INADEQUATE_PERMISSION' })
    expect(missing).toEqual(forbidden)
  })
})

describe('users.delete', () => {
  /** Two users that a new workspace owns, and who asks to delete them with a role on it. */
  async function openOwned(role: (typeof roles)[number]) {
    const { engine } = people
    const { names, login } = await openWorld()
    const { workspace_id, email: first } = names
    const second = `second@${workspace_id}.example.org`
    await people.add(second, 'viewer', workspace_id)
    const manager = engine.as({ token: await login(role) })
    const exists = async (username: string): Promise<boolean> =>
      await people.login(username).then(
        () => true,
        () => false,
      )
    const existing = async (): Promise<boolean[]> => [await exists(first), await exists(second)]
    return { workspace_id, first, second, manager, existing }
  }
  const refused = expect.objectContaining({ code: 'INADEQUATE_PERMISSION' })

  test.each(['viewer', 'editor', 'creator'] as const)('is nothing for a %s of the workspace', async (role) => {
    const { first, second, manager, existing } = await openOwned(role)
    await expect(manager.users.delete({ usernames: [first, second] })).rejects.toEqual(refused)
    expect(await existing()).toEqual([true, true])
  })

  test('needs manage permission on the owner workspaces of all users, or deletes none', async () => {
    const { first, second, manager, existing } = await openOwned('admin')
    for (const other of ['elsewhere@example.org', 'nobody@example.org']) {
      await expect(manager.users.delete({ usernames: [first, other, second] })).rejects.toEqual(refused)
      expect(await existing()).toEqual([true, true])
    }
    expect(await manager.users.delete({ usernames: [first, second] })).toBeNull()
    expect(await existing()).toEqual([false, false])
  })

  test('of users whose workspace is gone needs manage permission on their organization', async () => {
    const { workspace_id, first, existing } = await openOwned('admin')
    await people.engine.workspaces.delete({ workspace_id })
    for (const role of ['org-viewer', 'org-editor', 'org-creator', 'elsewhere']) {
      const manager = people.engine.as({ token: tokens[role]! })
      await expect(manager.users.delete({ usernames: [first] })).rejects.toEqual(refused)
    }
    await people.engine.as({ token: tokens['org-admin']! }).users.delete({ usernames: [first] })
    expect(await existing()).toEqual([false, true])
  })
})
