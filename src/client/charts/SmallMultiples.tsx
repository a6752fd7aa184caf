import type { ReportBucket, ReportInterval } from '../../report/reportTime.js'
import { bucketName, certainty, percent } from '../figures.js'
import type { Concept } from '../model.js'
import type { Cell } from '../parts/csv.js'
import { clipText, textWidth, useFrame } from '../parts/measure.js'
import { type ItemProps, Plot } from '../parts/Plot.js'
import { texts } from '../texts.js'
import { barWidth, ColourBar } from './ownColour.js'

export interface SmallMultiplesProps {
  readonly concepts: readonly Concept[]
  readonly buckets: readonly ReportBucket[]
  readonly interval: ReportInterval
  readonly chosen: number | null
  readonly onChoose: (place: number) => void
}

const CELL_HEIGHT = 158
const PLOT_TOP = 44
const PLOT_BOTTOM = 122
const GAP = 24
/** Below this width of a chart its note is shorter, and has two lines. */
const NARROW = 210
const NOTE_LINE = 16
/** Below this width of all there is one chart in a row. */
const ONE_COLUMN = 200
/** Room for the time beside a name. */
const TIME_ROOM = 70

/** Share of the documents of a bucket that mention a concept. */
const shareIn = (concept: Concept, bucket: number, buckets: readonly ReportBucket[]): number =>
  (concept.buckets[bucket] ?? 0) / Math.max(1, buckets[bucket]?.count ?? 0)

/** A small chart for each concept: shares by time, all on one scale, highlighted the bucket in which it stands out. */
export function SmallMultiples({ concepts, buckets, interval, chosen, onChoose }: SmallMultiplesProps) {
  const frame = useFrame(1_150)
  const perRow = frame.width < ONE_COLUMN ? 1 : frame.width < 560 ? 2 : frame.width < 940 ? 3 : 4
  const width = (frame.width - GAP * (perRow - 1)) / perRow
  // Where a name has no room beside the time, all charts have the time in a line of its own.
  const lower = concepts.some((concept) => nameWidth(concept) > width - TIME_ROOM - nameStart(concept)) ? NOTE_LINE : 0
  const cellHeight = CELL_HEIGHT + (width < NARROW ? NOTE_LINE : 0) + lower
  const most = Math.max(0.05, ...concepts.flatMap((concept) => buckets.map((_, i) => shareIn(concept, i, buckets))))
  const cells = concepts.map((concept, i) => ({
    concept,
    x: (i % perRow) * (width + GAP),
    y: Math.floor(i / perRow) * cellHeight,
  }))
  return (
    <Plot
      frame={frame}
      height={Math.ceil(concepts.length / perRow) * cellHeight}
      items={cells.map(({ concept, x, y }) => ({ key: concept.place, x, y }))}
      chosen={chosen}
      onChoose={onChoose}
      label={texts.time.multiples(concepts.length, interval)}
    >
      {(itemProps) =>
        cells.map(({ concept, x, y }) => (
          <Multiple
            key={concept.place}
            {...{ concept, buckets, interval, itemProps, x, y, width, most, lower }}
            height={cellHeight}
            isChosen={chosen === concept.place}
          />
        ))
      }
    </Plot>
  )
}

/** Where the name of a concept begins, and its width. */
const nameStart = (concept: Concept): number => 4 + barWidth(concept)
const nameWidth = ({ name }: Concept): number => textWidth(name, 15, 650)

interface MultipleProps {
  readonly concept: Concept
  readonly buckets: readonly ReportBucket[]
  readonly interval: ReportInterval
  readonly itemProps: ItemProps
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** The share at the top of the scale. */
  readonly most: number
  /** Height of the line with the time, below which the columns stand; 0 where the time stands beside the name. */
  readonly lower: number
  readonly isChosen: boolean
}

