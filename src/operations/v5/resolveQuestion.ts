import { type ConceptKinds, openKinds } from '../../answers/concepts/conceptKinds.js'
import { type AnswerContext, documentsOf } from '../../answers/context.js'
import {
  type Breakdown as BreakdownRequest,
  type Buckets,
  breakDown,
  MOST_BUCKETS,
} from '../../answers/counts/breakdowns.js'
import { findOutliers, type OutlierDefinition, outlierKey } from '../../answers/search/outliers.js'
import type { ConceptSelector } from '../../answers/selection/selectConcepts.js'
import type { ExpansionRequest } from '../../answers/terms/keywordExpansion.js'
import { yieldIfSpent } from '../../compute/eventLoopBudget.js'
import { cacheSlot } from '../../compute/slotCache.js'
import { parseDate } from '../../dates.js'
import { invalidParams } from '../../errors.js'
import type { Project } from '../../projects/project.js'
import { findColumn } from '../../snapshot/columns.js'
import type { DocumentSet } from '../../snapshot/documentSet.js'
import type { Constraint, Filter } from '../../snapshot/filter.js'
import type { Columns, FieldType, Snapshot } from '../../snapshot/snapshot.js'
import { answerContext } from '../answerContext.js'
import { decimalNumber } from '../decimalNumber.js'
import type { BuiltContext } from '../operation.js'
import type * as sent from './params.js'

/**
 * Resolves a checked request against the project: converts values and bounds to the types of their fields, looks up
 * stored lists of selectors, and turns breakdowns into buckets. Throws INVALID_PARAMS for what does not fit the fields
 * of the project, so that answers can trust their types.
 */

/** The context of answers, and the data that filters of the project may refer to. */
export interface QuestionContext extends AnswerContext {
  readonly outliers: () => Promise<OutlierDefinition | undefined>
  /** Fields of the documents that are stored, built or not. */
  readonly storedFields: () => Promise<ReadonlyMap<string, FieldType>>
  /** Kinds for concept records. */
  readonly kinds: ConceptKinds
  /** Parameters that were given in a query string. */
  readonly queried: BuiltContext['queried']
}

export async function questionContext(call: BuiltContext): Promise<QuestionContext> {
  const { snapshot, compute, signal, analyzer, otherAnalyzers, background } = await answerContext(call)
  const kinds = openKinds(snapshot)
  return {
    snapshot,
    compute,
    signal,
    analyzer,
    otherAnalyzers,
    background,
    kinds: kinds instanceof Promise ? await kinds : kinds,
    queried: call.queried,
    outliers: async () => (await call.project.settings.outliers()) as OutlierDefinition | undefined,
    storedFields: () => call.project.fieldTypes(),
  }
}

/**
 * Converts a filter to the field types of the project. Throws INVALID_PARAMS naming `parameter`. Our choice: a field
 * that no document of the project has is a misspelling; a field that only unbuilt documents have matches no document.
 * Spec v5 2.2.
 */
export async function resolveFilter(
  context: QuestionContext,
  filter: sent.Filter,
  parameter = 'filter',
): Promise<Filter> {
  const constraints: Constraint[] = []
  const fields = await fieldsOf(context, filter)
  const isQueried = context.queried?.has(parameter) === true
  for (const constraint of filter) {
    await yieldIfSpent(context.signal)
    constraints.push(
      constraint.special !== undefined
        ? await outlierConstraint(context, constraint.concepts, parameter)
        : fieldConstraint(fields, isQueried ? withNumbers(fields, constraint) : constraint, parameter),
    )
  }
  return constraints
}

/** Documents without a match of these concepts, else of the last `concepts/outliers/` question, on the current snapshot. */
async function outlierConstraint(
  context: QuestionContext,
  concepts: sent.Constraint['concepts'],
  parameter: string,
): Promise<Constraint> {
  const definition = concepts === undefined ? await context.outliers() : { concepts, matchType: 'both' as const }
  if (definition === undefined) {
    throw invalidParams('The project has no outliers yet: call concepts/outliers/ first.', parameter)
  }
  return { key: `outliers ${outlierKey(definition)}`, documents: await findOutliers(context, definition) }
}

