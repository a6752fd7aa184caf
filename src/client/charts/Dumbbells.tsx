import type { ReportDifference, ReportDifferenceRow } from '../../report/reportConcepts.js'
import type { ReportNoun } from '../../report/reportDocument.js'
import { CLEAR_Q, certainty, counted, percent, qFigure } from '../figures.js'
import type { Concept } from '../model.js'
import { clipText, useFrame } from '../parts/measure.js'
import { type ItemProps, Plot } from '../parts/Plot.js'
import { texts } from '../texts.js'
import { barWidth, ColourBar } from './ownColour.js'

export interface DumbbellsProps {
  readonly values: readonly ReportDifference[]
  readonly concepts: readonly Concept[]
  readonly noun: ReportNoun
  readonly chosen: number | null
  readonly onChoose: (place: number) => void
}

/** Differences shown for a value. */
const MOST_ROWS = 6
const HEAD = 56
const ROW = 36
const GAP = 32
const SMALL_GAP = 36

/** A row of a panel; its key is unique in the chart, since a concept may stand in several panels. */
interface DumbbellRow {
  readonly row: ReportDifferenceRow
  readonly itemKey: number
  readonly x: number
  readonly y: number
}

interface Panel {
  readonly value: ReportDifference
  readonly x: number
  readonly y: number
  readonly rows: readonly DumbbellRow[]
}

/** The clear differences of a value, and a chosen concept if it is not among them. */
export function shownRows({ more }: ReportDifference, chosen: number | null): ReportDifferenceRow[] {
  const clear = more
    .filter(({ q }) => q < CLEAR_Q)
    .toSorted((a, b) => b.share - b.other_share - (a.share - a.other_share))
    .slice(0, MOST_ROWS)
  const own = more.filter(({ concept }) => concept === chosen && !clear.some((row) => row.concept === concept))
  return [...clear, ...own]
}

/** For each value of a field the share of its documents that mention a concept (filled) and of all others (hollow). */
export function Dumbbells({ values, concepts, noun, chosen, onChoose }: DumbbellsProps) {
  const frame = useFrame(1_150)
  const perRow = frame.width < 640 ? 1 : frame.width < 940 ? 2 : Math.min(3, values.length)
  const width = (frame.width - GAP * (perRow - 1)) / Math.max(1, perRow)
  const { panels, height } = layPanels({ values, chosen, perRow, width, conceptCount: concepts.length })
  const rows = panels.flatMap((panel) => panel.rows)
  const most = Math.max(0.1, ...rows.flatMap(({ row }) => [row.share, row.other_share]))
  const conceptOf = (key: number): number => key % concepts.length
  const firstOfChosen = rows.find(({ row }) => row.concept === chosen)?.itemKey ?? null
  return (
    <Plot
      frame={frame}
      height={height}
      items={rows.map(({ itemKey, x, y }) => ({ key: itemKey, x, y }))}
      chosen={firstOfChosen}
      onChoose={(key) => onChoose(conceptOf(key))}
      tip={(key) => {
        const row = rows.find(({ itemKey }) => itemKey === key)?.row
        return row === undefined ? null : <Figures row={row} name={concepts[row.concept]!.name} noun={noun} />
      }}
      label={texts.differences.chart(values.length)}
    >
      {(itemProps) =>
        panels.map((panel) => (
          <g key={panel.value.value}>
            <PanelHead panel={panel} width={width} noun={noun} />
            {panel.rows.map((one) => (
              <Dumbbell
                key={one.itemKey}
                {...{ ...one, width, most, itemProps, noun }}
                concept={concepts[one.row.concept]!}
                isChosen={one.row.concept === chosen}
              />
            ))}
          </g>
        ))
      }
    </Plot>
  )
}

interface FiguresProps {
  readonly row: ReportDifferenceRow
  readonly name: string
  readonly noun: ReportNoun
}

const Figures = ({ row, name, noun }: FiguresProps) => (
  <>
    <b>{name}</b>
    <span>{sharesText(row, noun)}</span>
    <span class="dim">{texts.tip.certainty(certainty(row.q), qFigure(row.q))}</span>
  </>
)

