import type { ReportNoun } from '../../../report/reportDocument.js'
import type { ReportTime } from '../../../report/reportTime.js'
import { bucketName, fixed } from '../../figures.js'
import type { Concept } from '../../model.js'
import { useFrame } from '../../parts/measure.js'
import { Plot } from '../../parts/Plot.js'
import { texts } from '../../texts.js'
import { DateAxis } from './DateAxis.js'
import { type Axis, leftOf, PANEL } from './panel.js'
import { ScorePanel, scoreAxis } from './ScorePanel.js'
import { SentimentPanel } from './SentimentPanel.js'
import { createTimeScale, endOf } from './timeScale.js'
import { VOLUME, VolumePanel, volumeAxis } from './VolumePanel.js'

export interface TimelineProps {
  readonly time: ReportTime
  readonly noun: ReportNoun
  /** Average of all, for a dashed line; null without scores. */
  readonly average: number | null
  /** Digits of average scores; see `scoreDigits`. */
  readonly digits: number
  readonly concept: Concept | null
}

/** Room above a panel, for its caption, in pixels. */
const PANEL_GAP = 34

/** Documents by time; below, on the same axis, the average score with its range, and the sentiment of a chosen concept. */
export function Timeline({ time, noun, average, digits, concept }: TimelineProps) {
  const frame = useFrame(1_150)
  const hasScores = time.buckets.some((bucket) => bucket.average !== null)
  const volume = volumeAxis(time)
  const scores = hasScores && average !== null ? scoreAxis(time, average) : null
  const described = concept !== null && concept.bucket_sentiment.length > 0 ? concept : null
  const panels = [scores, described].filter((panel) => panel !== null)
  const bottom = VOLUME.bottom + panels.length * (PANEL + PANEL_GAP)
  const end = [endOf(time.volume), endOf(time.buckets)].sort()[1]!
  const start = [time.volume[0]!.start, time.buckets[0]!.start].sort()[0]!
  const scale = createTimeScale(frame, end, start, leftOf([volume, scores]))
  const topOf = (panel: Axis | Concept): number =>
    VOLUME.bottom + PANEL_GAP + panels.indexOf(panel) * (PANEL + PANEL_GAP)
  return (
    <Plot
      frame={frame}
      height={bottom + 44}
      items={[]}
      chosen={null}
      onChoose={() => {}}
      label={labelOf(time, noun, digits)}
    >
      {() => (
        <>
          <VolumePanel {...{ time, scale, noun, concept }} axis={volume} />
          {scores !== null && (
            <ScorePanel {...{ time, scale, digits, average: average! }} axis={scores} top={topOf(scores)} />
          )}
          {described !== null && <SentimentPanel {...{ time, scale }} concept={described} top={topOf(described)} />}
          <DateAxis buckets={time.buckets} interval={time.interval} scale={scale} end={end} y={bottom + 16} />
        </>
      )}
    </Plot>
  )
}

function labelOf({ volume, buckets, interval, volume_interval }: ReportTime, noun: ReportNoun, digits: number): string {
  const counts = volume
    .map(({ start, count }) => texts.time.bucketFigure(bucketName(start, volume_interval), String(count)))
    .join(', ')
  const averages = buckets
    .filter(({ average }) => average !== null)
    .map(({ start, average }) => texts.time.bucketFigure(bucketName(start, interval), fixed(average!, digits)))
  const volumes = texts.time.timeline(noun, volume_interval, counts)
  return averages.length === 0 ? volumes : volumes + texts.time.timelineAverages(interval, averages.join(', '))
}
