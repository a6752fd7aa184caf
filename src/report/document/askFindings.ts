import type { ReportFinding } from '../reportConcepts.js'
import type { FilterConstraint } from '../reportOptions.js'
import type { ChosenConcept } from './chooseConcepts.js'
import type { ReportedProject } from './reportedProject.js'

type FindingRecord = Awaited<ReturnType<ReportedProject['concepts']['findings']>>['findings'][number]

export interface FindingsRequest {
  readonly filter: readonly FilterConstraint[]
  readonly scoreField: string | undefined
  readonly dateField: string | undefined
  readonly noun: string
}

/** The drivers to begin with; none without a score. */
export async function askFindings(
  project: ReportedProject,
  { filter, scoreField, dateField, noun }: FindingsRequest,
): Promise<FindingRecord[]> {
  if (scoreField === undefined) return []
  const { findings } = await project.concepts.findings({
    score_field: scoreField,
    filter: [...filter],
    noun,
    ...(dateField !== undefined && { date_field: dateField }),
  })
  return findings
}

/** Findings with the places of their concepts, which `chooseConcepts` was given. */
export function describeFindings(
  findings: readonly FindingRecord[],
  concepts: readonly ChosenConcept[],
): ReportFinding[] {
  const places = new Map(concepts.map(({ termIds }, place) => [termIds.join(), place]))
  return findings.flatMap(({ exact_term_ids, title, parts, count, companion, value, quarter }) => {
    const concept = places.get(exact_term_ids.join())
    if (concept === undefined) return []
    const where = { value: placeOf(value), quarter: placeOf(quarter) }
    return [
      {
        concept,
        count,
        companion: companion && { name: companion.name, count: companion.count },
        ...where,
        title,
        parts,
      },
    ]
  })
}

const placeOf = (found: FindingRecord['value']): ReportFinding['value'] =>
  found && { field: found.field, value: found.value, count: found.count }
