import type { RetainedSentiment } from '../../indexing/sentiment/buildSentiment.js'
import { readSnapshot } from '../../snapshot/readSnapshot.js'
import type { Snapshot } from '../../snapshot/snapshot.js'
import type { ProjectRecords, ProjectStorage } from '../../storage/port/project/projectRecords.js'
import type { SentimentSource } from '../../storage/port/project/settings.js'
import type { ProjectHost } from '../projectHost.js'

/** Where the sentiment of the current snapshot starts; undefined if it has some, or if all of its documents are to be scored. */
export async function sentimentSource({
  snapshots,
  settings,
}: Pick<ProjectRecords, 'snapshots' | 'settings'>): Promise<SentimentSource | undefined> {
  const current = await snapshots.current()
  return current?.layer === 0 ? await settings.sentimentSource(current.number) : undefined
}

/**
 * The sentiment that an interrupted run on the current snapshot did not have to compute. Undefined if there is none, or if what it comes
 * from has been removed or is damaged: then all documents are scored.
 */
export async function interruptedSentiment(
  records: ProjectStorage,
  snapshot: Snapshot,
  { compute, sentiment }: Pick<ProjectHost, 'compute' | 'sentiment'>,
  signal: AbortSignal,
): Promise<RetainedSentiment | undefined> {
  // A custom analyser may have changed since.
  if (sentiment !== undefined) return undefined
  const source = await sentimentSource(records)
  if (source === undefined) return undefined
  try {
    const before = await readSnapshot(records.snapshots.source(source))
    if (before === undefined) return undefined
    await before.later?.read()
    await snapshot.later?.read()
    const { resumeSentiment } = await import('../../indexing/incremental/resumeSentiment.js')
    return await resumeSentiment(before, snapshot, { compute, signal })
  } catch {
    signal.throwIfAborted()
    return undefined
  }
}
