import { expect, test } from 'vitest'
import { changeFlags } from '../../src/projects/documentFlags.js'
import { openProjectFile } from '../../src/storage/project/projectFile.js'

const COUNT = 2_500

function openDocuments() {
  const file = openProjectFile(undefined)
  const arrival = file.arrivals.begin()
  file.documents.insert(
    arrival,
    Array.from({ length: COUNT }, (_, i) => ({ docId: `d${i + 1}`, title: '', text: 'text', metadata: [] })),
  )
  file.arrivals.end(arrival, { documents: COUNT, characters: 4 * COUNT, fields: new Map() })
  return file
}

test('many documents are marked together, in any order, and unknown ids are ignored', async () => {
  const file = openDocuments()
  const ids = Array.from({ length: 1_500 }, (_, i) => `d${COUNT - i}`)
  await changeFlags(() => file, [...ids, 'unknown', 'd1'], 'mark')
  expect(file.documents.pending().marked).toBe(1_501)
  await changeFlags(() => file, ids, 'unmark')
  expect(file.documents.pending().marked).toBe(1)
  await changeFlags(() => file, [], 'mark')
  expect(file.documents.pending().marked).toBe(1)
})
