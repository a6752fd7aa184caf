import { expect, test } from 'vitest'
import { fileOfProject, type Project } from '../../../src/projects/project.js'
import { SnapshotReplaced } from '../../../src/storage/failures.js'
import { build, comments, gatedCompute, longComments, newProject, openTestProjects } from '../testProjects.js'

const core = { stages: 'core' } as const

const changed = (givenId: string, text = 'A new text.') => ({ givenId, title: '', text, metadata: [] })

/** A project with two built documents and three that wait, and the ids of both. */
async function openChanged(): Promise<{ project: Project; built: string[]; waiting: string[] }> {
  const project = await newProject(await openTestProjects())
  const built = await project.upload(comments(2))
  await build(project, { stages: 'core' })
  const waiting = await project.upload(comments(3, 2))
  return { project, built, waiting }
}

test('uncommitted documents are those added or changed since the build and not marked, page by page', async () => {
  const { project, built, waiting } = await openChanged()
  const idsOf = async (offset: number, limit: number): Promise<string[]> =>
    (await project.changes.uncommitted({ offset, limit })).map(({ docId }) => docId)
  expect(await project.changes.uncommittedIds()).toEqual(waiting)
  for (const [offset, limit] of [
    [0, 2],
    [1, 1],
    [2, 5],
    [3, 5],
    [0, 0],
  ] as const) {
    expect(await idsOf(offset, limit)).toEqual(waiting.slice(offset, offset + limit))
  }
  await project.changeFlags(waiting.slice(0, 1), 'mark')
  await project.changes.replace([changed(built[0]!)])
  expect(await project.changes.uncommittedIds()).toEqual([...waiting.slice(1), built[0]])
})

test('pages of uncommitted documents go on where thousands are read in several turns', async () => {
  const project = await newProject(await openTestProjects())
  const ids = await project.upload(comments(4_100))
  expect(await project.changes.uncommittedIds()).toEqual(ids)
  for (const [offset, limit] of [
    [1_999, 3],
    [2_000, 1],
    [2_001, 2_050],
    [4_099, 9],
  ] as const) {
    const page = await project.changes.uncommitted({ offset, limit })
    expect(page.map(({ docId }) => docId)).toEqual(ids.slice(offset, offset + limit))
  }
})

test('a change keeps a document that was marked, and refuses one that is not there with all others', async () => {
  const { project, built, waiting } = await openChanged()
  await project.changeFlags([built[0]!, waiting[0]!], 'mark')
  const before = (await project.info()).lastUpdate
  const unknown = expect.objectContaining({ code: 'INVALID_PARAMS', details: { parameters: ['docs'] } })
  await expect(project.changes.replace([changed(built[0]!), changed('unknown')])).rejects.toEqual(unknown)
  expect((await project.info()).lastUpdate).toBe(before)
  expect((await project.pending()).marked).toBe(2)
  await project.changes.replace([changed(built[0]!), changed(waiting[0]!)])
  expect((await project.info()).lastUpdate).toBeGreaterThan(before)
  expect((await project.pending()).marked).toBe(0)
  expect((await project.changes.keysOf([built[0]!]))[0]).toHaveLength(2)
  expect((await project.changes.keysOf([waiting[0]!]))[0]).toHaveLength(1)
  expect((await project.info()).documentCount).toBe(5)
  for (const docId of [built[0]!, waiting[0]!]) {
    expect((await project.changes.newest([docId]))[0]).toMatchObject({
      isBuilt: false,
      document: { text: 'A new text.' },
    })
  }
  expect((await project.changes.newest(['unknown']))[0]).toBeUndefined()
})

test('new versions stand in the order in which they were sent, in one page and over several', async () => {
  const project = await newProject(await openTestProjects())
  const built = await project.upload(comments(600))
  await build(project, { stages: 'core' })
  // More than are looked up at once, in an order of their own.
  const sent = [...built.slice(300), ...built.slice(0, 300).toReversed()]
  await project.changes.replace(sent.map((docId, i) => changed(docId, `Text ${i}.`)))
  expect(await project.changes.uncommittedIds()).toEqual(sent)
  const newest = await project.changes.newest(sent)
  expect(newest.map((version) => version!.document.text)).toEqual(sent.map((_, i) => `Text ${i}.`))
  // Versions that no build has read are written over where they are.
  const again = sent.toReversed()
  await project.changes.replace(again.map((docId, i) => changed(docId, `Later text ${i}.`)))
  expect(await project.changes.uncommittedIds()).toEqual(sent)
  const texts = (await project.changes.newest(again)).map((version) => version!.document.text)
  expect(texts).toEqual(again.map((_, i) => `Later text ${i}.`))
})

