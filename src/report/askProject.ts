import type { Project } from '../serviceFunctions.js'
import { readScores } from './document/readScores.js'
import { netPromoterScore } from './netPromoterScore.js'
import type {
  ConceptReport,
  DriverReport,
  DriversReport,
  FieldReport,
  FoundDocument,
  Report,
  SearchReport,
  SentimentReport,
} from './report.js'
import type { FilterConstraint } from './reportOptions.js'

/** What a report asks of a built project. */
export interface ReportRequest {
  /** Concepts and drivers shown at most. */
  readonly limit: number
  /** Text to search for; undefined for a search that the answers suggest. */
  readonly search: string | undefined
  readonly filter: readonly FilterConstraint[]
  /** The field whose drivers are shown, if there is one. */
  readonly scoreField: string | undefined
  readonly sentiment: boolean
}

/** The part of a report that the project answers. */
export type ReportAnswers = Pick<Report, 'filter_count' | 'fields' | 'concepts' | 'drivers' | 'sentiment' | 'search'>

/** Documents shown of a search. */
const SHOWN_DOCUMENTS = 3

/** Drivers requested, of which those with the strongest impact in either direction are shown. */
const REQUESTED_DRIVERS = 500

/** Drivers with a smaller t value are not shown: chance alone often gives as much. */
const MIN_CONFIDENCE = 2

/** Drivers with fewer documents are not shown: two documents agree too easily. */
const MIN_DOCUMENTS = 3

/** Asks for fields, top concepts, drivers in both directions, sentiment of the top concepts and a search. */
export async function askProject(project: Project, questions: ReportRequest): Promise<ReportAnswers> {
  const { limit, scoreField } = questions
  const filter = [...questions.filter]
  const described = (await project.metadata({ max_values: MAX_VALUES })).result
  const fields = described.map(reportField)
  const counted = await project.concepts.matchCounts({ concept_selector: { type: 'top', limit }, filter })
  const concepts = counted.match_counts.map(({ name, texts, relevance, match_count, exact_match_count }) => ({
    name,
    texts,
    relevance,
    match_count,
    exact_match_count,
  }))
  const drivers = scoreField === undefined ? null : await askDrivers(project, { scoreField, filter, limit })
  const sentiment = questions.sentiment ? await askSentiment(project, filter, limit) : null
  const texts = questions.search === undefined ? suggestSearch(drivers, concepts) : [questions.search]
  const found = texts === undefined ? null : await search(project, texts, filter)
  return { filter_count: counted.filter_count, fields, concepts, drivers, sentiment, search: found }
}

/** Distinct values of a string field that are counted at most. */
const MAX_VALUES = 10_000

type FieldDescription = Awaited<ReturnType<Project['metadata']>>['result'][number]

function reportField(field: FieldDescription): FieldReport {
  const { name, type } = field
  if (type === 'string') return { name, type, ...(field.values ? { value_count: field.values.length } : {}) }
  return { name, type, minimum: field.minimum, maximum: field.maximum }
}

type DriverRow = Awaited<ReturnType<Project['concepts']['scoreDrivers']>>[number]

async function askDrivers(
  project: Project,
  { scoreField, filter, limit }: { scoreField: string; filter: FilterConstraint[]; limit: number },
): Promise<DriversReport> {
  const question = { score_field: scoreField, filter }
  const rows = await project.concepts.scoreDrivers({ ...question, limit: REQUESTED_DRIVERS })
  const concept_selector = { type: 'top' as const, limit: 1 }
  // Every row has the average of all documents, also a concept that is too rare to be a driver.
  const first = rows[0] ?? (await project.concepts.scoreDrivers({ ...question, concept_selector }))[0]
  const { findings } = await project.concepts.findings(question)
  const { byScore } = await readScores(project, { filter, scoreField, dateField: undefined })
  return {
    score_field: scoreField,
    baseline: first?.baseline ?? null,
    nps: netPromoterScore(scoreField, byScore)?.value ?? null,
    findings: findings.map(({ title, sentence, impact, q }) => ({ title, sentence, impact, q })),
    ...selectDrivers(rows, limit),
  }
}

/** The first convincing drivers in either direction, half of `limit` of each, in the order of the rows. */
export function selectDrivers(rows: readonly DriverRow[], limit: number): Pick<DriversReport, 'lifting' | 'lowering'> {
  const convincing = rows.filter(
    (row) => Math.abs(row.confidence) >= MIN_CONFIDENCE && row.exact_match_count >= MIN_DOCUMENTS,
  )
  const shown = Math.ceil(limit / 2)
  const firstOf = (isRequested: (row: DriverRow) => boolean): DriverReport[] =>
    convincing.filter(isRequested).slice(0, shown).map(reportDriver)
  return { lifting: firstOf(({ impact }) => impact > 0), lowering: firstOf(({ impact }) => impact < 0) }
}

const reportDriver = (row: DriverRow): DriverReport => ({
  name: row.name,
  texts: row.texts,
  average_score: row.average_score ?? 0,
  impact: row.impact,
  adjusted_impact: row.adjusted_impact ?? 0,
  confidence: row.confidence,
  q: row.q ?? 1,
  importance: row.importance ?? 0,
  match_count: row.match_count,
  exact_match_count: row.exact_match_count,
})

/** Sentiment of the top concepts, the most positive first. */
async function askSentiment(project: Project, filter: FilterConstraint[], limit: number): Promise<SentimentReport[]> {
  const { match_counts } = await project.concepts.sentiment({ concept_selector: { type: 'top', limit }, filter })
  const balance = ({ sentiment_share: share }: SentimentReport): number => share.positive - share.negative
  return match_counts
    .map(({ name, texts, match_count, exact_match_count, sentiment_share, sentiment_counts }) => ({
      name,
      texts,
      match_count,
      exact_match_count,
      sentiment_share,
      sentiment_counts,
    }))
    .sort((a, b) => balance(b) - balance(a))
}

/** The concept that lowers the score most, else the first concept. */
function suggestSearch(drivers: DriversReport | null, concepts: readonly ConceptReport[]): string[] | undefined {
  const text = (drivers?.lowering[0] ?? concepts[0])?.texts[0]
  return text === undefined ? undefined : [text]
}

async function search(project: Project, texts: readonly string[], filter: FilterConstraint[]): Promise<SearchReport> {
  const answer = await project.docs.search({ search: { texts: [...texts] }, filter, limit: SHOWN_DOCUMENTS })
  const exact = new Set(answer.search?.exact_term_ids)
  const related = new Set(answer.search?.related_term_ids)
  const documents = answer.result.map((document): FoundDocument => {
    const terms = [...(document.terms ?? []), ...(document.fragments ?? [])]
    return {
      doc_id: document.doc_id ?? '',
      title: document.title ?? '',
      text: document.text ?? '',
      metadata: document.metadata ?? [],
      match_score: document.match_score ?? 0,
      matches: terms
        .filter((term) => exact.has(term.term_id) || related.has(term.term_id))
        .map(({ start, end, term_id }) => ({ start, end, exact: exact.has(term_id) })),
    }
  })
  return {
    texts,
    match_count: answer.search?.match_count ?? 0,
    exact_match_count: answer.search?.exact_match_count ?? 0,
    documents,
  }
}
