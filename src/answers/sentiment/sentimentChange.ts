import { normalTail } from '../../math/statistics/tests.js'
import type { DocumentSet } from '../../snapshot/documentSet.js'
import type { SentimentLayer } from '../../snapshot/snapshot.js'
import type { Concept } from '../concepts/resolveConcept.js'
import type { AnswerContext } from '../context.js'
import { type BucketRange, latestRanges, type Timeline } from '../counts/timeline.js'
import { type DocumentPolarities, documentPolarities, type SentimentCounts } from './countSentiment.js'

/** Net sentiment of some documents about a concept. */
export interface NetSentiment extends SentimentCounts {
  /** (positive - negative) / total, from -1 to 1; 0 without documents. */
  readonly net: number
  /** Standard error of `net`. */
  readonly standardError: number
}

/** Net sentiment of one of the compared periods. */
export interface SentimentPeriod extends NetSentiment {
  /** The buckets of the period. */
  readonly range: BucketRange
}

/** The change of the net sentiment between two periods. */
export interface SentimentChange {
  readonly previous: SentimentPeriod
  readonly current: SentimentPeriod
  /** current - previous, with its standard error, its z, and its two-sided p value. */
  readonly change: number
  readonly standardError: number
  readonly z: number
  readonly p: number
}

export interface SentimentTrend {
  /** One per bucket of the timeline. */
  readonly buckets: readonly NetSentiment[]
  /** Undefined when the timeline is shorter than two buckets. */
  readonly change: SentimentChange | undefined
}

/** Input of `measureSentimentChange`; without a timeline there is no trend. */
export interface SentimentChangeRequest {
  readonly layer: SentimentLayer
  readonly concept: Concept
  readonly timeline: Timeline | undefined
  readonly filter: DocumentSet
}

/** Number of documents with the concept that each of the compared periods should have. */
const LEAST_DOCUMENTS = 100

/** Net sentiment about a concept, over all documents and over time, and its latest change. */
export async function measureSentimentChange(
  context: Pick<AnswerContext, 'snapshot' | 'signal'>,
  { layer, concept, timeline, filter }: SentimentChangeRequest,
): Promise<{ readonly whole: NetSentiment; readonly trend: SentimentTrend | undefined }> {
  const opinions = await documentPolarities(context, layer, concept, filter)
  const whole = tally(opinions, () => true)
  if (timeline === undefined) return { whole, trend: undefined }
  const { offsets, buckets, labels } = timeline.buckets
  // A document with two dates in one period counts once.
  const within =
    ({ first, end }: BucketRange) =>
    (document: number): boolean => {
      for (let i = offsets[document]!; i < offsets[document + 1]!; i++) {
        if (buckets[i]! >= first && buckets[i]! < end) return true
      }
      return false
    }
  const tallies = labels.map(() => [0, 0, 0] as [negative: number, neutral: number, positive: number])
  for (const [i, document] of opinions.documents.entries()) {
    for (let j = offsets[document]!; j < offsets[document + 1]!; j++)
      tallies[buckets[j]!]![opinions.polarities[i]! + 1]!++
  }
  const series = tallies.map((counts) => netSentiment(...counts))
  const totals = series.map(({ total }) => total)
  const ranges = latestRanges(timeline, totals, LEAST_DOCUMENTS)
  if (ranges === undefined) return { whole, trend: { buckets: series, change: undefined } }
  const [previous, current] = [ranges.previous, ranges.current].map((range) => ({
    ...tally(opinions, within(range)),
    range,
  })) as [SentimentPeriod, SentimentPeriod]
  const change = current.net - previous.net
  const standardError = Math.hypot(current.standardError, previous.standardError)
  const z = change / standardError
  const p = 2 * normalTail(Math.abs(z))
  return { whole, trend: { buckets: series, change: { previous, current, change, standardError, z, p } } }
}

function tally({ documents, polarities }: DocumentPolarities, counts: (document: number) => boolean): NetSentiment {
  const sums = [0, 0, 0] as [negative: number, neutral: number, positive: number]
  for (const [i, document] of documents.entries()) if (counts(document)) sums[polarities[i]! + 1]!++
  return netSentiment(...sums)
}

/**
 * The net sentiment and its standard error. A document counts -1, 0 or 1. The error is the standard error of their mean after one
 * negative and one positive document are added (Agresti and Caffo 2000). So two documents with the same sentiment do not have an
 * error of 0.
 */
export function netSentiment(negative: number, neutral: number, positive: number): NetSentiment {
  const total = negative + neutral + positive
  const count = total + 2
  const mean = (positive - negative) / count
  const variance = (positive + negative + 2) / count - mean ** 2
  return {
    negative,
    neutral,
    positive,
    total,
    net: total === 0 ? 0 : (positive - negative) / total,
    standardError: Math.sqrt(variance / count),
  }
}
