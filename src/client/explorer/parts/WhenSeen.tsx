import { useSignal } from '@preact/signals'
import type { ComponentChildren, RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { rem } from '../../parts/measure.js'

export interface WhenSeenProps {
  /** Height in pixels of what is coming, so that nothing jumps. */
  readonly height: number
  /** Element that stands for it until then. Default `div`. */
  readonly tag?: 'div' | 'li'
  /** Makes the contents now, although nobody has come near. */
  readonly isWanted?: boolean
  readonly children: () => ComponentChildren
}

/** How near to the window something counts as seen. */
const MARGIN = '300px'

/** Makes its contents, and asks what they ask, once a reader comes near. */
export function WhenSeen({ height, tag = 'div', isWanted = false, children }: WhenSeenProps) {
  const isSeen = useSignal(isWanted)
  if (isWanted) isSeen.value = true
  const place = useRef<HTMLElement>(null)
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
  if (isSeen.value) return children()
  const style = { minHeight: rem(height) }
  if (tag === 'li') return <li class="unseen" ref={place as RefObject<HTMLLIElement>} style={style} />
  return <div class="w3" ref={place as RefObject<HTMLDivElement>} style={style} />
}
