import { expect, test } from 'vitest'
import { inlineCompute } from '../../../src/compute/pool.js'
import { packStrings, unpackStrings } from '../../../src/compute/shared.js'
import { extendColumns } from '../../../src/indexing/incremental/extendColumns.js'
import { retainDocuments } from '../../../src/indexing/incremental/retainedDocuments.js'
import type { Column, NumberColumn, StringColumn } from '../../../src/snapshot/snapshot.js'

const numbers = (name: string, offsets: number[], values: number[]): NumberColumn => ({
  name,
  type: 'number',
  offsets: Uint32Array.from(offsets),
  values: Float64Array.from(values),
})
const texts = (name: string, offsets: number[], values: number[], dictionary: string[]): StringColumn => ({
  name,
  type: 'string',
  offsets: Uint32Array.from(offsets),
  values: Uint32Array.from(values),
  dictionary: packStrings(dictionary),
})

/** Extends the columns of three documents without document 1, with two added documents. */
async function extend(previous: Column[], added: Column[]): Promise<readonly Column[]> {
  const options = { retained: retainDocuments(3, Uint32Array.of(1)), addedCount: 2, compute: inlineCompute }
  return (await extendColumns({ fields: previous }, { ...options, added: { fields: added } })).fields
}

test('values of removed documents are left out, and those of added documents follow the others', async () => {
  const [size] = await extend([numbers('size', [0, 2, 3, 4], [1, 2, 3, 4])], [numbers('size', [0, 0, 2], [5, 6])])
  expect([...size!.offsets]).toEqual([0, 2, 3, 3, 5])
  expect([...size!.values]).toEqual([1, 2, 4, 5, 6])
})

test('a dictionary has the texts in use, sorted, and all values point into it', async () => {
  // Only the removed document has `mint`.
  const before = texts('color', [0, 1, 2, 3], [0, 1, 2], ['blue', 'mint', 'red'])
  const [color] = await extend([before], [texts('color', [0, 1, 2], [1, 0], ['blue', 'green'])])
  expect(unpackStrings((color as StringColumn).dictionary)).toEqual(['blue', 'green', 'red'])
  expect([...color!.values]).toEqual([0, 2, 1, 0])
})

test('a field without a value is dropped, and a field of added documents alone begins behind the retained ones', async () => {
  const fields = await extend([numbers('old', [0, 0, 1, 1], [7])], [numbers('new', [0, 1, 1], [8])])
  expect(fields.map(({ name }) => name)).toEqual(['new'])
  expect([...fields[0]!.offsets]).toEqual([0, 0, 0, 1, 1])
})

test('fields stand in the order of their names', async () => {
  const [b, c] = [numbers('b', [0, 1, 1, 1], [1]), numbers('c', [0, 1, 1, 1], [1])]
  const fields = await extend([b, c], [numbers('a', [0, 1, 1], [2]), numbers('bb', [0, 1, 1], [3])])
  expect(fields.map(({ name }) => name)).toEqual(['a', 'b', 'bb', 'c'])
})

test('a field that comes back with another type has no old values', async () => {
  const [field] = await extend([numbers('grade', [0, 1, 2, 3], [1, 2, 3])], [texts('grade', [0, 1, 1], [0], ['A'])])
  expect(field).toMatchObject({ type: 'string' })
  expect([...field!.offsets]).toEqual([0, 0, 0, 1, 1])
})
