import type { Command } from 'commander'
import {
  addFolderOption,
  addPageOptions,
  addProjectArgument,
  addReportOptions,
  addTableOptions,
  type DictionaryChoice,
  dictionaryOption,
  type PageFile,
  type ReportChoice,
  type ReportValues,
  type StoredProject,
  type TableFiles,
  toReportChoice,
} from './sharedOptions.js'

export interface ReportArguments extends StoredProject, DictionaryChoice, ReportChoice, TableFiles, PageFile {
  readonly command: 'report'
  readonly json: boolean
  readonly quiet: boolean
}

interface Values extends ReportValues, PageFile, Pick<ReportArguments, 'directory' | 'dictionary' | 'csv' | 'xlsx'> {
  readonly json?: true
  readonly quiet?: true
}

const examples = `
Examples:
  conceptlite report --directory ./insights
  conceptlite report "Survey 2025" --directory ./insights --filter "Country=Chile" --limit 30
  conceptlite report --directory ./insights --html report.html --noun customer
  conceptlite report --directory ./insights --json > report.json

Exit codes: 0 success, 1 failure, 2 wrong usage, 130 interrupted.`

/** Adds the command `report`; \`submit\` gets its arguments. */
export function defineReport(program: Command, submit: (args: ReportArguments) => void): void {
  const command = addProjectArgument(program.command('report'))
    .usage('[PROJECT] --directory FOLDER [options]')
    .summary('print the report of a project that a folder keeps')
    .description(
      'Prints the report of a built project: what analyze prints, without reading a file or building anything.',
    )
    .addHelpText('after', examples)
  addFolderOption(command).addOption(dictionaryOption())
  addReportOptions(command.optionsGroup('Analysis:'))
  addPageOptions(addTableOptions(command.optionsGroup('Output:')))
    .option('--json', 'print one JSON document and nothing else on standard output')
    .option('-q, --quiet', 'no progress and no notes on standard error')
  command.action(
    (
      project: string | undefined,
      { directory, dictionary, csv, xlsx, html, noun, texts, json, quiet, ...values }: Values,
    ) =>
      submit({
        command: 'report',
        directory,
        dictionary,
        project,
        csv,
        xlsx,
        html,
        noun,
        texts,
        json: json === true,
        quiet: quiet === true,
        ...toReportChoice(values),
      }),
  )
}
