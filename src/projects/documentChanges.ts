import { setImmediate as nextTurn } from 'node:timers/promises'
import type { DocumentChanges } from '../indexing/incremental/changes.js'
import type { Snapshot } from '../snapshot/snapshot.js'
import type { DocumentTotals } from '../storage/port/project/documents.js'
import type { ProjectStorage } from '../storage/port/project/projectRecords.js'
import { newDocuments, snapshotDocuments } from './sources.js'

/** The documents that a core build reads, counted at its start. */
export interface BuildReads extends DocumentTotals {
  readonly lastKey: number
  /** Number of stored documents, including those that this build removes. */
  readonly stored: number
}

/** Number of keys read at a time: a few milliseconds. */
const READ_KEYS = 8_192

/**
 * The documents that a build starting now adds to a snapshot and removes from it. Undefined if an added document is
 * older than the last document of the snapshot (its upload took longer than that build): documents are numbered by key,
 * so it cannot be appended.
 */
export async function documentChanges(
  records: ProjectStorage,
  snapshot: Snapshot,
  reads: BuildReads,
  signal: AbortSignal,
): Promise<DocumentChanges | undefined> {
  const { keys, count } = snapshot.documents
  const last = keys[count - 1] ?? 0
  const removedNumbers: number[] = []
  let document = 0
  for (let after = 0; ; ) {
    signal.throwIfAborted()
    const read = await records.documents.keys(after, last, READ_KEYS)
    for (const key of read) {
      while (document < count && keys[document]! < key) removedNumbers.push(document++)
      if (keys[document] !== key) return undefined
      document++
    }
    if (read.length < READ_KEYS) break
    after = read.at(-1)!
    await nextTurn()
  }
  while (document < count) removedNumbers.push(document++)
  const totals = await records.documents.totals()
  const added = reads.documents - (count - removedNumbers.length)
  const characters = Math.ceil((reads.characters * added) / Math.max(1, reads.documents))
  return {
    added: newDocuments(records, { documents: added, characters, lastKey: reads.lastKey }, last),
    removed: Uint32Array.from(removedNumbers),
    ofSnapshot: (numbers) => snapshotDocuments(records, snapshot, totals, numbers),
  }
}
