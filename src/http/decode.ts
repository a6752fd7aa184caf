import { EngineError, invalidParams } from '../errors.js'
import type { Operation } from '../operations/operation.js'
import { queryValue } from './queryValues.js'
import { envelopeOf } from './router.js'

/**
 * The parameters of a request: the query string's, over them the body's, whatever the method (v5 2.1). Of a name given
 * twice in the query the last counts, and `null` there is not given.
 */
export function decodeParams(
  operation: Operation,
  query: URLSearchParams,
  body: Uint8Array | undefined,
  contentType: string,
): Record<string, unknown> {
  return { ...decodeFields(operation, query), ...decodeBody(operation, body, contentType) }
}

/** A body with the type that stands over it. */
export interface TypedBody {
  readonly body: Uint8Array | undefined
  readonly contentType: string
}

/** A multipart form, as browsers and `curl -F` send it, as the same form URL-encoded; any other body as it is. */
export async function flatForm(sent: TypedBody): Promise<TypedBody> {
  const { body, contentType } = sent
  if (body === undefined || !/^multipart\/form-data\s*;/i.test(contentType)) return sent
  const fields = new URLSearchParams()
  try {
    const form = await new Response(body as Uint8Array<ArrayBuffer>, {
      headers: { 'content-type': contentType },
    }).formData()
    for (const [name, value] of form) fields.append(name, typeof value === 'string' ? value : await value.text())
  } catch (error) {
    throw new EngineError('INVALID_PARAMS', 'The request body is not a well-formed form.', { parameters: [] }, error)
  }
  return { body: new TextEncoder().encode(fields.toString()), contentType: 'application/x-www-form-urlencoded' }
}

function decodeFields({ params }: Operation, fields: URLSearchParams): Record<string, unknown> {
  const { shape } = params
  const values = new Map<string, unknown>()
  for (const [name, text] of fields) {
    if (text === 'null') values.delete(name)
    else values.set(name, Object.hasOwn(shape, name) ? queryValue(shape[name]!, text) : text)
  }
  return Object.fromEntries(values)
}

/**
 * A body is one JSON object, or the list that an operation says it takes. Our choice: JSON text is read whatever content type stands over it, since clients forget it;
 * the older interfaces take form data as well (v4-identity 2.2).
 */
function decodeBody(operation: Operation, body: Uint8Array | undefined, contentType: string): Record<string, unknown> {
  if (body === undefined || body.length === 0) return {}
  const text = readUtf8(body)
  if (text.trim() === '') return {}
  const isOlder = (operation.envelope ?? envelopeOf(operation.path)) !== 'v5'
  const isForm = contentType.startsWith('application/x-www-form-urlencoded') && !/^\s*[[{]/.test(text)
  if (isForm && isOlder) return decodeFields(operation, new URLSearchParams(text))
  const value = parseJson(text)
  if (Array.isArray(value) && operation.listBody !== undefined) return { [operation.listBody]: value }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw invalidParams('The request body must be a single JSON object.')
  }
  return isOlder ? decodeTexts(operation, value as Record<string, unknown>) : (value as Record<string, unknown>)
}

/** In JSON bodies of the older interfaces, too, lists and numbers may come as text (v4-identity 2.2.3). */
function decodeTexts({ params: { shape } }: Operation, body: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      typeof value === 'string' && Object.hasOwn(shape, name) ? queryValue(shape[name]!, value) : value,
    ]),
  )
}

function readUtf8(body: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body)
  } catch (error) {
    throw new EngineError('INVALID_PARAMS', 'The request body is not valid UTF-8.', { parameters: [] }, error)
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new EngineError('INVALID_PARAMS', 'The request body is not well-formed JSON.', { parameters: [] }, error)
  }
}
