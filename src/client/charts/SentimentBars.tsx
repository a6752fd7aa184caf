import type { SentimentCounts } from '../../report/reportConcepts.js'
import type { ReportNoun } from '../../report/reportDocument.js'
import { count, counted, percent } from '../figures.js'
import { type Concept, netSentiment } from '../model.js'
import type { Cell } from '../parts/csv.js'
import { clipText, textWidth, useFrame } from '../parts/measure.js'
import { type ItemProps, Plot } from '../parts/Plot.js'
import { texts } from '../texts.js'
import { barWidth, ColourBar } from './ownColour.js'

/** A concept whose sentiment is known. */
export interface ConceptWithSentiment extends Concept {
  readonly sentiment: SentimentCounts
}

export interface SentimentBarsProps {
  readonly concepts: readonly ConceptWithSentiment[]
  readonly noun: ReportNoun
  readonly chosen: number | null
  readonly onChoose: (place: number) => void
}

const ROW = 32
const HEAD = 30
const BAR = 16
const FIGURE = 44
const NARROW = 480
/** Below this width the bars stand beneath the names, in higher rows, and have the whole width. */
const STACKED = 300
const STACKED_ROW = 52
/** Width of the documents beside a name above the bars. */
const COUNT_ROOM = 60

interface Columns {
  readonly name: number
  readonly count: number
  /** The line between the two sides, and the length of a whole bar. */
  readonly middle: number
  readonly length: number
  readonly neutral: number | undefined
  readonly width: number
  readonly row: number
  /** Where the bar begins in its row, and where name and documents do: beside it or above it. */
  readonly bar: number
  readonly base: number
}

function columnsOf(width: number): Columns {
  if (width < STACKED) {
    const [middle, row] = [width / 2, STACKED_ROW]
    const shared = { middle, length: middle - FIGURE, neutral: undefined, width, row }
    return { ...shared, name: width - COUNT_ROOM, count: width - 4, bar: row - BAR - 6, base: 20 }
  }
  const narrow = width < NARROW
  const name = narrow ? 92 : 128
  const countEnd = name + (narrow ? 34 : 48)
  const neutral = narrow ? undefined : width - 4
  const [from, to] = [countEnd + 8, narrow ? width : width - 60]
  const [middle, length] = [(from + to) / 2, (to - from) / 2 - FIGURE]
  const rows = { row: ROW, bar: (ROW - BAR) / 2, base: ROW / 2 + 4 }
  return { name, count: countEnd, middle, length, neutral, width, ...rows }
}

/** Shares of negative and positive mentions on either side of a line, on one scale; neutral as a figure beside. */
export function SentimentBars({ concepts, noun, chosen, onChoose }: SentimentBarsProps) {
  const frame = useFrame(680)
  const columns = columnsOf(frame.width)
  return (
    <Plot
      frame={frame}
      height={HEAD + concepts.length * columns.row}
      items={concepts.map(({ place }, i) => ({ key: place, x: columns.name, y: HEAD + (i + 0.5) * columns.row }))}
      chosen={chosen}
      onChoose={onChoose}
      label={texts.sentiment.chart(concepts.length, noun)}
    >
      {(itemProps) => (
        <>
          <Head {...columns} noun={noun} />
          {concepts.map((concept, i) => (
            <Row
              key={concept.place}
              {...{ concept, columns, noun, itemProps }}
              y={HEAD + i * columns.row}
              isChosen={chosen === concept.place}
            />
          ))}
        </>
      )}
    </Plot>
  )
}

/** Size of the names of the sides, their distance from the line, and the least gap between both, in pixels. */
const SIDE = 13
const SIDE_GAP = 8
const LEAST_GAP = 12

/** Where the names of the sides meet the line; where the right one has no room beside it, both stand further left. */
function sidesOf(middle: number, width: number): { readonly negativeEnd: number; readonly positive: number } {
  const positive = Math.min(middle + SIDE_GAP, width - textWidth(texts.sentiment.positiveSide, SIDE, 500))
  return { positive, negativeEnd: Math.min(middle - SIDE_GAP, positive - LEAST_GAP) }
}

