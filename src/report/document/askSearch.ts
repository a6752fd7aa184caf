import { isConvincing } from '../convincing.js'
import { RESPONDENT_FIELD } from '../reportDocument.js'
import type { FilterConstraint } from '../reportOptions.js'
import type { ReportFoundDocument, ReportSearch } from '../reportTexts.js'
import type { ChosenConcept } from './chooseConcepts.js'
import type { ReportedProject } from './reportedProject.js'

export interface SearchRequest {
  readonly filter: readonly FilterConstraint[]
  readonly concepts: readonly ChosenConcept[]
  /** True: the concept that goes with the lowest scores, else the first one. Undefined: no search. */
  readonly text: string | true | undefined
  /** Whether documents are part of the answer. */
  readonly texts: boolean
}

/** Documents shown. */
const SHOWN_DOCUMENTS = 3

/** The documents that match a text best, with the places of the match. */
export async function askSearch(
  project: ReportedProject,
  { filter, concepts, text: requested, texts }: SearchRequest,
): Promise<ReportSearch | null> {
  const text = requested === true ? suggestText(concepts) : requested
  if (text === undefined) return null
  const answer = await project.docs.search({
    search: { texts: [text] },
    filter: [...filter],
    limit: SHOWN_DOCUMENTS,
    only_terms: 'matching',
  })
  const exact = new Set(answer.search?.exact_term_ids)
  const documents = answer.result.map(
    ({ doc_id, title, text, metadata, match_score, terms, fragments }): ReportFoundDocument => ({
      doc_id,
      title,
      text,
      metadata: metadata.filter(({ name }) => name !== RESPONDENT_FIELD),
      match_score: match_score ?? 0,
      matches: [...terms, ...fragments].map(({ start, end, term_id }) => ({ start, end, exact: exact.has(term_id) })),
    }),
  )
  return {
    texts: [text],
    match_count: answer.search?.match_count ?? 0,
    exact_match_count: answer.search?.exact_match_count ?? 0,
    documents: texts ? documents : [],
  }
}

const countOfDriver = (driver: NonNullable<ChosenConcept['driver']>): number =>
  'count' in driver ? driver.count : driver.exact_match_count

function suggestText(concepts: readonly ChosenConcept[]): string | undefined {
  const [lowering] = concepts
    .filter(({ driver }) => driver && driver.impact < 0 && isConvincing(driver, countOfDriver(driver)))
    .sort((a, b) => (b.driver!.importance ?? 0) - (a.driver!.importance ?? 0))
  return (lowering ?? concepts[0])?.texts[0]
}
