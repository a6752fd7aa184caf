import { expect, test } from 'vitest'
import { describeMetadata } from '../../../src/answers/counts/describeMetadata.js'
import { smallSnapshot } from '../smallSnapshot.js'
import { spendTurn } from '../spendTurn.js'

const hotel = smallSnapshot({
  documents: [
    { words: 'room', metadata: { stars: 4, city: ['Rome', 'Oslo'], day: 86_400 } },
    { words: 'room', metadata: { stars: [2, 4], city: 'Rome', day: 0 } },
    { words: 'room' },
  ],
  types: { day: 'date', stars: 'score' },
})

test('fields are described by name, each value with the documents that have it', async () => {
  expect(await describeMetadata(hotel)).toEqual([
    {
      name: 'city',
      type: 'string',
      values: [
        { value: 'Oslo', count: 1 },
        { value: 'Rome', count: 2 },
      ],
    },
    { name: 'day', type: 'date', minimum: 0, maximum: 86_400 },
    {
      name: 'stars',
      type: 'score',
      minimum: 2,
      maximum: 4,
      values: [
        { value: 2, count: 1 },
        { value: 4, count: 2 },
      ],
    },
  ])
})

test('a field with more values than asked for comes without them', async () => {
  expect((await describeMetadata(hotel, 1)).map((field) => 'values' in field)).toEqual([false, false, false])
  expect((await describeMetadata(hotel, 2)).map((field) => 'values' in field)).toEqual([true, false, true])
})

test('a number field with more than 100 values comes without them, one with 100 has them', async () => {
  const withValues = async (count: number) => {
    const documents = Array.from({ length: count }, (_, i) => ({ words: 'room', metadata: { price: i } }))
    return 'values' in (await describeMetadata(smallSnapshot({ documents })))[0]!
  }
  expect([await withValues(100), await withValues(101)]).toEqual([true, false])
})

test('names are sorted alphabetically: letter case and accents come second, digits are letters', async () => {
  const names = ['Zone', 'ärger', 'item 10', 'brand', 'item 2', 'Brand', 'apple']
  const mixed = smallSnapshot({
    documents: [{ words: 'room', metadata: Object.fromEntries(names.map((name) => [name, 1])) }],
  })
  expect((await describeMetadata(mixed)).map(({ name }) => name)).toEqual([
    'apple',
    'ärger',
    'brand',
    'Brand',
    'item 10',
    'item 2',
    'Zone',
  ])
})

test('names that read the same are in the order of their code units, wherever they stand', async () => {
  const names = ['item 2', 'item 02', 'item 002']
  const mixed = smallSnapshot({
    documents: [{ words: 'room', metadata: Object.fromEntries(names.map((name) => [name, 1])) }],
  })
  for (const fields of [mixed.columns.fields, [...mixed.columns.fields].reverse()]) {
    const described = await describeMetadata({ ...mixed, columns: { fields } })
    expect(described.map(({ name }) => name)).toEqual(['item 002', 'item 02', 'item 2'])
  }
})

test('an aborted question ends as soon as the turn is over, whatever the type of the field', async () => {
  for (const name of ['city', 'day', 'stars']) {
    const fields = hotel.columns.fields.filter((field) => field.name === name)
    await spendTurn()
    const described = describeMetadata(
      { ...hotel, columns: { ...hotel.columns, fields } },
      undefined,
      AbortSignal.abort(new Error('Enough.')),
    )
    await expect(described).rejects.toThrow('Enough.')
  }
})

test('hundreds of fields are in alphabetical order, and the event loop turns while they are sorted', async () => {
  const names = Array.from({ length: 600 }, (_, i) => `${'éEéa'[i % 4]}${(i * 7919) % 601}`)
  const metadata = Object.fromEntries(names.map((name) => [name, 1]))
  const many = smallSnapshot({ documents: [{ words: 'room', metadata }] })
  const before = new Intl.Collator('en').compare
  const expected = [...names].sort((a, b) => before(a, b) || (a < b ? -1 : 1))
  await spendTurn()
  let hasTurned = false
  setImmediate(() => {
    hasTurned = true
  })
  expect((await describeMetadata(many)).map(({ name }) => name)).toEqual(expected)
  expect(hasTurned).toBe(true)
})
