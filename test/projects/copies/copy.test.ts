import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { fileOfProject, type Project } from '../../../src/projects/project.js'
import { openPostgresInstallation } from '../../../src/storage/postgres/installation.js'
import { retire } from '../../../src/storage/processLiveness.js'
import { openSqliteInstallation } from '../../../src/storage/sqlite/installation.js'
import { emptyFolder } from '../../storage/folder.js'
import { freshSchema } from '../../storage/postgres/freshSchema.js'
import { copyRequest, newProject, openProjectsOn, openTestProjects, seededBytes } from '../testProjects.js'

const texts = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ title: '', text: `Comment ${i} on room and bed.`, metadata: [] }))

test('no build begins while documents are copied, neither at the source nor at the target', async () => {
  const projects = await openTestProjects()
  const [source, target] = [await newProject(projects), await newProject(projects)]
  await source.upload(texts(1_200))
  const locked = expect.objectContaining({ code: 'PROJECT_LOCKED' })
  const build = (project: Project) => project.startBuild({ stages: 'core' })
  const copying = projects.copyInto(source, target)
  await expect(build(source)).rejects.toEqual(locked)
  await expect(build(target)).rejects.toEqual(locked)
  await expect(projects.copyWhole(source, await copyRequest(source))).rejects.toEqual(locked)
  // Until it is complete nothing has arrived.
  expect((await target.info()).documentCount).toBe(0)
  await copying
  expect((await target.info()).documentCount).toBe(1_200)
  await build(target)
  await target.waitFor('build')
})

test.each(['whole', 'part'] as const)(
  'no build begins while a %s of documents is copied to a new project',
  async (kind) => {
    const projects = await openTestProjects()
    const source = await newProject(projects)
    await source.upload(texts(600))
    const request = await copyRequest(source)
    const copying =
      kind === 'whole'
        ? projects.copyWhole(source, request)
        : projects.copyPart(source, { ...request, keys: undefined })
    await expect(source.startBuild({ stages: 'core' })).rejects.toMatchObject({
      code: 'PROJECT_LOCKED',
      message: expect.stringMatching(/is being copied/),
    })
    await copying
    await source.startBuild({ stages: 'core' })
    await source.waitFor('build')
  },
)

test('the event loop turns many times while a large project is copied', async () => {
  const projects = await openTestProjects()
  const [source, target] = [await newProject(projects), await newProject(projects)]
  await source.upload(texts(5_000))
  let turns = 0
  let copying = true
  const turn = (): void => {
    turns++
    if (copying) setImmediate(turn)
  }
  setImmediate(turn)
  await projects.copyInto(source, target)
  copying = false
  expect(turns).toBeGreaterThanOrEqual(10)
})

test.each(['in a folder', 'in memory'])(
  'a whole copy %s comes under its own name, without uploads and leases under way',
  async (place) => {
    const directory = place === 'in memory' ? undefined : emptyFolder()
    const projects = await openTestProjects({ directory })
    const source = await newProject(projects)
    await source.upload(texts(3))
    // An upload has begun, and does not end.
    const from = fileOfProject(source).records
    await from.documents.insert(await from.arrivals.begin(), [{ ...texts(1)[0]!, docId: 'arriving' }])
    const copied = (await projects.open(await projects.copyWhole(source, await copyRequest(source))))!
    expect(await copied.info()).toMatchObject({ name: 'Copy', creator: 'someone@example.org', documentCount: 3 })
    expect(await projects.workspaceOf(copied.projectId)).toBe((await source.info()).workspaceId)
    const file = fileOfProject(copied).records
    expect([await file.arrivals.any(), await file.lease.holder(), await file.documents.lastKey()]).toEqual([
      false,
      undefined,
      3,
    ])
    expect(await from.arrivals.any()).toBe(true)
  },
)

test('documents of chosen keys are copied in their order, however many, without those that are gone', async () => {
  const projects = await openTestProjects()
  const source = await newProject(projects)
  await source.upload(texts(450))
  const keys = [...Array.from({ length: 420 }, (_, i) => i + 11), 9_999, 2]
  const { projectId } = await projects.copyPart(source, { ...(await copyRequest(source)), keys: async () => keys })
  const part = (await projects.open(projectId))!
  const target = await newProject(projects)
  await projects.copyInto(source, target, { keys: async () => keys })
  for (const copied of [part, target]) {
    const file = fileOfProject(copied).records
    const found = (await file.documents.page(0, await file.documents.lastKey(), 1_000)).map(({ text }) => text)
    expect(found).toEqual(keys.filter((key) => key <= 450).map((key) => texts(450)[key - 1]!.text))
    expect((await copied.info()).documentCount).toBe(421)
  }
})

