import { type Command, Option } from 'commander'
import { wholeNumber } from './optionValues.js'

/** Adds the options of a database of PostgreSQL. */
export function addDatabaseOptions(command: Command): void {
  command
    .optionsGroup('Database:')
    .addOption(
      new Option(
        '--database <address>',
        'PostgreSQL used in place of a folder, such as postgresql://user@host/name; the package pg must be installed',
      ).env('CONCEPTLITE_DATABASE'),
    )
    .option('--database-file <file>', 'file that holds this address, which may have a password')
    .option('--schema <name>', 'schema of the tables (default: conceptlite)')
    .option('--pool-size <n>', 'connections to the database at most (default: 10)', wholeNumber(2, 1_000))
}
