import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openProjectFile, type ProjectFile } from '../../../src/storage/project/projectFile.js'
import { dump } from '../databases.js'
import { emptyFolder } from '../folder.js'

const documentOf = (docId: string, text: string) => ({
  docId,
  title: '',
  text,
  metadata: [{ name: 'rating', type: 'score' as const, value: text.length }],
  extras: { note: text },
})

function store(file: ProjectFile, docId: string, text: string): void {
  file.atomically(() => {
    const arrival = file.arrivals.begin()
    file.documents.insert(arrival, [documentOf(docId, text)])
    const fields = new Map([['rating', { type: 'score' as const, entries: 1 }]])
    file.arrivals.end(arrival, { documents: 1, characters: text.length, fields })
  })
}

function change(file: ProjectFile, docId: string, text: string): void {
  const found = file.versions.newest(docId)!
  if (!found.isBuilt) file.versions.overwrite(found.document.key, documentOf(docId, text))
  else {
    store(file, docId, text)
    file.versions.replaceOlder(docId)
  }
}

function build(file: ProjectFile): void {
  file.documents.beginLeaving()
  file.documents.finishLeaving(file.documents.lastKey())
}

/** What the next build would read: of each document one version. */
function read(file: ProjectFile): Record<string, string> {
  const pages = file.documents.page(0, file.documents.lastKey(), 1_000)
  expect(file.documents.keys(0, file.documents.lastKey(), 1_000)).toEqual(pages.map(({ key }) => key))
  const found = pages.filter(({ docId }) => !file.versions.newest(docId)?.isMarked)
  expect(new Set(found.map(({ docId }) => docId)).size).toBe(found.length)
  return Object.fromEntries(found.map(({ docId, text }) => [docId, text]))
}

test('a changed document has two versions until the build, and one afterwards', () => {
  const file = openProjectFile(undefined)
  store(file, 'a', 'first')
  build(file)
  file.flags.change(file.flags.keysOf(['a']), 'favor')
  change(file, 'a', 'second one')
  expect(file.versions.keysOf('a')).toEqual([1, 2])
  expect(file.documents.read(1)!.text).toBe('first')
  expect(file.versions.newest('a')).toMatchObject({
    document: { key: 2, extras: { note: 'second one' } },
    isBuilt: false,
  })
  expect(file.documents.totals()).toEqual({ documents: 1, characters: 10 })
  expect(file.documents.pending()).toEqual({ marked: 0, unbuilt: 1 })
  build(file)
  expect(file.documents.totals()).toEqual({ documents: 1, characters: 10 })
  expect(file.documents.eraseGone(10)).toBe(true)
  expect(file.versions.keysOf('a')).toEqual([2])
  file.close()
})

test('a changed document stays a favorite, and one that is none becomes none', () => {
  const path = join(emptyFolder(), 'bcdfg.db')
  const file = openProjectFile(path)
  for (const docId of ['a', 'b']) store(file, docId, 'old')
  build(file)
  file.flags.change(file.flags.keysOf(['b']), 'favor')
  for (const docId of ['a', 'b']) change(file, docId, 'newer')
  file.close()
  const rows = dump(path).documents as { doc_id: string; text: string; favorite: number }[]
  expect(rows.map(({ doc_id, text, favorite }) => [doc_id, text, favorite])).toEqual([
    ['a', 'old', 0],
    ['b', 'old', 1],
    ['a', 'newer', 0],
    ['b', 'newer', 1],
  ])
})

test('what waits for the next build is new or changed and not marked, in the order of the keys, page by page', () => {
  const file = openProjectFile(undefined)
  for (const docId of ['a', 'b']) store(file, docId, 'old')
  build(file)
  for (const docId of ['c', 'd', 'e']) store(file, docId, 'new')
  change(file, 'a', 'newer')
  expect(file.versions.uncommitted(0, 10)).toEqual([3, 4, 5, 6])
  expect(file.versions.uncommitted(0, 2)).toEqual([3, 4])
  expect(file.versions.uncommitted(4, 2)).toEqual([5, 6])
  file.flags.change(file.flags.keysOf(['b', 'd']), 'mark')
  // An upload under way is not there yet.
  const arrival = file.arrivals.begin()
  file.documents.insert(arrival, [documentOf('f', 'arriving')])
  expect(file.versions.uncommitted(0, 10)).toEqual([3, 5, 6])
  file.versions.clear()
  expect(file.versions.uncommitted(0, 10)).toEqual([])
  file.close()
})

