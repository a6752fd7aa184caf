import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countRemovedEntries } from '../../../src/projects/documents/removedEntries.js'
import type { ProjectStorage } from '../../../src/storage/port/project/projectRecords.js'
import { openProjectFile } from '../../../src/storage/sqlite/project/projectFile.js'
import { dump } from '../databases.js'
import { emptyFolder } from '../folder.js'
import { onEveryStorage } from './everyStorage.js'

const documentOf = (docId: string, text: string) => ({
  docId,
  title: '',
  text,
  metadata: [{ name: 'rating', type: 'score' as const, value: text.length }],
  extras: { note: text },
})

async function store(file: ProjectStorage, docId: string, text: string): Promise<void> {
  await file.atomically(async ({ arrivals, documents }) => {
    const arrival = await arrivals.begin()
    await documents.insert(arrival, [documentOf(docId, text)])
    const fields = new Map([['rating', { type: 'score' as const, entries: 1 }]])
    await arrivals.end(arrival, { documents: 1, characters: text.length, fields })
  })
}

async function change(file: ProjectStorage, docId: string, text: string): Promise<void> {
  const found = (await file.versions.newest([docId]))[0]!
  if (!found.isBuilt) await file.versions.overwrite(new Map([[found.document.key, documentOf(docId, text)]]))
  else {
    await store(file, docId, text)
    await file.versions.replaceOlder([docId])
  }
}

async function build(file: ProjectStorage): Promise<void> {
  await file.documents.beginLeaving()
  const entries = await countRemovedEntries(file, new AbortController().signal)
  await file.documents.finishLeaving(await file.documents.lastKey(), entries)
}

/** What the next build would read: of each document one version. */
async function read(file: ProjectStorage): Promise<Record<string, string>> {
  const pages = await file.documents.page(0, await file.documents.lastKey(), 1_000)
  expect(await file.documents.keys(0, await file.documents.lastKey(), 1_000)).toEqual(pages.map(({ key }) => key))
  const newest = await file.versions.newest(pages.map(({ docId }) => docId))
  const found = pages.filter((_, i) => !newest[i]?.isMarked)
  expect(new Set(found.map(({ docId }) => docId)).size).toBe(found.length)
  return Object.fromEntries(found.map(({ docId, text }) => [docId, text]))
}

onEveryStorage('a changed document has two versions until the build, and one afterwards', async (open) => {
  const file = await open()
  await store(file, 'a', 'first')
  await build(file)
  await file.flags.change(await file.flags.keysOf(['a']), 'favor')
  await change(file, 'a', 'second one')
  expect((await file.versions.keysOf(['a']))[0]).toEqual([1, 2])
  expect((await file.documents.read([1]))[0]!.text).toBe('first')
  expect((await file.versions.newest(['a']))[0]).toMatchObject({
    document: { key: 2, extras: { note: 'second one' } },
    isBuilt: false,
  })
  expect(await file.documents.totals()).toEqual({ documents: 1, characters: 10 })
  expect(await file.documents.pending()).toEqual({ marked: 0, unbuilt: 1 })
  await build(file)
  expect(await file.documents.totals()).toEqual({ documents: 1, characters: 10 })
  expect(await file.documents.eraseGone(10)).toBe(true)
  expect((await file.versions.keysOf(['a']))[0]).toEqual([2])
  await file.close()
})

test('a changed document stays a favorite, and one that is none becomes none', async () => {
  const path = join(emptyFolder(), 'bcdfg.db')
  const file = openProjectFile(path)
  for (const docId of ['a', 'b']) await store(file, docId, 'old')
  await build(file)
  await file.flags.change(await file.flags.keysOf(['b']), 'favor')
  for (const docId of ['a', 'b']) await change(file, docId, 'newer')
  await file.close()
  const rows = dump(path).documents as { doc_id: string; text: string; favorite: number }[]
  expect(rows.map(({ doc_id, text, favorite }) => [doc_id, text, favorite])).toEqual([
    ['a', 'old', 0],
    ['b', 'old', 1],
    ['a', 'newer', 0],
    ['b', 'newer', 1],
  ])
})

