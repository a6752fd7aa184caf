import { type ReadonlySignal, useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { ApiError } from '../api/apiError.js'
import { call } from '../api/call.js'
import type { Endpoint } from '../api/endpoint.js'
import { token } from './session.js'

/** What is known of the answer to a question. While it is asked again, the old answer stays. */
export interface Question<Answer> {
  /** The latest answer; undefined before the first one. */
  readonly answer: Answer | undefined
  /** Why the latest attempt failed; undefined after a success. */
  readonly error: ApiError | undefined
  /** Whether the engine works on a question that `answer` does not answer. Asking for news of the same one is none. */
  readonly isAsking: boolean
}

export interface AskedQuestion<Answer> extends Question<Answer> {
  /** Asks the same again. */
  readonly askAgain: () => void
  /** Shows this as the answer, for changes that the page already knows. An answer on its way, or about to be asked for, is dropped. */
  readonly replace: (answer: Answer) => void
}

export interface QuestionOptions<Answer> {
  /** Milliseconds after which an answer is asked for again; undefined: never. */
  readonly againAfter?: ((answer: Answer) => number | undefined) | undefined
}

/**
 * Asks an operation, and asks again whenever the parameters change: the later question cancels the earlier one, also in the
 * engine. Asks again by itself where the error says that it may help. With `null` nothing is asked.
 */
export function useQuestion<Params extends object, Answer>(
  endpoint: Endpoint<Params, Answer>,
  params: Params | null,
  options: QuestionOptions<Answer> = {},
): AskedQuestion<Answer> {
  const key = params === null ? null : `${endpoint.method} ${endpoint.path} ${JSON.stringify(params)}`
  return useAnswer(key, (signal) => call(endpoint, params!, { signal }), options)
}

/** The same for several calls that make one answer. `key` names the question: another key is another question. */
export function useAnswer<Answer>(
  key: string | null,
  ask: (signal: AbortSignal) => Promise<Answer>,
  { againAfter }: QuestionOptions<Answer> = {},
): AskedQuestion<Answer> {
  const state = useSignal<Question<Answer>>({ answer: undefined, error: undefined, isAsking: key !== null })
  const round = useSignal(0)
  const latest = useRef({ ask, againAfter })
  latest.current = { ask, againAfter }
  const asking = useRef<AbortController>(null)
  /** Attempts up to this one do not know what replaced the answer. */
  const outdated = useRef<{ readonly key: string | null; readonly round: number }>(null)
  useEffect(() => {
    if (key === null || (key === outdated.current?.key && round.value <= outdated.current.round)) return
    const control = new AbortController()
    asking.current = control
    let timer: ReturnType<typeof setTimeout> | undefined
    const again = (milliseconds: number | undefined): void => {
      if (milliseconds !== undefined) timer = setTimeout(attempt, milliseconds)
    }
    const attempt = async (): Promise<void> => {
      try {
        const answer = await latest.current.ask(control.signal)
        if (control.signal.aborted) return
        state.value = { answer, error: undefined, isAsking: false }
        again(latest.current.againAfter?.(answer))
      } catch (error) {
        if (control.signal.aborted) return
        if (!(error instanceof ApiError)) throw error
        state.value = { ...state.value, error, isAsking: false }
        if (error.retryAfter !== undefined) again(1_000 * error.retryAfter)
      }
    }
    state.value = { ...state.value, isAsking: true }
    void attempt()
    return () => {
      control.abort()
      clearTimeout(timer)
    }
  }, [key, round.value, token.value])
  return {
    ...state.value,
    askAgain: () => {
      round.value++
    },
    replace: (answer) => {
      asking.current?.abort()
      outdated.current = { key, round: round.value }
      state.value = { answer, error: undefined, isAsking: false }
    },
  }
}

/** A change that a person asks for: at most one runs at a time. */
export interface Action {
  readonly isRunning: ReadonlySignal<boolean>
  readonly error: ReadonlySignal<ApiError | undefined>
  /** Runs it; a refusal stands in `error`, and gives undefined. */
  readonly run: <Result>(work: () => Promise<Result>) => Promise<Result | undefined>
  /** Forgets the error. */
  readonly clear: () => void
}

export function useAction(): Action {
  const isRunning = useSignal(false)
  const error = useSignal<ApiError | undefined>(undefined)
  return {
    isRunning,
    error,
    clear: () => {
      error.value = undefined
    },
    run: async (work) => {
      if (isRunning.value) return undefined
      isRunning.value = true
      error.value = undefined
      try {
        return await work()
      } catch (failure) {
        if (!(failure instanceof ApiError)) throw failure
        error.value = failure
        return undefined
      } finally {
        isRunning.value = false
      }
    },
  }
}
