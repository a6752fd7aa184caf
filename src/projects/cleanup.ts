import { setImmediate as nextTurn } from 'node:timers/promises'
import { applyFlags } from './documentFlags.js'
import type { OpenFile } from './openFile.js'
import { dropAbandoned } from './uploads.js'

/** Milliseconds after which no request can still read replaced data. */
const DELAY_MILLISECONDS = 60_000
/** Removed documents erased in one transaction. */
const DOCUMENTS_PER_ERASURE = 200

/** Removes what is no longer needed from the file of a project, some time after it was replaced. */
export interface Cleanup {
  /** Cleans up after a delay; a second call starts the delay again. Does nothing after `stop`. */
  schedule(): void
  /** Stops a running cleanup after its current step, and schedules none. */
  stop(): void
  isStopped(): boolean
}

/** `onDone` is called after a cleanup that was not stopped. */
export function createCleanup({ records, during }: Pick<OpenFile, 'records' | 'during'>, onDone: () => void): Cleanup {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  /** Removes a few chunks of replaced snapshots or a few documents; false when nothing is left, or another process builds. */
  const step = (): Promise<boolean> =>
    records.unsynced(
      async (records) =>
        !(await records.lease.isHeld()) &&
        ((await records.snapshots.removeSome({ layers: true })) ||
          (await records.documents.eraseGone(DOCUMENTS_PER_ERASURE))),
    )
  /** Finishes the work of dead processes, then removes replaced snapshots and removed documents. */
  const run = async (): Promise<void> => {
    await dropAbandoned(records)
    await applyFlags(records)
    while (!isStopped && (await step())) await nextTurn()
    if (!isStopped) onDone()
  }
  return {
    schedule() {
      if (isStopped) return
      clearTimeout(timer)
      // A failed cleanup is repeated after the next build, or when the project is opened again.
      timer = setTimeout(() => void during(run).catch(() => {}), DELAY_MILLISECONDS).unref()
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
    isStopped: () => isStopped,
  }
}
