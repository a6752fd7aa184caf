import { EngineError } from '../errors.js'

/**
 * So many bytes of each body are taken whatever else there is, and no more by what needs no token: logins are smaller.
 */
export const FREE_BYTES = 64 << 10

/** The part of one request. */
export interface BodyShare {
  /** Counts bytes that have arrived. Throws TOO_MANY_REQUESTS when all bodies together have more than may be in memory. */
  add(bytes: number): void
  /** The request has been answered. */
  release(): void
}

/** Limits the bytes of all bodies in memory: those being received and those of questions that are being answered. */
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
