import type { Command } from 'commander'
import { UsageError } from '../../reading/inputError.js'
import type { LogLevel } from '../logLevels.js'
import { applyConfiguration } from './configuration.js'
import {
  addPooledDatabaseOptions,
  type DatabaseValues,
  type PooledDatabaseValues,
  readDatabase,
} from './databaseOptions.js'
import { type Dictionaries, portNumber } from './optionValues.js'
import { addBuildOptions, addHostOption, addLogOptions, CONFIGURATION_HELP, STOPPED_HELP } from './processOptions.js'

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

const examples = `${CONFIGURATION_HELP}

Example:
  CONCEPTLITE_DATABASE=postgresql://insights@db.example.org/insights conceptlite worker --port 8081${STOPPED_HELP}`

/** Adds the command `worker`; `submit` gets its arguments. */
export function defineWorker(program: Command, submit: (args: WorkerArguments) => void): void {
  const command = program
    .command('worker')
    .usage('[options]')
    .summary('run the builds of a PostgreSQL database')
    .description(description)
    .addHelpText('after', examples)
  addPooledDatabaseOptions(addBuildOptions(command))
  command
    .optionsGroup('Operating:')
    .option('-p, --port <port>', 'port of /health/live, /health/ready and /metrics (default: none)', portNumber)
  addLogOptions(addHostOption(command))
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
