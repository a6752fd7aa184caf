import { squaredLength } from '../linearAlgebra/normalize.js'
import { arenaBytes, attachArena, createArena, type SharedMemory } from '../simd/arena.js'
import { BLOCK_ROWS, type BlockedAxes } from '../simd/blockedRows.js'
import {
  type BlockProbe,
  blocksReaching,
  type Int8Rows,
  int8RowsTimesVector,
  int8TimesVector,
  roundBlocks,
  roundRows,
} from '../simd/quantizedKernels.js'
import { type CoarseRows, coarseBytes, createCoarseRows, updateCoarseBounds } from './coarseRows.js'
import type { ExactLane, ExactRows } from './exactRows.js'
import { reservedOf, reserveRows } from './reservedRows.js'
import { FLOAT_ERROR, roundTo } from './rounding.js'

/**
 * Unit rows (or zero rows) rounded to bytes: reading them takes a quarter of the memory and half of the time. The
 * rounding error of each row is bounded, so that most rows are excluded by their approximate products, and only the
 * others need the exact rows. Products are `exact +- errorOf(row)`.
 */
export interface QuantizedRows extends Int8Rows {
  readonly count: number
  readonly axes: number
  /** Bytes of a row: the axes, and zeros up to whole groups of eight. */
  readonly stride: number
  /** Length of the rounding error of each row, and the maximum in each tile of LANE_ROWS rows. */
  readonly quantizationErrors: Float32Array
  readonly tileErrors: Float32Array
  /** The rows in four bits, which are read twice as fast again. */
  readonly coarse: CoarseRows | undefined
  /** The exact rows, count x axes, if memory for them is allocated. */
  readonly exact: Float32Array | undefined
  /** Undefined where kernels run as plain TypeScript. */
  readonly memory: SharedMemory | undefined
  /** Scratch memory for passes, one pass at a time on each; several threads may pass over the rows at once. */
  readonly lanes: readonly Lane[]
  /** By lane, 1 while a pass uses it. */
  readonly taken: Int32Array
}

/** The arrays of one pass. */
export interface Lane extends ExactLane {
  readonly vector: Int16Array
  readonly shorts: Int16Array
}

/** A vector to multiply with rows of bytes, rounded to integer steps that are much finer than those of the rows. */
export interface QuantizedVector {
  readonly steps: Int16Array
  readonly scale: number
  /** The error of a product is at most `share` x quantization error of the row + `base`. */
  readonly share: number
  readonly base: number
}

/** Maximum number of rows of one pass: they fit into the nearest cache. */
export const LANE_ROWS = 512
/** Number of rows of one pass over four-bit rows, of which few are found. */
export const COARSE_ROWS = 8 * LANE_ROWS
/** The bytes of a row are padded to multiples of this, so that no tail remains. */
const GROUP = 8
/** Exact rows in a lane. */
const FLOAT_ROWS = 64
export interface QuantizedOptions {
  /** Maximum number of concurrent passes. */
  readonly lanes: number
  /** The axes of four-bit rows, if `rowsReaching` will be called. */
  readonly coarse?: BlockedAxes | undefined
  /** Whether memory for the exact rows is allocated as well, so that `exactProductsOfRows` can be called. */
  readonly exact?: boolean | undefined
  /** Rows of `reserveForRounding` become the exact ones, if there is still room beside them; otherwise memory is allocated for these. */
  readonly beside?: Float32Array | undefined
}

/** Bytes of a row: one for each axis, rounded up to whole groups. */
export const strideOf = (axes: number): number => Math.ceil(axes / GROUP) * GROUP

/** Bytes of the arrays of rounded rows without the exact ones. */
function roundingSizes(count: number, axes: number, { lanes, coarse }: QuantizedOptions): number[] {
  const stride = strideOf(axes)
  const found = foundRows(coarse)
  const laneSizes = [stride * 2, stride * 2, found * 4, found * 4, FLOAT_ROWS * axes * 4]
  const tiles = Math.ceil(count / LANE_ROWS)
  const whole = wholeBlocks(count)
  const coarseSizes = coarse === undefined ? [] : coarseBytes(whole, tiles, coarse)
  return [
    whole * stride,
    whole * 4,
    whole * 4,
    tiles * 4,
    lanes * 4,
    ...coarseSizes,
    ...Array.from({ length: lanes }, () => laneSizes).flat(),
  ]
}

const foundRows = (coarse: BlockedAxes | undefined): number => (coarse === undefined ? LANE_ROWS : COARSE_ROWS)

/** Rows after the last one fill its block with zeros. */
const wholeBlocks = (count: number): number => Math.ceil(count / BLOCK_ROWS) * BLOCK_ROWS

