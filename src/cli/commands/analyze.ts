import { type Command, InvalidArgumentError, Option } from 'commander'
import type { ColumnChoice } from '../../reading/columnPlan.js'
import { collect, type Dictionaries, nameText, wholeNumber } from './optionValues.js'
import {
  addPageOptions,
  addReportOptions,
  addTableOptions,
  dictionaryOption,
  type PageFile,
  type ReportChoice,
  type ReportValues,
  type TableFiles,
} from './sharedOptions.js'

export interface AnalyzeArguments extends ReportChoice, TableFiles, PageFile {
  readonly command: 'analyze'
  /** Undefined: the packaged sample. `-`: standard input. */
  readonly file: string | undefined
  readonly columns: ColumnChoice
  readonly delimiter: string | undefined
  readonly encoding: string | undefined
  /** Name or number of the sheet of a workbook; undefined: the first one with rows. */
  readonly sheet: string | undefined
  /** Whether rows that repeat an earlier one in every column are left out. */
  readonly unique: boolean
  /** Say what the columns are taken for, and build nothing. */
  readonly plan: boolean
  readonly name: string | undefined
  /** A code, or `auto`: the language of most texts. */
  readonly language: string
  readonly directory: string | undefined
  /** What to do where the folder has a project of this name; undefined: refuse. */
  readonly existing: 'append' | 'replace' | undefined
  /** File of word vectors in the language of the texts. */
  readonly background: string | undefined
  /** Dictionaries by language. */
  readonly dictionary?: Dictionaries | undefined
  /** Whether the general word vectors of the package are used. */
  readonly general: boolean
  readonly threads: number | undefined
  readonly json: boolean
  readonly quiet: boolean
}

/** Options as commander reads them. */
interface Values
  extends ReportValues,
    PageFile,
    Pick<AnalyzeArguments, 'delimiter' | 'encoding' | 'sheet' | 'name' | 'language' | 'directory'>,
    Pick<AnalyzeArguments, 'background' | 'dictionary' | 'general' | 'threads' | 'csv' | 'xlsx'> {
  readonly text?: string[]
  readonly title?: string
  readonly date?: string[]
  readonly score?: string[]
  readonly number?: string[]
  readonly string?: string[]
  readonly guess: boolean
  readonly dateOrder?: 'dmy' | 'mdy'
  readonly unique?: true
  readonly plan?: true
  readonly append?: true
  readonly replace?: true
  readonly json?: true
  readonly quiet?: true
}

const description = [
  'Builds a project from FILE and prints its top concepts, the drivers of its score, the sentiment towards each concept, and',
  'a search. Without FILE it uses a sample of comments by hotel guests; with - it reads standard input. FILE is CSV or TSV,',
  'a workbook (.xlsx, .ods), a JSON array, JSON Lines, or a .txt file with a text on each line. Text files may be',
  'compressed with gzip.',
].join(' ')

const examples = `
Examples:
  conceptlite analyze survey.csv
  conceptlite analyze survey.csv --plan
  conceptlite analyze survey.csv --text Comment --score NPS --filter "Country=Chile"
  conceptlite analyze survey.csv --html report.html --noun customer
  conceptlite analyze survey.csv --directory ./insights --name "Survey 2025"
  conceptlite analyze more.csv --directory ./insights --name "Survey 2025" --append

Exit codes: 0 success, 1 failure, 2 wrong usage, 130 interrupted.`

/** Adds the command `analyze`; `submit` gets its arguments. */
export function defineAnalyze(program: Command, submit: (args: AnalyzeArguments) => void): void {
  const command = program
    .command('analyze')
    .usage('[FILE] [options]')
    .argument('[file]', 'a file of texts; - for standard input')
    .summary('build a project from a file and print its concepts, drivers and sentiment')
    .description(description)
    .addHelpText('after', examples)
  addColumnOptions(command)
  addAnalysisOptions(command)
  addOutputOptions(command)
  command.action((file: string | undefined, values: Values) => {
    if ((values.append || values.replace) && values.directory === undefined) {
      command.error("options '--append' and '--replace' need '--directory'")
    }
    submit(toArguments(file, values))
  })
}

function addColumnOptions(command: Command): void {
  command
    .optionsGroup('Columns (guessed if not named; repeat an option or separate names by commas):')
    .option(
      '--text <column>',
      'the text to analyze; if repeated, each answer is a document, with a field "question"',
      collect,
    )
    .option('--title <column>', 'the title of the text')
    .option('--date <column>', 'dates', collect)
    .option('--score <column>', 'ratings to find drivers for', collect)
    .option('--number <column>', 'other numbers', collect)
    .option('--string <column>', 'properties such as branch or product', collect)
    .option('--no-guess', 'use only the columns named here, and the text')
    .addOption(
      new Option('--date-order <order>', 'order of day and month in dates such as 03/04/2024').choices(['dmy', 'mdy']),
    )
    .option('--delimiter <character>', 'separator of the fields of CSV (or: tab)', readDelimiter)
    .option('--sheet <name>', 'sheet of a workbook (default: the one with most rows)')
    .option('--encoding <name>', 'encoding of the file, such as utf-8, windows-1252, shift_jis')
    .option('--unique', 'leave out rows that repeat an earlier one in every column')
    .option('--plan', 'print what each column is taken for, and build nothing (also with --json)')
}

function addAnalysisOptions(command: Command): void {
  command
    .optionsGroup('Analysis:')
    .option('-l, --language <code>', 'language of the texts (auto: the language of most of them)', 'auto')
  addReportOptions(command)
    .option(
      '--background <file>',
      "general word vectors of that language, added to the project's, for small projects: word2vec, fastText, GloVe or Numberbatch",
    )
    .addOption(dictionaryOption())
    .option(
      '--no-general',
      'learn what words mean from the texts alone, without the general word vectors of the package',
    )
    .option('--threads <n>', 'threads for the build (0: only the main thread)', wholeNumber(0, 1_024))
}

function addOutputOptions(command: Command): void {
  command
    .optionsGroup('Output:')
    .option('-d, --directory <folder>', 'store the project in this folder')
    .option('--name <name>', 'name of the project (default: from the file)', nameText)
    .addOption(new Option('--append', 'add the documents to the project of that name').conflicts('replace'))
    .option('--replace', 'build the project of that name anew from this file')
  addPageOptions(addTableOptions(command))
    .option('--json', 'print one JSON document and nothing else on standard output')
    .option('-q, --quiet', 'no progress and no notes on standard error')
}

function toArguments(file: string | undefined, values: Values): AnalyzeArguments {
  const { text, title, date, score, number, string, guess, dateOrder, filter, append, replace, ...others } = values
  return {
    command: 'analyze',
    file,
    columns: {
      text,
      title,
      date: date ?? [],
      score: score ?? [],
      number: number ?? [],
      string: string ?? [],
      guess,
      dateOrder,
    },
    ...others,
    filters: filter ?? [],
    existing: append ? 'append' : replace ? 'replace' : undefined,
    unique: values.unique === true,
    plan: values.plan === true,
    json: values.json === true,
    quiet: values.quiet === true,
  }
}

function readDelimiter(value: string): string {
  const delimiter = value === 'tab' || value === '\\t' ? '\t' : value
  if (delimiter.length === 1 && delimiter !== '"' && delimiter !== '\n') return delimiter
  throw new InvalidArgumentError('It is a single character, or the word tab.')
}
