import { expect, test } from 'vitest'
import * as people from '../../../src/operations/legacy/people.js'
import * as users from '../../../src/operations/v4/users.js'

test('operations of v4-identity have their own path, and parameters that are made when they are first read', () => {
  expect([people.login.path, users.login.path]).toEqual(['/v4/user/login/', '/api/v4/user/login/'])
  for (const record of Object.values(people)) {
    expect(Object.getOwnPropertyDescriptor(record, 'params')?.get, record.path).toBeDefined()
  }
  expect(Object.keys(people.login.params.shape)).toEqual(Object.keys(users.login.params.shape))
  expect({ ...people.login, params: 0 }).toMatchObject({ spec: 'v4-legacy 4.7', access: users.login.access })
})
