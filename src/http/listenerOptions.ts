import { invalidParams } from '../errors.js'
import type { OnAnswer } from './answeredRequest.js'
import { PROXY_HEADERS, type TrustedProxies } from './clientAddress.js'
import { readOrigin } from './crossOrigin.js'

/** The proxies in front of a server. */
export interface GivenProxies {
  /** How many there are: with a larger number, clients could choose their apparent address. */
  readonly hops: number
  /** The header in which each names its client. Default: `x-forwarded-for`. */
  readonly header?: TrustedProxies['header']
}

/** How requests are taken. */
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
  readonly trustProxy?: number | GivenProxies | undefined
  /**
   * Whether `GET /` answers the explorer, the page that asks projects in a browser. It needs a login or a token like any
   * other client. Default false.
   */
  readonly explorer?: boolean | undefined
  /**
   * Prefix of all paths, such as `/insights`, for a proxy that passes the path on unchanged. Other paths are NOT_FOUND.
   * Default none.
   */
  readonly basePath?: string | undefined
  /** Whether answers of 1,024 bytes or more are compressed with brotli or gzip for clients that accept it. Default false. */
  readonly compress?: boolean | undefined
  /**
   * Called after each answer, for logs and metrics; what it throws is ignored. Each answer then has a header
   * `x-request-id`. Default none.
   */
  readonly onAnswer?: OnAnswer | undefined
}

/** Options after they have been checked and completed by defaults. */
export interface ResolvedListenerOptions {
  readonly rateLimits: boolean
  readonly origins: readonly string[]
  readonly proxies: TrustedProxies
  readonly requestMilliseconds: number
  /** Without a slash at its end; empty for none. */
  readonly basePath: string
  readonly explorer: boolean
  readonly compress: boolean
  readonly onAnswer: OnAnswer | undefined
}

/** Throws INVALID_PARAMS for a wrong option. */
export function readListenerOptions(options: ListenerOptions): ResolvedListenerOptions {
  return {
    rateLimits: options.rateLimits ?? true,
    origins: readOrigins(options.allowOrigins ?? []),
    proxies: readProxies(options.trustProxy ?? 0),
    requestMilliseconds: requestMillisecondsOf(options),
    basePath: readBasePath(options.basePath),
    explorer: options.explorer ?? false,
    compress: options.compress ?? false,
    onAnswer: options.onAnswer,
  }
}

/** Timeouts in seconds: for a whole request, and for a pause in it. */
const REQUEST_SECONDS = 300
/** The longest pause in a request is this part of its whole time. */
export const IDLE_PART = 10

/** Timeout in milliseconds of a whole request. Throws INVALID_PARAMS. */
function requestMillisecondsOf({ requestTimeout = REQUEST_SECONDS }: ListenerOptions): number {
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

/** Segments of a path, without a slash at the end; none is `.` or `..`. */
const basePathForm = /^(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)*$/

/** The base path without a slash at its end. Throws INVALID_PARAMS. */
function readBasePath(given = ''): string {
  const basePath = given.replace(/\/$/, '')
  if (basePathForm.test(basePath)) return basePath
  throw invalidParams(
    'A base path begins with a slash and has letters, digits and . _ ~ - between slashes.',
    'basePath',
  )
}
