import type { Project } from '../engine.js'
import type { FilterConstraint } from '../report/reportOptions.js'
import type { TableFiles } from './commands/sharedOptions.js'
import { printable } from './printable.js'
import { createProgress } from './progress.js'
import type { CommandContext } from './streams.js'

export interface TableRequest extends TableFiles {
  readonly filter: readonly FilterConstraint[]
  readonly scoreField: string | undefined
  readonly quiet: boolean
}

/** Writes the tables of a project to a folder, to a workbook, or to both, and says so on standard error. */
export async function writeTables(project: Project, request: TableRequest, context: CommandContext): Promise<void> {
  const { csv, xlsx, filter, scoreField, quiet } = request
  if (csv === undefined && xlsx === undefined) return
  const { streams, signal } = context
  const progress = createProgress(streams.stderr, !quiet)
  const notes = new Set<string>()
  const onNote = (note: string): void => {
    notes.add(note)
  }
  const { projectTables } = await import('../report/tables/projectTables.js')
  const tables = await projectTables(project, { filter, scoreField, signal, onNote })
  const shown = tables.map((table) => ({
    ...table,
    rows() {
      progress.show(`writing ${table.name}`, undefined)
      return table.rows()
    },
  }))
  try {
    if (csv !== undefined) {
      const { writeCsvTables } = await import('../report/tables/csv.js')
      await writeCsvTables(shown, csv, { signal })
      onNote(`Wrote ${tables.length} tables to ${csv}`)
    }
    if (xlsx !== undefined) {
      const { writeXlsxTables } = await import('../report/tables/xlsx.js')
      await writeXlsxTables(shown, xlsx, { signal, onNote })
      onNote(`Wrote ${tables.length} tables to ${xlsx}`)
    }
  } finally {
    progress.erase()
  }
  if (!quiet) for (const note of notes) streams.stderr.write(`${printable(note)}\n`)
}
