import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Engine, openEngine } from '../../../src/engine.js'
import { DAY, NOON, openPeople } from '../../accounts/people.js'
import { openHotel, recalculate } from './openLegacy.js'

let engine: Engine
beforeAll(async () => {
  engine = await openEngine({ threads: 0 })
})
afterAll(() => engine.close())

test('a project tells of its space, its subsets and its jobs', async () => {
  const { at } = await openHotel(engine, false)
  const { projects, jobs } = engine.legacy
  const before = await projects.get(at)
  expect(before).toMatchObject({ axes: 0, current_assoc_version: 0, last_update: null, counts: { __all__: 0 } })
  const number = await engine.legacy.docs.recalculate(at)
  expect(await jobs.list(at)).toEqual([number])
  expect((await projects.get(at)).running_jobs).toEqual([number])
  expect(await jobs.get({ ...at, number: String(number) })).toMatchObject({ stop_time: null, success: false })
  await expect(engine.legacy.docs.recalculate(at)).rejects.toMatchObject({ code: 'PROJECT_LOCKED' })
  await expect(projects.copy(at)).rejects.toMatchObject({ code: 'PROJECT_LOCKED' })
  await engine.project(at.project_id).waitForBuild()
  const after = await projects.get(at)
  expect(after).toMatchObject({
    owner: at.account,
    current_assoc_version: number,
    running_jobs: [],
    counts: { __all__: 32, city: 16, coast: 16 },
  })
  expect(after.axes).toBeGreaterThan(0)
  expect(await jobs.list(at)).toEqual([])
  const [job] = (await jobs.list({ ...at, verbose: true })) as object[]
  expect(job).toMatchObject({ job_id: number, success: true, stop_time: after.last_update })
  await expect(jobs.get({ ...at, number: '99' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a listing of projects gives way to the event loop between them', async () => {
  const account = (await engine.profile.get()).default_workspace!
  for (let i = 0; i < 12; i++) await engine.legacy.projects.create({ account, name: `Listed ${i}` })
  const { length } = await engine.legacy.projects.list()
  let turns = 0
  let isListed = false
  const count = (): void => {
    if (!isListed) setImmediate(count)
    turns++
  }
  count()
  await engine.legacy.projects.list()
  isListed = true
  // Each project is described in a turn of its own.
  expect(turns).toBeGreaterThanOrEqual(length)
})

test('projects are listed by account and name, renamed, and found in their own account only', async () => {
  const { at } = await openHotel(engine, false)
  const { projects } = engine.legacy
  expect(await projects.update({ ...at, name: 'Inn', description: 'By the sea' })).toBe('OK')
  const [inn, ...others] = await projects.list({ name: 'Inn' })
  expect(others).toEqual([])
  expect(inn).toMatchObject({ project_id: at.project_id, name: 'Inn', description: 'By the sea' })
  // Every list of projects repeats it.
  const description = 'x'.repeat(100_001)
  const tooLong = { code: 'INVALID_PARAMS', details: { parameters: ['description'] } }
  await expect(projects.update({ ...at, description })).rejects.toMatchObject(tooLong)
  await expect(projects.create({ account: at.account, name: 'Long', description })).rejects.toMatchObject(tooLong)
  expect(await projects.listOfAccount({ account: at.account, name: 'Inn' })).toEqual([inn])
  expect(await projects.create({ account: at.account, name: 'Inn' })).toMatchObject({ name: 'Inn - 1' })
  const { organization_id } = (await engine.profile.get()).organizations[0]!
  const other = await engine.workspaces.create({ organization_id, name: 'Elsewhere' })
  await expect(projects.get({ ...at, account: other.workspace_id })).rejects.toMatchObject({
    code: 'INADEQUATE_PERMISSION',
  })
  const copy = await projects.copy({ ...at, owner: other.workspace_id })
  expect(copy).toMatchObject({ name: 'Copy of Inn', path: `/v4/projects/${other.workspace_id}/${copy.project_id}/` })
  expect(await projects.delete(at)).toBe('Deleted.')
  expect(await projects.list({ name: 'Inn' })).toEqual([])
})

test('a project says whose it is and what the caller may do with it; lists are in the order of creation', async () => {
  await using people = await openPeople()
  const { engine, workspaceId: first, organizationId: organization_id } = people
  const { workspace_id: second } = await engine.workspaces.create({ organization_id, name: 'Second' })
  await people.add('ann@example.org', 'viewer', first)
  await engine.workspaces.setRoles({ workspace_id: second, usernames: ['ann@example.org'], role: 'creator' })
  const ann = (await people.as('ann@example.org')).legacy.projects
  const create = async (account: string, name: string) => {
    people.pass(DAY)
    const request = { account, name, description: `The ${name}` }
    return { account, project_id: (await engine.legacy.projects.create(request)).project_id }
  }
  await create(second, 'Hotel')
  const inn = await create(first, 'Inn')
  const camp = await create(second, 'Camp')
  expect((await ann.list()).map(({ name, owner, permissions }) => [name, owner, permissions])).toEqual([
    ['Hotel', second, ['read', 'write', 'create']],
    ['Inn', first, ['read']],
    ['Camp', second, ['read', 'write', 'create']],
  ])
  expect((await ann.listOfAccount({ account: second })).map(({ name }) => name)).toEqual(['Hotel', 'Camp'])
  expect(await ann.get(camp)).toMatchObject({
    project_id: camp.project_id,
    account_name: 'Second',
    creator: (await engine.profile.get()).username,
    name: 'Camp',
    description: 'The Camp',
    creation_date: NOON + 3 * DAY,
    last_metaupdate: NOON + 3 * DAY,
    last_update: null,
  })
  // Who may read a project may copy it where they may create one.
  const refused = { code: 'INADEQUATE_PERMISSION' }
  await expect(ann.copy(inn)).rejects.toMatchObject(refused)
  await expect(ann.branch({ ...inn, ids: ['doc'] })).rejects.toMatchObject(refused)
  await expect(ann.copy({ ...inn, owner: 'nowhere' })).rejects.toMatchObject(refused)
  const { project_id, name } = await ann.copy({ ...inn, owner: second, destination: 'Lodge' })
  expect(name).toBe('Lodge')
  expect(await ann.get({ account: second, project_id })).toMatchObject({
    creator: 'ann@example.org',
    description: 'The Inn',
  })
  // A change of one leaves the other.
  await engine.legacy.projects.update({ ...inn, description: 'Closed' })
  await engine.legacy.projects.update({ ...camp, name: 'Park' })
  expect(await ann.list()).toMatchObject([
    { name: 'Hotel' },
    { name: 'Inn', description: 'Closed' },
    { name: 'Park', description: 'The Camp' },
    { name: 'Lodge' },
  ])
})

test('a branch has the documents of ids and subsets together, and the topics', async () => {
  const { at } = await openHotel(engine)
  const { projects, docs, topics } = engine.legacy
  await projects.update({ ...at, description: 'By the sea' })
  await topics.create({ ...at, name: 'Rooms', text: 'quiet room' })
  const { _id } = await topics.create({ ...at, name: 'Staff', text: 'rude staff' })
  await topics.order({ ...at, order: [_id] })
  const made = await projects.branch({ ...at, subsets: ['city'], ids: ['doc-1', 'doc-2'] })
  expect(made).toMatchObject({ name: expect.stringMatching(/^Branch of Hotel/), job_id: 1 })
  const branch = { account: at.account, project_id: made.project_id }
  await engine.project(made.project_id).waitForBuild()
  expect(await docs.ids(branch)).toHaveLength(17)
  expect(await docs.get({ ...branch, limit: 1, doc_fields: ['title', 'predict'] })).toEqual([
    { title: 'Stay 0', predict: { rating: { value: 0, weight: 2 } } },
  ])
  expect(await topics.list(branch)).toMatchObject([
    { name: 'Staff', text: 'rude staff' },
    { name: 'Rooms', text: 'quiet room' },
  ])
  expect((await projects.get(branch)).description).toBe('By the sea')
  const empty = await projects.branch({ ...at, ids: ['none'], destination: 'Nothing' })
  await expect(engine.project(empty.project_id).waitForBuild()).rejects.toMatchObject({ code: 'ERROR' })
  const jobs = await engine.legacy.jobs.list({ account: at.account, project_id: empty.project_id, verbose: true })
  expect(jobs).toMatchObject([{ job_id: 1, success: false }])
  await expect(projects.branch(at)).rejects.toMatchObject({ code: 'INVALID_PARAMS' })
})

test('clearing takes what was built, and the documents too unless they are to stay', async () => {
  const { at, project } = await openHotel(engine)
  const { projects, docs } = engine.legacy
  await docs.update({ ...at, docs: [{ _id: 'doc-4', text: 'A pool!' }] })
  expect(await projects.clear({ ...at, remove_uploaded: false })).toBe('Cleared.')
  expect(await docs.ids(at)).toEqual([])
  expect(await docs.ids({ ...at, uncommitted: true })).toHaveLength(32)
  expect(await project.get()).toMatchObject({
    document_count: 32,
    last_build_info: {},
    last_successful_build_time: null,
  })
  await expect(project.docs.search()).rejects.toMatchObject({ code: 'PROJECT_NOT_BUILT' })
  expect(await recalculate(engine, at)).toBe(2)
  expect(await docs.get({ ...at, id: 'doc-4' })).toMatchObject({ text: 'A pool!' })
  expect(await projects.clear(at)).toBe('Cleared.')
  expect(await docs.ids({ ...at, uncommitted: true })).toEqual([])
  expect((await project.get()).document_count).toBe(0)
  // The names of its fields are free again.
  await project.upload({ docs: [{ text: 'A room.', metadata: [{ name: 'subset', type: 'number', value: 1 }] }] })
  expect(await recalculate(engine, at)).toBe(3)
  expect((await project.get()).document_count).toBe(1)
})

test('clearing stops the job that runs', async () => {
  const { at } = await openHotel(engine, false)
  await engine.legacy.docs.recalculate(at)
  await engine.legacy.projects.clear(at)
  expect(await engine.legacy.jobs.list(at)).toEqual([])
  expect(await engine.legacy.jobs.list({ ...at, verbose: true })).toMatchObject([{ success: false }])
})

test('who wants a letter gets one when the job has ended', async () => {
  const recipients: string[] = []
  const posting = await openEngine({ threads: 0, mail: async ({ to }) => void recipients.push(to) })
  const { at } = await openHotel(posting, false)
  // One letter for each address.
  await posting.legacy.docs.recalculate({ ...at, notify_emails: ['b@example.org', 'a@example.org', 'b@example.org'] })
  await posting.project(at.project_id).waitForBuild()
  // An empty list of addresses is none.
  for (const wish of [{ notify: true }, { notify: true, notify_emails: [] }, { notify_emails: [] }]) {
    await posting.legacy.docs.recalculate({ ...at, ...wish })
    await posting.project(at.project_id).waitForBuild()
  }
  await posting.close()
  expect(recipients.sort()).toEqual(['a@example.org', 'b@example.org', 'owner@localhost', 'owner@localhost'])
  const { at: mute } = await openHotel(engine, false)
  const refused = engine.legacy.docs.recalculate({ ...mute, notify: true })
  await expect(refused).rejects.toMatchObject({ code: 'EMAIL_NOT_ENABLED' })
  expect(await engine.legacy.docs.recalculate({ ...mute, notify_emails: [] })).toBe(1)
})

test('a branch whose job could not be started is not made', async () => {
  const { at } = await openHotel(engine)
  const count = async (): Promise<number> => (await engine.legacy.projects.list()).length
  const before = await count()
  const branch = { ...at, ids: ['doc-1'] }
  for (const [changes, code] of [
    [{ notify: true }, 'EMAIL_NOT_ENABLED'],
    [{ notify_emails: ['a@example.org'] }, 'EMAIL_NOT_ENABLED'],
    [{ language: 'xx' }, 'INVALID_PARAMS'],
  ] as const) {
    await expect(engine.legacy.projects.branch({ ...branch, ...changes })).rejects.toMatchObject({ code })
  }
  expect(await count()).toBe(before)
  await engine.legacy.projects.branch(branch)
  expect(await count()).toBe(before + 1)
})
