import { firstNotBelow } from '../../typedArrays.js'

/** Incidence matrix: which of some documents with scores have which concept. */
export interface PackedIncidence {
  /** By concept, where its column begins in `rows`, and its number of rows, which ascend. */
  readonly starts: Uint32Array
  readonly sizes: Uint32Array
  readonly rows: Uint32Array
  /** Score minus the mean score, by row. */
  readonly deviations: Float64Array
}

/** Number of rows of a block: their values fit into the processor's cache while the columns of all concepts are read. */
const BLOCK_ROWS = 1 << 14

/** The columns in blocks of rows. Sums by concept add their rows in the same order as without blocks. */
export interface BlockedIncidence extends PackedIncidence {
  /** By block and concept, where the rows of the block begin: blocks + 1 lines of concepts. */
  readonly borders: Uint32Array
}

/** Finds where the rows of each block begin in each column. */
export function inBlocks(packed: PackedIncidence): BlockedIncidence {
  const { starts, sizes, rows, deviations } = packed
  const concepts = starts.length
  const blocks = Math.ceil(deviations.length / BLOCK_ROWS)
  const borders = new Uint32Array((blocks + 1) * concepts)
  for (let j = 0; j < concepts; j++) {
    let i = starts[j]!
    const end = i + sizes[j]!
    for (let block = 0; block <= blocks; block++) {
      i = firstNotBelow(rows, block * BLOCK_ROWS, i, end)
      borders[block * concepts + j] = i
    }
  }
  return { ...packed, borders }
}

/** Calls `visit` with the range of rows of each concept in a block, block by block. */
export function forEachRange(
  { sizes: { length: width }, borders }: BlockedIncidence,
  concepts: ArrayLike<number>,
  visit: (concept: number, from: number, to: number) => void,
): void {
  for (let at = 0; at + width < borders.length; at += width) {
    for (let k = 0; k < concepts.length; k++) {
      const j = concepts[k]!
      visit(j, borders[at + j]!, borders[at + width + j]!)
    }
  }
}

/** The numbers of all concepts. */
export const allConcepts = ({ sizes }: PackedIncidence): Uint32Array => sizes.map((_, j) => j)

/** Sums of values by row over the documents with each concept. */
export function sumsOf(input: BlockedIncidence, values: Float64Array): Float64Array {
  const { sizes, rows } = input
  const sums = new Float64Array(sizes.length)
  forEachRange(input, allConcepts(input), (j, from, to) => {
    let sum = sums[j]!
    for (let i = from; i < to; i++) sum += values[rows[i]!]!
    sums[j] = sum
  })
  return sums
}

/** Sums of some values and of their squares over the documents with each concept. */
export interface PowerSums {
  readonly sums: Float64Array
  readonly squares: Float64Array
}

/** Power sums of values by row; sums of squares begin with `first`. */
export function powerSumsOf(input: BlockedIncidence, values: Float64Array, first = 0): PowerSums {
  const { sizes, rows } = input
  const sums = new Float64Array(sizes.length)
  const squares = new Float64Array(sizes.length).fill(first)
  forEachRange(input, allConcepts(input), (j, from, to) => {
    let [sum, square] = [sums[j]!, squares[j]!]
    for (let i = from; i < to; i++) {
      const value = values[rows[i]!]!
      sum += value
      square += value * value
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

/** Counts the documents of all pairs of concepts. Takes a pass over the columns, and memory for half of the pairs. */
export function covariances(input: BlockedIncidence): Covariances {
  const count = input.deviations.length
  const sizes = Float64Array.from(input.sizes)
  const concepts = sizes.length
  // Frequent concepts first: most pairs are counted in the small triangle of their numbers.
  const order = Uint32Array.from(sizes.keys()).sort((a, b) => sizes[b]! - sizes[a]! || a - b)
  const { wide, narrow } = countPairs(input, order)
  const ranks = new Uint32Array(concepts)
  for (let rank = 0; rank < concepts; rank++) ranks[order[rank]!] = rank
  return {
    variances: sizes.map((size) => size - (size * size) / count),
    productsWith(concept) {
      const [size, own] = [sizes[concept]!, ranks[concept]!]
      return sizes.map((other, j) => {
        const rank = ranks[j]!
        const at = rank < own ? lineOf(own) + rank : lineOf(rank) + own
        const both = rank === own ? size : at < wide.length ? wide[at]! : narrow[at - wide.length]!
        return both - (size * other) / count
      })
    },
  }
}

/** Where the counts of a concept with those before it begin, in a triangle. */
const lineOf = (rank: number): number => (rank * (rank - 1)) >>> 1

/** Number of documents with each pair of concepts: a triangle without its diagonal, of which `narrow` is what follows `wide`. */
interface PairCounts {
  readonly wide: Uint32Array
  /** Lines of concepts whose documents 16 bits can count: twice as many of them fit into the processor's cache. */
  readonly narrow: Uint16Array
}

const MOST_NARROW = 0xffff

/**
 * Pairs of concepts by their ranks in `order`, which begins with the most frequent. In each block the rows collect their
 * concepts in the order of ranks, and a concept is counted with those that its rows have already.
 */
function countPairs({ sizes, rows, deviations, borders }: BlockedIncidence, order: Uint32Array): PairCounts {
  const concepts = order.length
  const size = Math.min(BLOCK_ROWS, deviations.length)
  const frequent = sizes.filter((own) => own > MOST_NARROW).length
  const wide = new Uint32Array(lineOf(frequent))
  const narrow = new Uint16Array(lineOf(concepts) - wide.length)
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
      const isWide = rank < frequent
      const line = isWide ? lineOf(rank) : lineOf(rank) - wide.length
      const end = borders[at + concepts + j]!
      for (let i = borders[at + j]!; i < end; i++) {
        const row = rows[i]! - first
        const last = ends[row]!
        if (isWide) for (let a = starts[row]!; a < last; a++) wide[line + present[a]!]!++
        else for (let a = starts[row]!; a < last; a++) narrow[line + present[a]!]!++
        present[last] = rank
        ends[row] = last + 1
      }
    }
  }
  return { wide, narrow }
}
