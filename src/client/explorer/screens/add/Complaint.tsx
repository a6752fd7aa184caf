import type { ComponentChildren } from 'preact'

export interface ComplaintProps {
  readonly title: string
  readonly text: string
  /** What a person can do; undefined where the head of the screen offers it. */
  readonly children?: ComponentChildren
}

/** What is wrong with a file or a build. */
export const Complaint = ({ title, text, children }: ComplaintProps) => (
  <div class="alert bad" role="alert">
    <b>{title}</b>
    <p dir="auto">{text}</p>
    {children}
  </div>
)