test('documents that are marked for deletion are in no copy of documents', async () => {
  const projects = await openTestProjects()
  const source = await newProject(projects)
  const ids = await source.upload(texts(250))
  await source.changeFlags([ids[0]!, ids[210]!], 'mark')
  await source.changeFlags([ids[1]!], 'favor')
  const keys = [1, 2, 3, 211]
  for (const [chosen, count] of [
    [undefined, 248],
    [keys, 2],
  ] as const) {
    const { projectId } = await projects.copyPart(source, { ...(await copyRequest(source)), keys: async () => chosen })
    const part = (await projects.open(projectId))!
    const target = await newProject(projects)
    await projects.copyInto(source, target, { keys: async () => chosen })
    for (const copied of [part, target]) expect((await copied.info()).documentCount).toBe(count)
  }
})

test('a copy that fails leaves neither a project nor a file', async () => {
  const directory = emptyFolder()
  const projects = await openTestProjects({ directory })
  const source = await newProject(projects)
  await source.upload(texts(3))
  const request = { ...(await copyRequest(source)), workspaceId: 'nowhere' }
  const forbidden = expect.objectContaining({ code: 'INADEQUATE_PERMISSION' })
  await expect(projects.copyWhole(source, request)).rejects.toEqual(forbidden)
  await expect(projects.copyPart(source, { ...request, keys: async () => [1] })).rejects.toEqual(forbidden)
  expect(await projects.list()).toHaveLength(1)
  expect(readdirSync(join(directory, 'projects')).filter((file) => !file.startsWith(source.projectId))).toEqual([])
  // What failed holds no lock.
  await source.startBuild({ stages: 'core' })
  await source.waitFor('build')
})

test('a source deleted while it is copied takes the copy along', async () => {
  const directory = emptyFolder()
  const projects = await openTestProjects({ directory })
  const source = await newProject(projects)
  await source.upload(texts(10_000))
  const copying = projects.copyWhole(source, await copyRequest(source))
  const refused = expect(copying).rejects.toMatchObject({ code: 'INADEQUATE_PERMISSION' })
  await source.delete()
  await refused
  expect(await projects.list()).toEqual([])
  expect(readdirSync(join(directory, 'projects'))).toEqual([])
})

test('copies that a dead process has left are removed when the folder is opened, those under way are not', async () => {
  const directory = emptyFolder()
  mkdirSync(join(directory, 'projects'))
  const [old, fresh] = ['bcdfg', 'hjkmn'].map((id) => join(directory, 'projects', `${id}.db.copy`)) as [string, string]
  for (const path of [old, fresh]) writeFileSync(path, 'unfinished')
  utimesSync(old, 0, 0)
  await openTestProjects({ directory, randomBytes: seededBytes('stale') })
  expect([existsSync(old), existsSync(fresh)]).toEqual([false, true])
})

test('a room that closes during a copy leaves the project free for the next one in this process', async () => {
  const directory = emptyFolder()
  const first = await openTestProjects({ directory })
  const [source, target] = [await newProject(first), await newProject(first)]
  await source.upload(texts(1_200))
  const copying = first.copyInto(source, target)
  await Promise.all([expect(copying).rejects.toMatchObject({ code: 'ERROR' }), first.close()])
  const second = await openTestProjects({ directory })
  const project = (await second.open(target.projectId))!
  expect((await project.info()).documentCount).toBe(0)
  // Builds, uploads and clearing all wait for whoever copies.
  await project.startBuild({ stages: 'core' })
  await expect(project.waitFor('build')).rejects.toMatchObject({ message: expect.stringContaining('no documents') })
  await project.changes.clear(false)
})

test('a copy has the languages of its source and the same lists, with ids of its own for their concepts', async () => {
  const projects = await openTestProjects()
  const source = await newProject(projects)
  await source.upload(texts(3))
  await source.update({ nextBuildLanguage: 'de' })
  const concepts = ['room', 'bed'].map((text) => ({ texts: [text] }))
  const list = await source.conceptLists.create({ name: 'Comfort', concepts, overwrite: false })
  const request = await copyRequest(source)
  const [whole, part] = [
    (await projects.open(await projects.copyWhole(source, request)))!,
    (await projects.open((await projects.copyPart(source, { ...request, keys: async () => [1] })).projectId))!,
  ]
  for (const copy of [whole, part]) {
    expect(await copy.info()).toMatchObject({ language: 'en', nextBuildLanguage: 'de' })
  }
  const [copied] = await whole.conceptLists.all()
  expect(copied!.concepts.map(({ name, texts }) => [name, texts])).toEqual([
    ['room', ['room']],
    ['bed', ['bed']],
  ])
  const ids = [...list.concepts, ...copied!.concepts].map(({ sharedConceptId }) => sharedConceptId)
  expect(new Set(ids).size).toBe(4)
  expect(await part.conceptLists.all()).toEqual([])
})

