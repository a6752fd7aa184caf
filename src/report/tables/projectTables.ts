import { EngineError } from '../../errors.js'
import type { Project } from '../../serviceFunctions.js'
import { hasSentiment } from '../hasSentiment.js'
import type { FilterConstraint } from '../reportOptions.js'
import { suggestScoreField } from '../suggestScoreField.js'
import { chooseConceptGroups } from './chosenConcepts.js'
import { conceptTables } from './conceptTables.js'
import { differenceTable } from './differenceTable.js'
import { documentTables } from './documentTables.js'
import { driverTables } from './driverTables.js'
import { choosePeriods } from './periods.js'
import type { FieldDescription, Table } from './table.js'
import type { TableContext } from './tableContext.js'
import { volumeTables } from './volumeTables.js'

/** Which tables of a project to make, and of which documents. */
export interface TableOptions {
  /** Only documents that satisfy all constraints. Default: all documents. */
  readonly filter?: readonly FilterConstraint[] | undefined
  /** Number of top concepts, drivers and differences in each list. Default 100. */
  readonly limit?: number | undefined
  /** The score or number field of the drivers. Default: all fields of type score, else a number that looks like one. */
  readonly scoreField?: string | undefined
  /** The date field of the tables over time. Default: the first one by name. */
  readonly dateField?: string | undefined
  /** Ends the questions, also those that the rows of the tables ask. */
  readonly signal?: AbortSignal | undefined
  /** Told about what was left out, as a sentence. */
  readonly onNote?: ((note: string) => void) | undefined
}

/** Distinct values of a field that tables by value can have. */
const MOST_VALUES = 200
const DEFAULT_LIMIT = 100

/**
 * The tables of a built project: documents with their fields and concepts, terms, concepts with counts and sentiment, drivers,
 * volume, differences and outliers. Rows are asked when they are read. The table of outliers gives `{ special: 'outliers' }` in
 * filters of the project a new meaning, as `project.concepts.outliers` does. INVALID_PARAMS for a field that does not exist.
 */
export async function projectTables(project: Project, options: TableOptions = {}): Promise<Table[]> {
  const context = await openContext(project, options)
  return [
    ...documentTables(context),
    ...conceptTables(context),
    ...driverTables(context),
    ...volumeTables(context),
    differenceTable(context),
  ]
}

async function openContext(
  project: Project,
  { filter: constraints = [], limit = DEFAULT_LIMIT, scoreField, dateField, signal, onNote = () => {} }: TableOptions,
): Promise<TableContext> {
  const ask = { signal }
  const filter = [...constraints]
  const fields = (await project.metadata({ max_values: MOST_VALUES }, ask)).result
  const types = new Map(fields.map(({ name, type }) => [name, type]))
  requireField(scoreField, fields, ['score', 'number'])
  requireField(dateField, fields, ['date'])
  const scores = fields.filter(({ type }) => type === 'score').map(({ name }) => name)
  const suggested = scores.length > 0 ? undefined : suggestScoreField(types)
  return {
    project,
    ask,
    filter,
    limit,
    fields,
    groups: await chooseConceptGroups(project, { filter, limit, ask }),
    scoreFields: scoreField !== undefined ? [scoreField] : suggested !== undefined ? [suggested] : scores,
    timeline: await choosePeriods(project, { fields, filter, dateField, ask }),
    sentiment: await hasSentiment(project, ask),
    onNote,
  }
}

function requireField(name: string | undefined, fields: readonly FieldDescription[], types: readonly string[]): void {
  if (name === undefined || fields.some((field) => field.name === name && types.includes(field.type))) return
  const suitable = fields.filter(({ type }) => types.includes(type)).map((field) => JSON.stringify(field.name))
  const known = suitable.length === 0 ? 'none' : suitable.join(', ')
  const message = `No field ${JSON.stringify(name)} is of type ${types.join(' or ')}. Such fields: ${known}.`
  throw new EngineError('INVALID_PARAMS', message, { parameters: [name] })
}
