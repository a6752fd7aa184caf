import type { Compute } from '../../compute/compute.js'
import { allOf, fillKernel, kernel } from '../../compute/kernel.js'
import { shardGroups } from '../../compute/shardGroups.js'
import { sharedUint32 } from '../../compute/shared.js'
import type { ShardTerms } from './shardTerms.js'

interface RunOptions {
  readonly compute: Compute
  readonly signal?: AbortSignal | undefined
}

/** Final numbers of terms: `newNumber[old]`, and the number of terms that occur. The others have no final number. */
export interface TermNumbers {
  readonly newNumbers: Uint32Array
  readonly oldNumbers: Uint32Array
  readonly totalDocCounts: Uint32Array
  readonly distinctDocCounts: Uint32Array
}

/** Marks an old number that occurs in no document. */
export const NO_TERM = 0xffffffff

/** Documents by term: all of them, and those with the term outside longer phrases. */
interface DocumentCounts {
  readonly total: Uint32Array
  readonly distinct: Uint32Array
}

interface CountInput extends DocumentCounts {
  readonly shards: readonly Pick<ShardTerms, 'documentTerms' | 'distinct'>[]
}

/** Adds the documents of some shards to the counts. */
export const countDocuments = fillKernel(
  'build.countDocuments',
  ({ total, distinct }: CountInput) => allOf(total, distinct),
  ({ shards, total, distinct }): null => {
    for (const shard of shards) {
      for (let i = 0; i < shard.documentTerms.length; i++) {
        const term = shard.documentTerms[i]!
        total[term]!++
        distinct[term]! += shard.distinct[i]!
      }
    }
    return null
  },
)

/** Numbers terms by their document counts, most frequent first, equal ones by old number. */
export const numberTerms = kernel(
  'build.numberTerms',
  ({ total, distinct, documentCount }: DocumentCounts & { readonly documentCount: number }): TermNumbers =>
    orderTerms(total, distinct, documentCount),
)

/** Counts documents by term and numbers the terms by these counts. */
export async function countTerms(
  shards: readonly Pick<ShardTerms, 'documentTerms' | 'distinct'>[],
  { termCount, documentCount }: { readonly termCount: number; readonly documentCount: number },
  { compute, signal }: RunOptions,
): Promise<TermNumbers> {
  const counts = { total: sharedUint32(termCount), distinct: sharedUint32(termCount) }
  for (const group of shardGroups(shards)) {
    const counted = group.map(({ documentTerms, distinct }) => ({ documentTerms, distinct }))
    await compute.run(countDocuments, { shards: counted, ...counts }, { signal })
  }
  return compute.run(numberTerms, { ...counts, documentCount }, { signal })
}

/** Numbers terms by descending document count with a counting sort, which is stable. */
export function orderTerms(total: Uint32Array, distinct: Uint32Array, documentCount: number): TermNumbers {
  const startOf = new Uint32Array(documentCount + 2)
  let occurring = 0
  for (let term = 0; term < total.length; term++) {
    if (total[term] === 0) continue
    occurring++
    startOf[documentCount - total[term]! + 1]!++
  }
  for (let i = 1; i < startOf.length; i++) startOf[i]! += startOf[i - 1]!
  const newNumbers = sharedUint32(total.length).fill(NO_TERM)
  const oldNumbers = sharedUint32(occurring)
  const totalDocCounts = sharedUint32(occurring)
  const distinctDocCounts = sharedUint32(occurring)
  for (let term = 0; term < total.length; term++) {
    if (total[term] === 0) continue
    const number = startOf[documentCount - total[term]!]!++
    newNumbers[term] = number
    oldNumbers[number] = term
    totalDocCounts[number] = total[term]!
    distinctDocCounts[number] = distinct[term]!
  }
  return { newNumbers, oldNumbers, totalDocCounts, distinctDocCounts }
}

interface RenumberInput {
  readonly shard: Pick<ShardTerms, 'terms' | 'documentOffsets' | 'documentTerms' | 'frequencies' | 'distinct'>
  readonly surfaceTerms: Uint32Array
  readonly newNumbers: Uint32Array
}

/** Writes the final numbers into a shard, in place, and sorts each document's terms by them. */
export const renumberShard = fillKernel(
  'build.renumberShard',
  ({ shard: { terms, documentTerms, frequencies, distinct }, surfaceTerms }: RenumberInput) =>
    allOf(terms, documentTerms, frequencies, distinct, surfaceTerms),
  (input): null => {
    const { shard, surfaceTerms, newNumbers } = input
    for (let i = 0; i < shard.terms.length; i++) shard.terms[i] = newNumbers[shard.terms[i]!]!
    for (let i = 0; i < surfaceTerms.length; i++) surfaceTerms[i] = newNumbers[surfaceTerms[i]!]!
    let packed = new Float64Array(256)
    for (let d = 0; d + 1 < shard.documentOffsets.length; d++) {
      const from = shard.documentOffsets[d]!
      const size = shard.documentOffsets[d + 1]! - from
      if (size > packed.length) packed = new Float64Array(size)
      // Number, frequency and flag packed into one double: 32 + 8 + 1 bits.
      for (let i = 0; i < size; i++) {
        const number = newNumbers[shard.documentTerms[from + i]!]!
        packed[i] = number * 512 + shard.frequencies[from + i]! * 2 + shard.distinct[from + i]!
      }
      sortFirst(packed, size)
      for (let i = 0; i < size; i++) {
        const rest = packed[i]! % 512
        shard.documentTerms[from + i] = (packed[i]! - rest) / 512
        shard.frequencies[from + i] = rest >> 1
        shard.distinct[from + i] = rest & 1
      }
    }
    return null
  },
)

/** Length up to which insertion sort is faster than the built-in sort. */
const FEW = 60

/** Sorts the first numbers of an array, ascending. */
function sortFirst(numbers: Float64Array, count: number): void {
  if (count > FEW) {
    numbers.subarray(0, count).sort()
    return
  }
  for (let i = 1; i < count; i++) {
    const number = numbers[i]!
    let at = i
    for (; at > 0 && numbers[at - 1]! > number; at--) numbers[at] = numbers[at - 1]!
    numbers[at] = number
  }
}

/** Runs `renumberShard` on all shards. */
export async function renumberShards(
  shards: readonly ShardTerms[],
  { newNumbers }: TermNumbers,
  { compute, signal }: RunOptions,
): Promise<void> {
  await compute.map(
    renumberShard,
    shards.map(({ terms, documentOffsets, documentTerms, frequencies, distinct, surfaces }) => ({
      shard: { terms, documentOffsets, documentTerms, frequencies, distinct },
      surfaceTerms: surfaces.terms,
      newNumbers,
    })),
    { signal },
  )
}
