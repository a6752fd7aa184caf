import { forEachYielding } from '../../compute/eventLoopBudget.js'
import { sharedUint32 } from '../../compute/shared.js'
import type { StoredNumbers } from '../../snapshot/snapshot.js'

/** Marks a document of which nothing is copied. */
export const REMOVED = 0xffffffff

/** The documents of a snapshot that its extension retains. */
export interface RetainedDocuments {
  /** New number of each old document, or REMOVED. */
  readonly newNumbers: Uint32Array
  /** Number of documents with a new number, including those that are read again. */
  readonly count: number
  /** Runs of old numbers whose data is copied, in order. */
  readonly runs: readonly DocumentRun[]
}

export interface DocumentRun {
  readonly from: number
  readonly to: number
  /** New number of the first document. */
  readonly at: number
}

/** Maximum number of documents in a run: a few milliseconds of copying. */
const RUN_DOCUMENTS = 16_384

/**
 * Renumbers `count` documents without the `removed` ones. Those of `reread` get a number but are in no run, because
 * their data is not copied. Both arrays ascend and are disjoint.
 */
export function retainDocuments(
  count: number,
  removed: Uint32Array,
  reread: Uint32Array = new Uint32Array(0),
): RetainedDocuments {
  const newNumbers = sharedUint32(count)
  const runs: DocumentRun[] = []
  let at = 0
  let from = 0
  for (let removedAt = 0, rereadAt = 0; ; ) {
    const end = Math.min(removed[removedAt] ?? count, reread[rereadAt] ?? count)
    while (from < end) {
      const to = Math.min(end, from + RUN_DOCUMENTS)
      runs.push({ from, to, at })
      for (let document = from; document < to; document++) newNumbers[document] = at++
      from = to
    }
    if (end === count) return { newNumbers, count: at, runs }
    newNumbers[end] = REMOVED
    if (removed[removedAt] === end) removedAt++
    else {
      rereadAt++
      at++
    }
    from = end + 1
  }
}

/**
 * Consecutive runs in groups of about the documents of one long run: documents that are read again cut the others into short
 * runs, and a message to a thread for each would take longer than copying.
 */
export function groupRuns(runs: readonly DocumentRun[]): DocumentRun[][] {
  const groups: DocumentRun[][] = []
  let documents = RUN_DOCUMENTS
  for (const run of runs) {
    if (documents >= RUN_DOCUMENTS) {
      groups.push([])
      documents = 0
    }
    groups.at(-1)!.push(run)
    documents += run.to - run.from
  }
  return groups
}

/** The documents of which nothing is copied, if all documents keep their numbers. */
export function leftDocuments({ newNumbers, count, runs }: RetainedDocuments): Uint32Array | undefined {
  if (count !== newNumbers.length) return undefined
  const left: number[] = []
  let document = 0
  for (const { from, to } of [...runs, { from: count, to: count }]) {
    while (document < from) left.push(document++)
    document = to
  }
  return Uint32Array.from(left)
}

interface CopiedValues<A> {
  readonly allocate: (length: number) => A
  readonly added: readonly A[]
  readonly signal?: AbortSignal | undefined
}

/** Values by document: first the values of retained documents, then those of added documents. Yields to the event loop. */
export async function copyDocumentValues<A extends Uint32Array | Float64Array>(
  numbers: StoredNumbers,
  { count, runs }: RetainedDocuments,
  { allocate, added, signal }: CopiedValues<A>,
): Promise<A> {
  const copied = allocate(added.reduce((sum, array) => sum + array.length, count))
  await forEachYielding(runs, ({ from, to, at }) => copied.set(numbers.subarray(from, to), at), signal)
  let at = count
  for (const array of added) {
    copied.set(array, at)
    at += array.length
  }
  return copied
}
