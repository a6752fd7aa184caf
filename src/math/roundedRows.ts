import { arenaBytes, attachArena, createArena, type SharedMemory } from './arena.js'
import { type Int8Rows, int8RowsTimesVector, int8TimesVector, matrixTimesVector, roundRows } from './kernels.js'
import * as plain from './plainKernels.js'

/**
 * Unit rows (or zero ones) a second time, rounded to bytes: a quarter of the memory to pass over, and twice as fast. What
 * rounding can cost is known for each row, so that most rows are surely too far away and the few others are measured on
 * the exact ones. Products are `exact +- errorOf(row)`.
 */
export interface RoundedRows extends Int8Rows {
  readonly count: number
  readonly axes: number
  /** Bytes of a row: the axes, and zeros up to whole groups of eight. */
  readonly stride: number
  /** Length of what rounding took from each row, and the most it took in each tile of LANE_ROWS rows. */
  readonly losses: Float32Array
  readonly tileLosses: Float32Array
  /** Undefined where kernels run as plain TypeScript. */
  readonly memory: SharedMemory | undefined
  /** Room for passes, one at a time on each; several threads may pass over the rows at once. */
  readonly lanes: readonly Lane[]
  /** 1 where a pass is under way, by lane. */
  readonly taken: Int32Array
}

/** What one pass works with. */
export interface Lane {
  readonly vector: Int8Array
  readonly rows: Uint32Array
  readonly products: Float32Array
  /** Exact rows in passing, and behind them an exact vector. */
  readonly floats: Float32Array
}

/** A vector to multiply with, rounded as the rows are. */
export interface RoundedVector {
  readonly bytes: Int8Array
  readonly scale: number
  /** The error of a product is at most `share` x loss of the row + `base`. */
  readonly share: number
  readonly base: number
}

/** Rows of one pass at most: few enough for the nearest cache. */
export const LANE_ROWS = 512
/** Bytes of a row are whole groups of so many: they need no tail. */
const GROUP = 8
/** Exact rows in a lane. */
const FLOAT_ROWS = 64
/** Products of f32 rows are summed in f32, and unit rows are unit to f32: far less than this. */
const FLOAT_ERROR = 1e-4

/** Rows still to be filled by `roundInto`; so many passes can be under way at once. */
export function createRoundedRows(count: number, axes: number, lanes: number): RoundedRows {
  const stride = Math.ceil(axes / GROUP) * GROUP
  const floats = (FLOAT_ROWS + 1) * axes
  const laneSizes = Array.from({ length: lanes }, () => [stride, LANE_ROWS * 4, LANE_ROWS * 4, floats * 4]).flat()
  const tiles = Math.ceil(count / LANE_ROWS)
  const bytes = arenaBytes(count * stride, count * 4, count * 4, tiles * 4, lanes * 4, ...laneSizes)
  const arena = createArena(bytes, { wasm: true })
  return {
    count,
    axes,
    stride,
    matrix: arena.int8(count * stride),
    scales: arena.float32(count),
    losses: arena.float32(count),
    tileLosses: arena.float32(tiles),
    memory: arena.memory,
    lanes: Array.from({ length: lanes }, () => ({
      vector: arena.int8(stride),
      rows: arena.uint32(LANE_ROWS),
      products: arena.float32(LANE_ROWS),
      floats: arena.float32(floats),
    })),
    taken: arena.int32(lanes),
  }
}

/** Rounds rows `from` to `to` (exclusive) of `source` (rows x axes); both are at the border of a tile, or the end. */
export function roundInto(rounded: RoundedRows, source: Float32Array, from: number, to: number): void {
  const { axes, stride, matrix, scales, losses, tileLosses } = rounded
  const round = (rows: Float32Array, row: number, end: number): void => {
    const target = { matrix: matrix.subarray(row * stride), scales: scales.subarray(row) }
    roundRows(rows, end - row, axes, target, stride, losses.subarray(row))
  }
  const done = onLane(rounded, ({ floats }) => {
    for (let row = from; row < to; row += FLOAT_ROWS) {
      const end = Math.min(to, row + FLOAT_ROWS)
      floats.set(source.subarray(row * axes, end * axes))
      round(floats, row, end)
    }
    return true
  })
  if (done === undefined) round(source.subarray(from * axes), from, to)
  for (let row = from; row < to; row += LANE_ROWS) {
    const tile = losses.subarray(row, Math.min(to, row + LANE_ROWS))
    tileLosses[row / LANE_ROWS] = tile.reduce((most, loss) => Math.max(most, loss), 0)
  }
}

