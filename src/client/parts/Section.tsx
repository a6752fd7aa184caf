import type { ComponentChildren } from 'preact'

export interface SectionProps {
  readonly id: string
  readonly title: ComponentChildren
  /** What is drawn, and in which unit. */
  readonly deck: ComponentChildren
  readonly tools?: ComponentChildren
  readonly tinted?: boolean
  readonly children: ComponentChildren
}

/** A part of the page: what was found, what is drawn, and tools. */
export const Section = ({ id, title, deck, tools, tinted = false, children }: SectionProps) => (
  <section class={tinted ? 'sec tint' : 'sec'} id={id} aria-labelledby={`${id}-title`}>
    <div class="page">
      <div class="sh">
        <div>
          <h2 id={`${id}-title`}>{title}</h2>
          <p class="deck">{deck}</p>
        </div>
        {tools !== undefined && <div class="tools">{tools}</div>}
      </div>
      {children}
    </div>
  </section>
)
