import type { SentimentCounts } from '../reportConcepts.js'
import type { ReportField } from '../reportDocument.js'
import type { FilterConstraint } from '../reportOptions.js'
import type { ReportInterval } from '../reportTime.js'
import type { Bucket } from './askCounts.js'
import { type ChosenConcept, selectorOf } from './chooseConcepts.js'
import { withinBucket } from './intervals.js'
import type { ReportedProject } from './reportedProject.js'

export interface SentimentRequest {
  readonly filter: readonly FilterConstraint[]
  readonly concepts: readonly ChosenConcept[]
  /** Fields with `values`. */
  readonly fields: readonly ReportField[]
  readonly time: { readonly field: string; readonly interval: ReportInterval } | undefined
  readonly buckets: readonly Bucket[]
}

/** Documents by sentiment; the last index of each is the concept. */
export interface SentimentAnswers {
  readonly whole: readonly SentimentCounts[]
  readonly byBucket: readonly (readonly SentimentCounts[])[]
  readonly byValue: Readonly<Record<string, readonly (readonly SentimentCounts[])[]>>
}

/** Sentiment about each concept: in total, by time and by value. */
export async function askSentiment(project: ReportedProject, request: SentimentRequest): Promise<SentimentAnswers> {
  const { time, buckets, fields } = request
  const whole = await countSentiments(project, request)
  const byBucket: SentimentCounts[][] = []
  for (const { start } of time === undefined ? [] : buckets) {
    byBucket.push(await countSentiments(project, request, withinBucket(time!.field, start, time!.interval)))
  }
  const byValue: Record<string, SentimentCounts[][]> = {}
  for (const { name, values = [] } of fields) {
    const counts: SentimentCounts[][] = []
    for (const { value } of values) counts.push(await countSentiments(project, request, { name, values: [value] }))
    byValue[name] = counts
  }
  return { whole, byBucket, byValue }
}

async function countSentiments(
  project: ReportedProject,
  { filter, concepts }: SentimentRequest,
  constraint?: FilterConstraint,
): Promise<SentimentCounts[]> {
  const { match_counts } = await project.concepts.sentiment({
    concept_selector: selectorOf(concepts),
    filter: constraint === undefined ? [...filter] : [...filter, constraint],
  })
  return match_counts.map(({ sentiment_counts: { negative, neutral, positive } }) => ({ negative, neutral, positive }))
}