/** A vector of any length, rounded for these rows. */
export function roundVector(
  vector: Float32Array,
  { axes, stride }: Pick<RoundedRows, 'axes' | 'stride'>,
): RoundedVector {
  const bytes = new Int8Array(stride)
  const [scales, losses] = [new Float32Array(1), new Float32Array(1)]
  plain.roundRows(vector, 1, axes, bytes, stride, scales, losses)
  const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0))
  // |x q - x' q'| <= |x - x'| |q| + |x'| |q - q'|, and |x'| <= 1 + |x - x'|.
  return { bytes, scale: scales[0]!, share: length + losses[0]!, base: losses[0]! + FLOAT_ERROR * (1 + length) }
}

/**
 * Work on a lane that no other thread is on; `pass` must not wait for anything. Undefined, and nothing done, when all lanes
 * are taken.
 */
export function onLane<T>({ lanes, taken, memory }: RoundedRows, pass: (lane: Lane) => T): T | undefined {
  attachArena(memory)
  for (const [i, lane] of lanes.entries()) {
    if (Atomics.compareExchange(taken, i, 0, 1) !== 0) continue
    try {
      return pass(lane)
    } finally {
      Atomics.store(taken, i, 0)
    }
  }
  return undefined
}

/** Products of a vector with rows `from` to `to`, at most LANE_ROWS: a view that the next pass on the lane overwrites. */
export function productsOf(
  { matrix, scales, stride }: RoundedRows,
  { vector, products }: Lane,
  { bytes, scale }: RoundedVector,
  from: number,
  to: number,
): Float32Array {
  vector.set(bytes)
  const rows = { matrix: matrix.subarray(from * stride), scales: scales.subarray(from) }
  int8TimesVector(rows, vector, scale, products, stride, 0, to - from)
  return products
}

/** The same for any rows: the first `count` of the lane's `rows`. */
export function productsOfRows(
  { matrix, scales, stride }: RoundedRows,
  { vector, rows, products }: Lane,
  { bytes, scale }: RoundedVector,
  count: number,
): Float32Array {
  vector.set(bytes)
  int8RowsTimesVector({ matrix, scales }, rows, count, vector, scale, products, stride)
  return products
}

/** Products of a vector with some rows as they are; `write` gets each, in the order of `rows`. */
export function exactProducts(
  source: Float32Array,
  vector: Float32Array,
  rows: ArrayLike<number>,
  lane: Lane | undefined,
  write: (place: number, product: number) => void,
): void {
  const axes = vector.length
  if (lane === undefined) {
    const product = new Float32Array(1)
    for (let place = 0; place < rows.length; place++) {
      const row = rows[place]!
      matrixTimesVector(source.subarray(row * axes, (row + 1) * axes), vector, product, axes, 0, 1)
      write(place, product[0]!)
    }
    return
  }
  const { floats, products } = lane
  const own = floats.subarray(FLOAT_ROWS * axes)
  own.set(vector)
  for (let from = 0; from < rows.length; from += FLOAT_ROWS) {
    const count = Math.min(FLOAT_ROWS, rows.length - from)
    for (let i = 0; i < count; i++) {
      const row = rows[from + i]!
      floats.set(source.subarray(row * axes, (row + 1) * axes), i * axes)
    }
    matrixTimesVector(floats, own, products, axes, 0, count)
    for (let i = 0; i < count; i++) write(from + i, products[i]!)
  }
}
