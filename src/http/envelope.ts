import type { EngineError } from '../errors.js'
import type { Envelope } from '../operations/operation.js'

/** Wraps a result: v5 returns it bare, the older interfaces as `{error, result}` (v4-identity 2.1). */
export function wrapResult(envelope: Envelope, result: unknown): unknown {
  const value = result === undefined ? null : result
  return envelope === 'v5' ? value : { error: null, result: value }
}

/**
 * Wraps an error. With `asText`, errors other than those of authorization are a string that names the parameters at
 * fault (v4-legacy 4.1 and 7).
 */
export function wrapError(envelope: Envelope, error: EngineError, asText = false): unknown {
  const { error: code, ...rest } = error.toJSON()
  if (asText && error.status !== 401 && error.status !== 403) {
    const parameters = error.details.parameters ?? []
    return { error: [rest.message, ...parameters.map((name) => `\`${name}\``)].join(' '), result: null }
  }
  return envelope === 'v5' ? { error: code, ...rest } : { error: { code, ...rest }, result: null }
}
