import fc from 'fast-check'
import { expect, test } from 'vitest'
import { marksOf, setOfMarks } from '../../src/snapshot/documentSet.js'
import { allDocuments, type Filter, filterDocuments, filterKey } from '../../src/snapshot/filter.js'
import { randomFilter, randomProject } from '../answers/randomProject.js'
import { type SmallDocument, smallSnapshot } from '../answers/smallSnapshot.js'

/** A filter by the words of the specification, one document at a time. */
function satisfies({ metadata = {} }: SmallDocument, filter: Filter): boolean {
  return filter.every((constraint) => {
    if ('key' in constraint) return false
    const own = [metadata[constraint.name] ?? []].flat()
    if ('values' in constraint) return own.some((value) => constraint.values.includes(value))
    const { minimum = -Infinity, maximum = Infinity } = constraint
    return own.some((value) => typeof value === 'number' && value >= minimum && value <= maximum)
  })
}

test('a filter selects the documents that satisfy all its constraints', async () => {
  await fc.assert(
    fc.asyncProperty(randomProject, randomFilter, async (project, filter) => {
      const set = await filterDocuments(smallSnapshot(project), filter)
      const expected = project.documents.map((document) => Number(satisfies(document, filter)))
      expect([...marksOf(set, expected.length)]).toEqual(expected)
      expect(set.count).toBe(expected.filter(Boolean).length)
      expect(set.all).toBe(!expected.includes(0))
    }),
  )
})

test('all documents are one set, and another filter does not change it', async () => {
  const snapshot = smallSnapshot({ documents: [{ words: 'bed' }, { words: 'bar' }] })
  const all = await filterDocuments(snapshot, [])
  await filterDocuments(snapshot, [{ name: 'unknown', values: [1] }])
  expect(allDocuments(snapshot)).toBe(all)
  expect([...marksOf(all, 2), all.count, all.all]).toEqual([1, 1, 2, true])
})

const hotel = smallSnapshot({
  documents: [
    { words: 'room', metadata: { city: 'Rome', stars: 3 } },
    { words: 'room', metadata: { city: ['Oslo', 'Rome'], stars: 5 } },
    { words: 'room' },
  ],
})
const members = async (filter: Filter) => [...marksOf(await filterDocuments(hotel, filter), 3)]

test('an empty filter matches all documents, an empty list of values none', async () => {
  expect(await members([])).toEqual([1, 1, 1])
  expect(await members([{ name: 'city', values: [] }])).toEqual([0, 0, 0])
})

test('bounds are inclusive', async () => {
  expect(await members([{ name: 'stars', minimum: 3, maximum: 5 }])).toEqual([1, 1, 0])
  expect(await members([{ name: 'stars', minimum: 3.5 }])).toEqual([0, 1, 0])
  expect(await members([{ name: 'stars', maximum: 3 }])).toEqual([1, 0, 0])
})

test('a document with several values satisfies a constraint on any of them', async () => {
  expect(await members([{ name: 'city', values: ['Oslo'] }])).toEqual([0, 1, 0])
  expect(
    await members([
      { name: 'city', values: ['Oslo'] },
      { name: 'city', values: ['Rome'] },
    ]),
  ).toEqual([0, 1, 0])
})

test('no text lies in a range, whatever its bounds', async () => {
  expect(await members([{ name: 'city', minimum: 0 }])).toEqual([0, 0, 0])
  expect(await members([{ name: 'city', maximum: 1e9 }])).toEqual([0, 0, 0])
})

test('a later constraint of each kind leaves out what an earlier one has left out', async () => {
  const rooms = smallSnapshot({
    documents: [
      { words: 'room', metadata: { city: 'Rome', stars: 3, floors: [1, 2] } },
      { words: 'room', metadata: { city: 'Oslo', stars: 3, floors: 1 } },
    ],
  })
  const rome = { name: 'city', values: ['Rome'] }
  const later: Filter = [
    { name: 'stars', minimum: 3 },
    { name: 'floors', maximum: 1 },
    { name: 'stars', values: [3] },
    { name: 'stars', values: [3, 4] },
    { name: 'city', values: ['Rome', 'Oslo'] },
    { key: 'given', documents: setOfMarks(Uint8Array.of(1, 1)) },
  ]
  for (const constraint of later) {
    expect([...marksOf(await filterDocuments(rooms, [rome, constraint]), 2)]).toEqual([1, 0])
    expect([...marksOf(await filterDocuments(rooms, [constraint]), 2)]).toEqual([1, 1])
  }
})

test('filters are compared by their values, and by the names of what they are given', () => {
  const given = (key: string): Filter[number] => ({ key, documents: setOfMarks(Uint8Array.of(1, 0, 1)) })
  const rome = { name: 'city', values: ['Rome'] }
  expect(filterKey([rome, given('outliers of one')])).toEqual([rome, { key: 'outliers of one' }])
  expect(filterKey([given('outliers of one')])).not.toEqual(filterKey([given('outliers of another')]))
})

test('a field that the project does not have is satisfied by no document', async () => {
  expect(await members([{ name: 'town', values: ['Rome'] }])).toEqual([0, 0, 0])
})

test('where every document has one number, and where one has two and another none, a range selects by any of them', async () => {
  const numbered = (...stars: (number | number[] | undefined)[]) =>
    smallSnapshot({
      documents: stars.map((own) => ({ words: 'room', metadata: own === undefined ? {} : { stars: own } })),
    })
  const between = async (snapshot: ReturnType<typeof numbered>, minimum: number, maximum: number) => {
    const filter = [
      { name: 'stars', minimum },
      { name: 'stars', maximum },
    ]
    return [...marksOf(await filterDocuments(snapshot, filter), snapshot.documents.count)]
  }
  expect(await between(numbered(1, 2, 3, 4), 2, 3)).toEqual([0, 1, 1, 0])
  expect(await between(numbered([1, 3], undefined, 3, 4), 2, 3)).toEqual([1, 0, 1, 0])
})

test('the event loop turns between the constraints of a long filter, and a signal ends it there', async () => {
  const count = 32_768
  const documents = setOfMarks(new Uint8Array(count).fill(1))
  const many = { ...hotel, documents: { ...hotel.documents, count } }
  const filter = Array.from({ length: 2_000 }, () => ({ key: 'all', documents }))
  let turns = 0
  let isDone = false
  const countTurns = (): void => {
    turns++
    if (!isDone) setImmediate(countTurns)
  }
  setImmediate(countTurns)
  expect((await filterDocuments(many, filter)).count).toBe(count)
  isDone = true
  expect(turns).toBeGreaterThan(5)

  const controller = new AbortController()
  const aborted = filterDocuments(many, filter, controller.signal)
  controller.abort(new Error('enough'))
  await expect(aborted).rejects.toThrow('enough')
})
