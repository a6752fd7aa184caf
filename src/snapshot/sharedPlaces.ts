import { sharedUint32 } from '../compute/shared.js'
import { firstNotBelow } from '../typedArrays.js'
import type { SnapshotBase } from './base.js'

/** Where the stored occurrences of each document begin: of the documents of the base, and of the added documents, counted from 0. */
export interface StoredOffsets {
  readonly offsets: Uint32Array
  readonly addedOffsets: Uint32Array
}

type BaseDocuments = Pick<SnapshotBase, 'documentCount' | 'removed' | 'reread' | 'occurrences'>

/** Where the occurrences of the documents of a snapshot are stored. */
export interface OccurrencePlaces {
  /** Rows of the occurrences by document. */
  readonly offsets: Uint32Array
  /** Where those of each document begin among the stored ones. */
  readonly firsts: Uint32Array
}

/** Documents that are placed before a pause: a millisecond or less. */
const DOCUMENTS_PER_STEP = 1 << 16

/** Places of the occurrences of `count` documents. */
export function* placeOccurrences(
  { offsets: baseOffsets, addedOffsets }: StoredOffsets,
  { documentCount, removed, reread, occurrences }: BaseDocuments,
  count: number,
): Generator<undefined, OccurrencePlaces> {
  const offsets = sharedUint32(count + 1)
  const firsts = sharedUint32(count)
  let [document, removedAt, added] = [0, 0, 0]
  const place = (first: number, length: number): void => {
    firsts[document] = first
    offsets[document + 1] = offsets[document]! + length
    document++
  }
  const placeAdded = (): void => {
    place(occurrences + addedOffsets[added]!, addedOffsets[added + 1]! - addedOffsets[added]!)
    added++
  }
  for (let old = 0; old < documentCount; old++) {
    if (removed[removedAt] === old) removedAt++
    // Documents that were read again are the first of the added ones.
    else if (reread[added] === old) placeAdded()
    else place(baseOffsets[old]!, baseOffsets[old + 1]! - baseOffsets[old]!)
    if (old % DOCUMENTS_PER_STEP === 0) yield
  }
  while (document < count) placeAdded()
  return { offsets, firsts }
}

/** Where the occurrences of some documents are stored. */
export interface SomePlaces {
  /** The number in the snapshot of the first occurrence of each document. */
  readonly firsts: Uint32Array
  /** Where its occurrences begin among the stored ones. */
  readonly starts: Uint32Array
  /** How many they are. */
  readonly lengths: Uint32Array
}

/**
 * Finds the places of some documents without listing the places of all. Its memory grows with the documents of the base that are
 * removed or were read again.
 */
export function createPlaceFinder(
  { offsets, addedOffsets }: StoredOffsets,
  { documentCount, removed, reread, occurrences }: BaseDocuments,
): (documents: ArrayLike<number>) => SomePlaces {
  const staying = documentCount - removed.length
  const gone = mergeAscending(removed, reread)
  /** By place in `gone`, the occurrences of those before. */
  const goneBefore = new Uint32Array(gone.length + 1)
  for (const [i, old] of gone.entries()) goneBefore[i + 1] = goneBefore[i]! + offsets[old + 1]! - offsets[old]!
  return (documents) => {
    const firsts = new Uint32Array(documents.length)
    const starts = new Uint32Array(documents.length)
    const lengths = new Uint32Array(documents.length)
    for (let i = 0; i < documents.length; i++) {
      const document = documents[i]!
      const isNew = document >= staying
      const old = isNew ? documentCount : document + removedBefore(removed, document)
      const added = isNew ? reread.length + document - staying : firstNotBelow(reread, old)
      firsts[i] = offsets[old]! - goneBefore[firstNotBelow(gone, old)]! + addedOffsets[added]!
      const isAdded = isNew || reread[added] === old
      const [rows, row] = isAdded ? [addedOffsets, added] : [offsets, old]
      starts[i] = rows[row]! + (isAdded ? occurrences : 0)
      lengths[i] = rows[row + 1]! - rows[row]!
    }
    return { firsts, starts, lengths }
  }
}

/** How many removed documents of the base stood before a document of the snapshot that is in the base. */
function removedBefore(removed: Uint32Array, document: number): number {
  let low = 0
  let high = removed.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (removed[middle]! - middle <= document) low = middle + 1
    else high = middle
  }
  return low
}

/** The numbers of two lists without common ones, ascending as they are. */
function mergeAscending(a: Uint32Array, b: Uint32Array): Uint32Array {
  const merged = new Uint32Array(a.length + b.length)
  merged.set(a)
  merged.set(b, a.length)
  return merged.sort()
}
