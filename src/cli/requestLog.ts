import { pino } from 'pino'
import type { AnsweredRequest } from '../http/answeredRequest.js'
import type { LogLevel } from './logLevels.js'
import type { Streams } from './streams.js'

export interface RequestLog {
  /** One line for each request: `error` from status 500, `warn` from 400 and for lost connections, else `info`. */
  answered(request: AnsweredRequest): void
  /** A failure of the engine itself, with its stack and the request that caused it. */
  failed(error: unknown, request: { readonly method: string; readonly path: string }): void
  /** A line on the life of the server. */
  say(message: string, details?: object): void
}

/** Writes lines of JSON to standard error. */
export function createRequestLog(streams: Pick<Streams, 'stderr'>, level: LogLevel): RequestLog {
  const logger = pino(
    { level, base: { pid: process.pid }, timestamp: pino.stdTimeFunctions.isoTime },
    { write: (line: string) => void streams.stderr.write(line) },
  )
  return {
    answered({ id, milliseconds, isAborted, errorCode, clientAddress, ...rest }) {
      const line = {
        requestId: id,
        ...rest,
        ms: Math.round(1000 * milliseconds) / 1000,
        code: errorCode,
        client: clientAddress,
        aborted: isAborted || undefined,
      }
      logger[levelOf(rest.status, isAborted)](line, 'request')
    },
    failed: (error, request) => logger.error({ err: error, ...request }, 'failure'),
    say: (message, details = {}) => logger.info(details, message),
  }
}

const levelOf = (status: number, isAborted: boolean): LogLevel =>
  status >= 500 ? 'error' : status >= 400 || isAborted ? 'warn' : 'info'