onEveryStorage(
  'what waits for the next build is new or changed and not marked, in the order of the keys, page by page',
  async (open) => {
    const file = await open()
    for (const docId of ['a', 'b']) await store(file, docId, 'old')
    await build(file)
    for (const docId of ['c', 'd', 'e']) await store(file, docId, 'new')
    await change(file, 'a', 'newer')
    expect(await file.versions.uncommitted(0, 10)).toEqual([3, 4, 5, 6])
    expect(await file.versions.uncommitted(0, 2)).toEqual([3, 4])
    expect(await file.versions.uncommitted(4, 2)).toEqual([5, 6])
    await file.flags.change(await file.flags.keysOf(['b', 'd']), 'mark')
    // An upload under way is not there yet.
    const arrival = await file.arrivals.begin()
    await file.documents.insert(arrival, [documentOf('f', 'arriving')])
    expect(await file.versions.uncommitted(0, 10)).toEqual([3, 5, 6])
    await file.versions.clear()
    expect(await file.versions.uncommitted(0, 10)).toEqual([])
    await file.close()
  },
)

onEveryStorage('a build that fails leaves all changes waiting', async (open) => {
  const file = await open()
  for (const docId of ['a', 'b']) await store(file, docId, 'old')
  await build(file)
  await change(file, 'a', 'newer')
  await file.flags.change(await file.flags.keysOf(['b']), 'mark')
  expect(await file.documents.beginLeaving()).toEqual({ documents: 1, characters: 5 })
  await file.documents.cancelLeaving()
  expect(await file.documents.totals()).toEqual({ documents: 2, characters: 8 })
  expect(await read(file)).toEqual({ a: 'newer' })
  while (await file.versions.discardSome(await file.documents.lastKey(), 1));
  await file.versions.unmarkAll()
  expect(await read(file)).toEqual({ a: 'old', b: 'old' })
  expect(await file.documents.totals()).toEqual({ documents: 2, characters: 6 })
  await file.close()
})

onEveryStorage(
  'a version replaced before the builds were forgotten is gone, and no revert restores it',
  async (open) => {
    const file = await open()
    for (const docId of ['a', 'b']) await store(file, docId, 'first')
    await build(file)
    await change(file, 'a', 'second one')
    await file.versions.forgetBuilds()
    // The document a has only its second version from now on, and every document waits for a build.
    expect(await file.versions.uncommitted(0, 10)).toEqual([2, 3])
    expect(await read(file)).toEqual({ a: 'second one', b: 'first' })
    expect(await file.documents.totals()).toEqual({ documents: 2, characters: 15 })
    while (await file.versions.discardSome(await file.documents.lastKey(), 1));
    expect(await read(file)).toEqual({})
    expect(await file.documents.totals()).toEqual({ documents: 0, characters: 0 })
    while (await file.documents.eraseGone(10));
    expect((await file.versions.keysOf(['a', 'b'])).flat()).toEqual([])
    await file.close()
  },
)

onEveryStorage('a field is there as long as any version of a document has it', async (open) => {
  const file = await open()
  const fields = async () => [...(await file.fields.types()).keys()]
  await store(file, 'a', 'built')
  await build(file)
  for (const docId of ['b', 'c', 'd']) await store(file, docId, 'waits')
  while (await file.versions.discardSome(await file.documents.lastKey(), 2));
  expect([await fields(), await read(file)]).toEqual([['rating'], { a: 'built' }])
  await file.fields.subtract(new Map([['rating', 1]]))
  expect(await fields()).toEqual([])
  for (const docId of ['b', 'c']) await store(file, docId, 'waits')
  await file.versions.discardSome(await file.documents.lastKey(), 1)
  expect(await fields()).toEqual(['rating'])
  await file.versions.discardSome(await file.documents.lastKey(), 1)
  expect(await fields()).toEqual([])
  await file.close()
})

