import type { Compute } from '../../compute/compute.js'
import { forEachChunk } from '../../compute/eventLoopBudget.js'
import { allOf, fillKernel, kernel } from '../../compute/kernel.js'
import { sharedFloat32, sharedFloat64, sharedUint32 } from '../../compute/shared.js'
import { inSlabs } from '../../compute/slabs.js'
import type { SparseRows } from '../../math/simd/sparseRows.js'
import { grown } from '../../typedArrays.js'

/**
 * Association of terms: positive pointwise mutual information within a window of words, where closer terms count more
 * and rare pairs are shrunk. Source of the formula: Levy, Goldberg, Dagan 2015 (context smoothing, here shared by
 * both sides so that the matrix stays symmetric), with the shrinkage of Pantel, Lin 2002.
 */
const WINDOW = 20
const SMOOTHING = 0.75
/** Occurrences in one block of rows: about 10 ms of work. */
const BLOCK_OCCURRENCES = 1 << 15

/** All occurrences of terms, document after document, with positions in one sequence of words. */
export interface TermSequence {
  readonly terms: Uint32Array
  /** Position of the first word; the gap between documents is wider than the window. */
  readonly positions: Uint32Array
  /** Number of further words that the term covers. */
  readonly spans: Uint8Array
}

/** Positions left out between two documents: more than a window, so that looking back beyond it for the usual phrases ends there. */
export const DOCUMENT_POSITION_GAP = WINDOW + 8

interface OccurrenceIndex {
  /** Occurrences of term t: entries offsets[t] to offsets[t+1] of `at`. */
  readonly offsets: Uint32Array
  readonly at: Uint32Array
  /** How many positions before a word a term may begin that reaches into its window: the window and the longest span. */
  readonly reach: number
}

/** Term -> its occurrences in the sequence, for the terms below termCount. */
export const indexSequence = kernel(
  'build.indexSequence',
  ({ terms, spans, termCount }: Omit<TermSequence, 'positions'> & { readonly termCount: number }): OccurrenceIndex => {
    const offsets = sharedUint32(termCount + 1)
    let longest = 0
    for (let i = 0; i < terms.length; i++) {
      if (terms[i]! < termCount) offsets[terms[i]! + 1]!++
      if (spans[i]! > longest) longest = spans[i]!
    }
    for (let term = 0; term < termCount; term++) offsets[term + 1]! += offsets[term]!
    const at = sharedUint32(offsets[termCount]!)
    const next = offsets.slice(0, termCount)
    for (let i = 0; i < terms.length; i++) if (terms[i]! < termCount) at[next[terms[i]!]!++] = i
    return { offsets, at, reach: WINDOW + longest }
  },
)

interface CountRowsInput {
  readonly sequence: TermSequence
  readonly index: OccurrenceIndex
  readonly termCount: number
  readonly rowFrom: number
  readonly rowTo: number
}

interface CountedRows extends SparseRows {
  readonly sums: Float64Array
}

/** Weighted counts of the terms around each of some terms: weight (21 - distance) / 20, overlapping occurrences left out. */
export const countRows = kernel('build.countRows', (input: CountRowsInput): CountedRows => {
  const { sequence, index, termCount, rowFrom, rowTo } = input
  const neighbours = new Neighbours(sequence, termCount, index.reach)
  const entries = new RowEntries()
  const rowOffsets = sharedUint32(rowTo - rowFrom + 1)
  const sums = sharedFloat64(rowTo - rowFrom)
  for (let row = rowFrom; row < rowTo; row++) {
    for (let entry = index.offsets[row]!; entry < index.offsets[row + 1]!; entry++) {
      neighbours.add(row, index.at[entry]!)
    }
    sums[row - rowFrom] = neighbours.moveTo(entries)
    rowOffsets[row - rowFrom + 1] = entries.length
  }
  return { rowOffsets, ...entries.finish(), sums }
})

/** The weight of a neighbour by its distance in words. */
const WEIGHTS = Float32Array.from({ length: WINDOW + 1 }, (_, distance) => (WINDOW + 1 - distance) / WINDOW)

