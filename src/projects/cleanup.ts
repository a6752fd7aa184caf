import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ProjectRecords, ProjectStorage } from '../storage/port/project/projectRecords.js'
import { sentimentSource } from './builds/interruptedSentiment.js'
import { applyFlags } from './documents/documentFlags.js'
import { dropAbandoned } from './documents/uploads.js'
import { isUnheld } from './locks/lapsedLease.js'
import type { OpenFile } from './openFile.js'
import { quietly } from './quietly.js'

/** Milliseconds after which no request can still read replaced data. */
const DELAY_MILLISECONDS = 60_000
/** Removed documents erased in one transaction. */
const DOCUMENTS_PER_ERASURE = 200
/** Milliseconds of work that a close or a build does for what earlier builds have removed. The rest is left to the next one. */
const SHORT_MILLISECONDS = 200

/** Removes what is no longer needed from the file of a project, some time after it was replaced. */
export interface Cleanup {
  /**
   * Cleans up after a delay what was `replaced` now, which is the default, or was `left` by earlier processes. A second call starts the delay
   * again. Does nothing after `stop`.
   */
  schedule(what?: 'replaced' | 'left'): void
  /** Stops a running cleanup after its current step, and schedules none. */
  stop(): void
  /**
   * Removes some of what has been replaced for longer than the delay, for processes that end before it. `now` in seconds since
   * 1970. To be called before the file is closed.
   */
  finish(now: number): Promise<void>
  isStopped(): boolean
}

/** `onDone` is called after a cleanup that was not stopped. */
export function createCleanup({ records, during }: Pick<OpenFile, 'records' | 'during'>, onDone: () => void): Cleanup {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let replaced = Number.NEGATIVE_INFINITY
  /** Removes a little of what was replaced; false when nothing is left, or another process builds. */
  const step = (): Promise<boolean> =>
    records.unsynced(async (records) => (await isUnheld(records.lease)) && (await eraseUnused(records)))
  /** Finishes the work of dead processes, then removes replaced snapshots and removed documents. */
  const run = async (): Promise<void> => {
    await dropAbandoned(records)
    await applyFlags(records)
    while (!isStopped && (await step())) await nextTurn()
    if (isStopped) return
    await quietly(() => records.truncateLog())
    onDone()
  }
  return {
    schedule(what = 'replaced') {
      if (isStopped) return
      if (what === 'replaced') replaced = performance.now()
      clearTimeout(timer)
      // A failed cleanup is repeated after the next build, or when the project is opened again.
      timer = setTimeout(() => void during(run).catch(() => {}), DELAY_MILLISECONDS).unref()
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
    async finish(now) {
      if (performance.now() - replaced < DELAY_MILLISECONDS) return
      const build = await records.builds.last()
      const end = build && Math.max(build.stopTime ?? now, build.sentimentStopTime ?? 0)
      if (end !== undefined && now - end < DELAY_MILLISECONDS / 1_000) return
      await forShort(step)
    },
    isStopped: () => isStopped,
  }
}

/** Removes a few chunks of replaced snapshots, except `keep`, or a few documents; false when nothing is left. */
const eraseSome = async ({ snapshots, documents }: ProjectRecords, keep?: number): Promise<boolean> =>
  (await snapshots.removeSome({ keep, layers: true })) || (await documents.eraseGone(DOCUMENTS_PER_ERASURE))

/** The same without what an interrupted run of sentiment goes on from. */
async function eraseUnused(records: ProjectRecords): Promise<boolean> {
  const source = await sentimentSource(records)
  return await eraseSome(records, source?.isKept ? source.number : undefined)
}

/**
 * Removes from a copy of a project, which nobody reads yet, all that builds have replaced or removed: who passes a project on, or keeps
 * a backup, does not expect it there.
 */
export async function eraseReplaced(records: ProjectStorage, signal?: AbortSignal): Promise<void> {
  while (await records.unsynced((records) => eraseSome(records))) {
    await nextTurn()
    signal?.throwIfAborted()
  }
}

/**
 * Erases documents that builds before the last one have removed, as long as a build holds the lease: no reader of its previous snapshot
 * knows them. Processes that end before the delay of a cleanup would leave them in the file.
 */
export async function eraseEarlier(records: ProjectStorage, holder: string): Promise<void> {
  await forShort(() =>
    records.unsynced(
      async ({ lease, documents }) =>
        (await lease.isHeldBy(holder)) && (await documents.eraseGone(DOCUMENTS_PER_ERASURE)),
    ),
  )
}

/** Repeats a step while there is something left, for a short time; yields in between. */
async function forShort(step: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + SHORT_MILLISECONDS
  while ((await step()) && performance.now() < end) await nextTurn()
}
