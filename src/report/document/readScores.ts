import { netPromoterScore } from '../netPromoterScore.js'
import { RESPONDENT_FIELD } from '../reportDocument.js'
import type { FilterConstraint } from '../reportOptions.js'
import type { Interval, ReportScore } from '../reportScores.js'
import type { ReportedProject } from './reportedProject.js'

/** Mean and spread of scores, gathered one by one. */
export interface ScoreSums {
  count: number
  sum: number
  squares: number
}

/** What one pass over the metadata of all documents gives. */
export interface MetadataPass {
  /** Documents by day of their date, for those that have one. */
  readonly days: Map<string, number>
  /** Scores of the documents of a day. */
  readonly scoresByDay: Map<string, ScoreSums>
  readonly scores: ScoreSums
  readonly byScore: Map<number, number>
  /** Scores of all documents, also where several have the score of one answer. */
  readonly documentScores: ScoreSums
  /** Who gave the documents; empty where they do not say so. */
  readonly respondents: Set<string>
}

/** Documents read in one question. */
const PAGE = 10_000

/**
 * Reads date and score of every document of a filter, in pages. A score that a respondent gave once counts once, however
 * many documents carry it: those of one respondent, date and score are the answers of one row.
 */
export async function readScores(
  project: ReportedProject,
  { filter, dateField, scoreField, byRespondent }: ScoreRequest,
): Promise<MetadataPass> {
  const pass = newPass()
  if (dateField === undefined && scoreField === undefined && !byRespondent) return pass
  const addDocument = createAdder(pass, { dateField, scoreField, byRespondent })
  for (let offset = 0; ; offset += PAGE) {
    const page = await project.docs.search({ filter: [...filter], limit: PAGE, offset, fields: ['metadata'] })
    for (const { metadata } of page.result) addDocument(metadata)
    if (offset + PAGE >= page.filter_count) return pass
  }
}

export interface ScoreRequest {
  readonly filter: readonly FilterConstraint[]
  readonly dateField: string | undefined
  readonly scoreField: string | undefined
  /** Whether documents say who gave them, in `RESPONDENT_FIELD`. */
  readonly byRespondent: boolean
}

const newPass = (): MetadataPass => ({
  ...{ days: new Map(), scoresByDay: new Map(), scores: noScores(), byScore: new Map() },
  ...{ documentScores: noScores(), respondents: new Set() },
})

interface MetadataValue {
  readonly name: string
  readonly value: string | number
}

/** Adds one document after the other to a pass. */
function createAdder(
  pass: MetadataPass,
  { dateField, scoreField, byRespondent }: Omit<ScoreRequest, 'filter'>,
): (metadata: readonly MetadataValue[]) => void {
  const given = new Set<string>()
  return (metadata) => {
    const score = scoreOf(metadata, scoreField)
    const day = dateOf(metadata, dateField)
    const respondent = byRespondent ? respondentOf(metadata) : undefined
    if (day !== null) pass.days.set(day, (pass.days.get(day) ?? 0) + 1)
    if (respondent !== undefined) pass.respondents.add(respondent)
    if (score === null) return
    addScore(pass.documentScores, score)
    const answer = JSON.stringify([respondent, day, score])
    if (respondent !== undefined && given.has(answer)) return
    given.add(answer)
    addAnswer(pass, score, day)
  }
}

function addAnswer({ scores, byScore, scoresByDay }: MetadataPass, score: number, day: string | null): void {
  addScore(scores, score)
  byScore.set(score, (byScore.get(score) ?? 0) + 1)
  if (day === null) return
  const ofDay = scoresByDay.get(day) ?? noScores()
  addScore(ofDay, score)
  scoresByDay.set(day, ofDay)
}

function respondentOf(metadata: readonly MetadataValue[]): string | undefined {
  const found = metadata.find(({ name }) => name === RESPONDENT_FIELD)
  return found === undefined ? undefined : String(found.value)
}

/** The score of a document: the mean of its values, as drivers take it. */
export function scoreOf(metadata: readonly MetadataValue[], field: string | undefined): number | null {
  const values = metadata.filter(({ name }) => name === field).map(({ value }) => Number(value))
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length
}

