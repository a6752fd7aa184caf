import { z } from 'zod'
import { type Concept, openSearch } from '../../answers/concepts/resolveConcept.js'
import { countMatches } from '../../answers/counts/matchCounts.js'
import type { Period } from '../../answers/counts/scales.js'
import { type BucketRange, boundsOf, openTimeline, type Timeline } from '../../answers/counts/timeline.js'
import {
  measureSentimentChange,
  type NetSentiment,
  type SentimentPeriod,
} from '../../answers/sentiment/sentimentChange.js'
import { invalidParams } from '../../errors.js'
import type { DocumentSet } from '../../snapshot/documentSet.js'
import { type BuiltContext, operation } from '../operation.js'
import { conceptTexts, type Filter, filterParam } from './params.js'
import { type ConceptRecord, renderConcept } from './render.js'
import { filteredDocuments, type QuestionContext, questionContext } from './resolveQuestion.js'

/** The parameters of every summary. */
export const summaryParams = {
  texts: conceptTexts.describe('The texts of the concept'),
  filter: filterParam.describe('Extension: documents to use; default: all'),
  date_field: z
    .string()
    .optional()
    .describe('Extension: a date field; default: the first date field of the project by name'),
  interval: z
    .enum(['year', 'quarter', 'month', 'week', 'day', 'hour'])
    .default('month')
    .describe('Extension: length of a period'),
}

interface SummaryQuestion {
  readonly texts: string[]
  readonly filter: Filter
  readonly date_field?: string | undefined
  readonly interval: Period
}

/** The first keys of every summary. */
export interface SummaryHead {
  /** The concept that was asked about. */
  concept: ConceptRecord
  /** Null when no document has a date, because there are no periods then. */
  date_field: string | null
  /** Length of a period. */
  interval: Period
  /** Number of documents in the project. */
  total_count: number
  /** Number of documents that match the filter. */
  filter_count: number
}

/** A period, from `start` inclusive to `end` exclusive. */
export interface PeriodRecord {
  /** Start as `YYYY-MM-DDTHH:MM:SSZ`, inclusive. */
  start: string
  /** End as `YYYY-MM-DDTHH:MM:SSZ`, exclusive. */
  end: string
}

/** The number of documents over time. */
export interface VolumeResult extends SummaryHead {
  /** Number of documents of the filter with an exact or related match. */
  match_count: number
  /** Number of documents of the filter with an exact match. */
  exact_match_count: number
  /** `exact_match_count` divided by `filter_count`, from 0 to 1. */
  share: number
  /** One entry for each period, earliest first. */
  buckets: VolumeBucket[]
}

/** The documents of one period. */
export interface VolumeBucket extends PeriodRecord {
  /** The start, as in a breakdown. */
  label: string
  /** Number of documents of the project in the period. */
  total_count: number
  /** Number of documents of the filter in the period. */
  filter_count: number
  /** Those with an exact or related match. */
  match_count: number
  /** Those with an exact match. */
  exact_match_count: number
  /** `exact_match_count` divided by `filter_count`, from 0 to 1. */
  share: number
}

/**
 * The frequency of a concept over time. Our choice of result, since v5 4.6 shows none: for each period the documents of
 * the project and of the filter, the documents that match the concept, and the share of those with an exact match. Spec
 * v5 4.6.
 */
export const volume = operation({
  methods: ['POST'],
  path: '/api/v5/projects/:project_id/summary/volume/',
  spec: 'v5 4.6',
  access: 'read',
  needs: 'build',
  params: () => z.strictObject(summaryParams),
  summary: 'Counts the documents that match a concept, and their share, by period.',
  result: 'The concept, its counts and share, in total and by period (`buckets`).',
  handle: async (call, question): Promise<VolumeResult> => {
    const { context, concept, set, timeline, head } = await openSummary(call, question)
    const counts = await countMatches(context, [concept], set, timeline === undefined ? [] : [timeline.buckets])
    const [byBucket] = counts.breakdowns
    const exact = counts.exactMatchCounts[0]!
    return {
      ...head,
      match_count: counts.matchCounts[0]!,
      exact_match_count: exact,
      share: shareOf(exact, set.count),
      buckets: eachBucket(timeline, (bucket, { totalCounts, filterCounts }) => ({
        total_count: totalCounts[bucket]!,
        filter_count: filterCounts[bucket]!,
        match_count: byBucket!.matchCounts[bucket]!,
        exact_match_count: byBucket!.exactMatchCounts[bucket]!,
        share: shareOf(byBucket!.exactMatchCounts[bucket]!, filterCounts[bucket]!),
      })),
    }
  },
})