function Head({ count: countEnd, middle, neutral, width, noun }: Columns & { readonly noun: ReportNoun }) {
  const { negativeEnd, positive } = sidesOf(middle, width)
  return (
    <>
      {neutral !== undefined && (
        <text class="axis" x={countEnd} y="16" text-anchor="end">
          {noun.many}
        </text>
      )}
      <text class="axis neg" x={negativeEnd} y="16" text-anchor="end">
        {texts.sentiment.negativeSide}
      </text>
      <text class="axis pos" x={positive} y="16">
        {texts.sentiment.positiveSide}
      </text>
      {neutral !== undefined && (
        <text class="axis" x={neutral} y="16" text-anchor="end">
          {texts.neutral}
        </text>
      )}
      <line class="zero thin" x1="0" x2={width} y1={HEAD - 5} y2={HEAD - 5} />
    </>
  )
}

interface RowProps {
  readonly concept: ConceptWithSentiment
  readonly columns: Columns
  readonly noun: ReportNoun
  readonly itemProps: ItemProps
  readonly y: number
  readonly isChosen: boolean
}

function Row({ concept, columns, noun, itemProps, y, isChosen }: RowProps) {
  const { sentiment, name, place } = concept
  const [negative, neutral, positive] = sharesOf(sentiment)
  const { middle, length, width, row } = columns
  const base = y + columns.base
  const bar = y + columns.bar
  const figure = bar + BAR / 2 + 4
  const [left, right] = [negative * length, positive * length]
  const shares = { negative: percent(negative), positive: percent(positive), neutral: percent(neutral) }
  return (
    <g class={`row${isChosen ? ' on' : ''}`}>
      <g {...itemProps(place, texts.sentiment.row(name, counted(concept.count, noun), shares))}>
        <rect class="hit" x="0" y={y} width={width} height={row} />
      </g>
      {isChosen && <rect class="markr" x="0" y={base - 14} width={columns.name - 4} height="20" rx="3" />}
      <ColourBar concept={concept} x={2} y={base - 12} height={16} />
      <text class="rn" x={4 + barWidth(concept)} y={base}>
        {clipText(name, columns.name - 10 - barWidth(concept), 13, 500)}
      </text>
      <text x={columns.count} y={base} text-anchor="end">
        {count(concept.count)}
      </text>
      <rect class="bar neg" x={middle - left} y={bar} width={left} height={BAR} />
      <rect fill="url(#hatch)" x={middle - left} y={bar} width={left} height={BAR} />
      <rect class="bar pos" x={middle} y={bar} width={right} height={BAR} />
      <line class="zero" x1={middle} x2={middle} y1={bar - 4} y2={bar + BAR + 4} />
      <text class="fg" x={middle - left - 6} y={figure} text-anchor="end">
        {percent(negative)}
      </text>
      <text class="fg" x={middle + right + 6} y={figure}>
        {percent(positive)}
      </text>
      {columns.neutral !== undefined && (
        <text class="fg dim" x={columns.neutral} y={base} text-anchor="end">
          {percent(neutral)}
        </text>
      )}
      <line class="grid" x1="0" x2={width} y1={y + row} y2={y + row} />
    </g>
  )
}

/** Shares of negative, neutral and positive; 0 without any. */
export function sharesOf({ negative, neutral, positive }: SentimentCounts): readonly [number, number, number] {
  const total = Math.max(1, negative + neutral + positive)
  return [negative / total, neutral / total, positive / total]
}

/** The same as rows of a table file. */
export const sentimentRows = (concepts: readonly ConceptWithSentiment[]): Cell[][] => [
  ['concept', 'documents', 'negative', 'neutral', 'positive', 'net_sentiment'],
  ...concepts.map(({ name, count, sentiment }) => [
    name,
    count,
    sentiment.negative,
    sentiment.neutral,
    sentiment.positive,
    netSentiment(sentiment),
  ]),
]
