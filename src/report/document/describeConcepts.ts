import type { ReportConcept, ReportPeak } from '../reportConcepts.js'
import type { Counts } from './askCounts.js'
import type { SentimentAnswers } from './askSentiment.js'
import type { Texts } from './askTexts.js'
import type { ChosenConcept } from './chooseConcepts.js'

/** What is known of the chosen concepts, by their places. */
export interface ConceptParts {
  readonly counts: Counts
  readonly sentiment: SentimentAnswers | undefined
  readonly texts: Texts | undefined
  readonly averages: readonly (number | null)[]
  readonly peaks: ReadonlyMap<number, ReportPeak>
}

/** The records of concepts. */
export const describeConcepts = (concepts: readonly ChosenConcept[], parts: ConceptParts): ReportConcept[] =>
  concepts.map((concept, place) => describeConcept(concept, place, parts))

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
  const { average_score, impact, adjusted_impact, importance = 0, confidence, q, impact_interval } = driver
  const interval = impact_interval === null ? null : { low: impact_interval[0], high: impact_interval[1] }
  return {
    average_score: average_score ?? 0,
    impact,
    adjusted_impact,
    importance,
    confidence,
    q,
    impact_interval: interval,
  }
}
