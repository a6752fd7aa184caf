import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ReportField } from '../reportDocument.js'
import type { FilterConstraint } from '../reportOptions.js'
import type { ReportedProject } from './reportedProject.js'

/** A field with more values does not divide the documents into groups worth comparing. */
const MOST_VALUES = 30
/** Values of a field that are compared, the most frequent ones. */
const COMPARED_VALUES = 6
/** Fields that are compared. */
const COMPARED_FIELDS = 5
/** Documents that a compared value has at least. */
const LEAST_DOCUMENTS = 5
/** Fields that are described before the event loop turns. */
const FIELDS_A_TURN = 5_000
/** Distinct values of a field that are counted at most. */
const MOST_COUNTED = 10_000

export interface FieldsRequest {
  readonly filter: readonly FilterConstraint[]
  /** Whether the values of fields are compared. */
  readonly compared: boolean
}

/** The fields of a project, with the values by which they divide the documents; those that a filter has fixed divide nothing. */
export async function describeFields(
  project: ReportedProject,
  { filter, compared: isWanted }: FieldsRequest,
): Promise<ReportField[]> {
  const { result } = await project.metadata({ max_values: MOST_COUNTED })
  const fixed = new Set(filter.map(({ name }) => name))
  let compared = 0
  const described: ReportField[] = []
  for (const field of result) {
    if (described.length % FIELDS_A_TURN === FIELDS_A_TURN - 1) await nextTurn()
    described.push(describe(field))
  }
  await nextTurn()
  return described

  function describe({ name, type, minimum, maximum, values }: (typeof result)[number]): ReportField {
    if (type !== 'string')
      return { name, type, ...(minimum !== undefined && { minimum }), ...(maximum !== undefined && { maximum }) }
    if (values === undefined) return { name, type }
    const groups = fixed.has(name) || !isWanted ? [] : groupsOf(values)
    const isCompared = groups.length >= 2 && compared < COMPARED_FIELDS
    if (isCompared) compared++
    return { name, type, value_count: values.length, ...(isCompared && { values: groups }) }
  }
}

/** The most frequent values, if the field has few enough. */
function groupsOf(values: readonly { value: string | number; count: number }[]): { value: string; count: number }[] {
  if (values.length > MOST_VALUES) return []
  return values
    .filter(({ count }) => count >= LEAST_DOCUMENTS)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, COMPARED_VALUES)
    .map(({ value, count }) => ({ value: String(value), count }))
}

/** Fields with the counts of a filter in the place of those of the project. */
export const withCounts = (
  fields: readonly ReportField[],
  counts: Readonly<Record<string, readonly number[]>>,
): ReportField[] =>
  fields.map((field) => ({
    ...field,
    ...(field.values && {
      values: field.values.map(({ value, count }, i) => ({ value, count: counts[field.name]?.[i] ?? count })),
    }),
  }))
