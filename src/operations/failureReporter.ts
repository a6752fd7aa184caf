import { EngineError } from '../errors.js'

/** What the option `onError` is called with: a failure, and the method and path of its endpoint, without a token. */
export type OnError = (error: unknown, request: { readonly method: string; readonly path: string }) => void

/** Calls `onError` with an error that is a failure of the engine itself. `signal` is that of the request. */
export type FailureReporter = (
  error: unknown,
  request: { readonly method: string; readonly path: string },
  signal: AbortSignal | undefined,
) => void

/** What `onError` throws is ignored: the caller gets an answer even then. */
export function createFailureReporter(onError: OnError | undefined): FailureReporter {
  return (error, request, signal) => {
    if (onError === undefined) return
    if (error instanceof EngineError ? !isFailure(error) : signal?.aborted) return
    try {
      onError(error instanceof EngineError ? (error.cause ?? error) : error, request)
    } catch {}
  }
}

const isFailure = ({ status, code }: EngineError): boolean => status >= 500 && code !== 'QUESTION_TIMEOUT'
