import { createServer, type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { type Engine, type EngineParts, enginePartsOf } from '../engine.js'
import { EngineError, errorTexts, invalidParams } from '../errors.js'
import type { BodyShare } from './bodyBudget.js'
import { forwardedAddress, PROXY_HEADERS, type TrustedProxies } from './clientAddress.js'
import { allowOrigins, readOrigin } from './crossOrigin.js'
import { failure, type Handler } from './handler.js'
import { receiveBody } from './requestBody.js'
import { sendAnswer } from './sendAnswer.js'

export interface ServeOptions {
  /** Port to listen on; 0 takes any free one. Default 0. */
  readonly port?: number | undefined
  /** Address to listen on. Default `127.0.0.1`: this machine only. */
  readonly host?: string | undefined
  /** Token that acts as the local owner. Default: a new random one. */
  readonly token?: string | undefined
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
}

export interface Serving {
  /** `http://127.0.0.1:PORT` */
  readonly url: string
  /** A token of the local owner, valid until the server closes. */
  readonly token: string
  /** Stops listening, finishes running requests, and revokes the token. The engine stays open. */
  close(): Promise<void>
}

/** Longest request line and headers: filters and selectors with dozens of texts travel in the query string. */
const MAX_HEADER_BYTES = 1 << 20
/** Idle connections are kept for this long, longer than clients pause between two requests. */
const KEEP_ALIVE_MILLISECONDS = 30_000
/** Timeouts in seconds: for a whole request, for its head, and for a pause in it. */
const REQUEST_SECONDS = 300
const HEAD_PART = 5
const IDLE_PART = 10
/** Running requests get this long after the server closes. */
const CLOSE_MILLISECONDS = 5_000

/**
 * Listens for HTTP and answers from `engine`, with the paths of the service. Throws INVALID_PARAMS for an invalid
 * origin.
 */
export async function serve(engine: Engine, options: ServeOptions = {}): Promise<Serving> {
  const { port = 0, host = '127.0.0.1', rateLimits = true } = options
  const parts = enginePartsOf(engine)
  const origins = readOrigins(options.allowOrigins ?? [])
  const proxies = readProxies(options.trustProxy ?? 0)
  const answered = parts.createHandler({ rateLimits })
  const handler = origins.length === 0 ? answered : allowOrigins(answered, origins)
  const requestMilliseconds = 1000 * readSeconds(options.requestTimeout ?? REQUEST_SECONDS)
  const server = createServer({
    maxHeaderSize: MAX_HEADER_BYTES,
    keepAliveTimeout: KEEP_ALIVE_MILLISECONDS,
    // `receiveBody` limits the time of bodies more strictly; this limit also ends bodies that nobody reads.
    requestTimeout: Math.ceil(requestMilliseconds * 1.1),
    headersTimeout: Math.ceil(requestMilliseconds / HEAD_PART),
    connectionsCheckingInterval: Math.ceil(requestMilliseconds / IDLE_PART),
  })
  const reading: Reading = { parts, proxies, requestMilliseconds }
  server.on('request', (request, response) => {
    // An unexpected error of a connection ends only that connection.
    answerRequest(handler, request, response, reading).catch(() => response.destroy())
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => void refuse(error, socket))
  const { token, revoke } = parts.admitOwner(options.token)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  }).catch((error: unknown) => {
    revoke()
    throw error
  })
  const bound = server.address() as AddressInfo
  const url = `http://${bound.family === 'IPv6' ? `[${bound.address}]` : bound.address}:${bound.port}`
  parts.servedAt(url)
  const close = async (): Promise<void> => {
    revoke()
    const force = setTimeout(() => server.closeAllConnections(), CLOSE_MILLISECONDS)
    await new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeIdleConnections()
    })
    clearTimeout(force)
  }
  let closing: Promise<void> | undefined
  return {
    url,
    token,
    close: () => {
      closing ??= close()
      return closing
    },
  }
}

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

function readProxies(given: NonNullable<ServeOptions['trustProxy']>): TrustedProxies {
  const { hops, header = 'x-forwarded-for' } = typeof given === 'object' ? given : { hops: given }
  if (Number.isInteger(hops) && hops >= 0 && hops <= MAX_HOPS && PROXY_HEADERS.includes(header)) return { hops, header }
  throw invalidParams(
    `Proxies are told as their number from 0 to ${MAX_HOPS}, or as { hops, header } with one of the headers ${PROXY_HEADERS.join(', ')}.`,
    'trustProxy',
  )
}

function readSeconds(seconds: number): number {
  if (seconds > 0 && seconds <= MOST_SECONDS) return seconds
  throw invalidParams(`Seconds are a number above 0, at most ${MOST_SECONDS}.`, 'requestTimeout')
}

/** A day. */
const MOST_SECONDS = 86_400

/** How requests are read. */
interface Reading {
  readonly parts: Pick<EngineParts, 'maxBodyBytes' | 'bodyBudget'>
  readonly proxies: TrustedProxies
  readonly requestMilliseconds: number
}

async function answerRequest(
  handler: Handler,
  request: IncomingMessage,
  response: ServerResponse,
  reading: Reading,
): Promise<void> {
  const share = reading.parts.bodyBudget()
  try {
    await answerWith(handler, request, response, reading, share)
  } finally {
    share.release()
  }
}

async function answerWith(
  handler: Handler,
  request: IncomingMessage,
  response: ServerResponse,
  { parts: { maxBodyBytes }, proxies, requestMilliseconds }: Reading,
  share: BodyShare,
): Promise<void> {
  const gone = new AbortController()
  response.on('close', () => {
    if (!response.writableEnded) gone.abort()
  })
  const method = request.method ?? 'GET'
  const url = readUrl(request.url ?? '/')
  const answer =
    url === undefined
      ? await failure(new EngineError('NOT_FOUND'), 'v5')
      : await handler({
          method,
          url,
          header: (name) => headerOf(request, name),
          body: (maxBytes = maxBodyBytes) =>
            receiveBody(request, {
              maxBytes: Math.min(maxBytes, maxBodyBytes),
              share,
              wholeMilliseconds: requestMilliseconds,
              idleMilliseconds: requestMilliseconds / IDLE_PART,
            }),
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

function headerOf({ headers }: IncomingMessage, name: string): string | undefined {
  const value = headers[name]
  return Array.isArray(value) ? value[0] : value
}

function readUrl(target: string): URL | undefined {
  const address = target.startsWith('/') ? `http://localhost${target}` : target
  return URL.canParse(address) ? new URL(address) : undefined
}

const [REQUEST_TIMEOUT] = errorTexts.REQUEST_TIMEOUT

function refusalOf({ code }: NodeJS.ErrnoException): EngineError {
  if (code === 'HPE_HEADER_OVERFLOW') return new EngineError('HEADERS_TOO_LARGE')
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new EngineError('REQUEST_TIMEOUT')
  return new EngineError('INVALID_PARAMS', 'The request is not well-formed HTTP.')
}

/** Answers input that is not a valid HTTP request. */
async function refuse(error: NodeJS.ErrnoException, socket: Socket): Promise<void> {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy()
    return
  }
  const refusal = refusalOf(error)
  const { status, headers, body } = await failure(refusal, 'v5')
  const head = Object.entries({ ...headers, connection: 'close' }).map(([name, value]) => `${name}: ${value}`)
  socket.end(
    Buffer.concat([Buffer.from(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('\r\n')}\r\n\r\n`), ...body]),
  )
}
