import type { Registry } from 'prom-client'
import type { AnsweredRequest } from './answeredRequest.js'
import type { Listener } from './listener.js'

/** What an engine is doing. */
export interface EngineState {
  /** Pieces of work that run in threads or wait for one. */
  readonly computeTasks: number
  readonly openProjects: number
  /** Bytes of open snapshots and of the answers cached for them. */
  readonly cacheBytes: number
  /** Connections to the database; undefined without one. */
  readonly connections?: { readonly open: number; readonly idle: number; readonly waiting: number } | undefined
  readonly builds: { readonly running: number; readonly succeeded: number; readonly failed: number }
}

export interface Metrics {
  /** Answers `/metrics`; other paths go to `next`. */
  readonly listener: Listener
  readonly count: (answered: AnsweredRequest) => void
}

/** Upper bounds in seconds. A search takes milliseconds, an upload of a large batch seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

/**
 * Collects metrics in the text format of Prometheus: requests by route and status, builds, work in threads, open projects
 * and caches, and the memory and event loop of the process. Each server has a registry of its own.
 */
export async function createMetrics(statistics: () => EngineState): Promise<Metrics> {
  const { collectDefaultMetrics, Counter, Histogram, Registry } = await import('prom-client')
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'conceptlite_http_request_duration_seconds',
    help: 'Time from the head of a request to the last byte of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  })
  const refused = new Counter({
    name: 'conceptlite_http_errors_total',
    help: 'Requests that were refused or failed, by error code.',
    labelNames: ['code'],
    registers: [registry],
  })
  await addEngineMetrics(registry, statistics)
  return {
    count({ method, route = 'none', status, milliseconds, errorCode }) {
      duration.observe({ method: methodLabel(method), route, status: String(status) }, milliseconds / 1000)
      if (errorCode !== undefined) refused.inc({ code: errorCode })
    },
    listener(request, response, next) {
      if (request.method !== 'GET' || request.url?.replace(/\?.*$/, '') !== '/metrics') {
        next?.()
        return
      }
      registry.metrics().then(
        (text) => {
          response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' })
          response.end(text)
        },
        () => response.destroy(),
      )
    },
  }
}

/** Clients may send any word as a method; each label is a series in memory. */
const methodLabel = (method: string): string =>
  /^(?:GET|HEAD|POST|PUT|DELETE|OPTIONS)$/.test(method) ? method : 'other'

type EngineGauge = readonly [name: string, help: string, read: (now: EngineState) => number]

const connectionGauges: readonly EngineGauge[] = [
  ['conceptlite_database_connections', 'Open connections to the database.', (now) => now.connections!.open],
  ['conceptlite_database_connections_idle', 'Those that do nothing.', (now) => now.connections!.idle],
  ['conceptlite_database_calls_waiting', 'Calls that wait for a connection.', (now) => now.connections!.waiting],
]

async function addEngineMetrics(registry: Registry, statistics: () => EngineState): Promise<void> {
  const { Counter, Gauge } = await import('prom-client')
  const gauges: EngineGauge[] = [
    ['conceptlite_builds_running', 'Core builds that run in this process.', ({ builds }) => builds.running],
    ['conceptlite_compute_tasks', 'Pieces of work that run in threads or wait for one.', (now) => now.computeTasks],
    ['conceptlite_open_projects', 'Projects in use.', (now) => now.openProjects],
    ['conceptlite_cache_bytes', 'Bytes of open snapshots and of the answers cached for them.', (now) => now.cacheBytes],
  ]
  if (statistics().connections !== undefined) gauges.push(...connectionGauges)
  for (const [name, help, read] of gauges) {
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read(statistics()))
      },
    })
  }
  new Counter({
    name: 'conceptlite_builds_total',
    help: 'Core builds of this process that have ended, by result.',
    labelNames: ['result'],
    registers: [registry],
    collect() {
      const { succeeded, failed } = statistics().builds
      this.reset()
      this.inc({ result: 'succeeded' }, succeeded)
      this.inc({ result: 'failed' }, failed)
    },
  })
}
