import { useSignal } from '@preact/signals'
import type { ComponentChildren, JSX } from 'preact'
import { texts } from '../texts.js'
import { type Frame, rem } from './measure.js'

/** A point of a chart that can be chosen, at its place for the arrow keys. */
export interface PlotItem {
  readonly key: number
  readonly x: number
  readonly y: number
}

/** What makes an element of a chart a button with a name. */
export type ItemProps = (key: number, label: string) => JSX.IntrinsicElements['g']

export interface PlotProps {
  /** What the chart shows, for screen readers. */
  readonly label: string
  readonly frame: Frame
  readonly height: number
  readonly items: readonly PlotItem[]
  readonly chosen: number | null
  readonly onChoose: (key: number) => void
  /** What a pointed item says. */
  readonly tip?: (key: number) => ComponentChildren
  readonly children: (itemProps: ItemProps) => ComponentChildren
}

/** Width of a tooltip in pixels of the chart, as the style has it. */
const TIP_WIDTH = 230

/** A chart as wide as its place: one tab stop, arrow keys between its points, and a tooltip at the pointed one. */
export function Plot({ label, frame, height, items, chosen, onChoose, tip, children }: PlotProps) {
  const { ref, width, scale } = frame
  const pointed = useSignal<number | null>(null)
  const current = useSignal<number | null>(null)
  const has = (key: number | null): boolean => items.some((item) => item.key === key)
  const stop = [current.value, chosen].find(has) ?? items[0]?.key
  const itemProps: ItemProps = (key, name) => ({
    'data-key': String(key),
    // Attributes of SVG are told apart by case: Preact sets `tabIndex` under that name, which no browser knows.
    tabindex: key === stop ? 0 : -1,
    role: 'button',
    'aria-pressed': chosen === key,
    'aria-label': name,
    onClick: () => onChoose(key),
    onMouseEnter: () => (pointed.value = key),
    onFocus: () => {
      pointed.value = key
      current.value = key
    },
    onBlur: () => (pointed.value = null),
  })
  const at = items.find(({ key }) => key === pointed.value)
  const isEmpty = items.length === 0
  return (
    <div class="plot" ref={ref}>
      <svg
        class="chart"
        viewBox={`0 0 ${width} ${height}`}
        width={width * scale}
        height={height * scale}
        role={isEmpty ? 'img' : 'group'}
        aria-label={isEmpty ? label : `${label} ${texts.chartKeys}`}
        onKeyDown={(event) => moveByKey(event, items, onChoose)}
        onMouseLeave={() => (pointed.value = null)}
      >
        <Hatch />
        {children(itemProps)}
      </svg>
      {tip !== undefined && at !== undefined && (
        <div
          class="tip"
          style={{ left: rem(Math.max(0, Math.min(width - TIP_WIDTH, at.x + 14))), top: rem(at.y + 14) }}
        >
          {tip(at.key)}
        </div>
      )}
    </div>
  )
}

/** The pattern that tells negative marks apart without their colour. */
const Hatch = () => (
  <defs>
    <pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <line x1="0" x2="0" y1="0" y2="5" class="hatchline" />
    </pattern>
  </defs>
)

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

function moveByKey(event: KeyboardEvent, items: readonly PlotItem[], onChoose: (key: number) => void): void {
  const element = (event.target as Element).closest('[data-key]')
  const now = items.find(({ key }) => String(key) === element?.getAttribute('data-key'))
  if (now === undefined) return
  const direction = DIRECTIONS[event.key]
  if (event.key === 'Enter' || event.key === ' ') onChoose(now.key)
  else if (direction === undefined) return
  event.preventDefault()
  if (direction === undefined) return
  const next = nearestIn(direction, now, items)
  const svg = event.currentTarget as Element
  svg.querySelector<SVGGElement>(`[data-key="${next?.key}"]`)?.focus()
}

/** The next item in a direction: the nearest along it, distance to the side counting double. */
function nearestIn(
  [right, down]: readonly [number, number],
  from: PlotItem,
  items: readonly PlotItem[],
): PlotItem | undefined {
  const ahead = items
    .map((item) => ({ item, dx: item.x - from.x, dy: item.y - from.y }))
    .map(({ item, dx, dy }) => ({
      item,
      along: dx * right + dy * down,
      aside: Math.abs(dx * down) + Math.abs(dy * right),
    }))
    .filter(({ along }) => along > 0.5)
  return ahead.sort((a, b) => a.along + 2 * a.aside - (b.along + 2 * b.aside))[0]?.item
}
