import { EngineError } from '../errors.js'
import { DamagedDocument, describeFailure, StorageUnavailable } from '../storage/failures.js'

/**
 * A failure as callers see it: ERROR for failures without a code in the specification, with a sentence on the cause if
 * it was the disk, and the original error as `cause`. A damaged document is named by `doc_id` in the details. A database that cannot
 * be used at the moment is STORAGE_UNAVAILABLE, with the seconds to wait in `retry_after`.
 */
export function asEngineError(error: unknown): EngineError {
  if (error instanceof EngineError) return error
  if (error instanceof StorageUnavailable) {
    return new EngineError('STORAGE_UNAVAILABLE', error.message, { retry_after: error.retryAfter }, error)
  }
  const details = error instanceof DamagedDocument ? { doc_id: error.docId } : {}
  return new EngineError('ERROR', describeFailure(error), details, error)
}

/** The error for a folder that cannot be opened: ERROR with its name, for a failure of the disk. */
export function openingError(directory: string | undefined, error: unknown): unknown {
  const failure = describeFailure(error)
  if (failure === undefined) return error
  return new EngineError('ERROR', `The folder ${directory} cannot be opened. ${failure}`, {}, error)
}
