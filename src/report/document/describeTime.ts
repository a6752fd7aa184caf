import type { FilterConstraint } from '../reportOptions.js'
import type { ReportBucket, ReportInterval, ReportTime } from '../reportTime.js'
import { askVolume, type Bucket, type ChartedTime } from './askCounts.js'
import { chooseInterval, startOf } from './intervals.js'
import type { MainDays } from './mainDays.js'
import { addScoreSums, averageOf, intervalOf, type MetadataPass, noScores, type ScoreSums } from './readScores.js'
import type { ReportedProject } from './reportedProject.js'

/** Documents of the median bucket for the volume alone. */
const LEAST_FOR_VOLUME = 10

export interface TimeParts extends ChartedTime {
  readonly filter: readonly FilterConstraint[]
  /** The days that are drawn. */
  readonly main: MainDays
  readonly buckets: readonly Bucket[]
  readonly pass: MetadataPass
}

/** The buckets of a report with their average scores, and its volume. */
export async function describeTime(project: ReportedProject, parts: TimeParts): Promise<ReportTime> {
  const { filter, main, field, interval, within, buckets, pass } = parts
  const days = [...main.days.keys()].sort()
  const volumeInterval = chooseInterval(main.days, LEAST_FOR_VOLUME)
  const isSame = volumeInterval === interval
  const volume = isSame ? buckets : await askVolume(project, filter, { field, interval: volumeInterval, within })
  const scores = scoresByBucket(pass, interval)
  return {
    field,
    minimum: days[0] ?? '',
    maximum: days.at(-1) ?? '',
    left_out: main.leftOut,
    interval,
    buckets: buckets.map((bucket) => describeBucket(bucket, scores.get(bucket.start) ?? noScores())),
    volume_interval: volumeInterval,
    volume: volume.map(({ start, count }) => ({ start, count })),
  }
}

const describeBucket = ({ start, count }: Bucket, scores: ScoreSums): ReportBucket => ({
  start,
  count,
  average: averageOf(scores),
  interval: intervalOf(scores),
})

function scoresByBucket({ scoresByDay }: MetadataPass, interval: ReportInterval): Map<string, ScoreSums> {
  const scores = new Map<string, ScoreSums>()
  for (const [day, sums] of scoresByDay) {
    const start = startOf(day, interval)
    const ofBucket = scores.get(start) ?? noScores()
    addScoreSums(ofBucket, sums)
    scores.set(start, ofBucket)
  }
  return scores
}
