import type { EngineError } from '../errors.js'
import type { Envelope } from '../operations/operation.js'

/** What stands in the body for a result. v5 gives it bare, the older interfaces as `{error, result}` (v4-identity 2.1). */
export function wrapResult(envelope: Envelope, result: unknown): unknown {
  const value = result === undefined ? null : result
  return envelope === 'v5' ? value : { error: null, result: value }
}

/** What stands in the body for a failure. */
export function wrapError(envelope: Envelope, error: EngineError): unknown {
  const { error: code, ...rest } = error.toJSON()
  return envelope === 'v5' ? { error: code, ...rest } : { error: { code, ...rest }, result: null }
}
