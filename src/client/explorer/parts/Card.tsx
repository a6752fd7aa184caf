import type { ComponentChildren } from 'preact'

export interface CardProps {
  readonly id: string
  readonly title: ComponentChildren
  /** What is shown, and in which unit. */
  readonly deck?: ComponentChildren
  readonly tools?: ComponentChildren
  readonly class?: string
  readonly children: ComponentChildren
}

/** A part of a screen with its own title. */
export const Card = ({ id, title, deck, tools, class: more = '', children }: CardProps) => (
  <section class={`card ${more}`} id={id} aria-labelledby={`${id}-title`}>
    <div class="ch">
      <div>
        <h2 id={`${id}-title`}>{title}</h2>
        {deck !== undefined && <p>{deck}</p>}
      </div>
      {tools !== undefined && <div class="ct">{tools}</div>}
    </div>
    {children}
  </section>
)
