import {
  chooseInterval,
  DAY_MILLISECONDS,
  fitsChart,
  withinBucket,
  withinBuckets,
} from '../../../../report/document/intervals.js'
import { type MainDays, mainDays } from '../../../../report/document/mainDays.js'
import type { ReportPeak } from '../../../../report/reportConcepts.js'
import type { ReportBucket, ReportInterval, ReportTime } from '../../../../report/reportTime.js'
import { CLEAR_Q } from '../../../figures.js'
import type { Concept } from '../../../model.js'
import { call } from '../../api/call.js'
import { type Bucket, matchCounts, NO_CONCEPTS } from '../../api/concepts.js'
import type { FieldRecord } from '../../api/projects.js'
import { type ConceptsRequest, selectorOf } from './askConcepts.js'
import { askMore } from './askDifferences.js'

/** Documents of the median bucket, as in the report: for shares and averages, and for the volume alone. */
const LEAST_FOR_SHARES = 30
const LEAST_FOR_VOLUME = 10
/** Days of the project from which on documents are counted by months before an interval is chosen, and by years before that. */
const MOST_DAYS = 3_650
const MANY_DAYS = 200_000
/** Scores with more distinct values have no averages by time: one question is asked for each value. */
const MOST_SCORES = 12

export interface TimeRequest extends ConceptsRequest {
  readonly date: FieldRecord
  readonly score: FieldRecord | undefined
}

/** Documents over time, and the concepts with their documents in each bucket. */
export interface TimeAnswer {
  readonly time: ReportTime
  readonly concepts: readonly Concept[]
}

/** Why nothing is drawn: no document of the filter has a date, or their dates are too far from each other. */
export type NoTime = 'noDates' | 'tooLong'

/** What the charts over time show, or why there is nothing to draw. */
export async function askTime(
  asked: TimeRequest,
  concepts: readonly Concept[],
  signal: AbortSignal,
): Promise<TimeAnswer | NoTime> {
  const { days, leftOut, filter } = await askDays(asked, signal)
  if (!fitsChart(days)) return days.size === 0 ? 'noDates' : 'tooLong'
  const request = { ...asked, filter }
  const interval = chooseInterval(days, LEAST_FOR_SHARES)
  const volumeInterval = chooseInterval(days, LEAST_FOR_VOLUME)
  const { name } = request.date
  const counted = await call(
    matchCounts,
    {
      project_id: request.projectId,
      filter: request.filter,
      concept_selector: selectorOf(concepts),
      breakdowns: [
        { name, interval },
        { name, interval: volumeInterval },
      ],
    },
    { signal },
  )
  const [buckets = [], volume = []] = counted.breakdowns.map((breakdown) => breakdown.buckets)
  const [averages, peaks] = await Promise.all([
    askAverages(request, interval, signal),
    askPeaks(request, concepts, { interval, buckets }, signal),
  ])
  const starts = [...days.keys()].sort()
  return {
    time: {
      field: name,
      minimum: starts[0] ?? '',
      maximum: starts.at(-1) ?? '',
      left_out: leftOut,
      interval,
      buckets: buckets.map((bucket) => describeBucket(bucket, averages)),
      volume_interval: volumeInterval,
      volume: volume.map((bucket) => ({ start: startOf(bucket), count: bucket.filter_count })),
    },
    concepts: concepts.map((concept, place) => ({
      ...concept,
      buckets: buckets.map(({ match_counts }) => match_counts[place]?.exact_match_count ?? 0),
      peak: peaks.get(place) ?? null,
    })),
  }
}

const startOf = ({ label }: Bucket): string => label.slice(0, 10)

/** The days that are drawn, and the filter of their documents. */
interface AskedDays extends MainDays {
  readonly filter: TimeRequest['filter']
}

/**
 * Documents of the filter by day, or by month over a long time. Those with a date far from all others are left out; by years first, if
 * the time of the project is long.
 */
async function askDays(request: TimeRequest, signal: AbortSignal): Promise<AskedDays> {
  const { date } = request
  const span = daysBetween(String(date.minimum), String(date.maximum))
  if (span <= MANY_DAYS) return await askMainDays(request, span > MOST_DAYS ? 'month' : 'day', signal)
  // The filter may leave out the dates that make it so long.
  const years = await askMainDays(request, 'year', signal)
  const starts = [...years.days.keys()].sort()
  if (!fitsChart(years.days)) return years
  const interval = daysBetween(starts[0]!, starts.at(-1)!) > MOST_DAYS ? 'month' : 'day'
  const main = await askMainDays({ ...request, filter: years.filter }, interval, signal)
  return { ...main, leftOut: years.leftOut + main.leftOut }
}

