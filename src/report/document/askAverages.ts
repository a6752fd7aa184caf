import type { FilterConstraint } from '../reportOptions.js'
import { type ChosenConcept, selectorOf } from './chooseConcepts.js'
import type { ReportedProject } from './reportedProject.js'

export interface AveragesRequest {
  readonly filter: readonly FilterConstraint[]
  readonly scoreField: string | undefined
  readonly concepts: readonly ChosenConcept[]
}

/** The average score of each concept's documents; null for a concept without any. */
export async function askAverages(
  project: ReportedProject,
  { filter, scoreField, concepts }: AveragesRequest,
): Promise<(number | null)[]> {
  if (scoreField === undefined) return []
  const concept_selector = selectorOf(concepts)
  const rows = await project.concepts.scoreDrivers({ score_field: scoreField, filter: [...filter], concept_selector })
  return rows.map(({ average_score, exact_match_count }) => (exact_match_count === 0 ? null : average_score))
}
