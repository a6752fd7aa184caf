import { EngineError } from '../errors.js'
import type { ExportProgress } from '../index.js'
import { InputError } from '../reading/inputError.js'
import { reasonOf } from '../report/tables/replaceFiles.js'
import { oneLine } from '../report/terminal.js'
import type { ExportArguments } from './commands/export.js'
import { checkValues, readFilters } from './filters.js'
import { createProgress } from './progress.js'
import { requireTargets } from './requireTargets.js'
import { chooseScoreField } from './scoreField.js'
import { fieldsOf, findProject, withEngineAt } from './storedProjects.js'
import type { CommandContext } from './streams.js'
import { writeTables } from './writeTables.js'

/** Writes a project of a folder or database to a file. Throws InputError, UsageError or EngineError. */
export async function exportProject(args: ExportArguments, context: CommandContext): Promise<void> {
  const { output, quiet, filters, drivers } = args
  requireTargets(args)
  await withEngineAt(args, async (engine) => {
    const { project_id, name } = await findProject(engine, args.project)
    if (args.csv !== undefined || args.xlsx !== undefined) {
      const project = engine.project(project_id)
      const { fields, strings } = await fieldsOf(project)
      const filter = readFilters(filters, fields, strings)
      checkValues(filter, strings)
      const scoreField = drivers === undefined ? undefined : chooseScoreField(fields, drivers)
      await writeTables(project, { ...args, filter, scoreField }, context)
    }
    if (output !== undefined) {
      const { signal, streams } = context
      const progress = createProgress(streams.stderr, !quiet)
      const onProgress = ({ fraction }: ExportProgress): void => progress.show('Writing', fraction)
      await engine
        .exportProject(project_id, output, { signal, onProgress })
        .catch((error: unknown) => {
          throw explained(error, output)
        })
        .finally(() => progress.erase())
      if (!quiet) context.streams.stderr.write(`Wrote "${oneLine(name)}" to ${output}\n`)
    }
  })
}

/** A failure of the disk, with the file that it is about. */
function explained(error: unknown, output: string): unknown {
  if (!(error instanceof EngineError) || error.code !== 'ERROR') return error
  return new InputError(`${output} cannot be written: ${reasonOf(error.cause) ?? error.message}`, { cause: error })
}
