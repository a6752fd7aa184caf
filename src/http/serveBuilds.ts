import { createServer } from 'node:http'
import { type Engine, enginePartsOf } from '../engine.js'
import { listenOn } from '../listenOn.js'
import { createHealth } from './health.js'
import type { Listener } from './listener.js'
import { createMetrics } from './metrics.js'

/** Where supervisors may ask a process that only builds. */
export interface ServeBuildsOptions {
  /** Port of health and metrics; 0 takes any free one. Default: none. */
  readonly port?: number | undefined
  readonly host: string
  readonly metrics: boolean
}

/** A process that builds. */
export interface ServingBuilds {
  /** Undefined where it does not listen. */
  readonly url: string | undefined
  /** Stops listening; closing the engine stops the builds. */
  close(): Promise<void>
}

/** Runs the builds that wait in the storage of the engine until it closes, and answers health and metrics only. */
export async function serveBuilds(engine: Engine, { port, host, metrics }: ServeBuildsOptions): Promise<ServingBuilds> {
  const parts = enginePartsOf(engine)
  void parts.resumeBuilds()
  if (port === undefined) return { url: undefined, close: async () => {} }
  let isStopping = false
  const measured = metrics ? await createMetrics(parts.statistics) : undefined
  const notFound: Listener = (_, response) => void response.writeHead(404).end()
  const rest: Listener = (request, response) =>
    measured === undefined
      ? notFound(request, response)
      : measured.listener(request, response, () => notFound(request, response))
  const health = createHealth({ checks: parts.checkStorage, isStopping: () => isStopping })
  const server = createServer((request, response) => health(request, response, () => rest(request, response)))
  const url = await listenOn(server, port, host)
  return {
    url,
    close: async () => {
      isStopping = true
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
    },
  }
}
