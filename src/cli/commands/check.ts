import type { Command } from 'commander'

export interface CheckArguments {
  readonly command: 'check'
  readonly directory: string
  readonly json: boolean
}

const description = [
  "Checks a folder of projects without changing it: every file with SQLite's integrity check, references between rows, the",
  'catalog against the files of projects, the text of every document against its hash, the current snapshots against their',
  'checksums, and files that belong to no project. Says for each finding what to do.',
].join(' ')

const examples = `
Example:
  conceptlite check ./insights

Exit codes: 0 no damage, 1 damage found or the folder cannot be checked, 2 wrong usage.`

/** Adds the command `check`; `submit` gets its arguments. */
export function defineCheck(program: Command, submit: (args: CheckArguments) => void): void {
  program
    .command('check')
    .usage('DIRECTORY [options]')
    .argument('<directory>', 'a folder of projects')
    .summary('look for damage in a folder of projects')
    .description(description)
    .addHelpText('after', examples)
    .option('--json', 'print one JSON document on standard output')
    .action((directory: string, { json }: { readonly json?: true }) =>
      submit({ command: 'check', directory, json: json === true }),
    )
}
