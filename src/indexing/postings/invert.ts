import type { Compute } from '../../compute/compute.js'
import { type FilledRange, fillKernel, rangeOf } from '../../compute/kernel.js'
import { shardGroups } from '../../compute/shardGroups.js'
import { sharedUint32 } from '../../compute/shared.js'
import type { Postings } from '../../snapshot/snapshot.js'
import { postingsOf, type ShardPostings } from '../words/shardTerms.js'
import { allocatePostings } from './sharedTables.js'
import { splitTerms, type TermRange } from './termRanges.js'

interface InvertInput extends TermRange {
  readonly shards: readonly ShardPostings[]
  /** Number of the first document of the shards. */
  readonly firstDocument: number
  readonly postings: Postings
  /** Index of the next entry of each term. The kernel advances it. */
  readonly next: Uint32Array
}

/** What a kernel fills that writes the postings of a range of terms and advances their next entries. */
export const postingRanges = ({
  postings: { offsets, documents, frequencies, distinct },
  next,
  termFrom,
  termTo,
}: TermRange & Pick<InvertInput, 'postings' | 'next'>): FilledRange[] => [
  ...rangeOf(offsets[termFrom]!, offsets[termTo]!, documents, frequencies, distinct),
  ...rangeOf(termFrom, termTo, next),
]

/** Appends the documents of some shards to the postings of a range of terms, in place. */
export const invertShards = fillKernel('build.invertShards', postingRanges, (input: InvertInput): null => {
  const { shards, postings, next, termFrom, termTo } = input
  let document = input.firstDocument
  for (const shard of shards) {
    for (let d = 0; d + 1 < shard.documentOffsets.length; d++, document++) {
      for (let i = shard.documentOffsets[d]!; i < shard.documentOffsets[d + 1]!; i++) {
        const term = shard.documentTerms[i]!
        if (term < termFrom || term >= termTo) continue
        const at = next[term]!++
        postings.documents[at] = document
        postings.frequencies[at] = shard.frequencies[i]!
        postings.distinct[at] = shard.distinct[i]!
      }
    }
  }
  return null
})

interface InvertOptions {
  readonly compute: Compute
  readonly signal?: AbortSignal | undefined
}

/** The postings of documents numbered from 0, shard after shard. `totalDocCounts` has the document count of each term. */
export async function invert(
  shards: readonly ShardPostings[],
  totalDocCounts: Uint32Array,
  { compute, signal }: InvertOptions,
): Promise<Postings> {
  const postings = allocatePostings(totalDocCounts)
  const next = sharedUint32(totalDocCounts.length)
  next.set(postings.offsets.subarray(0, totalDocCounts.length))
  const ranges = splitTerms(postings.offsets, Math.max(1, Math.min(compute.threads, 4)))
  let firstDocument = 0
  for (const group of shardGroups(shards)) {
    const input = { shards: group.map(postingsOf), firstDocument, postings, next }
    await compute.map(
      invertShards,
      ranges.map((range) => ({ ...input, ...range })),
      { signal },
    )
    for (const { documentOffsets } of group) firstDocument += documentOffsets.length - 1
  }
  return postings
}
