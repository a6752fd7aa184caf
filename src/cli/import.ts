import { oneLine } from '../report/terminal.js'
import type { ImportArguments } from './commands/import.js'
import { counted } from './counted.js'
import { withEngine } from './newFolder.js'
import type { CommandContext } from './streams.js'

/** Adds the project of a file to a database, or to a folder, which is made if it is missing. */
export async function importFile(
  { file, directory, database, schema, name }: ImportArguments,
  { streams, signal }: CommandContext,
): Promise<void> {
  await withEngine({ directory, database, schema }, async (engine) => {
    const project = await engine.importProject(file, { name, signal })
    const record = await project.get()
    const documents = counted(record.document_count, 'document')
    streams.stdout.write(`Imported "${oneLine(record.name)}" as ${record.project_id}: ${documents}.\n`)
  })
}
