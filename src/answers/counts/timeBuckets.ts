import { bitOf } from '../../compute/bits.js'
import { forEachChunk, MOST_NUMBERS, mapYielding } from '../../compute/eventLoopBudget.js'
import { parseDate } from '../../dates.js'
import { addRow, isZeroRow } from '../../math/linearAlgebra/vectors.js'
import { findColumn, offsetsOf, readDictionary } from '../../snapshot/columns.js'
import type { DocumentSet } from '../../snapshot/documentSet.js'
import type { NumberColumn, Snapshot, WholeNumbers } from '../../snapshot/snapshot.js'
import type { AnswerContext } from '../context.js'
import { forEachVector } from '../forEachVector.js'
import { dateScale } from './scales.js'

/** Groups of documents. A document may be in several groups, or in none. */
export interface DocumentGroups {
  readonly size: number
  /** Groups of document d: entries offsets[d] to offsets[d+1] of `groups`, each once. */
  readonly offsets: Uint32Array
  readonly groups: WholeNumbers
}

/** Documents with a vector by group, and the mean of their vectors: not of unit length, all 0 without documents. */
export interface GroupMeans {
  readonly counts: Uint32Array
  readonly means: readonly Float32Array[]
}

/** Groups whose sums share an array: a hundred thousand arrays would take the garbage collector a second. */
const SLAB_GROUPS = 64

/**
 * Mean vectors of groups within a set, or only of those in `wanted`; documents without a vector do not count. Spec
 * v4-legacy 4.2.
 */
export async function meanVectors(
  { snapshot, signal }: AnswerContext,
  { size, offsets, groups }: DocumentGroups,
  { bits }: DocumentSet,
  wanted?: ReadonlySet<number>,
): Promise<GroupMeans> {
  const { axes } = snapshot.space
  const counts = new Uint32Array(size)
  const sums: (Float64Array | undefined)[] = []
  await forEachVector(snapshot, signal, (document, rows, row) => {
    if (bitOf(bits, document) === 0 || isZeroRow(rows, row, axes)) return
    for (let i = offsets[document]!; i < offsets[document + 1]!; i++) {
      const group = groups[i]!
      if (wanted?.has(group) === false) continue
      counts[group]!++
      const slab = Math.floor(group / SLAB_GROUPS)
      sums[slab] ??= new Float64Array(SLAB_GROUPS * axes)
      const at = (group % SLAB_GROUPS) * axes
      addRow(sums[slab].subarray(at, at + axes), rows, row)
    }
  })
  const none = new Float32Array(axes)
  let means = none
  const meanOf = (count: number, group: number): Float32Array => {
    const slab = Math.floor(group / SLAB_GROUPS)
    const at = (group % SLAB_GROUPS) * axes
    const sum = sums[slab]
    if (at === 0) {
      delete sums[slab - 1]
      if (sum !== undefined) means = new Float32Array(SLAB_GROUPS * axes)
    }
    if (sum === undefined || count === 0) return none
    const mean = means.subarray(at, at + axes)
    for (let axis = 0; axis < axes; axis++) mean[axis] = sum[at + axis]! / count
    return mean
  }
  return { counts, means: await mapYielding(counts, meanOf, signal) }
}

/** One group of all documents. */
export function oneGroup({ documents: { count } }: Snapshot): DocumentGroups {
  return { size: 1, offsets: Uint32Array.from({ length: count + 1 }, (_, i) => i), groups: new Uint32Array(count) }
}

/** Documents by the values of a string field, with these values; no group if the field does not exist. */
export async function groupByText(
  { snapshot, signal }: Pick<AnswerContext, 'snapshot' | 'signal'>,
  name: string,
): Promise<DocumentGroups & { readonly values: readonly string[] }> {
  const column = findColumn(snapshot.columns, name)
  if (column?.type !== 'string') {
    return { size: 0, offsets: new Uint32Array(snapshot.documents.count + 1), groups: new Uint32Array(0), values: [] }
  }
  const values = await readDictionary(snapshot, column, signal)
  return { size: values.length, offsets: offsetsOf(snapshot, column), groups: column.values, values }
}

export type TimeInterval = 'document' | 'year' | 'month' | 'day' | 'hour'

export interface TimeBucketRequest {
  readonly interval: TimeInterval
  /** Inclusive bounds in seconds since 1970; dates outside do not count. */
  readonly startTime?: number | undefined
  readonly endTime?: number | undefined
}

/** Documents by time; `starts` ascend, in seconds since 1970. */
export interface TimeBuckets extends DocumentGroups {
  readonly starts: Float64Array
}

/**
 * Documents of a set by calendar period in UTC, or each document by itself with its date as start. Empty buckets are
 * omitted. A document with several dates is in the bucket of each. Spec v4-legacy 4.2, 4.4.
 */
export async function timeBuckets(
  { snapshot, signal }: AnswerContext,
  column: NumberColumn | undefined,
  { interval, startTime = Number.NEGATIVE_INFINITY, endTime = Number.POSITIVE_INFINITY }: TimeBucketRequest,
  { bits }: DocumentSet,
): Promise<TimeBuckets> {
  const { documents } = snapshot
  const offsets = new Uint32Array(documents.count + 1)
  if (column === undefined) return { size: 0, offsets, groups: new Uint32Array(0), starts: new Float64Array(0) }
  const rows = offsetsOf(snapshot, column)
  const scale = interval === 'document' ? undefined : dateScale(interval)
  const steps: number[] = []
  const startOfStep = new Map<number, number>()
  await forEachChunk(
    documents.count,
    (from, to) => {
      for (let document = from; document < to; document++) {
        let last: number | undefined
        // Dates of a document ascend, so equal buckets stand side by side.
        for (let i = rows[document]!; bitOf(bits, document) === 1 && i < rows[document + 1]!; i++) {
          const date = column.values[i]!
          if (date < startTime || date > endTime) continue
          // Without periods, a document is only in the bucket of its first date.
          const step = scale === undefined ? document : scale.stepOf(date)
          if (step === last) continue
          last = step
          steps.push(step)
          if (!startOfStep.has(step)) {
            startOfStep.set(step, scale === undefined ? date : parseDate(scale.labelOf(step))!)
          }
        }
        offsets[document + 1] = steps.length
      }
    },
    signal,
  )
  const ordered = [...startOfStep].sort(([a, start], [b, other]) => start - other || a - b)
  const bucketOf = new Map(ordered.map(([step], bucket) => [step, bucket]))
  const groups = new Uint32Array(steps.length)
  const assign = (from: number, to: number): void => {
    for (let i = from; i < to; i++) groups[i] = bucketOf.get(steps[i]!)!
  }
  await forEachChunk(steps.length, assign, signal, MOST_NUMBERS)
  return { size: ordered.length, offsets, groups, starts: Float64Array.from(ordered, ([, start]) => start) }
}
