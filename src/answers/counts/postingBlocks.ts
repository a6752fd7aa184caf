import { firstNotBelow } from '../../typedArrays.js'
import type { PostingBlock, WalkedPostings } from './matchWalker.js'

interface BlockOptions {
  readonly documentCount: number
  /** Documents of a block, a multiple of 32. */
  readonly blockDocuments: number
}

/**
 * The postings of some terms in one block of documents after the other. Its arrays are by term and change with
 * each block. The entries of other terms are undefined.
 */
export function* postingBlocks(
  { offsets, documents }: WalkedPostings,
  terms: Uint32Array,
  { documentCount, blockDocuments }: BlockOptions,
): Generator<PostingBlock> {
  const distinct = Uint32Array.from(new Set(terms)).sort()
  const starts = offsets.slice(0, -1)
  const ends = offsets.slice(0, -1)
  for (let first = 0; first < documentCount; first += blockDocuments) {
    const end = Math.min(documentCount, first + blockDocuments)
    for (const term of distinct) {
      const from = ends[term]!
      starts[term] = from
      // A block has a document at most once.
      ends[term] = firstNotBelow(documents, end, from, Math.min(offsets[term + 1]!, from + blockDocuments))
    }
    yield { starts, ends, first, end }
  }
}