test('a copy whose entry cannot be stored at the very end leaves neither a project nor a file', async () => {
  const directory = emptyFolder()
  const projects = await openTestProjects({ directory })
  const source = await newProject(projects)
  await source.upload(texts(3))
  // A reference to nothing, which SQLite notices where a transaction ends.
  const catalog = new Database(join(directory, 'catalog.db'))
  catalog.exec(`
    CREATE TABLE none (id INTEGER PRIMARY KEY);
    CREATE TABLE wrong (id REFERENCES none DEFERRABLE INITIALLY DEFERRED);
    CREATE TRIGGER fail AFTER INSERT ON projects BEGIN INSERT INTO wrong VALUES (1); END`)
  catalog.close()
  await expect(projects.copyWhole(source, await copyRequest(source))).rejects.toThrow('FOREIGN KEY')
  const files = readdirSync(join(directory, 'projects')).filter((name) => !/-(?:wal|shm)$/.test(name))
  expect(files).toEqual([`${source.projectId}.db`])
  expect((await projects.list()).map(({ projectId }) => projectId)).toEqual([source.projectId])
  expect(projects.statistics().openProjects).toBe(1)
})

test('a branch that ends before it is complete leaves no project, and a complete one has all topics in their order', async () => {
  const projects = await openTestProjects()
  const source = await newProject(projects)
  await source.upload(texts(3))
  for (const name of ['a', 'b', 'c']) await source.topics.create({ name, color: '#000', text: name }, 99)
  const request = { ...(await copyRequest(source)), keys: undefined, withTopics: true }
  const copied = (await projects.open((await projects.copyPart(source, request)).projectId))!
  const [before, after] = [await source.topics.all(), await copied.topics.all()]
  expect(after.map(({ name }) => name)).toEqual(['a', 'b', 'c'])
  expect(new Set([...before, ...after].map(({ topicId }) => topicId)).size).toBe(6)
  const countProjects = async () => (await projects.list((await source.info()).workspaceId)).length
  const count = await countProjects()
  Object.assign(source.topics, { all: () => Promise.reject(new Error('The topics cannot be read.')) })
  await expect(projects.copyPart(source, request)).rejects.toThrow('The topics cannot be read.')
  expect(await countProjects()).toBe(count)
})

test('the documents of a copy are chosen while no build can replace them', async () => {
  const projects = await openTestProjects()
  const [source, target] = [await newProject(projects), await newProject(projects)]
  await source.upload(texts(3))
  let refused = 0
  const keys = async () => {
    await source.startBuild({ stages: 'core' }).catch(() => refused++)
    return [2]
  }
  await projects.copyPart(source, { ...(await copyRequest(source)), keys })
  await projects.copyInto(source, target, { keys })
  expect([refused, (await target.info()).documentCount]).toEqual([2, 1])
})

const places = [
  ['a folder', async () => await openSqliteInstallation(emptyFolder())],
  ['memory', async () => await openSqliteInstallation(undefined)],
  ['PostgreSQL', async () => await openPostgresInstallation({ ...(await freshSchema()), poolSize: 4 })],
] as const

test.each(places)('a copy in %s that is made with a build is listed with its record, and builds', async (_, open) => {
  const projects = await openProjectsOn(await open(), {})
  const source = await newProject(projects)
  await source.upload(texts(30))
  const request = { ...(await copyRequest(source)), build: { stages: 'core' as const, language: 'de' } }
  const { projectId, planned } = await projects.copyPart(source, request)
  const copied = (await projects.open(projectId))!
  expect(await copied.startPlanned(planned!)).toBe(1)
  await copied.waitFor('build')
  const builds = await fileOfProject(copied).records.builds.all()
  expect(builds).toMatchObject([{ number: 1, success: true, language: 'de', skipSentiment: true }])
  expect(await copied.openSnapshot()).toMatchObject({ documents: { count: 30 } })
})

test('a build that was planned with a copy starts in the next process if this one ended between the two', async () => {
  const directory = emptyFolder()
  const storage = await openSqliteInstallation(directory)
  const projects = await openProjectsOn(storage, {})
  const source = await newProject(projects)
  await source.upload(texts(3))
  const request = { ...(await copyRequest(source)), build: { stages: 'all' as const } }
  const { projectId, planned } = await projects.copyPart(source, request)
  // As by the end of the process.
  retire(planned!.holder)
  await projects.close()
  const next = await openTestProjects({ directory })
  await next.resumeBuilds()
  const copied = (await next.open(projectId))!
  await copied.waitFor('sentiment')
  const builds = await fileOfProject(copied).records.builds.all()
  expect(builds.map(({ number, success }) => [number, success])).toEqual([
    [1, false],
    [2, true],
  ])
})

test('a planned build that another process has taken for dead is started again', async () => {
  const projects = await openTestProjects()
  const source = await newProject(projects)
  await source.upload(texts(3))
  const request = { ...(await copyRequest(source)), build: { stages: 'core' as const } }
  const { projectId, planned } = await projects.copyPart(source, request)
  const copied = (await projects.open(projectId))!
  await fileOfProject(copied).records.lease.release(planned!.holder)
  expect((await copied.info()).lastBuild).toMatchObject({ number: 1, success: false })
  expect(await copied.startPlanned(planned!)).toBe(2)
  await copied.waitFor('build')
})
