import { invalidParams } from '../errors.js'

/**
 * Limits on one request, in addition to those of the specifications (v5 8, v4-legacy 8). Larger data must be sent in
 * several requests.
 */

/** Maximum number of entries in lists of identifiers, texts and concepts, unless an operation sets another. */
export const MOST_LISTED = 50_000

/** Maximum number of documents in an upload, and of document ids. */
export const MOST_UPLOADED = 250_000

/** Maximum number of documents changed in one request, which is one transaction. */
export const MOST_CHANGED = 25_000

/** Maximum number of characters (UTF-16 code units) stored in one transaction. */
export const MOST_STORED = 20_000_000

/** Longest text of a document, in code points. Spec v5 2.10. */
export const LONGEST_TEXT = 500_000

/** Maximum number of metadata entries of one document, and of its subsets and targets in the older interface. */
export const MOST_METADATA = 1_000

/** Longest title of a document, in UTF-16 code units. */
export const LONGEST_TITLE = 50_000

/** Longest name of a metadata field or of a concept, and longest id of a term or of a document, in UTF-16 code units. */
export const LONGEST_LABEL = 10_000

/**
 * Longest text of a topic or of a legacy search, in UTF-16 code units: up to three of them are analyzed without a
 * pause.
 */
export const LONGEST_QUERY = 200_000

/** Maximum number of entries in lists of people, addresses and permissions. */
export const MOST_PEOPLE = 1_000

/**
 * Maximum number of characters (UTF-16 code units) of all texts that are analyzed for one answer, which has an object
 * of some hundred bytes for every word.
 */
export const MOST_VECTORIZED = 5_000_000

/** Maximum number of groups, such as time buckets or subsets, whose mean vectors are in one answer of the older interface. */
const MOST_GROUPS = 250_000

/** Throws INVALID_PARAMS for an answer on more groups of documents. */
export function requireFewGroups(groups: number, ...parameters: string[]): void {
  if (groups > MOST_GROUPS) throw invalidParams(`The answer would have more than ${MOST_GROUPS} rows.`, ...parameters)
}

/** Maximum number of correlations in one answer: some 300 MB of JSON. */
const MOST_CORRELATIONS = 5_000_000

/** Throws INVALID_PARAMS for an answer with more correlations. */
export function requireFewCorrelations(rows: number, topics: number, ...parameters: string[]): void {
  if (rows * topics <= MOST_CORRELATIONS) return
  const message = `The answer would have ${rows} rows of ${topics} correlations; at most ${MOST_CORRELATIONS} are given.`
  throw invalidParams(message, ...parameters)
}

/** Throws INVALID_PARAMS naming `parameter` for texts that have too many characters together. */
export function requireVectorizable(texts: readonly string[], parameter: string): void {
  const characters = texts.reduce((sum, text) => sum + text.length, 0)
  if (characters <= MOST_VECTORIZED) return
  throw invalidParams(
    `The texts have ${characters} characters together; at most ${MOST_VECTORIZED} are taken.`,
    parameter,
  )
}
