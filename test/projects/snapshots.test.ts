import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inlineCompute } from '../../src/compute/pool.js'
import { cacheSlot } from '../../src/compute/slotCache.js'
import { createMemoryBudget } from '../../src/projects/memoryBudget.js'
import { fileOfProject } from '../../src/projects/project.js'
import type { Projects } from '../../src/projects/projects.js'
import { openSnapshots, type SnapshotAccess, type SnapshotState } from '../../src/projects/snapshots.js'
import { isPartlyRead, readAhead } from '../../src/snapshot/readAhead.js'
import type { Snapshot } from '../../src/snapshot/snapshot.js'
import { openProjectFile, projectPath } from '../../src/storage/sqlite/project/projectFile.js'
import { emptyFolder } from '../storage/folder.js'
import { build, comments, newProject, openTestProjects } from './testProjects.js'

/** A built project in a folder, its file, and what opens its snapshots. */
async function openBuilt() {
  const directory = emptyFolder()
  const project = await newProject(await openTestProjects({ directory }))
  await project.upload(comments(10))
  await build(project, { stages: 'core' })
  const file = openProjectFile(projectPath(directory, project.projectId))
  const access: SnapshotAccess = {
    store: file.snapshots,
    minimumScienceVersion: '0.1',
  }
  return { project, file, access }
}

const whole = (state: SnapshotState): Snapshot => {
  if (typeof state === 'string') throw new Error(state)
  return state
}

test('a snapshot is opened once, and another run of sentiment shares all but sentiment', async () => {
  const { project, file, access } = await openBuilt()
  const snapshots = openSnapshots(access, createMemoryBudget())
  const first = whole(await snapshots.current())
  expect(await snapshots.current()).toBe(first)
  expect(await first.sentiment()).toBeUndefined()
  await project.startBuild({ stages: 'sentiment' })
  await project.waitFor('sentiment')
  const second = whole(await snapshots.current())
  expect(second).not.toBe(first)
  expect(second.postings).toBe(first.postings)
  expect(await second.sentiment()).toBeDefined()
  expect(await first.sentiment()).toBeUndefined()
  snapshots.forget()
  expect(whole(await snapshots.current()).postings).not.toBe(first.postings)
  await file.close()
})

test('a snapshot is not kept open if its size could not be read, and counts once it can be', async () => {
  const { file, access } = await openBuilt()
  const memory = createMemoryBudget()
  const faults = ['The disk is away.']
  const bytes: typeof file.snapshots.bytes = async (version) => {
    const fault = faults.pop()
    if (fault !== undefined) throw new Error(fault)
    return await file.snapshots.bytes(version)
  }
  const snapshots = openSnapshots({ ...access, store: { ...file.snapshots, bytes } }, memory)
  await expect(snapshots.current()).rejects.toThrow('The disk is away.')
  expect(memory.bytes()).toBe(0)
  await snapshots.current()
  expect(memory.bytes()).toBeGreaterThan(0)
  await file.close()
})

test('a later build is opened, however many runs of sentiment the one before has had', async () => {
  const { project, file, access } = await openBuilt()
  for (let run = 0; run < 2; run++) {
    await project.startBuild({ stages: 'sentiment' })
    await project.waitFor('sentiment')
  }
  const snapshots = openSnapshots(access, createMemoryBudget())
  expect(whole(await snapshots.current()).documents.count).toBe(10)
  await project.upload(comments(3))
  await build(project, { stages: 'core' })
  expect(whole(await snapshots.current())).toMatchObject({ info: { number: 2 }, documents: { count: 13 } })
  await file.close()
})

/** What a search may leave unread. */
const numbersOf = ({ postings: { documents, frequencies }, columns: { fields } }: Snapshot) => ({
  documents,
  frequencies,
  fields: fields.map((column) => ({ ...column, values: [...column.values] })),
})

test('for a search metadata and postings may be unread, and every other question finds them read', async () => {
  const { file, access } = await openBuilt()
  const all = whole(await openSnapshots(access, createMemoryBudget()).current())
  expect(all.later).toBeUndefined()
  for (const ask of ['seen', 'current'] as const) {
    const snapshots = openSnapshots({ ...access, leastLaterBytes: 0 }, createMemoryBudget())
    const searched = whole(await snapshots.seen({ forSearch: true }))
    expect(searched.later!.isRead()).toBe(false)
    expect(searched.postings.documents).not.toEqual(all.postings.documents)
    const asked = whole(await snapshots[ask]())
    expect(asked).toBe(searched)
    expect(asked.later!.isRead()).toBe(true)
    expect(numbersOf(asked)).toEqual(numbersOf(all))
  }
  await file.close()
})