/** Exact rows that can be rounded where they are, with any coarse axes and up to `lanes` lanes. The caller fills them. */
export function reserveForRounding(count: number, axes: number, lanes: number): Float32Array {
  const coarse = { axes: new Uint32Array(strideOf(axes)), axisScales: new Float32Array(0) }
  const room = arenaBytes(...roundingSizes(count, axes, { lanes, coarse }))
  return reserveRows(count, axes, { room, passRows: LANE_ROWS })
}

/** Allocates rows, which `quantizeInto` fills. */
export function createQuantizedRows(count: number, axes: number, options: QuantizedOptions): QuantizedRows {
  const { lanes, coarse, beside } = options
  const stride = strideOf(axes)
  const floats = FLOAT_ROWS * axes
  const found = foundRows(coarse)
  const tiles = Math.ceil(count / LANE_ROWS)
  const whole = wholeBlocks(count)
  const sizes = roundingSizes(count, axes, options)
  const room = beside && reservedOf(beside)?.arena
  const isBeside = room !== undefined && room.free >= arenaBytes(...sizes)
  const hasOwn = options.exact === true && !isBeside
  const arena = isBeside
    ? room
    : createArena(arenaBytes(...sizes, ...(hasOwn ? [count * axes * 4] : [])), { wasm: true })
  return {
    count,
    axes,
    stride,
    matrix: arena.int8(whole * stride),
    scales: arena.float32(whole),
    quantizationErrors: arena.float32(whole),
    tileErrors: arena.float32(tiles),
    coarse: coarse && createCoarseRows(arena, whole, tiles, coarse),
    exact: isBeside ? beside : hasOwn ? arena.float32(count * axes) : undefined,
    memory: arena.memory,
    lanes: Array.from({ length: lanes }, () => ({
      vector: arena.int16(stride),
      shorts: arena.int16(stride),
      rows: arena.uint32(found),
      products: arena.float32(found),
      floats: arena.float32(floats),
    })),
    taken: arena.int32(lanes),
  }
}

/** Rounds rows `from` to `to` (exclusive) of `source` (rows x axes), which may be `exact`; both are at the border of a tile, or the end. */
export function quantizeInto(rounded: QuantizedRows, source: Float32Array, from: number, to: number): void {
  const { axes, stride, matrix, scales, quantizationErrors, coarse } = rounded
  const round = (rows: Float32Array, row: number, end: number): void => {
    const target = { matrix: matrix.subarray(row * stride), scales: scales.subarray(row) }
    roundRows(rows, end - row, axes, target, stride, quantizationErrors.subarray(row))
  }
  const done = onLane(rounded, ({ floats }) => {
    const isHere = source.buffer === matrix.buffer
    for (let row = from; row < to; row += FLOAT_ROWS) {
      const end = Math.min(to, row + FLOAT_ROWS)
      if (isHere) {
        round(source.subarray(row * axes), row, end)
        continue
      }
      floats.set(source.subarray(row * axes, end * axes))
      round(floats, row, end)
    }
    return true
  })
  if (done === undefined) round(source.subarray(from * axes), from, to)
  const end = Math.ceil(to / BLOCK_ROWS) * BLOCK_ROWS
  if (coarse !== undefined) roundBlocks(rounded, quantizationErrors, coarse, stride, from, end)
  updateTileBounds(rounded, from, to)
}

/**
 * Computes the bounds of the tiles of rows `from` to `to`, after `quantizeInto` has filled them with the same limits.
 */
export function updateTileBounds(
  { quantizationErrors, tileErrors, coarse }: QuantizedRows,
  from: number,
  to: number,
): void {
  for (let row = from; row < to; row += LANE_ROWS) {
    const end = Math.min(to, row + LANE_ROWS)
    tileErrors[row / LANE_ROWS] = largest(quantizationErrors, row, end)
    if (coarse !== undefined) updateCoarseBounds(coarse, row / LANE_ROWS, row, end)
  }
}

function largest(values: Float32Array, from: number, to: number): number {
  let most = 0
  for (let i = from; i < to; i++) most = Math.max(most, values[i]!)
  return most
}

/** Steps of the largest entry of a vector: its products with 16,384 bytes fit into 32 bits. */
const MOST_STEPS = 1_023

/** A vector of any length, rounded for these rows. */
export function quantizeVector(vector: Float32Array, { stride }: Pick<QuantizedRows, 'stride'>): QuantizedVector {
  let most = 0
  for (let axis = 0; axis < vector.length; axis++) most = Math.max(most, Math.abs(vector[axis]!))
  const scale = Math.fround(most / MOST_STEPS)
  const steps = new Int16Array(stride)
  const loss = roundTo(vector, scale, steps)
  const length = Math.sqrt(squaredLength(vector))
  // |x q - x' q'| <= |x - x'| |q'| + |x| |q - q'|, |x| <= 1 and |q'| <= |q| + |q - q'|.
  return { steps, scale, share: length + loss, base: loss + FLOAT_ERROR * (1 + length) }
}

