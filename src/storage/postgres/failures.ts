import { StorageFailure, StorageUnavailable } from '../failures.js'

/** What a failure of the database means for the statement that failed. */
export type FailureKind =
  /** The database has rolled the transaction back because of another one; it can run again. */
  | 'conflict'
  /** Nothing was sent: no connection could be made. */
  | 'refused'
  /** The connection ended after something was sent, so that the outcome of a change is unknown. */
  | 'lost'
  /** The database has refused the statement for now: its disk is full, a lock or a time limit has run out. */
  | 'busy'
  /** Anything else. */
  | 'other'

/** Kinds by SQLSTATE (appendix A of the manual of PostgreSQL) or code of the system; the first match counts. */
const kinds: readonly (readonly [codes: RegExp, kind: FailureKind])[] = [
  [/^(?:40001|40P01)$/, 'conflict'],
  // 25006: after a failover, a connection to what is now a standby. 53300: too many connections.
  [/^(?:25006|53300|57P03|ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/, 'refused'],
  [/^(?:08...|57P01|57P02|57P05|25P03|ECONNRESET|EPIPE|ETIMEDOUT)$/, 'lost'],
  [/^(?:53...|55P03|57014)$/, 'busy'],
]

/** Errors of the package `pg` without a code. */
const refusals = /timeout exceeded when trying to connect|terminated due to connection timeout/i
const losses = /connection terminated|not queryable|read timeout|client was closed|connection error/i

/** What a failed statement means for its repetition, by its SQLSTATE or the code of the system. */
export function kindOf(error: unknown): FailureKind {
  const { code, message } = (error ?? {}) as { readonly code?: unknown; readonly message?: unknown }
  if (typeof code === 'string') return kinds.find(([codes]) => codes.test(code))?.[1] ?? 'other'
  if (typeof message !== 'string') return 'other'
  if (refusals.test(message)) return 'refused'
  return losses.test(message) ? 'lost' : 'other'
}

/** Sentences on failures of a database in use, by SQLSTATE. */
const sentences: readonly (readonly [codes: RegExp, message: string])[] = [
  [/^53100$/, 'The disk of the database is full.'],
  [/^53300$/, 'The database has too many connections.'],
  [/^53...$/, 'The database has too little memory.'],
  [/^55P03$/, 'Another process has been writing for too long. Try again.'],
  [/^57014$/, 'The database took longer than its time limit for a statement.'],
  [/^(?:40001|40P01)$/, 'Other processes have been changing the same records. Try again.'],
]

/** Sentences on a database that cannot be opened. Trying again does not help. */
const openings: readonly (readonly [codes: RegExp, message: string])[] = [
  [/^28...$/, 'The database refuses this user or password.'],
  [/^3D000$/, 'There is no such database.'],
  [/^42501$/, 'The user of the database lacks a permission.'],
]

/** Seconds after which a caller may try again: about the time of a failover. */
const RETRY_SECONDS = 5

/**
 * The error for callers of storage: that of the database as its cause. `isUncertain` says that the connection ended
 * while a change was saved.
 */
export function asStorageFailure(error: unknown, isUncertain = false): unknown {
  if (error instanceof StorageFailure) return error
  const code = String((error as { readonly code?: unknown } | null)?.code ?? '')
  const opening = openings.find(([codes]) => codes.test(code))?.[1]
  if (opening !== undefined) return new StorageFailure(opening, { cause: error })
  if (kindOf(error) === 'other') return error
  const sentence = sentences.find(([codes]) => codes.test(code))?.[1] ?? unreachable(isUncertain)
  return new StorageUnavailable(sentence, RETRY_SECONDS, error)
}

const unreachable = (isUncertain: boolean): string =>
  isUncertain
    ? 'The connection to the database was lost while a change was saved. Look whether it was saved before you try again.'
    : 'The database cannot be reached. Try again.'
