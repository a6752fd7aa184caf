import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { ProjectStorage } from '../../../src/storage/port/project/projectRecords.js'
import { openProjectFile } from '../../../src/storage/sqlite/project/projectFile.js'
import { emptyFolder } from '../folder.js'
import { onEveryStorage } from './everyStorage.js'

/** More than is changed at one go. */
const MANY = 2_500

async function fileWith<File extends ProjectStorage>(file: File, documents: number): Promise<File> {
  await file.atomically(async (records) => {
    const arrival = await records.arrivals.begin()
    await records.documents.insert(
      arrival,
      Array.from({ length: documents }, (_, i) => ({
        docId: `doc ${i}`,
        title: '',
        text: 'text',
        metadata: [],
      })),
    )
    await records.arrivals.end(arrival, { documents, characters: 4 * documents, fields: new Map() })
  })
  return file
}

const keysUpTo = (last: number): Float64Array => Float64Array.from({ length: last }, (_, i) => i + 1)

onEveryStorage('a small change is carried out at once', async (open) => {
  const file = await fileWith(await open(), 5)
  await file.flags.change(await file.flags.keysOf(['doc 1', 'unknown', 'doc 3']), 'mark')
  expect((await file.documents.pending()).marked).toBe(2)
  expect(await file.flags.step()).toBe(false)
  await file.close()
})

onEveryStorage('a thousand documents are changed at once, one more in two steps', async (open) => {
  const file = await fileWith(await open(), 1_001)
  await file.flags.change(keysUpTo(1_000), 'mark')
  expect([(await file.documents.pending()).marked, await file.flags.step()]).toEqual([1_000, false])
  await file.flags.change(keysUpTo(1_001), 'unmark')
  expect([(await file.documents.pending()).marked, await file.flags.step()]).toEqual([1_000, true])
  expect([(await file.documents.pending()).marked, await file.flags.step(), await file.flags.step()]).toEqual([
    0,
    true,
    false,
  ])
  await file.close()
})

onEveryStorage('a large change is carried out in steps, and changes that come meanwhile wait for it', async (open) => {
  const file = await fileWith(await open(), MANY)
  await file.flags.change(keysUpTo(MANY), 'mark')
  expect(await file.flags.step()).toBe(true)
  const { marked } = await file.documents.pending()
  expect(marked).toBeGreaterThan(0)
  expect(marked).toBeLessThan(MANY)
  // Nothing that comes later is overtaken by what came before.
  await file.flags.change(await file.flags.keysOf([`doc ${MANY - 1}`]), 'unmark')
  while (await file.flags.step());
  expect((await file.documents.pending()).marked).toBe(MANY - 1)
  await file.close()
})

onEveryStorage('a build takes the whole of a change that is half carried out, and so does a revert', async (open) => {
  const file = await fileWith(await open(), MANY)
  await file.flags.change(keysUpTo(MANY - 1), 'mark')
  await file.flags.step()
  expect((await file.documents.beginLeaving()).documents).toBe(1)
  await file.documents.cancelLeaving()
  await file.flags.change(keysUpTo(MANY), 'unmark')
  await file.flags.step()
  await file.versions.unmarkAll()
  expect([(await file.documents.pending()).marked, await file.flags.step()]).toEqual([0, false])
  await file.close()
})

test('a large change is whole when its process dies before the first step, or after it', async () => {
  const path = join(emptyFolder(), 'project.db')
  const first = await fileWith(openProjectFile(path), MANY)
  await first.flags.change(keysUpTo(MANY), 'mark')
  await first.close()
  const second = openProjectFile(path)
  await second.flags.step()
  await second.close()
  const third = openProjectFile(path)
  expect((await third.documents.pending()).marked).toBeLessThan(MANY)
  while (await third.flags.step());
  expect((await third.documents.pending()).marked).toBe(MANY)
  await third.close()
})

onEveryStorage('flags are read in the order of the keys, and those of erased documents are unknown', async (open) => {
  const file = await fileWith(await open(), 3)
  await file.flags.change([2], 'mark')
  await file.flags.change([2, 3], 'favor')
  expect(await file.flags.read([3, 9, 2, 1])).toEqual([
    { favorite: true, marked: false },
    undefined,
    { favorite: true, marked: true },
    { favorite: false, marked: false },
  ])
  await file.close()
})

onEveryStorage('a mark is one of the newest version, and a favorite is one in all versions', async (open) => {
  const file = await fileWith(await open(), 1)
  await file.documents.beginLeaving()
  await file.documents.finishLeaving(1, new Map())
  await fileWith(file, 1)
  await file.versions.replaceOlder(['doc 0'])
  const keys = await file.flags.keysOf(['doc 0'])
  expect(keys).toEqual([1, 2])
  await file.flags.change(keys, 'mark')
  await file.flags.change(keys, 'favor')
  expect(await file.flags.read(keys)).toEqual([
    { favorite: true, marked: false },
    { favorite: true, marked: true },
  ])
  await file.close()
})

onEveryStorage('documents that the build under way removes are marked, and their marks stay', async (open) => {
  const file = await fileWith(await open(), 4)
  await file.flags.change([2, 3], 'mark')
  expect(await file.flags.anyLeaving([1, 2, 3, 4])).toBe(false)
  await file.documents.beginLeaving()
  await file.flags.change([4], 'mark')
  expect(await file.flags.anyLeaving([1, 3])).toBe(true)
  expect(await file.flags.anyLeaving([1, 4])).toBe(false)
  await file.flags.change([2, 4], 'unmark')
  const marked = async (): Promise<(boolean | undefined)[]> =>
    (await file.flags.read([1, 2, 3, 4])).map((flags) => flags?.marked)
  expect(await marked()).toEqual([false, true, true, false])
  await file.documents.cancelLeaving()
  expect(await marked()).toEqual([false, true, true, false])
  expect(await file.flags.anyLeaving([2, 3])).toBe(false)
  await file.documents.beginLeaving()
  await file.documents.finishLeaving(4, new Map())
  expect(await file.flags.anyLeaving([2, 3])).toBe(false)
  await file.close()
})
