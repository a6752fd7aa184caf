/** NOT_FOUND says where the endpoints are listed, which is behind the base path of a server that has one. */
export const noEndpointMessage = (basePath = ''): string =>
  `There is no such endpoint. GET ${basePath}/api/v5/ lists the endpoints.`

/** Every error code of the service with its HTTP status and default message. Spec v5 section 7. */
const errorTable = {
  INVALID_PARAMS: [400, 'A request parameter is unknown, missing or invalid.'],
  PROJECT_LOCKED: [400, 'The project is being built. Try again after the build has ended.'],
  PROJECT_NOT_BUILT: [400, 'The project has no build. Build the project first.'],
  // The code that clients of the older listing expect; that listing defines no other codes.
  NO_ASSOC: [400, 'The project has not been recalculated. Recalculate it first.'],
  SENTIMENT_NOT_BUILT: [
    400,
    'The project has no sentiment build. Build it with sentiment, or wait until the sentiment build ends.',
  ],
  SENTIMENT_BUILD_FAILED: [400, 'The sentiment build of this project failed. Build its sentiment again.'],
  PROJECT_NEEDS_UPDATING: [
    400,
    'The project was built with an unsupported science version, or with another tokenizer or dictionary. Build it again.',
  ],
  EMAIL_NOT_ENABLED: [400, 'The request needs to send an email, but no mail transport is configured.'],
  AUTH_CREDS_INVALID: [401, 'The password is incorrect.'],
  NO_TOKEN: [401, 'The request needs a token and has none. Send it as "Authorization: Token ...".'],
  INVALID_TOKEN: [401, 'The token is invalid or has expired.'],
  INADEQUATE_PERMISSION: [403, 'The resource does not exist, or you have no permission on it.'],
  NOT_FOUND: [404, noEndpointMessage()],
  METHOD_NOT_ALLOWED: [405, 'The endpoint does not support this method.'],
  REQUEST_TIMEOUT: [408, 'The request did not arrive in time.'],
  REQUEST_TOO_LARGE: [413, 'The request body is too large.'],
  TOO_MANY_REQUESTS: [429, 'Too many requests to this endpoint. Wait and try again.'],
  HEADERS_TOO_LARGE: [431, 'The request line or a header is too large.'],
  ERROR: [500, 'The request failed because of an internal error.'],
  QUESTION_TIMEOUT: [
    503,
    'The question took longer than the time limit of the engine. Ask for less, or try again later.',
  ],
  STORAGE_UNAVAILABLE: [503, 'The database cannot be used at the moment. Try again.'],
  EMAIL_ERROR: [503, 'The mail transport refused the message.'],
} as const satisfies Record<string, readonly [status: number, message: string]>

/** A code of an error; `docs/errors.md` says when each occurs. */
export type ErrorCode = keyof typeof errorTable

/** Status and default message by code, for the interface description. */
export const errorTexts: Readonly<Record<ErrorCode, readonly [status: number, message: string]>> = errorTable

/** Facts about an error that programs can read. */
export interface ErrorDetails {
  /** Names of the offending parameters, as the caller wrote them. */
  readonly parameters?: readonly string[]
  readonly [key: string]: unknown
}

/** Marks the errors of every copy of this module. */
const MARK = Symbol.for('conceptlite.EngineError')

/**
 * The only error that callers see: `code` as in the specification, its HTTP `status`, and `details`, whose keys are added
 * to `error` and `message` in the HTTP response. Spec v5 2.1.8 and 7.
 */
export class EngineError extends Error {
  /** What went wrong; programs compare this. */
  readonly code: ErrorCode
  /** The HTTP status of the code. */
  readonly status: number
  /** Facts about the error, such as the names of wrong parameters. */
  readonly details: ErrorDetails

  constructor(code: ErrorCode, message: string = errorTable[code][1], details: ErrorDetails = {}, cause?: unknown) {
    super(shortened(message), cause === undefined ? undefined : { cause })
    this.name = 'EngineError'
    this.code = code
    this.status = errorTable[code][0]
    this.details = details
  }

  /** The body of an error response of version 5. */
  toJSON(): Record<string, unknown> {
    return { error: this.code, message: this.message, ...this.details }
  }
}

// A loader may load the package twice, for `require` and for `import`. Errors of either copy are instances of both classes.
Object.defineProperty(EngineError.prototype, MARK, { value: true })
Object.defineProperty(EngineError, Symbol.hasInstance, {
  value(this: unknown, value: unknown): boolean {
    if (this !== EngineError) return Function.prototype[Symbol.hasInstance].call(this, value)
    return typeof value === 'object' && value !== null && MARK in value
  },
})

/** Maximum length of a message in UTF-16 code units, because a message may quote a value of any length. */
const LONGEST_MESSAGE = 4_000

const shortened = (message: string): string =>
  message.length <= LONGEST_MESSAGE ? message : `${message.slice(0, LONGEST_MESSAGE).toWellFormed()}…`

/** A wrong value of a parameter or an option. */
export interface ParameterFault {
  /** Where the value stands, as `docs[3].text`. */
  readonly path: string
  /** What is wrong with it, a sentence. */
  readonly why: string
}

/** INVALID_PARAMS. Who calls parameters by other names, as a command line does, writes its message from `faults`. */
export class InvalidParams extends EngineError {
  /** Private, so that the error is printed without them. */
  readonly #faults: readonly ParameterFault[]
  readonly #sentMessage: string

  /** `sentMessage` is the message of the response, where clients of the service compare another one. */
  constructor(
    message: string,
    parameters: readonly string[],
    faults: readonly ParameterFault[] = [],
    sentMessage?: string,
  ) {
    super('INVALID_PARAMS', message, { parameters })
    this.#faults = faults
    this.#sentMessage = sentMessage ?? this.message
  }

  /** All that the message says, value by value; empty where it says more, as on parameters that are missing. */
  get faults(): readonly ParameterFault[] {
    return this.#faults
  }

  override toJSON(): Record<string, unknown> {
    return { ...super.toJSON(), message: this.#sentMessage }
  }
}

/** INVALID_PARAMS that names the wrong parameters; where there is one, the message says what is wrong with its value. */
export function invalidParams(message: string, ...parameters: string[]): InvalidParams {
  const [path, ...others] = parameters
  return new InvalidParams(message, parameters, path === undefined || others.length > 0 ? [] : [{ path, why: message }])
}

/**
 * A failure of the folder or the database that holds the projects. Its message names neither, because clients of a server
 * read it: who has opened the engine adds the name.
 */
export class StorageError extends EngineError {}
