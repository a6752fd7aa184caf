import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DamagedSnapshot } from '../../src/snapshot/parts.js'
import { openTermVectors } from '../../src/snapshot/termVectorRows.js'
import { openProjectFile } from '../../src/storage/sqlite/project/projectFile.js'
import { emptyFolder } from '../storage/folder.js'

const name = 'ranking.termVectors'
const AXES = 3
/** Enough terms that two are few. */
const TERMS = 500

/** Rows of different numbers in a file. */
async function openStored() {
  const rows = Float32Array.from({ length: TERMS * AXES }, (_, i) => i)
  const file = openProjectFile(join(emptyFolder(), 'bcdfg.db'))
  const version = { number: 1, layer: 0 }
  const sink = file.snapshots.sink(version)
  await sink.write(name, rows)
  await sink.write('info', '{}')
  const source = file.snapshots.source(version)
  let readings = 0
  const counted = {
    ...source,
    read: async (part: string) => {
      readings++
      return await source.read(part)
    },
  }
  return { source: counted, readings: () => readings, file }
}

test('few vectors are read by themselves, from where those of their terms are stored, and many with all', async () => {
  const { source, readings, file } = await openStored()
  const backwards = Uint32Array.from({ length: TERMS }, (_, term) => TERMS - 1 - term)
  for (const [termRows, leastBytes, asWhole] of [
    [undefined, 0, 0],
    [backwards, 0, 0],
    [undefined, undefined, 1],
    [backwards, undefined, 1],
  ] as const) {
    const before = readings()
    const vectors = openTermVectors(source, { name, axes: AXES, termCount: TERMS, termRows, leastBytes })
    const expected = (terms: readonly number[]) =>
      terms.map((term) => [0, 1, 2].map((axis) => AXES * (termRows?.[term] ?? term) + axis))
    const found = async (terms: readonly number[]) => {
      const { rows: some, indexes } = await vectors.of(terms)
      return Array.from(indexes, (index) => [...some.subarray(index * AXES, (index + 1) * AXES)])
    }
    expect(await found([7, 499])).toEqual(expected([7, 499]))
    expect(await found([])).toEqual([])
    expect(readings() - before).toBe(asWhole)
    const many = Array.from({ length: 100 }, (_, i) => 3 * i)
    expect(await found(many)).toEqual(expected(many))
    expect([...(await vectors.all())]).toEqual(expected([...backwards.keys()]).flat())
    expect(await found([8])).toEqual(expected([8]))
    expect(readings() - before).toBe(1)
  }
  await file.close()
})

test('all vectors for one use come as they are stored, with the row of each term, or as they are in memory', async () => {
  const { source, file } = await openStored()
  const backwards = Uint32Array.from({ length: TERMS }, (_, term) => TERMS - 1 - term)
  const shape = { name, axes: AXES, termCount: TERMS }
  const inOrder = await openTermVectors(source, shape).all()
  expect(await openTermVectors(source, shape).unordered()).toEqual({ rows: inOrder })
  const vectors = openTermVectors(source, { ...shape, termRows: backwards })
  expect(await vectors.unordered()).toEqual({ rows: inOrder, termRows: backwards })
  const all = await vectors.all()
  expect((await vectors.unordered()).rows).toBe(all)
  const inMemory = openTermVectors(source, { ...shape, termRows: backwards, inMemory: () => all })
  expect(await inMemory.unordered()).toEqual({ rows: all })
  const beyond = openTermVectors(source, { ...shape, termRows: Uint32Array.of(0, TERMS) })
  await expect(beyond.unordered()).rejects.toBeInstanceOf(DamagedSnapshot)
  await file.close()
})

test('vectors that are missing are damage', async () => {
  const shape = { name, axes: AXES, termCount: TERMS }
  await expect(openTermVectors({ read: async () => undefined }, shape).of([1])).rejects.toBeInstanceOf(DamagedSnapshot)
  const missing = openTermVectors({ read: async () => undefined }, shape)
  await expect(missing.unordered()).rejects.toBeInstanceOf(DamagedSnapshot)
})
