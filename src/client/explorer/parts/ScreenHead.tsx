import type { ComponentChildren } from 'preact'

export interface ScreenHeadProps {
  readonly title: ComponentChildren
  /** One line beneath it. */
  readonly deck?: ComponentChildren
  readonly tools?: ComponentChildren
}

/** The title of a screen, with what can be done there. */
export const ScreenHead = ({ title, deck, tools }: ScreenHeadProps) => (
  <header class="xh">
    <div>
      <h1>{title}</h1>
      {deck !== undefined && <p class="deck">{deck}</p>}
    </div>
    {tools !== undefined && <div class="xt">{tools}</div>}
  </header>
)
