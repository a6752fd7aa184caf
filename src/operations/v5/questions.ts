import { type Breakdown as AskedBreakdown, type Buckets, breakDown, MOST_BUCKETS } from '../../answers/breakdowns.js'
import type { ConceptInput } from '../../answers/concept.js'
import { type AnswerContext, documentsOf } from '../../answers/context.js'
import { openContext } from '../../answers/openContext.js'
import type { ConceptSelector } from '../../answers/selectConcepts.js'
import { parseDate } from '../../dates.js'
import { invalidParams } from '../../errors.js'
import { findColumn } from '../../snapshot/columns.js'
import type { DocumentSet, Filter } from '../../snapshot/filter.js'
import type { Columns, FieldType, Snapshot } from '../../snapshot/snapshot.js'
import type { BuiltContext } from '../operation.js'
import type * as sent from './params.js'

/**
 * From what was sent to what is asked: values and bounds in the kind of their field, selectors with their stored lists,
 * breakdowns as buckets. What does not fit the project's fields is INVALID_PARAMS here, so that answers trust their types.
 */

/** What the answers need of an operation's context. */
export const answerContext = ({ snapshot, compute, signal }: BuiltContext): Promise<AnswerContext> =>
  openContext({ snapshot, compute, signal })

/** A filter in the kinds of the project's fields. Throws INVALID_PARAMS naming `parameter`. Spec v5 2.2. */
export function askedFilter({ columns }: Snapshot, filter: sent.Filter, parameter = 'filter'): Filter {
  return filter.map(({ name, values, minimum, maximum }) => {
    const type = findColumn(columns, name)?.type
    const asBound = (bound: string | number | undefined): number | undefined =>
      bound === undefined ? undefined : Number(asKind(type ?? boundKind(bound), bound, name, parameter))
    if (values !== undefined) return { name, values: values.map((value) => asKind(type, value, name, parameter)) }
    if (type === 'string') {
      throw invalidParams(`The field \`${name}\` holds text: a filter on it takes \`values\`, no range.`, parameter)
    }
    return { name, minimum: asBound(minimum), maximum: asBound(maximum) }
  })
}

const boundKind = (bound: string | number): FieldType => (typeof bound === 'string' ? 'date' : 'number')

/** A value in its field's kind; a field that no document has takes any. */
function asKind(type: FieldType | undefined, value: string | number, name: string, parameter: string): string | number {
  if (type === undefined || typeof value === (type === 'string' ? 'string' : 'number')) {
    if (type !== 'date') return value
  }
  const seconds = type === 'date' ? parseDate(value) : undefined
  if (seconds !== undefined) return seconds
  const expected = type === 'string' ? 'text' : type === 'date' ? 'dates' : 'numbers'
  throw invalidParams(
    `The field \`${name}\` holds ${expected}; ${JSON.stringify(value)} cannot be compared with it.`,
    parameter,
  )
}

/** The documents of a filter as it was sent. */
export const filteredDocuments = (context: AnswerContext, filter: sent.Filter): DocumentSet =>
  documentsOf(context, askedFilter(context.snapshot, filter))

/** A stored concept list, as `concept_list` selectors use it. */
export interface StoredConceptList {
  readonly concepts: readonly ConceptInput[]
}
/** What a project that keeps concept lists offers. */
export interface ConceptLists {
  conceptList?(list: {
    readonly id?: string | undefined
    readonly name?: string | undefined
  }): StoredConceptList | undefined
}

/** A selector ready to be answered. Throws INVALID_PARAMS for a list or score field that the project does not have. */
export function askedSelector({ project, snapshot }: BuiltContext, selector: sent.Selector): ConceptSelector {
  switch (selector.type) {
    case 'specified':
      return { type: 'given', concepts: selector.concepts }
    case 'concept_list': {
      const list = (project as ConceptLists).conceptList?.({ id: selector.concept_list_id, name: selector.name })
      if (list === undefined) throw invalidParams('The project has no such concept list.', 'concept_selector')
      return { type: 'given', concepts: list.concepts }
    }
    case 'related': {
      const { search_concept: searchConcept, limit, min_doc_count: minDocCount } = selector
      return { type: 'related', searchConcept, limit, minDocCount }
    }
    case 'suggested': {
      const { limit, num_clusters: numClusters, num_cluster_concepts: numClusterConcepts } = selector
      return { type: 'suggested', limit, numClusters, numClusterConcepts }
    }
    case 'drivers_suggested': {
      requireScores(snapshot.columns, selector.score_field, 'concept_selector')
      return { type: 'drivers_suggested', scoreField: selector.score_field, limit: selector.limit }
    }
    default:
      return selector
  }
}

/** Throws INVALID_PARAMS unless the field holds scores or numbers (DESIGN: clients ask for both). */
export function requireScores(columns: Columns, field: string, parameter = 'score_field'): void {
  const type = findColumn(columns, field)?.type
  if (type === 'score' || type === 'number') return
  const reason = type === undefined ? 'There is no field' : `A field of type ${type} has no scores:`
  throw invalidParams(`${reason} \`${field}\`.`, parameter)
}

/** Concepts and filter of a question with one filter and one selector. */
export const needsOf = ({ concept_selector }: { concept_selector?: { type: string } | undefined }) =>
  concept_selector?.type === 'sentiment_suggested' ? ('sentiment' as const) : ('build' as const)

/** Cells (concepts x buckets) in one answer: each is a concept of its own in the answer, some hundred bytes. */
const MOST_CELLS = 1_000_000

/** The buckets of breakdowns. Throws INVALID_PARAMS for those that do not fit their field or are too fine. */
export function askedBreakdowns(
  snapshot: Snapshot,
  breakdowns: readonly sent.Breakdown[],
  filter: DocumentSet,
  concepts: number,
): Buckets[] {
  let cells = 0
  return breakdowns.map((breakdown) => {
    const { name } = breakdown
    const buckets = breakDown(snapshot, breakdown as AskedBreakdown, filter)
    if (typeof buckets === 'object') {
      cells += buckets.labels.length * concepts
      if (cells <= MOST_CELLS) return buckets
      throw invalidParams(`More than ${MOST_CELLS} counts: ask for fewer concepts or wider intervals.`, 'breakdowns')
    }
    const faults = {
      unknownField: `There is no field \`${name}\`.`,
      wrongInterval: `The interval does not fit the field \`${name}\`: none for text, a number for numbers and scores, a period for dates.`,
      tooManyBuckets: `The breakdown by \`${name}\` has more than ${MOST_BUCKETS} buckets: take a wider interval or another field.`,
    }
    throw invalidParams(faults[buckets], 'breakdowns')
  })
}
