import { expect, test } from 'vitest'
import { unpackStrings } from '../../../src/compute/shared.js'
import type { SourceDocument } from '../../../src/indexing/documentSource.js'
import { ColumnBuilder } from '../../../src/indexing/postings/columnBuilder.js'
import { createRandom } from '../../../src/math/random.js'
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
  await builder.add([document(1, text('color', 'red'), text('color', 'blue'), text('color', 'red'))])
  await builder.add([document(2), document(3, text('color', 'green'))])
  const { fields } = await builder.finish()
  const column = fields[0] as StringColumn
  expect(unpackStrings(column.dictionary)).toEqual(['blue', 'green', 'red'])
  expect([...column.offsets!]).toEqual([0, 2, 2, 3])
  expect([...column.values]).toEqual([0, 2, 1])
})

test('numbers are ordered as numbers, and fields by name', async () => {
  const builder = new ColumnBuilder()
  await builder.add([document(1, number('size', 10), number('size', 9), number('size', 10), number('age', -2))])
  const { fields } = await builder.finish()
  expect(fields.map(({ name, type }) => [name, type])).toEqual([
    ['age', 'number'],
    ['size', 'number'],
  ])
  expect(fields.map(({ values }) => [...values])).toEqual([[-2], [9, 10]])
})

test('documents after the last one with a field have no value', async () => {
  const builder = new ColumnBuilder()
  await builder.add([document(1, number('size', 1)), document(2), document(3)])
  expect([...(await builder.finish()).fields[0]!.offsets!]).toEqual([0, 1, 1, 1])
})

test('several values of a document follow those of the documents before it', async () => {
  const builder = new ColumnBuilder()
  await builder.add([document(1, number('size', 7)), document(2, number('size', 5), number('size', 4))])
  await builder.add([document(3, number('size', 3), number('size', 9))])
  const [column] = (await builder.finish()).fields
  expect([...column!.offsets!]).toEqual([0, 1, 3, 5])
  expect([...column!.values]).toEqual([7, 4, 5, 3, 9])
})

test('a field with another text in every document has all of them in its dictionary', async () => {
  const builder = new ColumnBuilder()
  const ids = Array.from({ length: 5_000 }, (_, i) => `id ${(i * 7) % 5_000}`)
  await builder.add(ids.map((id, key) => document(key, text('id', id))))
  const column = (await builder.finish()).fields[0] as StringColumn
  const dictionary = unpackStrings(column.dictionary)
  expect(dictionary).toEqual([...ids].sort())
  expect(Array.from(column.values, (value) => dictionary[value])).toEqual(ids)
})

test('a field with values in less than an eighth of many documents has the document of each value instead of offsets', async () => {
  const documents = 2_048
  const random = createRandom(5)
  const own = Array.from({ length: documents }, () => {
    const count = random.int(12) === 0 ? 1 + random.int(3) : 0
    return Array.from({ length: count }, () => random.int(40))
  })
  expect(own.flat().length).toBeLessThan(documents / 4)
  for (const make of [number, (name: string, value: number) => text(name, `value ${value}`)]) {
    const builder = new ColumnBuilder()
    // Half of the documents have few values, all of them twice as many for their number.
    await builder.add(
      own.slice(0, 1_024).map((values, key) => document(key, ...values.map((value) => make('few', value)))),
    )
    await builder.add(own.slice(1_024).map((_, key) => document(1_024 + key, make('all', key))))
    const [all, few] = (await builder.finish()).fields
    expect([all!.offsets?.length, all!.documents]).toEqual([documents + 1, undefined])
    expect(few!.offsets).toBeUndefined()
    const dictionary = few!.type === 'string' ? unpackStrings(few!.dictionary) : undefined
    const found = Array.from(few!.values, (value, i) => [few!.documents![i], dictionary?.[value] ?? value])
    const expected = own.slice(0, 1_024).flatMap((values, key) => {
      const distinct = [...new Set(values)]
      if (dictionary === undefined) return distinct.sort((a, b) => a - b).map((value) => [key, value])
      return distinct.map((value) => [key, `value ${value}`]).sort(([, a], [, b]) => (a! < b! ? -1 : 1))
    })
    expect(found).toEqual(expected)
  }
})

test('the memory of many fields that few documents have follows their values, not fields times documents', async () => {
  const builder = new ColumnBuilder()
  const fields = 500
  await builder.add(
    Array.from({ length: 4_000 }, (_, key) => document(key, ...(key < fields ? [number(`own ${key}`, key)] : []))),
  )
  const columns = (await builder.finish()).fields
  expect(columns).toHaveLength(fields)
  const bytes = columns.reduce((sum, { offsets, documents: owners, values }) => {
    return sum + (offsets?.byteLength ?? 0) + (owners?.byteLength ?? 0) + values.byteLength
  }, 0)
  // A number of eight bytes, and its document of four.
  expect(bytes).toBe(fields * 12)
})

test.each([10, 2_000])('many fields of %d documents have no records of their own with offsets', async (count) => {
  // The first field is in all documents, and each of the others in one of the first ten.
  const columnsOf = async (fields: number) => {
    const builder = new ColumnBuilder()
    const own = Array.from({ length: fields - 1 }, (_, i) => number(`own ${String(i).padStart(3, '0')}`, i))
    await builder.add(
      Array.from({ length: count }, (_, key) =>
        document(key, text('all', `t${key}`), ...own.filter((_, i) => i % 10 === key)),
      ),
    )
    return (await builder.finish()).fields
  }
  expect((await columnsOf(255))[0]!.offsets).toHaveLength(count + 1)
  const fields = await columnsOf(256)
  expect(fields.every(({ offsets }) => offsets === undefined)).toBe(true)
  const [all, ...own] = fields
  expect([...all!.documents!]).toEqual(Array.from({ length: count }, (_, key) => key))
  expect(own.map(({ documents: owners, values }) => [...owners!, ...values])).toEqual(own.map((_, i) => [i % 10, i]))
})

test('a page with 100,000 fields leaves the event loop free', async () => {
  const page = Array.from({ length: 100 }, (_, key) =>
    document(key, ...Array.from({ length: 1_000 }, (__, i) => text(`${key} ${i}`, 'x'))),
  )
  let turns = 0
  const count = setInterval(() => turns++, 0)
  const builder = new ColumnBuilder()
  await builder.add(page)
  clearInterval(count)
  expect(turns).toBeGreaterThan(1)
  expect((await builder.finish()).fields).toHaveLength(100_000)
})
