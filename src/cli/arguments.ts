import { existsSync, readFileSync } from 'node:fs'
import { Command, CommanderError } from 'commander'
import { UsageError } from '../reading/inputError.js'
import { type AnalyzeArguments, defineAnalyze } from './commands/analyze.js'
import { type ApplyArguments, defineApply } from './commands/apply.js'
import { type BackupArguments, defineBackup } from './commands/backup.js'
import { type CheckArguments, defineCheck } from './commands/check.js'
import { type CompletionArguments, defineCompletion } from './commands/completion.js'
import { defineExport, type ExportArguments } from './commands/export.js'
import { defineImport, type ImportArguments } from './commands/import.js'
import { defineMcp, type McpArguments } from './commands/mcp.js'
import { defineOpen, type OpenArguments } from './commands/open.js'
import { defineProjects, type ProjectsArguments } from './commands/projects.js'
import { defineReport, type ReportArguments } from './commands/report.js'
import { defineServe, type ServeArguments } from './commands/serve.js'
import { defineWorker, type WorkerArguments } from './commands/worker.js'

/** A command line as it was understood. */
export type Arguments =
  | AnalyzeArguments
  | ReportArguments
  | OpenArguments
  | ApplyArguments
  | ProjectsArguments
  | ExportArguments
  | ImportArguments
  | ServeArguments
  | WorkerArguments
  | McpArguments
  | CheckArguments
  | BackupArguments
  | CompletionArguments
  /** Help or the version: a text to print, and nothing else to do. */
  | { readonly command: 'print'; readonly text: string }

/** Columns of help texts at most. */
const HELP_COLUMNS = 100
/** Columns of the description of an option at least; where there are fewer, the terminal breaks its lines. */
const LEAST_WRAPPED = 20

const footer = `
Show the options of a command with conceptlite COMMAND --help, or conceptlite help COMMAND.

Exit codes: 0 success, 1 failure, 2 wrong usage, 130 interrupted by Ctrl-C, 143 ended by SIGTERM.`

/** The tree of commands and options. `submit` gets the arguments of the command that is parsed. */
export function createProgram(submit: (args: Arguments) => void): Command {
  const program = new Command('conceptlite')
  program
    .usage('COMMAND [options]')
    .description('Finds the concepts, score drivers and sentiment of many short texts.')
    .version(version(), '-v, --version', 'show the version')
    .helpOption('-h, --help', 'show this text')
    .helpCommand(false)
    .configureHelp({
      minWidthToWrap: LEAST_WRAPPED,
      // Without options, so that summaries have room beside it.
      subcommandTerm: (command) => `${command.name()} ${command.usage().replace(/ ?(?:\[options|--|<).*/, '')}`,
    })
    .addHelpText('after', footer)
    .exitOverride()
  program.commandsGroup('Analysis:')
  defineAnalyze(program, submit)
  defineReport(program, submit)
  defineOpen(program, submit)
  defineApply(program, submit)
  program.commandsGroup('Projects of a folder:')
  defineProjects(program, submit)
  defineExport(program, submit)
  defineImport(program, submit)
  defineCheck(program, submit)
  defineBackup(program, submit)
  program.commandsGroup('Service:')
  defineServe(program, submit)
  defineWorker(program, submit)
  defineMcp(program, submit)
  program.commandsGroup('Shell:')
  defineCompletion(program, submit)
  return program
}

/**
 * Understands a command line (without node and script). Throws UsageError with one sentence for the user, which names a
 * similar command or option where there is one. Help fits `columns`, those of the terminal.
 */
export function readArguments(args: readonly string[], columns = HELP_COLUMNS): Arguments {
  const found: Arguments[] = []
  const printed: string[] = []
  const program = createProgram((understood) => void found.push(understood))
  captureOutput(program, Math.min(columns, HELP_COLUMNS), (text) => void printed.push(text))
  try {
    program.parse(toParse(program, args), { from: 'user' })
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    if (error.exitCode !== 0 && error.code !== 'commander.help') {
      throw new UsageError(fileHint(error, args) ?? sentence(error), { cause: error })
    }
  }
  return found[0] ?? { command: 'print', text: printed.join('') }
}

/** The arguments of `analyze` with these options, for commands that build a file as it does. */
export function readAnalyzeArguments(options: readonly string[]): AnalyzeArguments {
  const args = readArguments(['analyze', ...options])
  if (args.command !== 'analyze') throw new TypeError('analyze was expected')
  return args
}

/** All commands write help to `write`, and report errors by throwing alone. */
function captureOutput(command: Command, columns: number, write: (text: string) => void): void {
  const help = command.createHelp()
  const wrapped = (text: string): string => text.replace(/^\S.+$/gm, (line) => help.boxWrap(line, columns))
  command.configureOutput({
    writeOut: (text) => write(wrapped(text)),
    writeErr: (text) => write(wrapped(text)),
    outputError: () => {},
    getOutHelpWidth: () => columns,
    getErrHelpWidth: () => columns,
    getOutHasColors: () => false,
    getErrHasColors: () => false,
  })
  for (const each of command.commands) captureOutput(each, columns, write)
}

/**
 * `help COMMAND` means `COMMAND --help`. With an unknown command, what follows it is left out: commander would
 * otherwise answer `COMMAND --help` with the help of the program.
 */
function toParse(program: Command, args: readonly string[]): string[] {
  const [first, ...rest] = args
  const asked = first === 'help' ? [...rest, '--help'] : [...args]
  let command = program
  for (const [place, name] of asked.entries()) {
    if (name.startsWith('-') || command.commands.length === 0) break
    const next = command.commands.find((each) => each.name() === name)
    if (next === undefined) return asked.slice(0, place + 1)
    command = next
  }
  return asked
}

/** A file in the place of the command was most likely to be analyzed, and several files one after the other. */
function fileHint({ code }: CommanderError, [first]: readonly string[]): string | undefined {
  if (code === 'commander.excessArguments' && first === 'analyze') return SEVERAL_FILES
  if (code !== 'commander.unknownCommand' || first === undefined || !existsSync(first)) return undefined
  return `Unknown command '${first}'. To analyze that file: conceptlite analyze ${first}`
}

const SEVERAL_FILES =
  'analyze reads one file. Put a name with spaces in quotation marks; add further files with --directory FOLDER --name NAME --append.'

/** What commander complains about, as a sentence on one line. */
function sentence({ message }: CommanderError): string {
  const text = message
    .replace(/^error: /, '')
    .replace(/\n\((Did you mean [^\n]*\?)\)$/, '. $1')
    .replace(/\s*\n\s*/g, ' ')
  const capital = text.charAt(0).toUpperCase() + text.slice(1)
  return /[.?]$/.test(capital) ? capital : `${capital}.`
}

function version(): string {
  const manifest = readFileSync(new URL('../../package.json', import.meta.url), 'utf8')
  return (JSON.parse(manifest) as { version: string }).version
}