test('what a search leaves unread is read ahead', async () => {
  const { file, access } = await openBuilt()
  const all = whole(await openSnapshots(access, createMemoryBudget()).current())
  const snapshots = openSnapshots({ ...access, leastLaterBytes: 0 }, createMemoryBudget())
  const searched = whole(await snapshots.seen({ forSearch: true }))
  expect([isPartlyRead(all), isPartlyRead(searched)]).toEqual([false, true])
  await readAhead(searched, inlineCompute)
  expect(isPartlyRead(searched)).toBe(false)
  expect(numbersOf(searched)).toEqual(numbersOf(all))
  await file.close()
})

test('a project reads ahead behind a search, until it is closed', async () => {
  const directory = emptyFolder()
  const built = await openTestProjects({ directory })
  const { projectId } = await newProject(built)
  const project = (await built.open(projectId))!
  await project.upload(comments(9_000))
  await build(project, { stages: 'core' })
  await built.close()
  const search = async (projects: Projects) => {
    const opened = (await projects.open(projectId))!
    const snapshot = whole(await opened.openSnapshot({ forSearch: true }))
    expect(isPartlyRead(snapshot)).toBe(true)
    opened.readAhead(snapshot)
    return snapshot
  }
  // A failure of the reading that is under way would be unhandled.
  const closedAtOnce = await openTestProjects({ directory })
  await search(closedAtOnce)
  await closedAtOnce.close()
  const projects = await openTestProjects({ directory })
  const snapshot = await search(projects)
  while (isPartlyRead(snapshot)) await nextTurn()
  expect(snapshot.columns.fields.map(({ offsets }) => offsets!.at(-1))).toEqual([9_000])
})

test('a refresh opens what was published since, and nothing where none is open', async () => {
  const { project, file, access } = await openBuilt()
  const read: number[] = []
  const source: SnapshotAccess['store']['source'] = (version) => {
    read.push(version.number)
    return file.snapshots.source(version)
  }
  const snapshots = openSnapshots({ ...access, store: { ...file.snapshots, source } }, createMemoryBudget())
  await snapshots.refresh()
  expect(read).toEqual([])
  const first = whole(await snapshots.current())
  await snapshots.refresh()
  expect(read).toEqual([1])
  await project.upload(comments(5, 10))
  await build(project, { stages: 'core' })
  await snapshots.refresh()
  expect(read).toEqual([1, 2])
  const second = whole(await snapshots.current())
  expect([first.info.documentCount, second.info.documentCount, read.length]).toEqual([10, 15, 2])
  await file.close()
})

test('none is open before a build, by an older version, or with another tokenizer', async () => {
  const { file, access } = await openBuilt()
  const stateOf = (changes: Partial<SnapshotAccess>) =>
    openSnapshots({ ...access, ...changes }, createMemoryBudget()).current()
  expect(await stateOf({ minimumScienceVersion: '99' })).toBe('outdated')
  const tokenizer = { name: 'own', tokenize: (text: string) => [text] }
  expect(await stateOf({ tokenizer: (() => tokenizer) as unknown as SnapshotAccess['tokenizer'] })).toBe('outdated')
  expect(await stateOf({ tokenizer: (() => undefined) as unknown as SnapshotAccess['tokenizer'] })).toBeTypeOf('object')
  // A later version has written it.
  const source: SnapshotAccess['store']['source'] = (version) => {
    const own = file.snapshots.source(version)
    const formatted = (head: unknown) => JSON.stringify({ ...JSON.parse(head as string), format: 99 })
    const read = async (name: string) => (name === 'info' ? formatted(await own.read(name)) : own.read(name))
    return { ...own, read }
  }
  expect(await stateOf({ store: { ...file.snapshots, source } })).toBe('outdated')
  await file.snapshots.unpublish()
  expect(await stateOf({})).toBe('unbuilt')
  await file.close()
})

test('an outdated snapshot stays so with another run of sentiment', async () => {
  const { project, file, access } = await openBuilt()
  const snapshots = openSnapshots({ ...access, minimumScienceVersion: '99' }, createMemoryBudget())
  expect(await snapshots.current()).toBe('outdated')
  await project.startBuild({ stages: 'sentiment' })
  await project.waitFor('sentiment')
  expect(await snapshots.current()).toBe('outdated')
  await file.close()
})

