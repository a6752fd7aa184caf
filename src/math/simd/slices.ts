/** Columns of a slice: two cache lines of a row. */
export const SLICE_COLUMNS = 32

/**
 * A dense matrix with `k` columns in slices: the first 32 columns of all rows, row by row, then the next 32, and at last the
 * rest. A product that gathers rows of one slice touches few cache lines and pages, which makes it several times as fast.
 */
export interface SlicedRows {
  readonly rows: number
  readonly k: number
  readonly slices: Float32Array
}

/** First column and number of columns of each slice. */
export const slicesOf = (k: number): readonly { readonly column: number; readonly width: number }[] =>
  Array.from({ length: Math.ceil(k / SLICE_COLUMNS) }, (_, slice) => {
    const column = slice * SLICE_COLUMNS
    return { column, width: Math.min(k - column, SLICE_COLUMNS) }
  })

/** Writes rows `rowFrom` to `rowTo` of a matrix in row order into its slices. */
export function sliceRows(dense: Float32Array, { rows, k, slices }: SlicedRows, rowFrom: number, rowTo: number): void {
  for (const { column, width } of slicesOf(k)) {
    let to = column * rows + rowFrom * width
    for (let row = rowFrom; row < rowTo; row++) {
      const source = row * k + column
      for (let j = 0; j < width; j++) slices[to++] = dense[source + j]!
    }
  }
}

/** The ranges of `slices` that `sliceRows` fills. */
export const slicedRanges = ({ rows, k }: SlicedRows, rowFrom: number, rowTo: number) =>
  slicesOf(k).map(({ column, width }) => ({ from: column * rows + rowFrom * width, to: column * rows + rowTo * width }))

/** Columns of a slice of a product with A'A: a row takes one cache line, and its product another one. */
export const NORMAL_COLUMNS = 16

/** Writes the columns of a matrix (rows x k) from `column` on into a slice for `normalTimesSlice`, whose product is zero then. */
export function openNormalSlice(dense: Float32Array, k: number, column: number, slice: Float32Array): void {
  const width = Math.min(k - column, NORMAL_COLUMNS)
  slice.fill(0)
  for (let from = column, to = 0; to < slice.length; from += k, to += 2 * NORMAL_COLUMNS) {
    for (let j = 0; j < width; j++) slice[to + j] = dense[from + j]!
  }
}

/** Writes the product in a slice to its columns of a matrix (rows x k). */
export function closeNormalSlice(slice: Float32Array, out: Float32Array, k: number, column: number): void {
  const width = Math.min(k - column, NORMAL_COLUMNS)
  for (let from = NORMAL_COLUMNS, to = column; from < slice.length; from += 2 * NORMAL_COLUMNS, to += k) {
    for (let j = 0; j < width; j++) out[to + j] = slice[from + j]!
  }
}
