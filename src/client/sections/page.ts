import type { Model } from '../model.js'
import type { ReportState } from '../state.js'

/** What every section of the report is given. */
export interface PageProps {
  readonly model: Model
  readonly state: ReportState
  readonly onChoose: (place: number) => void
}

/** The name of files that are saved from a section. */
export const fileName = ({ report }: Model, section: string): string =>
  `${
    report.project.name
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '') || 'report'
  }-${section}`

/** Brings a section into view. */
export function scrollToSection(id: string): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  document.getElementById(id)?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' })
}
