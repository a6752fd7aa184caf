import { bitOf } from '../../compute/bits.js'
import { parseDate } from '../../dates.js'
import { type DocumentSet, documentSet, noDocuments } from '../../snapshot/documentSet.js'
import type { AnswerContext } from '../context.js'
import { type Buckets, breakDown } from './breakdowns.js'
import { dateScale, type Period } from './scales.js'

/** The documents of a filter by period. */
export interface Timeline {
  readonly field: string
  readonly interval: Period
  readonly buckets: Buckets
}

export interface TimelineRequest {
  /** A date field; default: the first one of the project. */
  readonly field?: string | undefined
  readonly interval: Period
}

/** Why there is no timeline. */
export type TimelineFault = 'noDates' | 'noDateField' | 'tooManyBuckets'

/**
 * Documents by period. The default field is the first date field by name. Returns `noDates` if the project has none,
 * and `noDateField` if the requested field does not exist or has another type.
 */
export async function openTimeline(
  context: Pick<AnswerContext, 'snapshot' | 'signal'>,
  { field, interval }: TimelineRequest,
  filter: DocumentSet,
): Promise<Timeline | TimelineFault> {
  const dates = context.snapshot.columns.fields.filter(({ type }) => type === 'date')
  const column = field === undefined ? dates[0] : dates.find(({ name }) => name === field)
  if (column === undefined) return field === undefined ? 'noDates' : 'noDateField'
  const buckets = await breakDown(context, { name: column.name, interval }, filter)
  return typeof buckets === 'string' ? 'tooManyBuckets' : { field: column.name, interval, buckets }
}

/** Consecutive buckets, from `first` up to but not including `end`. */
export interface BucketRange {
  readonly first: number
  readonly end: number
}

/** Two consecutive ranges of the same length. */
export interface ComparedRanges {
  readonly previous: BucketRange
  readonly current: BucketRange
}

/**
 * The latest time window and the one before it, with the same number of buckets. That is the smallest number with which each window
 * has at least `least` of the documents in `counts`, and at most half of the time in which the filter has documents. Undefined if
 * it is less than two. Our choice: with few documents a single month is too short to tell a change from chance; with many, windows
 * of several years would hide recent changes.
 */
export function latestRanges(
  { buckets }: Timeline,
  counts: ArrayLike<number>,
  least: number,
): ComparedRanges | undefined {
  const { filterCounts } = buckets
  const first = filterCounts.findIndex((count) => count > 0)
  const end = filterCounts.findLastIndex((count) => count > 0) + 1
  const longest = Math.floor((end - first) / 2)
  if (first < 0 || longest < 1) return undefined
  let length = 1
  let [current, previous] = [counts[end - 1]!, counts[end - 2]!]
  while (length < longest && (current < least || previous < least)) {
    // The boundary moves back by one bucket, and the start by two.
    const moved = counts[end - length - 1]!
    current += moved
    length++
    previous += counts[end - 2 * length]! + counts[end - 2 * length + 1]! - moved
  }
  return {
    previous: { first: end - 2 * length, end: end - length },
    current: { first: end - length, end },
  }
}

/** The documents of a set with a date in a range. */
export function documentsIn({ buckets }: Timeline, { bits }: DocumentSet, { first, end }: BucketRange): DocumentSet {
  const { offsets, buckets: bucketOf } = buckets
  const documents = offsets.length - 1
  const inside = noDocuments(documents)
  for (let document = 0; document < documents; document++) {
    if (bitOf(bits, document) === 0) continue
    for (let i = offsets[document]!; i < offsets[document + 1]!; i++) {
      if (bucketOf[i]! >= first && bucketOf[i]! < end) inside[document >>> 5]! |= 1 << (document & 31)
    }
  }
  return documentSet(inside, documents)
}

/** Start of a range and of the bucket after it, as dates in the form of v5 2.3. */
export function boundsOf({ buckets, interval }: Timeline, { first, end }: BucketRange): { start: string; end: string } {
  const { stepOf, labelOf } = dateScale(interval)
  const start = buckets.labels[first]!
  return { start, end: labelOf(stepOf(parseDate(start)!) + end - first) }
}
