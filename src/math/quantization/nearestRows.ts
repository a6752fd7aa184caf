import { matrixTimesVector, rowTimesVector } from '../simd/matrixKernels.js'
import { createCandidates } from './candidates.js'
import { quantizeForBlocks } from './coarseRows.js'
import { exactProductsOfRows } from './exactRows.js'
import {
  COARSE_ROWS,
  hasExact,
  LANE_ROWS,
  type Lane,
  onLane,
  productsOf,
  productsOfRows,
  type QuantizedRows,
  quantizeVector,
  rowsReaching,
} from './quantizedRows.js'
import { reservedOf } from './reservedRows.js'

/** Unit rows to search. */
export interface SearchedRows {
  readonly rows: Float32Array
  readonly axes: number
  /** The same rows quantized, if there are many. */
  readonly rounded: QuantizedRows | undefined
}

export interface NearestRequest {
  readonly vector: Float32Array
  /** Excluded rows. */
  readonly excluded: readonly number[]
  /** For this vector instead of that of the bounds. */
  readonly floor?: number | undefined
}

export interface NearestBounds {
  /** Only this many first rows are searched. */
  readonly count: number
  /** Rows with a product up to this are excluded. */
  readonly floor: number
  /** Maximum number of results. */
  readonly limit: number
}

export interface NearestRows {
  /** Nearest first, equal products in order of row. */
  readonly rows: Uint32Array
  /** As computed by `matrixTimesVector`. */
  readonly products: Float32Array
}

/** The rows with the largest products with each vector. The rows are read once for all vectors, tile by tile. */
export function nearestRows(
  searched: SearchedRows,
  requests: readonly NearestRequest[],
  bounds: NearestBounds,
): NearestRows[] {
  const { rounded } = searched
  const onRounded = (rounded: QuantizedRows, lane: Lane): NearestRows[] =>
    passRounded(rounded, lane, requests, bounds).map((candidates, i) => {
      const request = requests[i]!
      const onHand = productsOnLane(rounded, lane, request.vector, candidates)
      return choose(
        candidates,
        onHand ?? productsWith(searched, request.vector, candidates),
        ownBounds(request, bounds),
      )
    })
  const found = rounded && onLane(rounded, (lane) => onRounded(rounded, lane))
  if (found !== undefined) return found
  return passExact(searched, requests, bounds).map((candidates, i) =>
    choose(candidates, productsWith(searched, requests[i]!.vector, candidates), ownBounds(requests[i]!, bounds)),
  )
}

const ownBounds = ({ floor }: NearestRequest, bounds: NearestBounds): NearestBounds =>
  floor === undefined ? bounds : { ...bounds, floor }

/** If fewer than one row in this many is requested, four-bit rows exclude most of them. */
const LEAST_LEFT_OUT = 16

/** Rows of the first pass over four-bit rows. */
const FIRST_ROWS = LANE_ROWS / 2

/** The end of the next pass over four-bit rows: passes grow, since what one finds raises the bound for the next. */
const endOfPass = (from: number): number => from + Math.min(COARSE_ROWS, Math.max(FIRST_ROWS, 3 * from))

function passRounded(
  rounded: QuantizedRows,
  lane: Lane,
  requests: readonly NearestRequest[],
  bounds: NearestBounds,
): number[][] {
  const { quantizationErrors, tileErrors } = rounded
  const isFew = bounds.limit * LEAST_LEFT_OUT <= bounds.count
  const searches = requests.map(({ vector, excluded, floor = bounds.floor }) => ({
    excluded,
    probe: quantizeVector(vector, rounded),
    coarse:
      isFew &&
      rounded.coarse &&
      quantizeForBlocks(vector, rounded.coarse, requests.length === 1 ? lane.shorts : undefined),
    found: createCandidates({ most: Math.min(bounds.count, bounds.limit), floor }),
  }))
  // Tiles stay in the cache for all vectors.
  const isCoarse = searches.every(({ coarse }) => coarse !== undefined && coarse !== false)
  for (let from = 0, to = 0; from < bounds.count; from = to) {
    to = Math.min(bounds.count, isCoarse ? endOfPass(from) : from + LANE_ROWS)
    for (const { excluded, probe, coarse, found } of searches) {
      if (coarse) {
        const few = rowsReaching(rounded, lane, { probe: coarse, least: found.least, from, to })
        const products = productsOfRows(rounded, lane, probe, few)
        for (let i = 0; i < few; i++) {
          const row = lane.rows[i]!
          const error = probe.share * quantizationErrors[row]! + probe.base
          if (products[i]! + error < found.least || excluded.includes(row)) continue
          found.add(row, products[i]!, error)
        }
        continue
      }
      const products = productsOf(rounded, lane, probe, { from, to })
      const { share, base } = probe
      const mostError = share * tileErrors[from / LANE_ROWS]! + base
      for (let row = from; row < to; row++) {
        const product = products[row - from]!
        if (product + mostError < found.least || excluded.includes(row)) continue
        found.add(row, product, share * quantizationErrors[row]! + base)
      }
    }
  }
  return searches.map(({ found }) => found.finish().rows)
}

