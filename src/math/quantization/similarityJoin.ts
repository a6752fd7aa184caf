import { squaredLength } from '../linearAlgebra/normalize.js'
import { arenaBytes, createArena, type SharedMemory } from '../simd/arena.js'
import { GROUP_ROWS, type JoinedRows } from '../simd/joinedRows.js'
import { type PairRange, pairsAbove } from '../simd/quantizedKernels.js'
import type { NearestRows } from './nearestRows.js'
import { onLane } from './quantizedRows.js'
import { FLOAT_ERROR } from './rounding.js'

/**
 * A similarity join: finds the pairs of vectors and rows whose product is above a floor. A pair of two rows is multiplied once for
 * both. Vectors are reduced to the axes that have most of their length; one more axis has the length of the rest. By the inequality
 * of Cauchy and Schwarz, the product of two reduced vectors is at least the product of the vectors. Few pairs reach the floor with
 * it, and for these the exact product decides.
 */
export interface SimilarityJoin extends JoinedRows {
  /** Number of rows. */
  readonly count: number
  /** The first vector that is a query; all after it are queries, too. */
  readonly firstQuery: number
  /** Number of vectors. */
  readonly vectors: number
  /** The axes of reduced vectors. */
  readonly chosen: Uint32Array
  /** Products of shorts below this are not above the floor. */
  readonly least: number
  readonly floor: number
  /** Undefined where kernels run as plain TypeScript. */
  readonly memory: SharedMemory | undefined
  readonly lanes: readonly PairLane[]
  /** By lane, 1 while a pass uses it. */
  readonly taken: Int32Array
}

/** Scratch memory of a pass. */
interface PairLane {
  readonly pairs: Uint32Array
  readonly products: Float32Array
}

/** Numbers of rows and queries, and their products. */
export interface FoundPairs {
  /** Row and query, by turns. */
  readonly pairs: Uint32Array
  readonly products: Float32Array
}

/** A number of one is this many steps: rounding does not matter, and products fit into 32 bits. */
const STEPS = 1 << 14
/** Vectors are not longer than this. */
const MOST_LENGTH = 1.001
/** The width of a vector in shorts is a multiple of this. */
const WIDTH_STEP = 8
/** Rows of a tile stay in the nearest cache for the queries of a tile. */
const TILE_ROWS = 64
const TILE_QUERIES = 512

/** Whether a vector can be joined: rows can. */
export const isJoinable = (vector: Float32Array): boolean => squaredLength(vector) <= MOST_LENGTH

export interface JoinPlan {
  readonly chosen: Uint32Array
  /** Vector instructions for one pair. */
  readonly cost: number
  /** Share of the pairs above the floor. */
  readonly share: number
}

/** Numbers of rows that a plan compares. */
export interface JoinSample {
  readonly queries: number
  readonly rows: number
}

const USUAL_SAMPLE: JoinSample = { queries: 48, rows: 512 }
/** Vector instructions for the exact product of a pair with its branches, and for a pair above the floor. */
const EXACT_COST = 100
const PAIR_COST = 300

/** Chooses the axes (rows x axes) by the products of evenly spread rows, in steps. Any choice is valid. */
export function* planJoin(
  rows: Float32Array,
  axes: number,
  floor: number,
  sample: JoinSample = USUAL_SAMPLE,
): Generator<undefined, JoinPlan> {
  const sampled = sampleRows(rows, axes, sample.rows)
  const queries = sampleRows(rows, axes, sample.queries)
  const squares = new Float64Array(axes)
  for (const row of sampled) for (let axis = 0; axis < axes; axis++) squares[axis]! += row[axis]! ** 2
  const order = Uint32Array.from(Array.from(squares.keys()).sort((a, b) => squares[b]! - squares[a]! || a - b))
  const widths = Math.ceil((axes + 1) / WIDTH_STEP)
  const reaching = new Float64Array(widths)
  let above = 0
  const rests = sampled.map((row) => restsOf(row, order, widths))
  for (const query of queries) {
    const queryRests = restsOf(query, order, widths)
    for (const [i, row] of sampled.entries()) {
      let product = 0
      for (let w = 0, axis = 0; w < widths; w++) {
        for (const to = Math.min(axes, axesOf(w)); axis < to; axis++)
          product += row[order[axis]!]! * query[order[axis]!]!
        if (product + queryRests[w]! * rests[i]![w]! > floor) reaching[w]!++
      }
      if (product > floor) above++
    }
    yield
  }
  const pairs = sampled.length * queries.length
  const costs = Array.from(
    reaching,
    (count, w) => ((w + 1) * WIDTH_STEP) / GROUP_ROWS + 1 + (EXACT_COST * count + PAIR_COST * above) / pairs,
  )
  const cost = Math.min(...costs)
  return { chosen: order.slice(0, axesOf(costs.indexOf(cost))), cost, share: above / pairs }
}

