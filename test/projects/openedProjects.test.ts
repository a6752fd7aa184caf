import { existsSync } from 'node:fs'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { inlineCompute } from '../../src/compute/pool.js'
import { createBuildCounts } from '../../src/projects/buildCounts.js'
import { createCatalogView } from '../../src/projects/catalogView.js'
import { createMemoryBudget } from '../../src/projects/memoryBudget.js'
import { createOpenedProjects } from '../../src/projects/openedProjects.js'
import { fileOfProject, type Project } from '../../src/projects/project.js'
import type { StoredProject } from '../../src/storage/port/installation.js'
import { openCatalog } from '../../src/storage/sqlite/catalog/catalog.js'
import { openSqliteInstallation } from '../../src/storage/sqlite/installation.js'
import { openProjectFile, projectPath } from '../../src/storage/sqlite/project/projectFile.js'
import { collectAllGarbage } from '../collectAllGarbage.js'
import { createLatch } from '../createLatch.js'
import { emptyFolder } from '../storage/folder.js'
import { seededBytes } from './testProjects.js'

/** Projects in a folder, `maximum` files at a time, and which of their files are open. */
async function openLimited(maximum?: number) {
  const directory = emptyFolder()
  const storage = await openSqliteInstallation(directory)
  const { catalog } = storage
  await catalog.accounts.ensureOwner({ username: 'owner@localhost', organizationId: 'o', workspaceId: 'w', now: 1 })
  const host = {
    ...{ storage, catalog, compute: inlineCompute, now: () => 5, background: undefined },
    ...{ randomBytes: seededBytes('opened'), memory: createMemoryBudget(), buildCounts: createBuildCounts() },
  }
  const view = createCatalogView(catalog)
  const opened = createOpenedProjects(host, view, maximum)
  onTestFinished(() => opened.close().catch(() => {}))
  const list = async (projectId: string): Promise<void> => {
    const record = { name: projectId, description: '', language: 'en', nextBuildLanguage: 'en', creator: 'x' }
    await catalog.projects.insert({ ...record, projectId, workspaceId: 'w', creationDate: 1, lastUpdate: 1 })
    await view.refreshCatalog()
  }
  const make = async (projectId: string): Promise<StoredProject> => {
    await openProjectFile(projectPath(directory, projectId)).close()
    return (await storage.open(projectId))!
  }
  const add = async (projectId: string, change = (file: StoredProject): StoredProject => file): Promise<Project> => {
    await list(projectId)
    const project = opened.add(projectId, change(await make(projectId)))
    await project.info()
    return project
  }
  // SQLite removes its shared memory beside a file when the last connection to it ends.
  const isOpen = (projectId: string): boolean => existsSync(`${projectPath(directory, projectId)}-shm`)
  return { directory, catalog, view, opened, list, add, isOpen }
}

test('beyond the limit the least recently used file is closed, and opened again when it is needed', async () => {
  const { opened, add, isOpen } = await openLimited(2)
  const [a, b] = [await add('a'), await add('b')]
  const open = () => ['a', 'b', 'c'].filter(isOpen)
  expect(open()).toEqual(['a', 'b'])
  expect(await opened.get('a')).toBe(a)
  await add('c')
  expect(open()).toEqual(['a', 'c'])
  // The file opened again is the most recently used one.
  await b.info()
  expect(open()).toEqual(['b', 'c'])
  opened.use('c')
  await a.info()
  expect(open()).toEqual(['a', 'c'])
})

test('sixty-four files are open unless an option says otherwise', async () => {
  const { add, isOpen } = await openLimited()
  const ids = Array.from({ length: 66 }, (_, i) => `p${i}`)
  for (const id of ids) await add(id)
  expect(ids.filter((id) => !isOpen(id))).toEqual(['p0', 'p1'])
})

test('a file in use stays open beyond the limit, and the next one is closed in its place', async () => {
  const { opened, add, isOpen } = await openLimited(2)
  const a = await add('a')
  const end = createLatch()
  const work = fileOfProject(a).during(() => end.opened)
  await add('b')
  await add('c')
  const open = () => ['a', 'b', 'c'].filter(isOpen)
  expect(open()).toEqual(['a', 'c'])
  end.open()
  await work
  opened.use('b')
  await (await opened.get('b'))!.info()
  expect(open()).toEqual(['b', 'c'])
})

