import { sharedFloat64, sharedUint32 } from '../../compute/shared.js'

/** Marks a document that is not carried over. */
export const REMOVED = 0xffffffff

/** What of a snapshot's documents is carried over when it is extended. */
export interface RetainedDocuments {
  /** New number of each old document, or GONE. */
  readonly newNumbers: Uint32Array
  /** Numbers given, those of documents read again included. */
  readonly count: number
  /** Stretches of old numbers that are carried over, in order. */
  readonly runs: readonly DocumentRun[]
}

export interface DocumentRun {
  readonly from: number
  readonly to: number
  /** New number of the first. */
  readonly at: number
}

/** Runs are cut to this many documents: a few milliseconds of copying. */
const RUN_DOCUMENTS = 16_384

/**
 * What is left of `count` documents without `removed`. Those of `readAgain` have a number, but nothing of them is carried
 * over. Both ascend and have none in common.
 */
export function retainDocuments(
  count: number,
  removed: Uint32Array,
  readAgain: Uint32Array = new Uint32Array(0),
): RetainedDocuments {
  const newNumbers = sharedUint32(count)
  const runs: DocumentRun[] = []
  let at = 0
  let from = 0
  for (let gone = 0, again = 0; ; ) {
    const end = Math.min(removed[gone] ?? count, readAgain[again] ?? count)
    while (from < end) {
      const to = Math.min(end, from + RUN_DOCUMENTS)
      runs.push({ from, to, at })
      for (let document = from; document < to; document++) newNumbers[document] = at++
      from = to
    }
    if (end === count) return { newNumbers, count: at, runs }
    newNumbers[end] = REMOVED
    if (removed[gone] === end) gone++
    else {
      again++
      at++
    }
    from = end + 1
  }
}

/** A number a document: those of documents that stay, then those of documents that come. */
export function copyDocumentValues<A extends Uint32Array | Float64Array>(
  numbers: A,
  { count, runs }: RetainedDocuments,
  added: readonly A[],
): A {
  const total = added.reduce((sum, array) => sum + array.length, count)
  const carried = (numbers instanceof Float64Array ? sharedFloat64(total) : sharedUint32(total)) as A
  for (const { from, to, at } of runs) carried.set(numbers.subarray(from, to), at)
  let at = count
  for (const array of added) {
    carried.set(array, at)
    at += array.length
  }
  return carried
}
