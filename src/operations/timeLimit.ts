import { EngineError } from '../errors.js'

/** An abort signal for the work on one question. */
export interface TimeLimit {
  /** Aborted when the caller aborts the question, or when its time is over; undefined when neither can happen. */
  readonly signal: AbortSignal | undefined
  /** Stops the timer. */
  end(): void
}

/** Maximum delay of a timer, in milliseconds. */
const MOST_MILLISECONDS = 2 ** 31 - 1

/**
 * Limits the work on a question to a number of seconds, after which it rejects with QUESTION_TIMEOUT; 0 and Infinity
 * mean no limit.
 */
export function limitTime(seconds: number, given: AbortSignal | undefined): TimeLimit {
  if (seconds === 0 || seconds * 1000 > MOST_MILLISECONDS) return { signal: given, end: () => {} }
  const signal = new QuestionSignal(seconds * 1000, given)
  return { signal, end: () => signal.end() }
}

/**
 * An abort signal that follows the caller's signal and a time limit. Every question has one, but most questions end
 * before anything listens to it. So the clock is read only when `aborted` is read, and a timer and events are created
 * only for a listener.
 */
class QuestionSignal implements AbortSignal {
  #given: AbortSignal | undefined
  /** In milliseconds of `performance.now()`. */
  #deadline: number
  #isAborted = false
  #reason: unknown
  /** Holds the listeners; undefined until there is one. */
  #events: AbortController | undefined
  #timer: NodeJS.Timeout | undefined

  constructor(milliseconds: number, given: AbortSignal | undefined) {
    this.#deadline = performance.now() + milliseconds
    this.#given = given
  }

  get aborted(): boolean {
    if (this.#isAborted) return true
    if (this.#given?.aborted) this.#onGivenUp()
    else if (performance.now() >= this.#deadline) this.#onTimeOver()
    return this.#isAborted
  }

  get reason(): unknown {
    return this.aborted ? this.#reason : undefined
  }

  throwIfAborted(): void {
    if (this.aborted) throw this.#reason
  }

  get onabort(): AbortSignal['onabort'] {
    return this.#listened().onabort
  }

  set onabort(listener: AbortSignal['onabort']) {
    this.#listened().onabort = listener
  }

  addEventListener(...listener: Parameters<AbortSignal['addEventListener']>): void {
    this.#listened().addEventListener(...listener)
  }

  removeEventListener(...listener: Parameters<AbortSignal['removeEventListener']>): void {
    this.#events?.signal.removeEventListener(...listener)
  }

  dispatchEvent(event: Event): boolean {
    return this.#listened().dispatchEvent(event)
  }

  /** Prevents any later abort. */
  end(): void {
    clearTimeout(this.#timer)
    this.#given?.removeEventListener('abort', this.#onGivenUp)
    this.#given = undefined
    this.#deadline = Number.POSITIVE_INFINITY
  }

  /** A native signal that aborts together with this one, also at the time limit. */
  #listened(): AbortSignal {
    if (this.#events !== undefined) return this.#events.signal
    this.#events = new AbortController()
    if (this.aborted) this.#events.abort(this.#reason)
    else if (this.#deadline < Number.POSITIVE_INFINITY) {
      this.#timer = setTimeout(this.#onTimeOver, this.#deadline - performance.now()).unref()
      this.#given?.addEventListener('abort', this.#onGivenUp, { once: true })
    }
    return this.#events.signal
  }

  readonly #onGivenUp = (): void => this.#abort(this.#given?.reason)

  readonly #onTimeOver = (): void => this.#abort(new EngineError('QUESTION_TIMEOUT'))

  #abort(reason: unknown): void {
    if (this.#isAborted) return
    this.#isAborted = true
    this.#reason = reason
    this.#events?.abort(reason)
  }
}
