import { arenaBytes, createArena, type SharedMemory } from '../simd/arena.js'
import { CODED_GROUP, CODED_ROWS, type CodedAxes } from '../simd/codedRows.js'
import { codeRows, codesTimesTable, type PairTable } from '../simd/quantizedKernels.js'
import { LANE_ROWS, onLane, type QuantizedRows, type RowRange } from './quantizedRows.js'

/** Rows of bytes rounded again, to two bits for each axis: a first pass over them reads and multiplies a quarter. */
export interface CodedRows extends CodedAxes {
  readonly count: number
  readonly axes: number
  /** By axis, what each of its four codes stands for. */
  readonly levels: Float32Array
  /** The first thresholds of all coded axes, then the second and the third ones. */
  readonly thresholds: Float32Array
  /** Undefined where kernels run as plain TypeScript. */
  readonly memory: SharedMemory | undefined
  /** Scratch memory for passes, one pass at a time on each. */
  readonly lanes: readonly CodeLane[]
  /** By lane, 1 while a pass uses it. */
  readonly taken: Int32Array
}

/** The arrays of one pass. */
export interface CodeLane {
  readonly matrix: Int8Array
  readonly scales: Float32Array
  readonly codes: Int8Array
  readonly table: Int8Array
  readonly products: Float32Array
}

/** Number of codes of an axis. */
const CODES = 4
/** Rows whose entries decide on the levels. */
const SAMPLED_ROWS = 1_024
/** Rounds in which levels and thresholds follow from each other: later ones change little. */
const ROUNDS = 20
/** Rows of one pass: their products fit into the nearest cache. */
export const CODED_PASS_ROWS = 1 << 12
/** The largest byte of a table. */
const MOST_STEPS = 63

/** Allocates codes for rows of bytes, with `laneCount` lanes. `chooseLevels`, then `codeInto` fill them. */
export function createCodedRows({ count, axes, stride }: QuantizedRows, laneCount: number): CodedRows {
  const codedAxes = Math.ceil(axes / CODED_GROUP) * CODED_GROUP
  const codeBytes = (rows: number): number => (Math.ceil(rows / CODED_ROWS) * CODED_ROWS * codedAxes) / 4
  const laneSizes = [LANE_ROWS * stride, LANE_ROWS * 4, codeBytes(LANE_ROWS), 8 * codedAxes, CODED_PASS_ROWS * 4]
  const lanes = Array.from({ length: laneCount }, () => laneSizes).flat()
  const arena = createArena(
    arenaBytes(codeBytes(count), axes * CODES * 4, codedAxes * (CODES - 1) * 4, laneCount * 4, ...lanes),
    { wasm: true },
  )
  return {
    count,
    axes,
    codedAxes,
    codes: arena.int8(codeBytes(count)),
    levels: arena.float32(axes * CODES),
    // No entry exceeds those of axes that fill the last group.
    thresholds: arena.float32(codedAxes * (CODES - 1)).fill(Number.POSITIVE_INFINITY),
    memory: arena.memory,
    lanes: Array.from({ length: laneCount }, () => ({
      matrix: arena.int8(LANE_ROWS * stride),
      scales: arena.float32(LANE_ROWS),
      codes: arena.int8(codeBytes(LANE_ROWS)),
      table: arena.int8(8 * codedAxes),
      products: arena.float32(CODED_PASS_ROWS),
    })),
    taken: arena.int32(laneCount),
  }
}

/**
 * Chooses the four levels of each axis so that entries differ little from the nearest one, by evenly spread rows: a threshold is halfway
 * between two levels, a level the mean of the entries between two thresholds. Source: Lloyd 1982, "Least squares quantization in PCM".
 * Each step is one axis.
 */
export function* chooseLevels(
  coded: CodedRows,
  { matrix, scales, stride, count, axes }: QuantizedRows,
): Generator<void, void> {
  const sampled = Math.min(count, SAMPLED_ROWS)
  const entries = new Float64Array(sampled)
  const sums = new Float64Array(sampled + 1)
  for (let axis = 0; axis < axes; axis++) {
    for (let i = 0; i < sampled; i++) {
      const row = Math.floor((i * count) / sampled)
      entries[i] = matrix[row * stride + axis]! * scales[row]!
    }
    entries.sort()
    for (let i = 0; i < sampled; i++) sums[i + 1] = sums[i]! + entries[i]!
    const { levels, thresholds } = levelsOf(entries, sums)
    coded.levels.set(levels, axis * CODES)
    for (const [i, threshold] of thresholds.entries()) coded.thresholds[i * coded.codedAxes + axis] = threshold
    yield
  }
}

