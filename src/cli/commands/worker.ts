import { type Command, Option } from 'commander'
import { UsageError } from '../../reading/inputError.js'
import { LOG_LEVELS, type LogLevel } from '../logLevels.js'
import { applyConfiguration } from './configuration.js'
import {
  addPooledDatabaseOptions,
  type DatabaseValues,
  type PooledDatabaseValues,
  readDatabase,
} from './databaseOptions.js'
import { type Dictionaries, portNumber, wholeNumber } from './optionValues.js'
import { dictionaryOption } from './sharedOptions.js'

export interface WorkerArguments extends PooledDatabaseValues {
  readonly command: 'worker'
  /** Address of a database of PostgreSQL. */
  readonly database: string
  readonly schema: string | undefined
  readonly threads: number | undefined
  /** File of word vectors. */
  readonly background: string | undefined
  /** Dictionaries by language. */
  readonly dictionary?: Dictionaries | undefined
  /** Port of health and metrics; undefined for none. */
  readonly port: number | undefined
  readonly host: string
  readonly metrics: boolean
  readonly logLevel: LogLevel
}

/** Options as commander reads them. */
interface Values extends DatabaseValues, Omit<WorkerArguments, 'command' | 'database' | 'schema'> {
  readonly config?: string
}

const description = [
  'Runs the builds that wait in a database of PostgreSQL, one after the other, and answers no questions. Any number of workers can use',
  'one database. On SIGTERM a running build is handed to another process. Give it the same --background and --dictionary as the servers.',
].join(' ')

const examples = `
Each option can be given by its flag, by its environment variable, such as CONCEPTLITE_POOL_SIZE for
--pool-size, or by its name in the file of --config; the first of these counts.

Example:
  CONCEPTLITE_DATABASE=postgresql://insights@db.example.org/insights conceptlite worker --port 8081

Exit codes: 0 stopped by Ctrl-C or SIGTERM, 1 failure, 2 wrong usage.`

/** Adds the command `worker`; `submit` gets its arguments. */
export function defineWorker(program: Command, submit: (args: WorkerArguments) => void): void {
  const command = program
    .command('worker')
    .usage('[options]')
    .summary('run the builds of a PostgreSQL database')
    .description(description)
    .addHelpText('after', examples)
    .option('--background <file>', "general word vectors added to the projects' own, English or Numberbatch")
    .addOption(dictionaryOption())
    .option('--threads <n>', 'threads for builds', wholeNumber(0, 1_024))
    .addOption(new Option('--config <file>', 'JSON file of these options, such as {"threads": 4}'))
  addPooledDatabaseOptions(command)
  command
    .optionsGroup('Operating:')
    .option('-p, --port <port>', 'port of /health/live, /health/ready and /metrics (default: none)', portNumber)
    .option('--host <address>', 'address to listen on; the default is this machine only', '127.0.0.1')
    .option('--metrics', 'answer /metrics to all who can reach the port', false)
    .addOption(new Option('--log-level <level>', 'what is logged on stderr').choices(LOG_LEVELS).default('info'))
  command.action(() => {
    applyConfiguration(command, process.env)
    submit(toArguments(command.opts<Values>()))
  })
}

function toArguments({ config: _, ...values }: Values): WorkerArguments {
  const { databaseFile: __, ...rest } = values
  const { database, schema } = readDatabase(values)
  if (database === undefined) throw new UsageError('A worker needs a database. Say its address with --database.')
  return { command: 'worker', ...rest, database, schema }
}
