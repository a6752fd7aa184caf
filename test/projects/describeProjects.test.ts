import { expect, onTestFinished, test, vi } from 'vitest'
import { EngineError } from '../../src/errors.js'
import { describeProjects } from '../../src/projects/describeProjects.js'
import type { Project } from '../../src/projects/project.js'
import type { ListedProject, ProjectInfo } from '../../src/projects/projectInfo.js'
import { StorageFailure, StorageUnavailable } from '../../src/storage/failures.js'
import { emptyFolder } from '../storage/folder.js'
import { comments, newProject, openTestProjects } from './testProjects.js'

const entry = (projectId: string) => ({
  ...{ projectId, workspaceId: 'space', name: projectId, description: '', creator: 'owner', creationDate: 1 },
  ...{ language: 'en', nextBuildLanguage: 'en', lastUpdate: 1 },
})

/** Describes a first project whose description fails in one way, and a second one. */
function describeWith(error: unknown, isClosing = false) {
  const told: [string, string][] = []
  const info = async (projectId: string): Promise<ProjectInfo> => {
    if (projectId === 'first') throw error
    return { ...entry(projectId), documentCount: 3, lastSuccessfulBuildTime: 2, lastBuild: undefined }
  }
  const opened = {
    get: async (projectId: string) => ({ info: () => info(projectId) }) as Project,
    has: () => true,
    isClosing: () => isClosing,
    stateOf: () => undefined,
  }
  const describe = describeProjects(opened, ({ message }, projectId) => void told.push([projectId, message]))
  return { told, list: () => describe([entry('first'), entry('second')]) }
}

test('a project that cannot be opened is described by its entry with the reason, which is told once', async () => {
  const { told, list } = describeWith(new StorageFailure('Its file is lost.'))
  for (let time = 0; time < 2; time++) {
    expect(await list()).toMatchObject([
      { name: 'first', documentCount: 0, lastSuccessfulBuildTime: null, problem: 'Its file is lost.' },
      { name: 'second', documentCount: 3, lastSuccessfulBuildTime: 2 },
    ])
  }
  expect(told).toEqual([['first', 'Its file is lost.']])
})

test('one that was deleted meanwhile is left out', async () => {
  const { told, list } = describeWith(new EngineError('INADEQUATE_PERMISSION'))
  expect((await list()).map(({ name }) => name)).toEqual(['second'])
  expect(told).toEqual([])
})

test('a database that cannot be used at the moment makes no shorter list', async () => {
  const { told, list } = describeWith(new StorageUnavailable('The database cannot be reached.', 1, undefined))
  await expect(list()).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' })
  expect(told).toEqual([])
})

test('a closing engine lists nothing', async () => {
  const { list } = describeWith(new EngineError('ERROR', 'The engine is closed.'), true)
  await expect(list()).rejects.toThrow('The engine is closed.')
})

/** Descriptions of a project that count how often its file was read. */
function describeCounting(info: Partial<ProjectInfo> = {}) {
  const seen = { state: 'as built' as string | undefined, documentCount: 3, isDeleted: false }
  let reads = 0
  const opened = {
    get: async (projectId: string) => {
      reads++
      const built = { documentCount: seen.documentCount, lastSuccessfulBuildTime: 2, lastBuild: undefined, ...info }
      return { info: async () => ({ ...entry(projectId), language: 'de', ...built }) } as unknown as Project
    },
    has: () => !seen.isDeleted,
    isClosing: () => false,
    stateOf: () => seen.state,
  }
  const describe = describeProjects(opened)
  return { seen, reads: () => reads, list: (changes = {}) => describe([{ ...entry('only'), ...changes }]) }
}

test('a project that is not in use is read again only after a change of its file', async () => {
  const { seen, reads, list } = describeCounting()
  for (let time = 0; time < 3; time++) expect(await list()).toMatchObject([{ documentCount: 3 }])
  expect(reads()).toBe(1)
  Object.assign(seen, { state: 'after an upload', documentCount: 4 })
  for (let time = 0; time < 2; time++) expect(await list()).toMatchObject([{ documentCount: 4 }])
  expect(reads()).toBe(2)
})

test('a project in use, or whose state cannot be told, is read each time', async () => {
  const { seen, reads, list } = describeCounting()
  seen.state = undefined
  for (let time = 0; time < 3; time++) await list()
  expect(reads()).toBe(3)
})

