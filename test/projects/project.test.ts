import { randomBytes } from 'node:crypto'
import { copyFileSync, existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Project } from '../../src/projects/project.js'
import { openSqliteInstallation } from '../../src/storage/sqlite/installation.js'
import { projectMigrations } from '../../src/storage/sqlite/project/schema.js'
import { openDatabase } from '../../src/storage/sqlite.js'
import { emptyFolder } from '../storage/folder.js'
import { build, comments, newProject, openProjectsOn, openTestProjects } from './testProjects.js'

const locations = [
  ['in a folder', () => emptyFolder()],
  ['in memory', () => undefined],
] as const

describe.each(locations)('projects %s', (_, location) => {
  test('a new project says so, and a name in use gets a number', async () => {
    const projects = await openTestProjects({ directory: location() })
    const request = { name: 'Reviews', language: 'en', creator: 'owner@localhost' }
    const created = await projects.create({ ...request, description: 'of guests' })
    expect(created).toMatchObject({
      ...request,
      description: 'of guests',
      workspaceId: projects.owner.workspaceId,
      nextBuildLanguage: 'en',
      documentCount: 0,
      lastSuccessfulBuildTime: null,
      lastBuild: undefined,
    })
    expect(created.creationDate).toBe(created.lastUpdate)
    expect([(await projects.create(request)).name, (await projects.create(request)).name]).toEqual([
      'Reviews - 1',
      'Reviews - 2',
    ])
    await expect(projects.create({ ...request, workspaceId: 'unknown1' })).rejects.toThrow(
      expect.objectContaining({ code: 'INADEQUATE_PERMISSION' }),
    )
  })

  test('changes leave the rest alone; a project may keep its own name', async () => {
    const projects = await openTestProjects({ directory: location() })
    const project = await newProject(projects, 'A')
    await newProject(projects, 'B')
    const before = await project.info()
    await project.update({ name: 'A' })
    await project.update({ nextBuildLanguage: 'de' })
    expect(await project.info()).toEqual({ ...before, nextBuildLanguage: 'de', lastUpdate: expect.any(Number) })
    expect((await project.info()).lastUpdate).toBeGreaterThan(before.lastUpdate)
    await project.update({ name: 'B', description: 'second' })
    expect(await project.info()).toMatchObject({ name: 'B - 1', description: 'second' })
  })

  test('a build with another language changes the language, a failed one does not', async () => {
    const project = await newProject(await openTestProjects({ directory: location() }))
    await project.update({ nextBuildLanguage: 'de' })
    await expect(build(project)).rejects.toMatchObject({ code: 'ERROR' })
    expect(await project.info()).toMatchObject({ language: 'en', nextBuildLanguage: 'de' })
    await project.upload(comments(10))
    await build(project)
    expect(await project.info()).toMatchObject({ language: 'de', lastBuild: { language: 'de', number: 2 } })
  })

  test('a deleted project is gone for everyone who holds it', async () => {
    const projects = await openTestProjects({ directory: location() })
    const project = await newProject(projects)
    await project.upload(comments(3))
    await project.delete()
    expect(await projects.open(project.projectId)).toBeUndefined()
    expect(await projects.list()).toEqual([])
    await expect(project.info()).rejects.toThrow(expect.objectContaining({ code: 'INADEQUATE_PERMISSION' }))
    await expect(project.upload(comments(1))).rejects.toMatchObject({ code: 'INADEQUATE_PERMISSION' })
  })
})

test('what was acknowledged is there when the folder is opened again', async () => {
  const directory = emptyFolder()
  const projects = await openTestProjects({ directory })
  const project = await newProject(projects)
  await project.upload(comments(10))
  await build(project)
  const info = await project.info()
  await projects.close()
  const again = await openTestProjects({ directory })
  expect(again.owner).toEqual(projects.owner)
  expect(await again.list()).toEqual([info])
  expect(await (await again.open(info.projectId))!.openSnapshot()).toMatchObject({ info: { documentCount: 10 } })
})

test('a deletion leaves no file, also when another engine reads the project', async () => {
  const directory = emptyFolder()
  const [projects, other] = [await openTestProjects({ directory }), await openTestProjects({ directory })]
  const project = await newProject(projects)
  await project.upload(comments(10))
  await build(project)
  const reader = (await other.open(project.projectId))!
  await reader.openSnapshot()
  await project.delete()
  expect(readdirSync(join(directory, 'projects'))).toEqual([])
  await expect(reader.info()).rejects.toThrow(expect.objectContaining({ code: 'INADEQUATE_PERMISSION' }))
  expect(await other.open(project.projectId)).toBeUndefined()
})

