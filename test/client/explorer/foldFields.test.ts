import { expect, test } from 'vitest'
import { findFields, foldFields } from '../../../src/client/explorer/parts/foldFields.js'

const fields = Array.from({ length: 12 }, (_, i) => ({ name: `field ${i}` }))

test('the filter bar shows eight fields, and those of which something is chosen', () => {
  expect(foldFields(fields, () => false)).toEqual(fields.slice(0, 8))
  expect(foldFields(fields, ({ name }) => name === 'field 3' || name === 'field 10')).toEqual([
    ...fields.slice(0, 8),
    fields[10],
  ])
})

test('few fields are all shown', () => {
  expect(foldFields(fields.slice(0, 8), () => false)).toEqual(fields.slice(0, 8))
})

test('a field is found by any part of its name, in any case; those of which something is chosen stay', () => {
  const none = (): boolean => false
  expect(findFields(fields, '', none)).toEqual(fields)
  expect(findFields(fields, ' FIELD 1 ', none).map(({ name }) => name)).toEqual(['field 1', 'field 10', 'field 11'])
  expect(findFields(fields, 'price', ({ name }) => name === 'field 3')).toEqual([fields[3]])
  expect(findFields(fields, 'price', none)).toEqual([])
  expect(findFields([{ name: 'cabin_staff' }], 'cabin s', none)).toHaveLength(1)
  expect(findFields([{ name: 'cabin_staff' }], 'cabin_s', none)).toHaveLength(1)
})
