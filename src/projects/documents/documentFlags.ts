import { setImmediate as nextTurn } from 'node:timers/promises'
import { EngineError } from '../../errors.js'
import type { DocumentFlags, FlagChange } from '../../storage/port/project/flags.js'
import type { ProjectStorage } from '../../storage/port/project/projectRecords.js'
import { recoverBuild } from '../locks/buildFailures.js'
import { isCoreRunning } from '../locks/buildStatus.js'
import type { OpenFile } from '../openFile.js'
import type { Entry } from '../projectEntry.js'
import { quietly } from '../quietly.js'

export type { DocumentFlags, FlagChange } from '../../storage/port/project/flags.js'

/** Number of ids looked up before yielding to the event loop: some milliseconds. */
const IDS_A_TURN = 1_000

/**
 * Changes a flag of documents, of all or none, and resolves when the change is applied and on disk; large changes yield
 * in between. Unknown ids are ignored. Our choice: PROJECT_LOCKED for removing marks of documents that a running build removes,
 * since they would be gone with it.
 */
export async function changeFlags(
  records: ProjectStorage,
  docIds: readonly string[],
  change: FlagChange,
): Promise<void> {
  const found: number[][] = []
  for (let from = 0; from < docIds.length; from += IDS_A_TURN) {
    if (from > 0) await nextTurn()
    found.push(await records.flags.keysOf(docIds.slice(from, from + IDS_A_TURN)))
  }
  // Documents that were uploaded together are stored together, so keys are sorted first.
  const keys = Float64Array.from(found.flat()).sort()
  await records.atomically(async ({ builds, flags }) => {
    if (change === 'unmark' && isCoreRunning(await builds.last()) && (await flags.anyLeaving(keys))) {
      throw new EngineError(
        'PROJECT_LOCKED',
        'The running build removes some of these documents. Cancel it before you unmark them, or upload them again afterwards.',
      )
    }
    await flags.change(keys, change)
  })
  await applyFlags(records)
}

/** Changes flags in the order of the calls, even if an earlier change is larger, and records the time of each change. */
export function createFlagChanges(
  { records, during }: Pick<OpenFile, 'records' | 'during'>,
  { touch }: Pick<Entry, 'touch'>,
  now: () => number,
) {
  let pending: Promise<void> = Promise.resolve()
  return {
    /** Settles when all changes that were asked for are stored. */
    stored: () => pending,
    change: async (docIds: readonly string[], change: FlagChange): Promise<void> => {
      const turn = pending.then(() =>
        during(async () => {
          // A build that has died removes nothing.
          if (change === 'unmark') await quietly(() => recoverBuild(records, now()))
          await changeFlags(records, docIds, change)
        }),
      )
      pending = turn.catch(() => {})
      await turn
      await touch()
    },
  }
}

/** Flags of documents by key, in the requested order; undefined for erased ones. */
export async function readFlags(
  records: ProjectStorage,
  keys: readonly number[],
): Promise<(DocumentFlags | undefined)[]> {
  await applyFlags(records)
  return await records.flags.read(keys)
}

/** Applies pending changes, including those of dead processes. */
export async function applyFlags(records: ProjectStorage): Promise<void> {
  while (await records.flags.step()) await nextTurn()
}
