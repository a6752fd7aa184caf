import { expect, test } from 'vitest'
import { unpackStrings } from '../../../src/compute/shared.js'
import type { SourceDocument } from '../../../src/indexing/documentSource.js'
import { ColumnBuilder } from '../../../src/indexing/postings/columnBuilder.js'
import type { StringColumn } from '../../../src/snapshot/snapshot.js'

const document = (key: number, ...metadata: SourceDocument['metadata']): SourceDocument => ({
  key,
  title: '',
  text: '',
  metadata,
})
const text = (name: string, value: string) => ({ name, type: 'string', value }) as const
const number = (name: string, value: number) => ({ name, type: 'number', value }) as const

test('a text is stored as its number in the sorted dictionary, each once for a document and in ascending order', async () => {
  const builder = new ColumnBuilder()
  builder.add([document(1, text('color', 'red'), text('color', 'blue'), text('color', 'red'))])
  builder.add([document(2), document(3, text('color', 'green'))])
  const { fields } = await builder.finish()
  const column = fields[0] as StringColumn
  expect(unpackStrings(column.dictionary)).toEqual(['blue', 'green', 'red'])
  expect([...column.offsets]).toEqual([0, 2, 2, 3])
  expect([...column.values]).toEqual([0, 2, 1])
})

test('numbers are ordered as numbers, and fields by name', async () => {
  const builder = new ColumnBuilder()
  builder.add([document(1, number('size', 10), number('size', 9), number('size', 10), number('age', -2))])
  const { fields } = await builder.finish()
  expect(fields.map(({ name, type }) => [name, type])).toEqual([
    ['age', 'number'],
    ['size', 'number'],
  ])
  expect(fields.map(({ values }) => [...values])).toEqual([[-2], [9, 10]])
})

test('documents after the last one with a field have no value', async () => {
  const builder = new ColumnBuilder()
  builder.add([document(1, number('size', 1)), document(2), document(3)])
  expect([...(await builder.finish()).fields[0]!.offsets]).toEqual([0, 1, 1, 1])
})

test('several values of a document follow those of the documents before it', async () => {
  const builder = new ColumnBuilder()
  builder.add([document(1, number('size', 7)), document(2, number('size', 5), number('size', 4))])
  builder.add([document(3, number('size', 3), number('size', 9))])
  const [column] = (await builder.finish()).fields
  expect([...column!.offsets]).toEqual([0, 1, 3, 5])
  expect([...column!.values]).toEqual([7, 4, 5, 3, 9])
})

test('a field with another text in every document has all of them in its dictionary', async () => {
  const builder = new ColumnBuilder()
  const ids = Array.from({ length: 5_000 }, (_, i) => `id ${(i * 7) % 5_000}`)
  builder.add(ids.map((id, key) => document(key, text('id', id))))
  const column = (await builder.finish()).fields[0] as StringColumn
  const dictionary = unpackStrings(column.dictionary)
  expect(dictionary).toEqual([...ids].sort())
  expect(Array.from(column.values, (value) => dictionary[value])).toEqual(ids)
})