const sharesText = ({ count, share, other_share }: ReportDifferenceRow, noun: ReportNoun): string =>
  texts.differences.shares(counted(count, noun), percent(share), percent(other_share))

interface PanelRequest {
  readonly values: readonly ReportDifference[]
  readonly chosen: number | null
  readonly perRow: number
  readonly width: number
  readonly conceptCount: number
}

function layPanels({ values, chosen, perRow, width, conceptCount }: PanelRequest): { panels: Panel[]; height: number } {
  const panels: Panel[] = []
  let [y, tallest] = [0, 0]
  const shown = values.map((value, index) => ({ value, index, rows: shownRows(value, chosen) }))
  for (const [i, { value, index, rows: found }] of shown.filter(({ rows }) => rows.length > 0).entries()) {
    if (i > 0 && i % perRow === 0) [y, tallest] = [y + tallest + SMALL_GAP, 0]
    const x = (i % perRow) * (width + GAP)
    const rows = found.map((row, j) => ({
      row,
      itemKey: index * conceptCount + row.concept,
      x,
      y: y + HEAD + j * ROW,
    }))
    panels.push({ value, x, y, rows })
    tallest = Math.max(tallest, HEAD + rows.length * ROW)
  }
  return { panels, height: y + tallest }
}

const PanelHead = ({
  panel,
  width,
  noun,
}: {
  readonly panel: Panel
  readonly width: number
  readonly noun: ReportNoun
}) => (
  <g transform={`translate(${panel.x} ${panel.y})`}>
    <line class="zero" x1="0" x2={width} y1="1" y2="1" />
    <text class="mn" x="0" y="22">
      {clipText(panel.value.value, width - 110, 15, 650)}
    </text>
    <text class="axis" x={width} y="22" text-anchor="end">
      {counted(panel.value.count, noun)}
    </text>
    <circle class="here" cx="6" cy="42" r="5" />
    <text class="axis" x="16" y="46">
      {texts.differences.here}
    </text>
    <circle class="elsewhere" cx="58" cy="42" r="5" />
    <text class="axis" x="68" y="46">
      {texts.differences.others}
    </text>
  </g>
)

interface DumbbellProps extends DumbbellRow {
  readonly concept: Concept
  readonly noun: ReportNoun
  readonly width: number
  readonly most: number
  readonly isChosen: boolean
  readonly itemProps: ItemProps
}

function Dumbbell({ row, itemKey, x, y, concept, noun, width, most, isChosen, itemProps }: DumbbellProps) {
  const [from, to] = [width * 0.36, width - 84]
  const scale = (share: number): number => from + (share / most) * (to - from)
  const isClear = row.q < CLEAR_Q
  const label = texts.differences.row(concept.name, sharesText(row, noun), certainty(row.q))
  return (
    <g class={`row${isChosen ? ' on' : ''}`} transform={`translate(${x} ${y})`}>
      <g {...itemProps(itemKey, label)}>
        <rect class="hit" x="0" y="0" width={width} height={ROW} />
      </g>
      {isChosen && <rect class="markr" x="0" y="7" width={from - 12} height={ROW - 14} rx="3" />}
      <ColourBar concept={concept} x={2} y={9} height={ROW - 18} />
      <text class="rn" x={4 + barWidth(concept)} y={ROW / 2 + 4}>
        {clipText(concept.name, from - 20 - barWidth(concept), 13, 500)}
      </text>
      <line class="zero thin" x1={from} x2={to} y1={ROW / 2} y2={ROW / 2} />
      <line class="between" x1={scale(row.other_share)} x2={scale(row.share)} y1={ROW / 2} y2={ROW / 2} />
      <circle class="elsewhere" cx={scale(row.other_share)} cy={ROW / 2} r="5.5" />
      <circle class={isClear ? 'here' : 'here open'} cx={scale(row.share)} cy={ROW / 2} r="5.5" />
      <text class="fg" x={width - 40} y={ROW / 2 + 4} text-anchor="end">
        {percent(row.share)}
      </text>
      <text class="fg dim" x={width - 2} y={ROW / 2 + 4} text-anchor="end">
        {percent(row.other_share)}
      </text>
      <line class="grid" x1="0" x2={width} y1={ROW} y2={ROW} />
    </g>
  )
}
