import type { Command } from 'commander'
import { addDatabaseOptions, type DatabaseValues, type PlaceArguments, readPlace } from './databaseOptions.js'
import { nameText } from './optionValues.js'

export interface ImportArguments extends PlaceArguments {
  readonly command: 'import'
  readonly file: string
  readonly name: string | undefined
}

interface Values extends DatabaseValues {
  readonly directory?: string
  readonly name?: string
}

const examples = `
Examples:
  conceptlite import survey.conceptlite --directory ./insights
  CONCEPTLITE_DATABASE=postgresql://insights@db/insights conceptlite import survey.conceptlite

Exit codes: 0 success, 1 failure, 2 wrong usage.`

/** Adds the command `import`; `submit` gets its arguments. */
export function defineImport(program: Command, submit: (args: ImportArguments) => void): void {
  const command = program
    .command('import')
    .usage('FILE --directory FOLDER [options]')
    .argument('<file>', 'a file that conceptlite export --output has written')
    .summary('add the project of a file to a folder or database')
    .description(
      'Adds the project of a file to a folder or a database, under a new identifier. Its build comes along, so that it answers at once. The file is checked for damage first.',
    )
    .addHelpText('after', examples)
  command
    .option('-d, --directory <folder>', 'folder of the projects')
    .option('--name <name>', 'name of the project (default: that in the file)', nameText)
  addDatabaseOptions(command)
  command.action((file: string, values: Values) =>
    submit({ command: 'import', file, ...readPlace(command, values), name: values.name }),
  )
}
