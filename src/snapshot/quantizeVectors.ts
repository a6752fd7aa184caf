import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Compute } from '../compute/compute.js'
import { type FilledRange, fillKernel, rangeOf } from '../compute/kernel.js'
import { sharedFloat32 } from '../compute/shared.js'
import { chooseCoarseAxes } from '../math/quantization/coarseRows.js'
import {
  createQuantizedRows,
  LANE_ROWS,
  laneArrays,
  type QuantizedOptions,
  type QuantizedRows,
  quantizeInto,
  rangesOf,
  reserveForRounding,
} from '../math/quantization/quantizedRows.js'
import { BLOCK_ROWS, BLOCK_SECTIONS } from '../math/simd/blockedRows.js'
import type { EncodedRows } from './documentVectors.js'
import { allocateEncoded, encodedRanges, encodeRows, sliceEncoded } from './encodedRows.js'

/** Fewer rows than this are not quantized. */
export const MINIMUM_QUANTIZED_ROWS = 500
/** Number of rows that are rounded at a time: a few milliseconds. */
const SHARD_ROWS = 8 * LANE_ROWS
/** With more shards than this, threads take part that are running already. */
const OWN_SHARDS = 30
/** The same while none is running: starting threads takes as long as this many shards. */
const OWN_SHARDS_BEFORE_THREADS = 128

interface RoundInput {
  readonly rounded: QuantizedRows
  readonly source: Float32Array
  readonly from: number
  readonly to: number
}

/** The output of rounding the rows of a shard: their bytes and bounds, and those of the tiles that they fill. */
function quantizedRanges({ rounded, from, to }: RoundInput): FilledRange[] {
  const { matrix, scales, quantizationErrors, tileErrors, coarse, stride } = rounded
  const tiles = [Math.floor(from / LANE_ROWS), Math.ceil(to / LANE_ROWS)] as const
  const ranges = [
    ...rangeOf(from * stride, to * stride, matrix),
    ...rangeOf(from, to, scales, quantizationErrors),
    ...rangeOf(...tiles, tileErrors),
  ]
  if (coarse === undefined) return ranges
  const end = Math.ceil(to / BLOCK_ROWS) * BLOCK_ROWS
  const width = coarse.axes.length
  // Four rows share an entry, with four bits each.
  ranges.push(...rangeOf((from * width) / 4, (end * width) / 4, coarse.blocks))
  ranges.push(
    ...rangeOf(from, end, coarse.scales, coarse.quantizationErrors),
    ...rangeOf(from * BLOCK_SECTIONS, end * BLOCK_SECTIONS, coarse.squares),
    ...rangeOf(tiles[0] * BLOCK_SECTIONS, tiles[1] * BLOCK_SECTIONS, coarse.tileSquares),
    ...rangeOf(...tiles, coarse.tileLengths),
  )
  return ranges
}

/** Rounds the rows of one shard. */
export const quantizeShard = fillKernel(
  'snapshot.quantizeShard',
  quantizedRanges,
  ({ rounded, source, from, to }: RoundInput): null => {
    quantizeInto(rounded, source, from, to)
    return null
  },
  ({ rounded }) => laneArrays(rounded),
)

interface EncodeInput extends Omit<RoundInput, 'rounded'> {
  readonly encoded: EncodedRows
  readonly axes: number
}

/** Rounds the rows of one shard to two digits. */
export const encodeShard = fillKernel(
  'snapshot.encodeShard',
  ({ encoded, axes, from, to }: EncodeInput) => encodedRanges(encoded, axes, from, to),
  ({ encoded, source, axes, from, to }: EncodeInput): null => {
    encodeRows(source.subarray(from * axes, to * axes), axes, sliceEncoded(encoded, axes, from, to))
    return null
  },
)

export interface QuantizationRequest {
  readonly axes: number
  /** Whether memory for the exact rows is allocated as well. */
  readonly exact?: boolean | undefined
  readonly compute: Compute
}

/** Allocates rows that are filled later, with scratch memory for a pass on each thread. `coarse` as in QuantizedOptions. */
export const allocateQuantized = (
  count: number,
  { axes, coarse, exact, beside, compute }: QuantizationRequest & Pick<QuantizedOptions, 'coarse' | 'beside'>,
): QuantizedRows => createQuantizedRows(count, axes, { lanes: compute.threads + 1, coarse, exact, beside })

/** Rows of this size or more are read to where they are rounded later. Each such memory reserves gigabytes of address space. */
const LEAST_RESERVED_BYTES = 16 << 20
/** Passes at the same time for which room is reserved: as many as an engine has threads by default, and its own. */
const RESERVED_LANES = 9

/** Memory for vectors that will be rounded, filled by the caller. */
export const allocateForRounding = (count: number, axes: number): Float32Array =>
  count * axes * 4 < LEAST_RESERVED_BYTES
    ? sharedFloat32(count * axes)
    : reserveForRounding(count, axes, RESERVED_LANES)

/** Vectors (rows x axes, `axes` above 0) rounded to bytes; with `coarse` also to four bits, for `rowsReaching`. */
export async function quantizeVectors(
  vectors: Float32Array,
  { coarse, ...request }: QuantizationRequest & { readonly coarse?: boolean | undefined },
): Promise<QuantizedRows> {
  const axes = coarse === true ? chooseCoarseAxes(vectors, request.axes) : undefined
  const beside = request.exact === true ? vectors : undefined
  const rounded = allocateQuantized(vectors.length / request.axes, { ...request, coarse: axes, beside })
  if (rounded.exact !== undefined && rounded.exact !== vectors) await copyRows(vectors, rounded.exact)
  await fillQuantized(rounded, rounded.exact ?? vectors, request.compute)
  return rounded
}

/** Number of entries copied before yielding to the event loop: a millisecond or two. */
const COPIED_AT_ONCE = 1 << 20

/** Copies all rows, yielding to the event loop. */
export async function copyRows(from: Float32Array, to: Float32Array): Promise<void> {
  for (let at = 0; at < from.length; at += COPIED_AT_ONCE) {
    if (at > 0) await nextTurn()
    to.set(from.subarray(at, at + COPIED_AT_ONCE), at)
  }
}

/** Rounds all vectors into allocated rows; the vectors may be their `exact` rows. */
export async function fillQuantized(rounded: QuantizedRows, vectors: Float32Array, compute: Compute): Promise<void> {
  const shards = shardsOf(rounded, vectors)
  const most = compute.isRunning?.() === true ? OWN_SHARDS : OWN_SHARDS_BEFORE_THREADS
  if (shards.length > most) await compute.map(quantizeShard, shards)
  else {
    for (const shard of shards) {
      await quantizeShard.run(shard)
      await nextTurn()
    }
  }
}

/** Vectors rounded to two digits. */
export async function encodeVectors(vectors: Float32Array, axes: number, compute: Compute): Promise<EncodedRows> {
  const count = vectors.length / axes
  const encoded = allocateEncoded(count, axes)
  const shards = rangesOf(count, SHARD_ROWS).map((range) => ({ encoded, source: vectors, axes, ...range }))
  await compute.map(encodeShard, shards)
  return encoded
}

const shardsOf = (rounded: QuantizedRows, source: Float32Array): RoundInput[] =>
  rangesOf(rounded.count, SHARD_ROWS).map((range) => ({ rounded, source, ...range }))
