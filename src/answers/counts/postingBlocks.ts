import { firstNotBelow } from '../../typedArrays.js'
import type { PostingBlock, WalkedPostings } from './matchWalker.js'

interface BlockOptions {
  readonly documentCount: number
  /** Documents of a block, a multiple of 32. */
  readonly blockDocuments: number
}

/** Some terms, each once. */
interface NumberedTerms {
  /** Ascending. */
  readonly terms: Uint32Array
  /** The place in `terms` of each given term. */
  readonly numbers: Uint32Array
}

/** Numbers terms by those that are there: arrays by term would take megabytes in each thread. */
export function numberTerms(given: Uint32Array): NumberedTerms {
  const terms = Uint32Array.from(new Set(given)).sort()
  const places = new Map<number, number>()
  for (const term of terms) places.set(term, places.size)
  return { terms, numbers: given.map((term) => places.get(term)!) }
}

/**
 * The postings of some terms in one block of documents after the other. Its arrays are by place in `terms` and change with each
 * block.
 */
export function* postingBlocks(
  { offsets, documents }: WalkedPostings,
  terms: Uint32Array,
  { documentCount, blockDocuments }: BlockOptions,
): Generator<PostingBlock> {
  const starts = terms.map((term) => offsets[term]!)
  const ends = starts.slice()
  for (let first = 0; first < documentCount; first += blockDocuments) {
    const end = Math.min(documentCount, first + blockDocuments)
    for (let i = 0; i < terms.length; i++) {
      const from = ends[i]!
      starts[i] = from
      // A block has a document at most once.
      ends[i] = firstNotBelow(documents, end, from, Math.min(offsets[terms[i]! + 1]!, from + blockDocuments))
    }
    yield { starts, ends, first, end }
  }
}
