import { expect, test } from 'vitest'
import { EngineError, errorTexts, invalidParams } from '../src/errors.js'

test('an error has the status and message of its code, unless it brings a message of its own', () => {
  const error = new EngineError('PROJECT_LOCKED')
  expect([error.status, error.message, error.name]).toEqual([...errorTexts.PROJECT_LOCKED, 'EngineError'])
  expect(new EngineError('NOT_FOUND', 'No such job.').message).toBe('No such job.')
})

test('its JSON has the code, the message and the details', () => {
  expect(invalidParams('Wrong names.', 'a', 'b').toJSON()).toEqual({
    error: 'INVALID_PARAMS',
    message: 'Wrong names.',
    parameters: ['a', 'b'],
  })
})

test('the cause is there only if there is one', () => {
  expect('cause' in new EngineError('ERROR')).toBe(false)
  const cause = new Error('disk')
  expect(new EngineError('ERROR', 'Failed.', {}, cause).cause).toBe(cause)
})

test('an error of another copy of the module is an EngineError as well, nothing else is', async () => {
  const path = '../src/errors.js?copy'
  const copy = (await import(path)) as typeof import('../src/errors.js')
  expect(copy.EngineError).not.toBe(EngineError)
  expect(new copy.EngineError('ERROR')).toBeInstanceOf(EngineError)
  for (const other of [new Error('ERROR'), { code: 'ERROR' }, 'ERROR', null, undefined, () => {}]) {
    expect(other).not.toBeInstanceOf(EngineError)
  }
})

test('an error is of a class that extends EngineError only if that class made it', () => {
  class Refusal extends EngineError {}
  expect(new Refusal('ERROR')).toBeInstanceOf(Refusal)
  expect(new Refusal('ERROR')).toBeInstanceOf(EngineError)
  expect(new EngineError('ERROR')).not.toBeInstanceOf(Refusal)
})

test('a long message is cut, never inside a character', () => {
  const { message } = new EngineError('ERROR', `${'x'.repeat(3_999)}😀 and more`)
  expect(message).toHaveLength(4_001)
  expect(message.isWellFormed()).toBe(true)
  expect(message.endsWith('…')).toBe(true)
  expect(new EngineError('ERROR', 'x'.repeat(4_000)).message).toBe('x'.repeat(4_000))
})
