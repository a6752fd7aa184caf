import { bitOf } from '../../compute/bits.js'
import { forEachChunk } from '../../compute/eventLoopBudget.js'
import { columnRange, findColumn, readDictionary, rowsOf, type ValueRows } from '../../snapshot/columns.js'
import type { DocumentSet } from '../../snapshot/documentSet.js'
import type { Snapshot, StringColumn, WholeNumbers } from '../../snapshot/snapshot.js'
import type { AnswerContext } from '../context.js'
import { dateScale, numberScale, type Period, type Scale } from './scales.js'

/**
 * A field that divides the documents into buckets; `interval` is a width for numbers, a period for dates. Spec v5 2.7.
 */
export interface Breakdown {
  readonly name: string
  readonly interval?: number | Period | undefined
}

/** Documents by bucket. A document is in the bucket of each of its values, or in none. */
export interface Buckets {
  readonly labels: readonly string[]
  /** Buckets of document d: entries offsets[d] to offsets[d+1] of `buckets`, each once. */
  readonly offsets: Uint32Array
  readonly buckets: WholeNumbers
  /** Documents of the project, and of the filter, by bucket. */
  readonly totalCounts: Uint32Array
  readonly filterCounts: Uint32Array
}

/** Faults of a breakdown, which the operation reports. */
export type BreakdownFault = 'unknownField' | 'wrongInterval' | 'tooManyBuckets'

/** Maximum number of buckets: a narrow interval over a wide range would make millions. */
export const MOST_BUCKETS = 10_000

/**
 * The buckets of a breakdown. Our choice of labels: the value for strings, the lower bound for numbers (`"20"` for 20
 * up to but not including 30), the start of the period for dates (`2024-05-01T00:00:00Z`; weeks start on Monday).
 * Numbers and dates have all buckets from the smallest to the largest value of the documents of the filter, so that a
 * series has no gaps. A string field has one bucket for each value of the project; if these are more than
 * `MOST_BUCKETS`, only the values of the documents of the filter. `MOST_BUCKETS` limits only the returned buckets, so
 * an hourly breakdown of one day works in a project that covers many years.
 */
export async function breakDown(
  { snapshot, signal }: Pick<AnswerContext, 'snapshot' | 'signal'>,
  { name, interval }: Breakdown,
  filter: DocumentSet,
): Promise<Buckets | BreakdownFault> {
  const column = findColumn(snapshot.columns, name)
  if (column === undefined) return 'unknownField'
  if (column.type === 'string') {
    if (interval !== undefined) return 'wrongInterval'
    return stringBuckets(snapshot, column, filter, signal)
  }
  if (column.type === 'date') {
    return typeof interval === 'string'
      ? rangeBuckets(rowsOf(snapshot, column), dateScale(interval), filter, signal)
      : 'wrongInterval'
  }
  return typeof interval === 'number'
    ? rangeBuckets(rowsOf(snapshot, column), numberScale(interval), filter, signal)
    : 'wrongInterval'
}

async function stringBuckets(
  snapshot: Snapshot,
  column: StringColumn,
  filter: DocumentSet,
  signal: AbortSignal | undefined,
): Promise<Buckets | BreakdownFault> {
  const labels = await readDictionary(snapshot, column, signal)
  const rows = rowsOf(snapshot, column)
  const { offsets, values } = rows
  const all = { labels, offsets, buckets: values }
  if (labels.length <= MOST_BUCKETS) return countBuckets(all, filter, signal)
  const bucketOf = new Int32Array(labels.length).fill(-1)
  await forEachChunk(
    offsets.length - 1,
    (from, to) => {
      for (let document = from; document < to; document++) {
        if (bitOf(filter.bits, document) === 0) continue
        for (let i = offsets[document]!; i < offsets[document + 1]!; i++) bucketOf[values[i]!] = 0
      }
    },
    signal,
  )
  const present = labels.filter((_, value) => bucketOf[value] === 0)
  if (present.length > MOST_BUCKETS) return 'tooManyBuckets'
  for (let value = 0, bucket = 0; value < labels.length; value++) if (bucketOf[value] === 0) bucketOf[value] = bucket++
  const parted = await assignBuckets(rows, (value) => bucketOf[value]!, signal)
  return countBuckets({ labels: present, ...parted }, filter, signal)
}

