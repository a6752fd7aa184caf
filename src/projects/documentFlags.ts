import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FlagChange } from '../storage/project/flags.js'
import type { ProjectFile } from '../storage/project/projectFile.js'

export type { FlagChange } from '../storage/project/flags.js'

/** Ids looked up before giving way: some milliseconds. */
const IDS_A_TURN = 1_000

/**
 * Changes a flag of documents, of all or none, and comes back when it is on the disk and carried out; large changes give
 * way in between. Unknown ids are ignored.
 */
export async function changeFlags(
  file: () => ProjectFile,
  docIds: readonly string[],
  change: FlagChange,
): Promise<void> {
  const found: number[][] = []
  for (let from = 0; from < docIds.length; from += IDS_A_TURN) {
    if (from > 0) await nextTurn()
    found.push(file().flags.keysOf(docIds.slice(from, from + IDS_A_TURN)))
  }
  // Documents that were uploaded together lie together, whatever the order they were named in.
  file().flags.change(Float64Array.from(found.flat()).sort(), change)
  await applyFlags(file)
}

/** Carries out what waits, also what a process that died has left. */
export async function applyFlags(file: () => ProjectFile): Promise<void> {
  while (file().flags.step()) await nextTurn()
}
