import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Engine, openEngine, type Project } from '../../../src/engine.js'
import { openPeople } from '../../accounts/people.js'
import { failure, openReviews, reviews } from './reviews.js'

/** Spec v5 3 and 4.1, in memory and in a folder. */
const folder = mkdtempSync(join(tmpdir(), 'copy-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe.each([
  ['in memory', undefined],
  ['in a folder', folder],
])('%s', (_, directory) => {
  let engine: Engine
  let source: Project
  beforeAll(async () => {
    engine = await openEngine({ threads: 0, directory })
    source = await openReviews(engine)
    await source.conceptLists.create({ name: 'Parts', concepts: [{ texts: ['battery'] }] })
    await source.terms.manage({ term_management: { 'week|en': { action: 'ignore' } } })
  })
  afterAll(async () => await engine.close())

  const documentsOf = async (project: Project) => (await project.docs.search({ limit: 1_000 })).result
  const built = async (projectId: string) => {
    const project = engine.project(projectId)
    await project.build({ skip_sentiment: true })
    await project.waitForBuild()
    return await documentsOf(project)
  }

  test('a whole copy is the same project again: documents, build, sentiment, lists, term management', async () => {
    const copy = await source.copy()
    const original = await source.get()
    expect(copy).toMatchObject({
      name: 'Copy of Reviews',
      description: 'From the shop',
      language: 'en',
      document_count: 60,
      last_build_info: original.last_build_info,
    })
    expect(copy.project_id).not.toBe(original.project_id)
    const project = engine.project(copy.project_id)
    expect(await documentsOf(project)).toEqual(await documentsOf(source))
    expect(await project.concepts.sentiment()).toEqual(await source.concepts.sentiment())
    expect(await project.terms.management()).toEqual(await source.terms.management())
    const [lists, own] = [await project.conceptLists.list(), await source.conceptLists.list()]
    expect(lists.map(({ name, concepts }) => [name, concepts![0]!.texts])).toEqual([['Parts', ['battery']]])
    expect(lists[0]!.concepts![0]!.shared_concept_id).not.toBe(own[0]!.concepts![0]!.shared_concept_id)
  })

  test('a copy and its original live apart', async () => {
    const copy = engine.project((await source.copy({ name: 'Apart', description: '' })).project_id)
    expect(await copy.get()).toMatchObject({ name: 'Apart', description: '' })
    const [first] = await documentsOf(copy)
    await copy.docs.delete({ doc_ids: [first!.doc_id] })
    await copy.upload({ docs: [{ text: 'One more.' }, { text: 'And another.' }] })
    await copy.build()
    await copy.waitForSentimentBuild()
    expect(await documentsOf(copy)).toHaveLength(61)
    expect(await documentsOf(source)).toHaveLength(60)
    await copy.delete()
    expect(await documentsOf(source)).toHaveLength(60)
  })

  test('an empty filter is no filter: the copy is whole, and neither built nor announced', async () => {
    const copy = await source.copy({ filter: [], skip_rebuild: false, notify: true })
    expect(copy).toMatchObject({ document_count: 60, last_build_info: (await source.get()).last_build_info })
    expect(copy.name).toMatch(/^Copy of Reviews/)
  })

  test('names in use get a number', async () => {
    const { project_id: copied } = await source.copy({ name: 'Twice' })
    expect((await source.copy({ name: 'Twice' })).name).toBe('Twice - 1')
    expect((await engine.project(copied).copy()).name).toBe('Copy of Twice')
    expect((await engine.project(copied).copy()).name).toBe('Copy of Twice - 1')
  })

  test('part of a project is copied without a build, its documents under new ids', async () => {
    const copy = await source.copy({ filter: [{ name: 'rating', minimum: 4 }] })
    expect(copy).toMatchObject({ name: 'Partial copy of Reviews', document_count: 36, last_build_info: {} })
    const documents = await built(copy.project_id)
    const expected = (await source.docs.search({ filter: [{ name: 'rating', minimum: 4 }], limit: 100 })).result
    expect(documents.map(({ text, title, metadata }) => ({ text, title, metadata }))).toEqual(
      expected.map(({ text, title, metadata }) => ({ text, title, metadata })),
    )
    const ids = [...documents, ...expected].map(({ doc_id }) => doc_id)
    expect(new Set(ids).size).toBe(72)
  })

  test.each(['exact', 'conceptual', 'both'] as const)('a search chooses by match type %s', async (match_type) => {
    const search = { texts: ['battery'] }
    const { result_count } = await source.docs.search({ search, match_type })
    const copy = await source.copy({ search, match_type, filter: [] })
    expect(copy.document_count).toBe(result_count)
    expect(copy.name).toMatch(/^Partial copy of Reviews/)
  })

  test('skip_rebuild false builds what is copied in part, sentiment as well', async () => {
    const copy = await source.copy({ search: { texts: ['screen'] }, skip_rebuild: false, notify: false })
    expect(copy.last_build_info).toMatchObject({ number: 1, sentiment: { skip_sentiment: false } })
    const project = engine.project(copy.project_id)
    await project.waitForSentimentBuild()
    expect((await project.docs.search({ include_sentiment_on_concepts: true })).total_count).toBe(24)
  })

  test('into a project that is there, which keeps its name or gets another', async () => {
    const target = await engine.projects.create({ name: 'Target', language: 'en', description: 'Old' })
    const into = { destination: target.project_id }
    const once = await source.copy({ ...into, search: { texts: ['screen'] } })
    expect(once).toMatchObject({ ...(into && { project_id: target.project_id }), name: 'Target', description: 'Old' })
    expect(once.document_count).toBe(24)
    const again = await source.copy({ ...into, name: 'Reviews', description: 'New', skip_rebuild: false })
    expect(again).toMatchObject({ name: 'Reviews - 1', description: 'New', document_count: 84 })
    await engine.project(target.project_id).waitForSentimentBuild()
    expect(await documentsOf(engine.project(target.project_id))).toHaveLength(84)
  })

  test('documents whose fields have another type there are refused, all of them', async () => {
    const target = await engine.projects.create({ name: 'Other types', language: 'en' })
    await target.upload({ docs: [{ text: 'x', metadata: [{ name: 'region', type: 'number', value: 1 }] }] })
    await expect(source.copy({ destination: target.project_id })).rejects.toEqual(
      failure('INVALID_PARAMS', 'destination'),
    )
    expect((await target.get()).document_count).toBe(1)
  })

  test('neither a project that is built nor one that is copied to can be in the middle of a build', async () => {
    const target = await openReviews(engine, 'Busy')
    await target.build({ full_build: true })
    await expect(target.copy()).rejects.toEqual(failure('PROJECT_LOCKED'))
    await expect(target.copy({ filter: [] })).rejects.toEqual(failure('PROJECT_LOCKED'))
    const { project_id: destination } = await target.get()
    await expect(source.copy({ destination })).rejects.toEqual(failure('PROJECT_LOCKED'))
    await target.waitForSentimentBuild()
    // What was refused has locked nothing.
    await source.copy({ destination })
    expect((await target.get()).document_count).toBe(120)
  })

  test('what is not built can be copied whole, or all of it into another, but not chosen from', async () => {
    const raw = await engine.projects.create({ name: 'Raw', language: 'de' })
    await raw.upload({ docs: reviews.slice(0, 3).map(({ text }) => ({ text })) })
    const copy = await raw.copy()
    expect(copy).toMatchObject({ language: 'de', document_count: 3, last_build_info: {} })
    const target = await engine.projects.create({ name: 'All', language: 'en' })
    expect((await raw.copy({ destination: target.project_id })).document_count).toBe(3)
    await expect(raw.copy({ search: { texts: ['x'] } })).rejects.toEqual(failure('PROJECT_NOT_BUILT'))
    await expect(raw.copy({ filter: [{ name: 'a', values: [] }] })).rejects.toEqual(failure('PROJECT_NOT_BUILT'))
  })

  test('wrong wishes are refused, and nothing is made', async () => {
    const before = (await engine.projects.list()).length
    const { project_id: destination, workspace_id } = await source.get()
    const wrong: readonly [object, object][] = [
      [{ destination, workspace_id }, failure('INVALID_PARAMS', 'workspace_id', 'destination')],
      [{ destination: 'zzzzz' }, failure('INADEQUATE_PERMISSION')],
      [{ workspace_id: 'zzzzzzzz' }, failure('INADEQUATE_PERMISSION')],
      [{ match_type: 'none' }, failure('INVALID_PARAMS', 'match_type')],
      [{ name: '' }, failure('INVALID_PARAMS', 'name')],
      [{ filter: [{ name: 'region', minimum: 1 }] }, failure('INVALID_PARAMS', 'filter')],
      [{ filter: [{ name: 'rating', minimum: 4 }], skip_rebuild: false, notify: true }, failure('EMAIL_NOT_ENABLED')],
      [{ destination }, failure('INVALID_PARAMS', 'destination')],
      [{ destination, filter: [{ name: 'rating', maximum: 1 }] }, failure('INVALID_PARAMS', 'destination')],
    ]
    for (const [request, expected] of wrong) await expect(source.copy(request)).rejects.toEqual(expected)
    expect(await engine.projects.list()).toHaveLength(before)
    // Nobody is told of a copy that is not built.
    expect((await source.copy({ notify: true })).document_count).toBe(60)
    if (directory !== undefined) {
      const files = readdirSync(join(directory, 'projects')).filter((file) => file.includes('copy'))
      expect(files).toEqual([])
    }
  })
})

