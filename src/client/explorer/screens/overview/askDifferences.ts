import type { ReportDifference } from '../../../../report/reportConcepts.js'
import type { Concept } from '../../../model.js'
import { call } from '../../api/call.js'
import { compareFilters } from '../../api/concepts.js'
import type { Constraint } from '../../api/filter.js'
import type { FieldRecord } from '../../api/projects.js'
import { type ConceptsRequest, selectorOf } from './askConcepts.js'

/** The limits are those of the report. A field with more values than this is not compared. */
const MOST_VALUES = 30
/** Number of values of a field that are compared. */
const COMPARED_VALUES = 6
/** Least number of documents of a value. */
const LEAST_DOCUMENTS = 5

/** The fields whose values are compared: those with few values, none of which the filter has fixed. */
export const comparedFields = (fields: readonly FieldRecord[], { filter }: ConceptsRequest): FieldRecord[] =>
  fields.filter(
    (field) => !filter.some(({ name }) => name === field.name) && field.type === 'string' && groupsOf(field).length > 1,
  )

/** The most frequent values of a field. */
const groupsOf = ({ values = [] }: FieldRecord): string[] =>
  values.length > MOST_VALUES
    ? []
    : values
        .filter(({ count }) => count >= LEAST_DOCUMENTS)
        .toSorted((a, b) => b.count - a.count)
        .slice(0, COMPARED_VALUES)
        .map(({ value }) => String(value))

/** The concepts that the documents of a constraint mention more often than all others of the filter. */
export async function askMore(
  { projectId: project_id, filter }: ConceptsRequest,
  concepts: readonly Concept[],
  here: Constraint,
  signal: AbortSignal,
): Promise<Pick<ReportDifference, 'count' | 'more'>> {
  const places = new Map(concepts.map(({ texts }, place) => [JSON.stringify(texts), place]))
  const asked = {
    project_id,
    filter: [here],
    within: filter,
    concept_selector: selectorOf(concepts),
    limit: Math.max(1, concepts.length),
  }
  const { more, filter_count } = await call(compareFilters, asked, { signal })
  return {
    count: filter_count,
    more: more.flatMap(({ texts, exact_match_count, share, other_share, q }) => {
      const concept = places.get(JSON.stringify(texts))
      return concept === undefined || share <= other_share
        ? []
        : [{ concept, count: exact_match_count, share, other_share, q }]
    }),
  }
}

/** For each value of a field, the concepts that its documents mention more often than the others. */
export const askDifferences = (
  request: ConceptsRequest,
  concepts: readonly Concept[],
  field: FieldRecord,
  signal: AbortSignal,
): Promise<ReportDifference[]> =>
  Promise.all(
    groupsOf(field).map(async (value) => ({
      value,
      ...(await askMore(request, concepts, { name: field.name, values: [value] }, signal)),
    })),
  )
