import type {
  ReportBucket,
  ReportInterval,
  ReportNoun,
  ReportTime,
  SentimentCounts,
} from '../../report/reportDocument.js'
import { brief, bucketName, counted, fixed, percent, shortBucketName, tableDigits } from '../figures.js'
import { linearScale, niceDomain, tickDigits, tickSignificance, ticksOf } from '../geometry/scales.js'
import type { Concept } from '../model.js'
import { clipText, type Frame, textWidth, useFrame } from '../parts/measure.js'
import { Plot } from '../parts/Plot.js'
import { texts } from '../texts.js'
import { sharesOf } from './SentimentBars.js'

export interface TimelineProps {
  readonly time: ReportTime
  readonly noun: ReportNoun
  /** Average of all, for a dashed line; null without scores. */
  readonly average: number | null
  /** Digits of average scores; see `scoreDigits`. */
  readonly digits: number
  readonly concept: Concept | null
}

const VOLUME = { top: 30, bottom: 150 }
const PANEL = 110
const PANEL_GAP = 34
/** Size of a caption of a panel, in pixels. */
const CAPTION = 12
/** Least distance between the middles of two years below the axis. */
const YEAR_ROOM = 36
/** Ticks of a panel, about. */
const TICKS = 3
/** Least room at the left for figures of ticks, and between a figure and the plot, in pixels. */
const LEAST_LEFT = 38
const TICK_GAP = 8
/** Least width of a column with its average above, and the gap between two averages, in pixels. */
const ROOMY = 30
const AVERAGE_GAP = 4

interface TimeScale {
  readonly left: number
  readonly right: number
  readonly width: number
  /** Where a day stands. */
  readonly x: (day: string) => number
}

const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/** What a panel measures upwards. */
interface Axis {
  readonly domain: readonly [number, number]
  readonly ticks: readonly { readonly value: number; readonly text: string }[]
}

function volumeAxis({ volume }: ReportTime): Axis {
  const domain = niceDomain([0, Math.max(1, ...volume.map(({ count }) => count))], 4)
  const ticks = ticksOf(domain, TICKS).filter(Number.isInteger)
  return { domain, ticks: ticks.map((value) => ({ value, text: brief(value, 0, tickSignificance(domain, TICKS)) })) }
}

function scoreAxis({ buckets }: ReportTime, average: number): Axis {
  const bounds = buckets.flatMap((bucket) => (bucket.average === null ? [] : [bucket.average, ...boundsOf(bucket)]))
  const domain = niceDomain([Math.min(average, ...bounds), Math.max(average, ...bounds)], TICKS)
  const digits = tickDigits(domain, TICKS)
  const textOf = (tick: number): string =>
    brief(tick, Number.isInteger(tick) ? 0 : digits, tickSignificance(domain, TICKS))
  return { domain, ticks: ticksOf(domain, TICKS).map((value) => ({ value, text: textOf(value) })) }
}

/** The room at the left that the figures of all axes need. */
const leftOf = (axes: readonly (Axis | null)[]): number =>
  Math.max(
    LEAST_LEFT,
    ...axes.flatMap((axis) => axis?.ticks ?? []).map(({ text }) => Math.ceil(textWidth(text, CAPTION)) + TICK_GAP),
  )

function createTimeScale({ width }: Frame, end: string, start: string, left: number): TimeScale {
  const right = 8
  const scale = linearScale([timeOf(start), timeOf(end)], [left, width - right])
  return { left, right: width - right, width, x: (day) => scale(timeOf(day)) }
}

/** The day after the last bucket: as long as the bucket before, or a year. */
function endOf(buckets: readonly { readonly start: string }[]): string {
  const [last, before] = [buckets.at(-1)!.start, buckets.at(-2)?.start]
  const length = before === undefined ? 365 * 86_400_000 : timeOf(last) - timeOf(before)
  return new Date(timeOf(last) + length).toISOString().slice(0, 10)
}

