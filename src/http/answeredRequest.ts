import { randomUUID } from 'node:crypto'

/** A request after its answer has been sent, for logs and metrics. */
export interface AnsweredRequest {
  /** The identifier in the header `x-request-id` of the answer; that of the request if a trusted proxy sent one. */
  readonly id: string
  /** HTTP method. */
  readonly method: string
  /** Path template of the operation, such as `/api/v5/projects/:project_id/`; undefined if no path or method matches. */
  readonly route: string | undefined
  /** HTTP status of the answer. */
  readonly status: number
  /** Error code of a refusal or failure. Spec v5 7. */
  readonly errorCode: string | undefined
  /** From the head of the request to the last byte of the answer. */
  readonly milliseconds: number
  /** Bytes of the body of the answer, compressed if it was. */
  readonly bytes: number
  /** Login of the caller; undefined without a valid token. */
  readonly user: string | undefined
  /** Identifier of the project in the path. */
  readonly project: string | undefined
  /** Address of the client; undefined if the connection is gone. */
  readonly clientAddress: string | undefined
  /** Whether the client closed the connection before it had the whole answer. */
  readonly isAborted: boolean
}

export type OnAnswer = (answered: AnsweredRequest) => void

/** Identifiers of requests that proxies send: short enough for logs, and without characters that could forge a line. */
const idForm = /^[\w.:/+=-]{1,128}$/

/** The identifier that a trusted proxy sent, or a new one. */
export const requestIdOf = (sent: string | undefined, isTrusted: boolean): string =>
  isTrusted && sent !== undefined && idForm.test(sent) ? sent : randomUUID()