test('who reads a project copies it only where they may create projects, and into one that they may write', async () => {
  await using people = await openPeople()
  const { engine, organizationId: organization_id, workspaceId } = people
  const { workspace_id } = await engine.workspaces.create({ organization_id, name: 'Second' })
  const project = await engine.projects.create({ name: 'Reviews', language: 'en' })
  await project.upload({ docs: [{ text: 'A good bed.' }] })
  const target = await engine.projects.create({ name: 'Target', language: 'en', workspace_id })
  const { project_id: destination } = await target.get()
  await people.add('ann@example.org', 'viewer')
  await people.confirm('ann@example.org')
  const { project_id } = await project.get()
  const ann = (await people.as('ann@example.org')).project(project_id)
  const setRole = (workspace: string, role: 'viewer' | 'editor' | 'creator') =>
    engine.workspaces.setRoles({ workspace_id: workspace, usernames: ['ann@example.org'], role })
  const forbidden = failure('INADEQUATE_PERMISSION')
  for (const role of ['viewer', 'editor'] as const) {
    await setRole(workspaceId, role)
    await expect(ann.copy()).rejects.toEqual(forbidden)
  }
  await setRole(workspaceId, 'creator')
  expect(await ann.copy()).toMatchObject({ name: 'Copy of Reviews', document_count: 1 })
  // There she has no role, then one that reads, then one that writes, then one that creates.
  await expect(ann.copy({ workspace_id })).rejects.toEqual(forbidden)
  await expect(ann.copy({ destination })).rejects.toEqual(forbidden)
  await setRole(workspace_id, 'viewer')
  await expect(ann.copy({ destination })).rejects.toEqual(forbidden)
  await setRole(workspace_id, 'editor')
  expect(await ann.copy({ destination })).toMatchObject({ name: 'Target', document_count: 1 })
  await expect(ann.copy({ workspace_id })).rejects.toEqual(forbidden)
  await setRole(workspace_id, 'creator')
  expect(await ann.copy({ workspace_id })).toMatchObject({ workspace_id, document_count: 1 })
})

test('all documents of a filter are copied, however many', async () => {
  await using own = await openEngine({ threads: 0 })
  const project = await own.projects.create({ name: 'Reviews', language: 'en' })
  await project.upload({
    docs: Array.from({ length: 260 }, (_, i) => ({
      text: `Room ${i}.`,
      metadata: [{ name: 'even', type: 'number', value: i % 2 }],
    })),
  })
  await project.build({ skip_sentiment: true })
  await project.waitForBuild()
  const filter = [{ name: 'even', values: [0] }]
  expect((await project.copy({ filter })).document_count).toBe(130)
  expect((await project.copy({ filter, search: { texts: ['room'] } })).document_count).toBe(130)
})

test('a copy in a folder is there when the folder is opened again', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'copy-'))
  const first = await openEngine({ threads: 0, directory })
  const { project_id } = await (await openReviews(first)).copy()
  await first.close()
  const second = await openEngine({ threads: 0, directory })
  const project = second.project(project_id)
  expect(await project.get()).toMatchObject({ name: 'Copy of Reviews', document_count: 60 })
  expect((await project.docs.search({ search: { texts: ['battery'] } })).search!.exact_match_count).toBe(24)
  await second.close()
  rmSync(directory, { recursive: true, force: true })
})