/** Documents by time; below, on the same axis, the average score with its range, and the sentiment of a chosen concept. */
export function Timeline({ time, noun, average, digits, concept }: TimelineProps) {
  const frame = useFrame(1_150)
  const hasScores = time.buckets.some((bucket) => bucket.average !== null)
  const volume = volumeAxis(time)
  const scores = hasScores && average !== null ? scoreAxis(time, average) : null
  const felt = concept !== null && concept.bucket_sentiment.length > 0 ? concept : null
  const panels = [scores, felt].filter((panel) => panel !== null)
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
          <Volume {...{ time, scale, noun, concept }} axis={volume} />
          {scores !== null && (
            <Scores {...{ time, scale, digits, average: average! }} axis={scores} top={topOf(scores)} />
          )}
          {felt !== null && <Feelings {...{ time, scale }} concept={felt} top={topOf(felt)} />}
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

interface PanelProps {
  readonly time: ReportTime
  readonly scale: TimeScale
}

interface Column {
  readonly start: string
  readonly x: number
  readonly width: number
}

/** Columns from each start to the next. */
function columnsOf(buckets: readonly { readonly start: string }[], scale: TimeScale): Column[] {
  const end = endOf(buckets)
  return buckets.map(({ start }, i) => {
    const x = scale.x(start)
    return { start, x, width: Math.max(1, scale.x(buckets[i + 1]?.start ?? end) - x) }
  })
}

function Volume({
  time,
  scale,
  noun,
  concept,
  axis,
}: PanelProps & { readonly noun: ReportNoun; readonly concept: Concept | null; readonly axis: Axis }) {
  const y = linearScale(axis.domain, [VOLUME.bottom, VOLUME.top])
  const columns = columnsOf(time.volume, scale)
  const isShared = time.interval === time.volume_interval
  return (
    <>
      <Gridlines {...{ axis, y, scale }} />
      {columns.map(({ start, x, width }, i) => {
        const { count } = time.volume[i]!
        const own = isShared ? (concept?.buckets[i] ?? 0) : 0
        return (
          <g key={start}>
            <rect class="vol" x={x + 1} width={Math.max(1, width - 2)} y={y(count)} height={y(0) - y(count)} />
            {own > 0 && (
              <rect class="volon" x={x + 1} width={Math.max(1, width - 2)} y={y(own)} height={y(0) - y(own)} />
            )}
            <title>{texts.time.bucket(bucketName(start, time.volume_interval), counted(count, noun))}</title>
          </g>
        )
      })}
      <Caption scale={scale} y={16}>
        {texts.time.volume(noun, time.volume_interval) +
          (isShared && concept !== null ? texts.time.volumeOf(concept.name) : '')}
      </Caption>
    </>
  )
}

interface CaptionProps {
  readonly scale: TimeScale
  readonly y: number
  readonly children: string
}

/** The caption of a panel, cut where it has no room. */
const Caption = ({ scale, y, children }: CaptionProps) => (
  <text class="side" x={scale.left} y={y}>
    {clipText(children, scale.right - scale.left, CAPTION)}
  </text>
)

interface GridlinesProps {
  readonly axis: Axis
  readonly y: (value: number) => number
  readonly scale: TimeScale
}

const Gridlines = ({ axis, y, scale }: GridlinesProps) => (
  <>
    {axis.ticks.map(({ value, text }) => (
      <g class="tick" key={value}>
        <line class="grid" x1={scale.left} x2={scale.right} y1={y(value)} y2={y(value)} />
        <text x={scale.left - TICK_GAP} y={y(value) + 4} text-anchor="end">
          {text}
        </text>
      </g>
    ))}
  </>
)

interface ScoresProps extends PanelProps {
  readonly average: number
  readonly digits: number
  readonly axis: Axis
  readonly top: number
}

function Scores({ time, scale, average, digits, axis, top }: ScoresProps) {
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

const boundsOf = ({ interval }: ReportBucket): number[] => (interval === null ? [] : [interval.low, interval.high])

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

/** Sentiment of a concept by bucket: positive above the line, negative below. */
function Feelings({ time, scale, concept, top }: PanelProps & { readonly concept: Concept; readonly top: number }) {
  const y = linearScale([-1, 1], [top + PANEL - 8, top + 8])
  const columns = columnsOf(time.buckets, scale)
  return (
    <>
      <Caption scale={scale} y={top - 6}>
        {texts.time.feelings(concept.name)}
      </Caption>
      <line class="zero thin" x1={scale.left} x2={scale.right} y1={y(0)} y2={y(0)} />
      {columns.map((column, i) => (
        <FeelingColumn key={column.start} {...column} y={y} counts={concept.bucket_sentiment[i]!} />
      ))}
    </>
  )
}

function FeelingColumn({
  x,
  width,
  y,
  counts,
}: Column & { readonly y: (share: number) => number; readonly counts: SentimentCounts }) {
  const [negative, , positive] = sharesOf(counts)
  const [from, size] = [x + 2, Math.max(1, width - 4)]
  return (
    <g>
      <rect class="bar pos" x={from} width={size} y={y(positive)} height={y(0) - y(positive)} />
      <rect class="bar neg" x={from} width={size} y={y(0)} height={y(-negative) - y(0)} />
      <rect fill="url(#hatch)" x={from} width={size} y={y(0)} height={y(-negative) - y(0)} />
      <title>{texts.time.feeling(percent(positive), percent(negative))}</title>
    </g>
  )
}

interface DateAxisProps {
  readonly buckets: readonly ReportBucket[]
  readonly interval: ReportInterval
  readonly scale: TimeScale
  readonly end: string
  readonly y: number
}

/** Names of buckets as far as there is room, and the years below. */
function DateAxis({ buckets, interval, scale, end, y }: DateAxisProps) {
  const columns = columnsOf(buckets, scale)
  const room = interval === 'day' || interval === 'week' ? 52 : 36
  const every = Math.max(1, Math.ceil(room / Math.max(1, columns[0]!.width)))
  const years = yearsOf(columns, Math.min(scale.x(end), scale.right))
  return (
    <>
      {columns.map(({ start, x, width }, i) =>
        i % every === 0 ? (
          <text
            key={start}
            class="axis"
            x={x + (width * Math.min(every, columns.length - i)) / 2}
            y={y}
            text-anchor="middle"
          >
            {shortBucketName(start, interval)}
          </text>
        ) : null,
      )}
      {interval !== 'year' &&
        years.map(({ year, from, to, isNamed }) => (
          <g key={year}>
            <line class="zero thin" x1={from + 2} x2={Math.max(from + 2, to - 2)} y1={y + 6} y2={y + 6} />
            {isNamed && (
              <text
                class="axis yr"
                x={Math.min((from + to) / 2, scale.width - YEAR_ROOM / 2)}
                y={y + 20}
                text-anchor="middle"
              >
                {year}
              </text>
            )}
          </g>
        ))}
    </>
  )
}

interface YearSpan {
  readonly year: string
  readonly from: number
  readonly to: number
  readonly isNamed: boolean
}

/** The years of columns, named as far as there is room. */
function yearsOf(columns: readonly Column[], end: number): YearSpan[] {
  const years: YearSpan[] = []
  let lastMiddle = Number.NEGATIVE_INFINITY
  for (const year of new Set(columns.map(({ start }) => start.slice(0, 4)))) {
    const own = columns.filter(({ start }) => start.startsWith(year))
    const [from, to] = [own[0]!.x, Math.min(end, own.at(-1)!.x + own.at(-1)!.width)]
    const middle = (from + to) / 2
    const isNamed = middle - lastMiddle >= YEAR_ROOM
    if (isNamed) lastMiddle = middle
    years.push({ year, from, to, isNamed })
  }
  return years
}
