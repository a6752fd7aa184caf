import { z } from 'zod'
import { type GroupMeans, meanVectors, oneGroup, timeBuckets } from '../../answers/counts/timeBuckets.js'
import { meanOfAll } from '../../answers/meanDocument.js'
import { forEachYielding, mapYielding } from '../../compute/eventLoopBudget.js'
import { pack64 } from '../../math/pack64.js'
import { allDocuments } from '../../snapshot/filter.js'
import { answerContext } from '../answerContext.js'
import { requireFewGroups } from '../limits.js'
import { operation } from '../operation.js'
import { atMostOneOf } from '../params.js'
import { ALL_DOCUMENTS, stringList, subsetParam, timeInterval } from './params.js'
import { dateColumn, groupBySubset, subsetDocuments } from './resolveQuestion.js'

export interface SubsetStatistics {
  /** Name of the subset. */
  subset: string
  /** Mean of the document vectors in pack64 form, not of unit length. */
  mean: string
  /** Number of documents with a vector. */
  count: number
}

/**
 * Mean vector and number of documents of subsets; documents without a vector are not counted. Our choices: `__all__`
 * comes first, then the others by name; its mean includes the common direction that is removed from document vectors
 * (`meanOfAll`); a subset without documents has the zero vector. Spec v4-legacy 4.2.
 */
export const subsetStatistics = operation({
  methods: ['GET'],
  path: '/v4/projects/:account/:project_id/subsets/stats/',
  spec: 'v4-legacy 4.2',
  access: 'read',
  needs: 'build',
  params: () =>
    z
      .strictObject({ subset: z.string().optional(), subsets: stringList.optional().describe('Default all') })
      .superRefine(atMostOneOf('subset', 'subsets')),
  summary: 'Counts the documents of subsets and averages their vectors.',
  result: 'One object for each subset.',
  handle: async (call, { subset, subsets }): Promise<SubsetStatistics[]> => {
    const context = await answerContext(call)
    const { snapshot } = context
    const all = allDocuments(snapshot)
    const grouped = await groupBySubset(context)
    const requested = subset === undefined ? subsets : [subset]
    if (requested === undefined) requireFewGroups(grouped.values.length, 'subsets')
    const groupOf = await groupsOf(grouped.values, requested, call.signal)
    const wanted = requested && new Set(groupOf.values())
    const whole = await meanVectors(context, oneGroup(snapshot), all)
    const parts = await meanVectors(context, grouped, all, wanted)
    const row = (means: GroupMeans, group: number, subset: string): SubsetStatistics => ({
      subset,
      mean: pack64(means.means[group] ?? new Float32Array(snapshot.space.axes)),
      count: means.counts[group] ?? 0,
    })
    const wholeMeans = { ...whole, means: whole.means.map((mean) => meanOfAll(snapshot.space, mean)) }
    return await mapYielding(
      requested ?? [ALL_DOCUMENTS, ...grouped.values],
      (name) => (name === ALL_DOCUMENTS ? row(wholeMeans, 0, name) : row(parts, groupOf.get(name) ?? -1, name)),
      call.signal,
    )
  },
})

/** The number of each subset, or of those that are requested. */
async function groupsOf(
  subsets: readonly string[],
  requested: readonly string[] | undefined,
  signal: AbortSignal | undefined,
): Promise<Map<string, number>> {
  const names = requested && new Set(requested)
  const groups = new Map<string, number>()
  const add = (name: string, group: number): void => {
    if (names?.has(name) !== false) groups.set(name, group)
  }
  await forEachYielding(subsets, add, signal)
  return groups
}

export interface TimeBucketsResult {
  /** Length of a bucket. */
  interval: 'document' | 'year' | 'month' | 'day' | 'hour'
  /** Buckets with documents, earliest first. */
  buckets: {
    /** Start, in seconds since 1970. */
    start: number
    /** Mean of the document vectors, in pack64 form. */
    mean: string
    /** Number of documents. */
    count: number
  }[]
}

/** Documents by time, with the mean of their vectors; empty buckets are left out. Spec v4-legacy 4.2. */
export const documentTimeBuckets = operation({
  methods: ['GET'],
  path: '/v4/projects/:account/:project_id/docs/timebuckets/',
  spec: 'v4-legacy 4.2',
  access: 'read',
  needs: 'build',
  params: () =>
    z.strictObject({
      interval: timeInterval,
      subset: subsetParam,
      start_time: z.number().optional().describe('Seconds since 1970, inclusive'),
      end_time: z.number().optional().describe('Seconds since 1970, inclusive'),
    }),
  summary: 'Counts documents by time and averages their vectors.',
  result: 'The interval, and its buckets.',
  handle: async (call, { interval, subset, start_time: startTime, end_time: endTime }): Promise<TimeBucketsResult> => {
    const context = await answerContext(call)
    const set = await subsetDocuments(context, subset)
    const request = { interval, startTime, endTime }
    const buckets = await timeBuckets(context, dateColumn(context.snapshot), request, set)
    requireFewGroups(buckets.size, 'interval')
    const { counts, means } = await meanVectors(context, buckets, set)
    const filled = [...counts.keys()].filter((bucket) => counts[bucket]! > 0)
    const rowOf = (i: number) => ({ start: buckets.starts[i]!, mean: pack64(means[i]!), count: counts[i]! })
    return { interval, buckets: await mapYielding(filled, rowOf, call.signal) }
  },
})
