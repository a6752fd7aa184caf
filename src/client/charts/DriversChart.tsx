import type { ComponentChildren } from 'preact'
import { useMemo } from 'preact/hooks'
import type { ReportNoun } from '../../report/reportDocument.js'
import { isolated } from '../bidi.js'
import { brief, CLEAR_Q, count, counted, driverCertainty, fixed, signedBrief } from '../figures.js'
import { type Label, placeLabels } from '../geometry/placeLabels.js'
import { LEAST_EXTENT, linearScale, logScale, tickDigits, tickSignificance, ticksOf } from '../geometry/scales.js'
import type { ChartedDriver } from '../model.js'
import { clipText, type Frame, textWidth, useFrame } from '../parts/measure.js'
import { type ItemProps, Plot } from '../parts/Plot.js'
import { texts } from '../texts.js'
import { colourClass, colourStyle } from './ownColour.js'

export interface DriversChartProps {
  readonly drivers: readonly ChartedDriver[]
  /** Average score of all documents. */
  readonly average: number
  /** Digits of averages and impacts; see `scoreDigits`. */
  readonly digits: number
  readonly impact: 'raw' | 'adjusted'
  readonly noun: ReportNoun
  readonly chosen: number | null
  readonly onChoose: (place: number) => void
  readonly tip: (place: number) => ComponentChildren
}

/** The impact of a driver as it is, or adjusted for the other concepts of the same documents. */
export const impactOf = ({ driver }: ChartedDriver, kind: 'raw' | 'adjusted'): number =>
  kind === 'raw' ? driver.impact : driver.adjusted_impact

/** Below this width fonts are smaller and fewer labels are shown. */
const NARROW = 520

/** Size of a caption of an axis, its line, and the least gap between two in a row, in pixels. */
const CAPTION = 12
const CAPTION_LINE = 18
const CAPTION_GAP = 16

/** Between the figure of a tick and the plot, in pixels. */
const TICK_GAP = 8

/** Ticks of impacts, about. */
const IMPACT_TICKS = 6

/** Least radius of a concept of a list, which need not be an important driver. */
const LISTED = 6

interface DriverPoint {
  readonly concept: ChartedDriver
  readonly x: number
  readonly y: number
  readonly r: number
  readonly isClear: boolean
  readonly isNegative: boolean
  readonly label: Label | undefined
}

/** Drivers by documents and impact: filled where clear, as large as they are important, with a label where there is room. */
export function DriversChart(props: DriversChartProps) {
  const { drivers, average, digits, impact, noun, chosen, onChoose } = props
  const frame = useFrame()
  const layout = useMemo(() => placeDrivers(frame, props), [frame.width, drivers, impact, chosen])
  const { points, height } = layout
  const unnamed = points.filter(({ label }) => label === undefined).map(({ concept }) => concept.name)
  const clear = points.filter(({ isClear }) => isClear).length
  return (
    <>
      <Plot
        frame={frame}
        height={height}
        items={points.map(({ concept, x, y }) => ({ key: concept.place, x, y }))}
        chosen={chosen}
        onChoose={onChoose}
        tip={props.tip}
        label={texts.drivers.chart(points.length, clear, noun)}
      >
        {(itemProps) => (
          <>
            <Axes {...layout} averageText={brief(average, digits)} />
            {points.map((point) => (
              <Leader key={point.concept.place} point={point} chosen={chosen} />
            ))}
            {points.toSorted(fromBackToFront).map((point) => (
              <Dot key={point.concept.place} {...{ point, digits, impact, noun, chosen, itemProps }} />
            ))}
          </>
        )}
      </Plot>
      {unnamed.length > 0 && <p class="note bare">{unnamedNote(unnamed)}</p>}
    </>
  )
}

/** Larger dots lie behind smaller ones. Of two dots of one size, the one with the lower q lies in front. */
const fromBackToFront = (a: DriverPoint, b: DriverPoint): number =>
  Math.round(b.r) - Math.round(a.r) || b.concept.driver.q - a.concept.driver.q

/** Names listed in the note below the chart. */
const MOST_NAMED = 8

