import { invalidParams } from '../errors.js'

/** Bounds on what one request may hold, beside those of the specifications (v5 8, v4-legacy 8): more goes in several requests. */

/** Entries in lists of identifiers, texts and concepts, unless an operation says otherwise. */
export const MOST_LISTED = 50_000

/** Documents to upload, and ids of documents. */
export const MOST_UPLOADED = 250_000

/** Documents that are changed in one request, all in one transaction. */
export const MOST_CHANGED = 5_000

/** Characters (UTF-16 code units) of all that is stored in one transaction. */
export const MOST_STORED = 20_000_000

/** Longest title of a document, in UTF-16 code units. */
export const LONGEST_TITLE = 50_000

/** Longest name of a metadata field or of a concept, in UTF-16 code units. */
export const LONGEST_LABEL = 10_000

/** Longest text of a topic or of an older search, in UTF-16 code units: three of them are read at one go. */
export const LONGEST_QUERY = 200_000

/** Entries in lists of people, addresses and permissions. */
export const MOST_PEOPLE = 1_000

/**
 * Characters (UTF-16 code units) of all texts that are read for one answer, which has an object of some hundred bytes for
 * every word.
 */
export const MOST_VECTORIZED = 5_000_000

/** Throws INVALID_PARAMS naming `parameter` for texts that have too many characters together. */
export function requireVectorizable(texts: readonly string[], parameter: string): void {
  const characters = texts.reduce((sum, text) => sum + text.length, 0)
  if (characters <= MOST_VECTORIZED) return
  throw invalidParams(
    `The texts have ${characters} characters together; at most ${MOST_VECTORIZED} are taken.`,
    parameter,
  )
}
