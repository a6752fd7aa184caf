import type { Caller } from '../caller.js'
import { EngineError } from '../errors.js'
import type { Operation } from '../operations/operation.js'

/** Calls per second that a caller may make to one endpoint, unless the operation says otherwise. Spec v5 section 8. */
const CALLS_PER_SECOND = 10
/** Pairs of caller and endpoint in memory; beyond it the pair with the longest idle time is removed. */
const MAX_ENTRIES = 10_000

/**
 * Throws TOO_MANY_REQUESTS, with the seconds to wait in `retry_after`, when a caller calls one endpoint too often.
 * Callers without a token are distinguished by the network of the client.
 */
export type RateLimiter = (operation: Operation, caller: Caller, network?: string) => void

/**
 * Counts accepted calls of the last second by caller and endpoint; refused ones do not count. `now` is the time in
 * seconds. A clock that is set back forgets the calls after its new time.
 */
export function createRateLimiter(now: () => number): RateLimiter {
  const endpoints = new Map<Operation, number>()
  const calls = new Map<string, number[]>()
  return (operation, caller, network = '') => {
    const limit = operation.rateLimit ?? CALLS_PER_SECOND
    if (limit === 'none') return
    if (!endpoints.has(operation)) endpoints.set(operation, endpoints.size)
    // Logins never begin with a space.
    const key = `${endpoints.get(operation)} ${caller.username === '' ? ` ${network}` : caller.username}`
    const time = now()
    const recent = (calls.get(key) ?? []).filter((call) => call <= time && time - call < 1)
    // All of these calls are less than a second old.
    if (recent.length >= limit) throw new EngineError('TOO_MANY_REQUESTS', undefined, { retry_after: 1 })
    recent.push(time)
    calls.delete(key)
    calls.set(key, recent)
    if (calls.size > MAX_ENTRIES) calls.delete(calls.keys().next().value!)
  }
}
