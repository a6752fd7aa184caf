import { normalTail } from '../math/statistics.js'
import type { DocumentSet } from '../snapshot/filter.js'
import type { SentimentLayer } from '../snapshot/snapshot.js'
import type { Concept } from './concept.js'
import type { AnswerContext } from './context.js'
import { feltDocuments, type SentimentCounts } from './sentiment.js'
import { latestStretches, type Stretch, type Timeline } from './timeline.js'

/** Net sentiment of some documents about a concept. */
export interface NetSentiment extends SentimentCounts {
  /** (positive - negative) / total, from -1 to 1; 0 without documents. */
  readonly net: number
  /** Standard error of `net`. */
  readonly standardError: number
}

export interface SentimentPeriod extends NetSentiment {
  readonly stretch: Stretch
}

/** What happened to the net sentiment between two stretches of time. */
export interface SentimentChange {
  readonly previous: SentimentPeriod
  readonly current: SentimentPeriod
  /** current - previous, with its standard error, its z, and the chance of one as far from 0 (two-sided). */
  readonly change: number
  readonly standardError: number
  readonly z: number
  readonly p: number
}

export interface SentimentTrend {
  /** One a bucket of the timeline. */
  readonly buckets: readonly NetSentiment[]
  /** Undefined when the timeline is shorter than two buckets. */
  readonly change: SentimentChange | undefined
}

/** Documents with the concept that each of the stretches compared should hold. */
const LEAST_DOCUMENTS = 50

/** Net sentiment about a concept over time, and its latest change. */
export function measureSentimentChange(
  context: AnswerContext,
  layer: SentimentLayer,
  concept: Concept,
  timeline: Timeline,
  filter: DocumentSet,
): SentimentTrend {
  const { offsets, buckets, labels } = timeline.buckets
  const { documents, feelings } = feltDocuments(context, layer, concept, filter)
  const tallies = labels.map(() => [0, 0, 0] as [negative: number, neutral: number, positive: number])
  for (const [i, document] of documents.entries()) {
    for (let j = offsets[document]!; j < offsets[document + 1]!; j++) tallies[buckets[j]!]![feelings[i]! + 1]!++
  }
  const series = tallies.map(([negative, neutral, positive]) => netSentiment(negative, neutral, positive))
  const totals = series.map(({ total }) => total)
  const stretches = latestStretches(timeline, totals, LEAST_DOCUMENTS)
  if (stretches === undefined) return { buckets: series, change: undefined }
  const inside = ({ first, end }: Stretch): SentimentPeriod => {
    const sums = [0, 0, 0] as [number, number, number]
    // A document with two dates in one stretch counts once, as a document.
    for (const [i, document] of documents.entries()) {
      let dated = false
      for (let j = offsets[document]!; j < offsets[document + 1]!; j++) {
        dated ||= buckets[j]! >= first && buckets[j]! < end
      }
      if (dated) sums[feelings[i]! + 1]!++
    }
    return { ...netSentiment(...sums), stretch: { first, end } }
  }
  const [previous, current] = [inside(stretches.previous), inside(stretches.current)]
  const change = current.net - previous.net
  const standardError = Math.hypot(current.standardError, previous.standardError)
  const z = change / standardError
  return { buckets: series, change: { previous, current, change, standardError, z, p: 2 * normalTail(Math.abs(z)) } }
}

/**
 * The net and its standard error. A document is worth -1, 0 or 1; the error is that of their mean once one negative and
 * one positive document more are reckoned in (after Agresti and Caffo), so that two documents of one mind are not taken
 * for certainty.
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
