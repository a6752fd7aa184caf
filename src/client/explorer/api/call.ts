import { endSession, token } from '../state/session.js'
import { readError, unreachable } from './apiError.js'
import type { Endpoint } from './endpoint.js'
import { keepPace } from './pace.js'

export interface CallOptions {
  /** Aborting it cancels the work of the engine as well. */
  readonly signal?: AbortSignal | undefined
  /** Instead of the token of the session, to try one. */
  readonly token?: string | undefined
  /** Whether the request is sent even if the page is closed meanwhile. */
  readonly keepalive?: boolean
}

/**
 * Calls an operation with the token of the session. Throws ApiError, or the reason of `signal`. A token that is no longer
 * valid ends the session, which shows the login.
 */
export async function call<Params extends object, Answer>(
  endpoint: Endpoint<Params, Answer>,
  params: Params,
  { signal, token: tried, keepalive = false }: CallOptions = {},
): Promise<Answer> {
  const used = tried ?? token.value
  const { url, init } = requestOf(endpoint, params, used)
  await keepPace(`${endpoint.method} ${endpoint.path}`, signal)
  // Also an answer that breaks off, or that a proxy gives in place of the engine, is none.
  const failed = (error: unknown): never => {
    throw signal?.aborted ? error : unreachable()
  }
  const response = await fetch(url, { ...init, keepalive, ...(signal !== undefined && { signal }) }).catch(failed)
  if (response.ok) return (await response.json().catch(failed)) as Answer
  const error = await readError(response)
  if (error.code === 'INVALID_TOKEN' || error.code === 'NO_TOKEN') endSession(used)
  throw error
}

/** The address relative to the page, so that a proxy may serve both below a path. */
function requestOf(
  { method, path }: Endpoint<object, unknown>,
  params: object,
  used: string | null,
): { readonly url: string; readonly init: RequestInit } {
  const rest = new Map(Object.entries(params).filter(([, value]) => value !== undefined))
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(rest.get(name))
    rest.delete(name)
    return encodeURIComponent(value)
  })
  const headers = {
    ...(used !== null && { authorization: `Token ${used}` }),
    ...(method !== 'GET' && { 'content-type': 'application/json' }),
  }
  const init = { method, headers, credentials: 'omit', cache: 'no-store' } as const
  if (method !== 'GET') return { url: `.${filled}`, init: { ...init, body: JSON.stringify(Object.fromEntries(rest)) } }
  const query = new URLSearchParams([...rest].map(([name, value]) => [name, queryText(value)]))
  return { url: `.${filled}${query.size === 0 ? '' : `?${query}`}`, init }
}

/** In a query string lists and records are JSON. */
const queryText = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)