test('the project that is used stays open even where the limit is one', async () => {
  const { add, isOpen } = await openLimited(1)
  const a = await add('a')
  await add('b')
  expect([isOpen('a'), isOpen('b')]).toEqual([false, true])
  await a.info()
  expect([isOpen('a'), isOpen('b')]).toEqual([true, false])
})

test('projects that nobody uses are collected, and are the same for all while one refers to them', async () => {
  const { opened, add } = await openLimited(2)
  const ids = Array.from({ length: 10 }, (_, i) => `p${i}`)
  const held = await add('held')
  const references: WeakRef<Project>[] = []
  for (const id of ids) references.push(new WeakRef(await add(id)))
  const left = async (): Promise<string[]> => {
    for (let time = 0; time < 3; time++) {
      await nextTurn()
      collectAllGarbage()
    }
    return ids.filter((_, i) => references[i]!.deref() !== undefined)
  }
  expect(await left()).toEqual(['p8', 'p9'])
  expect(opened.count()).toBe(2)
  expect(ids.every(opened.has)).toBe(true)
  expect(await opened.get('held')).toBe(held)
  expect((await (await opened.get('p0'))!.info()).name).toBe('p0')
})

test('one that works on its file is not collected', async () => {
  const { opened, add } = await openLimited(1)
  const end = createLatch()
  let isOver = false
  const work = fileOfProject(await add('busy')).during(async () => {
    await end.opened
    isOver = true
  })
  const busy = new WeakRef((await opened.get('busy'))!)
  for (const id of ['a', 'b']) await add(id)
  await nextTurn()
  collectAllGarbage()
  expect(await opened.get('busy')).toBe(busy.deref())
  end.open()
  await work
  expect(isOver).toBe(true)
})

test('a project is opened once; one that is in no list is none', async () => {
  const { directory, opened, list } = await openLimited()
  await list('a')
  await openProjectFile(projectPath(directory, 'a')).close()
  const found = await opened.get('a')
  expect(found?.projectId).toBe('a')
  expect([(await opened.get('a')) === found, await opened.get('z')]).toEqual([true, undefined])
})

test('a project that another process has deleted is closed and forgotten', async () => {
  const { directory, view, opened, add, isOpen, list } = await openLimited()
  const project = await add('a')
  expect(await opened.get('a')).toBe(project)
  const other = openCatalog(directory)
  await other.projects.remove('a')
  await other.close()
  expect(await opened.get('a')).toBe(project)
  await view.refreshCatalog()
  expect(await opened.get('a')).toBeUndefined()
  await expect.poll(() => isOpen('a')).toBe(false)
  await list('a')
  expect(await opened.get('a')).not.toBe(project)
})

test('a project deleted here is forgotten with its open file', async () => {
  const { opened, add, list, view } = await openLimited(2)
  const project = await add('a')
  await project.delete()
  await view.refreshCatalog()
  expect(await opened.get('a')).toBeUndefined()
  await list('a')
  expect(await opened.get('a')).not.toBe(project)
})

test('closing closes every file, then the catalog, and happens once', async () => {
  const { catalog, opened, add, isOpen } = await openLimited()
  const broken = await add('a', (file) => ({
    ...file,
    close: async () => {
      await file.close()
      throw new Error('The disk has gone.')
    },
  }))
  await add('b')
  expect(opened.isClosing()).toBe(false)
  const closing = opened.close()
  expect([opened.isClosing(), opened.close() === closing]).toEqual([true, true])
  await expect(closing).rejects.toThrow('The disk has gone.')
  expect([isOpen('a'), isOpen('b')]).toEqual([false, false])
  await expect(catalog.version()).rejects.toThrow()
  await expect(opened.get('a')).rejects.toThrow(
    expect.objectContaining({ code: 'ERROR', message: 'The engine is closed.' }),
  )
  await expect(broken.bytes()).rejects.toThrow(
    expect.objectContaining({ code: 'ERROR', message: 'The engine is closed.' }),
  )
})
