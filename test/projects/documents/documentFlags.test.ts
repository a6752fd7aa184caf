import { expect, test } from 'vitest'
import { changeFlags } from '../../../src/projects/documents/documentFlags.js'
import { openProjectFile } from '../../../src/storage/sqlite/project/projectFile.js'

const COUNT = 2_500

async function openDocuments() {
  const file = openProjectFile(undefined)
  const arrival = await file.arrivals.begin()
  await file.documents.insert(
    arrival,
    Array.from({ length: COUNT }, (_, i) => ({ docId: `d${i + 1}`, title: '', text: 'text', metadata: [] })),
  )
  await file.arrivals.end(arrival, { documents: COUNT, characters: 4 * COUNT, fields: new Map() })
  return file
}

test('many documents are marked together, in any order, and unknown ids are ignored', async () => {
  const file = await openDocuments()
  const ids = Array.from({ length: 1_500 }, (_, i) => `d${COUNT - i}`)
  await changeFlags(file, [...ids, 'unknown', 'd1'], 'mark')
  expect((await file.documents.pending()).marked).toBe(1_501)
  await changeFlags(file, ids, 'unmark')
  expect((await file.documents.pending()).marked).toBe(1)
  await changeFlags(file, [], 'mark')
  expect((await file.documents.pending()).marked).toBe(1)
})
