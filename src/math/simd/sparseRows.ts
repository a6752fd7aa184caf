/**
 * Rows of a sparse f32 matrix (compressed rows): entries rowOffsets[r] to rowOffsets[r+1] of `columns` and `values`
 * belong to row r.
 */
export interface SparseRows {
  readonly rowOffsets: Uint32Array
  readonly columns: Uint32Array
  readonly values: Float32Array
}