const daysBetween = (first: string, last: string): number => (Date.parse(last) - Date.parse(first)) / DAY_MILLISECONDS

async function askMainDays(
  { projectId: project_id, filter, date: { name } }: TimeRequest,
  interval: ReportInterval,
  signal: AbortSignal,
): Promise<AskedDays> {
  const { breakdowns } = await call(
    matchCounts,
    { project_id, filter, concept_selector: NO_CONCEPTS, breakdowns: [{ name, interval }] },
    { signal },
  )
  const filled = (breakdowns[0]?.buckets ?? []).filter(({ filter_count }) => filter_count > 0)
  const main = mainDays(new Map(filled.map((bucket) => [startOf(bucket), bucket.filter_count])))
  if (main.leftOut === 0) return { ...main, filter }
  const starts = [...main.days.keys()].sort()
  const within = withinBuckets(name, { first: starts[0]!, last: starts.at(-1)! }, interval)
  return { ...main, filter: [...filter, within] }
}

/** Count, sum and sum of squares of the scores of a bucket. */
type Sums = readonly [count: number, sum: number, squares: number]

/** The scores of each bucket, from the documents with each score; empty for scores with many values. */
async function askAverages(
  { projectId: project_id, filter, date, score }: TimeRequest,
  interval: ReportInterval,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Sums>> {
  const values = (score?.values ?? []).map(({ value }) => Number(value))
  const sums = new Map<string, Sums>()
  if (score === undefined || values.length > MOST_SCORES) return sums
  const answers = await Promise.all(
    values.map((value) =>
      call(
        matchCounts,
        {
          project_id,
          filter: [...filter, { name: score.name, minimum: value, maximum: value }],
          concept_selector: NO_CONCEPTS,
          breakdowns: [{ name: date.name, interval }],
        },
        { signal },
      ),
    ),
  )
  for (const [place, { breakdowns }] of answers.entries()) {
    const value = values[place]!
    for (const bucket of breakdowns[0]?.buckets ?? []) {
      const [count, sum, squares] = sums.get(startOf(bucket)) ?? [0, 0, 0]
      const n = bucket.filter_count
      sums.set(startOf(bucket), [count + n, sum + n * value, squares + n * value * value])
    }
  }
  return sums
}

/** Half of the width of a 95% interval, in standard errors. */
const NORMAL_95 = 1.96

function describeBucket(bucket: Bucket, averages: ReadonlyMap<string, Sums>): ReportBucket {
  const start = startOf(bucket)
  const [count, sum, squares] = averages.get(start) ?? [0, 0, 0]
  const average = count === 0 ? null : sum / count
  const shown = { start, count: bucket.filter_count, average }
  if (average === null || count < 2) return { ...shown, interval: null }
  const variance = Math.max(0, (squares - count * average * average) / (count - 1))
  const half = NORMAL_95 * Math.sqrt(variance / count)
  return { ...shown, interval: { low: average - half, high: average + half } }
}

interface Buckets {
  readonly interval: ReportInterval
  readonly buckets: readonly Bucket[]
}

/** By concept the bucket in which it is met clearly more often than in all others, the clearest if several. */
async function askPeaks(
  request: TimeRequest,
  concepts: readonly Concept[],
  { interval, buckets }: Buckets,
  signal: AbortSignal,
): Promise<Map<number, ReportPeak>> {
  const peaks = new Map<number, ReportPeak>()
  if (buckets.length < 2) return peaks
  const answers = await Promise.all(
    buckets.map((bucket) =>
      bucket.filter_count === 0
        ? undefined
        : askMore(request, concepts, withinBucket(request.date.name, startOf(bucket), interval), signal),
    ),
  )
  for (const [bucket, answer] of answers.entries()) {
    for (const { concept, count, share, other_share, q } of answer?.more ?? []) {
      if (q >= CLEAR_Q || q >= (peaks.get(concept)?.q ?? 1)) continue
      peaks.set(concept, { bucket, count, share, other_share, q })
    }
  }
  return peaks
}
