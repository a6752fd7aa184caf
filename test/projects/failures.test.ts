import { expect, test } from 'vitest'
import { ComputeClosed } from '../../src/compute/compute.js'
import { EngineError, StorageError } from '../../src/errors.js'
import { asEngineError, openingError } from '../../src/projects/failures.js'
import { DamagedDocument } from '../../src/storage/failures.js'

const full = Object.assign(new Error('write failed'), { code: 'ENOSPC' })

test('an error of ours stays as it is', () => {
  const error = new EngineError('PROJECT_LOCKED')
  expect(asEngineError(error)).toBe(error)
})

test('a failure of the disk becomes ERROR with a sentence, and keeps its cause', () => {
  const error = asEngineError(full)
  expect(error).toMatchObject({ code: 'ERROR', message: 'The disk is full.', details: {} })
  expect(error.cause).toBe(full)
})

test('only failures of storage are told apart as such', () => {
  const kinds = [full, new DamagedDocument('room 7'), new TypeError('x is not a function'), new ComputeClosed()]
  expect(kinds.map((error) => asEngineError(error) instanceof StorageError)).toEqual([true, true, false, false])
})

test('work whose threads have ended says that the engine is closed', () => {
  expect(asEngineError(new ComputeClosed())).toMatchObject({ code: 'ERROR', message: 'The engine is closed.' })
})

test('a damaged document is named', () => {
  const damaged = new DamagedDocument('room 7')
  expect(asEngineError(damaged)).toMatchObject({
    ...{ code: 'ERROR', message: damaged.message, details: { doc_id: 'room 7' }, cause: damaged },
  })
})

test('of anything else the caller hears nothing but that it failed', () => {
  for (const error of [new TypeError('x is not a function'), 'a text', undefined]) {
    const told = asEngineError(error)
    expect(told).toMatchObject({ code: 'ERROR', details: {} })
    expect(told.cause).toBe(error)
    expect(told.message).toBe(new EngineError('ERROR').message)
  }
})

test('a folder that cannot be opened is named with what has failed on the disk', () => {
  expect(openingError({ directory: '/data' }, full)).toMatchObject({
    ...{ code: 'ERROR', message: 'The folder /data cannot be opened. The disk is full.', details: {}, cause: full },
  })
  const other = new TypeError('x is not a function')
  expect(openingError({ directory: '/data' }, other)).toBe(other)
})
