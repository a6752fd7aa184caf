/** Conditions on rows of `documents` of the project `$1`, as in `storage/sqlite/project/documentConditions.ts`. */
export function documentConditions(schema: string) {
  const total = (column: string): string => `(SELECT ${column} FROM ${schema}.totals WHERE project = $1)`
  const settled = total('leaving_upto')
  const erasable = total('gone_upto')
  const live = `key > ${total('cleared_key')}`
  return {
    total,
    settled,
    erasable,
    live,
    isMarked: `marked > 0 AND marked > ${settled}`,
    isLeaving: `marked > 0 AND marked > ${erasable} AND marked <= ${settled}`,
    isGone: `marked > 0 AND marked <= ${erasable}`,
    isStaying: `(marked = 0 OR marked > ${settled})`,
    isThere: `(marked = 0 OR marked > ${erasable})`,
    replaced: `superseded_by IS NOT NULL AND ${live}`,
    arrived: `arrival NOT IN (SELECT arrival FROM ${schema}.arrivals WHERE project = $1)`,
  }
}

export const UNMARKED = 0
/** Removed at once. */
export const GONE = 1
