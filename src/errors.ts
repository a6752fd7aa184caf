/** Every error code of the service with its HTTP status and default message. Spec v5 section 7. */
const errorTable = {
  INVALID_PARAMS: [400, 'A request parameter is unrecognised, missing or invalid.'],
  PROJECT_LOCKED: [400, 'The project is being built. Wait until the build has ended and try again.'],
  PROJECT_NOT_BUILT: [400, 'This needs a built project. Build the project first.'],
  // What clients of the older listing know the same by: it names no codes of its own.
  NO_ASSOC: [400, 'This needs a project that has been recalculated. Recalculate it first.'],
  SENTIMENT_NOT_BUILT: [
    400,
    'This needs a finished sentiment build. Build the project with sentiment, or wait for it.',
  ],
  SENTIMENT_BUILD_FAILED: [400, 'The sentiment build of this project failed. Build its sentiment again.'],
  PROJECT_NEEDS_UPDATING: [
    400,
    'The project was built with a science version no longer supported, or another tokenizer. Build it again.',
  ],
  EMAIL_NOT_ENABLED: [400, 'An email was to be sent, but no mail transport is configured.'],
  AUTH_CREDS_INVALID: [401, 'The password is incorrect.'],
  NO_TOKEN: [401, 'Authentication is required and no token was supplied.'],
  INVALID_TOKEN: [401, 'The token is invalid or has expired.'],
  INADEQUATE_PERMISSION: [403, 'The resource does not exist, or you have no permission on it.'],
  NOT_FOUND: [404, 'There is no such endpoint. GET /api/v5/ describes those there are.'],
  METHOD_NOT_ALLOWED: [405, 'The endpoint does not support this method.'],
  REQUEST_TIMEOUT: [408, 'The request did not arrive in time.'],
  REQUEST_TOO_LARGE: [413, 'The request body is too large.'],
  TOO_MANY_REQUESTS: [429, 'Too many requests to this endpoint. Wait and try again.'],
  HEADERS_TOO_LARGE: [431, 'The request line or a header is too large.'],
  ERROR: [500, 'The request failed because of an internal error.'],
  QUESTION_TIMEOUT: [503, 'The question took longer than the engine allows. Ask for less, or try again later.'],
  EMAIL_ERROR: [503, 'The mail transport refused the message.'],
} as const satisfies Record<string, readonly [status: number, message: string]>

export type ErrorCode = keyof typeof errorTable

/** Status and default message by code, for descriptions of the interface. */
export const errorTexts: Readonly<Record<ErrorCode, readonly [status: number, message: string]>> = errorTable

export interface ErrorDetails {
  /** Names of the offending parameters, as the caller wrote them. */
  readonly parameters?: readonly string[]
  readonly [key: string]: unknown
}

/**
 * The one error that callers see: `code` as in the specification, its HTTP `status`, and `details`, whose keys stand
 * beside `error` and `message` in the answer over HTTP. Spec v5 2.1.8 and 7.
 */
export class EngineError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly details: ErrorDetails

  constructor(code: ErrorCode, message: string = errorTable[code][1], details: ErrorDetails = {}, cause?: unknown) {
    super(shortened(message), cause === undefined ? undefined : { cause })
    this.name = 'EngineError'
    this.code = code
    this.status = errorTable[code][0]
    this.details = details
  }

  /** The body of a version-5 error answer. */
  toJSON(): Record<string, unknown> {
    return { error: this.code, message: this.message, ...this.details }
  }
}

/** Longest message, in UTF-16 code units: it may repeat a value of any length that was sent. */
const LONGEST_MESSAGE = 4_000

const shortened = (message: string): string =>
  message.length <= LONGEST_MESSAGE ? message : `${message.slice(0, LONGEST_MESSAGE).toWellFormed()}…`

/** INVALID_PARAMS that names the parameters at fault. */
export function invalidParams(message: string, ...parameters: string[]): EngineError {
  return new EngineError('INVALID_PARAMS', message, { parameters })
}
