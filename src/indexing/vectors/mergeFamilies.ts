import type { Compute } from '../../compute/compute.js'
import { allOf, fillKernel, kernel } from '../../compute/kernel.js'
import { shardGroups } from '../../compute/shardGroups.js'
import { sharedUint8, sharedUint32 } from '../../compute/shared.js'
import { inSlabs } from '../../compute/slabs.js'
import type { TermTable } from '../../snapshot/snapshot.js'
import { findStemFamilies } from '../../snapshot/stemFamilies.js'
import type { CountedTerms } from '../postings/termIndex.js'
import type { ShardDocuments } from '../words/shardTerms.js'

/** Documents with word families as their terms, each represented by its lowest term number. */
interface FamilyCounts {
  readonly shards: readonly ShardDocuments[]
  /** Number of documents with any term of the family, by term. */
  readonly totalDocCounts: Uint32Array
  /** The lowest number in the family, by term. */
  readonly leaders: Uint32Array
}

/** Counts words with the same stem as one, because a search for `investing` also means `investment`. */
export async function mergeFamilies(
  { shards, terms }: Pick<CountedTerms, 'shards'> & { readonly terms: Pick<TermTable, 'stemHashes'> },
  { compute, signal }: { readonly compute: Compute; readonly signal?: AbortSignal | undefined },
): Promise<FamilyCounts> {
  const leaders = await compute.run(findLeaders, { stemHashes: terms.stemHashes }, { signal })
  const merged = await compute.map(
    mergeShard,
    shards.map(({ documentOffsets, documentTerms, frequencies }) => ({
      shard: { documentOffsets, documentTerms, frequencies },
      leaders,
    })),
    { signal },
  )
  const totalDocCounts = sharedUint32(leaders.length)
  for (const group of shardGroups(merged.map(({ documentTerms }) => documentTerms))) {
    await compute.run(countFamilies, { documentTerms: group, counts: totalDocCounts }, { signal })
  }
  await compute.run(copyFamilyCounts, { counts: totalDocCounts, leaders }, { signal })
  return { shards: merged, totalDocCounts, leaders }
}

/** Finds the leader of each term's family: the term with the lowest number among those of one stem. */
export const findLeaders = kernel(
  'build.findFamilyLeaders',
  ({ stemHashes }: { stemHashes: Uint32Array }): Uint32Array => {
    const steps = findStemFamilies(stemHashes)
    for (;;) {
      const step = steps.next()
      if (step.done) {
        const leaders = sharedUint32(stemHashes.length)
        leaders.set(step.value.leaders)
        return leaders
      }
    }
  },
)

interface MergeInput {
  readonly shard: ShardDocuments
  readonly leaders: Uint32Array
}

/** Largest frequency that is stored. */
const MOST_FREQUENT = 255

/** Replaces the terms of a shard by their leaders, and adds the frequencies of terms with one leader in a document. */
export const mergeShard = kernel('build.mergeFamilies', ({ shard, leaders }: MergeInput): ShardDocuments => {
  const { documentOffsets, documentTerms, frequencies } = shard
  const count = documentOffsets.length - 1
  const offsets = sharedUint32(count + 1)
  const terms = new Uint32Array(documentTerms.length)
  const merged = new Uint8Array(documentTerms.length)
  const sums = new Map<number, number>()
  let length = 0
  for (let document = 0; document < count; document++) {
    sums.clear()
    for (let i = documentOffsets[document]!; i < documentOffsets[document + 1]!; i++) {
      const leader = leaders[documentTerms[i]!]!
      sums.set(leader, (sums.get(leader) ?? 0) + frequencies[i]!)
    }
    const from = length
    for (const leader of sums.keys()) terms[length++] = leader
    terms.subarray(from, length).sort()
    for (let i = from; i < length; i++) merged[i] = Math.min(MOST_FREQUENT, sums.get(terms[i]!)!)
    offsets[document + 1] = length
  }
  const packedTerms = inSlabs(() => sharedUint32(length))
  packedTerms.set(terms.subarray(0, length))
  const packedFrequencies = inSlabs(() => sharedUint8(length))
  packedFrequencies.set(merged.subarray(0, length))
  return { documentOffsets: offsets, documentTerms: packedTerms, frequencies: packedFrequencies }
})

interface CountInput {
  /** Leaders, by shard. */
  readonly documentTerms: readonly Uint32Array[]
  /** Documents by leader. */
  readonly counts: Uint32Array
}

/** Adds the documents of some shards to the counts of leaders. */
export const countFamilies = fillKernel(
  'build.countFamilies',
  ({ counts }: CountInput) => allOf(counts),
  ({ documentTerms, counts }): null => {
    for (const terms of documentTerms) for (let i = 0; i < terms.length; i++) counts[terms[i]!]!++
    return null
  },
)

/** Gives each term the count of its leader, in place. Leaders have lower numbers than the rest of their families. */
export const copyFamilyCounts = fillKernel(
  'build.copyFamilyCounts',
  ({ counts }: { readonly counts: Uint32Array; readonly leaders: Uint32Array }) => allOf(counts),
  ({ counts, leaders }): null => {
    for (let term = 0; term < leaders.length; term++) counts[term] = counts[leaders[term]!]!
    return null
  },
)

interface CopyInput {
  readonly vectors: Float32Array
  readonly leaders: Uint32Array
  readonly axes: number
}

/** Gives each term with a vector that of its family, in place. Leaders have lower numbers than the rest of their families. */
export const copyToFamilies = fillKernel(
  'build.copyToFamilies',
  ({ vectors }: CopyInput) => allOf(vectors),
  ({ vectors, leaders, axes }): null => {
    for (let term = 0, at = 0; at < vectors.length; term++, at += axes) {
      const leader = leaders[term]!
      if (leader !== term) vectors.copyWithin(at, leader * axes, (leader + 1) * axes)
    }
    return null
  },
)
