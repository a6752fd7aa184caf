import type { ReportKind } from '../reportConcepts.js'
import type { FilterConstraint } from '../reportOptions.js'
import type { ReportedProject } from './reportedProject.js'

type FindingRecord = Awaited<ReturnType<ReportedProject['concepts']['findings']>>['findings'][number]
type ScoreDriver = Awaited<ReturnType<ReportedProject['concepts']['scoreDrivers']>>[number]

/** A concept that the report is about. */
export interface ChosenConcept {
  readonly name: string
  readonly texts: readonly string[]
  readonly termIds: readonly string[]
  readonly relevance: number
  readonly kind: ReportKind
  readonly top: boolean
  readonly driver: ScoreDriver | FindingRecord | undefined
}

export interface ChooseRequest {
  readonly filter: readonly FilterConstraint[]
  readonly scoreField: string | undefined
  /** Top concepts, and drivers, at most. */
  readonly limit: number
  /** Their concepts are chosen as well. */
  readonly findings: readonly FindingRecord[]
}

/** The top concepts and the suggested drivers of a score, each once. */
export async function chooseConcepts(
  project: ReportedProject,
  { filter, scoreField, limit, findings }: ChooseRequest,
): Promise<ChosenConcept[]> {
  const question = { filter: [...filter] }
  const top = (await project.concepts.list({ ...question, concept_selector: { type: 'top', limit } })).result
  const drivers =
    scoreField === undefined ? [] : await project.concepts.scoreDrivers({ ...question, score_field: scoreField, limit })
  const driverByTerms = new Map([...findings, ...drivers].map((driver) => [driver.exact_term_ids.join(), driver]))
  const found = [...top, ...drivers, ...findings]
  const chosen = new Map<string, ChosenConcept>()
  for (const [place, { name, texts, exact_term_ids: termIds, relevance, kind }] of found.entries()) {
    const key = termIds.join()
    if (chosen.has(key)) continue
    chosen.set(key, { name, texts, termIds, relevance, kind, top: place < top.length, driver: driverByTerms.get(key) })
  }
  return [...chosen.values()]
}

/** The selector of all chosen concepts. */
export const selectorOf = (concepts: readonly Pick<ChosenConcept, 'texts'>[]) => ({
  type: 'specified' as const,
  concepts: concepts.map(({ texts }) => ({ texts: [...texts] })),
})
