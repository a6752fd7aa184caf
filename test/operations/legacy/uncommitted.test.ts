import { expect, test } from 'vitest'
import { type Engine, openEngine } from '../../../src/engine.js'
import { hotelDocuments, openHotel } from './openLegacy.js'

const idsOf = (docs: unknown): unknown[] => (docs as unknown[]).map((doc) => (doc as { _id: string })._id)

async function openWaiting(engine: Engine, count: number) {
  const account = (await engine.profile.get()).default_workspace!
  const { project_id } = await engine.legacy.projects.create({ account, name: 'Hotel' })
  const at = { account, project_id }
  const docs = Array.from({ length: count }, (_, i) => ({ _id: `doc-${i}`, text: `Room ${i}.` }))
  await engine.legacy.docs.add({ ...at, docs })
  return at
}

test('documents that wait are paged in the order of their upload, across the pages of the storage', async () => {
  await using engine = await openEngine({ threads: 0 })
  const at = await openWaiting(engine, 350)
  const page = async (limit: number, offset: number) =>
    idsOf(await engine.legacy.docs.get({ ...at, uncommitted: true, limit, offset }))
  const expected = (from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from) }, (_, i) => `doc-${from + i}`)
  for (const [limit, offset] of [
    [100, 0],
    [101, 0],
    [250, 7],
    [300, 60],
    [1, 349],
    [5, 350],
    [0, 0],
  ] as const) {
    expect(await page(limit, offset), `${limit} from ${offset}`).toEqual(
      expected(offset, Math.min(350, offset + limit)),
    )
  }
  expect(idsOf(await engine.legacy.docs.get({ ...at, uncommitted: true }))).toEqual(expected(0, 100))
  expect(
    idsOf(await engine.legacy.docs.get({ ...at, uncommitted: true, ids: ['doc-7', 'none', 'doc-3', 'doc-7'] })),
  ).toEqual(['doc-7', 'doc-3'])
})

test('documents that wait and are marked for deletion, and built ones, are not listed, however they are asked for', async () => {
  await using engine = await openEngine({ threads: 0 })
  const at = await openWaiting(engine, 3)
  await engine.legacy.docs.recalculate(at)
  await engine.project(at.project_id).waitForBuild()
  const docs = ['new-0', 'new-1', 'new-2'].map((_id) => ({ _id, text: 'A new room.' }))
  await engine.legacy.docs.add({ ...at, docs })
  await engine.legacy.docs.update({ ...at, docs: [{ _id: 'doc-1', text: 'Another room.' }] })
  await engine.legacy.docs.delete({ ...at, ids: ['new-1', 'doc-2'] })
  const ids = ['doc-2', 'new-2', 'new-1', 'doc-1', 'doc-0', 'new-0']
  const asked = await engine.legacy.docs.get({ ...at, uncommitted: true, ids })
  expect(idsOf(asked)).toEqual(['new-2', 'doc-1', 'new-0'])
  expect(await engine.legacy.docs.get({ ...at, uncommitted: true, id: 'new-1' })).toBeNull()
  expect(await engine.legacy.docs.get({ ...at, uncommitted: true, id: 'doc-0' })).toBeNull()
  expect(await engine.legacy.docs.get({ ...at, uncommitted: true, id: 'new-0' })).toMatchObject({ _id: 'new-0' })
  expect(idsOf(await engine.legacy.docs.get({ ...at, uncommitted: true }))).toEqual(['new-0', 'new-2', 'doc-1'])
  expect(await engine.legacy.docs.ids({ ...at, uncommitted: true })).toEqual(['new-0', 'new-2', 'doc-1'])
})

test('the ids of documents that wait are those of a subset, across the pages of the storage', async () => {
  await using engine = await openEngine({ threads: 0 })
  const at = await openWaiting(engine, 1)
  const subsetOf = (i: number): string => (i % 3 === 0 ? 'third' : 'others')
  const docs = Array.from({ length: 250 }, (_, i) => ({ _id: `new-${i}`, text: 'Room.', subsets: [subsetOf(i)] }))
  await engine.legacy.docs.add({ ...at, docs })
  const ids = async (subset: string) => await engine.legacy.docs.ids({ ...at, uncommitted: true, subset })
  const expected = docs.filter(({ subsets }) => subsets[0] === 'third').map(({ _id }) => _id)
  expect(await ids('third')).toEqual(expected)
  expect(await ids('none')).toEqual([])
  expect(await ids('__all__')).toHaveLength(251)
})

