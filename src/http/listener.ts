import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Engine, type EngineParts, enginePartsOf } from '../engine.js'
import { EngineError, errorTexts, invalidParams } from '../errors.js'
import { operations } from '../operations/registry.js'
import type { BodyShare } from './bodyBudget.js'
import { forwardedAddress, PROXY_HEADERS, type TrustedProxies } from './clientAddress.js'
import { allowOrigins, readOrigin } from './crossOrigin.js'
import { createExplorerPage } from './explorerPage.js'
import { tooLarge } from './fetch.js'
import { failure, type Handler } from './handler.js'
import { receiveBody } from './requestBody.js'
import { createRouter } from './router.js'
import { sendAnswer } from './sendAnswer.js'

export interface ListenerOptions {
  /** Whether to answer TOO_MANY_REQUESTS as the service does (v5 section 8). Default true. */
  readonly rateLimits?: boolean | undefined
  /**
   * Timeout in seconds to receive a whole request; a tenth of it is the longest pause between two bytes. Default 300.
   */
  readonly requestTimeout?: number | undefined
  /**
   * Origins whose pages may send requests from a browser, such as `https://app.example.org`; `['*']`: any. Default
   * none. They still need a token.
   */
  readonly allowOrigins?: readonly string[] | undefined
  /**
   * Proxies in front of the server: exactly how many, and the header in which they name the client. A number alone is for
   * `x-forwarded-for`. Limits for callers without a token go by the address of the client. Default none: the address that
   * the connection comes from.
   */
  readonly trustProxy?: number | { readonly hops: number; readonly header?: TrustedProxies['header'] } | undefined
  /**
   * Whether `GET /` answers the explorer, the page that asks projects in a browser. It needs a login or a token like any
   * other client. Default false.
   */
  readonly explorer?: boolean | undefined
}

/**
 * A request listener of node:http, and a middleware of Express and Connect. A middleware hands requests whose path the
 * service does not have to `next`; a listener without `next` answers NOT_FOUND.
 */
export type Listener = (request: IncomingMessage, response: ServerResponse, next?: (error?: unknown) => void) => void

/** Timeouts in seconds: for a whole request, and for a pause in it. */
const REQUEST_SECONDS = 300
/** The longest pause in a request is this part of its whole time. */
export const IDLE_PART = 10

/**
 * Makes a listener that answers from `engine`, with the paths of the service. A body that a framework has parsed before
 * is used as it is. Throws INVALID_PARAMS for a wrong option.
 */
export function createListener(engine: Engine, options: ListenerOptions = {}): Listener {
  const parts = enginePartsOf(engine)
  const origins = readOrigins(options.allowOrigins ?? [])
  const answered = parts.createHandler({ rateLimits: options.rateLimits ?? true })
  const reading: Reading = {
    parts,
    proxies: readProxies(options.trustProxy ?? 0),
    requestMilliseconds: requestMillisecondsOf(options),
  }
  const api = origins.length === 0 ? answered : allowOrigins(answered, origins)
  const explorer = options.explorer === true ? createExplorerPage() : undefined
  const handler = explorer?.before(api) ?? api
  const route = createRouter(operations.map(({ operation }) => operation))
  return (request, response, next) => {
    const url = readUrl(request.url ?? '/')
    const { method = 'GET' } = request
    const isKnown = (pathname: string): boolean =>
      explorer?.has(method, pathname) === true || route(method, pathname).kind !== 'unknown'
    if (next !== undefined && (url === undefined || !isKnown(url.pathname))) {
      next()
      return
    }
    // An unexpected error of a connection ends only that connection.
    answerRequest(handler, { request, response, url }, reading).catch(() => response.destroy())
  }
}

/** Timeout in milliseconds of a whole request. Throws INVALID_PARAMS. */
export function requestMillisecondsOf({ requestTimeout = REQUEST_SECONDS }: ListenerOptions): number {
  if (requestTimeout > 0 && requestTimeout <= MOST_SECONDS) return 1000 * requestTimeout
  throw invalidParams(`Seconds are a number above 0, at most ${MOST_SECONDS}.`, 'requestTimeout')
}

/** A day. */
const MOST_SECONDS = 86_400

function readOrigins(texts: readonly string[]): string[] {
  return texts.map((text) => {
    const origin = readOrigin(text)
    if (origin === undefined) {
      throw invalidParams(
        `"${text}" is not an origin, which is a scheme, a host and perhaps a port, such as https://app.example.org.`,
        'allowOrigins',
      )
    }
    return origin
  })
}

/** An upper limit on proxies in a row. */
const MAX_HOPS = 100

function readProxies(given: NonNullable<ListenerOptions['trustProxy']>): TrustedProxies {
  const { hops, header = 'x-forwarded-for' } = typeof given === 'object' ? given : { hops: given }
  if (Number.isInteger(hops) && hops >= 0 && hops <= MAX_HOPS && PROXY_HEADERS.includes(header)) return { hops, header }
  throw invalidParams(
    `Proxies are told as their number from 0 to ${MAX_HOPS}, or as { hops, header } with one of the headers ${PROXY_HEADERS.join(', ')}.`,
    'trustProxy',
  )
}

/** How requests are read. */
interface Reading {
  readonly parts: Pick<EngineParts, 'maxBodyBytes' | 'bodyBudget'>
  readonly proxies: TrustedProxies
  readonly requestMilliseconds: number
}

/** A request with its address, undefined where it is not one, and the response to it. */
interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly url: URL | undefined
}

async function answerRequest(handler: Handler, exchange: Exchange, reading: Reading): Promise<void> {
  const share = reading.parts.bodyBudget()
  try {
    await answerWith(handler, exchange, reading, share)
  } finally {
    share.release()
  }
}

async function answerWith(
  handler: Handler,
  { request, response, url }: Exchange,
  reading: Reading,
  share: BodyShare,
): Promise<void> {
  const gone = new AbortController()
  response.on('close', () => {
    if (!response.writableEnded) gone.abort()
  })
  const method = request.method ?? 'GET'
  const { proxies } = reading
  const answer =
    url === undefined
      ? await failure(new EngineError('NOT_FOUND'), 'v5')
      : await handler({
          method,
          url,
          header: (name) => headerOf(request, name),
          body: (maxBytes) => readBody(request, reading, share, maxBytes),
          signal: gone.signal,
          clientAddress: forwardedAddress(request.socket.remoteAddress, headerOf(request, proxies.header), proxies),
        })
  try {
    if (answer.status === REQUEST_TIMEOUT) {
      const closing = { ...answer, headers: { ...answer.headers, connection: 'close' } }
      await sendAnswer(response, closing, { bare: method === 'HEAD' })
      request.destroy()
      return
    }
    // The rest of an unread body must be read before the connection can serve another request.
    request.resume()
    await sendAnswer(response, answer, { bare: method === 'HEAD' })
  } finally {
    answer.release?.()
  }
}

async function readBody(
  request: IncomingMessage,
  { parts: { maxBodyBytes }, requestMilliseconds }: Reading,
  share: BodyShare,
  most = maxBodyBytes,
): Promise<Uint8Array | undefined> {
  const maxBytes = Math.min(most, maxBodyBytes)
  if (request.readableEnded && 'body' in request) {
    const bytes = bytesOf(request.body)
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
function bytesOf(body: unknown): Uint8Array | undefined {
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

const [REQUEST_TIMEOUT] = errorTexts.REQUEST_TIMEOUT
