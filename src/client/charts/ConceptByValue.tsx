import type { SentimentCounts } from '../../report/reportConcepts.js'
import type { ReportField, ReportNoun } from '../../report/reportDocument.js'
import { capital, count, counted, percent, signedPercent } from '../figures.js'
import type { Concept } from '../model.js'
import type { Cell } from '../parts/csv.js'
import { fieldTitle } from '../parts/fieldTitle.js'
import { clipText, useFrame } from '../parts/measure.js'
import { type ItemProps, Plot } from '../parts/Plot.js'
import { texts } from '../texts.js'
import { sharesOf } from './SentimentBars.js'

export interface ConceptByValueProps {
  readonly concept: Concept
  readonly fields: readonly ReportField[]
  readonly noun: ReportNoun
  /** Chosen value by field. */
  readonly filters: Readonly<Record<string, string>>
  readonly onToggle: (field: string, value: string) => void
}

const ROW = 28
const HEAD = 34
const BAR = 12

/** A value of a field with the concept's documents. */
interface ValueRow {
  readonly key: number
  readonly field: string
  readonly value: string
  readonly documents: number
  readonly total: number
  readonly sentiment: SentimentCounts | undefined
  readonly y: number
}

/** How many documents of each value mention a concept, and how they feel about it. */
export function ConceptByValue({ concept, fields, noun, filters, onToggle }: ConceptByValueProps) {
  const frame = useFrame(1_150)
  const { rows, heads, height } = layRows(concept, fields)
  const most = Math.max(0.01, ...rows.map(shareOf))
  return (
    <Plot
      frame={frame}
      height={height}
      items={rows.map(({ key, y }) => ({ key, x: 0, y }))}
      chosen={rows.find(({ field, value }) => filters[field] === value)?.key ?? null}
      onChoose={(key) => onToggle(rows[key]!.field, rows[key]!.value)}
      label={texts.differences.valueChart(concept.name, heads.length)}
    >
      {(itemProps) => (
        <>
          {heads.map(({ name, y }) => (
            <text key={name} class="mn" x="4" y={y + 24}>
              {clipText(capital(name), frame.width - 8, 15, 650)}
            </text>
          ))}
          {rows.map((row) => (
            <Row
              key={row.key}
              {...{ row, most, noun, itemProps }}
              width={frame.width}
              isChosen={filters[row.field] === row.value}
            />
          ))}
        </>
      )}
    </Plot>
  )
}

const shareOf = ({ documents, total }: ValueRow): number => documents / Math.max(1, total)

function layRows(concept: Concept, fields: readonly ReportField[]) {
  const rows: ValueRow[] = []
  const heads: { name: string; y: number }[] = []
  let y = 0
  for (const { name, values } of fields) {
    if (values === undefined) continue
    heads.push({ name: fieldTitle(name), y })
    y += HEAD
    for (const [i, { value, count: total }] of values.entries()) {
      const documents = concept.values[name]?.[i] ?? 0
      rows.push({
        key: rows.length,
        field: name,
        value,
        documents,
        total,
        sentiment: concept.value_sentiment[name]?.[i],
        y,
      })
      y += ROW
    }
  }
  return { rows, heads, height: y }
}

interface RowProps {
  readonly row: ValueRow
  readonly width: number
  /** The share of the longest bar. */
  readonly most: number
  readonly noun: ReportNoun
  readonly isChosen: boolean
  readonly itemProps: ItemProps
}

function Row({ row, width, most, noun, isChosen, itemProps }: RowProps) {
  const { key, value, documents, total, sentiment, y } = row
  const name = Math.min(200, width * 0.3)
  const half = (width - name) / 2
  const bar = (shareOf(row) / most) * (half - 60)
  const [negative, , positive] = sharesOf(sentiment ?? { negative: 0, neutral: 0, positive: 0 })
  const feeling = sentiment === undefined ? '' : texts.differences.valueFeeling(percent(negative), percent(positive))
  const share = texts.differences.valueRow(value, count(documents), counted(total, noun), percent(shareOf(row)))
  return (
    <g class={`row${isChosen ? ' on' : ''}`} transform={`translate(0 ${y})`}>
      <g {...itemProps(key, share + feeling)}>
        <rect class="hit" x="0" y="0" width={width} height={ROW} />
      </g>
      {isChosen && <rect class="markr" x="0" y="4" width={name - 8} height={ROW - 8} rx="3" />}
      <text class="rn" x="4" y={ROW / 2 + 4}>
        {clipText(value, name - 14, 13, 500)}
      </text>
      <rect class="vol" x={name} y={(ROW - BAR) / 2} width={bar} height={BAR} />
      <text class="fg" x={name + bar + 6} y={ROW / 2 + 4}>
        {percent(shareOf(row))} ({count(documents)})
      </text>
      {sentiment !== undefined && documents > 0 && (
        <Feeling {...{ negative, positive }} middle={name + half * 1.5} length={half / 2 - 44} />
      )}
      <line class="grid" x1="0" x2={width} y1={ROW} y2={ROW} />
    </g>
  )
}

interface FeelingProps {
  readonly negative: number
  readonly positive: number
  readonly middle: number
  /** Of a whole bar. */
  readonly length: number
}

const Feeling = ({ negative, positive, middle, length }: FeelingProps) => {
  const [left, right] = [negative * length, positive * length]
  const top = (ROW - BAR) / 2
  return (
    <>
      <rect class="bar neg" x={middle - left} y={top} width={left} height={BAR} />
      <rect fill="url(#hatch)" x={middle - left} y={top} width={left} height={BAR} />
      <rect class="bar pos" x={middle} y={top} width={right} height={BAR} />
      <line class="zero" x1={middle} x2={middle} y1="4" y2={ROW - 4} />
      <text class="fg" x={middle - left - 6} y={ROW / 2 + 4} text-anchor="end">
        {signedPercent(-negative)}
      </text>
      <text class="fg" x={middle + right + 6} y={ROW / 2 + 4}>
        {signedPercent(positive)}
      </text>
    </>
  )
}

/** The same as rows of a table file. */
export const valueRows = (concept: Concept, fields: readonly ReportField[]): Cell[][] => [
  ['concept', 'field', 'value', 'documents', 'of', 'negative', 'neutral', 'positive'],
  ...layRows(concept, fields).rows.map(({ field, value, documents, total, sentiment }) => [
    concept.name,
    field,
    value,
    documents,
    total,
    sentiment?.negative,
    sentiment?.neutral,
    sentiment?.positive,
  ]),
]
