import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'

/** Rows that can be put in another order: with the pointer, and with the arrow keys on their handles. */
export interface Reorder {
  /** The order to show: while a row is dragged, that which it would leave. */
  readonly order: readonly string[]
  /** The row that is dragged; null without one. */
  readonly dragged: string | null
  /** The row that was last moved by a key; null without one. It has the focus, wherever it went. */
  readonly moved: string | null
  /** Makes a button the handle of a row. The row around it has `data-row={id}`. */
  readonly handleProps: (id: string) => Pick<JSX.IntrinsicElements['button'], 'onKeyDown' | 'onPointerDown'> & {
    readonly 'data-handle': string
  }
}

/** What ends dragging. Only the first one stores the order. */
const ENDS = ['pointerup', 'pointercancel'] as const

/** `onMoved` stores another order and shows it. */
export function useReorder(ids: readonly string[], onMoved: (id: string, order: readonly string[]) => void): Reorder {
  const shown = useSignal<readonly string[] | null>(null)
  const dragged = useSignal<string | null>(null)
  const moved = useRef<string | null>(null)
  const lastMoved = useRef<string | null>(null)
  const order = shown.value ?? ids
  // A row that is put elsewhere in the page loses the focus.
  useLayoutEffect(() => {
    if (moved.current === null) return
    document.querySelector<HTMLElement>(`[data-handle="${CSS.escape(moved.current)}"]`)?.focus()
    moved.current = null
  })
  return {
    order,
    dragged: dragged.value,
    moved: lastMoved.current,
    handleProps: (id) => ({
      'data-handle': id,
      onKeyDown: (event) => {
        const next = movedByKey(order, id, event.key)
        if (next === undefined) return
        event.preventDefault()
        if (next === order) return
        moved.current = id
        lastMoved.current = id
        onMoved(id, next)
      },
      onPointerDown: (event) => {
        if (event.button !== 0) return
        // The handle itself is made anew where its row comes into another part of a long list.
        const rows = event.currentTarget.closest('[data-row]')?.parentElement
        if (!rows) return
        dragged.value = id
        const follow = ({ clientY }: PointerEvent): void => {
          const now = shown.value ?? ids
          shown.value = moveTo(now, id, placeAt(rows, clientY, now))
        }
        const stop = ({ type }: PointerEvent): void => {
          removeEventListener('pointermove', follow)
          for (const name of ENDS) removeEventListener(name, stop)
          const last = shown.value
          dragged.value = null
          shown.value = null
          if (type === 'pointerup' && last !== null && last.join() !== ids.join()) onMoved(id, last)
        }
        addEventListener('pointermove', follow)
        for (const name of ENDS) addEventListener(name, stop)
      },
    }),
  }
}

/** The order with one of its elements at another place. */
function moveTo(order: readonly string[], id: string, place: number): readonly string[] {
  const others = order.filter((one) => one !== id)
  return [...others.slice(0, place), id, ...others.slice(place)]
}

/** The same order at its ends; undefined for a key that moves nothing. */
function movedByKey(order: readonly string[], id: string, key: string): readonly string[] | undefined {
  const place = order.indexOf(id)
  const last = order.length - 1
  const wanted = { ArrowUp: place - 1, ArrowDown: place + 1, Home: 0, End: last }[key]
  if (wanted === undefined) return undefined
  const next = Math.max(0, Math.min(last, wanted))
  return next === place ? order : moveTo(order, id, next)
}

/** The place of the row at a height of the window. Of a long list only some rows are there. */
function placeAt(rows: Element, y: number, order: readonly string[]): number {
  const below = [...rows.querySelectorAll<HTMLElement>('[data-row]')].find(
    (row) => row.getBoundingClientRect().bottom > y,
  )
  return below === undefined ? order.length - 1 : order.indexOf(below.dataset.row!)
}
