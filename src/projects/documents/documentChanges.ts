import { setImmediate as nextTurn } from 'node:timers/promises'
import type { DocumentChanges } from '../../indexing/incremental/changes.js'
import type { Snapshot, StoredNumbers } from '../../snapshot/snapshot.js'
import type { DocumentTotals } from '../../storage/port/project/documents.js'
import type { ProjectStorage } from '../../storage/port/project/projectRecords.js'
import { firstNotBelow } from '../../typedArrays.js'
import { newDocuments, snapshotDocuments } from './sources.js'

/** The documents that a core build reads, counted at its start. */
export interface BuildReads extends DocumentTotals {
  readonly lastKey: number
  /** Number of stored documents, including those that this build removes. */
  readonly stored: number
}

/** Number of keys read at a time: a few milliseconds. */
const READ_KEYS = 8_192
/** With as many deleted or replaced documents, all are looked at. */
const MOST_LEAVING = 65_536

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
  signal.throwIfAborted()
  const removed = (await findRemoved(records, snapshot, reads, signal)) ?? (await compareAll(records, snapshot, signal))
  if (removed === undefined) return undefined
  const totals = await records.documents.totals()
  const added = reads.documents - (count - removed.length)
  const characters = Math.ceil((reads.characters * added) / Math.max(1, reads.documents))
  return {
    added: newDocuments(records, { documents: added, characters, lastKey: reads.lastKey }, last),
    removed,
    ofSnapshot: (numbers) => snapshotDocuments(records, snapshot, totals, numbers),
  }
}

/**
 * The documents that are removed, from what is marked or replaced alone; undefined if the numbers of documents do not agree with
 * that, or many are removed.
 */
async function findRemoved(
  { documents }: ProjectStorage,
  { documents: { keys, count } }: Snapshot,
  reads: BuildReads,
  signal: AbortSignal,
): Promise<Uint32Array | undefined> {
  const last = keys[count - 1] ?? 0
  const leaving = await documents.leavingKeys(last, MOST_LEAVING)
  if (leaving.length === MOST_LEAVING) return undefined
  const removed = Uint32Array.from(leaving.flatMap((key) => findNumber(keys, key) ?? [])).sort()
  let added = 0
  for (let after = last; ; ) {
    signal.throwIfAborted()
    const read = await documents.keys(after, reads.lastKey, READ_KEYS)
    added += read.length
    if (read.length < READ_KEYS) break
    after = read.at(-1)!
    await nextTurn()
  }
  return count - removed.length + added === reads.documents ? removed : undefined
}

/** The number of a key among ascending ones. */
function findNumber(keys: StoredNumbers, key: number): number | undefined {
  const number = firstNotBelow(keys, key)
  return keys[number] === key ? number : undefined
}

/** The documents that are removed, by a look at all; undefined if one is there that the snapshot does not have. */
async function compareAll(
  records: ProjectStorage,
  { documents: { keys, count } }: Snapshot,
  signal: AbortSignal,
): Promise<Uint32Array | undefined> {
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
  return Uint32Array.from(removedNumbers)
}