/** Throws INVALID_PARAMS for a filter that does not fit the types of fields, or that needs stored outliers. */
export function requireFitting(types: ReadonlyMap<string, FieldType>, filter: sent.Filter, parameter: string): void {
  for (const constraint of filter) {
    if (constraint.special !== undefined) throw invalidParams('A special constraint is not allowed here.', parameter)
    fieldConstraint({ typeOf: (name) => types.get(name), stored: types }, constraint, parameter)
  }
}

/** Fields that a filter may name. */
interface KnownFields {
  /** The type of a field; undefined if no document has it. */
  readonly typeOf: (name: string) => FieldType | undefined
  /** All fields of the project; undefined admits any name. */
  readonly stored: ReadonlyMap<string, FieldType> | undefined
}

const typesOf =
  ({ snapshot }: Pick<QuestionContext, 'snapshot'>): KnownFields['typeOf'] =>
  (name) =>
    findColumn(snapshot.columns, name)?.type

/** The fields of the snapshot; stored fields are read only where the filter names another one. */
async function fieldsOf(
  { snapshot, storedFields }: Pick<QuestionContext, 'snapshot' | 'storedFields'>,
  filter: sent.Filter,
): Promise<KnownFields> {
  const typeOf = typesOf({ snapshot })
  const isOther = filter.some(({ special, name = '' }) => special === undefined && typeOf(name) === undefined)
  return { typeOf, stored: isOther ? await storedFields() : undefined }
}

/** A constraint from a query string, where the values of a field that holds no text are numbers also as strings. */
function withNumbers({ typeOf }: KnownFields, constraint: sent.Constraint): sent.Constraint {
  const { name = '', values } = constraint
  if (values === undefined || (typeOf(name) ?? 'string') === 'string') return constraint
  return { ...constraint, values: values.map((value) => (typeof value === 'string' ? decimalNumber(value) : value)) }
}

function fieldConstraint(
  { typeOf, stored }: KnownFields,
  { name = '', values, minimum, maximum }: sent.Constraint,
  parameter: string,
): Constraint {
  const type = typeOf(name)
  if (type === undefined && stored?.has(name) === false) {
    throw invalidParams(unknownField(name, [...stored.keys()]), parameter)
  }
  const asBound = (bound: string | number | undefined): number | undefined =>
    bound === undefined ? undefined : Number(asKind(type ?? boundKind(bound), bound, name, parameter))
  if (values !== undefined) return { name, values: values.map((value) => asKind(type, value, name, parameter)) }
  if (type === 'string') {
    throw invalidParams(`The field \`${name}\` holds text: filter it with \`values\` instead of a range.`, parameter)
  }
  return { name, minimum: asBound(minimum), maximum: asBound(maximum) }
}

/** Maximum number of field names in a message. */
const MOST_NAMES = 20

const namesOf = ({ fields }: Columns): string[] => fields.map(({ name }) => name)

/** Reports that a field does not exist, and lists those that do. */
function unknownField(name: string, known: readonly string[]): string {
  if (known.length === 0) return `There is no field \`${name}\`: documents have no metadata.`
  const names = known
    .slice(0, MOST_NAMES)
    .sort()
    .map((one) => `\`${one}\``)
  if (known.length > MOST_NAMES) names.push(`and ${known.length - MOST_NAMES} more`)
  return `There is no field \`${name}\`. Fields: ${names.join(', ')}.`
}

const boundKind = (bound: string | number): FieldType => (typeof bound === 'string' ? 'date' : 'number')

/** A value converted to the type of its field; a field that no built document has accepts any. */
function asKind(type: FieldType | undefined, value: string | number, name: string, parameter: string): string | number {
  if (type === undefined || (type !== 'date' && typeof value === (type === 'string' ? 'string' : 'number')))
    return value
  const seconds = type === 'date' ? parseDate(value) : undefined
  if (seconds !== undefined) return seconds
  const expected = type === 'string' ? 'text' : type === 'date' ? 'dates' : 'numbers'
  const fault =
    type === 'date' && typeof value === 'number'
      ? `${value}, read as seconds since 1970, is not within the years 0 to 9999`
      : `${JSON.stringify(value)} cannot be compared with it`
  throw invalidParams(`The field \`${name}\` holds ${expected}; ${fault}.`, parameter)
}

/** The documents of a filter as it was sent. */
export const filteredDocuments = async (
  context: QuestionContext,
  filter: sent.Filter,
  parameter?: string,
): Promise<DocumentSet> => documentsOf(context, await resolveFilter(context, filter, parameter))

