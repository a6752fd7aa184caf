// Conditions on rows of `documents` that several stores share, as SQL.

/**
 * Meaning of `marked`. Marks are numbered by generations, and the totals define the state of each generation, so that
 * the start, end or failure of a build writes two numbers, however many documents are marked. Conditions on marked
 * documents include `marked > 0` in these words, so that SQLite uses the partial index.
 */
export const SETTLED = '(SELECT leaving_upto FROM totals)'
export const ERASABLE = '(SELECT gone_upto FROM totals)'
/** Marked for deletion by the next build. */
export const IS_MARKED = `marked > 0 AND marked > ${SETTLED}`
/** Excluded by the running build. */
export const IS_LEAVING = `marked > 0 AND marked > ${ERASABLE} AND marked <= ${SETTLED}`
/** Removed for all but late readers. */
export const IS_GONE = `marked > 0 AND marked <= ${ERASABLE}`
/** Neither being removed nor removed. */
export const IS_STAYING = `(+marked = 0 OR +marked > ${SETTLED})`
export const IS_THERE = `(+marked = 0 OR +marked > ${ERASABLE})`
/** Values of `marked`: none, a new mark, and removed at once. */
export const UNMARKED = 0
export const NEW_MARK = '(SELECT generation FROM totals)'
export const GONE = 1
/** Replaced documents, found by their partial index and not by the range of live keys. */
export const REPLACED = 'superseded_by IS NOT NULL AND +key > (SELECT cleared_key FROM totals)'
/** Not part of a running upload. */
export const ARRIVED = 'arrival NOT IN (SELECT arrival FROM arrivals)'
/** Not removed by a clear. */
export const LIVE = 'key > (SELECT cleared_key FROM totals)'
/** The same for what is found by something else. */
export const FOUND_LIVE = `+${LIVE}`
