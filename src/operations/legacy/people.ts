import type { z } from 'zod'
import type { OperationRecord } from '../operation.js'
import * as accounts from '../v4/accounts.js'
import * as tokens from '../v4/tokens.js'
import * as users from '../v4/users.js'

/**
 * An operation of v4-identity that the older interface has unchanged, under its own path. Its parameters are still made when they are
 * first read. Spec v4-legacy 4.7.
 */
const asBefore = <const Path extends string, Params extends z.ZodObject, N, Result>(
  record: OperationRecord<`/api${Path}`, Params, N, Result>,
): OperationRecord<Path, Params, N, Result> =>
  Object.defineProperties({} as OperationRecord<Path, Params, N, Result>, {
    ...Object.getOwnPropertyDescriptors(record),
    path: { value: record.path.slice('/api'.length), enumerable: true },
    spec: { value: 'v4-legacy 4.7', enumerable: true },
  })

export const login = asBefore(users.login)
export const logout = asBefore(users.logout)
export const getProfile = asBefore(users.getProfile)
export const updateProfile = asBefore(users.updateProfile)
export const changePassword = asBefore(users.changePassword)

export const updateAccount = asBefore(accounts.updateAccount)
export const deleteUser = asBefore(accounts.deleteUser)
export const getUserProfile = asBefore(accounts.getUserProfile)
export const updateUserProfile = asBefore(accounts.updateUserProfile)
export const setPermissions = asBefore(accounts.setPermissions)

export const listTokens = asBefore(tokens.listTokens)
export const createToken = asBefore(tokens.createToken)
export const getToken = asBefore(tokens.getToken)
export const deleteToken = asBefore(tokens.deleteToken)
