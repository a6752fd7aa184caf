import { expect, test } from 'vitest'
import { openProjectFile } from '../../../../src/storage/sqlite/project/projectFile.js'

/** A project in memory with the layers 0 to 2 of the snapshots 1 and 2; the second answers with its layer 1. */
async function openSnapshots() {
  const { snapshots, atomically } = openProjectFile(undefined)
  for (const number of [1, 2]) {
    await snapshots.sink({ number, layer: 0 }).write('info', `core ${number}`)
    for (const layer of [1, 2]) await snapshots.sink({ number, layer }).write('sentiment', `run ${number}.${layer}`)
  }
  await atomically(({ snapshots }) => snapshots.publish({ number: 2, layer: 1 }))
  return snapshots
}

/** What is there, asked anew. */
const contents = async (snapshots: Awaited<ReturnType<typeof openSnapshots>>) =>
  await Promise.all(
    [1, 2].map(async (number) => [
      await snapshots.source({ number, layer: 1 }).read('info'),
      await snapshots.source({ number, layer: 1 }).read('sentiment'),
      await snapshots.source({ number, layer: 2 }).read('sentiment'),
    ]),
  )

test('replaced snapshots are removed at once, runs of sentiment when they are superseded', async () => {
  const snapshots = await openSnapshots()
  expect([await snapshots.nextLayer(2), await snapshots.nextLayer(7)]).toEqual([3, 1])
  expect(await snapshots.removeSome({ layers: false })).toBe(false)
  const gone = [undefined, undefined, undefined]
  expect(await contents(snapshots)).toEqual([gone, ['core 2', 'run 2.1', 'run 2.2']])
  expect(await snapshots.removeSome({ layers: true })).toBe(false)
  expect(await contents(snapshots)).toEqual([gone, ['core 2', 'run 2.1', undefined]])
  expect(await snapshots.nextLayer(2)).toBe(2)
  expect(await snapshots.bytes({ number: 2, layer: 1 })).toBe(0)
})

test('nothing is left when no snapshot answers', async () => {
  const snapshots = await openSnapshots()
  await snapshots.unpublish()
  await snapshots.removeSome({ layers: false })
  expect((await contents(snapshots)).flat().filter((part) => part !== undefined)).toEqual([])
})
