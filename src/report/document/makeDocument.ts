import { hasSentiment } from '../hasSentiment.js'
import type { ReportDocument, ReportField, ReportNoun } from '../reportDocument.js'
import type { FilterConstraint } from '../reportOptions.js'
import { suggestScoreField } from '../suggestScoreField.js'
import { askAssociations } from './askAssociations.js'
import { askAverages } from './askAverages.js'
import { askCounts, type ChartedTime } from './askCounts.js'
import { askDifferences, askPeaks } from './askDifferences.js'
import { askFindings, describeFindings } from './askFindings.js'
import { askSearch } from './askSearch.js'
import { askSentiment } from './askSentiment.js'
import { askTexts } from './askTexts.js'
import { type ChosenConcept, chooseConcepts } from './chooseConcepts.js'
import { describeConcepts } from './describeConcepts.js'
import { describeFields, withCounts } from './describeFields.js'
import { describeTime } from './describeTime.js'
import { chooseInterval, fitsChart, withinBuckets } from './intervals.js'
import { type MainDays, mainDays } from './mainDays.js'
import { describeScore, type MetadataPass, readScores } from './readScores.js'
import type { ReportedProject } from './reportedProject.js'
import { hasRespondents, withoutRespondents } from './respondents.js'

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
  /** Whether sentiment is, where the project has it. */
  readonly sentiment: boolean
  /** A text to search for, or true for one that the answers suggest. */
  readonly search: string | true | undefined
  /** Without figures by time and by the values of fields, associations, quotations and documents. */
  readonly summary: boolean
  readonly softwareVersion: string
}

/** Documents of the median bucket for shares and average scores. */
const LEAST_FOR_SHARES = 30

type ProjectRecord = Awaited<ReturnType<ReportedProject['get']>>

/** What the questions of a report are about. */
interface Subject {
  readonly filter: readonly FilterConstraint[]
  readonly fields: readonly ReportField[]
  /** Fields with `values`. */
  readonly divided: readonly ReportField[]
  readonly scoreField: string | undefined
  readonly dateField: string | undefined
  readonly pass: MetadataPass
  readonly byRespondent: boolean
  readonly concepts: readonly ChosenConcept[]
  readonly sentiment: boolean
}

/** Asks a built project everything that a report shows. */
export async function makeDocument(project: ReportedProject, request: DocumentRequest): Promise<ReportDocument> {
  const record = await project.get()
  const { filter, summary } = request
  const described = await describeFields(project, { filter, compared: !summary })
  const [fields, byRespondent] = [withoutRespondents(described), hasRespondents(described)]
  const scoreField = request.scoreField ?? suggestScoreField(new Map(fields.map(({ name, type }) => [name, type])))
  const dateField = request.dateField ?? fields.find(({ type }) => type === 'date')?.name
  const pass = await readScores(project, { filter, dateField, scoreField, byRespondent })
  const findings = await askFindings(project, { filter, scoreField, dateField, noun: request.noun.one })
  const concepts = await chooseConcepts(project, { filter, scoreField, limit: request.limit, findings })
  const divided = fields.filter(({ values }) => values !== undefined)
  const sentiment = request.sentiment && (await hasSentiment(project))
  const asked = { filter, fields, divided, scoreField, dateField }
  const subject: Subject = { ...asked, pass, byRespondent, concepts, sentiment }
  return {
    version: 1,
    ...describeMaker(record, request.softwareVersion),
    noun: request.noun,
    ...(await askFigures(project, subject, { record, request })),
    score: scoreField === undefined ? null : describeScore(scoreField, pass),
    findings: describeFindings(findings, concepts),
    differences: await askDifferences(project, subject, divided),
    associations: summary ? [] : await askAssociations(project, concepts),
    texts: request.texts && !summary,
    search: await askSearch(project, { filter, concepts, text: request.search, texts: request.texts }),
    source: null,
  }
}

/** What is asked of every concept and of every part of the documents. */
async function askFigures(
  project: ReportedProject,
  subject: Subject,
  { record, request }: { record: ProjectRecord; request: DocumentRequest },
): Promise<Pick<ReportDocument, 'project' | 'fields' | 'concepts' | 'time' | 'documents'>> {
  const { name, language, document_count } = record
  const { filter, fields, dateField, pass, byRespondent, concepts } = subject
  const main = mainDays(pass.days)
  const isDated = dateField !== undefined && fitsChart(main.days) && !request.summary
  const time = isDated ? chartedTime(dateField, main) : undefined
  const question = { filter, concepts, fields: subject.divided, time }
  const counts = await askCounts(project, question)
  const { buckets } = counts
  const texts = request.texts && !request.summary ? await askTexts(project, subject) : undefined
  const parts = {
    counts,
    sentiment: subject.sentiment ? await askSentiment(project, { ...question, buckets }) : undefined,
    texts,
    averages: await askAverages(project, subject),
    peaks: await askPeaks(project, question, time && { ...time, buckets }),
  }
  return {
    project: {
      ...{ name, language, document_count, filters: request.filters, filter_count: counts.filterCount },
      respondent_count: byRespondent ? pass.respondents.size : null,
    },
    fields: withCounts(fields, counts.valueCounts),
    concepts: describeConcepts(concepts, parts),
    time: time === undefined ? null : await describeTime(project, { filter, main, ...time, buckets, pass }),
    documents: texts?.documents ?? [],
  }
}

/** How the days are divided, and which dates are drawn. */
function chartedTime(field: string, { days, leftOut }: MainDays): ChartedTime {
  const sorted = [...days.keys()].sort()
  const within = withinBuckets(field, { first: sorted[0]!, last: sorted.at(-1)! }, 'day')
  return { field, interval: chooseInterval(days, LEAST_FOR_SHARES), ...(leftOut > 0 && { within }) }
}

function describeMaker({ last_build_info: build }: ProjectRecord, version: string): Pick<ReportDocument, 'made_by'> {
  const science_version = 'science_version' in build ? build.science_version : ''
  return { made_by: { name: 'conceptlite', version, science_version } }
}