/** The first date of a document, `YYYY-MM-DD`. */
export function dateOf(metadata: readonly MetadataValue[], field: string | undefined): string | null {
  const found = metadata.find(({ name }) => name === field)
  return found === undefined ? null : String(found.value).slice(0, 10)
}

export const noScores = (): ScoreSums => ({ count: 0, sum: 0, squares: 0 })

function addScore(sums: ScoreSums, score: number): void {
  addScoreSums(sums, { count: 1, sum: score, squares: score * score })
}

/** Adds the second sums to the first. */
export function addScoreSums(sums: ScoreSums, { count, sum, squares }: ScoreSums): void {
  sums.count += count
  sums.sum += sum
  sums.squares += squares
}

export const averageOf = ({ count, sum }: ScoreSums): number | null => (count === 0 ? null : sum / count)

/** Half of the width of a 95% interval, in standard errors. */
const NORMAL_95 = 1.96

/** The 95% interval of an average by the normal approximation; null below two scores. */
export function intervalOf({ count, sum, squares }: ScoreSums): Interval | null {
  if (count < 2) return null
  const average = sum / count
  const variance = Math.max(0, (squares - count * average * average) / (count - 1))
  const half = NORMAL_95 * Math.sqrt(variance / count)
  return { low: average - half, high: average + half }
}

/** The score of the report from the gathered values. */
export function describeScore(field: string, { scores, byScore, documentScores }: MetadataPass): ReportScore {
  return {
    field,
    count: scores.count,
    average: averageOf(scores),
    document_average: averageOf(documentScores),
    interval: intervalOf(scores),
    histogram: histogramOf(byScore),
    nps: netPromoterScore(field, byScore),
  }
}

/** Columns of a histogram at most. */
const MOST_COLUMNS = 11

/** Share of a step by which a value may differ from it, since sixths and tenths are not exact in binary. */
const BESIDE_STEP = 1e-6
/** Digits of the values on such steps. */
const EXACT_DIGITS = 12

/**
 * The scores from the lowest to the highest that are as far from each other as the nearest two of these values, which are sorted;
 * null where they are too many, or one of the values is between them.
 */
function evenScores(values: readonly number[]): number[] | null {
  const [first, last] = [values[0]!, values.at(-1)!]
  const nearest = Math.min(...values.slice(1).map((value, i) => value - values[i]!))
  const steps = Math.round((last - first) / nearest)
  if (!(steps < MOST_COLUMNS)) return null
  const placeOf = (value: number): number => ((value - first) / (last - first)) * steps
  if (values.some((value) => Math.abs(placeOf(value) - Math.round(placeOf(value))) > BESIDE_STEP)) return null
  const known = new Map(values.map((value) => [Math.round(placeOf(value)), value]))
  const between = (place: number): number =>
    Number((first + ((last - first) * place) / steps).toPrecision(EXACT_DIGITS))
  return Array.from({ length: steps + 1 }, (_, place) => known.get(place) ?? between(place))
}

/** Documents by score: a column for each whole number or each of few even scores, else equal steps. */
function histogramOf(byScore: ReadonlyMap<number, number>): ReportScore['histogram'] {
  const values = [...byScore.keys()].sort((a, b) => a - b)
  const [first, last] = [values[0], values.at(-1)]
  if (first === undefined || last === undefined) return []
  const whole = values.every(Number.isInteger) && last - first < MOST_COLUMNS
  const even = whole || first === last ? null : evenScores(values)
  if (even !== null) return even.map((score) => ({ from: score, to: score, count: byScore.get(score) ?? 0 }))
  const step = whole || first === last ? 1 : (last - first) / (MOST_COLUMNS - 1)
  const columns = whole ? last - first + 1 : first === last ? 1 : MOST_COLUMNS - 1
  const counts = new Array<number>(columns).fill(0)
  for (const [value, count] of byScore) {
    const column = Math.min(columns - 1, Math.floor((value - first) / step))
    counts[column] = counts[column]! + count
  }
  return counts.map((count, i) => ({ from: first + i * step, to: whole ? first + i : first + (i + 1) * step, count }))
}
