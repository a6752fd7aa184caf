import { z } from 'zod'
import { registry } from '../operations/registry.js'
import { defineTool } from './tool.js'
import { conceptLimit, filterParam, otherFilterParam, projectId } from './toolParams.js'

const share = (value: number): number => Math.round(1000 * value) / 1000

export const compare = defineTool({
  name: 'compare',
  title: 'Compare two groups of documents',
  description: `${registry.project.concepts.compare.summary} Without other_filter the rest of the documents is compared. q: false discovery rate, over .05 it may be chance.`,
  writes: false,
  input: z.strictObject({
    project_id: projectId,
    filter: filterParam,
    other_filter: otherFilterParam,
    limit: conceptLimit,
  }),
  async run({ project_id, filter, other_filter, limit }, { functions, signal }) {
    const answer = await functions
      .project(project_id)
      .concepts.compare({ filter, ...(other_filter === undefined ? {} : { other_filter }), limit }, { signal })
    const side = (records: typeof answer.more) =>
      records.map(({ name, exact_match_count, other_exact_match_count, share: own, other_share, q }) => ({
        name,
        exact_match_count,
        other_exact_match_count,
        share: share(own),
        other_share: share(other_share),
        q: Number(q.toPrecision(2)),
      }))
    return {
      document_count: answer.filter_count,
      other_document_count: answer.other_filter_count,
      more: side(answer.more),
      less: side(answer.less),
    }
  },
})

export const timeline = defineTool({
  name: 'timeline',
  title: 'A concept over time',
  description: `${registry.project.summary.volume.summary} share: of the documents of that period.`,
  writes: false,
  input: z.strictObject({
    project_id: projectId,
    concept: z.string().min(1).describe('A word or phrase'),
    interval: z.enum(['day', 'week', 'month', 'quarter', 'year']).default('month').describe('Length of a period'),
    filter: filterParam,
  }),
  async run({ project_id, concept, interval, filter }, { functions, signal }) {
    const answer = await functions
      .project(project_id)
      .summary.volume({ texts: [concept], interval, filter }, { signal })
    return {
      document_count: answer.filter_count,
      exact_match_count: answer.exact_match_count,
      date_field: answer.date_field,
      periods: answer.buckets.slice(-MOST_PERIODS).map((bucket) => ({
        start: bucket.start.slice(0, 10),
        document_count: bucket.filter_count,
        exact_match_count: bucket.exact_match_count,
        share: share(bucket.share),
      })),
      ...(answer.buckets.length > MOST_PERIODS ? { earlier_periods: answer.buckets.length - MOST_PERIODS } : {}),
    }
  },
})

/** Maximum number of periods in one answer: the latest ones. */
const MOST_PERIODS = 60
