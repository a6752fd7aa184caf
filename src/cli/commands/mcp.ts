import type { Command } from 'commander'
import { type Dictionaries, portNumber, variableOption, wholeNumber } from './optionValues.js'
import { addHostOption } from './processOptions.js'
import { dictionaryOption } from './sharedOptions.js'

export interface McpArguments {
  readonly command: 'mcp'
  readonly directory: string | undefined
  /** Dictionaries by language. */
  readonly dictionary?: Dictionaries | undefined
  /** Whether tools that change something are offered. */
  readonly write: boolean
  /** Where to listen; undefined: standard input and output. */
  readonly port: number | undefined
  readonly host: string
  readonly token: string | undefined
  readonly threads: number | undefined
}

const description = [
  'Offers the engine to language models through the Model Context Protocol: list projects, concepts, search with',
  'quotations, sentiment, drivers, comparison, timeline. By default it speaks over standard input and output, as',
  'assistants start it; with --port over HTTP. The package @modelcontextprotocol/sdk must be installed.',
].join(' ')

const examples = `
Examples:
  conceptlite mcp --directory ./insights
  conceptlite mcp                               analyze files of this machine, in memory
  conceptlite mcp --directory ./insights --port 8090

An assistant starts it by a configuration such as
  { "command": "npx", "args": ["conceptlite", "mcp", "--directory", "/path/of/insights"] }

Exit codes: 0 the client has gone, or stopped by Ctrl-C or SIGTERM, 1 failure, 2 wrong usage.`

/** Adds the command `mcp`; `submit` gets its arguments. */
export function defineMcp(program: Command, submit: (args: McpArguments) => void): void {
  const command = program
    .command('mcp')
    .usage('[options]')
    .summary('offer the projects to language models')
    .description(description)
    .addHelpText('after', examples)
    .option('-d, --directory <folder>', 'folder of the projects (default: in memory, for files to analyze)')
    .option('--write', 'also offer tools that change something: concept lists, and new projects from files', false)
    .addOption(dictionaryOption())
    .option('--threads <n>', 'threads for builds', wholeNumber(0, 1_024))
    .optionsGroup('Network:')
    .option('-p, --port <port>', 'port to listen on (0: any free one)', portNumber)
  addHostOption(command)
    .addOption(variableOption('--token <token>', 'token to accept (default: a new random one)', 'CONCEPTLITE_TOKEN'))
    .action((values: Omit<McpArguments, 'command'>) => submit({ command: 'mcp', ...values }))
}