test('a change of documents refuses ids that are missing or unknown, and changes nothing', async () => {
  await using engine = await openEngine({ threads: 0 })
  const at = await openWaiting(engine, 3)
  const change = (...docs: Record<string, unknown>[]) => engine.legacy.docs.update({ ...at, docs: docs as never })
  const first = { _id: 'doc-0', text: 'New.' }
  for (const [wrong, pattern] of [
    [{ text: 'x' }, /docs\[1\]\._id.*missing/],
    [{ _id: 5, text: 'x' }, /docs\[1\]\._id.*missing/],
    [{ _id: 'none', text: 'x' }, /docs\[1\]\._id.*does not exist/],
    [{ _id: 'doc-1', text: 5 }, /docs\[1\].*must be a string/],
  ] as const) {
    await expect(change(first, wrong)).rejects.toMatchObject({
      code: 'INVALID_PARAMS',
      message: expect.stringMatching(pattern),
    })
  }
  const long = 'x'.repeat(500_000)
  const many = await openWaiting(engine, 41)
  const docs = Array.from({ length: 41 }, (_, i) => ({ _id: `doc-${i}`, text: long }))
  await expect(engine.legacy.docs.update({ ...many, docs })).rejects.toMatchObject({ code: 'INVALID_PARAMS' })
  expect(await engine.legacy.docs.update({ ...many, docs: docs.slice(0, 40) })).toBe('OK')
  expect(await change(first, { _id: 'doc-1', title: 'Title' })).toBe('OK')
  const waiting = (await engine.legacy.docs.get({ ...at, uncommitted: true })) as { text: string; title: string }[]
  expect(waiting.map(({ text, title }) => [text, title])).toEqual([
    ['New.', ''],
    ['Room 1.', 'Title'],
    ['Room 2.', ''],
  ])
})

test('a branch has the documents of its ids and of all its subsets, each once, in upload order', async () => {
  await using engine = await openEngine({ threads: 0 })
  const { at } = await openHotel(engine)
  const branch = async (question: object): Promise<string[]> => {
    const made = (await engine.legacy.projects.branch({ ...at, destination: 'Part', ...question } as never)) as {
      project_id: string
    }
    await engine.project(made.project_id).waitForBuild()
    const documents = await engine.legacy.docs.get({ ...at, project_id: made.project_id, limit: 100 })
    return (documents as { title: string }[]).map(({ title }) => title)
  }
  const titles = (wanted: (i: number) => boolean) =>
    hotelDocuments.flatMap(({ title }, i) => (wanted(i) ? [title] : []))
  expect(await branch({ ids: ['doc-5', 'doc-1'] })).toEqual(titles((i) => i === 1 || i === 5))
  expect(await branch({ subsets: ['city'], ids: ['doc-5', 'doc-2'] })).toEqual(titles((i) => i % 2 === 0 || i === 5))
  expect(await branch({ subsets: ['city', 'coast'] })).toEqual(titles(() => true))
})

test('a built document that is sent back as it was read does not wait, except to be kept from removal', async () => {
  await using engine = await openEngine({ threads: 0 })
  const { at } = await openHotel(engine)
  const { docs } = engine.legacy
  const read = await docs.get({ ...at, ids: ['doc-1', 'doc-2', 'doc-3'] })
  await docs.delete({ ...at, ids: ['doc-2'] })
  await docs.update({
    ...at,
    docs: [...(read as object[]), { _id: 'doc-3', title: 'Another' }, { _id: 'doc-4' }] as never,
  })
  expect(await docs.ids({ ...at, uncommitted: true })).toEqual(['doc-2', 'doc-3'])
  await docs.update({ ...at, docs: [{ _id: 'doc-1', title: 'A' }] })
  await docs.update({ ...at, docs: [{ _id: 'doc-1', title: 'Stay 1' }] })
  expect(await docs.get({ ...at, uncommitted: true, id: 'doc-1' })).toMatchObject({ title: 'Stay 1' })
})