test('a project is deleted where only its own file leaves no room to record that', async () => {
  const directory = emptyFolder()
  const storage = await openSqliteInstallation(directory)
  const { projects: entries } = storage.catalog
  const path = (projectId: string): string => join(directory, 'projects', `${projectId}.db`)
  const remove = (projectId: string) =>
    existsSync(path(projectId))
      ? Promise.reject(Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' }))
      : entries.remove(projectId)
  const full = { ...storage, catalog: { ...storage.catalog, projects: { ...entries, remove } } }
  const projects = await openProjectsOn(full)
  const project = await newProject(projects)
  await project.delete()
  expect(await projects.list()).toEqual([])
  expect(await projects.open(project.projectId)).toBeUndefined()
  expect(existsSync(path(project.projectId))).toBe(false)
  expect(await entries.removals()).toEqual([])
})

test('a deletion that a crash interrupted is completed when the folder is opened', async () => {
  const directory = emptyFolder()
  const projects = await openTestProjects({ directory })
  const project = await newProject(projects)
  await project.upload(comments(3))
  await projects.catalog.projects.remove(project.projectId)
  await projects.close()
  expect(existsSync(join(directory, 'projects', `${project.projectId}.db`))).toBe(true)
  const again = await openTestProjects({ directory })
  expect(await again.list()).toEqual([])
  expect(readdirSync(join(directory, 'projects'))).toEqual([])
})

test("a colleague's project file becomes a project under the next free name", async () => {
  const [theirs, ours] = [emptyFolder(), emptyFolder()]
  const sender = await openTestProjects({ directory: theirs, randomBytes })
  const project = await newProject(sender)
  await project.update({ description: 'from far away' })
  await project.upload(comments(10))
  await build(project)
  const sent = await project.info()
  await sender.close()
  const receiver = await openTestProjects({ directory: ours })
  await newProject(receiver)
  await receiver.close()
  const file = join('projects', `${project.projectId}.db`)
  copyFileSync(join(theirs, file), join(ours, file))
  const [, adopted] = await (await openTestProjects({ directory: ours })).list()
  expect(adopted).toMatchObject({ name: 'Reviews - 1', description: 'from far away', documentCount: 10 })
  expect(adopted!.lastBuild).toEqual(sent.lastBuild)
  expect(adopted!.workspaceId).toBe(receiver.owner.workspaceId)
})

describe('files that the catalog does not know', () => {
  const inFolder = (directory: string) => readdirSync(join(directory, 'projects')).sort()

  test('go in the end when the process died that made them, however far it had come', async () => {
    const directory = emptyFolder()
    const projects = await openTestProjects({ directory })
    const { projectId } = await newProject(projects)
    const pathOf = (id: string): string => join(directory, 'projects', `${id}.db`)
    writeFileSync(pathOf('made'), '')
    for (let steps = 0; steps <= projectMigrations.length; steps++) {
      openDatabase(pathOf(`made${steps}`), projectMigrations.slice(0, steps)).close()
    }
    const fresh = inFolder(directory)
    await (await openTestProjects({ directory })).close()
    expect(inFolder(directory)).toEqual(fresh)
    for (const file of fresh) utimesSync(join(directory, 'projects', file), 0, 0)
    // A project without documents that is listed is none of them.
    const other = await openTestProjects({ directory })
    expect((await other.list()).map((info) => info.projectId)).toEqual([projectId])
    await Promise.all([projects.close(), other.close()])
    expect(inFolder(directory)).toEqual([`${projectId}.db`])
  })

  test('stay when they are of something else, or of a project that somebody has made', async () => {
    const [directory, theirs] = [emptyFolder(), emptyFolder()]
    await (await openTestProjects({ directory })).close()
    const sender = await openTestProjects({ directory: theirs, randomBytes })
    const { projectId } = await newProject(sender)
    await sender.close()
    const file = join('projects', `${projectId}.db`)
    copyFileSync(join(theirs, file), join(directory, file))
    writeFileSync(join(directory, 'projects', 'notes.db'), 'no database')
    const database = openDatabase(join(directory, 'projects', 'stars.db'), [])
    database.exec('CREATE TABLE stars (name TEXT); DROP TABLE migrations')
    database.close()
    for (const name of inFolder(directory)) utimesSync(join(directory, 'projects', name), 0, 0)
    const projects = await openTestProjects({ directory })
    expect(await projects.list()).toEqual([])
    await projects.close()
    expect(inFolder(directory)).toEqual([`${projectId}.db`, 'notes.db', 'stars.db'].sort())
  })
})

test('many projects need few open files', async () => {
  const projects = await openTestProjects({ directory: emptyFolder(), openFiles: 3 })
  const opened: Project[] = []
  for (let i = 0; i < 10; i++) opened.push(await newProject(projects, `Project ${i}`))
  for (const [i, project] of opened.entries()) await project.upload(comments(i + 1))
  expect((await projects.list()).map(({ documentCount }) => documentCount)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  await build(opened[0]!)
  const snapshot = await opened[0]!.openSnapshot()
  await projects.list()
  // Its file has been closed since, and is opened again for a part that is read late.
  expect(await (snapshot as Exclude<typeof snapshot, string>).occurrences()).toMatchObject({ terms: expect.anything() })
})

test('work that is stopped hears why: a deletion, a clearing, or the end of the engine', async () => {
  const projects = await openTestProjects()
  const [deleted, cleared, closed] = [
    await newProject(projects),
    await newProject(projects),
    await newProject(projects),
  ]
  const reasons: unknown[] = []
  const begin = (project: typeof deleted): void =>
    void project.jobs.start('work', async (signal) => {
      await new Promise((resolve) => signal.addEventListener('abort', resolve))
      reasons.push((signal.reason as Error).message)
    })
  for (const project of [deleted, cleared, closed]) begin(project)
  await deleted.delete()
  await cleared.changes.clear(false)
  await projects.close()
  expect(reasons).toEqual([
    'The project was deleted.',
    'The project was cleared.',
    'The engine was closed during the build.',
  ])
})
