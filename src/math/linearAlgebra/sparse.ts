import { type Arena, arenaBytes } from '../simd/arena.js'
import type { SparseRows } from '../simd/sparseRows.js'

/** Bytes a sparse matrix takes in an arena. */
export const sparseBytes = (rows: number, entries: number): number =>
  arenaBytes((rows + 1) * 4, entries * 4, entries * 4)

/** Allocates a sparse matrix of zeros in an arena, which must have `sparseBytes` left. */
export const emptySparse = (rows: number, entries: number, arena: Pick<Arena, 'uint32' | 'float32'>): SparseRows => ({
  rowOffsets: arena.uint32(rows + 1),
  columns: arena.uint32(entries),
  values: arena.float32(entries),
})

/** Copies a block of rows into a larger matrix, where its first row is `row` and its first entry is `entry`. */
export function copySparse(block: SparseRows, { rowOffsets, columns, values }: SparseRows, row: number, entry: number) {
  columns.set(block.columns, entry)
  values.set(block.values, entry)
  for (let r = 1; r < block.rowOffsets.length; r++) rowOffsets[row + r] = entry + block.rowOffsets[r]!
}

/** The first row and entry of each block in the matrix that consecutive blocks form, and the size of that matrix. */
export function layOutSparse(blocks: readonly SparseRows[]) {
  let rows = 0
  let entries = 0
  const offsets = blocks.map((block) => {
    const offset = { row: rows, entry: entries }
    rows += block.rowOffsets.length - 1
    entries += block.columns.length
    return offset
  })
  return { rows, entries, offsets }
}

/** Ranges of consecutive rows with about `entries` entries and at most `mostRows` rows each. */
export function sparseBlocks(
  { rowOffsets }: SparseRows,
  entries: number,
  mostRows: number,
): { readonly rowFrom: number; readonly rowTo: number }[] {
  const rows = rowOffsets.length - 1
  const blocks: { rowFrom: number; rowTo: number }[] = []
  for (let rowFrom = 0; rowFrom < rows; ) {
    let rowTo = rowFrom + 1
    while (rowTo < rows && rowTo - rowFrom < mostRows && rowOffsets[rowTo + 1]! - rowOffsets[rowFrom]! <= entries) {
      rowTo++
    }
    blocks.push({ rowFrom, rowTo })
    rowFrom = rowTo
  }
  return blocks
}
