import type { ReportConcept, ReportDocument, ReportNoun, ReportPeak } from '../reportDocument.js'
import type { FilterConstraint } from '../reportOptions.js'
import { suggestScoreField } from '../suggestScoreField.js'
import { askCounts, type Counts } from './askCounts.js'
import { askDifferences, askPeaks } from './askDifferences.js'
import { askSentiment, type SentimentAnswers } from './askSentiment.js'
import { askTexts, type Texts } from './askTexts.js'
import { type ChosenConcept, chooseConcepts, selectorOf } from './chooseConcepts.js'
import { describeFields } from './describeFields.js'
import { describeTime } from './describeTime.js'
import { findFindings } from './findings.js'
import { chooseInterval } from './intervals.js'
import { describeScore, readScores } from './readScores.js'
import type { ReportedProject } from './reportedProject.js'

export interface DocumentRequest {
  readonly filter: readonly FilterConstraint[]
  /** The filter in words. */
  readonly filters: readonly string[]
  /** Undefined: the field that by its name is the score as a whole. */
  readonly scoreField: string | undefined
  /** Undefined: the first date field by name. */
  readonly dateField: string | undefined
  /** Top concepts, and drivers, at most. */
  readonly limit: number
  readonly noun: ReportNoun
  /** Whether texts of documents are part of the report. */
  readonly texts: boolean
  readonly softwareVersion: string
}

/** Documents of the median bucket for shares and average scores. */
const LEAST_FOR_SHARES = 30

/** Asks a built project everything that a report shows. */
export async function makeDocument(project: ReportedProject, request: DocumentRequest): Promise<ReportDocument> {
  const { filter } = request
  const record = await project.get()
  const fields = await describeFields(project, filter)
  const scoreField = request.scoreField ?? suggestScoreField(new Map(fields.map(({ name, type }) => [name, type])))
  const dateField = request.dateField ?? fields.find(({ type }) => type === 'date')?.name
  const pass = await readScores(project, { filter, dateField, scoreField })
  const chosen = await chooseConcepts(project, { filter, scoreField, limit: request.limit })
  const divided = fields.filter(({ values }) => values !== undefined)
  const interval = chooseInterval(pass.days, LEAST_FOR_SHARES)
  const time = dateField === undefined || pass.days.size === 0 ? undefined : { field: dateField, interval }
  const question = { filter, concepts: chosen, fields: divided, time }
  const counts = await askCounts(project, question)
  const { buckets } = counts
  const build = record.last_build_info
  const hasSentiment = 'sentiment' in build && build.sentiment.success === true && !build.sentiment.skip_sentiment
  const sentiment = hasSentiment ? await askSentiment(project, { ...question, buckets }) : undefined
  const texts = request.texts
    ? await askTexts(project, { filter, concepts: chosen, fields, dateField, scoreField, sentiment: hasSentiment })
    : undefined
  const averages = scoreField === undefined ? [] : await askAverages(project, { filter, scoreField, concepts: chosen })
  const peaks = time === undefined ? new Map() : await askPeaks(project, question, { ...time, buckets })
  const parts: ConceptParts = { counts, sentiment, texts, averages, peaks }
  const described = chosen.map((concept, place) => describeConcept(concept, place, parts))
  return {
    version: 1,
    made_by: {
      name: 'conceptlite',
      version: request.softwareVersion,
      science_version: 'science_version' in build ? build.science_version : '',
    },
    project: {
      name: record.name,
      language: record.language,
      document_count: record.document_count,
      filters: request.filters,
      filter_count: counts.filterCount,
    },
    noun: request.noun,
    fields,
    score: scoreField === undefined ? null : describeScore(scoreField, pass),
    concepts: described,
    findings: findFindings({ concepts: described, fields: divided }),
    time: time === undefined ? null : await describeTime(project, { filter, ...time, buckets, pass }),
    differences: await askDifferences(project, question, divided),
    associations: await askAssociations(project, chosen),
    documents: texts?.documents ?? [],
    texts: request.texts,
  }
}

interface ConceptParts {
  readonly counts: Counts
  readonly sentiment: SentimentAnswers | undefined
  readonly texts: Texts | undefined
  readonly averages: readonly (number | null)[]
  readonly peaks: ReadonlyMap<number, ReportPeak>
}

function describeConcept(concept: ChosenConcept, place: number, parts: ConceptParts): ReportConcept {
  const { counts, sentiment, texts, averages, peaks } = parts
  const { count, matchCount, buckets, values } = counts.byConcept[place]!
  const own = texts?.byConcept[place]
  const byValue = Object.entries(sentiment?.byValue ?? {})
  return {
    name: concept.name,
    texts: concept.texts,
    kind: concept.kind,
    relevance: concept.relevance,
    count,
    match_count: matchCount,
    top: concept.top,
    sentiment: sentiment?.whole[place] ?? null,
    average: averages[place] ?? null,
    driver: describeDriver(concept.driver),
    buckets,
    bucket_sentiment: sentiment?.byBucket.map((concepts) => concepts[place]!) ?? [],
    peak: peaks.get(place) ?? null,
    values,
    value_sentiment: Object.fromEntries(byValue.map(([field, list]) => [field, list.map((one) => one[place]!)])),
    documents: own?.documents ?? [],
    negative_examples: own?.negative ?? [],
    positive_examples: own?.positive ?? [],
  }
}

function describeDriver(driver: ChosenConcept['driver']): ReportConcept['driver'] {
  if (driver === undefined) return null
  const { average_score, impact, adjusted_impact, importance = 0, confidence, q } = driver
  return { average_score: average_score ?? 0, impact, adjusted_impact, importance, confidence, q }
}

/** The average score of each concept's documents. */
async function askAverages(
  project: ReportedProject,
  {
    filter,
    scoreField,
    concepts,
  }: { filter: readonly FilterConstraint[]; scoreField: string; concepts: readonly ChosenConcept[] },
): Promise<(number | null)[]> {
  const concept_selector = selectorOf(concepts)
  const rows = await project.concepts.scoreDrivers({ score_field: scoreField, filter: [...filter], concept_selector })
  return rows.map(({ average_score, exact_match_count }) => (exact_match_count === 0 ? null : average_score))
}

/** Digits of an association that decide about a place on the map. */
const DIGITS = 1_000

async function askAssociations(project: ReportedProject, concepts: readonly ChosenConcept[]): Promise<number[][]> {
  const answer = await project.concepts.conceptAssociations({ concept_selector: selectorOf(concepts) })
  return answer.map(({ associations }) =>
    associations.map(({ association_score }) => Math.round(association_score * DIGITS) / DIGITS),
  )
}
