import type { ReportDocument, ReportNoun } from '../reportDocument.js'
import type { FilterConstraint } from '../reportOptions.js'
import { suggestScoreField } from '../suggestScoreField.js'
import { askCounts } from './askCounts.js'
import { askDifferences, askPeaks } from './askDifferences.js'
import { askFindings, describeFindings } from './askFindings.js'
import { askSentiment } from './askSentiment.js'
import { askTexts } from './askTexts.js'
import { type ChosenConcept, chooseConcepts, selectorOf } from './chooseConcepts.js'
import { describeConcepts } from './describeConcepts.js'
import { describeFields, withCounts } from './describeFields.js'
import { describeTime } from './describeTime.js'
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
  const { name, language, document_count, last_build_info } = await project.get()
  const fields = await describeFields(project, filter)
  const scoreField = request.scoreField ?? suggestScoreField(new Map(fields.map(({ name, type }) => [name, type])))
  const dateField = request.dateField ?? fields.find(({ type }) => type === 'date')?.name
  const pass = await readScores(project, { filter, dateField, scoreField })
  const findings = await askFindings(project, { filter, scoreField, dateField, noun: request.noun.one })
  const chosen = await chooseConcepts(project, { filter, scoreField, limit: request.limit, findings })
  const divided = fields.filter(({ values }) => values !== undefined)
  const interval = chooseInterval(pass.days, LEAST_FOR_SHARES)
  const time = dateField === undefined || pass.days.size === 0 ? undefined : { field: dateField, interval }
  const question = { filter, concepts: chosen, fields: divided, time }
  const counts = await askCounts(project, question)
  const { buckets } = counts
  const build = 'sentiment' in last_build_info ? last_build_info : undefined
  const scienceVersion = 'science_version' in last_build_info ? last_build_info.science_version : ''
  const hasSentiment = build?.sentiment.success === true && !build.sentiment.skip_sentiment
  const sentiment = hasSentiment ? await askSentiment(project, { ...question, buckets }) : undefined
  const texts = request.texts
    ? await askTexts(project, { filter, concepts: chosen, fields, dateField, scoreField, sentiment: hasSentiment })
    : undefined
  const averages = await askAverages(project, { filter, scoreField, concepts: chosen })
  const peaks = await askPeaks(project, question, time && { ...time, buckets })
  return {
    version: 1,
    made_by: { name: 'conceptlite', version: request.softwareVersion, science_version: scienceVersion },
    project: { name, language, document_count, filters: request.filters, filter_count: counts.filterCount },
    noun: request.noun,
    fields: withCounts(fields, counts.valueCounts),
    score: scoreField === undefined ? null : describeScore(scoreField, pass),
    concepts: describeConcepts(chosen, { counts, sentiment, texts, averages, peaks }),
    findings: describeFindings(findings, chosen),
    time: time === undefined ? null : await describeTime(project, { filter, ...time, buckets, pass }),
    differences: await askDifferences(project, question, divided),
    associations: await askAssociations(project, chosen),
    documents: texts?.documents ?? [],
    texts: request.texts,
  }
}

/** The average score of each concept's documents. */
async function askAverages(
  project: ReportedProject,
  {
    filter,
    scoreField,
    concepts,
  }: { filter: readonly FilterConstraint[]; scoreField: string | undefined; concepts: readonly ChosenConcept[] },
): Promise<(number | null)[]> {
  if (scoreField === undefined) return []
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
