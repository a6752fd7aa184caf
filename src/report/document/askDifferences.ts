import { CLEAR_Q } from '../certainty.js'
import type { ReportDifference, ReportDifferences, ReportPeak } from '../reportConcepts.js'
import type { ReportField } from '../reportDocument.js'
import type { FilterConstraint } from '../reportOptions.js'
import type { ReportInterval } from '../reportTime.js'
import type { Bucket } from './askCounts.js'
import { type ChosenConcept, selectorOf } from './chooseConcepts.js'
import { withinBucket } from './intervals.js'
import type { ReportedProject } from './reportedProject.js'

interface ComparisonRequest {
  readonly filter: readonly FilterConstraint[]
  readonly concepts: readonly ChosenConcept[]
}

type Difference = Awaited<ReturnType<ReportedProject['concepts']['compare']>>['more'][number]

/** Concepts that occur more often in the documents of one constraint than in all other documents of the filter. */
async function askMore(
  project: ReportedProject,
  { filter, concepts }: ComparisonRequest,
  here: FilterConstraint,
): Promise<{ count: number; rows: (Difference & { concept: number })[] }> {
  const places = new Map(concepts.map(({ termIds }, concept) => [termIds.join(), concept]))
  const { more, filter_count } = await project.concepts.compare({
    filter: [here],
    within: [...filter],
    concept_selector: selectorOf(concepts),
    limit: Math.max(1, concepts.length),
  })
  const rows = more.flatMap((row) => {
    const concept = places.get(row.exact_term_ids.join())
    return concept === undefined || !(row.share > row.other_share) ? [] : [{ ...row, concept }]
  })
  return { count: filter_count, rows }
}

/** What each value of the fields is told apart by. */
export async function askDifferences(
  project: ReportedProject,
  request: ComparisonRequest,
  fields: readonly ReportField[],
): Promise<ReportDifferences[]> {
  const differences: ReportDifferences[] = []
  for (const { name: field, values = [] } of fields) {
    const described: ReportDifference[] = []
    for (const { value } of values) {
      const { count, rows } = await askMore(project, request, { name: field, values: [value] })
      const more = rows.map(({ concept, exact_match_count, share, other_share, q }) => ({
        concept,
        count: exact_match_count,
        share,
        other_share,
        q,
      }))
      described.push({ value, count, more })
    }
    differences.push({ field, values: described })
  }
  return differences
}

export interface PeakRequest {
  readonly field: string
  readonly interval: ReportInterval
  readonly buckets: readonly Bucket[]
}

/** By concept the bucket in which it occurs clearly more often than in all others, the clearest if several. */
export async function askPeaks(
  project: ReportedProject,
  request: ComparisonRequest,
  time: PeakRequest | undefined,
): Promise<Map<number, ReportPeak>> {
  const peaks = new Map<number, ReportPeak>()
  if (time === undefined || time.buckets.length < 2) return peaks
  const { field, interval, buckets } = time
  for (const [bucket, { start, count }] of buckets.entries()) {
    if (count === 0) continue
    const { rows } = await askMore(project, request, withinBucket(field, start, interval))
    for (const { concept, exact_match_count, share, other_share, q } of rows) {
      if (q >= CLEAR_Q || q >= (peaks.get(concept)?.q ?? 1)) continue
      peaks.set(concept, { bucket, count: exact_match_count, share, other_share, q })
    }
  }
  return peaks
}
