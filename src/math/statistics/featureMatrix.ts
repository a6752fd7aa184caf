import type { SparseRows } from '../simd/sparseRows.js'

/** Cases described by sparse features and, if given, by dense axes as well (rows x axes). */
export interface Features {
  readonly sparse: SparseRows
  /** Columns of `sparse`. */
  readonly columns: number
  readonly dense?: { readonly values: Float32Array; readonly axes: number } | undefined
}

/** Cases, and all columns: the sparse ones first, then the dense. */
export const featureCases = ({ sparse }: Features): number => sparse.rowOffsets.length - 1
export const featureColumns = ({ columns, dense }: Features): number => columns + (dense?.axes ?? 0)

/** out (cases) = X weights + intercept. */
export function timesFeatures(features: Features, weights: Float64Array, intercept: number, out: Float64Array): void {
  const { sparse, columns, dense } = features
  const { rowOffsets, columns: at, values } = sparse
  for (let row = 0; row + 1 < rowOffsets.length; row++) {
    let sum = intercept
    for (let i = rowOffsets[row]!; i < rowOffsets[row + 1]!; i++) sum += values[i]! * weights[at[i]!]!
    out[row] = sum
  }
  if (dense === undefined) return
  for (let row = 0, i = 0; row < out.length; row++) {
    let sum = 0
    for (let axis = 0; axis < dense.axes; axis++) sum += dense.values[i++]! * weights[columns + axis]!
    out[row]! += sum
  }
}

/** out (columns) = X' u. */
export function transposedTimes(features: Features, u: Float64Array, out: Float64Array): void {
  const { sparse, columns, dense } = features
  const { rowOffsets, columns: at, values } = sparse
  out.fill(0)
  for (let row = 0; row + 1 < rowOffsets.length; row++) {
    const factor = u[row]!
    if (factor === 0) continue
    for (let i = rowOffsets[row]!; i < rowOffsets[row + 1]!; i++) out[at[i]!]! += factor * values[i]!
  }
  if (dense === undefined) return
  for (let row = 0, i = 0; row < u.length; row++) {
    const factor = u[row]!
    for (let axis = 0; axis < dense.axes; axis++) out[columns + axis]! += factor * dense.values[i++]!
  }
}
