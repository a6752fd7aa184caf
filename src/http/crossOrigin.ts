import type { Handler, HttpAnswer, HttpRequest } from './handler.js'

/** Matches all origins. */
const ANY = '*'

/** Seconds for which browsers cache a preflight answer: the longest time they allow. */
const REMEMBERED_SECONDS = 7_200

const METHODS = 'GET, HEAD, POST, PUT, DELETE'

/** Response headers that pages may read besides the safelisted ones. */
const READABLE = 'allow, retry-after, www-authenticate'

/**
 * An origin as browsers send it: scheme, host and port without a path; undefined for an invalid one. Pages without an
 * address, such as files, have the origin `null`, which any page can assume, so only `*` admits them.
 */
export function readOrigin(text: string): string | undefined {
  const origin = text.replace(/\/$/, '')
  if (origin === ANY) return ANY
  if (!/^[a-z][a-z0-9+.-]*:\/\/[^/?#@\s*]+$/i.test(origin) || !URL.canParse(origin)) return undefined
  // The standard defines no origin for schemes of apps, such as capacitor://localhost.
  const standard = new URL(origin).origin
  return standard === 'null' ? origin.toLowerCase() : standard
}

/**
 * Lets pages of other origins send requests (CORS, Fetch standard 3.3). `origins` are those of `readOrigin`. Our
 * choice: if any page may send requests, browsers must not send credentials (such as cookies of a proxy); listed
 * origins may. A token in a header works in both cases.
 */
export function allowOrigins(handler: Handler, origins: readonly string[]): Handler {
  const allowed = new Set(origins)
  const headersFor = (origin: string | null | undefined): Record<string, string> => {
    if (allowed.has(ANY)) return { 'access-control-allow-origin': ANY }
    if (!origin || !allowed.has(origin)) return { vary: 'origin' }
    return { 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true', vary: 'origin' }
  }
  return async (request) => {
    const headers = headersFor(request.header('origin'))
    const mayAsk = 'access-control-allow-origin' in headers
    if (mayAsk && isPreflight(request)) return preflight(request, headers)
    const answer = await handler(request)
    return {
      ...answer,
      headers: { ...answer.headers, ...headers, ...(mayAsk && { 'access-control-expose-headers': READABLE }) },
    }
  }
}

const isPreflight = ({ method, header }: HttpRequest): boolean =>
  method === 'OPTIONS' && Boolean(header('origin')) && Boolean(header('access-control-request-method'))

/** Preflight answers do not depend on path and headers; the request itself gets any error. */
function preflight({ header }: HttpRequest, headers: Record<string, string>): HttpAnswer {
  const requested = header('access-control-request-headers')
  return {
    status: 204,
    headers: {
      ...headers,
      'access-control-allow-methods': METHODS,
      ...(requested && { 'access-control-allow-headers': requested }),
      'access-control-max-age': String(REMEMBERED_SECONDS),
      vary: 'origin, access-control-request-headers',
    },
    body: [],
  }
}
