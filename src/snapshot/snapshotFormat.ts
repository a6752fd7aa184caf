import type { SnapshotInfo } from './snapshot.js'

/** Versions of the names and shapes of the parts of a snapshot. */

/** The version that is written, unless one of the following says otherwise. */
export const FORMAT = 4

/** The same for a snapshot that shares occurrences or vectors of terms with another one. */
export const SHARING_FORMAT = 6

/** The same of earlier versions, where the vectors of terms in the space are never shared. */
const EARLIER_SHARING_FORMAT = 5

/** The same for a snapshot with sparse fields, which may share as well. */
export const SPARSE_FORMAT = 7

/**
 * The same for a snapshot with vectors of documents in digits, which may share and have sparse fields as well. In formats 4 to 7 the
 * second digits have a byte each.
 */
export const DIGITS_FORMAT = 8

/**
 * Formats that can be opened. Formats 2 and 3 have the vectors of all documents as they are, and list them among the arrays of their
 * records; the versions of format 2 assumed chunks of a megabyte.
 */
export const OPENED_FORMATS: readonly number[] = [
  2,
  3,
  FORMAT,
  EARLIER_SHARING_FORMAT,
  SHARING_FORMAT,
  SPARSE_FORMAT,
  DIGITS_FORMAT,
]

/** The part that is written last. */
export interface SnapshotHead {
  readonly format: number
  /** Fields of metadata with a record of their own, and the others. */
  readonly fields: number
  readonly shortFields?: number
  readonly info: SnapshotInfo
}