onEveryStorage('what was cleared is gone at once, and erased a little at a time', async (open) => {
  const file = await open()
  for (const docId of ['a', 'b', 'c']) await store(file, docId, 'text')
  await build(file)
  await file.flags.change(await file.flags.keysOf(['a']), 'mark')
  await file.versions.clear()
  expect(await file.documents.totals()).toEqual({ documents: 0, characters: 0 })
  expect(await file.documents.pending()).toEqual({ marked: 0, unbuilt: 0 })
  expect((await file.versions.newest(['b']))[0]).toBeUndefined()
  expect(await file.fields.types()).toEqual(new Map())
  // Late readers still find them.
  expect((await file.documents.read([2]))[0]!.text).toBe('text')
  await store(file, 'a', 'again')
  expect(await read(file)).toEqual({ a: 'again' })
  let steps = 0
  while (await file.documents.eraseGone(2)) steps++
  expect(steps).toBe(2)
  expect(await file.fields.types()).toEqual(new Map([['rating', 'score']]))
  expect((await file.documents.read([2]))[0]).toBeUndefined()
  await file.close()
})

onEveryStorage('builds and other jobs share one sequence of numbers', async (open) => {
  const file = await open()
  const request = { scienceVersion: '1', language: 'en', startTime: 1, skipSentiment: true }
  expect((await file.builds.start(request)).number).toBe(1)
  expect(await file.jobs.start('train', 2)).toBe(2)
  expect((await file.builds.start(request)).number).toBe(3)
  await file.jobs.endAll(9)
  expect(await file.jobs.all()).toEqual([{ number: 2, sourceType: 'train', startTime: 2, stopTime: 9, success: false }])
  await file.close()
})

onEveryStorage(
  'whatever is added, changed, deleted, built and reverted, counts and contents agree with a plain map',
  async (open, storage) => {
    const id = fc.constantFrom('a', 'b', 'c', 'd')
    const step = fc.oneof(
      fc.record({ do: fc.constant('put' as const), id, text: fc.string({ minLength: 1, maxLength: 9 }) }),
      fc.record({ do: fc.constant('delete' as const), id }),
      fc.record({ do: fc.constantFrom('build' as const, 'revert' as const, 'fail' as const) }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const file = await open()
        let built = new Map<string, string>()
        let next = new Map<string, string>()
        const marked = new Set<string>()
        for (const one of steps) {
          if (one.do === 'put') {
            // A change brings back what was to leave.
            marked.delete(one.id)
            if (next.has(one.id)) await change(file, one.id, one.text)
            else await store(file, one.id, one.text)
            next.set(one.id, one.text)
          } else if (one.do === 'delete') {
            if (next.has(one.id)) marked.add(one.id)
            await file.flags.change(await file.flags.keysOf([one.id]), 'mark')
          } else if (one.do === 'build') {
            await build(file)
            for (const docId of marked) next.delete(docId)
            marked.clear()
            built = new Map(next)
          } else if (one.do === 'fail') {
            await file.documents.beginLeaving()
            await file.documents.cancelLeaving()
          } else {
            while (await file.versions.discardSome(await file.documents.lastKey(), 2));
            await file.versions.unmarkAll()
            marked.clear()
            next = new Map(built)
          }
          const characters = [...next.values()].reduce((sum, text) => sum + text.length, 0)
          expect(await file.documents.totals()).toEqual({ documents: next.size, characters })
          const staying = [...next].filter(([docId]) => !marked.has(docId))
          expect(await read(file)).toEqual(Object.fromEntries(staying))
          expect((await file.documents.pending()).marked).toBe(marked.size)
        }
        while (await file.documents.eraseGone(3));
        await file.close()
      }),
      // Each run opens a schema of its own in PostgreSQL.
      { numRuns: storage === 'in PostgreSQL' ? 8 : 200 },
    )
  },
)
