import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Project } from '../../src/projects/project.js'
import { openProjectFile, projectPath } from '../../src/storage/sqlite/project/projectFile.js'
import { dump, refuse } from '../storage/databases.js'
import { emptyFolder } from '../storage/folder.js'
import { build, comments, newProject, openTestProjects, seededBytes } from './testProjects.js'

/** A project in a folder, and the path of its file. */
async function openStored() {
  const directory = emptyFolder()
  const projects = await openTestProjects({ directory })
  const project = await newProject(projects)
  return { directory, projects, project, path: projectPath(directory, project.projectId) }
}

const core = { stages: 'core' } as const

/** Ids of the documents that the next build reads. */
const idsOf = async (project: Project): Promise<string[]> => await project.changes.uncommittedIds()

test.each([
  ['its record', 'INSERT ON builds', core],
  ['its keyword expansion', 'INSERT ON questions', { ...core, keywordExpansion: { words: ['bed'] } }],
])('a build that cannot store %s has not begun', async (_, write, options) => {
  const { project, path } = await openStored()
  const docIds = await project.upload(comments(4))
  await project.changeFlags(docIds.slice(0, 1), 'mark')
  const allow = refuse(path, write)
  const before = dump(path)
  await expect(project.startBuild(options)).rejects.toThrow('refused')
  expect(dump(path)).toEqual(before)
  allow()
  await project.startBuild(options)
  await project.waitFor('build')
  expect(await project.info()).toMatchObject({ documentCount: 3, lastBuild: { number: 1, success: true } })
})

test('sentiment alone that cannot record its start leaves the record of the build and no lease', async () => {
  const { project, path } = await openStored()
  await project.upload(comments(4))
  await build(project, { stages: 'core' })
  const allow = refuse(path, 'UPDATE ON builds')
  const before = dump(path)
  await expect(project.startBuild({ stages: 'sentiment' })).rejects.toThrow('refused')
  expect(dump(path)).toEqual(before)
  allow()
  await project.startBuild({ stages: 'sentiment' })
  await project.waitFor('sentiment')
})

test('a core build is published completely or not at all', async () => {
  const { project, path } = await openStored()
  const docIds = await project.upload(comments(6))
  await build(project, { stages: 'core' })
  await project.changeFlags(docIds.slice(0, 2), 'mark')
  const allow = refuse(path, 'UPDATE ON builds WHEN NEW.success = 1')
  const { current_snapshot, lease, totals } = dump(path)
  await project.startBuild(core)
  await expect(project.waitFor('build')).rejects.toMatchObject({ code: 'ERROR', message: 'The build failed: refused' })
  expect(dump(path)).toMatchObject({ current_snapshot, lease })
  expect(dump(path).totals).toMatchObject([
    { documents: 6, built_key: (totals as [{ built_key: number }])[0].built_key },
  ])
  expect((await project.pending()).marked).toBe(2)
  expect((await project.info()).lastBuild).toMatchObject({ number: 2, success: false, reason: 'refused' })
  allow()
  await build(project, { stages: 'core' })
  expect(await project.info()).toMatchObject({ documentCount: 4, lastBuild: { number: 3, success: true } })
})

test('a sentiment run is published completely or not at all, and its failure is no cancellation', async () => {
  const { project, path } = await openStored()
  await project.upload(comments(6))
  const allow = refuse(path, 'UPDATE ON builds WHEN NEW.sentiment_success = 1')
  await project.startBuild({ stages: 'all' })
  await expect(project.waitFor('sentiment')).rejects.toMatchObject({ code: 'SENTIMENT_BUILD_FAILED' })
  expect(dump(path)).toMatchObject({ current_snapshot: [{ number: 1, layer: 0 }], lease: [] })
  expect((await project.info()).lastBuild).toMatchObject({
    success: true,
    sentiment: { success: false, cancelled: false },
  })
  allow()
  await project.startBuild({ stages: 'sentiment' })
  await project.waitFor('sentiment')
  expect(dump(path).current_snapshot).toMatchObject([{ number: 1 }])
  expect(dump(path).current_snapshot).not.toMatchObject([{ layer: 0 }])
})

test('a build whose end cannot be recorded counts as failed, and is recorded later', async () => {
  const { project, path } = await openStored()
  const allow = refuse(path, 'UPDATE ON builds')
  await project.startBuild(core)
  await expect(project.waitFor('build')).rejects.toMatchObject({
    code: 'ERROR',
    message: /could not be written to the disk/,
  })
  expect(dump(path)).toMatchObject({ builds: [{ stop_time: null }], lease: [] })
  expect((await project.info()).lastBuild).toMatchObject({ stopTime: expect.any(Number), success: false })
  allow()
  expect((await project.info()).lastBuild!.reason).toContain('ended before the build did')
  expect(dump(path)).toMatchObject({ builds: [{ stop_time: expect.any(Number), success: 0 }] })
})

test('a clearing that fails leaves the snapshot and all documents', async () => {
  const { project, path } = await openStored()
  await project.upload(comments(6))
  await build(project, { stages: 'core' })
  for (const [keepDocuments, write] of [
    [false, 'DELETE ON fields'],
    [true, 'UPDATE OF built_key ON totals'],
  ] as const) {
    const allow = refuse(path, write)
    const before = dump(path)
    await expect(project.changes.clear(keepDocuments)).rejects.toThrow('refused')
    expect(dump(path)).toEqual(before)
    allow()
  }
  expect(await project.openSnapshot()).toMatchObject({ info: { number: 1 } })
  await project.changes.clear(true)
  expect(await project.openSnapshot()).toBe('unbuilt')
  expect(await idsOf(project)).toHaveLength(6)
})