test('an unbuilt document gives up the fields that it had, and takes none of another type', async () => {
  const project = await newProject(await openTestProjects())
  const [first, second] = await project.upload([
    { title: '', text: 'One.', metadata: [{ name: 'age', type: 'number', value: 1 }] },
    { title: '', text: 'Two.', metadata: [{ name: 'town', type: 'string', value: 'a' }] },
  ])
  const text = { title: '', text: 'New.' }
  const aged = { ...text, givenId: second!, metadata: [{ name: 'age', type: 'string' as const, value: 'old' }] }
  await expect(project.changes.replace([aged])).rejects.toMatchObject({ code: 'INVALID_PARAMS' })
  expect([...(await project.fieldTypes())].sort()).toEqual([
    ['age', 'number'],
    ['town', 'string'],
  ])
  // Together they may exchange the type: nobody has the field as a number any more.
  await project.changes.replace([changed(first!), aged])
  expect([...(await project.fieldTypes())]).toEqual([['age', 'string']])
})

test('a revert discards additions, changes and marks, and is refused during a build', async () => {
  const { project, built } = await openChanged()
  await project.changeFlags(built.slice(1), 'mark')
  await project.changes.replace([changed(built[0]!)])
  const { lastUpdate } = await project.info()
  await project.changes.revert()
  expect(await project.info()).toMatchObject({ documentCount: 2 })
  expect((await project.info()).lastUpdate).toBeGreaterThan(lastUpdate)
  expect(await project.pending()).toEqual({ marked: 0, unbuilt: 0 })
  expect((await project.changes.newest([built[0]!]))[0]).toMatchObject({ isBuilt: true })
  const { compute, reached, open } = gatedCompute('build.')
  const other = await newProject(await openTestProjects({ compute }))
  await other.upload(longComments())
  await other.startBuild(core)
  await reached
  const locked = expect.objectContaining({ code: 'PROJECT_LOCKED' })
  await expect(other.changes.revert()).rejects.toEqual(locked)
  open()
  await other.waitFor('build')
  expect((await other.info()).documentCount).toBe(300)
})

test('a clearing is refused during an upload, and stops the build of this process', async () => {
  const { project } = await openChanged()
  const { records: file } = fileOfProject(project)
  const arrival = await file.arrivals.begin()
  for (const keepDocuments of [true, false]) {
    await expect(project.changes.clear(keepDocuments)).rejects.toMatchObject({ code: 'PROJECT_LOCKED' })
  }
  expect(await project.info()).toMatchObject({ documentCount: 5, lastBuild: { number: 1 } })
  await file.arrivals.giveUp(arrival)
  await project.changes.clear(true)
  expect(await project.info()).toMatchObject({ documentCount: 5, lastBuild: undefined, lastSuccessfulBuildTime: null })
  await project.changes.clear(false)
  expect((await project.info()).documentCount).toBe(0)
  const { compute, reached, open } = gatedCompute('build.')
  const other = await newProject(await openTestProjects({ compute }))
  await other.upload(longComments())
  await other.startBuild(core)
  await reached
  const clearing = other.changes.clear(true)
  open()
  await clearing
  expect(await other.info()).toMatchObject({
    documentCount: 300,
    lastBuild: { success: false, reason: 'The project was cleared.' },
  })
})

test('ids are found by key; one that a build has removed is an error that says so', async () => {
  const { project, built, waiting } = await openChanged()
  expect(await project.changes.idsOf([2, 1, 5])).toEqual([built[1], built[0], waiting[2]])
  expect(await project.changes.idsOf([])).toEqual([])
  await expect(project.changes.idsOf([1, 99])).rejects.toBeInstanceOf(SnapshotReplaced)
})
