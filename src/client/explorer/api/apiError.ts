/** The body of an error answer of version 5. */
interface ErrorBody {
  readonly error?: unknown
  readonly message?: unknown
  readonly parameters?: unknown
  readonly retry_after?: unknown
}

/** The engine could not be asked at all: it does not run, or the network is down. */
export const UNREACHABLE = 'UNREACHABLE'

/** Code of the page does not come, although the engine answers. */
export const PAGE_OUTDATED = 'PAGE_OUTDATED'

/** A refused or failed question, with the code of the interface. */
export class ApiError extends Error {
  /** A code of the interface, `UNREACHABLE` or `PAGE_OUTDATED`. */
  readonly code: string
  /** HTTP status; 0 without an answer. */
  readonly status: number
  /** Names of the parameters at fault. */
  readonly parameters: readonly string[]
  /** Seconds after which the same question may be asked again; undefined where asking again does not help. */
  readonly retryAfter: number | undefined

  constructor(code: string, message: string, details: Partial<Pick<ApiError, 'status' | 'parameters' | 'retryAfter'>>) {
    super(message)
    this.name = 'ApiError'
    this.code = code
    this.status = details.status ?? 0
    this.parameters = details.parameters ?? []
    this.retryAfter = details.retryAfter
  }
}

/** Seconds until an engine that was not reached is asked again. */
const UNREACHABLE_SECONDS = 5

export const unreachable = (): ApiError =>
  new ApiError(UNREACHABLE, 'The engine does not answer.', { retryAfter: UNREACHABLE_SECONDS })

/** Statuses after which the same question may succeed: too many requests, and a question that took too long. */
const PASSING = [429, 503]
const DEFAULT_RETRY_SECONDS = 5

/** The error of an answer that is no success. Answers of a proxy may have any body. */
export async function readError(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => ({}))) as ErrorBody | null
  const { error, message, parameters, retry_after } = body ?? {}
  const { status } = response
  const seconds = Number(retry_after ?? response.headers.get('retry-after') ?? DEFAULT_RETRY_SECONDS)
  return new ApiError(
    typeof error === 'string' ? error : 'ERROR',
    typeof message === 'string' ? message : `The server answered ${status}.`,
    {
      status,
      parameters: Array.isArray(parameters) ? parameters.map(String) : [],
      ...(PASSING.includes(status) && Number.isFinite(seconds) && { retryAfter: seconds }),
    },
  )
}
