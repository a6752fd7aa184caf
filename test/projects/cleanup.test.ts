import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createCleanup } from '../../src/projects/cleanup.js'
import type { Project } from '../../src/projects/project.js'
import { openProjectFile, type ProjectFile, projectPath } from '../../src/storage/sqlite/project/projectFile.js'
import { emptyFolder } from '../storage/folder.js'
import { build, comments, newProject, openTestProjects } from './testProjects.js'

// The test owns the clock of the delay.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A project with removed documents, 450 unless another number is given, and a cleanup that has not begun. */
async function openCleanup(documents = 450) {
  const file = openProjectFile(undefined)
  const arrival = await file.arrivals.begin()
  const docs = Array.from({ length: documents }, (_, i) => ({ docId: `d${i}`, title: '', text: 'x', metadata: [] }))
  await file.documents.insert(arrival, docs)
  await file.arrivals.end(arrival, { documents, characters: documents, fields: new Map() })
  await file.versions.clear()
  let underWay = 0
  let most = 0
  let done = 0
  const during = async <T>(work: () => Promise<T>): Promise<T> => {
    most = Math.max(most, ++underWay)
    return await work().finally(() => underWay--)
  }
  let isLost = false
  const arrivals: ProjectFile['arrivals'] = {
    ...file.arrivals,
    abandoned: async () => {
      if (isLost) throw new Error('The file is gone.')
      return await file.arrivals.abandoned()
    },
  }
  const cleanup = createCleanup({ records: { ...file, arrivals }, during }, () => void done++)
  const lose = (lost: boolean): void => {
    isLost = lost
  }
  const settle = async (): Promise<void> => {
    do await nextTurn()
    while (underWay > 0)
  }
  const left = async () => (await file.documents.idsInRanges([0], 1e9)).length
  return { file, cleanup, settle, left, done: () => done, most: () => most, lose, isRunning: () => underWay > 0 }
}

test('a minute after the last wish removed documents are erased in steps', async () => {
  const { cleanup, settle, left, done, most } = await openCleanup()
  cleanup.schedule()
  vi.advanceTimersByTime(59_999)
  cleanup.schedule()
  vi.advanceTimersByTime(59_999)
  await settle()
  expect([await left(), most()]).toEqual([450, 0])
  vi.advanceTimersByTime(1)
  await nextTurn()
  expect(await left()).toBeGreaterThan(0)
  await settle()
  expect([await left(), done(), most(), cleanup.isStopped()]).toEqual([0, 1, 1, false])
  expect(vi.getTimerCount()).toBe(0)
})

test('one step erases two hundred documents', async () => {
  const { cleanup, left } = await openCleanup()
  cleanup.schedule()
  vi.advanceTimersByTime(60_000)
  const seen = new Set<number>()
  while ((await left()) > 0) {
    seen.add(await left())
    await nextTurn()
  }
  expect([...seen]).toEqual([450, 250, 50])
})

test('while a build holds the lease nothing is removed', async () => {
  const { cleanup, file, settle, left, done } = await openCleanup()
  const holder = (await file.lease.take())!
  cleanup.schedule()
  vi.advanceTimersByTime(60_000)
  await settle()
  expect([await left(), done()]).toEqual([450, 1])
  await file.lease.release(holder)
  cleanup.schedule()
  vi.advanceTimersByTime(60_000)
  await settle()
  expect(await left()).toBe(0)
})

test('a cleanup takes an expired lease away: it may have removed parts of a snapshot that was half written', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const { file, cleanup, settle, left } = await openCleanup()
  const holder = (await file.lease.take())!
  cleanup.schedule()
  vi.advanceTimersByTime(60_000)
  await settle()
  expect([await left(), await file.lease.renew(holder)]).toEqual([0, false])
})

test('a stop ends what is under way after its step, and nothing begins any more', async () => {
  const { cleanup, settle, left, done, isRunning } = await openCleanup(1_000)
  cleanup.schedule()
  vi.advanceTimersByTime(60_000)
  while ((await left()) === 1_000) await nextTurn()
  expect(isRunning()).toBe(true)
  cleanup.stop()
  await settle()
  expect(await left()).toBeGreaterThan(0)
  expect([done(), cleanup.isStopped()]).toEqual([0, true])
  cleanup.schedule()
  expect(vi.getTimerCount()).toBe(0)
})

