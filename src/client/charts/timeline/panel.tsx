import type { ReportTime } from '../../../report/reportTime.js'
import { clipText, textWidth } from '../../parts/measure.js'
import type { TimeScale } from './timeScale.js'

/** Height of a panel below the volume, in pixels. */
export const PANEL = 110
/** Size of a caption of a panel, in pixels. */
export const CAPTION = 12
/** Ticks of a panel, about. */
export const TICKS = 3
/** Least room at the left for figures of ticks, and between a figure and the plot, in pixels. */
const LEAST_LEFT = 38
const TICK_GAP = 8

/** What a panel measures upwards. */
export interface Axis {
  readonly domain: readonly [number, number]
  readonly ticks: readonly { readonly value: number; readonly text: string }[]
}

export interface PanelProps {
  readonly time: ReportTime
  readonly scale: TimeScale
}

/** The room at the left that the figures of all axes need. */
export const leftOf = (axes: readonly (Axis | null)[]): number =>
  Math.max(
    LEAST_LEFT,
    ...axes.flatMap((axis) => axis?.ticks ?? []).map(({ text }) => Math.ceil(textWidth(text, CAPTION)) + TICK_GAP),
  )

interface CaptionProps {
  readonly scale: TimeScale
  readonly y: number
  readonly children: string
}

/** The caption of a panel, cut where it has no room. */
export const Caption = ({ scale, y, children }: CaptionProps) => (
  <text class="side" x={scale.left} y={y}>
    {clipText(children, scale.right - scale.left, CAPTION)}
  </text>
)

interface GridlinesProps {
  readonly axis: Axis
  readonly y: (value: number) => number
  readonly scale: TimeScale
}

export const Gridlines = ({ axis, y, scale }: GridlinesProps) => (
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
