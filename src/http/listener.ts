import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Engine, type EngineParts, enginePartsOf } from '../engine.js'
import { errorTexts } from '../errors.js'
import { operations } from '../operations/registry.js'
import { type OnAnswer, requestIdOf } from './answeredRequest.js'
import type { BodyShare } from './bodyBudget.js'
import { forwardedAddress } from './clientAddress.js'
import { compressAnswer } from './compressAnswer.js'
import { allowOrigins } from './crossOrigin.js'
import { createExplorerPage } from './explorerPage.js'
import { tooLarge } from './fetch.js'
import { failure, type Handler, type HttpAnswer, noEndpoint, type RequestFacts } from './handler.js'
import {
  IDLE_PART,
  type ListenerOptions,
  type ResolvedListenerOptions,
  readListenerOptions,
} from './listenerOptions.js'
import { receiveBody } from './requestBody.js'
import { createRouter } from './router.js'
import { sendAnswer } from './sendAnswer.js'

export type { ListenerOptions } from './listenerOptions.js'

/**
 * A request listener of node:http, and a middleware of Express and Connect. A middleware hands requests whose path the
 * service does not have to `next`; a listener without `next` answers NOT_FOUND.
 */
export type Listener = (request: IncomingMessage, response: ServerResponse, next?: (error?: unknown) => void) => void

/**
 * Makes a listener that answers from `engine`, with the paths of the service. A body that a framework has parsed before
 * is used as it is. Throws INVALID_PARAMS for an option that is unknown or wrong, ERROR for a closed engine.
 */
export function createListener(engine: Engine, options: ListenerOptions = {}): Listener {
  return createEngineListener(enginePartsOf(engine), readListenerOptions(options))
}

/** The same with options that have been read. */
export function createEngineListener(parts: EngineParts, options: ResolvedListenerOptions): Listener {
  parts.requireOpen()
  const { origins, rateLimits, basePath, explorer: hasExplorer, ...rest } = options
  const answered = parts.createHandler({ rateLimits })
  const api = origins.length === 0 ? answered : allowOrigins(answered, origins)
  const explorer = hasExplorer ? createExplorerPage() : undefined
  const answering: Answering = { parts, handler: explorer?.before(api) ?? api, ...rest }
  const route = createRouter(operations.map(({ operation }) => operation))
  return (request, response, next) => {
    const url = withoutBase(readUrl(request.url ?? '/'), basePath)
    const { method = 'GET' } = request
    const isKnown = (pathname: string): boolean =>
      explorer?.has(method, pathname) === true || route(method, pathname).kind !== 'unknown'
    if (next !== undefined && (url === undefined || !isKnown(url.pathname))) {
      next()
      return
    }
    // An unexpected error of a connection ends only that connection.
    const share = parts.bodyBudget()
    answerRequest({ request, response, url, basePath, share }, answering)
      .finally(() => share.release())
      .catch(() => response.destroy())
  }
}

/** How all requests of a listener are answered. */
interface Answering extends Pick<ResolvedListenerOptions, 'proxies' | 'requestMilliseconds' | 'compress' | 'onAnswer'> {
  readonly parts: Pick<EngineParts, 'maxBodyBytes'>
  readonly handler: Handler
}

/** One request and the response to it. */
interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  /** Undefined if the request target is no address below the base path. */
  readonly url: URL | undefined
  readonly basePath: string
  /** Counts the bytes of the body. */
  readonly share: BodyShare
}

const answerRequest = (exchange: Exchange, answering: Answering): Promise<void> =>
  answering.onAnswer === undefined
    ? answerWith(exchange, answering)
    : answerObserved(exchange, answering, answering.onAnswer)

