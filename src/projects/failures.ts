import { EngineError } from '../errors.js'
import { DamagedDocument, describeFailure } from '../storage/failures.js'

/**
 * A failure as callers see it: ERROR for what the specification has no code for, with a sentence on what has failed if
 * that was the disk, and the failure itself as `cause`. A damaged document is named by `doc_id` in the details.
 */
export function asEngineError(error: unknown): EngineError {
  if (error instanceof EngineError) return error
  const details = error instanceof DamagedDocument ? { doc_id: error.docId } : {}
  return new EngineError('ERROR', describeFailure(error), details, error)
}

/** The failure of a folder to open: ERROR that names it, for what has failed on the disk. */
export function openingError(directory: string | undefined, error: unknown): unknown {
  const failure = describeFailure(error)
  if (failure === undefined) return error
  return new EngineError('ERROR', `The folder ${directory} cannot be opened. ${failure}`, {}, error)
}
