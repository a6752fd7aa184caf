// Conditions on rows of `documents` that several stores share, as SQL.

/**
 * What `marked` says. Marks are numbered by generations, and the totals say what becomes of each: so a build that begins,
 * ends or fails writes two numbers, however many documents it is about. What selects marked documents says `marked > 0` too: the
 * index of these few is found by these very words.
 */
export const SETTLED = '(SELECT leaving_upto FROM totals)'
export const ERASABLE = '(SELECT gone_upto FROM totals)'
/** For deletion by the next build. */
export const IS_MARKED = `marked > 0 AND marked > ${SETTLED}`
/** Left out by the build under way. */
export const IS_LEAVING = `marked > 0 AND marked > ${ERASABLE} AND marked <= ${SETTLED}`
/** For all but late readers. */
export const IS_GONE = `marked > 0 AND marked <= ${ERASABLE}`
/** Neither leaving nor gone. */
export const IS_STAYING = `(+marked = 0 OR +marked > ${SETTLED})`
export const IS_THERE = `(+marked = 0 OR +marked > ${ERASABLE})`
/** Values of `marked`: for none, for a new mark, and for what goes at once. */
export const UNMARKED = 0
export const NEW_MARK = '(SELECT generation FROM totals)'
export const GONE = 1
/** Documents that were replaced, by the index of these few, and not by the range of live keys. */
export const REPLACED = 'superseded_by IS NOT NULL AND +key > (SELECT cleared_key FROM totals)'
/** Not of an upload under way. */
export const ARRIVED = 'arrival NOT IN (SELECT arrival FROM arrivals)'
/** Not cleared away. */
export const LIVE = 'key > (SELECT cleared_key FROM totals)'
/** The same for what is found by something else. */
export const FOUND_LIVE = `+${LIVE}`
