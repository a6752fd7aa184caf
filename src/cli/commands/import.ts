import type { Command } from 'commander'
import { addFolderOption } from './sharedOptions.js'

export interface ImportArguments {
  readonly command: 'import'
  readonly file: string
  readonly directory: string
  readonly name: string | undefined
}

const examples = `
Example:
  conceptlite import survey.conceptlite --directory ./insights

Exit codes: 0 success, 1 failure, 2 wrong usage.`

/** Adds the command `import`; `submit` gets its arguments. */
export function defineImport(program: Command, submit: (args: ImportArguments) => void): void {
  const command = program
    .command('import')
    .usage('FILE --directory FOLDER [options]')
    .argument('<file>', 'a file that conceptlite export --output has written')
    .summary('add the project of a file to a folder')
    .description(
      'Adds the project of a file to a folder, under a new identifier. Its build comes along, so that it answers at once. The file is checked for damage first.',
    )
    .addHelpText('after', examples)
  addFolderOption(command)
    .option('--name <name>', 'name of the project (default: that in the file)')
    .action((file: string, { directory, name }: { readonly directory: string; readonly name: string | undefined }) =>
      submit({ command: 'import', file, directory, name }),
    )
}
