import type { Command } from 'commander'
import { nameText } from './optionValues.js'
import { addFolderOption, addProjectArgument } from './sharedOptions.js'

/** What is done with the projects of a folder. */
export type ProjectsArguments = { readonly command: 'projects'; readonly directory: string } & (
  | { readonly action: 'list'; readonly json: boolean }
  | { readonly action: 'show'; readonly project: string | undefined; readonly json: boolean }
  | { readonly action: 'rename'; readonly project: string; readonly name: string }
  | { readonly action: 'delete'; readonly project: string; readonly yes: boolean }
)

interface Values {
  readonly directory: string
  readonly json?: true
  readonly yes?: true
}

const examples = `
A project is named by its identifier or by its name.

Examples:
  conceptlite projects list --directory ./insights
  conceptlite projects rename "Survey" "Survey 2025" --directory ./insights

Exit codes: 0 success, 1 failure, 2 wrong usage.`

const deleteNotes = `
Without --yes the command asks for the name of the project, and fails where there is no terminal.

Exit codes: 0 deleted, 1 not deleted, 2 wrong usage.`

const exitCodes = '\nExit codes: 0 success, 1 failure, 2 wrong usage.'

/** Adds the command `projects` and those below it; `submit` gets their arguments. */
export function defineProjects(program: Command, submit: (args: ProjectsArguments) => void): void {
  const projects = program
    .command('projects')
    .usage('COMMAND --directory FOLDER [options]')
    .summary('list, show, rename or delete the projects of a folder')
    .description('Lists, shows, renames and deletes the projects of a folder.')
    .helpCommand(false)
    .addHelpText('after', examples)
  const json = (command: Command): Command => command.option('--json', 'print one JSON document on standard output')

  json(addFolderOption(projects.command('list').usage('--directory FOLDER [options]')))
    .summary('list the projects of a folder')
    .description('Lists the projects of a folder with their documents and languages, and when each was built.')
    .addHelpText('after', exitCodes)
    .action(({ directory, json }: Values) =>
      submit({ command: 'projects', action: 'list', directory, json: json === true }),
    )
  json(addFolderOption(addProjectArgument(projects.command('show').usage('[PROJECT] --directory FOLDER [options]'))))
    .summary('show a project and its fields')
    .description('Shows a project, its last build and the fields of its documents.')
    .addHelpText('after', exitCodes)
    .action((project: string | undefined, { directory, json }: Values) =>
      submit({ command: 'projects', action: 'show', directory, project, json: json === true }),
    )
  addFolderOption(projects.command('rename').usage('PROJECT NAME --directory FOLDER'))
    .argument('<project>', 'identifier or name of a project')
    .argument('<name>', 'the new name', nameText)
    .summary('rename a project; its identifier stays')
    .description('Renames a project. Its identifier stays.')
    .addHelpText('after', exitCodes)
    .action((project: string, name: string, { directory }: Values) =>
      submit({ command: 'projects', action: 'rename', directory, project, name }),
    )
  addFolderOption(projects.command('delete').usage('PROJECT --directory FOLDER [options]'))
    .argument('<project>', 'identifier or name of a project')
    .summary('delete a project and all its data permanently')
    .description('Deletes a project and all its data permanently.')
    .option('--yes', 'do not ask for confirmation')
    .addHelpText('after', deleteNotes)
    .action((project: string, { directory, yes }: Values) =>
      submit({ command: 'projects', action: 'delete', directory, project, yes: yes === true }),
    )
}
