import { EXAMPLE_COLUMNS, exampleCells } from './examples.js'
import { PERIOD_COLUMNS, periodCells } from './periods.js'
import type { Table, TableRow } from './table.js'
import type { TableContext } from './tableContext.js'

const driverColumns = [
  ...['concept', 'texts', 'driver_field', 'list_type', 'list_name', 'relevance', 'average_score', 'baseline', 'impact'],
  ...['adjusted_impact', 'confidence', 'q', 'importance', 'doc_count', 'match_count'],
] as const

type Driver = Awaited<ReturnType<TableContext['project']['concepts']['scoreDrivers']>>[number]
type Origin = { readonly list_type: string; readonly list_name: string | null }

const AUTO_FOUND: Origin = { list_type: 'auto_found', list_name: null }

/** Score drivers of each score: those that the project suggests and the concepts of its lists; and the suggested ones over time. */
export function driverTables(context: TableContext): Table[] {
  return [
    { name: 'drivers', columns: [...driverColumns, ...EXAMPLE_COLUMNS], rows: () => driverRows(context) },
    {
      name: 'drivers_over_time',
      columns: [...PERIOD_COLUMNS, ...driverColumns],
      rows: () => driversOverTime(context),
    },
  ]
}

const driverCells = (driver: Driver, field: string, origin: Origin): TableRow => ({
  concept: driver.name,
  texts: driver.texts.join('|'),
  driver_field: field,
  ...origin,
  relevance: driver.relevance,
  average_score: driver.average_score,
  baseline: driver.baseline,
  impact: driver.impact,
  adjusted_impact: driver.adjusted_impact,
  confidence: driver.confidence,
  q: driver.q,
  importance: driver.importance,
  doc_count: driver.exact_match_count,
  match_count: driver.match_count,
})

async function* driverRows(context: TableContext): AsyncGenerator<TableRow> {
  const { project, ask, filter, limit, groups } = context
  for (const field of context.scoreFields) {
    const question = { score_field: field, filter }
    for (const driver of await project.concepts.scoreDrivers({ ...question, limit }, ask)) {
      yield { ...driverCells(driver, field, AUTO_FOUND), ...(await exampleCells(context, driver.texts)) }
    }
    for (const { selector, labels, concepts } of groups) {
      if (selector.type === 'top' || concepts.length === 0) continue
      const origin = { list_type: labels.concept_type, list_name: labels.shared_concept_list }
      for (const driver of await project.concepts.scoreDrivers({ ...question, concept_selector: selector }, ask)) {
        yield { ...driverCells(driver, field, origin), ...(await exampleCells(context, driver.texts)) }
      }
    }
  }
}

async function* driversOverTime({
  project,
  ask,
  scoreFields,
  limit,
  timeline,
}: TableContext): AsyncGenerator<TableRow> {
  for (const period of timeline?.periods ?? []) {
    for (const field of scoreFields) {
      const drivers = await project.concepts.scoreDrivers({ score_field: field, filter: period.filter, limit }, ask)
      for (const driver of drivers)
        yield { ...periodCells(timeline!, period), ...driverCells(driver, field, AUTO_FOUND) }
    }
  }
}
