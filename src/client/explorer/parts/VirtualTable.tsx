import { useSignal } from '@preact/signals'
import type { ComponentChildren, TargetedEvent } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { fontScale } from '../../parts/measure.js'
import { type ListSize, rowsInView, scrolled, scrolledHeight, settledBar, type VirtualScroll } from './virtualScroll.js'

export interface VirtualTableProps {
  readonly label: string
  readonly rows: number
  /** Height in pixels of a row with the usual font; the style sheet gives them no other. */
  readonly rowHeight: number
  /** Another value begins at the top again. */
  readonly start: string
  readonly head: ComponentChildren
  /** Told which rows are seen, from `first` up to and without `end`. */
  readonly onShown: (first: number, end: number) => void
  /** A row as `tr`; its `aria-rowindex` counts the head as 1. */
  readonly children: (row: number) => ComponentChildren
}

/** Height in pixels of the head with the usual font, and of the view before it is measured. */
const HEAD = 64
const FIRST_VIEW = 600

const TOP: VirtualScroll = { height: 0, top: 0, barTop: 0 }

/** A table of any length that makes only the rows that are seen. */
export function VirtualTable({ label, rows, start, head, onShown, children, ...props }: VirtualTableProps) {
  const scale = fontScale()
  const [rowHeight, headHeight] = [props.rowHeight * scale, HEAD * scale]
  const scroller = useRef<HTMLDivElement>(null)
  const place = useSignal(TOP)
  const viewHeight = useSignal(FIRST_VIEW)
  const size: ListSize = { rows, rowHeight, viewHeight: viewHeight.value }
  useLayoutEffect(() => {
    const element = scroller.current!
    const watcher = new ResizeObserver(() => {
      viewHeight.value = Math.max(rowHeight, element.clientHeight - headHeight)
    })
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [])
  useLayoutEffect(() => {
    place.value = TOP
    scroller.current!.scrollTop = 0
  }, [start])
  // The end of a scroll may be told after the table has gone, so the element of the event is read, not the one that is shown.
  const onScroll = ({ currentTarget }: TargetedEvent<HTMLElement>): void => {
    place.value = scrolled(place.value, currentTarget.scrollTop, size)
  }
  const onSettled = ({ currentTarget }: TargetedEvent<HTMLElement>): void => {
    const barTop = settledBar({ ...place.value, height: scrolledHeight(size) }, size)
    if (Math.abs(barTop - place.value.barTop) < 1) return
    place.value = { ...place.value, barTop }
    currentTarget.scrollTop = barTop
  }
  const { first, end } = rowsInView(place.value, size)
  useLayoutEffect(() => {
    if (first < end) onShown(first, end)
  }, [first, end, start])
  const offset = place.value.barTop - place.value.top + first * rowHeight
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no wheel scrolls it with the keys.
    <section class="vscroll" ref={scroller} tabIndex={0} aria-label={label} onScroll={onScroll} onScrollEnd={onSettled}>
      <div style={{ height: `${scrolledHeight(size) + headHeight}px` }}>
        <table
          class="data vtab"
          aria-label={label}
          aria-rowcount={rows + 1}
          style={{ marginTop: `${Math.max(0, offset)}px` }}
        >
          {head}
          <tbody>{Array.from({ length: Math.max(0, end - first) }, (_, i) => children(first + i))}</tbody>
        </table>
      </div>
    </section>
  )
}
