import type { Listener } from './listener.js'

/** One check of readiness. */
export interface ReadinessCheck {
  readonly name: string
  readonly passed: boolean
  readonly reason?: string | undefined
}

export interface HealthOptions {
  readonly checks: () => Promise<readonly ReadinessCheck[]>
  /** Whether the server has been told to stop. */
  readonly isStopping: () => boolean
}

/** Seconds after which to ask again. */
const RETRY_SECONDS = 5

/**
 * Answers `/health/live` while the process works, and `/health/ready` with 200 if it can answer requests, else 503 with the
 * checks that failed. Neither needs a token. Other paths go to `next`.
 */
export function createHealth({ checks, isStopping }: HealthOptions): Listener {
  return (request, response, next) => {
    const isAsked = request.method === 'GET' || request.method === 'HEAD'
    const path = request.url?.replace(/\?.*$/, '')
    const send = (status: number, body: unknown): void => {
      const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }
      response.writeHead(status, status === 503 ? { ...headers, 'retry-after': String(RETRY_SECONDS) } : headers)
      response.end(request.method === 'HEAD' ? undefined : JSON.stringify(body))
    }
    if (isAsked && path === '/health/live') {
      send(200, { status: 'live' })
    } else if (isAsked && path === '/health/ready') {
      void readiness(checks, isStopping()).then(({ status, body }) => send(status, body))
    } else {
      next?.()
    }
  }
}

async function readiness(
  checks: HealthOptions['checks'],
  isStopping: boolean,
): Promise<{ readonly status: number; readonly body: unknown }> {
  if (isStopping) return { status: 503, body: { status: 'stopping' } }
  const made = await checks().catch((): ReadinessCheck[] => [{ name: 'engine', passed: false, reason: 'closed' }])
  const isReady = made.every(({ passed }) => passed)
  return { status: isReady ? 200 : 503, body: { status: isReady ? 'ready' : 'not ready', checks: made } }
}