/** Rows `from` to `to` (exclusive). */
export interface RowRange {
  readonly from: number
  readonly to: number
}

/** All of `count` rows in ranges of `size`. */
export const rangesOf = (count: number, size: number): RowRange[] =>
  Array.from({ length: Math.ceil(count / size) }, (_, i) => ({ from: i * size, to: Math.min(count, (i + 1) * size) }))

/** Of rows `from` to `to`, at most COARSE_ROWS, those whose product can reach `least`: how many of the lane's `rows`. */
export function rowsReaching(
  { coarse }: QuantizedRows,
  { shorts, rows }: Lane,
  { probe, least, from, to }: RowRange & { readonly probe: BlockProbe; readonly least: number },
): number {
  shorts.set(probe.vector)
  const lastBlock = Math.ceil(to / BLOCK_ROWS)
  let found = blocksReaching(coarse!, shorts, probe, least, rows, from / BLOCK_ROWS, lastBlock)
  while (found > 0 && rows[found - 1]! >= to) found--
  return found
}

/** The arrays of a lane that products need. */
export type ProductLane = Pick<Lane, 'vector' | 'rows' | 'products'>

/** A copy of some rows in bytes, without gaps between them, with `lanes` lanes. */
export function copyRoundedRows(rounded: QuantizedRows, rows: Uint32Array, lanes: number): QuantizedRows {
  const { axes, stride, matrix, scales, quantizationErrors } = rounded
  const copy = createQuantizedRows(rows.length, axes, { lanes })
  for (const [i, row] of rows.entries()) {
    copy.matrix.set(matrix.subarray(row * stride, (row + 1) * stride), i * stride)
    copy.scales[i] = scales[row]!
    copy.quantizationErrors[i] = quantizationErrors[row]!
  }
  updateTileBounds(copy, 0, rows.length)
  return copy
}

/** What products need. Fewer arrays reach a thread sooner. */
export interface ProductRows extends Pick<QuantizedRows, 'matrix' | 'scales' | 'stride' | 'memory' | 'taken'> {
  readonly lanes: readonly ProductLane[]
}

/** Only what products need. */
export const forProducts = ({ matrix, scales, stride, memory, taken, lanes }: QuantizedRows): ProductRows => ({
  matrix,
  scales,
  stride,
  memory,
  taken,
  lanes: lanes.map(({ vector, rows, products }) => ({ vector, rows, products })),
})

/**
 * Runs `pass` on a free lane; `pass` must not wait for anything. Undefined, without a call, if all lanes are in use.
 */
export function onLane<T, L>(
  { lanes, taken, memory }: Pick<QuantizedRows, 'taken' | 'memory'> & { readonly lanes: readonly L[] },
  pass: (lane: L) => T,
): T | undefined {
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

/** The arrays in which passes work. */
export const laneArrays = ({
  lanes,
  taken,
}: Pick<QuantizedRows, 'lanes' | 'taken'>): (Int16Array | Int32Array | Uint32Array | Float32Array)[] => [
  taken,
  ...lanes.flatMap(({ vector, shorts, rows, products, floats }) => [vector, shorts, rows, products, floats]),
]

/** Products of a vector with rows `from` to `to`, at most LANE_ROWS: a view that the next pass on the lane overwrites. */
export function productsOf(
  { matrix, scales, stride }: Pick<QuantizedRows, 'matrix' | 'scales' | 'stride'>,
  { vector, products }: Pick<Lane, 'vector' | 'products'>,
  { steps, scale }: QuantizedVector,
  { from, to }: RowRange,
): Float32Array {
  vector.set(steps)
  const rows = { matrix: matrix.subarray(from * stride), scales: scales.subarray(from) }
  int8TimesVector(rows, vector, scale, products, stride, 0, to - from)
  return products
}

/** The same for any rows: the first `count` of the lane's `rows`. */
export function productsOfRows(
  { matrix, scales, stride }: Pick<QuantizedRows, 'matrix' | 'scales' | 'stride'>,
  { vector, rows, products }: ProductLane,
  { steps, scale }: QuantizedVector,
  count: number,
): Float32Array {
  vector.set(steps)
  int8RowsTimesVector({ matrix, scales }, rows, count, vector, scale, products, stride)
  return products
}

/** The exact rows beside the rounded ones. */
type WithExact = QuantizedRows & ExactRows

export const hasExact = (rounded: QuantizedRows | undefined): rounded is WithExact => rounded?.exact !== undefined