function unnamedNote(names: readonly string[]): string {
  const more = Math.max(0, names.length - MOST_NAMED)
  return texts.drivers.unnamed(names.slice(0, MOST_NAMED).map(isolated).join(', '), more, names.length)
}

interface DriverLayout extends PlotScales {
  readonly points: readonly DriverPoint[]
}

interface PlotScales {
  readonly width: number
  readonly height: number
  readonly margin: { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number }
  readonly x: (documents: number) => number
  readonly y: (impact: number) => number
  readonly xTicks: readonly number[]
  readonly yTicks: readonly number[]
  /** The caption of the horizontal axis. */
  readonly across: string
  /** Whether it stands below the lower caption of the vertical axis, because the two have no room in one row. */
  readonly isStacked: boolean
  readonly yTexts: readonly string[]
}

function createScales(width: number, { drivers, noun }: Pick<DriversChartProps, 'drivers' | 'noun'>): PlotScales {
  const narrow = width < NARROW
  const height = narrow ? 500 : 600
  const impacts = [0, ...drivers.flatMap((driver) => [driver.driver.impact, driver.driver.adjusted_impact])]
  const [low, high] = [Math.min(...impacts), Math.max(...impacts)]
  const span = high - low < LEAST_EXTENT ? 1 : high - low
  const extent = [low - span * 0.08, high + span * 0.12] as const
  const yTicks = ticksOf(extent, IMPACT_TICKS)
  const [yDigits, significant] = [tickDigits(extent, IMPACT_TICKS), tickSignificance(extent, IMPACT_TICKS)]
  const yTexts = yTicks.map((tick) => signedBrief(tick, yDigits, significant))
  const widest = Math.ceil(Math.max(...yTexts.map((text) => textWidth(text, CAPTION))))
  const [left, right] = [Math.max(narrow ? 38 : 48, widest + TICK_GAP), narrow ? 12 : 18]
  const across = clipText(texts.drivers.across(noun, narrow), width - left - right, CAPTION)
  const isStacked =
    textWidth(texts.drivers.down, CAPTION) + CAPTION_GAP + textWidth(across, CAPTION) > width - left - right
  const margin = { top: 30, right, bottom: isStacked ? 46 + CAPTION_LINE : 46, left }
  const counts = drivers.map((driver) => driver.count)
  const domain = [Math.max(1, Math.min(...counts)) * 0.78, Math.max(1, ...counts) * 1.25] as const
  const x = logScale(domain, [margin.left, width - margin.right])
  const y = linearScale(extent, [height - margin.bottom, margin.top])
  const decades = [0, 1, 2, 3, 4, 5, 6].flatMap((power) => [1, 2, 5].map((step) => step * 10 ** power))
  const xTicks = decades.filter((tick) => tick >= domain[0] && tick <= domain[1])
  return { width, height, margin, across, isStacked, x, y, xTicks, yTicks, yTexts }
}

function placeDrivers({ width }: Frame, props: DriversChartProps): DriverLayout {
  const { drivers, impact, average, digits, chosen } = props
  const scales = createScales(width, props)
  const { margin, height, x, y } = scales
  const narrow = width < NARROW
  const largest = narrow ? 9 : 12
  const points = drivers.map((concept) => {
    const isClear = concept.driver.q < CLEAR_Q
    const rank = (concept.place === chosen ? 1_000 : 0) + (isClear ? 100 : 0) + concept.driver.importance * 10
    return {
      concept,
      x: x(Math.max(1, concept.count)),
      y: y(impactOf(concept, impact)),
      r: Math.max(concept.colour ? LISTED : 0, 2 + Math.sqrt(concept.driver.importance) * (largest - 2)),
      isClear,
      isNegative: impactOf(concept, impact) < 0,
      isImportant: isClear || concept.place === chosen,
      rank,
      width: textWidth(concept.name, narrow ? 12 : 13, isClear ? 650 : 400) + 2,
      height: narrow ? 14 : 15,
    }
  })
  const area = {
    x: margin.left + 4,
    y: margin.top + 4,
    width: width - margin.left - margin.right - 2,
    height: height - margin.top - margin.bottom - 6,
  }
  const name = {
    x: margin.left + 4,
    y: y(0) - 17,
    width: textWidth(texts.drivers.averageLine(brief(average, digits)), 12, 650) + 4,
    height: 16,
  }
  const line = { x1: margin.left, x2: width - margin.right, y1: y(0), y2: y(0) }
  const labels = placeLabels(points, area, { blocks: [name], lines: [line] })
  return { ...scales, points: points.map((point, i) => ({ ...point, label: labels[i] })) }
}

