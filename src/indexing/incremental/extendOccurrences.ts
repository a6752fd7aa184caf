import { setImmediate as nextTurn } from 'node:timers/promises'
import { forEachChunk, forEachYielding, MOST_NUMBERS } from '../../compute/eventLoopBudget.js'
import { fillKernel, rangeOf } from '../../compute/kernel.js'
import { memoizeAsync } from '../../compute/memoizeAsync.js'
import { sharedUint32 } from '../../compute/shared.js'
import type { Occurrences } from '../../snapshot/snapshot.js'
import { firstNotBelow } from '../../typedArrays.js'
import { allocateOccurrences } from '../postings/sharedTables.js'
import type { ShardTerms } from '../words/shardTerms.js'
import type { ExtendOptions } from './extendPostings.js'
import { type DocumentRun, groupRuns } from './retainedDocuments.js'

type ShardOccurrences = Pick<ShardTerms, 'offsets' | 'terms' | 'starts' | 'lengths' | 'fragments'>

interface CopyOccurrencesInput {
  readonly previous: Occurrences
  readonly newNumbers: Uint32Array
  readonly occurrences: Occurrences
  readonly runs: readonly DocumentRun[]
}

/** Copies the occurrences of some runs of documents, with the terms' new numbers. */
export const copyOccurrences = fillKernel(
  'build.copyOccurrences',
  ({ previous, occurrences, runs }: CopyOccurrencesInput) =>
    runs.flatMap((run) => {
      const at = occurrences.offsets[run.at]!
      return rangeOf(
        at,
        at + previous.offsets[run.to]! - previous.offsets[run.from]!,
        occurrences.terms,
        occurrences.starts,
        occurrences.lengths,
        occurrences.fragments,
      )
    }),
  (input): null => {
    const { previous, newNumbers, occurrences } = input
    for (const run of input.runs) {
      const from = previous.offsets[run.from]!
      const to = previous.offsets[run.to]!
      const start = occurrences.offsets[run.at]!
      for (let i = from, at = start; i < to; i++, at++) occurrences.terms[at] = newNumbers[previous.terms[i]!]!
      occurrences.starts.set(previous.starts.subarray(from, to), start)
      occurrences.lengths.set(previous.lengths.subarray(from, to), start)
      occurrences.fragments.set(previous.fragments.subarray(from, to), start)
    }
    return null
  },
)

/** Occurrences of an extended snapshot. Most occurrences of retained documents are copied only when `all` is called. */
export interface ExtendedOccurrences {
  /** Zeros for documents whose entries are not copied yet. */
  readonly occurrences: Occurrences
  /** Copies what is not copied yet, and gives the occurrences of all documents. */
  readonly all: () => Promise<Occurrences>
}

/**
 * The occurrences of the extended snapshot. The shards have final numbers of terms. With `needed`, only the entries of these
 * documents, ascending, and of those that were read are there at first: memory that is not written to takes no time.
 */
export async function extendOccurrences(
  previous: Occurrences,
  options: ExtendOptions,
  needed?: Uint32Array,
): Promise<ExtendedOccurrences> {
  const { retained, numbers, added, reread, compute, signal } = options
  // One pass over the offsets of a million documents takes some milliseconds.
  await nextTurn()
  const addedCount = added.reduce((sum, { offsets }) => sum + offsets.length - 1, 0)
  const addedNumbers = Uint32Array.from({ length: addedCount }, (_, i) => retained.count + i)
  const read = [...numberDocuments(reread.shards, reread.numbers), ...numberDocuments(added, addedNumbers)]
  const offsets = await extendOffsets(previous.offsets, { retained, signal }, read, addedCount)
  const occurrences = allocateOccurrences(offsets)
  const { newNumbers } = numbers
  const copy = async (some: readonly DocumentRun[], signal?: AbortSignal): Promise<Occurrences> => {
    const groups = groupRuns(some).map((runs) => ({ previous, newNumbers, occurrences, runs }))
    await compute.map(copyOccurrences, groups, { signal })
    return occurrences
  }
  const { runs } = retained
  await copy(needed === undefined ? runs : runsOf(needed, runs), signal)
  for (const { shard, number, from, to } of read) {
    const at = occurrences.offsets[number]!
    occurrences.terms.set(shard.terms.subarray(from, to), at)
    occurrences.starts.set(shard.starts.subarray(from, to), at)
    occurrences.lengths.set(shard.lengths.subarray(from, to), at)
    occurrences.fragments.set(shard.fragments.subarray(from, to), at)
  }
  const all = needed === undefined ? async () => occurrences : memoizeAsync(() => copy(runs))
  return { occurrences, all }
}

/** The parts of runs that have the given documents, which are ascending new numbers. */
function runsOf(documents: Uint32Array, runs: readonly DocumentRun[]): DocumentRun[] {
  const some: DocumentRun[] = []
  let next = 0
  for (const run of runs) {
    const end = run.at + run.to - run.from
    next = firstNotBelow(documents, run.at, next)
    while (next < documents.length && documents[next]! < end) {
      const at = documents[next]!
      let after = at
      while (after < end && documents[next] === after) [after, next] = [after + 1, next + 1]
      const from = run.from + at - run.at
      some.push({ from, to: from + after - at, at })
    }
  }
  return some
}

/** A document that was read: its number in the project, and the range of its occurrences in a shard. */
interface ReadDocument {
  readonly shard: ShardOccurrences
  readonly number: number
  readonly from: number
  readonly to: number
}

/** Offsets of the occurrences by document, from the lengths of copied documents and of those that were read. */
async function extendOffsets(
  previous: Uint32Array,
  { retained: { count, runs }, signal }: Pick<ExtendOptions, 'retained' | 'signal'>,
  read: readonly ReadDocument[],
  addedCount: number,
): Promise<Uint32Array> {
  const offsets = sharedUint32(count + addedCount + 1)
  await forEachYielding(
    runs,
    ({ from, to, at }) => {
      for (let d = 0; d < to - from; d++) offsets[at + d + 1] = previous[from + d + 1]! - previous[from + d]!
    },
    signal,
  )
  for (const { number, from, to } of read) offsets[number + 1] = to - from
  await forEachChunk(
    count + addedCount,
    (from, to) => {
      for (let document = from; document < to; document++) offsets[document + 1]! += offsets[document]!
    },
    signal,
    MOST_NUMBERS,
  )
  return offsets
}

/** The documents of some shards, one after the other, with their numbers in the project. */
function numberDocuments(shards: readonly ShardOccurrences[], numbers: Uint32Array): ReadDocument[] {
  let document = 0
  return shards.flatMap((shard) =>
    Array.from({ length: shard.offsets.length - 1 }, (_, d) => ({
      shard,
      number: numbers[document++]!,
      from: shard.offsets[d]!,
      to: shard.offsets[d + 1]!,
    })),
  )
}