/** Sums of one row by term, all 0 between two rows. Every block uses the same memory. */
let rowSums = new Float32Array(0)

/** The terms around the occurrences of one term after another, with the sums of their weights. */
class Neighbours {
  /** Terms with a sum, in the order in which they were met. */
  private readonly met: Uint32Array
  private metCount = 0

  constructor(
    private readonly sequence: TermSequence,
    private readonly termCount: number,
    private readonly reach: number,
  ) {
    this.met = new Uint32Array(termCount)
    if (rowSums.length < termCount) rowSums = new Float32Array(termCount)
  }

  /** Adds the terms within the window around an occurrence of a term, without that term itself. */
  add(own: number, occurrence: number): void {
    const { termCount, reach, met } = this
    const { terms, positions, spans } = this.sequence
    const sums = rowSums
    let metCount = this.metCount
    const first = positions[occurrence]!
    const last = first + spans[occurrence]!
    for (let other = occurrence + 1; other < terms.length; other++) {
      const distance = positions[other]! - last
      if (distance > WINDOW) break
      const term = terms[other]!
      if (distance < 1 || term >= termCount || term === own) continue
      if (sums[term] === 0) met[metCount++] = term
      sums[term]! += WEIGHTS[distance]!
    }
    for (let other = occurrence - 1; other >= 0; other--) {
      const position = positions[other]!
      // A phrase that begins before the window may reach into it.
      if (first - position > reach) break
      const distance = first - position - spans[other]!
      const term = terms[other]!
      if (distance < 1 || distance > WINDOW || term >= termCount || term === own) continue
      if (sums[term] === 0) met[metCount++] = term
      sums[term]! += WEIGHTS[distance]!
    }
    this.metCount = metCount
  }

  /** Appends the sums as a row and begins another one. Returns their total. */
  moveTo(entries: RowEntries): number {
    const { met, metCount } = this
    entries.reserve(metCount)
    let total = 0
    for (let i = 0; i < metCount; i++) {
      const term = met[i]!
      const sum = rowSums[term]!
      entries.push(term, sum)
      total += sum
      rowSums[term] = 0
    }
    this.metCount = 0
    return total
  }
}

/** Columns and values of sparse rows, one row after the other. */
class RowEntries {
  length = 0
  private columns = new Uint32Array(1 << 14)
  private values = new Float32Array(1 << 14)

  /** Makes room for further entries. */
  reserve(count: number): void {
    if (this.length + count <= this.columns.length) return
    const capacity = Math.max(this.columns.length * 2, this.length + count)
    this.columns = grown(this.columns, capacity)
    this.values = grown(this.values, capacity)
  }

  /** Appends an entry for which room is reserved. */
  push(column: number, value: number): void {
    this.columns[this.length] = column
    this.values[this.length++] = value
  }

  /** The entries on shared memory. */
  finish(): Pick<SparseRows, 'columns' | 'values'> {
    const columns = inSlabs(() => sharedUint32(this.length))
    columns.set(this.columns.subarray(0, this.length))
    const values = inSlabs(() => sharedFloat32(this.length))
    values.set(this.values.subarray(0, this.length))
    return { columns, values }
  }
}

interface TermInformationInput {
  /** By term, the sum of its row of the matrix. */
  readonly sums: Float64Array
  /** Sum of the sums, and sum of their powers of SMOOTHING. */
  readonly total: number
  readonly smoothedTotal: number
}

/** By term, what its pairs share of their information: half is (ln p + ln q) / 2, see `weighRows`. */
interface TermInformation {
  readonly half: Float64Array
  /** A little below the root of `total` times e^half: a pair whose weight is below the product of its two has no positive information. */
  readonly roots: Float64Array
}

/** Far more than what rounding changes in a logarithm or a product, and too little to let through many pairs. */
const MARGIN = 1e-9

