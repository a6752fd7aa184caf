import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ProjectStorage } from '../storage/port/project/projectRecords.js'

/** Documents whose metadata is read at a time: some milliseconds. */
const DOCUMENTS_A_TURN = 1_000

/** Number of metadata entries by field name in the documents that the build under way removes; yields in between. */
export async function countRemovedEntries(
  { documents }: Pick<ProjectStorage, 'documents'>,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, number>> {
  const entries = new Map<string, number>()
  const keys = await documents.leaving()
  for (let from = 0; from < keys.length; from += DOCUMENTS_A_TURN) {
    signal.throwIfAborted()
    for (const description of await documents.descriptions(keys.slice(from, from + DOCUMENTS_A_TURN))) {
      for (const { name } of description?.metadata ?? []) entries.set(name, (entries.get(name) ?? 0) + 1)
    }
    await nextTurn()
  }
  return entries
}