/** Number of chosen axes of width number `w`: one short is the length of the rest. */
const axesOf = (w: number): number => (w + 1) * WIDTH_STEP - 1

function sampleRows(rows: Float32Array, axes: number, most: number): Float32Array[] {
  const count = rows.length / axes
  const sampled = Math.min(count, most)
  return Array.from({ length: sampled }, (_, i) => {
    const row = Math.floor(((i + 0.5) * count) / sampled)
    return rows.subarray(row * axes, (row + 1) * axes)
  })
}

/** By width, the length of a vector on the axes that are not chosen. */
function restsOf(vector: Float32Array, order: Uint32Array, widths: number): Float64Array {
  const rests = new Float64Array(widths)
  let sum = 0
  for (let w = widths - 1, axis = order.length - 1; w >= 0; w--) {
    for (; axis >= axesOf(w); axis--) sum += vector[order[axis]!]! ** 2
    rests[w] = Math.sqrt(sum)
  }
  return rests
}

export interface JoinShape {
  readonly count: number
  readonly firstQuery: number
  readonly vectors: number
  readonly axes: number
  readonly floor: number
  /** Maximum number of concurrent passes. */
  readonly lanes: number
}

/** Allocates a join, which `setVector` fills. */
export function createJoin({ chosen }: JoinPlan, { lanes, floor, ...shape }: JoinShape): SimilarityJoin {
  const { count, vectors, axes } = shape
  const width = Math.ceil((chosen.length + 1) / WIDTH_STEP) * WIDTH_STEP
  const sizes = {
    exact: vectors * axes,
    shorts: (vectors + 3) * width,
    groups: Math.ceil(count / (2 * GROUP_ROWS)) * 2 * GROUP_ROWS * width,
    products: TILE_ROWS * TILE_QUERIES,
  }
  const laneBytes = Array.from({ length: lanes }, () => [8 * sizes.products, 4 * sizes.products]).flat()
  const bytes = arenaBytes(
    4 * sizes.exact,
    2 * sizes.shorts,
    2 * sizes.groups,
    4 * lanes,
    4 * chosen.length,
    ...laneBytes,
  )
  const arena = createArena(bytes, { wasm: true })
  const axesChosen = arena.uint32(chosen.length)
  axesChosen.set(chosen)
  return {
    ...shape,
    width,
    chosen: axesChosen,
    floor,
    least: leastOf(floor, width),
    exact: arena.float32(sizes.exact),
    shorts: arena.int16(sizes.shorts),
    groups: arena.int16(sizes.groups),
    memory: arena.memory,
    lanes: Array.from({ length: lanes }, () => ({
      pairs: arena.uint32(2 * sizes.products),
      products: arena.float32(sizes.products),
    })),
    taken: arena.int32(lanes),
  }
}

/**
 * With entries x and q of two reduced vectors in steps and their whole numbers n and m, x q - n m = (x - n) q + n (q - m), which
 * is at most (|q| + |n|) / 2. The sum of the magnitudes of a vector is at most the root of its width times its length.
 */
function leastOf(floor: number, width: number): number {
  const rounding = Math.sqrt(width) * STEPS * MOST_LENGTH + width
  return Math.floor((floor - 2 * FLOAT_ERROR) * STEPS * STEPS - rounding)
}

/** Sets vector `number` of a join. */
export function setVector(join: SimilarityJoin, number: number, vector: Float32Array): void {
  const { axes, exact, width, shorts, groups, chosen, count } = join
  exact.set(vector, number * axes)
  let rest = squaredLength(vector)
  const from = number * width
  for (let j = 0; j < chosen.length; j++) {
    const value = chosen[j]! < axes ? vector[chosen[j]!]! : 0
    rest -= value * value
    shorts[from + j] = Math.floor(value * STEPS + 0.5)
  }
  // The sum of squares can be off by a little.
  shorts[from + width - 1] = Math.ceil(Math.sqrt(Math.max(0, rest) + 1e-12) * STEPS)
  if (number >= count) return
  const group = (number >> 2) * GROUP_ROWS * width + (number & 3) * 2
  for (let j = 0; j < width; j++) groups[group + (j >> 1) * 2 * GROUP_ROWS + (j & 1)] = shorts[from + j]!
}

/** Queries and rows of a range: some ten milliseconds. */
const RANGE_QUERIES = TILE_QUERIES
const RANGE_ROWS = 256 * TILE_ROWS