/** Documents with an exact match by their sentiment, the net share from -1 to 1, and its standard error. */
export interface NetSentimentRecord {
  /** Documents by sentiment of the concept. */
  sentiment_counts: {
    /** Number of documents in which it is negative. */
    negative: number
    /** Number of documents in which it is neutral. */
    neutral: number
    /** Number of documents in which it is positive. */
    positive: number
    /** Number of documents that were counted. */
    total: number
  }
  /** Share of positive minus share of negative documents, from -1 to 1. */
  net_sentiment: number
  /** Standard error of `net_sentiment`. */
  standard_error: number
}

/** The net sentiment of a concept and its change. */
export interface NetSentimentChangeResult extends SummaryHead, NetSentimentRecord {
  /** Null when there are fewer than two periods. */
  change: {
    /** The time window before the latest one, of as many periods. */
    previous: PeriodRecord & NetSentimentRecord
    /** The latest time window: the last periods, at most half of all. */
    current: PeriodRecord & NetSentimentRecord
    /** Net sentiment of the current window minus that of the previous one. */
    change: number
    /** Standard error of `change`. */
    standard_error: number
    /** `change` in standard errors. */
    z: number
    /** Two-sided. */
    p: number
  } | null
  /** One entry for each period, earliest first. */
  buckets: (PeriodRecord &
    NetSentimentRecord & {
      /** The start, as in a breakdown. */
      label: string
    })[]
}

/**
 * The change of the sentiment about a concept. Our choice of result, since v5 4.6 shows none: net sentiment by period,
 * and the change from the previous time window to the latest one, with its uncertainty. Both windows have the same
 * number of periods: enough for a hundred documents with the concept in each, but at most half of all periods. Spec v5
 * 4.6.
 */
export const netSentimentChange = operation({
  methods: ['POST'],
  path: '/api/v5/projects/:project_id/summary/net_sentiment_change/',
  spec: 'v5 4.6',
  access: 'read',
  needs: 'sentiment',
  params: () => z.strictObject(summaryParams),
  summary: 'Reports the net sentiment of a concept by period, and its latest change.',
  result: 'The concept, its net sentiment in total and by period (`buckets`), and the latest `change` with z and p.',
  handle: async (call, question): Promise<NetSentimentChangeResult> => {
    const { context, concept, set, timeline, head } = await openSummary(call, question)
    const measured = { layer: call.sentiment, concept, timeline, filter: set }
    const { whole, trend } = await measureSentimentChange(context, measured)
    const renderPeriod = (period: SentimentPeriod) => ({
      ...boundsOf(timeline!, period.range),
      ...renderNet(period),
    })
    const change = trend?.change
    return {
      ...head,
      ...renderNet(whole),
      change:
        change === undefined
          ? null
          : {
              previous: renderPeriod(change.previous),
              current: renderPeriod(change.current),
              change: change.change,
              standard_error: change.standardError,
              z: change.z,
              p: change.p,
            },
      buckets: eachBucket(timeline, (bucket) => renderNet(trend!.buckets[bucket]!)),
    }
  },
})

/** What every summary needs to answer. */
interface OpenSummary {
  readonly context: QuestionContext
  readonly concept: Concept
  readonly set: DocumentSet
  /** Undefined when the project has no dates. */
  readonly timeline: Timeline | undefined
  readonly head: SummaryHead
}

/**
 * Resolves the concept, documents and periods of a summary. INVALID_PARAMS for a `date_field` that is not a date field,
 * or an interval that is too short.
 */
export async function openSummary(call: BuiltContext, question: SummaryQuestion): Promise<OpenSummary> {
  const context = await questionContext(call)
  const { texts, filter, date_field: field, interval } = question
  const set = await filteredDocuments(context, filter)
  const concept = await openSearch(context, { texts })
  const opened = await openTimeline(context, { field, interval }, set)
  if (opened === 'noDateField') throw invalidParams(`There is no date field \`${field}\`.`, 'date_field')
  if (opened === 'tooManyBuckets')
    throw invalidParams('There are too many periods: take a longer interval.', 'interval')
  const timeline = opened === 'noDates' ? undefined : opened
  const head: SummaryHead = {
    concept: renderConcept(context, concept),
    date_field: timeline?.field ?? null,
    interval,
    total_count: context.snapshot.documents.count,
    filter_count: set.count,
  }
  return { context, concept, set, timeline, head }
}

/** One record per period, with its label and bounds. */
function eachBucket<T>(
  timeline: Timeline | undefined,
  make: (bucket: number, buckets: Timeline['buckets']) => T,
): (T & PeriodRecord & { label: string })[] {
  if (timeline === undefined) return []
  return timeline.buckets.labels.map((label, bucket) => {
    const range: BucketRange = { first: bucket, end: bucket + 1 }
    return { label, ...boundsOf(timeline, range), ...make(bucket, timeline.buckets) }
  })
}

const renderNet = ({ negative, neutral, positive, total, net, standardError }: NetSentiment): NetSentimentRecord => ({
  sentiment_counts: { negative, neutral, positive, total },
  net_sentiment: net,
  standard_error: standardError,
})

const shareOf = (count: number, of: number): number => (of === 0 ? 0 : count / of)
