import type { Project } from '../engine.js'
import { render } from '../report/renderText.js'
import type { ReportDocument, ReportSource } from '../report/reportDocument.js'
import { createPaint, usableColumns, wantsColor } from '../report/terminal.js'
import type { BuildSeconds } from '../report/textLayout.js'
import type { PageFile, ReportChoice } from './commands/sharedOptions.js'
import { checkValues, readFilters } from './filters.js'
import { chooseScoreField, noScore } from './scoreField.js'
import type { DocumentFields } from './storedProjects.js'
import type { Streams } from './streams.js'
import { writeHtml } from './writeHtml.js'

/** What `analyze` and `report` found, as `--json` prints it. */
export interface PrintedReport extends ReportDocument {
  readonly project_id: string
  /** Folder that keeps the project; null for a project that was held in memory. */
  readonly directory: string | null
  /** Null for a project that was not built just now. */
  readonly seconds: BuildSeconds | null
}

/** What a report asks of a project, after the choices were checked against its fields. */
export interface CheckedChoice extends Omit<ReportChoice, 'filters' | 'drivers'> {
  readonly filters: readonly string[]
  readonly filter: ReturnType<typeof readFilters>
  readonly scoreField: string | undefined
}

/** Understands filters and score by the fields of the documents. Throws UsageError for a field or value that does not exist. */
export function checkChoice(
  { filters, drivers, ...choice }: ReportChoice,
  { fields, strings }: DocumentFields,
  say: (line: string) => void,
): CheckedChoice {
  const filter = readFilters(filters, fields, strings)
  checkValues(filter, strings)
  const scoreField = chooseScoreField(fields, drivers)
  if (scoreField === undefined) say(noScore(fields))
  return { ...choice, filters, filter, scoreField }
}

/** The files that a report is written to, besides what the terminal shows. */
export interface ReportOutput extends PageFile {
  readonly json: boolean
}

/** Top concepts and drivers of a report at least, so that pages do not change with the terminal's `--limit`. */
const LEAST_CONCEPTS = 30

/**
 * Asks a built project what its report shows: everything for a page or JSON, otherwise what the terminal shows. Also
 * writes the page.
 */
export async function makeReport(
  project: Project,
  request: CheckedChoice & ReportOutput,
  { source, say, signal }: { source: ReportSource | null; say: (line: string) => void; signal: AbortSignal },
): Promise<ReportDocument> {
  const { filter, filters, scoreField, limit, search, sentiment, html, json, noun, texts } = request
  const summary = html === undefined && !json
  const asked = await project.report(
    {
      ...{ filter, sentiment, summary, noun, texts },
      score_field: scoreField,
      limit: Math.max(limit, LEAST_CONCEPTS),
      search: search ?? true,
    },
    { signal },
  )
  const document = { ...asked, project: { ...asked.project, filters }, source }
  if (html !== undefined) await writeHtml(document, html, say)
  return document
}

/** Prints a report for people, or as JSON. */
export function printReport(
  report: PrintedReport,
  { json, limit }: { readonly json: boolean; readonly limit: number },
  { stdout }: Streams,
): void {
  const paint = createPaint(wantsColor(stdout))
  const options = { columns: usableColumns(stdout), paint, limit, seconds: report.seconds }
  stdout.write(json ? `${JSON.stringify(report, null, 2)}\n` : render(report, options))
}
