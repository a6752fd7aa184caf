import { sharedUint32 } from '../compute/shared.js'

/** Marks a term of the snapshot without a number in the base. */
export const NONE = 0xffffffff

/**
 * The full build that a snapshot extends. The snapshot stores the occurrences of the base unchanged, and behind them those of the
 * added documents. Occurrences of the base have the term numbers of the base, which may differ from those of the snapshot.
 */
export interface SnapshotBase {
  readonly documentCount: number
  readonly termCount: number
  /** Number of its occurrences. */
  readonly occurrences: number
  /** Its documents that are gone, ascending. */
  readonly removed: Uint32Array
  /** Its documents that were read again, ascending: their entries are among the added ones. */
  readonly reread: Uint32Array
  /** The number in the base of each term of the snapshot, or `NONE`. */
  readonly terms: Uint32Array
}

type BaseDocuments = Pick<SnapshotBase, 'documentCount' | 'removed' | 'reread'>

/** The documents of a snapshot of `count` documents whose entries are among the added ones, ascending. */
export function addedDocuments({ documentCount, removed, reread }: BaseDocuments, count: number): Uint32Array {
  const first = documentCount - removed.length
  const added = sharedUint32(reread.length + count - first)
  let removedAt = 0
  for (const [i, document] of reread.entries()) {
    while (removedAt < removed.length && removed[removedAt]! < document) removedAt++
    added[i] = document - removedAt
  }
  for (let i = reread.length; i < added.length; i++) added[i] = first + i - reread.length
  return added
}

/** The numbers in the base of some documents of the snapshot. Both ascend; documents that the base does not have are left out. */
export function baseNumbers({ documentCount, removed }: BaseDocuments, documents: ArrayLike<number>): number[] {
  const numbers: number[] = []
  let removedAt = 0
  for (let i = 0; i < documents.length; i++) {
    while (removedAt < removed.length && removed[removedAt]! <= documents[i]! + removedAt) removedAt++
    const number = documents[i]! + removedAt
    if (number < documentCount) numbers.push(number)
  }
  return numbers
}

/** The number in the snapshot of each term of the base; `NONE` for those that are gone. */
export function termsOfBase({ terms, termCount }: Pick<SnapshotBase, 'terms' | 'termCount'>): Uint32Array {
  const numbers = sharedUint32(termCount).fill(NONE)
  for (let term = 0; term < terms.length; term++) if (terms[term]! !== NONE) numbers[terms[term]!] = term
  return numbers
}