/** Ranges that cover all pairs, the largest first. */
export function joinRanges({ count, firstQuery, vectors }: SimilarityJoin): PairRange[] {
  const ranges: PairRange[] = []
  for (let queryFrom = firstQuery; queryFrom < vectors; queryFrom += RANGE_QUERIES) {
    const queryTo = Math.min(vectors, queryFrom + RANGE_QUERIES)
    const end = Math.min(count, queryTo)
    for (let rowFrom = 0; rowFrom < end; rowFrom += RANGE_ROWS) {
      ranges.push({ rowFrom, rowTo: Math.min(end, rowFrom + RANGE_ROWS), queryFrom, queryTo })
    }
  }
  const rowsOf = ({ rowFrom, rowTo }: PairRange): number => rowTo - rowFrom
  return ranges.sort((a, b) => rowsOf(b) - rowsOf(a))
}

/** The pairs of a range above the floor. */
export function joinRange(join: SimilarityJoin, { queryFrom, queryTo, rowFrom, rowTo }: PairRange): FoundPairs {
  const parts: FoundPairs[] = []
  const pass = ({ pairs, products }: PairLane): true => {
    for (let row = rowFrom; row < rowTo; row += TILE_ROWS) {
      const tile = { queryFrom, queryTo, rowFrom: row, rowTo: Math.min(rowTo, row + TILE_ROWS) }
      const found = pairsAbove(join, join, tile, pairs, products)
      if (found > 0) parts.push({ pairs: pairs.slice(0, 2 * found), products: products.slice(0, found) })
    }
    return true
  }
  if (onLane(join, pass) === undefined) {
    const most = TILE_ROWS * (queryTo - queryFrom)
    pass({ pairs: new Uint32Array(2 * most), products: new Float32Array(most) })
  }
  const length = parts.reduce((sum, { products }) => sum + products.length, 0)
  const joined = { pairs: new Uint32Array(2 * length), products: new Float32Array(length) }
  let at = 0
  for (const { pairs, products } of parts) {
    joined.pairs.set(pairs, 2 * at)
    joined.products.set(products, at)
    at += products.length
  }
  return joined
}

/** The neighbours of each query, in any order: those of query i end before ends[i - firstQuery]. */
export interface JoinedLists {
  readonly ends: Uint32Array
  /** Numbers of vectors, all of them rows. */
  readonly neighbours: Uint32Array
  readonly products: Float32Array
}

/** Puts pairs in lists, in steps: millions of pairs take longer than the event loop can wait. */
export function* listPairs(
  { count, firstQuery, vectors }: SimilarityJoin,
  found: readonly FoundPairs[],
): Generator<undefined, JoinedLists> {
  // The list of query i begins at ends[i] until it is filled.
  const ends = new Uint32Array(vectors - firstQuery)
  for (const { pairs } of found) {
    for (let i = 0; i < pairs.length; i += 2) {
      const [row, query] = [pairs[i]!, pairs[i + 1]!]
      ends[query - firstQuery]!++
      if (row >= firstQuery && query < count) ends[row - firstQuery]!++
    }
    yield
  }
  let length = 0
  for (let i = 0; i < ends.length; i++) {
    const own = ends[i]!
    ends[i] = length
    length += own
  }
  const lists = { ends, neighbours: new Uint32Array(length), products: new Float32Array(length) }
  const add = (query: number, neighbour: number, product: number): void => {
    const at = ends[query - firstQuery]!++
    lists.neighbours[at] = neighbour
    lists.products[at] = product
  }
  for (const { pairs, products } of found) {
    for (let i = 0; i < products.length; i++) {
      const [row, query] = [pairs[2 * i]!, pairs[2 * i + 1]!]
      add(query, row, products[i]!)
      if (row >= firstQuery && query < count) add(row, query, products[i]!)
    }
    yield
  }
  return lists
}

/**
 * The nearest rows of a query, as `nearestRows` finds them. `rows` has the numbers of the rows by the numbers of their vectors.
 */
export function nearestJoined(
  { firstQuery }: SimilarityJoin,
  { ends, neighbours, products }: JoinedLists,
  query: number,
  {
    rows,
    excluded,
    limit,
  }: { readonly rows: Uint32Array; readonly excluded: readonly number[]; readonly limit: number },
): NearestRows {
  const index = query - firstQuery
  const found: number[] = []
  for (let at = index === 0 ? 0 : ends[index - 1]!; at < ends[index]!; at++) {
    if (!excluded.includes(rows[neighbours[at]!]!)) found.push(at)
  }
  found.sort((a, b) => products[b]! - products[a]! || rows[neighbours[a]!]! - rows[neighbours[b]!]!)
  const nearest = found.slice(0, limit)
  return {
    rows: Uint32Array.from(nearest, (at) => rows[neighbours[at]!]!),
    products: Float32Array.from(nearest, (at) => products[at]!),
  }
}
