import { z } from 'zod'
import { invalidParams } from '../errors.js'
import { readOptions, supplied } from '../operations/readOptions.js'
import type { OnAnswer } from './answeredRequest.js'
import { PROXY_HEADERS, type TrustedProxies } from './clientAddress.js'
import { readOrigin } from './crossOrigin.js'

/** The proxies in front of a server. */
export interface GivenProxies {
  /** How many there are: with a larger number, clients could choose their apparent address. */
  readonly hops: number
  /** The header in which each names its client. Default: `x-forwarded-for`. */
  readonly header?: TrustedProxies['header'] | undefined
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

/** Timeout in seconds of a whole request. */
const REQUEST_SECONDS = 300
/** The longest pause in a request is this part of its whole time. */
export const IDLE_PART = 10
/** Seconds of a day. */
const MOST_SECONDS = 86_400
/** An upper limit on proxies in a row. */
const MAX_HOPS = 100

/** A number of seconds, at most a day. */
export const seconds = z.number().max(MOST_SECONDS)

const PROXIES = `expected the number of proxies from 0 to ${MAX_HOPS}, or { hops, header } with one of the headers ${PROXY_HEADERS.join(', ')}`
const hopsParam = z.int(PROXIES).min(0, PROXIES).max(MAX_HOPS, PROXIES)
const proxies = z.union(
  [hopsParam, z.strictObject({ hops: hopsParam, header: z.enum(PROXY_HEADERS).optional() })],
  PROXIES,
)

/** The schemas of these options, by name. */
export const listenerShape = {
  rateLimits: z.boolean().default(true),
  requestTimeout: seconds.gt(0).default(REQUEST_SECONDS),
  allowOrigins: z.array(z.string(), "expected a list of origins, such as ['https://app.example.org']").default([]),
  trustProxy: proxies.default(0),
  explorer: z.boolean().default(false),
  basePath: z.string().default(''),
  compress: z.boolean().default(false),
  onAnswer: supplied<OnAnswer>('function').optional(),
}

const listenerOptions = z.strictObject(listenerShape)

/** INVALID_PARAMS names the options that are unknown or wrong. */
export function readListenerOptions(options: ListenerOptions): ResolvedListenerOptions {
  return resolveListenerOptions(
    readOptions({ name: 'createListener', schema: listenerOptions, synonyms: listenerSynonyms }, options),
  )
}

/** Names of options that people try first, by what they mean. */
export const listenerSynonyms = {
  cors: 'allowOrigins',
  origin: 'allowOrigins',
  origins: 'allowOrigins',
  prefix: 'basePath',
  timeout: 'requestTimeout',
}

/** What options mean whose types have been checked. Throws INVALID_PARAMS. */
export function resolveListenerOptions(options: z.output<typeof listenerOptions>): ResolvedListenerOptions {
  const { rateLimits, explorer, compress, onAnswer, trustProxy } = options
  const { hops, header = 'x-forwarded-for' }: GivenProxies =
    typeof trustProxy === 'object' ? trustProxy : { hops: trustProxy }
  return {
    ...{ rateLimits, explorer, compress, onAnswer },
    origins: readOrigins(options.allowOrigins),
    proxies: { hops, header },
    requestMilliseconds: 1000 * options.requestTimeout,
    basePath: readBasePath(options.basePath),
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

/** Segments of a path, without a slash at the end; none is `.` or `..`. */
const basePathForm = /^(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)*$/

/** The base path without a slash at its end. Throws INVALID_PARAMS. */
function readBasePath(given: string): string {
  const basePath = given.replace(/\/$/, '')
  if (basePathForm.test(basePath)) return basePath
  throw invalidParams(
    'A base path begins with a slash and has letters, digits and . _ ~ - between slashes.',
    'basePath',
  )
}
