import type { Compute } from '../../compute/compute.js'
import { allOf, fillKernel } from '../../compute/kernel.js'
import { sharedUint32 } from '../../compute/shared.js'
import { arenaBytes, attachArena, createArena, type SharedMemory } from '../../math/simd/arena.js'
import { matrixTimesVector } from '../../math/simd/matrixKernels.js'
import type { TermTable } from '../../snapshot/snapshot.js'
import type { TermVectors } from './joinWordVectors.js'

/**
 * Number of terms that are compared to measure the floor of relatedness, and the quantile of their cosines that defines
 * it.
 */
const FLOOR_TERMS = 2_000
const FLOOR_QUANTILE = 0.995
/** The quantile for concepts of several words that mean different things: two of five of the terms above the usual floor stay. */
const DIFFUSE_QUANTILE = 0.998
/** The floor of a project with too few terms for a measurement: the usual value of large projects. */
const USUAL_FLOOR = 0.36
const LEAST_FLOOR_TERMS = 200
/** Rows of one kernel that counts cosines. */
const FLOOR_ROWS = 128

/** Bins of the histogram of cosines from -1 to 1: a floor is exact to .001. */
const BINS = 2_000

interface CosineInput {
  readonly memory: SharedMemory | undefined
  /** Chosen terms x axes. */
  readonly matrix: Float32Array
  readonly axes: number
  /** Scratch memory for one column of cosines; each input has its own. */
  readonly out: Float32Array
  readonly from: number
  readonly to: number
}

/** Histogram of the cosines between some rows and those after them; bin b holds -1 + 2b/BINS upwards. */
export const countCosines = fillKernel(
  'build.countCosines',
  ({ out }: CosineInput) => allOf(out),
  (input): Uint32Array => {
    const { memory, matrix, axes, out, from, to } = input
    attachArena(memory)
    const rows = matrix.length / axes
    const histogram = sharedUint32(BINS + 1)
    for (let row = from; row < to; row++) {
      matrixTimesVector(matrix, matrix.subarray(row * axes, (row + 1) * axes), out, axes, row + 1, rows)
      for (let other = row + 1; other < rows; other++) {
        histogram[Math.max(0, Math.min(BINS, Math.floor(((out[other]! + 1) / 2) * BINS)))]!++
      }
    }
    return histogram
  },
)

/**
 * Quantiles of cosines between the most relevant terms: 99.5 %, which corresponds to the constant 0.60 of the original
 * service, and 99.8 %.
 */
export async function findFloors(
  terms: TermVectors,
  table: Pick<TermTable, 'byRelevance'>,
  { compute, signal }: { readonly compute: Compute; readonly signal?: AbortSignal | undefined },
): Promise<{ readonly usual: number; readonly diffuse: number }> {
  const { axes } = terms
  const chosen: number[] = []
  for (const term of table.byRelevance) {
    if (chosen.length === FLOOR_TERMS) break
    if (term < terms.lengths.length && terms.lengths[term]! > 0) chosen.push(term)
  }
  const rows = chosen.length
  if (rows < LEAST_FLOOR_TERMS) return { usual: USUAL_FLOOR, diffuse: USUAL_FLOOR }
  const blocks = Math.ceil(rows / FLOOR_ROWS)
  const arena = createArena(arenaBytes(rows * axes * 4) + blocks * arenaBytes(rows * 4))
  const matrix = arena.float32(rows * axes)
  for (const [i, term] of chosen.entries()) {
    matrix.set(terms.vectors.subarray(term * axes, (term + 1) * axes), i * axes)
  }
  const inputs: CosineInput[] = []
  for (let from = 0; from < rows; from += FLOOR_ROWS) {
    const to = Math.min(rows, from + FLOOR_ROWS)
    inputs.push({ memory: arena.memory, matrix, axes, out: arena.float32(rows), from, to })
  }
  const histograms = await compute.map(countCosines, inputs, { signal })
  const pairs = (rows * (rows - 1)) / 2
  return {
    usual: quantileOf(histograms, pairs, FLOOR_QUANTILE),
    diffuse: quantileOf(histograms, pairs, DIFFUSE_QUANTILE),
  }
}

/** The lower bound of the bin that has the quantile. */
function quantileOf(histograms: readonly Uint32Array[], pairs: number, quantile: number): number {
  let above = 0
  for (let bin = BINS; bin >= 0; bin--) {
    for (const histogram of histograms) above += histogram[bin]!
    if (above >= pairs * (1 - quantile)) return -1 + (2 * bin) / BINS
  }
  return USUAL_FLOOR
}