test('a change of built and unbuilt documents is stored completely or not at all', async () => {
  const { project, path } = await openStored()
  const [built] = await project.upload(comments(3))
  await build(project, { stages: 'core' })
  const [waiting] = await project.upload(comments(1, 9))
  const changed = [built!, waiting!].map((givenId) => ({ givenId, title: '', text: 'A new text.', metadata: [] }))
  const allow = refuse(path, 'UPDATE OF text ON documents')
  const before = dump(path)
  await expect(project.changes.replace(changed)).rejects.toThrow('refused')
  expect(dump(path)).toEqual(before)
  allow()
  await project.changes.replace(changed)
  expect((await project.changes.newest([waiting!]))[0]!.document.text).toBe('A new text.')
  expect((await project.changes.newest([built!]))[0]!.document.text).toBe('A new text.')
  expect((await project.info()).documentCount).toBe(4)
})

test('lists, topics and term management change completely or not at all', async () => {
  const { project, path } = await openStored()
  const list = await project.conceptLists.create({ name: 'Rooms', concepts: [{ texts: ['bed'] }], overwrite: false })
  const topic = { name: 'first' } as unknown as Parameters<Project['topics']['create']>[0]
  await project.topics.create(topic, 0)
  await project.management.change({ 'bed|en': { action: 'ignore' } }, true)
  const { lastUpdate } = await project.info()
  for (const [write, change] of [
    ['INSERT ON concept_lists', () => project.conceptLists.create({ name: 'Rooms', concepts: [], overwrite: true })],
    ['INSERT ON topics', () => project.topics.create(topic, 0)],
    ['INSERT ON term_management', () => project.management.change({ 'room|en': { action: 'ignore' } }, true)],
  ] as const) {
    const allow = refuse(path, write)
    const before = dump(path)
    await expect(change()).rejects.toThrow('refused')
    expect(dump(path)).toEqual(before)
    allow()
  }
  expect((await project.info()).lastUpdate).toBe(lastUpdate)
  expect(await project.conceptLists.get(list.listId)).toEqual(list)
})

test('a copied file becomes a project of its own completely or not at all', async () => {
  const path = join(emptyFolder(), 'bcdfg.db')
  const file = openProjectFile(path)
  const arrival = await file.arrivals.begin()
  await file.documents.insert(arrival, [{ docId: 'late', title: '', text: 'x', metadata: [] }])
  await file.lease.take()
  await file.label.write({
    name: 'Reviews',
    description: '',
    language: 'en',
    nextBuildLanguage: 'en',
    creator: 'owner',
    creationDate: 1,
  })
  for (const write of ['DELETE ON label', 'DELETE ON lease', 'DELETE ON arrivals']) {
    const allow = refuse(path, write)
    const before = dump(path)
    await expect(file.disown()).rejects.toThrow('refused')
    expect(dump(path)).toEqual(before)
    allow()
  }
  await file.disown()
  expect(dump(path)).toMatchObject({ documents: [], arrivals: [], lease: [], label: [] })
  await file.close()
})

test('a removal of all marks that fails in its middle leaves marks and changes that wait', async () => {
  const path = join(emptyFolder(), 'bcdfg.db')
  const file = openProjectFile(path)
  const arrival = await file.arrivals.begin()
  const docs = ['a', 'b'].map((docId) => ({ docId, title: '', text: 'x', metadata: [] }))
  await file.documents.insert(arrival, docs)
  await file.arrivals.end(arrival, { documents: 2, characters: 2, fields: new Map() })
  await file.flags.change([1], 'mark')
  while (await file.flags.step());
  // A change of marks that is still to be carried out.
  const page = Array.from({ length: 5_000 }, (_, i) => i + 2)
  await file.flags.change(page, 'favor')
  const allow = refuse(path, 'UPDATE OF marked ON documents')
  const before = dump(path)
  expect(before.flag_changes).not.toEqual([])
  await expect(file.versions.unmarkAll()).rejects.toThrow('refused')
  expect(dump(path)).toEqual(before)
  allow()
  await file.versions.unmarkAll()
  expect((await file.documents.pending()).marked).toBe(0)
  expect(dump(path).flag_changes).toEqual([])
  await file.close()
})

test('a copy whose file cannot be put in its place is in no list and leaves no file', async () => {
  const directory = emptyFolder()
  const random = seededBytes('copy')
  let next: number | undefined
  const randomBytes = (size: number) => (next === undefined || size !== 10 ? random(size) : Buffer.alloc(10, next))
  const projects = await openTestProjects({ directory, randomBytes })
  const source = await newProject(projects)
  await source.upload(comments(3))
  next = 1
  // The identifier of the copy is five times the second character of the alphabet.
  mkdirSync(projectPath(directory, 'ccccc'))
  const { workspaceId, creator } = await source.info()
  const request = { workspaceId, creator, name: 'Copy', description: '' }
  await expect(projects.copyWhole(source, request)).rejects.toThrow()
  await expect(projects.copyPart(source, { ...request, keys: async () => [1] })).rejects.toThrow()
  expect(await projects.catalog.projects.get('ccccc')).toBeUndefined()
  expect(await projects.list()).toHaveLength(1)
  expect(readdirSync(join(directory, 'projects')).filter((name) => name.includes('.copy'))).toEqual([])
  next = 2
  const copied = await projects.copyPart(source, { ...request, keys: async () => [1] })
  expect(copied.projectId).toBe('ddddd')
  expect(existsSync(projectPath(directory, 'ddddd'))).toBe(true)
})
