import { EngineError } from '../errors.js'

/** The first bytes of each body, which never count. Requests without a token may send no more: logins are smaller. */
export const FREE_BYTES = 64 << 10

/** The share of one request. */
export interface BodyShare {
  /** Counts received bytes. Throws TOO_MANY_REQUESTS when all bodies together exceed the memory limit. */
  add(bytes: number): void
  /** Releases the bytes of an answered request. */
  release(): void
}

/** Limits the bytes of all bodies in memory: bodies being received, and bodies of requests being answered. */
export type BodyBudget = () => BodyShare

/** Seconds after which a client may try again. */
const RETRY_SECONDS = 2

export function createBodyBudget(mostBytes: number): BodyBudget {
  let total = 0
  return () => {
    let received = 0
    let counted = 0
    return {
      add(bytes) {
        received += bytes
        const next = Math.max(0, received - FREE_BYTES)
        if (total + next - counted > mostBytes) {
          throw new EngineError('TOO_MANY_REQUESTS', 'Too many large requests at once. Wait and try again.', {
            retry_after: RETRY_SECONDS,
          })
        }
        total += next - counted
        counted = next
      },
      release() {
        total -= counted
        counted = 0
      },
    }
  }
}