test('a build that fails leaves all changes waiting', () => {
  const file = openProjectFile(undefined)
  for (const docId of ['a', 'b']) store(file, docId, 'old')
  build(file)
  change(file, 'a', 'newer')
  file.flags.change(file.flags.keysOf(['b']), 'mark')
  expect(file.documents.beginLeaving()).toEqual({ documents: 1, characters: 5 })
  file.documents.cancelLeaving()
  expect(file.documents.totals()).toEqual({ documents: 2, characters: 8 })
  expect(read(file)).toEqual({ a: 'newer' })
  while (file.versions.discardSome(file.documents.lastKey(), 1));
  file.versions.unmarkAll()
  expect(read(file)).toEqual({ a: 'old', b: 'old' })
  expect(file.documents.totals()).toEqual({ documents: 2, characters: 6 })
  file.close()
})

test('a field is there as long as any version of a document has it', () => {
  const file = openProjectFile(undefined)
  const fields = () => [...file.fields.types().keys()]
  store(file, 'a', 'built')
  build(file)
  for (const docId of ['b', 'c', 'd']) store(file, docId, 'waits')
  while (file.versions.discardSome(file.documents.lastKey(), 2));
  expect([fields(), read(file)]).toEqual([['rating'], { a: 'built' }])
  file.fields.subtract(new Map([['rating', 1]]))
  expect(fields()).toEqual([])
  for (const docId of ['b', 'c']) store(file, docId, 'waits')
  file.versions.discardSome(file.documents.lastKey(), 1)
  expect(fields()).toEqual(['rating'])
  file.versions.discardSome(file.documents.lastKey(), 1)
  expect(fields()).toEqual([])
  file.close()
})

test('what was cleared is gone at once, and erased a little at a time', () => {
  const file = openProjectFile(undefined)
  for (const docId of ['a', 'b', 'c']) store(file, docId, 'text')
  build(file)
  file.flags.change(file.flags.keysOf(['a']), 'mark')
  file.versions.clear()
  expect(file.documents.totals()).toEqual({ documents: 0, characters: 0 })
  expect(file.documents.pending()).toEqual({ marked: 0, unbuilt: 0 })
  expect(file.versions.newest('b')).toBeUndefined()
  expect(file.fields.types()).toEqual(new Map())
  // Late readers still find them.
  expect(file.documents.read(2)!.text).toBe('text')
  store(file, 'a', 'again')
  expect(read(file)).toEqual({ a: 'again' })
  let steps = 0
  while (file.documents.eraseGone(2)) steps++
  expect(steps).toBe(2)
  expect(file.fields.types()).toEqual(new Map([['rating', 'score']]))
  expect(file.documents.read(2)).toBeUndefined()
  file.close()
})

test('builds and other jobs share one sequence of numbers', () => {
  const file = openProjectFile(undefined)
  const request = { scienceVersion: '1', language: 'en', startTime: 1, skipSentiment: true }
  expect(file.builds.start(request).number).toBe(1)
  expect(file.jobs.start('train', 2)).toBe(2)
  expect(file.builds.start(request).number).toBe(3)
  file.jobs.endAll(9)
  expect(file.jobs.all()).toEqual([{ number: 2, sourceType: 'train', startTime: 2, stopTime: 9, success: false }])
  file.close()
})

test('whatever is added, changed, deleted, built and reverted, counts and contents agree with a plain map', () => {
  const id = fc.constantFrom('a', 'b', 'c', 'd')
  const step = fc.oneof(
    fc.record({ do: fc.constant('put' as const), id, text: fc.string({ minLength: 1, maxLength: 9 }) }),
    fc.record({ do: fc.constant('delete' as const), id }),
    fc.record({ do: fc.constantFrom('build' as const, 'revert' as const, 'fail' as const) }),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      const file = openProjectFile(undefined)
      let built = new Map<string, string>()
      let next = new Map<string, string>()
      const marked = new Set<string>()
      for (const one of steps) {
        if (one.do === 'put') {
          // A change brings back what was to leave.
          marked.delete(one.id)
          if (next.has(one.id)) change(file, one.id, one.text)
          else store(file, one.id, one.text)
          next.set(one.id, one.text)
        } else if (one.do === 'delete') {
          if (next.has(one.id)) marked.add(one.id)
          file.flags.change(file.flags.keysOf([one.id]), 'mark')
        } else if (one.do === 'build') {
          build(file)
          for (const docId of marked) next.delete(docId)
          marked.clear()
          built = new Map(next)
        } else if (one.do === 'fail') {
          file.documents.beginLeaving()
          file.documents.cancelLeaving()
        } else {
          while (file.versions.discardSome(file.documents.lastKey(), 2));
          file.versions.unmarkAll()
          marked.clear()
          next = new Map(built)
        }
        const characters = [...next.values()].reduce((sum, text) => sum + text.length, 0)
        expect(file.documents.totals()).toEqual({ documents: next.size, characters })
        const staying = [...next].filter(([docId]) => !marked.has(docId))
        expect(read(file)).toEqual(Object.fromEntries(staying))
        expect(file.documents.pending().marked).toBe(marked.size)
      }
      while (file.documents.eraseGone(3));
      file.close()
    }),
    { numRuns: 200 },
  )
})
