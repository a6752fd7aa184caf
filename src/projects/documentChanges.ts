import { setImmediate as nextTurn } from 'node:timers/promises'
import type { DocumentChanges } from '../indexing/incremental/changes.js'
import type { Snapshot } from '../snapshot/snapshot.js'
import type { DocumentTotals } from '../storage/project/documents.js'
import type { ProjectFile } from '../storage/project/projectFile.js'
import { newDocuments, snapshotDocuments } from './sources.js'

/** What a core build reads: counted when it was recorded. */
export interface BuildReads extends DocumentTotals {
  readonly lastKey: number
  /** Documents stored, those that leave with this build included. */
  readonly stored: number
}

/** Keys read at a time: a few milliseconds. */
const READ_KEYS = 8_192

/**
 * What a build that begins now reads beside the documents of a snapshot, and what it no longer reads. Undefined when a
 * document comes that is older than the snapshot's last one (its upload took longer than that build): numbers follow
 * keys, so it cannot be put behind the others.
 */
export async function documentChanges(
  file: () => ProjectFile,
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
    const read = file().documents.keys(after, last, READ_KEYS)
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
  const added = reads.documents - (count - removedNumbers.length)
  const characters = Math.ceil((reads.characters * added) / Math.max(1, reads.documents))
  return {
    added: newDocuments(file, { documents: added, characters, lastKey: reads.lastKey }, last),
    removed: Uint32Array.from(removedNumbers),
    ofSnapshot: (numbers) => snapshotDocuments(file, snapshot, numbers),
  }
}
