import { squaredLength } from '../linearAlgebra/normalize.js'
import type { Arena } from '../simd/arena.js'
import { BLOCK_SECTIONS, type BlockedAxes, type BlockedRows } from '../simd/blockedRows.js'
import type { BlockProbe } from '../simd/quantizedKernels.js'
import { FLOAT_ERROR, roundTo } from './rounding.js'

/** Rows in four bits with the maxima of each tile. */
export interface CoarseRows extends BlockedRows {
  /** By tile and section, the maximum sum of squares. */
  readonly tileSquares: Float32Array
  /** By tile, the maximum length of a row as it is rounded, divided by the axis scales. */
  readonly tileLengths: Float32Array
}

/** Whole products of one section stay below this, so that two of them fit into one integer. */
const MOST_PRODUCT = 2_047
/** Number of rows whose entries decide on the axes and their scales. */
const SAMPLED_ROWS = 1_024
/** Maximum share of the squares of all entries on the axes that are left out. */
const LEFT_OUT = 0.002
/** Minimum scale of an axis, as a share of the largest: for an axis that only other rows use. */
const LEAST_SCALE = 1 / 16
/** The number of axes is a multiple of this. */
const GROUP = 8

/**
 * Chooses the axes of four-bit rows and their scales by evenly spread rows (rows x axes). Any choice gives valid bounds.
 * Axes that hardly any row uses are left out: those of general word vectors, in a project whose words are mostly unknown to
 * them. The scale is the square root of the largest entry. It halves the rounding error where axes differ in size; with the
 * entry itself, the products of vectors with the small axes would be rounded too much.
 */
export function chooseCoarseAxes(rows: Float32Array, axes: number): BlockedAxes {
  const { peaks, squares } = sampleAxes(rows, axes)
  const ordered = Array.from(squares.keys()).sort((a, b) => squares[b]! - squares[a]! || a - b)
  const left = squares.reduce((a, b) => a + b, 0) * LEFT_OUT
  let [used, rest] = [axes, 0]
  while (used > 1 && rest + squares[ordered[used - 1]!]! <= left) rest += squares[ordered[--used]!]!
  const count = Math.min(Math.ceil(axes / GROUP), Math.ceil(used / GROUP)) * GROUP
  // Axes after the last one of a row fill its last group with zeros.
  for (let axis = axes; ordered.length < count; axis++) ordered.push(axis)
  const chosen = Uint32Array.from(ordered.slice(0, count)).sort()
  const most = Math.sqrt(peaks.reduce((a, b) => Math.max(a, b), 0)) || 1
  const axisScales = Float32Array.from(chosen, (axis) => Math.max(Math.sqrt(peaks[axis] ?? 0), most * LEAST_SCALE))
  return { axes: chosen, axisScales }
}

/** By axis, the largest magnitude and the sum of squares among some rows. */
function sampleAxes(
  rows: Float32Array,
  axes: number,
): { readonly peaks: Float64Array; readonly squares: Float64Array } {
  const [peaks, squares] = [new Float64Array(axes), new Float64Array(axes)]
  const count = rows.length / axes
  const sampled = Math.min(count, SAMPLED_ROWS)
  for (let i = 0; i < sampled; i++) {
    const row = Math.floor((i * count) / sampled) * axes
    for (let axis = 0; axis < axes; axis++) {
      const value = rows[row + axis]!
      peaks[axis] = Math.max(peaks[axis]!, Math.abs(value))
      squares[axis]! += value * value
    }
  }
  return { peaks, squares }
}

/** Bytes of the arrays of `createCoarseRows`. */
export function coarseBytes(rows: number, tiles: number, { axes: { length } }: BlockedAxes): number[] {
  return [
    (rows * length) / 2,
    ...Array(4).fill(4 * length),
    8 * rows,
    4 * rows * BLOCK_SECTIONS,
    4 * tiles * BLOCK_SECTIONS,
    4 * tiles,
  ]
}