describe('at its end a process removes for a short time', () => {
  test('what builds have removed a minute ago or more, also after a stop', async () => {
    const { cleanup, file, left } = await openCleanup()
    const { number } = await file.builds.start({
      scienceVersion: '1',
      language: 'en',
      startTime: 1,
      skipSentiment: false,
    })
    await file.builds.change(number, { stopTime: 100, sentimentStopTime: 150, success: true })
    cleanup.stop()
    await cleanup.finish(209)
    expect(await left()).toBe(450)
    await cleanup.finish(210)
    expect(await left()).toBe(0)
  })

  test('nothing that it has replaced itself less than a minute ago', async () => {
    const { cleanup, left } = await openCleanup()
    cleanup.schedule()
    const clock = vi.spyOn(performance, 'now')
    await cleanup.finish(1_000)
    expect(await left()).toBe(450)
    const now = performance.now()
    clock.mockReturnValue(now + 60_000)
    await cleanup.finish(1_000)
    clock.mockRestore()
    expect(await left()).toBe(0)
  })

  test('what was left by others', async () => {
    const { cleanup, left } = await openCleanup()
    cleanup.schedule('left')
    await cleanup.finish(1_000)
    expect(await left()).toBe(0)
  })

  test('no more than fits into a fifth of a second, and nothing while a build runs', async () => {
    const { cleanup, file, left } = await openCleanup(1_000)
    const holder = (await file.lease.take())!
    await cleanup.finish(1_000)
    expect(await left()).toBe(1_000)
    await file.lease.release(holder)
    let now = performance.now()
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 90))
    await cleanup.finish(1_000)
    clock.mockRestore()
    expect(await left()).toBe(400)
  })
})

test('processes that end at once leave no text in the file that an earlier build has removed', async () => {
  const directory = emptyFolder()
  let now = 1_000_000
  const visit = async <T>(work: (project: Project) => Promise<T>): Promise<T> => {
    const projects = await openTestProjects({ directory, now: () => now })
    const [entry] = await projects.list()
    const result = await work(
      entry === undefined ? await newProject(projects) : (await projects.open(entry.projectId))!,
    )
    await projects.close()
    now += 10
    return result
  }
  const projectId = await visit(async (project) => {
    const [first] = await project.upload(comments(40))
    await build(project, { stages: 'core' })
    await project.changeFlags([first!], 'mark')
    await build(project, { stages: 'core' })
    return project.projectId
  })
  const stored = async () => {
    const file = openProjectFile(projectPath(directory, projectId))
    const { length } = await file.documents.idsInRanges([0], 1e9)
    await file.close()
    return length
  }
  expect(await stored()).toBe(40)
  // The next build.
  const second = await visit(async (project) => {
    const ids = await project.upload(comments(20, 40))
    await build(project, { stages: 'core' })
    return ids[0]!
  })
  expect(await stored()).toBe(59)
  await visit(async (project) => {
    await project.changeFlags([second], 'mark')
    await build(project, { stages: 'core' })
  })
  // A visit within a minute, and one later.
  await visit((project) => project.info())
  expect(await stored()).toBe(59)
  now += 60
  await visit((project) => project.info())
  expect(await stored()).toBe(58)
})

test('a stop takes back what was scheduled', async () => {
  const { cleanup, settle, left } = await openCleanup()
  cleanup.schedule()
  cleanup.stop()
  vi.advanceTimersByTime(60_000)
  await settle()
  expect([await left(), vi.getTimerCount()]).toEqual([450, 0])
})

test('what fails is left to the next time', async () => {
  const { cleanup, lose, settle, left, done } = await openCleanup()
  lose(true)
  cleanup.schedule()
  vi.advanceTimersByTime(60_000)
  await settle()
  expect([await left(), done()]).toEqual([450, 0])
  lose(false)
  cleanup.schedule()
  vi.advanceTimersByTime(60_000)
  await settle()
  expect([await left(), done()]).toEqual([0, 1])
})

test('what a process that died has begun is finished first: uploads end, marks are set', async () => {
  const { cleanup, file, settle } = await openCleanup(0)
  const arrival = await file.arrivals.begin()
  await file.documents.insert(arrival, [{ docId: 'late', title: '', text: 'x', metadata: [] }])
  await file.arrivals.giveUp(arrival)
  expect(await file.arrivals.any()).toBe(true)
  cleanup.schedule()
  vi.advanceTimersByTime(60_000)
  await settle()
  expect([await file.arrivals.any(), await file.documents.idsInRanges([0], 10)]).toEqual([false, []])
})

test('after a cleanup the usage of the workspace has the smaller size of the project', async () => {
  const projects = await openTestProjects({ directory: emptyFolder() })
  const project = await newProject(projects)
  await project.upload(comments(40))
  await build(project, { stages: 'core' })
  await project.upload(comments(40, 40))
  await build(project, { stages: 'core' })
  const { workspaceId } = await project.info()
  const sizeNow = async (): Promise<number> => (await projects.catalog.usage.spaceOf(workspaceId, 0)).total
  const before = await sizeNow()
  expect(before).toBeGreaterThan(0)
  vi.advanceTimersByTime(60_000)
  // The chunks of the first build are removed in steps.
  while ((await sizeNow()) >= before) await nextTurn()
  expect(await sizeNow()).toBeLessThan(before)
})

test('a build that has ended is not started again', async () => {
  const project = await newProject(await openTestProjects())
  expect(await project.resumeBuild()).toBe(false)
  await project.upload(comments(4))
  await build(project, { stages: 'core' })
  expect(await project.resumeBuild()).toBe(false)
  expect((await project.info()).lastBuild?.number).toBe(1)
})
