import { EngineError } from '../errors.js'

/** A signal for the work on one question. */
export interface TimeLimit {
  /** Aborted when the caller gives the question up, or when its time is over; undefined when neither can happen. */
  readonly signal: AbortSignal | undefined
  /** Stops the clock. */
  end(): void
}

/** Milliseconds that a timer can count at most. */
const MOST_MILLISECONDS = 2 ** 31 - 1

/** Limits a question to some seconds, after which its work rejects with QUESTION_TIMEOUT; 0 and Infinity: no limit. */
export function limitTime(seconds: number, given: AbortSignal | undefined): TimeLimit {
  if (seconds === 0 || seconds * 1000 > MOST_MILLISECONDS) return { signal: given, end: () => {} }
  const limit = new AbortController()
  const onGivenUp = (): void => limit.abort(given?.reason)
  if (given?.aborted) onGivenUp()
  else given?.addEventListener('abort', onGivenUp, { once: true })
  const timer = setTimeout(() => limit.abort(new EngineError('QUESTION_TIMEOUT')), seconds * 1000).unref()
  return {
    signal: limit.signal,
    end() {
      clearTimeout(timer)
      given?.removeEventListener('abort', onGivenUp)
    },
  }
}
