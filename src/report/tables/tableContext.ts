import type { Project } from '../../serviceFunctions.js'
import type { FilterConstraint } from '../reportOptions.js'
import type { ConceptGroup } from './chosenConcepts.js'
import type { Timeline } from './periods.js'
import type { FieldDescription, TableAsk } from './table.js'

/** What all tables of a project share. */
export interface TableContext {
  readonly project: Project
  /** What every question is asked with. */
  readonly ask: TableAsk
  readonly filter: FilterConstraint[]
  readonly limit: number
  readonly fields: readonly FieldDescription[]
  readonly groups: readonly ConceptGroup[]
  readonly scoreFields: readonly string[]
  /** Undefined without dates. */
  readonly timeline: Timeline | undefined
  /** Whether the project was built with sentiment. */
  readonly sentiment: boolean
  readonly onNote: (note: string) => void
}
