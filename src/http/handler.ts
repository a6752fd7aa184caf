import { EngineError, noEndpointMessage } from '../errors.js'
import { answer } from '../operations/bind.js'
import { createFailureReporter, type OnError } from '../operations/failureReporter.js'
import { type Envelope, envelopeOf, type Operation, type Positions } from '../operations/operation.js'
import { RawAnswer } from '../operations/rawAnswer.js'
import type { Host } from '../operations/services.js'
import { type BodyShare, createBodyBudget, FREE_BYTES } from './bodyBudget.js'
import { networkOf } from './clientAddress.js'
import { decodeParams, queriedNames } from './decode.js'
import { type EncodingLimits, encodeJson, encodeTexts } from './encode.js'
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
export function createHandler(options: HandlerOptions): Handler {
  const route = createRouter(options.operations)
  const answerFound = createFoundHandler(options)
  return async (request) => {
    const found = route(request.method, request.url.pathname)
    switch (found.kind) {
      case 'found':
        return await answerFound(request, found)
      case 'wrongMethod':
        return await answerOtherMethod(request.method, found)
      case 'unknown':
        return await failure(noEndpoint(request.basePath), found.envelope)
    }
  }
}

/** Answers requests for which there is an operation. */
function createFoundHandler({ host, positions, rateLimit, onError }: HandlerOptions) {
  const answerBudget = createBodyBudget(MOST_ANSWER_BYTES)
  const reportFailure = createFailureReporter(onError)
  return async (request: HttpRequest, { operation, path }: Found<'found'>): Promise<HttpAnswer> => {
    const { method, url, signal } = request
    const envelope = operation.envelope ?? envelopeOf(url.pathname)
    const answerBytes = answerBudget()
    const client = { network: networkOf(request.clientAddress) }
    let user: string | undefined
    const factsOf = ({ facts }: HttpAnswer): RequestFacts => ({
      route: operation.path,
      project: path.project_id,
      user,
      ...facts,
    })
    try {
      const result = await answer(host, {
        operation,
        path,
        credential: { authorization: request.header('authorization') ?? undefined },
        params: (signal) => readParams(request, operation, signal),
        positions,
        queried: queriedNames(url),
        signal: operation.runsToEnd ? undefined : signal,
        answerBytes,
        client: rateLimit && client,
        admit: (caller) => {
          if (caller.username !== '') user = caller.username
          rateLimit?.(operation, caller, client.network)
        },
      })
      const answered = await success(result, envelope, { signal, answerBytes })
      return { ...answered, facts: factsOf(answered) }
    } catch (error) {
      answerBytes.release()
      reportFailure(error, { method, path: withoutToken(url.pathname, path.token) }, signal)
      const refusal = error instanceof EngineError ? error : new EngineError('ERROR')
      const answered = await failure(refusal, envelope, { asText: operation.textFailures })
      return { ...answered, facts: factsOf(answered) }
    }
  }
}

/** A path for logs, with the name of the segment in the place of a token. */
const withoutToken = (pathname: string, token: string | undefined): string =>
  token === undefined
    ? pathname
    : pathname
        .split('/')
        .map((segment) => (decodeURIComponent(segment) === token ? ':token' : segment))
        .join('/')

type Found<Kind extends Route['kind']> = Extract<Route, { readonly kind: Kind }>

/** Reads the parameters of an operation from the query and the body. */
async function readParams(request: HttpRequest, operation: Operation, signal: AbortSignal | undefined) {
  const body = await request.body(operation.access === 'none' ? FREE_BYTES : undefined)
  const contentType = request.header('content-type') ?? ''
  const contentEncoding = request.header('content-encoding') ?? ''
  return await decodeParams(operation, request.url, { body, contentType, contentEncoding }, signal)
}

/** The answer to a method that no operation of the path has: OPTIONS lists those that they have. */
async function answerOtherMethod(method: string, { allowed, envelope }: Found<'wrongMethod'>): Promise<HttpAnswer> {
  const methods = new Set([...allowed, ...(allowed.includes('GET') ? ['HEAD'] : []), 'OPTIONS'])
  const headers = { allow: [...methods].join(', ') }
  if (method === 'OPTIONS') return await json(200, wrapResult(envelope, null), headers)
  return await failure(new EngineError('METHOD_NOT_ALLOWED'), envelope, { headers })
}

/** NOT_FOUND, which names the path that lists the endpoints. */
export const noEndpoint = (basePath = ''): EngineError => new EngineError('NOT_FOUND', noEndpointMessage(basePath))

/** The answer with a result. The bytes of its body count until it is sent. */
async function success(
  result: unknown,
  envelope: Envelope,
  limits: { readonly signal: AbortSignal | undefined; readonly answerBytes: BodyShare },
): Promise<HttpAnswer> {
  const answered =
    result instanceof RawAnswer
      ? headed(200, await encodeTexts(result.pieces, limits), { 'content-type': result.contentType, ...result.headers })
      : await json(200, wrapResult(envelope, result), {}, limits)
  return { ...answered, release: () => limits.answerBytes.release() }
}

interface FailureOptions {
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** Whether the error is one text, as some older operations answer. Default: false. */
  readonly asText?: boolean | undefined
}

/** The answer to an error, also to one before or outside of a handler, such as a request line that is too long. */
export async function failure(
  error: EngineError,
  envelope: Envelope,
  { headers, asText }: FailureOptions = {},
): Promise<HttpAnswer> {
  const wait = error.details.retry_after
  const answered = await json(error.status, wrapError(envelope, error, asText), {
    ...headers,
    ...(wait === undefined ? {} : { 'retry-after': String(wait) }),
    ...(error.status === 401 ? { 'www-authenticate': 'Token' } : {}),
  })
  return { ...answered, facts: { errorCode: error.code } }
}

async function json(
  status: number,
  value: unknown,
  headers: Readonly<Record<string, string>> = {},
  limits: EncodingLimits = {},
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