test('a snapshot that others replace while it is opened is opened again, five times at most', async () => {
  const { file, access } = await openBuilt()
  const { number } = (await file.snapshots.current())!
  for (const [replacements, opens] of [
    [4, 5],
    [9, 5],
  ] as const) {
    let opened = 0
    let replaced = 0
    const store = {
      ...file.snapshots,
      // Each opening finds another snapshot, which is gone when it is read.
      current: async () => ({ number: replaced < replacements ? number + 1 + replaced : number, layer: 0 }),
    }
    const source: SnapshotAccess['store']['source'] = (version) => {
      opened++
      if (version.number === number) return file.snapshots.source(version)
      replaced++
      return {
        read: async () => {
          throw new Error('replaced')
        },
      }
    }
    const opening = openSnapshots({ ...access, store: { ...store, source } }, createMemoryBudget()).current()
    if (replacements < 5) expect(whole(await opening).info.number).toBe(number)
    else await expect(opening).rejects.toThrow('replaced')
    expect(opened).toBe(opens)
  }
  await file.close()
})

test('a snapshot that cannot be read is an error at once, and is tried again with the next question', async () => {
  const { file, access } = await openBuilt()
  let opened = 0
  const source: SnapshotAccess['store']['source'] = (version) => {
    opened++
    if (opened > 1) return file.snapshots.source(version)
    return {
      read: async () => {
        throw new Error('damaged')
      },
    }
  }
  const snapshots = openSnapshots({ ...access, store: { ...file.snapshots, source } }, createMemoryBudget())
  await expect(snapshots.current()).rejects.toThrow('damaged')
  expect(opened).toBe(1)
  expect(whole(await snapshots.current()).info.number).toBe(1)
  expect(opened).toBe(2)
  await file.close()
})

test('open snapshots and their caches count for the budget, and the one asked last stays', async () => {
  const [one, two] = [await openBuilt(), await openBuilt()]
  const bytes = await one.file.snapshots.bytes((await one.file.snapshots.current())!)
  const memory = createMemoryBudget(bytes * 2.5)
  const [first, second] = [openSnapshots(one.access, memory), openSnapshots(two.access, memory)]
  const before = whole(await first.current())
  const other = whole(await second.current())
  // A question makes the first one the last that was asked: the cache that grows drops the other.
  expect(await first.current()).toBe(before)
  const slot = cacheSlot<string, number>({ name: 'large', bytesOf: (value) => value })
  before.cache.setLimit(bytes * 2)
  before.cache.set(slot, 'value', bytes)
  expect(await first.current()).toBe(before)
  expect(await second.current()).not.toBe(other)
  for (const { file } of [one, two]) await file.close()
})

test('a build that extends an open snapshot answers from then on', async () => {
  const { project } = await openBuilt()
  const before = whole(await project.openSnapshot())
  await project.upload(comments(1, 10))
  await build(project, { stages: 'core' })
  const after = whole(await project.openSnapshot())
  expect([before.info.documentCount, after.info.documentCount]).toEqual([10, 11])
  expect(await fileOfProject(project).records.snapshots.current()).toEqual({ number: 2, layer: 0 })
})

test('a question that learned an older version late gets the newer one that is open', async () => {
  const { project, file, access } = await openBuilt()
  const version = (await file.snapshots.current())!
  const snapshots = openSnapshots(
    { ...access, store: { ...file.snapshots, seen: async () => version } },
    createMemoryBudget(),
  )
  expect(whole(await snapshots.seen()).info.documentCount).toBe(10)
  await project.upload(comments(5, 10))
  await build(project, { stages: 'core' })
  const newer = whole(await snapshots.current())
  expect(await snapshots.seen()).toBe(newer)
  expect(newer.info.documentCount).toBe(15)
  await file.close()
})

test('what is asked again is the last to go, and what is forgotten takes no memory', async () => {
  const [one, two] = [await openBuilt(), await openBuilt()]
  const bytes = await one.file.snapshots.bytes((await one.file.snapshots.current())!)
  const memory = createMemoryBudget(bytes * 2.5)
  const [first, second] = [openSnapshots(one.access, memory), openSnapshots(two.access, memory)]
  const [before, other] = [whole(await first.current()), whole(await second.current())]
  expect(await first.current()).toBe(before)
  const third = {}
  memory.admit(third, bytes, () => {})
  expect(await first.current()).toBe(before)
  memory.forget(third)
  expect(await second.current()).not.toBe(other)
  first.forget()
  second.forget()
  expect(memory.bytes()).toBe(0)
  for (const { file } of [one, two]) await file.close()
})