function Multiple({ concept, buckets, interval, itemProps, x, y, width, height, most, ...props }: MultipleProps) {
  const { isChosen, lower } = props
  const { name, peak, place } = concept
  const start = nameStart(concept)
  const shownName = clipText(name, width - (lower === 0 ? TIME_ROOM : 0) - start, 15, 650)
  const column = width / buckets.length
  const shares = buckets.map((_, i) => shareIn(concept, i, buckets))
  const bottom = PLOT_BOTTOM + lower
  const scale = (share: number): number => bottom - (share / most) * (PLOT_BOTTOM - PLOT_TOP)
  const figureTop = (i: number): number => highestBelow(i, shares, column)
  // Without a peak the ends are named, unless the figure would stand above a higher column beside its own.
  const isNamed = (i: number): boolean =>
    peak === null ? (i === 0 || i === shares.length - 1) && figureTop(i) === shares[i] : i === peak.bucket
  const spoken = shares
    .map((share, i) => texts.time.bucketFigure(bucketName(buckets[i]!.start, interval), percent(share)))
    .join(', ')
  return (
    <g class={`multiple${isChosen ? ' on' : ''}`} transform={`translate(${x} ${y})`}>
      <g {...itemProps(place, texts.time.multiple(name, noteOf(concept, interval).join(' · '), spoken))}>
        <rect class="hit" x="-6" y="0" width={width + 12} height={height - 12} />
      </g>
      <line class="zero thin" x1="0" x2={width} y1="1" y2="1" />
      {isChosen && (
        <rect class="markr" x="0" y="6" width={start + textWidth(shownName, 15, 650) + 4} height="20" rx="3" />
      )}
      <ColourBar concept={concept} x={2} y={8} height={16} />
      <text class="mn" x={start} y="21">
        {shownName}
      </text>
      {peak !== null && (
        <text
          class="axis"
          x={lower === 0 ? width - 4 : start}
          y={21 + lower}
          text-anchor={lower === 0 ? 'end' : 'start'}
        >
          {bucketName(buckets[peak.bucket]!.start, interval)}
        </text>
      )}
      {shares.map((share, i) => (
        <g key={buckets[i]!.start}>
          <rect
            class={i === peak?.bucket ? 'vol out' : 'vol'}
            x={i * column + Math.min(2, column / 8)}
            width={Math.max(1, column - Math.min(4, column / 4))}
            y={Math.min(scale(share), bottom - 0.5)}
            height={Math.max(0.5, bottom - scale(share))}
          />
          {isNamed(i) && (
            <text
              class={i === peak?.bucket ? 'mv out' : 'mv'}
              x={within((i + 0.5) * column, width, percent(share))}
              y={scale(figureTop(i)) - 4}
              text-anchor="middle"
            >
              {percent(share)}
            </text>
          )}
        </g>
      ))}
      <line class="zero thin" x1="0" x2={width} y1={bottom} y2={bottom} />
      {noteOf(concept, interval, width < NARROW).map((line, i) => (
        <text key={line} class="axis" x="0" y={bottom + 18 + i * NOTE_LINE}>
          {clipText(line, width, 12)}
        </text>
      ))}
    </g>
  )
}

/** Keeps the figure of an outer column within the chart. */
function within(x: number, width: number, figure = ''): number {
  const half = Math.max(HALF_FIGURE, textWidth(figure, FIGURE, 650) / 2)
  return Math.max(half, Math.min(width - half, x))
}

/** Size of figures above columns, in pixels. */
const FIGURE = 12

/** Half of the width of a figure such as 12%, in pixels. */
const HALF_FIGURE = 14

/** The highest share of the columns that a figure above a column covers, so that it stands above all of them. */
function highestBelow(place: number, shares: readonly number[], column: number): number {
  const middle = within((place + 0.5) * column, shares.length * column)
  const isBelow = (i: number): boolean => i * column < middle + HALF_FIGURE && (i + 1) * column > middle - HALF_FIGURE
  return Math.max(...shares.filter((_, i) => isBelow(i)))
}

/** What is said of a concept, in lines: in a narrow chart two. */
function noteOf({ peak }: Concept, interval: ReportInterval, isShort = false): string[] {
  if (peak === null) return isShort ? texts.time.shortNoPeak(interval) : [texts.time.noPeak(interval)]
  const [share, other, clear] = [percent(peak.share), percent(peak.other_share), certainty(peak.q)]
  return isShort ? [texts.time.shortPeak(share, other), clear] : [texts.time.peak(share, other, clear)]
}

/** The same as rows of a table file. */
export const multipleRows = (
  concepts: readonly Concept[],
  buckets: readonly ReportBucket[],
  interval: ReportInterval,
): Cell[][] => [
  [
    'concept',
    ...buckets.map(({ start }) => bucketName(start, interval)),
    'stands_out',
    'share_then',
    'share_otherwise',
    'q',
  ],
  ['all documents', ...buckets.map(({ count }) => count)],
  ...concepts.map((concept) => [
    concept.name,
    ...concept.buckets,
    concept.peak === null ? '' : bucketName(buckets[concept.peak.bucket]!.start, interval),
    concept.peak?.share,
    concept.peak?.other_share,
    concept.peak?.q,
  ]),
]
