import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countBeforeLast, cutFields, readTypes } from '../../../src/projects/documents/fieldCounts.js'
import { storeUpload } from '../../../src/projects/documents/uploads.js'
import type { FieldCounts } from '../../../src/storage/port/project/fields.js'
import { openProjectFile } from '../../../src/storage/sqlite/project/projectFile.js'
import { countTurns } from '../../countTurns.js'
import { seededBytes } from '../testProjects.js'

/** Counts of fields with generated names. */
const countsOf = (fields: number): FieldCounts =>
  new Map(Array.from({ length: fields }, (_, i) => [`field ${i}`, { type: 'string' as const, entries: i + 1 }]))

test('pieces hold every field once, at most 1,000 of them, and few long names', () => {
  const lengths = fc.array(fc.oneof(fc.constant(10), fc.constant(10_000)), { maxLength: 2_500 })
  fc.assert(
    fc.property(lengths, (all) => {
      const fields = new Map(all.map((length, i) => [String(i).padEnd(length), i]))
      const pieces = cutFields(fields)
      expect(pieces.flatMap((piece) => [...piece])).toEqual([...fields])
      for (const piece of pieces) {
        expect(piece.size).toBeLessThanOrEqual(1_000)
        expect([...piece.keys()].join('').length).toBeLessThanOrEqual(510_000)
      }
    }),
    { numRuns: 20 },
  )
})

test('what is counted before the last piece and in it is everything, and all types are read page by page', async () => {
  const file = openProjectFile(undefined)
  const counts = countsOf(2_500)
  const turns = await countTurns(() =>
    file.atomically(async ({ fields }) => {
      const last = await countBeforeLast(counts, fields.add)
      expect(last.size).toBe(500)
      await fields.add(last)
    }),
  )
  expect(turns).toBeGreaterThanOrEqual(2)
  const types = await readTypes(file.fields)
  expect([...types.keys()].sort()).toEqual([...counts.keys()].sort())
  // Each count went to its own field: a field without its last entry is gone.
  await file.fields.subtract(new Map([...counts].map(([name, { entries }]) => [name, entries - 1])))
  expect((await readTypes(file.fields)).size).toBe(2_500)
  await file.fields.subtract(new Map([...counts.keys()].map((name) => [name, 1])))
  expect((await readTypes(file.fields)).size).toBe(0)
  await file.close()
})

/** Documents with 1,000 fields each, all of different names. */
const withFields = (documents: number) =>
  Array.from({ length: documents }, (_, i) => ({
    title: '',
    text: 'A room.',
    metadata: Array.from({ length: 1_000 }, (_, j) => ({ name: `f${i} ${j}`, type: 'number' as const, value: j })),
  }))

test('the event loop turns while an upload stores many documents and fields', async () => {
  const file = openProjectFile(undefined)
  const ids = { now: () => 1, randomBytes: seededBytes('fields') }
  const turns = await countTurns(() => storeUpload(file, withFields(8), ids))
  // The types of 8,000 fields are looked up, 1,000 at a time, and then they are counted.
  expect(turns).toBeGreaterThanOrEqual(15)
  expect((await readTypes(file.fields)).size).toBe(8_000)
  // A small upload looks up its own fields only.
  const few = await countTurns(() => storeUpload(file, [{ title: '', text: '', metadata: [] }], ids))
  expect(few).toBeLessThan(5)
  await file.close()
})