/** A keyword expansion in the form that builds store. */
export interface StoredExpansion {
  readonly filter: sent.Filter
  readonly limit: number
}

/** The input of a build does not change once its snapshot exists. */
const expansionSlot = cacheSlot<'expansion', { readonly stored: StoredExpansion | undefined }>({
  name: 'keyword expansion',
  bytesOf: () => 200,
})

async function expansionOf(snapshot: Snapshot, settings: Project['settings']): Promise<StoredExpansion | undefined> {
  let known = snapshot.cache.get(expansionSlot, 'expansion')
  if (known === undefined) {
    known = { stored: (await settings.expansion(snapshot.info.number)) as StoredExpansion | undefined }
    snapshot.cache.set(expansionSlot, 'expansion', known)
  }
  return known.stored
}

/** The keyword expansion of the snapshot's build; undefined if it had none. Spec v5 2.8. */
export async function resolveExpansion(
  context: QuestionContext,
  { settings }: Pick<Project, 'settings'>,
): Promise<ExpansionRequest | undefined> {
  const stored = await expansionOf(context.snapshot, settings)
  if (stored === undefined) return undefined
  // Its fields existed when the build was started; the documents that had them may have been removed since.
  const fields = { typeOf: typesOf(context), stored: undefined }
  const filter = stored.filter.map((constraint) => fieldConstraint(fields, constraint, 'keyword_expansion'))
  return { documents: await documentsOf(context, filter), limit: stored.limit }
}

/** A selector ready to be answered. Throws INVALID_PARAMS for a list or score field that the project does not have. */
export async function resolveSelector(
  { project, snapshot }: BuiltContext,
  selector: sent.Selector,
): Promise<ConceptSelector> {
  switch (selector.type) {
    case 'specified':
      return { type: 'given', concepts: selector.concepts }
    case 'concept_list': {
      const list = await project.conceptLists.find({ id: selector.concept_list_id, name: selector.name })
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

/** Throws INVALID_PARAMS unless the field holds scores or numbers; clients use drivers with both types. */
export function requireScores(columns: Columns, field: string, parameter = 'score_field'): void {
  const type = findColumn(columns, field)?.type
  if (type === 'score' || type === 'number') return
  if (type === undefined) throw invalidParams(unknownField(field, namesOf(columns)), parameter)
  throw invalidParams(`A field of type ${type} has no scores: \`${field}\`.`, parameter)
}

/** Throws INVALID_PARAMS unless the documents of the build have the field. */
export function requireField(columns: Columns, field: string, parameter = 'sort'): void {
  if (findColumn(columns, field) === undefined) throw invalidParams(unknownField(field, namesOf(columns)), parameter)
}

/** The build that a question with this selector needs. */
export const needsOf = ({ concept_selector }: { concept_selector?: { type: string } | undefined }) =>
  concept_selector?.type === 'sentiment_suggested' ? ('sentiment' as const) : ('build' as const)

/** Maximum number of cells (concepts x buckets) in one answer: each cell is a record of a few hundred bytes. */
export const MOST_CELLS = 200_000

/**
 * The buckets of breakdowns. Throws INVALID_PARAMS for a breakdown that does not fit its field or has too many buckets.
 */
export async function resolveBreakdowns(
  context: AnswerContext,
  breakdowns: readonly sent.Breakdown[],
  filter: DocumentSet,
  concepts: number,
): Promise<Buckets[]> {
  const parted: Buckets[] = []
  let cells = 0
  for (const breakdown of breakdowns) {
    const { name } = breakdown
    const buckets = await breakDown(context, breakdown as BreakdownRequest, filter)
    if (typeof buckets === 'object') {
      cells += buckets.labels.length * concepts
      parted.push(buckets)
      if (cells <= MOST_CELLS) continue
      throw invalidParams(`More than ${MOST_CELLS} counts: ask for fewer concepts or wider intervals.`, 'breakdowns')
    }
    const faults = {
      unknownField: unknownField(name, namesOf(context.snapshot.columns)),
      wrongInterval: `The interval does not fit the field \`${name}\`: none for text, a number for numbers and scores, a period for dates.`,
      tooManyBuckets: `The breakdown by \`${name}\` has more than ${MOST_BUCKETS} buckets: take a wider interval or another field.`,
    }
    throw invalidParams(faults[buckets], 'breakdowns')
  }
  return parted
}
