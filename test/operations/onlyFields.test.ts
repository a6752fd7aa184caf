import { expect, test } from 'vitest'
import { onlyFields } from '../../src/operations/onlyFields.js'

const record = { text: 'a', title: 'b', vector: 'c' }

test('a record has the requested fields in its own order, and all of them by default', () => {
  expect(Object.keys(onlyFields(record, ['vector', 'text', 'unknown', 'text']))).toEqual(['text', 'vector'])
  expect(onlyFields(record, undefined)).toBe(record)
  expect(onlyFields(record, [])).toEqual({})
})

test('the same list of fields gives the same result for every record', () => {
  const fields = ['title']
  expect([onlyFields(record, fields), onlyFields({ title: 1, text: 2 }, fields)]).toEqual([
    { title: 'b' },
    { title: 1 },
  ])
})
