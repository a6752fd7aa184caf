import { expect, test } from 'vitest'
import { changedColumns } from '../../../../src/storage/postgres/catalog/changedColumns.js'

const columns = { fullName: 'full_name', password: 'password', isConfirmed: 'is_confirmed' }

test('an update assigns the columns of the properties that are given, numbered from the second parameter', () => {
  expect(changedColumns<object>({ isConfirmed: false, password: null }, columns as never)).toEqual({
    assignments: 'is_confirmed = $2, password = $3',
    values: [false, null],
  })
})

test('properties that are undefined, or have no column, are left out', () => {
  const changes = { userId: 5, fullName: undefined, password: '' }
  expect(changedColumns<object>(changes, columns as never)).toEqual({ assignments: 'password = $2', values: [''] })
  expect(changedColumns<object>({ userId: 5 }, columns as never)).toEqual({ assignments: '', values: [] })
})
