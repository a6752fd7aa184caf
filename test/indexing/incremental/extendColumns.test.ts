import { expect, test } from 'vitest'
import { inlineCompute } from '../../../src/compute/pool.js'
import { packStrings, unpackStrings } from '../../../src/compute/shared.js'
import type { SourceDocument } from '../../../src/indexing/documentSource.js'
import { extendColumns } from '../../../src/indexing/incremental/extendColumns.js'
import { retainDocuments } from '../../../src/indexing/incremental/retainedDocuments.js'
import { ColumnBuilder } from '../../../src/indexing/postings/columnBuilder.js'
import { createRandom } from '../../../src/math/random.js'
import { offsetsOfEntries } from '../../../src/snapshot/columns.js'
import type { Column, Columns, NumberColumn, StringColumn } from '../../../src/snapshot/snapshot.js'

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
  expect([...size!.offsets!]).toEqual([0, 2, 3, 3, 5])
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
  expect([...fields[0]!.offsets!]).toEqual([0, 0, 0, 1, 1])
})

test('fields stand in the order of their names', async () => {
  const [b, c] = [numbers('b', [0, 1, 1, 1], [1]), numbers('c', [0, 1, 1, 1], [1])]
  const fields = await extend([b, c], [numbers('a', [0, 1, 1], [2]), numbers('bb', [0, 1, 1], [3])])
  expect(fields.map(({ name }) => name)).toEqual(['a', 'b', 'bb', 'c'])
})

test('a field that comes back with another type has no old values', async () => {
  const [field] = await extend([numbers('grade', [0, 1, 2, 3], [1, 2, 3])], [texts('grade', [0, 1, 1], [0], ['A'])])
  expect(field).toMatchObject({ type: 'string' })
  expect([...field!.offsets!]).toEqual([0, 0, 0, 1, 1])
})

test('columns of random fields after removals and additions are those of the documents that are left', async () => {
  const random = createRandom(11)
  /** In how many of a hundred documents each field is: some gain, some lose their offsets. */
  const makeDocuments = (count: number, shares: readonly number[]): SourceDocument[] =>
    Array.from({ length: count }, (_, key) => ({
      key,
      title: '',
      text: '',
      metadata: shares.flatMap((share, field) =>
        random.int(100) >= share
          ? []
          : Array.from({ length: 1 + random.int(2) }, () =>
              field % 2 === 0
                ? { name: `field ${field}`, type: 'number' as const, value: random.int(50) }
                : { name: `field ${field}`, type: 'string' as const, value: `value ${random.int(50)}` },
            ),
      ),
    }))
  const columnsOf = async (documents: readonly SourceDocument[]): Promise<Columns> => {
    const builder = new ColumnBuilder()
    await builder.add(documents)
    return await builder.finish()
  }
  /** Values by document, as they were uploaded. */
  const valuesOf = ({ fields }: Columns, count: number) =>
    fields.map((column) => {
      const offsets = column.offsets ?? offsetsOfEntries(column.documents, new Uint32Array(count + 1))
      const texts = column.type === 'string' ? unpackStrings(column.dictionary) : undefined
      const own = Array.from({ length: count }, (_, document) =>
        Array.from(
          column.values.subarray(offsets[document], offsets[document + 1]),
          (value) => texts?.[value] ?? value,
        ),
      )
      return [column.name, column.type, own]
    })
  const isSparse = ({ fields }: Columns) => fields.map(({ offsets }) => offsets === undefined)
  const before = makeDocuments(1_500, [3, 3, 80, 3, 30, 1, 0, 0])
  const added = makeDocuments(1_100, [3, 90, 1, 3, 0, 0, 2, 100])
  const removed = Uint32Array.from({ length: 1_500 }, (_, i) => i).filter(() => random.int(4) === 0)
  const isRemoved = new Set(removed)
  const left = [...before.filter((_, i) => !isRemoved.has(i)), ...added]
  const [previous, expected] = [await columnsOf(before), await columnsOf(left)]
  const extended = await extendColumns(previous, {
    retained: retainDocuments(before.length, removed),
    added: await columnsOf(added),
    addedCount: added.length,
    compute: inlineCompute,
  })
  expect(valuesOf(extended, left.length)).toEqual(valuesOf(expected, left.length))
  expect(isSparse(previous)).toEqual([true, true, false, true, false, true])
  expect(isSparse(extended)).toEqual([true, false, false, true, false, true, true, false])
  expect(isSparse(expected)).toEqual(isSparse(extended))
})
