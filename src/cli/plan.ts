import type { ColumnPlan } from '../reading/columnPlan.js'
import { cellsOf } from '../reading/columnProfile.js'
import { formNotes } from '../reading/describeColumns.js'
import type { DateForm } from '../reading/looseDates.js'
import type { SourceRecord } from '../reading/sourceRecord.js'
import { describeSource } from '../report/describeSource.js'
import type { ReportSource } from '../report/reportDocument.js'
import { clip, column, oneLine, textWidth } from '../report/terminal.js'
import { chooseLanguage, languageNamed } from './chooseLanguage.js'
import type { AnalyzeArguments } from './commands/analyze.js'
import { counted } from './counted.js'
import { collectFields, openSource } from './fileSource.js'
import { printable } from './printable.js'
import { checkChoice } from './printReport.js'
import type { DocumentFields } from './storedProjects.js'
import type { CommandContext } from './streams.js'

/** How a column of a file is read. */
interface PlannedColumn {
  readonly column: string
  readonly role: 'text' | 'title' | 'string' | 'number' | 'score' | 'date' | 'left out'
  /** Name of the field; null for texts, titles and columns that are left out. */
  readonly field: string | null
  /** The separator between several choices in one cell; null where a cell has one value. */
  readonly separator: string | null
  /** How dates are read; null for other columns. */
  readonly date_form: DateForm | null
  /** Rows of the sample in which the column has a value, as a share from 0 to 1. */
  readonly filled: number
  readonly examples: readonly string[]
}

interface FilePlan {
  readonly file: string
  /** The code of the language of the texts. */
  readonly language: string
  readonly columns: readonly PlannedColumn[]
  /** What the whole file has, and what of it is left out. */
  readonly source: ReportSource
  /** Recognized properties and doubts, as sentences. */
  readonly notes: readonly string[]
}

/** Number of values shown per column, and number of characters shown per value. */
const EXAMPLES = 5
const EXAMPLE_LENGTH = 60

/** Prints how a file would be read, as a table or as JSON, without building anything. */
export async function printPlan(
  args: AnalyzeArguments & { file: string },
  { streams, signal }: CommandContext,
): Promise<void> {
  const plan = await planFile(args, signal)
  streams.stdout.write(
    args.json ? `${JSON.stringify(plan, null, 2)}\n` : printable(renderPlan(plan, columnsOf(streams.stdout))),
  )
}

/**
 * Reads a file, the columns of which are planned by its beginning. Throws the same errors as `readDocuments` and
 * `checkChoice`.
 */
async function planFile(args: AnalyzeArguments & { file: string }, signal: AbortSignal): Promise<FilePlan> {
  const notes: string[] = []
  let columns: PlannedColumn[] = []
  const onPlan = (plan: ColumnPlan, sample: readonly SourceRecord[]): void => {
    columns = planColumns(plan, sample)
  }
  const say = (line: string): void => {
    if (!line.startsWith('Columns: ')) notes.push(line)
  }
  const source = openSource(args, { say, signal }, onPlan)
  const first = (await source.batches.next()).value
  const language = args.language === 'auto' ? chooseLanguage(first, say) : languageNamed(args.language)
  const found: DocumentFields = { fields: new Map(), strings: new Map() }
  for (let batch = first; batch !== undefined; batch = (await source.batches.next()).value) {
    signal.throwIfAborted()
    collectFields(batch, found)
  }
  // Of documents that are added, the project may have further fields.
  if (args.existing !== 'append') checkChoice(args, found, say)
  return { file: args.file, language, columns, source: source.describe(), notes }
}

/** The columns of a plan in the order of the file. */
function planColumns(plan: ColumnPlan, sample: readonly SourceRecord[]): PlannedColumn[] {
  const names = [...new Set(sample.flatMap(({ values }) => Object.keys(values)))]
  const fields = new Map(plan.fields.map((field) => [field.column, field]))
  const texts = new Set(plan.texts)
  const roleOf = (column: string): PlannedColumn['role'] => {
    if (texts.has(column)) return 'text'
    return plan.title === column ? 'title' : (fields.get(column)?.type ?? 'left out')
  }
  return names.map((column) => {
    const field = fields.get(column)
    const cells = sample.map(({ values }) => cellsOf(values[column]))
    const filled = cells.filter((each) => each.length > 0).length / Math.max(1, sample.length)
    const examples = [...new Set(cells.flat())].slice(0, EXAMPLES)
    return {
      column,
      role: roleOf(column),
      field: field?.name ?? null,
      date_form: field?.type === 'date' ? field.form : null,
      separator: (field?.type === 'string' ? field.separator : undefined) ?? null,
      filled,
      examples,
    }
  })
}

/** Columns of a terminal; elsewhere lines may be of any length. */
const columnsOf = ({ isTTY, columns }: CommandContext['streams']['stdout']): number =>
  isTTY === true && columns ? columns : Number.POSITIVE_INFINITY

/** A table whose rows are cut where the terminal ends: values that go on in the next line would hide its columns. */
function renderPlan({ file, columns, source, notes }: FilePlan, width: number): string {
  const rows = columns.map(({ column, role: kind, field, date_form, separator, filled, examples }) => {
    const role = `${kind}${date_form === null ? '' : formNotes[date_form]}${separator === null ? '' : ', several'}`
    const name = field === null || field === column ? column : `${column} -> ${field}`
    const shown = examples.map((example) => clip(oneLine(example), EXAMPLE_LENGTH)).join(' | ')
    return { name: clip(oneLine(name), EXAMPLE_LENGTH), role, filled: `${Math.round(filled * 100)} %`, shown }
  })
  const widest = (key: 'name' | 'role'): number => rows.reduce((most, row) => Math.max(most, textWidth(row[key])), 0)
  const [roleWidth, nameWidth] = [widest('role'), widest('name')]
  const lines = rows.map(({ name, role, filled, shown }) =>
    clip(`  ${column(role, roleWidth)}  ${column(name, nameWidth)}  ${filled.padStart(5)}  ${shown}`, width),
  )
  const read = `${counted(source.documents, 'document')} of ${counted(source.rows, 'row')}`
  return `${[`Plan for ${file === '-' ? 'standard input' : file}`, ...lines, read, ...describeSource(source), ...notes].join('\n')}\n`
}
