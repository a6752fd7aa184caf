import { backupDirectory } from '../index.js'
import type { BackupArguments } from './commands/backup.js'
import { counted } from './counted.js'
import { createProgress } from './progress.js'
import { requireProjects } from './storedProjects.js'
import type { CommandContext } from './streams.js'

/** Copies a folder of projects to a backup, or a backup to a folder, and says what it holds. */
export async function backup(args: BackupArguments, { streams, signal }: CommandContext): Promise<void> {
  const { directory, target, quiet, command } = args
  requireProjects(directory, command === 'restore' ? 'conceptlite backup makes one.' : undefined)
  const progress = createProgress(streams.stderr, !quiet)
  try {
    const { projects, documents, bytes } = await backupDirectory(directory, target, {
      signal,
      onProgress: ({ stage, bytes, totalBytes }) =>
        progress.show(
          stage === 'copy' ? 'Copying' : 'Checking the copy',
          stage === 'copy' ? bytes / totalBytes : undefined,
        ),
    })
    progress.erase()
    const verb = command === 'backup' ? 'Backed up' : 'Restored'
    const megabytes = (bytes / 1e6).toLocaleString('en', { maximumFractionDigits: 1 })
    streams.stdout.write(
      `${verb} ${counted(projects, 'project')} with ${counted(documents, 'document')}, ${megabytes} MB, to ${target}. Nothing is damaged.\n`,
    )
  } finally {
    progress.erase()
  }
}
