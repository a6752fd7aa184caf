import { expect, test } from 'vitest'
import { openProjectFile, type ProjectFile } from '../../../src/storage/project/projectFile.js'

const document = (docId: string, rating = 3) => ({
  docId,
  title: `About ${docId}`,
  text: `The text of ${docId}.`,
  metadata: [{ name: 'rating', type: 'score' as const, value: rating }],
})

/** Stores documents of the given ids as one upload. */
function store(file: ProjectFile, ...docIds: string[]): void {
  const documents = docIds.map((docId) => document(docId))
  const characters = documents.reduce((sum, { text }) => sum + text.length, 0)
  const arrival = file.arrivals.begin()
  file.documents.insert(arrival, documents)
  const fields = new Map([['rating', { type: 'score' as const, entries: docIds.length }]])
  file.arrivals.end(arrival, { documents: docIds.length, characters, fields })
}

const read = (file: ProjectFile): string[] =>
  file.documents.page(0, file.documents.lastKey(), 100).map(({ docId }) => docId)

test('an arrival counts from its end on, and one that is given up leaves nothing', () => {
  const file = openProjectFile(undefined)
  store(file, 'a')
  const arrival = file.arrivals.begin()
  file.documents.insert(arrival, [document('b'), document('c'), document('d')])
  expect(read(file)).toEqual(['a'])
  expect(file.documents.pending().unbuilt).toBe(1)
  expect(file.arrivals.abandoned()).toBeUndefined()
  expect([file.arrivals.dropSome(arrival, 2), file.arrivals.dropSome(arrival, 2)]).toEqual([true, true])
  expect(file.arrivals.dropSome(arrival, 2)).toBe(false)
  store(file, 'e')
  expect(read(file)).toEqual(['a', 'e'])
  expect(file.documents.totals().documents).toBe(2)
  file.close()
})
