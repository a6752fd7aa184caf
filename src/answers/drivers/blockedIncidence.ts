import { firstNotBelow } from '../../typedArrays.js'

/** Incidence matrix: which of some documents with scores have which concept. The columns, concatenated; rows ascend in each. */
export interface PackedIncidence {
  readonly offsets: Uint32Array
  readonly rows: Uint32Array
  /** Score minus the mean score, by row. */
  readonly deviations: Float64Array
}

/** Rows of a block: what is read or written by row stays in the near caches while all concepts pass over it. */
const BLOCK_ROWS = 1 << 14

/** The columns in blocks of rows. Sums by concept add their rows in the same order as without blocks. */
export interface BlockedIncidence extends PackedIncidence {
  /** By block and concept, where the rows of the block begin: blocks + 1 lines of concepts. */
  readonly borders: Uint32Array
}

export function inBlocks(packed: PackedIncidence): BlockedIncidence {
  const { offsets, rows, deviations } = packed
  const concepts = offsets.length - 1
  const blocks = Math.ceil(deviations.length / BLOCK_ROWS)
  const borders = new Uint32Array((blocks + 1) * concepts)
  for (let j = 0; j < concepts; j++) {
    const end = offsets[j + 1]!
    let i = offsets[j]!
    for (let block = 0; block <= blocks; block++) {
      i = firstNotBelow(rows, block * BLOCK_ROWS, i, end)
      borders[block * concepts + j] = i
    }
  }
  return { ...packed, borders }
}

/** Calls `visit` with the range of rows of each concept in a block, block by block. */
export function forEachRange(
  { offsets, borders }: BlockedIncidence,
  concepts: ArrayLike<number>,
  visit: (concept: number, from: number, to: number) => void,
): void {
  const width = offsets.length - 1
  for (let at = 0; at + width < borders.length; at += width) {
    for (let k = 0; k < concepts.length; k++) {
      const j = concepts[k]!
      visit(j, borders[at + j]!, borders[at + width + j]!)
    }
  }
}

/** The numbers of all concepts. */
export const allOf = ({ offsets }: PackedIncidence): Uint32Array =>
  Uint32Array.from({ length: offsets.length - 1 }, (_, j) => j)

/** Sum of some values over the documents with each concept. */
export function sumsOf(input: BlockedIncidence, values: Float64Array): Float64Array {
  const { offsets, rows } = input
  const sums = new Float64Array(offsets.length - 1)
  forEachRange(input, allOf(input), (j, from, to) => {
    let sum = sums[j]!
    for (let i = from; i < to; i++) sum += values[rows[i]!]!
    sums[j] = sum
  })
  return sums
}

/** Sums of the deviations, and of their squares, over the documents with each concept. */
export function momentsOf(input: BlockedIncidence): { readonly sums: Float64Array; readonly squares: Float64Array } {
  const { offsets, rows, deviations } = input
  const sums = new Float64Array(offsets.length - 1)
  const squares = new Float64Array(sums.length)
  forEachRange(input, allOf(input), (j, from, to) => {
    let [sum, square] = [sums[j]!, squares[j]!]
    for (let i = from; i < to; i++) {
      const deviation = deviations[rows[i]!]!
      sum += deviation
      square += deviation * deviation
    }
    sums[j] = sum
    squares[j] = square
  })
  return { sums, squares }
}

/** Sums of squares and products about the means: X'X - df df'/n. Integers stay exact up to the last step. */
export interface Covariances {
  readonly variances: Float64Array
  /** The sums of products of one concept with all, in memory of their own. */
  readonly productsWith: (concept: number) => Float64Array
}

export function covariances(input: BlockedIncidence): Covariances {
  const { offsets, deviations } = input
  const concepts = offsets.length - 1
  const count = deviations.length
  const sizes = Float64Array.from({ length: concepts }, (_, j) => offsets[j + 1]! - offsets[j]!)
  // Frequent concepts first: most pairs are counted in the small triangle of their numbers.
  const order = Uint32Array.from(sizes.keys()).sort((a, b) => sizes[b]! - sizes[a]! || a - b)
  const products = countPairs(input, order)
  const ranks = new Uint32Array(concepts)
  for (let rank = 0; rank < concepts; rank++) ranks[order[rank]!] = rank
  return {
    variances: sizes.map((size) => size - (size * size) / count),
    productsWith(concept) {
      const [size, own] = [sizes[concept]!, ranks[concept]!]
      return sizes.map((other, j) => {
        const rank = ranks[j]!
        const both = rank === own ? size : products[rank < own ? lineOf(own) + rank : lineOf(rank) + own]!
        return both - (size * other) / count
      })
    },
  }
}

/** Where the counts of a concept with those before it begin, in a triangle. */
const lineOf = (rank: number): number => (rank * (rank - 1)) >>> 1

/**
 * Number of documents with each pair of concepts, by their ranks in `order`: a triangle without its diagonal. In each block
 * the rows collect their concepts in the order of ranks, and a concept is counted with those that its rows have already.
 */
function countPairs({ rows, deviations, borders }: BlockedIncidence, order: Uint32Array): Uint32Array {
  const concepts = order.length
  const size = Math.min(BLOCK_ROWS, deviations.length)
  const products = new Uint32Array(lineOf(concepts))
  const starts = new Uint32Array(size + 1)
  const ends = new Uint32Array(size)
  let present = new Uint16Array(0)
  for (let at = 0, first = 0; at + concepts < borders.length; at += concepts, first += BLOCK_ROWS) {
    starts.fill(0)
    for (let j = 0; j < concepts; j++) {
      const end = borders[at + concepts + j]!
      for (let i = borders[at + j]!; i < end; i++) starts[rows[i]! - first + 1]!++
    }
    for (let row = 0; row < size; row++) {
      ends[row] = starts[row]!
      starts[row + 1]! += starts[row]!
    }
    if (present.length < starts[size]!) present = new Uint16Array(2 * starts[size]!)
    for (let rank = 0; rank < concepts; rank++) {
      const j = order[rank]!
      const line = lineOf(rank)
      const end = borders[at + concepts + j]!
      for (let i = borders[at + j]!; i < end; i++) {
        const row = rows[i]! - first
        const last = ends[row]!
        for (let a = starts[row]!; a < last; a++) products[line + present[a]!]!++
        present[last] = rank
        ends[row] = last + 1
      }
    }
  }
  return products
}