function passExact(
  { rows, axes }: SearchedRows,
  requests: readonly NearestRequest[],
  bounds: NearestBounds,
): number[][] {
  const scratch = reservedOf(rows)
  // One vector at a time fits into the scratch memory, where the kernels are faster.
  const own = requests.length === 1 ? scratch?.vector : undefined
  own?.set(requests[0]!.vector)
  const searches = requests.map(({ vector, excluded, floor = bounds.floor }) => ({
    vector: own ?? vector,
    excluded,
    found: createCandidates({ most: Math.min(bounds.count, bounds.limit), floor }),
  }))
  const products = scratch?.products ?? new Float32Array(LANE_ROWS)
  for (let from = 0; from < bounds.count; from += LANE_ROWS) {
    const to = Math.min(bounds.count, from + LANE_ROWS)
    const tile = rows.subarray(from * axes, to * axes)
    for (const { vector, excluded, found } of searches) {
      matrixTimesVector(tile, vector, products, axes, 0, to - from)
      for (let row = from; row < to; row++) {
        if (products[row - from]! < found.least || excluded.includes(row)) continue
        found.add(row, products[row - from]!, 0)
      }
    }
  }
  return searches.map(({ found }) => found.finish().rows)
}

/**
 * The same results as with `productsWith`, from passes over quantized rows; undefined if the exact rows are elsewhere,
 * or there are too many candidates.
 */
function productsOnLane(
  rounded: QuantizedRows,
  lane: Lane,
  vector: Float32Array,
  candidates: readonly number[],
): Float32Array | undefined {
  if (!hasExact(rounded) || candidates.length > lane.rows.length) return undefined
  for (let index = 0; index < candidates.length; index++) lane.rows[index] = candidates[index]!
  return exactProductsOfRows(rounded, lane, vector, candidates.length)
}

const productsWith = (
  { rows, axes }: SearchedRows,
  vector: Float32Array,
  candidates: readonly number[],
): Float32Array => Float32Array.from(candidates, (row) => rowTimesVector(rows, row, vector, axes))

/** Ranks the candidates by their exact products. */
function choose(candidates: readonly number[], products: Float32Array, { floor, limit }: NearestBounds): NearestRows {
  const indexes: number[] = []
  for (let index = 0; index < candidates.length; index++) if (products[index]! > floor) indexes.push(index)
  // Candidates ascend, so equal products are in order of row.
  if (indexes.length > FEW) indexes.sort((a, b) => products[b]! - products[a]! || a - b)
  else insertByProduct(indexes, products)
  const found = Math.min(limit, indexes.length)
  const nearest = { rows: new Uint32Array(found), products: new Float32Array(found) }
  for (let i = 0; i < found; i++) {
    nearest.rows[i] = candidates[indexes[i]!]!
    nearest.products[i] = products[indexes[i]!]!
  }
  return nearest
}

/** This few indexes are sorted faster without a comparison function. */
const FEW = 100

/** Sorts indexes by descending product; stable. */
function insertByProduct(indexes: number[], products: Float32Array): void {
  for (let end = 1; end < indexes.length; end++) {
    const index = indexes[end]!
    const product = products[index]!
    let hole = end
    for (; hole > 0 && products[indexes[hole - 1]!]! < product; hole--) indexes[hole] = indexes[hole - 1]!
    indexes[hole] = index
  }
}
