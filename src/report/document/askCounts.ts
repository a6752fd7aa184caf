import type { ReportField } from '../reportDocument.js'
import type { FilterConstraint } from '../reportOptions.js'
import type { ReportInterval } from '../reportTime.js'
import { type ChosenConcept, selectorOf } from './chooseConcepts.js'
import type { ReportedProject } from './reportedProject.js'

/** Counts of a concept, in the order of buckets and of the values of fields. */
export interface ConceptCounts {
  readonly count: number
  readonly matchCount: number
  readonly buckets: readonly number[]
  readonly values: Readonly<Record<string, readonly number[]>>
}

export interface CountsRequest {
  readonly filter: readonly FilterConstraint[]
  readonly concepts: readonly ChosenConcept[]
  /** Fields with `values`. */
  readonly fields: readonly ReportField[]
  readonly time: ChartedTime | undefined
}

/** The time that a report draws. */
export interface ChartedTime {
  readonly field: string
  readonly interval: ReportInterval
  /** The dates that are drawn; undefined for all. */
  readonly within?: FilterConstraint | undefined
}

export interface Counts {
  readonly filterCount: number
  readonly byConcept: readonly ConceptCounts[]
  readonly buckets: readonly Bucket[]
  /** Documents by value, in the order of the values of each field. */
  readonly valueCounts: Readonly<Record<string, readonly number[]>>
}

export interface Bucket {
  /** `YYYY-MM-DD`. */
  readonly start: string
  readonly count: number
}

/** Documents that match each concept: in total, by time and by value, in one question if all dates are drawn. */
export async function askCounts(project: ReportedProject, request: CountsRequest): Promise<Counts> {
  const { filter, concepts, fields, time } = request
  const concept_selector = selectorOf(concepts)
  const byTime = time === undefined ? [] : [{ name: time.field, interval: time.interval }]
  const isNarrowed = time?.within !== undefined
  const answer = await project.concepts.matchCounts({
    concept_selector,
    filter: [...filter],
    breakdowns: [...(isNarrowed ? [] : byTime), ...fields.map(({ name }) => ({ name }))],
  })
  const dated = isNarrowed
    ? await project.concepts.matchCounts({ concept_selector, filter: narrowed(filter, time), breakdowns: byTime })
    : answer
  const byField = answer.breakdowns.slice(isNarrowed ? 0 : byTime.length)
  const buckets = time === undefined ? [] : dated.breakdowns[0]!.buckets
  const countAt = (bucket: (typeof buckets)[number] | undefined, concept: number): number =>
    bucket?.match_counts[concept]?.exact_match_count ?? 0
  const bucketsByField = fields.map(({ name, values = [] }, i) => {
    const byLabel = new Map(byField[i]!.buckets.map((bucket) => [bucket.label, bucket]))
    return { name, buckets: values.map(({ value }) => byLabel.get(value)) }
  })
  const byConcept = answer.match_counts.map(({ match_count, exact_match_count }, concept) => ({
    count: exact_match_count,
    matchCount: match_count,
    buckets: buckets.map((bucket) => countAt(bucket, concept)),
    values: Object.fromEntries(
      bucketsByField.map(({ name, buckets }) => [name, buckets.map((bucket) => countAt(bucket, concept))]),
    ),
  }))
  const valueCounts = Object.fromEntries(
    bucketsByField.map(({ name, buckets }) => [name, buckets.map((bucket) => bucket?.filter_count ?? 0)]),
  )
  return { filterCount: answer.filter_count, byConcept, buckets: buckets.map(bucketOf), valueCounts }
}

const bucketOf = ({ label, filter_count }: { label: string; filter_count: number }): Bucket => ({
  start: label.slice(0, 10),
  count: filter_count,
})

const narrowed = (filter: readonly FilterConstraint[], { within }: ChartedTime): FilterConstraint[] =>
  within === undefined ? [...filter] : [...filter, within]

/** Documents by bucket alone. */
export async function askVolume(
  project: ReportedProject,
  filter: readonly FilterConstraint[],
  time: ChartedTime,
): Promise<Bucket[]> {
  const { breakdowns } = await project.concepts.matchCounts({
    concept_selector: { type: 'specified', concepts: [] },
    filter: narrowed(filter, time),
    breakdowns: [{ name: time.field, interval: time.interval }],
  })
  return breakdowns[0]!.buckets.map(bucketOf)
}
