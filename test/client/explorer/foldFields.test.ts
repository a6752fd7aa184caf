import { expect, test } from 'vitest'
import { foldFields } from '../../../src/client/explorer/parts/foldFields.js'

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
