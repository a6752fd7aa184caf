import { expect, test } from 'vitest'
import { EngineError, InvalidParams, invalidParams } from '../../src/errors.js'
import { wrapError, wrapResult } from '../../src/http/envelope.js'

test('a result stands alone in version 5, and beside an error that is null in the older interfaces', () => {
  expect([wrapResult('v5', { a: 1 }), wrapResult('v5', undefined), wrapResult('v5', 0)]).toEqual([{ a: 1 }, null, 0])
  for (const envelope of ['v4', 'legacy'] as const) {
    expect(wrapResult(envelope, 0)).toEqual({ error: null, result: 0 })
    expect(wrapResult(envelope, undefined)).toEqual({ error: null, result: null })
  }
})

test('an error has code, message and what belongs to it; in the older interfaces as one member', () => {
  const error = invalidParams('Wrong.', 'a', 'b')
  const rest = { message: 'Wrong.', parameters: ['a', 'b'] }
  expect(wrapError('v5', error)).toEqual({ error: 'INVALID_PARAMS', ...rest })
  for (const envelope of ['v4', 'legacy'] as const) {
    expect(wrapError(envelope, error)).toEqual({ error: { code: 'INVALID_PARAMS', ...rest }, result: null })
  }
})

test('as text it is the message with the parameters, but for failures of authorization', () => {
  const text = (error: EngineError) => wrapError('legacy', error, true)
  expect(text(invalidParams('Wrong.', 'a', 'b'))).toEqual({ error: 'Wrong. `a` `b`', result: null })
  expect(text(new InvalidParams('Missing: `a`.', ['a'], [], 'Required.'))).toEqual({
    error: 'Required. `a`',
    result: null,
  })
  expect(text(new EngineError('ERROR', 'Broken.'))).toEqual({ error: 'Broken.', result: null })
  for (const code of ['NO_TOKEN', 'INADEQUATE_PERMISSION'] as const) {
    expect(text(new EngineError(code, 'No.'))).toEqual({ error: { code, message: 'No.' }, result: null })
  }
})