/** Answers, and tells `onAnswer` of it. */
async function answerObserved(exchange: Exchange, answering: Answering, onAnswer: OnAnswer): Promise<void> {
  const began = performance.now()
  const { request, response } = exchange
  const id = requestIdOf(headerOf(request, 'x-request-id'), answering.proxies.hops > 0)
  response.setHeader('x-request-id', id)
  const clientAddress = addressOf(request, answering)
  const sent: Sent = {}
  try {
    await answerWith(exchange, answering, sent)
  } finally {
    try {
      onAnswer({
        id,
        method: request.method ?? 'GET',
        route: sent.facts?.route,
        status: response.statusCode,
        errorCode: sent.facts?.errorCode,
        milliseconds: performance.now() - began,
        bytes: sent.bytes ?? 0,
        user: sent.facts?.user,
        project: sent.facts?.project,
        clientAddress,
        isAborted: response.destroyed && !response.writableFinished,
      })
    } catch {
      // The request is answered, even if the function of the caller fails.
    }
  }
}

/** What was answered, filled in as it becomes known. */
interface Sent {
  facts?: RequestFacts | undefined
  bytes?: number
}

async function answerWith(exchange: Exchange, answering: Answering, sent: Sent = {}): Promise<void> {
  const { request, response, url, basePath } = exchange
  const disconnected = new AbortController()
  response.on('close', () => {
    if (!response.writableEnded) disconnected.abort()
  })
  const method = request.method ?? 'GET'
  const answer =
    url === undefined
      ? await failure(noEndpoint(basePath), 'v5')
      : await answering.handler({
          method,
          url,
          basePath,
          header: (name) => headerOf(request, name),
          body: (maxBytes) => readBody(exchange, answering, maxBytes),
          signal: disconnected.signal,
          clientAddress: addressOf(request, answering),
        })
  sent.facts = answer.facts
  try {
    sent.bytes = await send(exchange, answer, answering)
  } finally {
    answer.release?.()
  }
}

async function send({ request, response }: Exchange, answer: HttpAnswer, { compress }: Answering): Promise<number> {
  const bare = request.method === 'HEAD'
  if (answer.status === REQUEST_TIMEOUT) {
    const closing = { ...answer, headers: { ...answer.headers, connection: 'close' } }
    const bytes = await sendAnswer(response, closing, { bare })
    request.destroy()
    return bytes
  }
  // The rest of an unread body must be read before the connection can serve another request.
  request.resume()
  const coded = compress && !bare ? compressAnswer(answer, headerOf(request, 'accept-encoding')) : answer
  return await sendAnswer(response, coded, { bare })
}

const addressOf = (request: IncomingMessage, { proxies }: Answering): string | undefined =>
  forwardedAddress(request.socket.remoteAddress, headerOf(request, proxies.header), proxies)

async function readBody(
  { request, share }: Exchange,
  { parts: { maxBodyBytes }, requestMilliseconds }: Answering,
  most = maxBodyBytes,
): Promise<Uint8Array | undefined> {
  const maxBytes = Math.min(most, maxBodyBytes)
  if (request.readableEnded && 'body' in request) {
    const bytes = bytesOfBody(request.body)
    if (bytes !== undefined && bytes.byteLength > maxBytes) throw tooLarge(maxBytes)
    return bytes
  }
  return await receiveBody(request, {
    maxBytes,
    share,
    wholeMilliseconds: requestMilliseconds,
    idleMilliseconds: requestMilliseconds / IDLE_PART,
  })
}

/** The bytes of a body that the parser of a framework has read: as bytes, as a text, or as the value of its JSON or form. */
function bytesOfBody(body: unknown): Uint8Array | undefined {
  if (body === undefined || body instanceof Uint8Array) return body
  return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body))
}

function headerOf({ headers }: IncomingMessage, name: string): string | undefined {
  const value = headers[name]
  return Array.isArray(value) ? value[0] : value
}

function readUrl(target: string): URL | undefined {
  const address = target.startsWith('/') ? `http://localhost${target}` : target
  return URL.canParse(address) ? new URL(address) : undefined
}

/** The address below the base path; undefined for another one. */
function withoutBase(url: URL | undefined, basePath: string): URL | undefined {
  if (url === undefined || basePath === '') return url
  if (url.pathname !== basePath && !url.pathname.startsWith(`${basePath}/`)) return undefined
  url.pathname = url.pathname.slice(basePath.length)
  return url
}

const [REQUEST_TIMEOUT] = errorTexts.REQUEST_TIMEOUT
