/** Rows of a block of codes. */
export const CODED_ROWS = 32
/** The axes of codes are whole groups of this many axes. */
export const CODED_GROUP = 8

/**
 * Rows in two bits for each axis: the number of the three thresholds of the axis that the entry exceeds. Two axes share four bits, the
 * first one the lower two, so that one look-up in a table of sixteen gives what both add to a product.
 */
export interface CodedAxes {
  /** Of each block and pair of axes sixteen bytes: byte r has the pair of row r in its lower four bits, that of row r + 16 in the others. */
  readonly codes: Int8Array
  /** Number of axes, whole groups. */
  readonly codedAxes: number
}
