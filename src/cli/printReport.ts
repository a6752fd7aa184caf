import type { Project } from '../engine.js'
import { askProject } from '../report/askProject.js'
import { render } from '../report/renderText.js'
import type { Report } from '../report/report.js'
import { createPaint, usableColumns, wantsColor } from '../report/terminal.js'
import type { ReportChoice } from './commands/sharedOptions.js'
import { checkValues, readFilters } from './filters.js'
import type { DocumentFields } from './keptProjects.js'
import { chooseScoreField, noScore } from './scoreField.js'
import type { Streams } from './streams.js'

/** A report without what only the reader of a file knows. */
type ProjectReport = Omit<Report, 'directory' | 'source' | 'seconds'>

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
  const filter = readFilters(filters, fields)
  checkValues(filter, strings)
  const scoreField = chooseScoreField(fields, drivers)
  if (scoreField === undefined) say(noScore(fields))
  return { ...choice, filters, filter, scoreField }
}

/** Asks a built project everything that a report shows. */
export async function reportProject(project: Project, choice: CheckedChoice): Promise<ProjectReport> {
  const answers = await askProject(project, choice)
  const { name, project_id, language, document_count } = await project.get()
  return { name, project_id, language, document_count, filters: choice.filters, ...answers }
}

/** Prints a report for people, or as JSON. */
export function printReport(report: Report, json: boolean, { stdout }: Streams): void {
  const options = { columns: usableColumns(stdout), paint: createPaint(wantsColor(stdout)) }
  stdout.write(json ? `${JSON.stringify(report, null, 2)}\n` : render(report, options))
}
