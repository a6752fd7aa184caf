import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openProjectFile } from '../../../src/storage/sqlite/project/projectFile.js'
import { emptyFolder } from '../folder.js'
import { ratedDocument, readIds, storeDocuments } from '../uploads.js'
import { onEveryStorage } from './everyStorage.js'

onEveryStorage('an arrival counts from its end on, and one that is given up leaves nothing', async (open) => {
  const file = await open()
  await storeDocuments(file, 'a')
  const arrival = await file.arrivals.begin()
  await file.documents.insert(arrival, [ratedDocument('b'), ratedDocument('c'), ratedDocument('d')])
  expect(await readIds(file)).toEqual(['a'])
  expect((await file.documents.pending()).unbuilt).toBe(1)
  expect(await file.arrivals.abandoned()).toBeUndefined()
  expect([await file.arrivals.dropSome(arrival, 2), await file.arrivals.dropSome(arrival, 2)]).toEqual([true, true])
  expect(await file.arrivals.dropSome(arrival, 2)).toBe(false)
  await storeDocuments(file, 'e')
  expect(await readIds(file)).toEqual(['a', 'e'])
  expect((await file.documents.totals()).documents).toBe(2)
  await file.close()
})

onEveryStorage('arrivals are numbered from 1, and no number is used again', async (open) => {
  const file = await open()
  const first = await file.arrivals.begin()
  const second = await file.arrivals.begin()
  await file.arrivals.giveUp(second)
  while (await file.arrivals.dropSome(second, 2));
  await file.arrivals.end(first, { documents: 0, characters: 0, fields: new Map() })
  expect([first, second, await file.arrivals.begin()]).toEqual([1, 2, 3])
  await file.close()
})

test('a file that is closed abandons its arrivals, for others of the same process too', async () => {
  const path = join(emptyFolder(), 'bcdfg.db')
  const [first, second] = [openProjectFile(path), openProjectFile(path)]
  const arrivals = [await first.arrivals.begin(), await first.arrivals.begin()]
  expect(await second.arrivals.abandoned()).toBeUndefined()
  await first.close()
  for (const arrival of arrivals) {
    expect(await second.arrivals.abandoned()).toBe(arrival)
    while (await second.arrivals.dropSome(arrival, 10));
  }
  expect([await second.arrivals.abandoned(), await second.arrivals.any()]).toEqual([undefined, false])
  await second.close()
})

onEveryStorage('an arrival that was taken for dead, and dropped, takes no further documents', async (open) => {
  const file = await open()
  const arrival = await file.arrivals.begin()
  while (await file.arrivals.dropSome(arrival, 2));
  const slice = file.unsynced(async ({ documents, arrivals }) => {
    await documents.insert(arrival, [ratedDocument('late')])
    await arrivals.renew(arrival)
  })
  await expect(slice).rejects.toThrow('The upload had shown no life for too long.')
  expect(await readIds(file)).toEqual([])
  await file.close()
})

onEveryStorage('nobody holds an arrival that ends in the transaction of its beginning', async (open) => {
  const file = await open()
  const heldIn = (endsInTransaction: boolean): Promise<boolean> =>
    file.atomically(async ({ arrivals }) => {
      const arrival = await arrivals.begin(endsInTransaction)
      const isHeld = (await arrivals.abandoned()) === undefined
      await arrivals.end(arrival, { documents: 0, characters: 0, fields: new Map() })
      return isHeld
    })
  expect([await heldIn(false), await heldIn(true)]).toEqual([true, false])
  await file.close()
})
