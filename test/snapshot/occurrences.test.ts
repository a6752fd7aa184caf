import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createRandom } from '../../src/math/random.js'
import { occurrencesIn, openOccurrences } from '../../src/snapshot/occurrences.js'
import type { Occurrences } from '../../src/snapshot/snapshot.js'
import { openProjectFile } from '../../src/storage/sqlite/project/projectFile.js'
import { emptyFolder } from '../storage/folder.js'

const COUNT = 4_096

/** Occurrences of random documents, some of them empty; more than one chunk of each array. */
function randomOccurrences(): Occurrences {
  const random = createRandom(5)
  const offsets = new Uint32Array(COUNT + 1)
  for (let document = 0; document < COUNT; document++) offsets[document + 1] = offsets[document]! + random.int(40)
  const length = offsets[COUNT]!
  return {
    offsets,
    terms: Uint32Array.from({ length }, () => random.int(50_000)),
    starts: Uint32Array.from({ length }, () => random.int(1_000)),
    lengths: Uint16Array.from({ length }, () => 1 + random.int(20)),
    fragments: Uint8Array.from({ length }, () => random.int(2)),
  }
}

/** Opens the occurrences in a file, and counts how often all are read. */
async function openStored(all: Occurrences, fewDocuments: number) {
  const file = openProjectFile(join(emptyFolder(), 'bcdfg.db'))
  const version = { number: 1, layer: 0 }
  const sink = file.snapshots.sink(version)
  for (const [name, array] of Object.entries(all)) await sink.write(`occurrences.${name}`, array)
  await sink.write('info', '{}')
  let readings = 0
  const readAll = async (): Promise<Occurrences> => {
    readings++
    return all
  }
  const opened = openOccurrences(readAll, file.snapshots.source(version), { count: COUNT, fewDocuments })
  return { ...opened, readings: () => readings, file }
}

test('the occurrences of a document are its range of all', () => {
  const all = {
    offsets: Uint32Array.of(0, 2, 2, 5),
    terms: Uint32Array.of(7, 9, 9, 7, 8),
    starts: Uint32Array.of(0, 5, 0, 4, 10),
    lengths: Uint16Array.of(4, 3, 3, 5, 1),
    fragments: Uint8Array.of(0, 0, 1, 0, 0),
  }
  expect(occurrencesIn(all, [2, 1])).toEqual([
    {
      first: 2,
      terms: Uint32Array.of(9, 7, 8),
      starts: Uint32Array.of(0, 4, 10),
      lengths: Uint16Array.of(3, 5, 1),
      fragments: Uint8Array.of(1, 0, 0),
    },
    {
      first: 2,
      terms: new Uint32Array(),
      starts: new Uint32Array(),
      lengths: new Uint16Array(),
      fragments: new Uint8Array(),
    },
  ])
})

test('a few documents among many are read by themselves, in the order asked for, until they are many', async () => {
  const all = randomOccurrences()
  const { occurrencesOf, positionsOf, occurringTerms, readings, file } = await openStored(all, COUNT)
  for (const documents of [[4_095, 0], [], [17]]) {
    expect(await occurrencesOf(documents)).toEqual(occurrencesIn(all, documents))
  }
  expect(await occurringTerms([18])).toEqual(occurrencesIn(all, [18]).map(({ terms }) => terms))
  const sixty = Array.from({ length: 60 }, (_, i) => (i * 1_733) % COUNT)
  const positions = occurrencesIn(all, sixty).map(({ terms, starts, lengths }) => ({ terms, starts, lengths }))
  expect(await positionsOf(sixty)).toEqual(positions)
  // 64 documents of 4,096: one in 64.
  expect(readings()).toBe(0)
  expect(await occurrencesOf([3])).toEqual(occurrencesIn(all, [3]))
  expect(await occurringTerms([5, 6])).toEqual(occurrencesIn(all, [5, 6]).map(({ terms }) => terms))
  expect(readings()).toBe(1)
  await file.close()
})

test('once all are read, and among few documents, those of a document are taken from all', async () => {
  const all = randomOccurrences()
  const many = await openStored(all, COUNT)
  expect(await many.occurrences()).toBe(all)
  const [own] = await many.occurrencesOf([9])
  expect(own!.terms.buffer).toBe(all.terms.buffer)
  const few = await openStored(all, COUNT + 1)
  await few.occurrencesOf([9])
  expect([many.readings(), few.readings()]).toEqual([1, 1])
  await many.file.close()
  await few.file.close()
})
