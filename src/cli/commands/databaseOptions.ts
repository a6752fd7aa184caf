import type { Command } from 'commander'
import { readSecret } from './configuration.js'
import { variableOption, wholeNumber } from './optionValues.js'

/** A database of PostgreSQL in place of a folder. */
export interface DatabaseArguments {
  /** Address; undefined for a folder. */
  readonly database: string | undefined
  readonly schema: string | undefined
}

/** The options as commander reads them. */
export interface DatabaseValues {
  readonly database?: string
  readonly databaseFile?: string
  readonly schema?: string
}

/** Adds the options of a database, under a heading of their own. */
export const addDatabaseOptions = (command: Command): Command =>
  command
    .optionsGroup('Database:')
    .addOption(
      variableOption(
        '--database <address>',
        'PostgreSQL used in place of a folder, such as postgresql://user@host/name; the package pg must be installed',
        'CONCEPTLITE_DATABASE',
      ),
    )
    .option('--database-file <file>', 'file that holds this address, which may have a password')
    .option('--schema <name>', 'schema of the tables (default: conceptlite)')

/** Adds the options of a database for processes that serve or build: they hold several connections. */
export const addPooledDatabaseOptions = (command: Command): Command =>
  addDatabaseOptions(command)
    .option('--pool-size <n>', 'connections to the database at most (default: 10)', wholeNumber(2, 1_000))
    .option(
      '--cache-folder <folder>',
      'folder for what was read of built projects, so that they open faster the next time',
    )
    .option('--cache-size <n>', 'MiB of its files at most (default: 4096)', wholeNumber(0, MOST_MEBIBYTES))
    .option('--database-timeout <n>', 'seconds until it is asked whether it hangs (default: 12)', wholeNumber(1, 60))

const MEBIBYTE = 1024 ** 2
export const MOST_MEBIBYTES = 1024 ** 3

/** The bytes of a number of MiB, if there is one. */
export const inBytes = (mebibytes: number | undefined): number | undefined => mebibytes && mebibytes * MEBIBYTE

/** Options of processes that serve or build, as commander reads them. */
export interface PooledDatabaseValues {
  /** Connections to the database at most. */
  readonly poolSize: number | undefined
  /** Folder of the cache of chunks. */
  readonly cacheFolder: string | undefined
  /** MiB of its files at most. */
  readonly cacheSize: number | undefined
  /** Seconds without an answer after which the database is asked whether it hangs. */
  readonly databaseTimeout: number | undefined
}

/** The same as `openEngine` takes them. */
export const readPool = ({
  poolSize,
  cacheFolder,
  cacheSize,
  databaseTimeout,
}: PooledDatabaseValues): PooledDatabaseValues => ({
  poolSize,
  cacheFolder,
  databaseTimeout,
  cacheSize: inBytes(cacheSize),
})

/** A flag or variable counts before the file. Throws UsageError for a file that cannot be read. */
export const readDatabase = ({ database, databaseFile, schema }: DatabaseValues): DatabaseArguments => ({
  database: database ?? readSecret(databaseFile),
  schema,
})

/** A folder, or a database in its place. */
export interface PlaceArguments extends DatabaseArguments {
  readonly directory: string | undefined
}

/** Reads the place of projects. A folder that is named counts before the variable of a database. */
export function readPlace(command: Command, values: DatabaseValues & { readonly directory?: string }): PlaceArguments {
  const { directory } = values
  const isVariable = command.getOptionValueSource('database') === 'env'
  if (directory !== undefined && isVariable) return { directory, database: undefined, schema: undefined }
  const place = { directory, ...readDatabase(values) }
  if (directory === undefined && place.database === undefined) {
    command.error("required option '-d, --directory <folder>' or '--database <address>' not specified")
  }
  return place
}
