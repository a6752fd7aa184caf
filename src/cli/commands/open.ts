import type { Command } from 'commander'
import { type Dictionaries, nameText, portNumber, wholeNumber } from './optionValues.js'
import { STOPPED_HELP } from './processOptions.js'
import { dictionaryOption } from './sharedOptions.js'

export interface OpenArguments {
  readonly command: 'open'
  /** A file of texts, or a folder of projects. */
  readonly path: string
  /** Folder that keeps the project of a file; undefined: in memory. */
  readonly directory: string | undefined
  readonly name: string | undefined
  /** Dictionaries by language. */
  readonly dictionary?: Dictionaries | undefined
  /** A code, or `auto`: the language of most texts. */
  readonly language: string
  readonly port: number
  readonly threads: number | undefined
  /** Whether to start the browser. */
  readonly browser: boolean
}

type Values = Omit<OpenArguments, 'command' | 'path'>

const examples = `
Examples:
  conceptlite open survey.csv
  conceptlite open survey.csv --directory ./insights --name "Survey 2025"
  conceptlite open ./insights

The address holds a token of the local owner that is valid until the command ends. Ctrl-C ends it.${STOPPED_HELP}`

/** Adds the command `open`; `submit` gets its arguments. */
export function defineOpen(program: Command, submit: (args: OpenArguments) => void): void {
  program
    .command('open')
    .usage('PATH [options]')
    .argument('<path>', 'a file of texts, or a folder of projects')
    .summary('build a file, or open a folder, and show it in the browser')
    .description(
      'Builds a project from a file, or opens a folder of projects, and shows the explorer in the browser. It answers this machine only.',
    )
    .addHelpText('after', examples)
    .option(
      '-d, --directory <folder>',
      'store the project of a file in this folder (default: in memory, lost at the end)',
    )
    .option('--name <name>', 'name of the project of a file (default: from the file)', nameText)
    .option('-l, --language <code>', 'language of the texts (auto: the language of most of them)', 'auto')
    .addOption(dictionaryOption())
    .option('-p, --port <port>', 'port to listen on (0: any free one)', portNumber, 0)
    .option('--threads <n>', 'threads for builds (0: only the main thread)', wholeNumber(0, 1_024))
    .option('--no-browser', 'print the address and start no browser')
    .action((path: string, values: Values) => submit({ command: 'open', path, ...values }))
}
