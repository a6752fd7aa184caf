import { expect, test } from 'vitest'
import { packStrings, unpackStrings } from '../../src/compute/shared.js'
import { createRandom } from '../../src/math/random.js'
import { readColumns, writeColumns } from '../../src/snapshot/columnParts.js'
import type { Column, Columns } from '../../src/snapshot/snapshot.js'
import { openProjectFile } from '../../src/storage/sqlite/project/projectFile.js'
import { emptyFolder } from '../storage/folder.js'

const DOCUMENTS = 60_000
const random = createRandom(3)

/** A field of a random type, with so many values of random documents. */
function field(name: string, count: number, isSparse: boolean): Column {
  const owners = Uint32Array.from({ length: count }, () => random.int(DOCUMENTS)).sort()
  const offsets = new Uint32Array(DOCUMENTS + 1)
  for (const document of owners) offsets[document + 1]!++
  for (let document = 0; document < DOCUMENTS; document++) offsets[document + 1]! += offsets[document]!
  const rows = isSparse ? { documents: owners } : { offsets }
  const type = (['string', 'number', 'score', 'date'] as const)[random.int(4)]!
  if (type !== 'string') return { name, type, ...rows, values: Float64Array.from(owners, () => random.normal()) }
  const dictionary = packStrings([...new Set(Array.from({ length: 5 }, () => `Größe ${random.int(50)}`))].sort())
  const values = Uint32Array.from(owners, () => random.int(dictionary.offsets.length - 1))
  return { name, type, ...rows, values, dictionary }
}

/** Columns as plain values: a dictionary that is read may be a part of a longer one. */
const plain = ({ fields }: Columns) =>
  fields.map((column) => ({
    ...column,
    ...(column.type === 'string' && { dictionary: unpackStrings(column.dictionary) }),
  }))

async function openFile() {
  const file = openProjectFile(`${emptyFolder()}/bcdfg.db`)
  const version = { number: 1, layer: 0 }
  return { file, version, sink: file.snapshots.sink(version) }
}

test('fields with offsets, of few values and of many documents are read as they were written, by name', async () => {
  const { file, version, sink } = await openFile()
  const columns: Columns = {
    fields: Array.from({ length: 120 }, (_, i) => {
      const name = `field ${String(i).padStart(3, '0')}`
      if (i % 40 === 7) return field(name, 30_000, false)
      return field(name, i % 40 === 11 ? 5_000 : random.int(20), true)
    }),
  }
  const written = await writeColumns(sink, columns, undefined)
  // Three with offsets, and three with 5,000 values.
  expect(written).toEqual({ records: 6, short: 114 })
  await file.atomically(({ snapshots }) => snapshots.publish(version))
  const source = file.snapshots.source(version)
  const read = await readColumns(source, written, source.read)
  expect(plain(read)).toEqual(plain(columns))
  // What is read again is written as it was.
  const next = { number: 2, layer: 0 }
  await writeColumns(file.snapshots.sink(next), read, read)
  await file.atomically(({ snapshots }) => snapshots.publish(next))
  const again = file.snapshots.source(next)
  expect(plain(await readColumns(again, written, again.read))).toEqual(plain(columns))
  await file.close()
})

test('a field that was read in bytes is compared as it is stored', async () => {
  const offsets = Uint32Array.from({ length: 5_001 }, (_, i) => i)
  const column = { name: 'age', type: 'number', offsets, values: Float64Array.from(offsets.subarray(1), (i) => i % 90) }
  const read = { ...column, values: Uint8Array.from(column.values) }
  const compared: unknown[] = []
  const sink = { write: async (_: string, part: unknown, before: unknown) => void compared.push([part, before]) }
  await writeColumns(sink, { fields: [column as Column] }, { fields: [read as Column] })
  expect(compared).toContainEqual([column.values, column.values])
})

test('the number of parts does not grow with fields of few values', async () => {
  const names: string[] = []
  const sink = { write: async (name: string) => void names.push(name) }
  await writeColumns(sink, { fields: Array.from({ length: 300 }, (_, i) => field(`f ${i}`, 3, true)) }, undefined)
  const many = names.length
  names.length = 0
  await writeColumns(sink, { fields: [field('f', 3, true)] }, undefined)
  expect(names).toHaveLength(many)
  names.length = 0
  expect(await writeColumns(sink, { fields: [field('f', 30_000, false)] }, undefined)).toEqual({
    records: 1,
    short: 0,
  })
  expect(names).not.toContain('shortColumns')
})