/** Allocates rows, whole blocks of them. */
export function createCoarseRows(arena: Arena, rows: number, tiles: number, chosen: BlockedAxes): CoarseRows {
  const { length } = chosen.axes
  const [axes, axisScales] = [arena.uint32(length), arena.float32(length)]
  axes.set(chosen.axes)
  axisScales.set(chosen.axisScales)
  return {
    axes,
    axisScales,
    blocks: arena.int16((rows * length) / 4),
    scales: arena.float32(rows),
    quantizationErrors: arena.float32(rows),
    squares: arena.uint32(rows * BLOCK_SECTIONS),
    tileSquares: arena.float32(tiles * BLOCK_SECTIONS),
    tileLengths: arena.float32(tiles),
  }
}

/** Computes the maxima of a tile of rows `from` to `to`. */
export function updateCoarseBounds(coarse: CoarseRows, tile: number, from: number, to: number): void {
  const { scales, squares, tileSquares, tileLengths } = coarse
  const bounds = tileSquares.subarray(tile * BLOCK_SECTIONS, (tile + 1) * BLOCK_SECTIONS).fill(0)
  let longest = 0
  for (let row = from; row < to; row++) {
    let sum = 0
    for (let section = 0; section < BLOCK_SECTIONS; section++) {
      const square = squares[row * BLOCK_SECTIONS + section]!
      bounds[section] = Math.max(bounds[section]!, square)
      sum += square
    }
    longest = Math.max(longest, scales[row]! * Math.sqrt(sum))
  }
  tileLengths[tile] = longest
}

/** A vector times the axis scales, only during a call. */
let scratch = new Float32Array(0)

/**
 * A vector of any length for passes over four-bit rows. Let x be a row, n its whole numbers, s and a the scales of the row and
 * the axes, x' = s a n; p = a q and p' its rounding. Then |x q - s n p'| <= |x - x'| |q| + s |n| |p - p'|. Undefined for a
 * vector without length, and where no step is fine enough.
 */
export function quantizeForBlocks(
  vector: Float32Array,
  coarse: CoarseRows,
  shorts: Int16Array = new Int16Array(coarse.axes.length),
): BlockProbe | undefined {
  const { axes, axisScales, tileLengths } = coarse
  if (scratch.length < axes.length) scratch = new Float32Array(axes.length)
  const scaled = scratch.subarray(0, axes.length)
  for (let j = 0; j < axes.length; j++) {
    const axis = axes[j]!
    scaled[j] = axis < vector.length ? vector[axis]! * axisScales[j]! : 0
  }
  const scale = Math.fround(1 / mostSteps(scaled, coarse))
  const length = Math.sqrt(squaredLength(vector))
  if (!(length > 0 && scale > 0 && scale < Number.POSITIVE_INFINITY)) return undefined
  const loss = roundTo(scaled, scale, shorts)
  let longest = 0
  for (let tile = 0; tile < tileLengths.length; tile++) longest = Math.max(longest, tileLengths[tile]!)
  return { vector: shorts, scale, share: length, base: longest * loss + FLOAT_ERROR * (1 + length) }
}

/**
 * Number of steps in a unit of a scaled vector, so that its products with all rows stay below MOST_PRODUCT in each section.
 * Source of the bound: |n p'| <= |n| |p'|, and rounding adds half a step an axis to p'.
 */
function mostSteps(scaled: Float32Array, { tileSquares }: CoarseRows): number {
  const squares = new Float64Array(BLOCK_SECTIONS)
  for (let j = 0; j < scaled.length; j++) squares[(j >> 3) % BLOCK_SECTIONS]! += scaled[j]! * scaled[j]!
  const rounding = Math.sqrt(Math.ceil(scaled.length / (GROUP * BLOCK_SECTIONS)) * GROUP) / 2
  let steps = Number.POSITIVE_INFINITY
  for (let section = 0; section < BLOCK_SECTIONS; section++) {
    let most = 1
    for (let at = section; at < tileSquares.length; at += BLOCK_SECTIONS) most = Math.max(most, tileSquares[at]!)
    steps = Math.min(steps, (MOST_PRODUCT / Math.sqrt(most) - rounding) / Math.sqrt(squares[section]!))
  }
  return steps
}
