/** Rows of four lanes: a group has a lane for each of them. */
export const GROUP_ROWS = 4

/** Rows and queries of a similarity join. The queries are the last vectors; the rows are the first, and may be queries as well. */
export interface JoinedRows {
  readonly axes: number
  /** All vectors, `axes` numbers each. */
  readonly exact: Float32Array
  /** Numbers of a vector in shorts, even. */
  readonly width: number
  /** All vectors in shorts, and three zero vectors. */
  readonly shorts: Int16Array
  /**
   * The rows in shorts, with zero rows up to a multiple of eight rows. Groups of four rows are interleaved: two shorts of each row,
   * then the next two of each.
   */
  readonly groups: Int16Array
}
