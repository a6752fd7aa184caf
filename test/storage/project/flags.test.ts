import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openProjectFile, type ProjectFile } from '../../../src/storage/project/projectFile.js'
import { emptyFolder } from '../folder.js'

/** More than is changed at one go. */
const MANY = 2_500

function fileWith(documents: number, path?: string): ProjectFile {
  const file = openProjectFile(path)
  file.atomically(() => {
    const arrival = file.arrivals.begin()
    file.documents.insert(
      arrival,
      Array.from({ length: documents }, (_, i) => ({
        docId: `doc ${i}`,
        title: '',
        text: 'text',
        metadata: [],
      })),
    )
    file.arrivals.end(arrival, { documents, characters: 4 * documents, fields: new Map() })
  })
  return file
}

const keysUpTo = (last: number): Float64Array => Float64Array.from({ length: last }, (_, i) => i + 1)

test('a small change is carried out at once', () => {
  const file = fileWith(5)
  file.flags.change(file.flags.keysOf(['doc 1', 'unknown', 'doc 3']), 'mark')
  expect(file.documents.pending().marked).toBe(2)
  expect(file.flags.step()).toBe(false)
  file.close()
})

test('a thousand documents are changed at once, one more in two steps', () => {
  const file = fileWith(1_001)
  file.flags.change(keysUpTo(1_000), 'mark')
  expect([file.documents.pending().marked, file.flags.step()]).toEqual([1_000, false])
  file.flags.change(keysUpTo(1_001), 'unmark')
  expect([file.documents.pending().marked, file.flags.step()]).toEqual([1_000, true])
  expect([file.documents.pending().marked, file.flags.step(), file.flags.step()]).toEqual([0, true, false])
  file.close()
})

test('a large change is carried out in steps, and changes that come meanwhile wait for it', () => {
  const file = fileWith(MANY)
  file.flags.change(keysUpTo(MANY), 'mark')
  expect(file.flags.step()).toBe(true)
  const { marked } = file.documents.pending()
  expect(marked).toBeGreaterThan(0)
  expect(marked).toBeLessThan(MANY)
  // Nothing that comes later is overtaken by what came before.
  file.flags.change(file.flags.keysOf([`doc ${MANY - 1}`]), 'unmark')
  while (file.flags.step());
  expect(file.documents.pending().marked).toBe(MANY - 1)
  file.close()
})

test('a build takes the whole of a change that is half carried out, and so does a revert', () => {
  const file = fileWith(MANY)
  file.flags.change(keysUpTo(MANY - 1), 'mark')
  file.flags.step()
  expect(file.documents.beginLeaving().documents).toBe(1)
  file.documents.cancelLeaving()
  file.flags.change(keysUpTo(MANY), 'unmark')
  file.flags.step()
  file.versions.unmarkAll()
  expect([file.documents.pending().marked, file.flags.step()]).toEqual([0, false])
  file.close()
})

test('a large change is whole when its process dies before the first step, or after it', () => {
  const path = join(emptyFolder(), 'project.db')
  const first = fileWith(MANY, path)
  first.flags.change(keysUpTo(MANY), 'mark')
  first.close()
  const second = openProjectFile(path)
  second.flags.step()
  second.close()
  const third = openProjectFile(path)
  expect(third.documents.pending().marked).toBeLessThan(MANY)
  while (third.flags.step());
  expect(third.documents.pending().marked).toBe(MANY)
  third.close()
})
