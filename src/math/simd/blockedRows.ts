/** Number of rows in a block of four-bit rows. */
export const BLOCK_ROWS = 16
/** Number of sections in which products of four-bit rows are summed: group g of eight axes is in section g % 4. */
export const BLOCK_SECTIONS = 4

/** The axes of four-bit rows: some or all axes of the int8 rows. Their number is a multiple of eight. */
export interface BlockedAxes {
  /** By axis of the four-bit rows, its number in the int8 rows. */
  readonly axes: Uint32Array
  /** By axis, above 0. */
  readonly axisScales: Float32Array
}

/**
 * Int8 rows rounded again to four bits: blocks of sixteen rows, which take half as many bytes as int8 rows and hold twice the
 * rows for one multiplication. Entry of axis j = n x scale of the row x scale of axis j, -7 <= n <= 7.
 */
export interface BlockedRows extends BlockedAxes {
  /**
   * An entry for each axis of four rows: of each two axes four lanes of two entries. From the lowest bits on, lane l has n(row l) + 8,
   * n(row l + 12), n(row l + 8) + 8 and n(row l + 4): without the middle bits, also after its bytes are swapped, an entry is
   * n + 8 + 4096 n of two rows.
   */
  readonly blocks: Int16Array
  /** By row. */
  readonly scales: Float32Array
  /** By row: length of what was rounded away since f32, at most. */
  readonly quantizationErrors: Float32Array
  /** By row and section, the sum of n squared. */
  readonly squares: Uint32Array
}
