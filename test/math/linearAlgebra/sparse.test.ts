import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sparseBlocks, sparseBytes } from '../../../src/math/linearAlgebra/sparse.js'
import { createArena } from '../../../src/math/simd/arena.js'
import type { SparseRows } from '../../../src/math/simd/sparseRows.js'
import { sparseFromTriples } from '../matrices.js'
import { joinSparse } from './sparseSvd.js'

const entry = fc.record({ row: fc.nat(5), column: fc.nat(7), value: fc.integer({ min: -9, max: 9 }) })
type Entry = { row: number; column: number; value: number }
const triples = (entries: readonly Entry[]) => ({
  rows: entries.map(({ row }) => row),
  columns: entries.map(({ column }) => column),
  values: entries.map(({ value }) => value),
})

function toDense({ rowOffsets, columns, values }: SparseRows, width: number): number[][] {
  return Array.from({ length: rowOffsets.length - 1 }, (_, row) => {
    const dense = new Array<number>(width).fill(0)
    for (let i = rowOffsets[row]!; i < rowOffsets[row + 1]!; i++) dense[columns[i]!]! += values[i]!
    return dense
  })
}

test('triples in any order become rows with ascending columns, entries of one place added', () => {
  fc.assert(
    fc.property(fc.array(entry), (entries) => {
      const dense = Array.from({ length: 6 }, () => new Array<number>(8).fill(0))
      for (const { row, column, value } of entries) dense[row]![column]! += value
      const sparse = sparseFromTriples(6, triples(entries))
      expect(toDense(sparse, 8)).toEqual(dense)
      for (let row = 0; row < 6; row++) {
        const columns = [...sparse.columns.subarray(sparse.rowOffsets[row]!, sparse.rowOffsets[row + 1]!)]
        expect(columns).toEqual([...new Set(columns)].sort((a, b) => a - b))
      }
    }),
  )
})

test('blocks cover all rows in order, and joined in an arena they are the matrix again', () => {
  const sparse = sparseFromTriples(6, {
    rows: [0, 0, 0, 1, 3, 3, 5],
    columns: [0, 1, 2, 0, 4, 5, 1],
    values: [1, 2, 3, 4, 5, 6, 7],
  })
  const blocks = sparseBlocks(sparse, 2, 3)
  // A row of more entries stands alone; empty rows join their neighbours up to three rows.
  expect(blocks).toEqual([
    { rowFrom: 0, rowTo: 1 },
    { rowFrom: 1, rowTo: 3 },
    { rowFrom: 3, rowTo: 5 },
    { rowFrom: 5, rowTo: 6 },
  ])
  const pieces = blocks.map(({ rowFrom, rowTo }) => {
    const from = sparse.rowOffsets[rowFrom]!
    return {
      rowOffsets: sparse.rowOffsets.slice(rowFrom, rowTo + 1).map((offset) => offset - from),
      columns: sparse.columns.slice(from, sparse.rowOffsets[rowTo]!),
      values: sparse.values.slice(from, sparse.rowOffsets[rowTo]!),
    }
  })
  expect(joinSparse(pieces, createArena(sparseBytes(6, 7)))).toEqual(sparse)
})
