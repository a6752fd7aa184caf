import { type ChosenConcept, selectorOf } from './chooseConcepts.js'
import type { ReportedProject } from './reportedProject.js'

/** Digits of an association that decide about a place on the map. */
const DIGITS = 1_000

/** The association of every two concepts. */
export async function askAssociations(
  project: ReportedProject,
  concepts: readonly ChosenConcept[],
): Promise<number[][]> {
  const answer = await project.concepts.conceptAssociations({ concept_selector: selectorOf(concepts) })
  return answer.map(({ associations }) =>
    associations.map(({ association_score }) => Math.round(association_score * DIGITS) / DIGITS),
  )
}
