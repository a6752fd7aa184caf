import { ComputeClosed } from '../compute/compute.js'
import { EngineError, type ErrorCode, type ErrorDetails, StorageError } from '../errors.js'
import {
  DamagedDocument,
  describeFailure,
  ProjectRemoved,
  SnapshotReplaced,
  StorageUnavailable,
  UnusableBinding,
} from '../storage/failures.js'

/** ERROR of what the end of the engine has ended, and of what comes afterwards. */
export class EngineClosed extends EngineError {
  constructor(cause?: unknown) {
    super('ERROR', 'The engine is closed.', {}, cause)
  }
}

/**
 * A failure as callers see it: ERROR for failures without a code in the specification, with a sentence on the cause if
 * it was the disk, and the original error as `cause`. INADEQUATE_PERMISSION for a project that was deleted meanwhile. A damaged document is named by `doc_id` in the details. A database that cannot
 * be used at the moment is STORAGE_UNAVAILABLE, with the seconds to wait in `retry_after`.
 */
export function asEngineError(error: unknown): EngineError {
  if (error instanceof EngineError) return error
  if (error instanceof ComputeClosed) return new EngineClosed(error)
  if (error instanceof ProjectRemoved) return new EngineError('INADEQUATE_PERMISSION', undefined, {}, error)
  if (error instanceof StorageUnavailable) {
    return causedBy(error, 'STORAGE_UNAVAILABLE', error.message, { retry_after: error.retryAfter })
  }
  const details = error instanceof DamagedDocument ? { doc_id: error.docId } : {}
  return causedBy(error, 'ERROR', describeFailure(error), details)
}

/** Whether builds have removed what a question was reading, which it then reads anew. */
export const isReplaced = (error: unknown): boolean => error instanceof SnapshotReplaced

/** An error with this cause: a StorageError if it was storage that failed. */
export const causedBy = (cause: unknown, code: ErrorCode, message?: string, details?: ErrorDetails): EngineError =>
  new (describeFailure(cause) === undefined ? EngineError : StorageError)(code, message, details, cause)

/**
 * The error for an installation that cannot be opened: ERROR with the name of the folder, or on the database, whose address
 * may hold a password.
 */
export function openingError(
  { directory, database }: { readonly directory?: string | undefined; readonly database?: string | undefined },
  error: unknown,
): unknown {
  if (error instanceof UnusableBinding) return asEngineError(error)
  const failure = describeFailure(error)
  if (failure === undefined) return error
  const what = database === undefined ? `The folder ${directory}` : 'The database'
  return new EngineError('ERROR', `${what} cannot be opened. ${failure}`, {}, error)
}
