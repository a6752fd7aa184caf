import { clip, oneLine } from '../report/terminal.js'
import { chooseLanguage } from './chooseLanguage.js'
import type { AnalyzeArguments } from './commands/analyze.js'
import { type ColumnPlan, cellsOf } from './guessColumns.js'
import { readDocuments } from './readDocuments.js'
import type { SourceRecord } from './sourceRecord.js'
import type { CommandContext } from './streams.js'

/** How a column of a file is read. */
interface PlannedColumn {
  readonly column: string
  readonly role: 'text' | 'title' | 'string' | 'number' | 'score' | 'date' | 'left out'
  /** Name of the field; null for texts, titles and columns that are left out. */
  readonly field: string | null
  /** Rows of the sample in which the column has a value, as a share from 0 to 1. */
  readonly filled: number
  readonly examples: readonly string[]
}

interface FilePlan {
  readonly file: string
  /** The code of the language of the texts. */
  readonly language: string
  readonly columns: readonly PlannedColumn[]
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
  streams.stdout.write(args.json ? `${JSON.stringify(plan, null, 2)}\n` : renderPlan(plan))
}

/** Reads the beginning of a file. Throws the same errors as `readDocuments`. */
async function planFile(args: AnalyzeArguments & { file: string }, signal: AbortSignal): Promise<FilePlan> {
  const notes: string[] = []
  let columns: PlannedColumn[] = []
  const onPlan = (plan: ColumnPlan, sample: readonly SourceRecord[]): void => {
    columns = planColumns(plan, sample)
  }
  const note = (line: string): void => {
    notes.push(line)
  }
  const onWrongRow = (line: number, why: string): void => note(`Line ${line} is left out: ${why}`)
  const batches = readDocuments(args.file, { ...args, signal, onPlan, onNote: note, onWrongRow })
  const first = await batches.next()
  await batches.return(undefined)
  const language = args.language === 'auto' ? chooseLanguage(first.value, note) : args.language
  return { file: args.file, language, columns, notes: notes.filter((line) => !line.startsWith('Columns: ')) }
}

/** The columns of a plan in the order of the file. */
function planColumns(plan: ColumnPlan, sample: readonly SourceRecord[]): PlannedColumn[] {
  const names = [...new Set(sample.flatMap(({ values }) => Object.keys(values)))]
  return names.map((column) => {
    const field = plan.fields.find((each) => each.column === column)
    const cells = sample.map(({ values }) => cellsOf(values[column]))
    const filled = cells.filter((each) => each.length > 0).length / Math.max(1, sample.length)
    const examples = [...new Set(cells.flat())].slice(0, EXAMPLES)
    return { column, role: roleOf(column, plan), field: field?.name ?? null, filled, examples }
  })
}

function roleOf(column: string, plan: ColumnPlan): PlannedColumn['role'] {
  if (plan.texts.includes(column)) return 'text'
  if (plan.title === column) return 'title'
  return plan.fields.find((each) => each.column === column)?.type ?? 'left out'
}

function renderPlan({ file, columns, notes }: FilePlan): string {
  const rows = columns.map(({ column, role, field, filled, examples }) => {
    const name = field === null || field === column ? column : `${column} -> ${field}`
    const shown = examples.map((example) => clip(oneLine(example), EXAMPLE_LENGTH)).join(' | ')
    return { name: clip(oneLine(name), EXAMPLE_LENGTH), role, filled: `${Math.round(filled * 100)} %`, shown }
  })
  const width = (key: 'name' | 'role'): number => Math.max(0, ...rows.map((row) => row[key].length))
  const lines = rows.map(
    ({ name, role, filled, shown }) =>
      `  ${role.padEnd(width('role'))}  ${name.padEnd(width('name'))}  ${filled.padStart(5)}  ${shown}`,
  )
  return `${[`Plan for ${file}`, ...lines, ...notes].join('\n')}\n`
}
