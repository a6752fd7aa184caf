import { EngineError, invalidParams } from '../errors.js'
import { envelopeOf, type Operation } from '../operations/operation.js'
import { MOST_NAMES } from '../operations/sentBounds.js'
import { createRefusal } from '../operations/unexpectedNames.js'
import { queryValue } from './queryValues.js'
import { readJson } from './readJson.js'

/** Longest form, URL-encoded or multipart, in bytes. Documents are sent as JSON. */
const MOST_FORM_BYTES = 8 << 20

/**
 * The parameters of a request: those of the query string, overridden by those of the body, for every method (v5 2.1).
 * If a name occurs twice in the query, the last one counts; `null` there means that a parameter is not given. INVALID_PARAMS for
 * a query that is not UTF-8, a body that is compressed, cannot be parsed or has more than 1,000 names; REQUEST_TOO_LARGE for a form
 * beyond 8 MiB.
 */
export async function decodeParams(
  operation: Operation,
  url: Pick<URL, 'search' | 'searchParams'>,
  sent: SentBody,
  signal: AbortSignal | undefined,
): Promise<Record<string, unknown>> {
  if (hasTooManyFields(url.search)) throw tooManyNames()
  requireUtf8(url.search, 'The query string')
  requireUncompressed(sent)
  const queryFields = decodeFields(operation, url.searchParams)
  const body = await decodeBody(operation, await flatForm(sent), signal)
  // The body takes precedence (v5 2.1.2); null is not given, and takes nothing from the query.
  const given = Object.entries(body).filter(([name, value]) => value !== null || !Object.hasOwn(queryFields, name))
  return { ...queryFields, ...Object.fromEntries(given) }
}

/** A body with its content type. */
interface TypedBody {
  readonly body: Uint8Array | undefined
  readonly contentType: string
}

/** A body as a client has sent it. */
export interface SentBody extends TypedBody {
  readonly contentEncoding: string
}

/** Bytes that are written as `%` and two hexadecimal digits. */
const ESCAPED = /(?:%[0-9a-f]{2})+/gi

/** Refuses escaped bytes that are not UTF-8: otherwise other characters would replace them and be stored. */
function requireUtf8(encoded: string, what: string): void {
  for (const [escaped] of encoded.matchAll(ESCAPED)) {
    if (!isUtf8(escaped)) throw invalidParams(`${what} is not valid UTF-8.`)
  }
}

/** Uses the decoded text, since the minifier of the package removes calls of built-in functions without a use. */
function isUtf8(escaped: string): boolean {
  try {
    return decodeURIComponent(escaped) !== ''
  } catch {
    return false
  }
}

function requireUncompressed({ body, contentEncoding }: SentBody): void {
  if (body === undefined || /^(?:identity)?$/i.test(contentEncoding.trim())) return
  throw invalidParams(`The request body has the content encoding "${contentEncoding}". Send it uncompressed.`)
}

/**
 * Converts a multipart form, as browsers and `curl -F` send it, to the URL-encoded form; returns any other body
 * unchanged.
 */
async function flatForm(sent: TypedBody): Promise<TypedBody> {
  const { body, contentType } = sent
  if (body === undefined || !/^multipart\/form-data\s*;/i.test(contentType)) return sent
  requireFormSize(body)
  requireFewParts(body)
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

function requireFormSize({ length }: Uint8Array): void {
  if (length > MOST_FORM_BYTES) {
    throw new EngineError('REQUEST_TOO_LARGE', `A form is larger than ${MOST_FORM_BYTES} bytes. Send JSON.`)
  }
}

/** Each part begins with a line of two hyphens and the boundary. */
function requireFewParts(body: Uint8Array): void {
  const text = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  let parts = 0
  for (let at = text.indexOf('\r\n--'); at >= 0; at = text.indexOf('\r\n--', at + 4)) {
    if (++parts > MOST_NAMES) throw tooManyNames()
  }
}

const tooManyNames = (): EngineError => invalidParams(`More than ${MOST_NAMES} request parameters were given.`)

/** The names in a query string. One with too many fields is refused later, so it is not even split. */
export const queriedNames = (url: Pick<URL, 'search' | 'searchParams'>): ReadonlySet<string> =>
  new Set(hasTooManyFields(url.search) ? [] : url.searchParams.keys())

function hasTooManyFields(encoded: string): boolean {
  let separators = 0
  for (let at = encoded.indexOf('&'); at >= 0; at = encoded.indexOf('&', at + 1)) {
    if (++separators >= MOST_NAMES) return true
  }
  return false
}

/** The parameters of a query string or form. INVALID_PARAMS for more than 1,000. */
export function decodeFields({ params }: Operation, fields: Iterable<[string, string]>): Record<string, unknown> {
  const { shape } = params
  const values = new Map<string, unknown>()
  let given = 0
  for (const [name, text] of fields) {
    if (++given > MOST_NAMES) throw tooManyNames()
    if (!Object.hasOwn(shape, name)) values.set(name, text)
    else if (text === 'null') values.delete(name)
    else values.set(name, queryValue(shape[name]!, text))
  }
  return Object.fromEntries(values)
}

/** Parses the fields of a URL-encoded form; one with too many fields is not even split. */
function formFields(body: Uint8Array): URLSearchParams {
  requireFormSize(body)
  const form = readUtf8(body)
  if (hasTooManyFields(form)) throw tooManyNames()
  requireUtf8(form, 'The form')
  return new URLSearchParams(form)
}

/**
 * Parses a body: one JSON object, or the list that the operation accepts. Our choice: JSON is accepted with any content
 * type, because clients omit it; the older interfaces also accept form data (v4-identity 2.2).
 */
async function decodeBody(
  operation: Operation,
  { body, contentType }: TypedBody,
  signal: AbortSignal | undefined,
): Promise<Record<string, unknown>> {
  if (body === undefined || isBlank(body)) return {}
  const isOlder = (operation.envelope ?? envelopeOf(operation.path)) !== 'v5'
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(contentType) && !/^\s*[[{]/.test(beginningOf(body))
  if (isForm && isOlder) return decodeFields(operation, formFields(body))
  const fields = bodyFields(operation, await readJson(body, signal, (name) => refusalOf(operation, name)))
  return isOlder ? decodeTexts(operation, fields) : fields
}

function refusalOf({ params: { shape }, listBody }: Operation, name = listBody) {
  return name !== undefined && Object.hasOwn(shape, name) ? createRefusal(shape[name]) : undefined
}

/** The parameters in a JSON body: an object, or the list that the operation accepts. INVALID_PARAMS for any other value. */
export function bodyFields({ listBody }: Operation, body: unknown): Record<string, unknown> {
  if (Array.isArray(body) && listBody !== undefined) return { [listBody]: body }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw invalidParams('The request body must be a single JSON object.')
  }
  return body as Record<string, unknown>
}

/** White space without meaning is short. */
const BLANK_BYTES = 1_024

const isBlank = (body: Uint8Array): boolean => body.length <= BLANK_BYTES && readUtf8(body).trim() === ''

const beginningOf = (body: Uint8Array): string => new TextDecoder().decode(body.subarray(0, BLANK_BYTES))

/** In JSON bodies of the older interfaces, lists and numbers may also be strings (v4-identity 2.2.3). */
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
