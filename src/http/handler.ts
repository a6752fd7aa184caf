import { EngineError, errorTexts } from '../errors.js'
import { answer } from '../operations/bind.js'
import { createFailureTeller, type OnError } from '../operations/failureTeller.js'
import { type Envelope, envelopeOf, type Operation, type Positions } from '../operations/operation.js'
import { RawAnswer } from '../operations/rawAnswer.js'
import type { AnswerBytes } from '../operations/recordList.js'
import type { Host } from '../operations/services.js'
import { createBodyBudget, FREE_BYTES } from './bodyBudget.js'
import { networkOf } from './clientAddress.js'
import { decodeParams } from './decode.js'
import { encodeJson } from './encode.js'
import { wrapError, wrapResult } from './envelope.js'
import type { RateLimiter } from './rateLimit.js'
import { createRouter, type Route } from './router.js'

/** The parts of a request. A standard `Request` has no body on GET, but clients send one. */
export interface HttpRequest {
  readonly method: string
  /** Without the base path. */
  readonly url: URL
  readonly basePath?: string | undefined
  readonly header: (name: string) => string | null | undefined
  /** Reads the body. Throws REQUEST_TOO_LARGE beyond the smaller of `maxBytes` and the limit of the engine. */
  readonly body: (maxBytes?: number) => Promise<Uint8Array | undefined>
  readonly signal?: AbortSignal | undefined
  /** IP address of the client; undefined where it is not known. */
  readonly clientAddress?: string | undefined
}

/** What a handler knows of a request once it has answered, for logs and metrics. */
export interface RequestFacts {
  /** Path template of the operation, such as `/api/v5/projects/:project_id/`; undefined if no path or method matches. */
  readonly route?: string | undefined
  /** Login of the caller; undefined without a valid token. */
  readonly user?: string | undefined
  /** Identifier of the project in the path. */
  readonly project?: string | undefined
  /** Error code of a refusal or failure. Spec v5 7. */
  readonly errorCode?: string | undefined
}

export interface HttpAnswer {
  readonly status: number
  readonly facts?: RequestFacts | undefined
  readonly headers: Readonly<Record<string, string>>
  readonly body: readonly Uint8Array[]
  /** Called once the body has been sent or its sending has failed. */
  readonly release?: (() => void) | undefined
}

/** Bytes of all answers in memory: unfinished ones and those that clients have not received yet. */
const MOST_ANSWER_BYTES = 1 << 30

export type Handler = (request: HttpRequest) => Promise<HttpAnswer>

export interface HandlerOptions {
  readonly operations: readonly Operation[]
  readonly host: Host
  readonly positions: Positions
  readonly rateLimit?: RateLimiter | undefined
  /** Called with every failure of the engine itself, and the request that caused it. */
  readonly onError?: OnError | undefined
}

/** Answers requests without a socket. Every answer has a JSON body except the pages of the description. */
export function createHandler({ operations, host, positions, rateLimit, onError }: HandlerOptions): Handler {
  const route = createRouter(operations)
  const answerBudget = createBodyBudget(MOST_ANSWER_BYTES)
  const tell = createFailureTeller(onError)
  const answerRoute = async (
    request: HttpRequest,
    found: Route,
    facts: Writable<RequestFacts>,
  ): Promise<HttpAnswer> => {
    const { method, url } = request
    const envelope = found.kind === 'found' ? (found.operation.envelope ?? envelopeOf(url.pathname)) : found.envelope
    const asText = found.kind === 'found' && found.operation.textFailures === true
    const answerBytes = answerBudget()
    try {
      if (found.kind === 'unknown') throw noEndpoint(request.basePath)
      if (found.kind === 'wrongMethod') {
        const allow = [...new Set([...found.allowed, ...(found.allowed.includes('GET') ? ['HEAD'] : []), 'OPTIONS'])]
        if (method === 'OPTIONS') return await json(200, wrapResult(envelope, null), { allow: allow.join(', ') })
        return await failure(new EngineError('METHOD_NOT_ALLOWED'), envelope, { allow: allow.join(', ') })
      }
      const { operation, path } = found
      const client = { network: networkOf(request.clientAddress) }
      const result = await answer(host, {
        operation,
        path,
        credential: { authorization: request.header('authorization') ?? undefined },
        params: async (signal) => {
          const body = await request.body(operation.access === 'none' ? FREE_BYTES : undefined)
          const contentType = request.header('content-type') ?? ''
          const contentEncoding = request.header('content-encoding') ?? ''
          return await decodeParams(operation, url, { body, contentType, contentEncoding }, signal)
        },
        positions,
        queried: new Set(url.searchParams.keys()),
        signal: operation.runsToEnd ? undefined : request.signal,
        answerBytes,
        client: rateLimit && client,
        admit: (caller) => {
          if (caller.username !== '') facts.user = caller.username
          rateLimit?.(operation, caller, client.network)
        },
      })
      return result instanceof RawAnswer
        ? headed(200, [new TextEncoder().encode(result.body)], {
            'content-type': result.contentType,
            ...result.headers,
          })
        : {
            ...(await json(200, wrapResult(envelope, result), {}, { signal: request.signal, answerBytes })),
            release: () => answerBytes.release(),
          }
    } catch (error) {
      answerBytes.release()
      facts.errorCode = error instanceof EngineError ? error.code : 'ERROR'
      tell(error, { method, path: url.pathname }, request.signal)
      return await failure(error instanceof EngineError ? error : new EngineError('ERROR'), envelope, {}, asText)
    }
  }
  return async (request) => {
    const found = route(request.method, request.url.pathname)
    const facts: Writable<RequestFacts> =
      found.kind === 'found' ? { route: found.operation.path, project: found.path.project_id } : {}
    return { ...(await answerRoute(request, found, facts)), facts }
  }
}

type Writable<T> = { -readonly [Name in keyof T]: T[Name] }

/** NOT_FOUND, which names the path that lists the endpoints. */
export const noEndpoint = (basePath = ''): EngineError =>
  new EngineError('NOT_FOUND', errorTexts.NOT_FOUND[1].replace('/', `${basePath}/`))

/** The answer to an error that happened before or outside a handler, such as a request line that is too long. */
export const failure = (
  error: EngineError,
  envelope: Envelope,
  headers: Readonly<Record<string, string>> = {},
  asText = false,
): Promise<HttpAnswer> => {
  const wait = error.details.retry_after
  return json(error.status, wrapError(envelope, error, asText), {
    ...headers,
    ...(wait === undefined ? {} : { 'retry-after': String(wait) }),
    ...(error.status === 401 ? { 'www-authenticate': 'Token' } : {}),
  })
}

async function json(
  status: number,
  value: unknown,
  headers: Readonly<Record<string, string>> = {},
  limits: { readonly signal?: AbortSignal | undefined; readonly answerBytes?: AnswerBytes } = {},
): Promise<HttpAnswer> {
  return headed(status, await encodeJson(value, limits), {
    'content-type': 'application/json; charset=utf-8',
    ...headers,
  })
}

function headed(status: number, body: readonly Uint8Array[], headers: Readonly<Record<string, string>>): HttpAnswer {
  const length = body.reduce((sum, piece) => sum + piece.byteLength, 0)
  return {
    status,
    headers: {
      ...headers,
      'content-length': String(length),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
    body,
  }
}
