import type { Command } from 'commander'
import { addDatabaseOptions, type DatabaseValues, type PlaceArguments, readPlace } from './databaseOptions.js'
import { collect } from './optionValues.js'
import {
  addProjectArgument,
  addTableOptions,
  type DictionaryChoice,
  dictionaryOption,
  type ReportChoice,
  type TableFiles,
} from './sharedOptions.js'

export interface ExportArguments
  extends PlaceArguments,
    DictionaryChoice,
    TableFiles,
    Pick<ReportChoice, 'filters' | 'drivers'> {
  readonly command: 'export'
  /** Identifier or name; undefined for the only project. */
  readonly project: string | undefined
  /** The file for the whole project; undefined for none. */
  readonly output: string | undefined
  readonly quiet: boolean
}

interface Values extends DatabaseValues, Pick<ExportArguments, 'output' | 'csv' | 'xlsx' | 'drivers' | 'dictionary'> {
  readonly directory?: string
  readonly filter?: string[]
  readonly quiet?: true
}

const description = [
  'Writes a project to a file: with --output the whole project with its build, which conceptlite import adds to another',
  'folder or a database; with --csv and --xlsx tables of documents, terms, concepts, drivers, volume, differences and outliers. A file is',
  'replaced once the new one is complete.',
].join(' ')

const examples = `
Examples:
  conceptlite export --directory ./insights --output survey.conceptlite
  conceptlite export "Survey 2025" --directory ./insights --xlsx survey.xlsx
  conceptlite export --directory ./insights --csv ./tables --filter "Country=Chile"

Exit codes: 0 success, 1 failure, 2 wrong usage, 130 interrupted.`

/** Adds the command `export`; `submit` gets its arguments. */
export function defineExport(program: Command, submit: (args: ExportArguments) => void): void {
  const command = addProjectArgument(program.command('export'))
    .usage('[PROJECT] --directory FOLDER [options]')
    .summary('write a project to a file, or its tables to CSV or XLSX')
    .description(description)
    .addHelpText('after', examples)
  command.option('-d, --directory <folder>', 'folder of the projects').addOption(dictionaryOption())
  addTableOptions(
    command
      .optionsGroup('Output (at least one):')
      .option('-o, --output <file>', 'write the whole project to this file'),
  )
  command
    .optionsGroup('Tables:')
    .option('--filter <condition>', 'only documents that match, as in conceptlite report', collect)
    .option('--drivers <field>', 'the score or number field of the tables of drivers')
    .option('-q, --quiet', 'no progress and no notes on standard error')
  addDatabaseOptions(command)
  command.action((project: string | undefined, values: Values) => {
    const { filter, quiet, output, csv, xlsx, drivers, dictionary } = values
    if (output === undefined && csv === undefined && xlsx === undefined) {
      command.error("required option '--output', '--csv' or '--xlsx' not specified")
    }
    const files = { output, csv, xlsx }
    const choice = { dictionary, drivers, filters: filter ?? [], quiet: quiet === true }
    submit({ command: 'export', ...readPlace(command, values), project, ...files, ...choice })
  })
}