async function rangeBuckets(
  rows: ValueRows,
  scale: Scale,
  filter: DocumentSet,
  signal: AbortSignal | undefined,
): Promise<Buckets | BreakdownFault> {
  const range = await rangeWithin(rows, filter, signal)
  const first = range === undefined ? 0 : scale.stepOf(range.minimum)
  const size = range === undefined ? 0 : scale.stepOf(range.maximum) - first + 1
  if (!(size <= MOST_BUCKETS)) return 'tooManyBuckets'
  const stepOf =
    range === undefined ? scale.stepOf : (scale.stepsWithin?.(range.minimum, range.maximum) ?? scale.stepOf)
  const bucketOf = (value: number): number => {
    const bucket = stepOf(value) - first
    return bucket < size ? bucket : -1
  }
  const parted = await assignBuckets(rows, bucketOf, signal)
  const labels = Array.from({ length: size }, (_, bucket) => scale.labelOf(first + bucket))
  return countBuckets({ labels, ...parted }, filter, signal)
}

/** Smallest and largest value of the members of a set; undefined when none has a value. */
async function rangeWithin(
  rows: ValueRows,
  { bits, all }: DocumentSet,
  signal: AbortSignal | undefined,
): Promise<ReturnType<typeof columnRange>> {
  if (all) return columnRange(rows)
  let minimum = Number.POSITIVE_INFINITY
  let maximum = Number.NEGATIVE_INFINITY
  await forEachChunk(
    rows.offsets.length - 1,
    (from, to) => {
      const { offsets, values } = rows
      for (let document = from; document < to; document++) {
        if (bitOf(bits, document) === 0 || offsets[document] === offsets[document + 1]) continue
        // Values of a document ascend.
        const [first, last] = [values[offsets[document]!]!, values[offsets[document + 1]! - 1]!]
        if (first < minimum) minimum = first
        if (last > maximum) maximum = last
      }
    },
    signal,
  )
  return minimum > maximum ? undefined : { minimum, maximum }
}

/** Buckets by document, each once; a value in a negative bucket is left out. */
async function assignBuckets(
  rows: ValueRows,
  bucketOf: (value: number) => number,
  signal: AbortSignal | undefined,
): Promise<Pick<Buckets, 'offsets' | 'buckets'>> {
  const assigned = {
    offsets: new Uint32Array(rows.offsets.length),
    buckets: new Uint32Array(rows.values.length),
  }
  await forEachChunk(
    rows.offsets.length - 1,
    (from, to) => {
      const { offsets, values } = rows
      const { offsets: ends, buckets } = assigned
      let length = ends[from]!
      for (let document = from; document < to; document++) {
        let last = -1
        // Values of a document ascend, so equal buckets stand side by side.
        for (let i = offsets[document]!; i < offsets[document + 1]!; i++) {
          const bucket = bucketOf(values[i]!)
          if (bucket >= 0 && bucket !== last) buckets[length++] = bucket
          last = bucket
        }
        ends[document + 1] = length
      }
    },
    signal,
  )
  return { offsets: assigned.offsets, buckets: assigned.buckets.subarray(0, assigned.offsets.at(-1)) }
}

async function countBuckets(
  parted: Pick<Buckets, 'labels' | 'offsets' | 'buckets'>,
  { bits }: DocumentSet,
  signal: AbortSignal | undefined,
): Promise<Buckets> {
  const size = parted.labels.length
  const counts = { totalCounts: new Uint32Array(size), filterCounts: new Uint32Array(size) }
  await forEachChunk(
    parted.offsets.length - 1,
    (from, to) => {
      const { offsets, buckets } = parted
      const { totalCounts, filterCounts } = counts
      for (let document = from; document < to; document++) {
        const member = bitOf(bits, document)
        for (let i = offsets[document]!; i < offsets[document + 1]!; i++) {
          totalCounts[buckets[i]!]!++
          filterCounts[buckets[i]!]! += member
        }
      }
    },
    signal,
  )
  return { ...parted, ...counts }
}
