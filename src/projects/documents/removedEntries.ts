import { setImmediate as nextTurn } from 'node:timers/promises'
import { forEachYielding } from '../../compute/eventLoopBudget.js'
import type { ProjectStorage } from '../../storage/port/project/projectRecords.js'
import { readDescriptions } from './sources.js'

/** Documents whose metadata is in memory at a time. */
const DOCUMENTS_A_TURN = 128

/** Number of metadata entries by field name in the documents that the build under way removes; yields in between. */
export async function countRemovedEntries(
  records: ProjectStorage,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, number>> {
  const entries = new Map<string, number>()
  const keys = await records.documents.leaving()
  for (let from = 0; from < keys.length; from += DOCUMENTS_A_TURN) {
    signal.throwIfAborted()
    const described = await readDescriptions(records, keys.slice(from, from + DOCUMENTS_A_TURN))
    await nextTurn()
    await forEachYielding(described, (description) => {
      for (const { name } of description?.metadata ?? []) entries.set(name, (entries.get(name) ?? 0) + 1)
    })
  }
  return entries
}
