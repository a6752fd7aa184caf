import type { ComponentChildren } from 'preact'

export interface EmptyProps {
  /** What is the case. */
  readonly what: ComponentChildren
  /** What to do. */
  readonly why: ComponentChildren
  readonly children?: ComponentChildren
}

/** What stands where there is nothing to show. */
export const Empty = ({ what, why, children }: EmptyProps) => (
  <div class="none big">
    <b>{what}</b>
    <p>{why}</p>
    {children}
  </div>
)
