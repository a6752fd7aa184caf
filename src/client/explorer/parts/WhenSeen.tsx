import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'

export interface WhenSeenProps {
  /** Height in pixels of what is coming, so that nothing jumps. */
  readonly height: number
  readonly children: () => ComponentChildren
}

/** How near to the window something counts as seen. */
const MARGIN = '300px'

/** Makes its contents, and asks what they ask, once a reader comes near. */
export function WhenSeen({ height, children }: WhenSeenProps) {
  const isSeen = useSignal(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isSeen.value || place.current === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        isSeen.value = true
        observer.disconnect()
      },
      { rootMargin: MARGIN },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return isSeen.value ? children() : <div class="w3" ref={place} style={{ minHeight: `${height}px` }} />
}
