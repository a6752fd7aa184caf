import { DamagedSnapshot } from '../../snapshot/parts.js'
import { writeSentiment } from '../../snapshot/sentimentParts.js'
import type { BuiltSentiment } from '../../snapshot/snapshot.js'
import type { ProjectStorage } from '../../storage/port/project/projectRecords.js'
import type { SnapshotVersion } from '../../storage/port/project/snapshots.js'
import { snapshotTexts } from '../documents/sources.js'
import { CANCELLED, failSentiment, LOST, Stopped } from '../locks/buildFailures.js'
import type { BuildRun, SentimentRunRequest } from './buildHost.js'

/** Smallest step of progress that is recorded for other processes, as a fraction. */
const NOTED_STEP = 0.02

/** Builds, writes and publishes the sentiment of a snapshot. A failure is recorded; the snapshot is unchanged. */
export async function runSentiment(run: BuildRun, { snapshot, ...request }: SentimentRunRequest): Promise<void> {
  const { host, build, holder, sentimentSignal: signal, onProgress } = run
  const { records, context } = host
  const notes = createNotes(run)
  try {
    // It may have been cancelled during the core build, here or by another process.
    signal.throwIfAborted()
    if ((await records.builds.requestedCancel(build.number)) !== undefined) throw new Stopped(CANCELLED)
    // A custom analyzer may have changed since.
    const retained = context.sentiment === undefined ? await request.retained?.().catch(noneOfDamaged) : undefined
    const { allOccurrences } = snapshot
    const { buildSentiment } = await import('../../indexing/sentiment/buildSentiment.js')
    const layer = await buildSentiment({
      snapshot: retained === undefined && allOccurrences ? { ...snapshot, occurrences: allOccurrences } : snapshot,
      source: snapshotTexts(records, snapshot, await records.documents.totals(), retained?.missing),
      retained,
      compute: context.compute,
      analyser: context.sentiment,
      signal,
      onProgress: (fraction) => {
        onProgress({ stage: 'sentiment', fraction })
        notes.add(fraction)
      },
    })
    const shared = retained?.isShared ? request.shared : undefined
    const version = await storeSentiment(records, layer, { snapshot, shared })
    // A late note would replace the final one.
    await notes.written()
    signal.throwIfAborted()
    await records.atomically(async (records) => {
      if (!(await records.lease.isHeldBy(holder))) throw new Stopped(LOST)
      if ((await records.builds.requestedCancel(build.number)) !== undefined) throw new Stopped(CANCELLED)
      await records.snapshots.publish(version)
      await records.builds.change(build.number, {
        sentimentStopTime: context.now(),
        sentimentSuccess: true,
        sentimentProgress: 1,
      })
      await records.lease.release(holder)
    })
  } catch (error) {
    await failSentiment(run, error)
  }
}

/** Writes the sentiment of a snapshot, and returns its version. */
async function storeSentiment(
  { snapshots }: Pick<ProjectStorage, 'snapshots'>,
  layer: BuiltSentiment,
  { snapshot, shared }: Pick<SentimentRunRequest, 'snapshot' | 'shared'>,
): Promise<SnapshotVersion> {
  const { number } = snapshot.info
  const version = { number, layer: await snapshots.nextLayer(number) }
  if (shared === undefined) {
    await writeSentiment(layer, snapshots.sink(version))
    return version
  }
  const { base } = shared
  const occurrences = await snapshot.occurrences()
  try {
    await writeSentiment(layer, snapshots.sink(version, shared.version), { base, occurrences })
    return version
  } catch (error) {
    // What is shared may be damaged: then it is written as well, in a layer of its own.
    if (!(error instanceof DamagedSnapshot)) throw error
    return await storeSentiment({ snapshots }, layer, { snapshot, shared: undefined })
  }
}

/** Records the progress of a sentiment run for other processes, one note after another. */
function createNotes({ host: { records }, build, holder }: BuildRun) {
  let noted = 0
  let writing = Promise.resolve()
  return {
    add(fraction: number): void {
      if (fraction - noted < NOTED_STEP) return
      noted = fraction
      const write = () =>
        records.unsynced(async ({ builds, lease }) => {
          // Another process may run the sentiment of this build by now.
          if (await lease.isHeldBy(holder)) await builds.change(build.number, { sentimentProgress: fraction })
        })
      writing = writing.then(write)
      // A failure is thrown by `written`.
      writing.catch(() => {})
    },
    written: () => writing,
  }
}

/** Data reused from another snapshot may be damaged: then nothing is reused. */
export function noneOfDamaged(error: unknown): undefined {
  if (!(error instanceof DamagedSnapshot)) throw error
}
