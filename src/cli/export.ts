import type { ExportArguments } from './commands/export.js'
import { findProject, withKept } from './keptProjects.js'
import type { CommandContext } from './streams.js'

/** Writes a project of a folder to a file. Throws InputError, UsageError or EngineError. */
export async function exportProject(args: ExportArguments, { streams }: CommandContext): Promise<void> {
  const { directory, output, quiet } = args
  await withKept(directory, async (engine) => {
    const { project_id, name } = await findProject(engine, args.project)
    if (output !== undefined) {
      await engine.exportProject(project_id, output)
      if (!quiet) streams.stderr.write(`Wrote "${name}" to ${output}\n`)
    }
  })
}
