import type { Command } from 'commander'

export interface BackupArguments {
  readonly command: 'backup' | 'restore'
  /** The folder that is copied: of projects, or a backup. */
  readonly directory: string
  readonly target: string
  readonly quiet: boolean
}

const backupDescription = [
  'Copies a folder of projects, also while a server uses it: accounts, tokens, projects with their builds, and the secret key.',
  'Each file is copied as it is at one moment. The copy is verified as conceptlite check does, and appears once it is complete.',
  'A failure leaves nothing. Keep a backup secret: it has all texts and the key.',
].join(' ')

const restoreDescription = [
  'Copies a backup to a new folder of projects and verifies it; the backup stays as it is. To take back a single project, also',
  'into a folder that is in use: conceptlite import BACKUP/projects/PROJECT_ID.db --directory FOLDER.',
].join(' ')

const exitCodes = '\nExit codes: 0 success, 1 failure, 2 wrong usage, 130 interrupted.'

/** Adds the commands `backup` and `restore`; `submit` gets their arguments. */
export function defineBackup(program: Command, submit: (args: BackupArguments) => void): void {
  program
    .command('backup')
    .usage('FOLDER TARGET [options]')
    .argument('<folder>', 'a folder of projects')
    .argument('<target>', 'the folder of the backup, which does not exist yet')
    .summary('copy a folder of projects while it is in use')
    .description(backupDescription)
    .addHelpText('after', `\nExample:\n  conceptlite backup ./insights /backup/2026-11-23\n${exitCodes}`)
    .option('-q, --quiet', 'no progress on standard error')
    .action((directory: string, target: string, { quiet }: { readonly quiet?: true }) =>
      submit({ command: 'backup', directory, target, quiet: quiet === true }),
    )
  program
    .command('restore')
    .usage('BACKUP FOLDER [options]')
    .argument('<backup>', 'a backup')
    .argument('<folder>', 'the new folder of projects, which does not exist yet')
    .summary('make a folder of projects from a backup')
    .description(restoreDescription)
    .addHelpText('after', `\nExample:\n  conceptlite restore /backup/2026-11-23 ./insights\n${exitCodes}`)
    .option('-q, --quiet', 'no progress on standard error')
    .action((directory: string, target: string, { quiet }: { readonly quiet?: true }) =>
      submit({ command: 'restore', directory, target, quiet: quiet === true }),
    )
}
