import { EngineError } from '../errors.js'

/** An abort signal for the work on one question. */
export interface TimeLimit {
  /** Aborted when the caller aborts the question, its time is over or the engine closes; undefined when none of these can happen. */
  readonly signal: AbortSignal | undefined
  /** Stops the timer. */
  end(): void
}

/** Maximum delay of a timer, in milliseconds. */
const MOST_MILLISECONDS = 2 ** 31 - 1

/**
 * Limits the work on a question to a number of seconds, after which it rejects with QUESTION_TIMEOUT; 0 and Infinity
 * mean no limit. `closing` is aborted when the engine closes.
 */
export function limitTime(seconds: number, given: AbortSignal | undefined, closing?: AbortSignal): TimeLimit {
  const isLimited = seconds !== 0 && seconds * 1000 <= MOST_MILLISECONDS
  if (!isLimited && closing === undefined) return { signal: given, end: () => {} }
  const signal = new QuestionSignal(isLimited ? seconds * 1000 : Number.POSITIVE_INFINITY, given, closing)
  return { signal, end: () => signal.end() }
}

/**
 * An abort signal that follows the signals of the caller and of the engine, and a time limit. Every question has one, but most questions end
 * before anything listens to it. So the clock is read only when `aborted` is read, and a timer and events are created
 * only for a listener.
 */
class QuestionSignal implements AbortSignal {
  /** Undefined once the question has ended, like `#closing`. */
  #given: AbortSignal | undefined
  #closing: AbortSignal | undefined
  /** In milliseconds of `performance.now()`. */
  #deadline: number
  #isAborted = false
  #reason: unknown
  /** Holds the listeners; undefined until there is one. */
  #events: AbortController | undefined
  #timer: NodeJS.Timeout | undefined

  constructor(milliseconds: number, given: AbortSignal | undefined, closing: AbortSignal | undefined) {
    this.#deadline = performance.now() + milliseconds
    this.#given = given
    this.#closing = closing
  }

  get aborted(): boolean {
    if (this.#isAborted) return true
    if (this.#given?.aborted) this.#onGivenUp()
    else if (this.#closing?.aborted) this.#onClosing()
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
    this.#closing?.removeEventListener('abort', this.#onClosing)
    this.#given = undefined
    this.#closing = undefined
    this.#deadline = Number.POSITIVE_INFINITY
  }

  /** A native signal that aborts together with this one, also at the time limit. */
  #listened(): AbortSignal {
    if (this.#events !== undefined) return this.#events.signal
    this.#events = new AbortController()
    if (this.aborted) this.#events.abort(this.#reason)
    else {
      if (this.#deadline < Number.POSITIVE_INFINITY) {
        this.#timer = setTimeout(this.#onTimeOver, this.#deadline - performance.now()).unref()
      }
      this.#given?.addEventListener('abort', this.#onGivenUp, { once: true })
      this.#closing?.addEventListener('abort', this.#onClosing, { once: true })
    }
    return this.#events.signal
  }

  readonly #onGivenUp = (): void => this.#abort(this.#given?.reason)

  readonly #onClosing = (): void => this.#abort(this.#closing?.reason)

  readonly #onTimeOver = (): void => this.#abort(new EngineError('QUESTION_TIMEOUT'))

  #abort(reason: unknown): void {
    if (this.#isAborted) return
    this.#isAborted = true
    this.#reason = reason
    this.#events?.abort(reason)
  }
}
