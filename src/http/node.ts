import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { type Engine, enginePartsOf } from '../engine.js'
import { listenOn } from '../listenOn.js'
import { portNumber, readOptions } from '../operations/readOptions.js'
import type { OnAnswer } from './answeredRequest.js'
import { createHealth } from './health.js'
import { createEngineListener, type Listener } from './listener.js'
import {
  IDLE_PART,
  type ListenerOptions,
  listenerShape,
  listenerSynonyms,
  resolveListenerOptions,
  seconds,
} from './listenerOptions.js'
import { createMetrics } from './metrics.js'
import { createServiceServer } from './serviceServer.js'

export type { AnsweredRequest } from './answeredRequest.js'
export { createListener, type Listener, type ListenerOptions } from './listener.js'

/** Where and how to listen. */
export interface ServeOptions extends ListenerOptions {
  /** Port to listen on; 0 takes any free one. Default 0. */
  readonly port?: number | undefined
  /** Address to listen on. Default `127.0.0.1`: this machine only. */
  readonly host?: string | undefined
  /** Token that acts as the local owner. Default: a new random one. */
  readonly token?: string | undefined
  /**
   * Whether `/health/live` and `/health/ready` answer without a token, for supervisors and load balancers. Default true.
   */
  readonly health?: boolean | undefined
  /**
   * Whether `/metrics` answers without a token, in the text format of Prometheus. Names of routes and counts are visible to
   * all who can reach the port. Default false.
   */
  readonly metrics?: boolean | undefined
  /**
   * Whether core builds of the folder that the end of their process interrupted start again, once each. Default false; the command
   * `serve` does so.
   */
  readonly resumeBuilds?: boolean | undefined
  /** Seconds from `close` until the server stops listening; meanwhile it is not ready. Default 0. */
  readonly drainTimeout?: number | undefined
  /** Seconds that running requests may take after the server stops listening. Default 5. */
  readonly stopTimeout?: number | undefined
}

/** A server that listens. */
export interface Serving {
  /** `http://127.0.0.1:PORT`, then `basePath`. `/health/…` and `/metrics` stand at the root, without it. */
  readonly url: string
  /** A token of the local owner, valid until the server closes. */
  readonly token: string
  /** Stops listening, finishes running requests, and revokes the token. The engine stays open. */
  close(): Promise<void>
}

/** Idle connections are kept for this long, longer than clients pause between two requests. */
const KEEP_ALIVE_MILLISECONDS = 30_000
/** The head of a request may take this part of the time of the whole request. */
const HEAD_PART = 5
/** Default of `stopTimeout`. */
const STOP_SECONDS = 5

const serveOptions = z.strictObject({
  ...listenerShape,
  port: portNumber.default(0),
  host: z.string().min(1).default('127.0.0.1'),
  token: z.string().optional(),
  health: z.boolean().default(true),
  metrics: z.boolean().default(false),
  resumeBuilds: z.boolean().default(false),
  drainTimeout: seconds.min(0).default(0),
  stopTimeout: seconds.min(0).default(STOP_SECONDS),
})

/**
 * Listens for HTTP and answers from `engine`, with the paths of the service. Rejects with INVALID_PARAMS for an option
 * that is unknown or wrong, with ERROR for a closed engine.
 */
export async function serve(engine: Engine, given: ServeOptions = {}): Promise<Serving> {
  const parts = enginePartsOf(engine)
  parts.requireOpen()
  const options = readOptions({ name: 'serve', schema: serveOptions, synonyms: listenerSynonyms }, given)
  const { port, host, drainTimeout, stopTimeout } = options
  const resolved = resolveListenerOptions(options)
  const { requestMilliseconds, basePath, onAnswer } = resolved
  let isStopping = false
  const metrics = options.metrics ? await createMetrics(parts.statistics) : undefined
  const listener = chain([
    ...(options.health ? [createHealth({ checks: parts.checkStorage, isStopping: () => isStopping })] : []),
    ...(metrics === undefined ? [] : [metrics.listener]),
    createEngineListener(parts, { ...resolved, onAnswer: both(metrics?.count, onAnswer) }),
  ])
  const server = createServiceServer(listener, {
    keepAliveTimeout: KEEP_ALIVE_MILLISECONDS,
    // `receiveBody` limits the time of bodies more strictly; this limit also applies to bodies that no operation reads.
    requestTimeout: Math.ceil(requestMilliseconds * 1.1),
    headersTimeout: Math.ceil(requestMilliseconds / HEAD_PART),
    connectionsCheckingInterval: Math.ceil(requestMilliseconds / IDLE_PART),
  })
  const { token, revoke } = parts.admitOwner(options.token)
  const origin = await listenOn(server, port, host).catch((error: unknown) => {
    revoke()
    throw error
  })
  const url = origin + basePath
  parts.servedAt(url)
  if (options.resumeBuilds) void parts.resumeBuilds()
  const close = async (): Promise<void> => {
    isStopping = true
    await pause(1000 * drainTimeout)
    revoke()
    const force = setTimeout(() => server.closeAllConnections(), 1000 * stopTimeout)
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

/** Each listener passes what it does not answer on to the next; the last one answers everything. */
function chain(listeners: readonly Listener[]): Listener {
  const [first, ...rest] = listeners as readonly [Listener, ...Listener[]]
  if (rest.length === 0) return (request, response) => first(request, response)
  const next = chain(rest)
  return (request, response) => first(request, response, () => next(request, response))
}

function both(first: OnAnswer | undefined, second: OnAnswer | undefined): OnAnswer | undefined {
  if (first === undefined || second === undefined) return first ?? second
  return (answered) => {
    first(answered)
    second(answered)
  }
}