test('a project that is being built is read each time', async () => {
  const running = { number: 1, stopTime: null, sentiment: { stopTime: null } }
  const sentiment = { number: 1, stopTime: 2, sentiment: { stopTime: null } }
  for (const lastBuild of [running, sentiment] as unknown as ProjectInfo['lastBuild'][]) {
    const { reads, list } = describeCounting({ lastBuild })
    for (let time = 0; time < 2; time++) await list()
    expect(reads()).toBe(2)
  }
})

test('a remembered project shows its entry as it is now, with the language of its build', async () => {
  const { reads, list } = describeCounting()
  await list()
  expect(await list({ name: 'New name', nextBuildLanguage: 'fr' })).toMatchObject([
    { name: 'New name', nextBuildLanguage: 'fr', language: 'de', documentCount: 3 },
  ])
  expect(reads()).toBe(1)
})

test('a project that was never built is shown in the language of its entry', async () => {
  const { list } = describeCounting({ lastSuccessfulBuildTime: null })
  await list()
  expect(await list({ language: 'it' })).toMatchObject([{ language: 'it' }])
})

test('a deleted project is not remembered', async () => {
  const { seen, reads, list } = describeCounting()
  seen.isDeleted = true
  for (let time = 0; time < 2; time++) await list()
  expect(reads()).toBe(2)
})

/** Three projects in a folder, of which one file is open, and how often the details of a project were read. */
async function listDetails(isLasting: boolean) {
  const directory = emptyFolder()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10_000 })
  onTestFinished(() => void vi.useRealTimers())
  const projects = await openTestProjects({ directory, openFiles: 1 })
  for (const name of ['one', 'two', 'three']) await newProject(projects, name)
  let reads = 0
  const details = {
    read: async (project: Project) => {
      reads++
      return `${project.projectId} ${(await project.info()).documentCount}`
    },
    isLasting: () => isLasting,
  }
  const { workspaceId } = projects.owner
  const list = async (name?: string) => {
    reads = 0
    const listed = await projects.listWith(details, workspaceId, name)
    return {
      reads,
      listed: listed.map(({ projectId, details, ...info }) => [info.name, details?.replace(projectId, '')]),
    }
  }
  return { directory, projects, list }
}

test.skipIf(process.platform === 'win32')(
  'details are read again only of projects in use or with a changed file',
  async () => {
    const { directory, projects, list } = await listDetails(true)
    expect((await list()).reads).toBe(3)
    const again = await list()
    expect(again.listed).toEqual([
      ['one', ' 0'],
      ['two', ' 0'],
      ['three', ' 0'],
    ])
    expect(again.reads).toBe(1)
    const other = await openTestProjects({ directory, openFiles: 1 })
    const [{ projectId }] = (await other.list()) as [ListedProject]
    await (await other.open(projectId))!.upload(comments(2))
    const changed = await list()
    expect(changed.listed).toEqual([
      ['one', ' 2'],
      ['two', ' 0'],
      ['three', ' 0'],
    ])
    expect(changed.reads).toBe(2)
    expect((await list('two')).listed).toEqual([['two', ' 0']])
    expect((await projects.list()).map(({ name }) => name)).toEqual(['one', 'two', 'three'])
  },
)

test('details that may change without the file are read each time', async () => {
  const { list } = await listDetails(false)
  for (let time = 0; time < 2; time++) expect((await list()).reads).toBe(3)
})

test.skipIf(process.platform === 'win32')('what another process changes is in the next list', async () => {
  const directory = emptyFolder()
  // Files that were written a moment ago are always read.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10_000 })
  onTestFinished(() => void vi.useRealTimers())
  const projects = await openTestProjects({ directory, openFiles: 1 })
  const names = ['one', 'two', 'three']
  for (const name of names) await newProject(projects, name)
  const counts = async () => (await projects.list()).map(({ name, documentCount }) => `${name} ${documentCount}`)
  for (let time = 0; time < 2; time++) expect(await counts()).toEqual(['one 0', 'two 0', 'three 0'])
  const other = await openTestProjects({ directory, openFiles: 1 })
  for (const [i, { projectId }] of (await other.list()).entries()) {
    await (await other.open(projectId))!.upload(comments(i + 1))
    expect((await counts())[i]).toBe(`${names[i]} ${i + 1}`)
  }
  for (let time = 0; time < 2; time++) expect(await counts()).toEqual(['one 1', 'two 2', 'three 3'])
})
