import { isDeepStrictEqual } from 'node:util'
import type { DocumentChanges } from '../../indexing/incremental/changes.js'
import { type Influences, influencesOf } from '../../indexing/pipeline.js'
import type { Snapshot } from '../../snapshot/snapshot.js'
import type { ProjectStorage } from '../../storage/port/project/projectRecords.js'
import { type BuildReads, documentChanges } from './documentChanges.js'

/** The snapshot that answers, and what a build that starts now would change. */
export interface ChangesSinceBuild {
  readonly snapshot: Snapshot
  readonly documents: DocumentChanges
  /** Whether documents and keyword expansion are those of the snapshot. */
  readonly areNone: boolean
}

/** Dependencies on the project. */
interface ChangesHost {
  readonly records: ProjectStorage
  readonly openSnapshot: () => Promise<Snapshot>
  /** Whether damage was found in the stored snapshot of a build. */
  readonly isDamaged: (number: number) => boolean
}

interface ChangesRequest extends Influences {
  /** Number of the build. */
  readonly number: number
  readonly signal: AbortSignal
}

/**
 * What has changed since the last successful core build. Undefined if no part of its snapshot may be used again: there is none, it is
 * damaged, something besides documents has changed that affects answers, or the build was asked to read all documents.
 */
export async function changesSinceBuild(
  host: ChangesHost,
  reads: BuildReads,
  request: ChangesRequest,
): Promise<ChangesSinceBuild | undefined> {
  const { documents: stored, settings } = host.records
  if (await settings.isFull(request.number)) return undefined
  const snapshot = await host.openSnapshot().catch(() => undefined)
  if (snapshot === undefined || host.isDamaged(snapshot.info.number)) return undefined
  if (snapshot.info.influences !== influencesOf(request)) return undefined
  const documents = await documentChanges(host.records, snapshot, reads, request.signal)
  if (documents === undefined) return undefined
  // Totals are not asked: a document that they miss would never be built.
  const added = await stored.keys(snapshot.documents.keys.at(-1) ?? 0, reads.lastKey, 1)
  const areSame = added.length === 0 && documents.removed.length === 0
  const expansions = [await settings.expansion(snapshot.info.number), await settings.expansion(request.number)]
  return { snapshot, documents, areNone: areSame && isDeepStrictEqual(expansions[0], expansions[1]) }
}
