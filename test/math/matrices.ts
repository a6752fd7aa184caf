import { sharedFloat32, sharedUint32 } from '../../src/compute/shared.js'
import type { Random } from '../../src/math/random.js'
import type { SparseRows } from '../../src/math/simd/sparseRows.js'

/** Fills an array with standard normal numbers. */
export function fillNormal(random: Random, out: Float32Array): Float32Array {
  for (let i = 0; i < out.length; i++) out[i] = random.normal()
  return out
}

/** Makes the rows of a matrix (n x k) unit length in place; zero rows stay zero. */
export function normalizeRows(matrix: Float32Array, k: number): void {
  for (let start = 0; start < matrix.length; start += k) {
    const row = matrix.subarray(start, start + k)
    const length = Math.hypot(...row) || 1
    for (let j = 0; j < k; j++) row[j]! /= length
  }
}

/** Entries of a sparse matrix, in any order; the three arrays have the same length. */
interface Triples {
  readonly rows: ArrayLike<number>
  readonly columns: ArrayLike<number>
  readonly values: ArrayLike<number>
}

/** A sparse matrix out of unordered entries: columns ascending within a row, entries of one place added up. */
export function sparseFromTriples(rowCount: number, triples: Triples): SparseRows {
  const { rows, columns, values } = triples
  const order = Uint32Array.from({ length: rows.length }, (_, i) => i)
  order.sort((x, y) => rows[x]! - rows[y]! || columns[x]! - columns[y]! || x - y)
  const rowOffsets = sharedUint32(rowCount + 1)
  const mergedColumns: number[] = []
  const mergedValues: number[] = []
  let lastRow = -1
  for (const at of order) {
    const last = mergedColumns.length - 1
    if (lastRow === rows[at] && mergedColumns[last] === columns[at]) {
      mergedValues[last]! += values[at]!
      continue
    }
    lastRow = rows[at]!
    mergedColumns.push(columns[at]!)
    mergedValues.push(values[at]!)
    rowOffsets[lastRow + 1]!++
  }
  for (let row = 0; row < rowCount; row++) rowOffsets[row + 1]! += rowOffsets[row]!
  const columnsOut = sharedUint32(mergedColumns.length)
  const valuesOut = sharedFloat32(mergedValues.length)
  columnsOut.set(mergedColumns)
  valuesOut.set(mergedValues)
  return { rowOffsets, columns: columnsOut, values: valuesOut }
}
