import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'

/**
 * Keeps the focus where a person is: if a change of the component takes away what had it, the element that held it gets it, not
 * the whole page. The element needs `tabIndex={-1}`.
 */
export function useFocusKept<Holder extends HTMLElement>(): RefObject<Holder | null> {
  const ref = useRef<Holder>(null)
  const focused = document.activeElement
  const isInside = ref.current?.contains(focused) === true
  useLayoutEffect(() => {
    if (isInside && focused?.isConnected === false) ref.current?.focus({ preventScroll: true })
  })
  return ref
}
