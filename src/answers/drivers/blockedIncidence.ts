/** The columns, concatenated. */
export interface PackedIncidence {
  readonly offsets: Uint32Array
  readonly rows: Uint32Array
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
    let i = offsets[j]!
    for (let block = 0; block <= blocks; block++) {
      while (i < offsets[j + 1]! && rows[i]! < block * BLOCK_ROWS) i++
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

/** X'X - df df'/n, concepts x concepts. Integers stay exact up to the last step. */
export function covariances(input: BlockedIncidence): Float64Array {
  const { offsets, deviations } = input
  const concepts = offsets.length - 1
  const count = deviations.length
  const sizes = Float64Array.from({ length: concepts }, (_, j) => offsets[j + 1]! - offsets[j]!)
  // Frequent concepts first: most pairs are counted in the small triangle of their numbers.
  const order = Uint32Array.from(sizes.keys()).sort((a, b) => sizes[b]! - sizes[a]! || a - b)
  const products = countPairs(input, order)
  const lines = new Uint32Array(concepts)
  const ranks = new Uint32Array(concepts)
  for (let rank = 0; rank < concepts; rank++) {
    ranks[order[rank]!] = rank
    lines[order[rank]!] = lineOf(rank)
  }
  const covariance = new Float64Array(concepts * concepts)
  for (let i = 0; i < concepts; i++) {
    for (let j = i; j < concepts; j++) {
      const both = products[ranks[i]! < ranks[j]! ? lines[j]! + ranks[i]! : lines[i]! + ranks[j]!]!
      const value = both - (sizes[i]! * sizes[j]!) / count
      covariance[i * concepts + j] = value
      covariance[j * concepts + i] = value
    }
  }
  return covariance
}

/** Where the counts of a concept with those before it begin, in a triangle. */
const lineOf = (rank: number): number => (rank * (rank + 1)) / 2

/** Number of documents with each pair of concepts, by their ranks in `order`: a triangle. */
function countPairs({ rows, deviations, borders }: BlockedIncidence, order: Uint32Array): Uint32Array {
  const concepts = order.length
  const size = Math.min(BLOCK_ROWS, deviations.length)
  const products = new Uint32Array(lineOf(concepts))
  const starts = new Uint32Array(size + 1)
  const next = new Uint32Array(size)
  let present = new Uint32Array(0)
  for (let at = 0, first = 0; at + concepts < borders.length; at += concepts, first += BLOCK_ROWS) {
    starts.fill(0)
    for (let j = 0; j < concepts; j++) {
      const end = borders[at + concepts + j]!
      for (let i = borders[at + j]!; i < end; i++) starts[rows[i]! - first + 1]!++
    }
    for (let row = 0; row < size; row++) {
      next[row] = starts[row]!
      starts[row + 1]! += starts[row]!
    }
    if (present.length < starts[size]!) present = new Uint32Array(2 * starts[size]!)
    // By row, the ranks of its concepts, ascending.
    for (let rank = 0; rank < concepts; rank++) {
      const j = order[rank]!
      const end = borders[at + concepts + j]!
      for (let i = borders[at + j]!; i < end; i++) present[next[rows[i]! - first]!++] = rank
    }
    addPairs(products, starts, present, next)
  }
  return products
}

/** Counters that stay in the near caches while the rows of a block pass over them. */
const TILE_COUNTERS = 1 << 17

/** Counts the pairs of ranks in each row; `next` is scratch memory. */
function addPairs(products: Uint32Array, starts: Uint32Array, present: Uint32Array, next: Uint32Array): void {
  next.set(starts.subarray(0, next.length))
  for (let from = 0, to = 0; from < products.length; from = lineOf(to)) {
    to = Math.max(to + 1, Math.floor(Math.sqrt(2 * (from + TILE_COUNTERS))))
    for (let row = 0; row < next.length; row++) {
      const first = starts[row]!
      const end = starts[row + 1]!
      let b = next[row]!
      for (; b < end && present[b]! < to; b++) {
        const rank = present[b]!
        const line = (rank * (rank + 1)) >>> 1
        for (let a = first; a <= b; a++) products[line + present[a]!]!++
      }
      next[row] = b
    }
  }
}