/** The levels of one axis. `sums` are those of the first entries, which ascend. */
function levelsOf(entries: Float64Array, sums: Float64Array): { levels: number[]; thresholds: number[] } {
  const count = entries.length
  const levels = Array.from({ length: CODES }, (_, i) => entries[Math.floor(((2 * i + 1) * count) / (2 * CODES))] ?? 0)
  let thresholds: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    thresholds = levels.slice(1).map((level, i) => (level + levels[i]!) / 2)
    let from = 0
    for (let i = 0; i < CODES; i++) {
      const to = i < CODES - 1 ? firstAbove(entries, thresholds[i]!) : count
      if (to > from) levels[i] = (sums[to]! - sums[from]!) / (to - from)
      from = Math.max(from, to)
    }
  }
  return { levels, thresholds }
}

/** Index of the first of ascending numbers that exceeds a bound. */
function firstAbove(ascending: Float64Array, bound: number): number {
  let [from, to] = [0, ascending.length]
  while (from < to) {
    const middle = (from + to) >>> 1
    if (ascending[middle]! > bound) to = middle
    else from = middle + 1
  }
  return from
}

/** Codes rows `from` to `to` (exclusive); both are at the border of a lane, or the end. */
export function codeInto(coded: CodedRows, { matrix, scales, stride }: QuantizedRows, { from, to }: RowRange): void {
  const { thresholds, codes, codedAxes } = coded
  const rowBytes = codedAxes / 4
  const pass = (lane: Pick<CodeLane, 'matrix' | 'scales' | 'codes'>): true => {
    for (let row = from; row < to; row += LANE_ROWS) {
      const end = Math.min(to, row + LANE_ROWS)
      const whole = Math.ceil((end - row) / CODED_ROWS) * CODED_ROWS
      lane.matrix.fill(0).set(matrix.subarray(row * stride, end * stride))
      lane.scales.set(scales.subarray(row, end))
      codeRows(lane, stride, thresholds, { codes: lane.codes, codedAxes }, 0, whole)
      codes.set(lane.codes.subarray(0, whole * rowBytes), row * rowBytes)
    }
    return true
  }
  if (onLane(coded, pass) !== undefined) return
  pass({
    matrix: new Int8Array(LANE_ROWS * stride),
    scales: new Float32Array(LANE_ROWS),
    codes: new Int8Array(LANE_ROWS * rowBytes),
  })
}

/** What a pass needs. Fewer arrays reach a thread sooner. */
export interface CodedProductRows extends CodedAxes, Pick<CodedRows, 'memory' | 'taken'> {
  readonly lanes: readonly Pick<CodeLane, 'table' | 'products'>[]
}

/** Only what products need. */
export const forCodedProducts = ({ codes, codedAxes, memory, taken, lanes }: CodedRows): CodedProductRows => ({
  codes,
  codedAxes,
  memory,
  taken,
  lanes: lanes.map(({ table, products }) => ({ table, products })),
})

/** The table of a vector: what the four bits of each pair of axes add to its product, in 64 steps that are the same for all pairs. */
export function tableOf({ axes, codedAxes, levels }: CodedRows, vector: Float64Array): PairTable {
  const pairs = codedAxes / 2
  const sums = new Float64Array(pairs * 16)
  const partOf = (axis: number, code: number): number =>
    axis < axes ? vector[axis]! * levels[axis * CODES + code]! : 0
  const least = new Float64Array(pairs)
  let most = 0
  let base = 0
  for (let pair = 0; pair < pairs; pair++) {
    for (let bits = 0; bits < 16; bits++) {
      sums[pair * 16 + bits] = partOf(2 * pair, bits & 3) + partOf(2 * pair + 1, bits >> 2)
    }
    const own = sums.subarray(pair * 16, (pair + 1) * 16)
    least[pair] = Math.min(...own)
    most = Math.max(most, Math.max(...own) - least[pair]!)
    base += least[pair]!
  }
  const step = most / MOST_STEPS
  const bytes = Int8Array.from(sums, (sum, at) => (step > 0 ? Math.round((sum - least[at >> 4]!) / step) : 0))
  return { bytes, step, base }
}

/** Writes the products of rows `from` to `to` (exclusive) with the vector of a table to `out`; `from` is at the border of a block. */
export function codedProducts(
  coded: CodedProductRows,
  { bytes, step, base }: PairTable,
  out: Float32Array,
  { from, to }: RowRange,
): void {
  const pass = ({ table, products }: Pick<CodeLane, 'table' | 'products'>): true => {
    table.set(bytes)
    const rowBytes = coded.codedAxes / 4
    for (let row = from; row < to; row += CODED_PASS_ROWS) {
      const end = Math.min(to, row + CODED_PASS_ROWS)
      const own = { codes: coded.codes.subarray(row * rowBytes), codedAxes: coded.codedAxes }
      codesTimesTable(own, { bytes: table, step, base }, products, 0, Math.ceil((end - row) / CODED_ROWS))
      out.set(products.subarray(0, end - row), row)
    }
    return true
  }
  if (onLane(coded, pass) === undefined) pass({ table: bytes, products: new Float32Array(CODED_PASS_ROWS) })
}