function Axes(props: PlotScales & { readonly averageText: string }) {
  const { width, height, margin, across, isStacked, x, y, xTicks, yTicks, yTexts, averageText } = props
  const [right, bottom] = [width - margin.right, height - margin.bottom]
  return (
    <>
      {yTicks.map((tick, i) => (
        <g class="tick" key={`y${tick}`}>
          <line x1={margin.left} x2={right} y1={y(tick)} y2={y(tick)} class={tick === 0 ? 'zero' : 'grid'} />
          <text x={margin.left - TICK_GAP} y={y(tick) + 4} text-anchor="end">
            {yTexts[i]}
          </text>
        </g>
      ))}
      {xTicks.map((tick) => (
        <g class="tick" key={`x${tick}`}>
          <line x1={x(tick)} x2={x(tick)} y1={bottom} y2={bottom + 5} class="zero thin" />
          <text x={x(tick)} y={bottom + 19} text-anchor="middle">
            {count(tick)}
          </text>
        </g>
      ))}
      <text class="axis" x={margin.left} y="14">
        {texts.drivers.up}
      </text>
      <text class="axis" x={margin.left} y={height - 8 - (isStacked ? CAPTION_LINE : 0)}>
        {texts.drivers.down}
      </text>
      <text class="axis" x={right} y={height - 8} text-anchor="end">
        {across}
      </text>
      <text class="base" x={margin.left + 6} y={y(0) - 5}>
        {texts.drivers.averageLine(averageText)}
      </text>
    </>
  )
}

const fade = (point: DriverPoint, chosen: number | null): string =>
  chosen === null ? '' : chosen === point.concept.place ? ' on' : ' off'

const Leader = ({ point, chosen }: { readonly point: DriverPoint; readonly chosen: number | null }) =>
  point.label?.leader === undefined ? null : <line class={`lead${fade(point, chosen)}`} {...point.label.leader} />

interface DotProps {
  readonly point: DriverPoint
  readonly digits: number
  readonly impact: 'raw' | 'adjusted'
  readonly noun: ReportNoun
  readonly chosen: number | null
  readonly itemProps: ItemProps
}

function Dot({ point, digits, impact, noun, chosen, itemProps }: DotProps) {
  const { concept, x, y, r, isClear, isNegative } = point
  const name = texts.drivers.point(
    concept.name,
    counted(concept.count, noun),
    fixed(Math.abs(impactOf(concept, impact)), digits),
    isNegative ? texts.lower : texts.higher,
    driverCertainty(concept.driver),
  )
  return (
    <g
      class={`pt ${isNegative ? 'neg' : 'pos'}${isClear ? ' ok' : ''}${fade(point, chosen)}${colourClass(concept)}`}
      style={colourStyle(concept)}
      {...itemProps(concept.place, name)}
    >
      <circle class="hit" cx={x} cy={y} r={Math.max(14, r + 4)} />
      <circle class="dot" cx={x} cy={y} r={r} />
      {isClear && isNegative && <circle class="hat" cx={x} cy={y} r={r} fill="url(#hatch)" />}
      {chosen === concept.place && <circle class="ring" cx={x} cy={y} r={r + 4} />}
      <Name point={point} isChosen={chosen === concept.place} />
    </g>
  )
}

/** The label, which belongs to the button of its point. */
function Name({ point, isChosen }: { readonly point: DriverPoint; readonly isChosen: boolean }) {
  const { concept, label, isClear } = point
  if (label === undefined) return null
  return (
    <g class={`lab${isClear ? ' ok' : ''}`}>
      {isChosen && <rect x={label.x - 4} y={label.y - 1} width={label.width + 8} height={label.height + 3} rx="3" />}
      <text x={label.x} y={label.y + label.height - 3.5}>
        {concept.name}
      </text>
    </g>
  )
}
