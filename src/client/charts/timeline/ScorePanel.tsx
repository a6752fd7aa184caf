import type { ReportBucket, ReportInterval, ReportTime } from '../../../report/reportTime.js'
import { brief, bucketName, fixed, tableDigits } from '../../figures.js'
import { linearScale, niceDomain, tickDigits, tickSignificance, ticksOf } from '../../geometry/scales.js'
import { textWidth } from '../../parts/measure.js'
import { texts } from '../../texts.js'
import { type Axis, CAPTION, Caption, Gridlines, PANEL, type PanelProps, TICKS } from './panel.js'
import { columnsOf } from './timeScale.js'

/** Least width of a column with its average above, and the gap between two averages, in pixels. */
const ROOMY = 30
const AVERAGE_GAP = 4

export function scoreAxis({ buckets }: ReportTime, average: number): Axis {
  const bounds = buckets.flatMap((bucket) => (bucket.average === null ? [] : [bucket.average, ...boundsOf(bucket)]))
  const domain = niceDomain([Math.min(average, ...bounds), Math.max(average, ...bounds)], TICKS)
  const digits = tickDigits(domain, TICKS)
  const textOf = (tick: number): string =>
    brief(tick, Number.isInteger(tick) ? 0 : digits, tickSignificance(domain, TICKS))
  return { domain, ticks: ticksOf(domain, TICKS).map((value) => ({ value, text: textOf(value) })) }
}

const boundsOf = ({ interval }: ReportBucket): number[] => (interval === null ? [] : [interval.low, interval.high])

interface ScorePanelProps extends PanelProps {
  readonly average: number
  readonly digits: number
  readonly axis: Axis
  readonly top: number
}

/** The average score by time, each with its interval, and the average of all as a dashed line. */
export function ScorePanel({ time, scale, average, digits, axis, top }: ScorePanelProps) {
  const y = linearScale(axis.domain, [top + PANEL - 14, top + 16])
  const columns = columnsOf(time.buckets, scale)
  const averages = time.buckets.flatMap((bucket) => (bucket.average === null ? [] : [brief(bucket.average, digits)]))
  const room = Math.max(ROOMY, ...averages.map((text) => textWidth(text, CAPTION, 650) + AVERAGE_GAP))
  const isRoomy = columns.every(({ width }) => width > room)
  return (
    <>
      <Gridlines {...{ axis, y, scale }} />
      <line class="zero dash" x1={scale.left} x2={scale.right} y1={y(average)} y2={y(average)} />
      {columns.map(({ start, x, width }, i) => (
        <Level key={start} bucket={time.buckets[i]!} {...{ x, width, y, digits, isRoomy, interval: time.interval }} />
      ))}
      <Caption scale={scale} y={top - 6}>
        {scoresCaption(time.interval, scale.right - scale.left)}
      </Caption>
    </>
  )
}

/** A shorter caption where the long one has no room. */
function scoresCaption(interval: ReportInterval, room: number): string {
  const caption = texts.time.scores(interval)
  return textWidth(caption, CAPTION) > room ? texts.time.shortScores(interval) : caption
}

interface LevelProps {
  readonly bucket: ReportBucket
  readonly interval: ReportInterval
  readonly x: number
  readonly width: number
  readonly y: (score: number) => number
  readonly digits: number
  readonly isRoomy: boolean
}

/** The average of a bucket as a level, its 95% interval as a band. */
function Level({ bucket, interval, x, width, y, digits, isRoomy }: LevelProps) {
  const { average, start } = bucket
  if (average === null) return null
  const { low, high } = bucket.interval ?? { low: average, high: average }
  return (
    <g>
      <rect class="band" x={x + 2} width={Math.max(1, width - 4)} y={y(high)} height={Math.max(0, y(low) - y(high))} />
      <line class="avg" x1={x + 2} x2={x + Math.max(3, width - 2)} y1={y(average)} y2={y(average)} />
      {isRoomy && (
        <text class="avgt" x={x + width / 2} y={y(high) - 5} text-anchor="middle">
          {brief(average, digits)}
        </text>
      )}
      <title>{texts.time.bucket(bucketName(start, interval), fixed(average, tableDigits(digits)))}</title>
    </g>
  )
}