/** Computes what the information of a pair takes from each of its terms. */
export const termInformation = kernel(
  'build.termInformation',
  ({ sums, total, smoothedTotal }: TermInformationInput): TermInformation => {
    const half = sharedFloat64(sums.length)
    const roots = sharedFloat64(sums.length)
    for (let term = 0; term < sums.length; term++) {
      const sum = sums[term]!
      half[term] = sum > 0 ? (Math.log(sum / total) + Math.log(sum ** SMOOTHING / smoothedTotal)) / 2 : 0
      roots[term] = Math.sqrt(total) * Math.exp(half[term]!) * (1 - MARGIN)
    }
    return { half, roots }
  },
)

interface WeighRowsInput extends TermInformation {
  readonly rows: SparseRows
  readonly rowFrom: number
  readonly sums: Float64Array
  readonly total: number
}

/**
 * Counts -> positive pointwise mutual information m = ln(C/T) - (ln p_i + ln q_i + ln p_j + ln q_j)/2 where positive,
 * p = r/T, q = r^.75 / sum r^.75, times C/(C+1) min(r_i,r_j)/(min(r_i,r_j)+1). Written over the counts; the result is views on them.
 */
export const weighRows = fillKernel(
  'build.weighRows',
  ({ rows }: WeighRowsInput) => allOf(rows.columns, rows.values),
  (input): SparseRows => {
    const { rows, rowFrom, sums, half, roots, total } = input
    const count = rows.rowOffsets.length - 1
    const rowOffsets = sharedUint32(count + 1)
    const { columns, values } = rows
    let length = 0
    for (let r = 0; r < count; r++) {
      const row = rowFrom + r
      const root = roots[row]!
      const own = half[row]!
      const sum = sums[row]!
      for (let i = rows.rowOffsets[r]!; i < rows.rowOffsets[r + 1]!; i++) {
        const column = columns[i]!
        const weight = values[i]!
        if (weight < root * roots[column]!) continue
        const information = Math.log(weight / total) - own - half[column]!
        if (information <= 0) continue
        const rarer = Math.min(sum, sums[column]!)
        columns[length] = column
        values[length++] = ((information * weight) / (weight + 1)) * (rarer / (rarer + 1))
      }
      rowOffsets[r + 1] = length
    }
    return { rowOffsets, columns: columns.subarray(0, length), values: values.subarray(0, length) }
  },
)

/** Computes the symmetric matrix of co-occurrences (terms x terms) from the sequence of terms, as blocks of rows in their order. */
export async function cooccur(
  sequence: TermSequence,
  options: { readonly termCount: number; readonly compute: Compute; readonly signal?: AbortSignal | undefined },
): Promise<SparseRows[]> {
  const { termCount, compute, signal } = options
  const { terms, spans } = sequence
  const index = await compute.run(indexSequence, { terms, spans, termCount }, { signal })
  const blocks: { rowFrom: number; rowTo: number }[] = []
  for (let rowFrom = 0; rowFrom < termCount; ) {
    let rowTo = rowFrom + 1
    const most = index.offsets[rowFrom]! + BLOCK_OCCURRENCES
    while (rowTo < termCount && index.offsets[rowTo + 1]! <= most) rowTo++
    blocks.push({ rowFrom, rowTo })
    rowFrom = rowTo
  }
  const counted = await compute.map(
    countRows,
    blocks.map((block) => ({ sequence, index, termCount, ...block })),
    { signal },
  )
  const sums = sharedFloat64(termCount)
  for (const [i, { rowFrom }] of blocks.entries()) sums.set(counted[i]!.sums, rowFrom)
  let total = 0
  let smoothedTotal = 0
  await forEachChunk(
    termCount,
    (from, to) => {
      for (let term = from; term < to; term++) {
        total += sums[term]!
        smoothedTotal += sums[term]! ** SMOOTHING
      }
    },
    signal,
  )
  const information = await compute.run(termInformation, { sums, total, smoothedTotal }, { signal })
  return compute.map(
    weighRows,
    blocks.map(({ rowFrom }, i) => {
      const { rowOffsets, columns, values } = counted[i]!
      return { rows: { rowOffsets, columns, values }, rowFrom, sums, total, ...information }
    }),
    { signal },
  )
}
