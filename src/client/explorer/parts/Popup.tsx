import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useId, useRef } from 'preact/hooks'

export interface PopupProps {
  /** What the button shows. */
  readonly button: ComponentChildren
  /** Its name, where what it shows is not enough. */
  readonly label?: string | undefined
  readonly class?: string
  readonly panelClass?: string
  /** Contents of the panel, made when it opens; `close` closes it and gives the focus back. */
  readonly children: (close: () => void) => ComponentChildren
}

/** Pixels between the button and the panel, and between the panel and the edge of the window. */
const GAP = 4

/** A button that opens a panel above the page. Escape and a click elsewhere close it. */
export function Popup({ button, label, class: buttonClass = 'btn', panelClass = '', children }: PopupProps) {
  const id = useId()
  const isOpen = useSignal(false)
  const opener = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const close = (): void => {
    panel.current?.hidePopover()
    opener.current?.focus()
  }
  return (
    <>
      <button
        type="button"
        ref={opener}
        class={buttonClass}
        popovertarget={id}
        aria-expanded={isOpen.value}
        aria-label={label}
      >
        {button}
      </button>
      <div
        id={id}
        ref={panel}
        popover="auto"
        class={`pop ${panelClass}`}
        onBeforeToggle={({ newState }) => {
          if (newState === 'open') place(panel.current!, opener.current!)
        }}
        onToggle={({ newState }) => {
          isOpen.value = newState === 'open'
        }}
      >
        {isOpen.value && <Contents panel={panel.current} opener={opener.current} render={() => children(close)} />}
      </div>
    </>
  )
}

interface ContentsProps {
  readonly panel: HTMLElement | null
  readonly opener: HTMLElement | null
  readonly render: () => ComponentChildren
}

/** The contents know the size of the panel: it moves to fit the window, and the first thing in it gets the focus. */
const Contents = ({ panel, opener, render }: ContentsProps) => (
  <div
    ref={(element) => {
      if (element === null || panel === null || opener === null || element.dataset.placed !== undefined) return
      element.dataset.placed = ''
      place(panel, opener)
      element.querySelector<HTMLElement>('input, select, button, a')?.focus({ preventScroll: true })
    }}
  >
    {render()}
  </div>
)

/** Below the button, inside the window; it scrolls with the page. */
function place(panel: HTMLElement, opener: HTMLElement): void {
  const { left, bottom } = opener.getBoundingClientRect()
  const widest = document.documentElement.clientWidth - panel.offsetWidth - GAP
  panel.style.left = `${Math.max(GAP, Math.min(left, widest)) + scrollX}px`
  panel.style.top = `${bottom + GAP + scrollY}px`
}
