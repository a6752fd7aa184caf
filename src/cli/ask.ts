import type { Project } from '../engine.js'
import type {
  ConceptReport,
  DriverReport,
  DriversReport,
  FieldReport,
  FoundDocument,
  SearchReport,
  SentimentReport,
} from '../report/report.js'
import type { Constraint, FieldTypes } from './filters.js'
import { UsageError } from './inputError.js'

/** What is asked of a built project. */
export interface Questions {
  readonly limit: number
  readonly search: string | undefined
  readonly filter: readonly Constraint[]
  /** The field whose drivers are shown, if there is one. */
  readonly scoreField: string | undefined
  readonly sentiment: boolean
}

export interface Answers {
  /** Documents that satisfy the filter. */
  readonly filter_count: number
  readonly fields: readonly FieldReport[]
  readonly concepts: readonly ConceptReport[]
  readonly drivers: DriversReport | null
  readonly sentiment: readonly SentimentReport[] | null
  readonly search: SearchReport | null
}

/** Documents shown of a search. */
const FOUND = 3

/** Drivers that are looked at to find those of either direction. */
const DRIVERS_ASKED = 500

/** Drivers with a smaller t value are not shown: chance alone often gives as much. */
const LEAST_CONFIDENCE = 2

/** Nor those with fewer documents: two people agree too easily. */
const LEAST_DOCUMENTS = 3

/** Fields, top concepts, drivers in both directions, sentiment of the top concepts and a search. */
export async function ask(project: Project, questions: Questions): Promise<Answers> {
  const { limit, scoreField } = questions
  const filter = [...questions.filter]
  const described = (await project.metadata({ max_values: MOST_VALUES })).result
  const fields = described.map(describe)
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

/** Values of string fields are only counted, and counted only up to here. */
const MOST_VALUES = 10_000

type Described = Awaited<ReturnType<Project['metadata']>>['result'][number]

function describe(field: Described): FieldReport {
  const { name, type } = field
  if (type === 'string') return { name, type, ...(field.values ? { value_count: field.values.length } : {}) }
  return { name, type, minimum: field.minimum, maximum: field.maximum }
}

const overallNames = /total|rating|stars?\b|nps|satisfaction/i

/** The field named; else the score that sounds like the verdict as a whole, else the first score. */
export function chooseScoreField(types: FieldTypes, named: string | undefined): string | undefined {
  const ofType = (...wanted: string[]): string[] =>
    [...types].filter(([, type]) => wanted.includes(type)).map(([name]) => name)
  if (named !== undefined) {
    const numeric = ofType('score', 'number')
    if (numeric.includes(named)) return named
    const names = numeric.length === 0 ? 'none' : numeric.map((name) => `"${name}"`).join(', ')
    throw new UsageError(`There is no score or number "${named}". Scores and numbers: ${names}.`)
  }
  const scores = ofType('score')
  return scores.find((name) => /overall/i.test(name)) ?? scores.find((name) => overallNames.test(name)) ?? scores[0]
}

async function askDrivers(
  project: Project,
  { scoreField, filter, limit }: { scoreField: string; filter: Constraint[]; limit: number },
): Promise<DriversReport> {
  const rows = await project.concepts.scoreDrivers({ score_field: scoreField, filter, limit: DRIVERS_ASKED })
  const convincing = rows.filter(
    (row) => Math.abs(row.confidence) >= LEAST_CONFIDENCE && row.exact_match_count >= LEAST_DOCUMENTS,
  )
  const report = (row: (typeof rows)[number]): DriverReport => ({
    name: row.name,
    texts: row.texts,
    average_score: row.average_score ?? 0,
    impact: row.impact,
    confidence: row.confidence,
    importance: row.importance ?? 0,
    match_count: row.match_count,
    exact_match_count: row.exact_match_count,
  })
  const shown = Math.ceil(limit / 2)
  // Every row tells the average of all documents, also where no concept is frequent enough to be a driver.
  const anyConcept = async (): Promise<(typeof rows)[number] | undefined> => {
    const concept_selector = { type: 'top' as const, limit: 1 }
    return (await project.concepts.scoreDrivers({ score_field: scoreField, filter, concept_selector }))[0]
  }
  return {
    score_field: scoreField,
    baseline: (rows[0] ?? (await anyConcept()))?.baseline ?? null,
    lifting: convincing
      .filter((row) => row.impact > 0)
      .slice(0, shown)
      .map(report),
    lowering: convincing
      .filter((row) => row.impact < 0)
      .slice(0, shown)
      .map(report),
  }
}

/** Sentiment of the top concepts, the best liked first. */
async function askSentiment(project: Project, filter: Constraint[], limit: number): Promise<SentimentReport[]> {
  const { match_counts } = await project.concepts.sentiment({ concept_selector: { type: 'top', limit }, filter })
  const balance = ({ sentiment_share: share }: SentimentReport): number => share.positive - share.negative
  return match_counts
    .map(({ name, texts, match_count, exact_match_count, sentiment_share }) => ({
      name,
      texts,
      match_count,
      exact_match_count,
      sentiment_share,
    }))
    .sort((a, b) => balance(b) - balance(a))
}

/** What lowers the score most is what one wants to read; without such, the first concept. */
function suggestSearch(drivers: DriversReport | null, concepts: readonly ConceptReport[]): string[] | undefined {
  const text = (drivers?.lowering[0] ?? concepts[0])?.texts[0]
  return text === undefined ? undefined : [text]
}

async function search(project: Project, texts: readonly string[], filter: Constraint[]): Promise<SearchReport> {
  const answer = await project.docs.search({ search: { texts: [...texts] }, filter, limit: FOUND })
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
