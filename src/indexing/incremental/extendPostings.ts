import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Compute } from '../../compute/compute.js'
import { forEachChunk, forEachYielding, MOST_NUMBERS } from '../../compute/eventLoopBudget.js'
import { allOf, type FilledRange, fillKernel, kernel, rangeOf } from '../../compute/kernel.js'
import { memoizeAsync } from '../../compute/memoizeAsync.js'
import { sharedUint32 } from '../../compute/shared.js'
import type { Occurrences, Postings } from '../../snapshot/snapshot.js'
import { firstNotBelow } from '../../typedArrays.js'
import { allocateOccurrences, allocatePostings } from '../postings/sharedTables.js'
import { invert } from '../postings/termIndex.js'
import type { ShardTerms, TermNumbers } from '../words/termCounts.js'
import { type DocumentRun, groupRuns, leftDocuments, REMOVED, type RetainedDocuments } from './retainedDocuments.js'

type ShardPostings = Pick<ShardTerms, 'documentOffsets' | 'documentTerms' | 'frequencies' | 'distinct'>
type ShardOccurrences = Pick<ShardTerms, 'offsets' | 'terms' | 'starts' | 'lengths' | 'fragments'>

/** Entries copied by one kernel. */
const BLOCK_ENTRIES = 1 << 20

interface CopyInput {
  readonly previous: Postings
  readonly newDocuments: Uint32Array
  /** By term of `previous`, the documents that are not copied. Present where all other documents keep their numbers. */
  readonly left: LeftPostings | undefined
  readonly oldNumbers: Uint32Array
  /** Postings of the documents that are read again, numbered from 0. */
  readonly reread: Postings
  readonly rereadNumbers: Uint32Array
  readonly postings: Postings
  /** Index of the next entry of each term. The kernel advances it. */
  readonly next: Uint32Array
  readonly termFrom: number
  readonly termTo: number
}

function copiedRanges({ postings, next, termFrom, termTo }: CopyInput): FilledRange[] {
  const { offsets, documents, frequencies, distinct } = postings
  return [
    ...rangeOf(offsets[termFrom]!, offsets[termTo]!, documents, frequencies, distinct),
    ...rangeOf(termFrom, termTo, next),
  ]
}

/** Documents of each term, ascending: entries offsets[t] to offsets[t+1]. */
export interface LeftPostings {
  readonly offsets: Uint32Array
  readonly documents: Uint32Array
}

/** Entries from which on a call of the platform copies faster than a loop. */
const LONG_RUN = 48

/** Copies the postings of a range of terms: leaves out removed documents, and merges in documents that were read again. */
export const copyPostings = fillKernel('build.copyPostings', copiedRanges, (input: CopyInput): null => {
  const { previous, newDocuments, left, oldNumbers, reread, rereadNumbers, postings, next } = input
  const { offsets, documents, frequencies, distinct } = previous
  const { documents: toDocuments, frequencies: toFrequencies, distinct: toDistinct } = postings
  for (let term = input.termFrom; term < input.termTo; term++) {
    const old = oldNumbers[term]!
    const end = reread.offsets[term + 1]!
    let inserted = reread.offsets[term]!
    let at = postings.offsets[term]!
    const insert = (): void => {
      toDocuments[at] = rereadNumbers[reread.documents[inserted]!]!
      toFrequencies[at] = reread.frequencies[inserted]!
      toDistinct[at++] = reread.distinct[inserted++]!
    }
    if (old + 1 < offsets.length && left === undefined) {
      for (let i = offsets[old]!, last = offsets[old + 1]!; i < last; i++) {
        const document = newDocuments[documents[i]!]!
        if (document === REMOVED) continue
        while (inserted < end && rereadNumbers[reread.documents[inserted]!]! < document) insert()
        toDocuments[at] = document
        toFrequencies[at] = frequencies[i]!
        toDistinct[at++] = distinct[i]!
      }
    } else if (old + 1 < offsets.length) {
      // Runs between the documents that are left out or inserted, since this goes through most of a snapshot.
      let from = offsets[old]!
      const last = offsets[old + 1]!
      let leaving = left!.offsets[old]!
      const lastLeaving = left!.offsets[old + 1]!
      while (from < last) {
        const nextLeft = leaving < lastLeaving ? left!.documents[leaving]! : REMOVED
        const nextInserted = inserted < end ? rereadNumbers[reread.documents[inserted]!]! : REMOVED
        const next = Math.min(nextLeft, nextInserted)
        const to = next === REMOVED ? last : firstNotBelow(documents, next, from, last)
        if (to - from < LONG_RUN) {
          for (let i = from, target = at; i < to; i++, target++) {
            toDocuments[target] = documents[i]!
            toFrequencies[target] = frequencies[i]!
            toDistinct[target] = distinct[i]!
          }
        } else {
          toDocuments.set(documents.subarray(from, to), at)
          toFrequencies.set(frequencies.subarray(from, to), at)
          toDistinct.set(distinct.subarray(from, to), at)
        }
        at += to - from
        from = to
        if (nextLeft === next && next !== REMOVED) {
          from++
          leaving++
        }
        if (nextInserted === next && next !== REMOVED) insert()
      }
    }
    while (inserted < end) insert()
    next[term] = at
  }
  return null
})

interface InvertLeftInput {
  readonly occurrences: Pick<Occurrences, 'offsets' | 'terms'>
  /** Ascending. */
  readonly documents: Uint32Array
  readonly termCount: number
}

/** The postings of some documents of a snapshot, from their occurrences. */
export const invertLeft = kernel(
  'build.invertLeft',
  ({ occurrences, documents, termCount }: InvertLeftInput): LeftPostings => {
    const distinct = Array.from(documents, (document) => {
      const own = occurrences.terms.subarray(occurrences.offsets[document]!, occurrences.offsets[document + 1]!)
      return new Set(own)
    })
    const offsets = sharedUint32(termCount + 1)
    for (const terms of distinct) for (const term of terms) offsets[term + 1]!++
    for (let term = 0; term < termCount; term++) offsets[term + 1]! += offsets[term]!
    const next = offsets.slice(0, termCount)
    const sorted = sharedUint32(offsets[termCount]!)
    for (const [i, terms] of distinct.entries()) for (const term of terms) sorted[next[term]!++] = documents[i]!
    return { offsets, documents: sorted }
  },
)

/** Documents of the snapshot that are read again and retained. */
interface RereadDocuments {
  readonly shards: readonly ShardTerms[]
  /** Their new numbers. */
  readonly numbers: Uint32Array
}

interface AppendInput {
  readonly shards: readonly ShardPostings[]
  readonly firstDocument: number
  readonly postings: Postings
  readonly next: Uint32Array
}

/** Appends the postings of added documents: their numbers are above all others. */
export const appendPostings = fillKernel(
  'build.appendPostings',
  ({ postings: { documents, frequencies, distinct }, next }: AppendInput) =>
    allOf(documents, frequencies, distinct, next),
  (input): null => {
    const { postings, next } = input
    let document = input.firstDocument
    for (const { documentOffsets, documentTerms, frequencies, distinct } of input.shards) {
      for (let d = 0; d + 1 < documentOffsets.length; d++, document++) {
        for (let i = documentOffsets[d]!; i < documentOffsets[d + 1]!; i++) {
          const at = next[documentTerms[i]!]!++
          postings.documents[at] = document
          postings.frequencies[at] = frequencies[i]!
          postings.distinct[at] = distinct[i]!
        }
      }
    }
    return null
  },
)

export interface ExtendOptions {
  /** Documents whose entries are copied. */
  readonly retained: RetainedDocuments
  readonly numbers: TermNumbers
  readonly added: readonly ShardTerms[]
  readonly reread: RereadDocuments
  readonly compute: Compute
  readonly signal?: AbortSignal | undefined
}

/** The postings of the extended snapshot. The shards have final numbers of terms. */
export async function extendPostings(
  { postings: previous, occurrences }: { readonly postings: Postings; readonly occurrences: Occurrences },
  options: ExtendOptions,
): Promise<Postings> {
  const { retained, compute, signal } = options
  const { oldNumbers, totalDocCounts } = options.numbers
  const { shards: rereadShards, numbers: rereadNumbers } = options.reread
  const postings = allocatePostings(totalDocCounts)
  const next = sharedUint32(totalDocCounts.length)
  const reread = await invert(rereadShards, countDocuments(rereadShards, totalDocCounts.length), options)
  const { newNumbers: newDocuments } = retained
  const left = await invertLeftDocuments(occurrences, previous.offsets.length - 1, options)
  const shared = { previous, newDocuments, left, oldNumbers, reread, rereadNumbers, postings, next }
  await compute.map(
    copyPostings,
    blocksOf(postings.offsets).map((range) => ({ ...shared, ...range })),
    { signal },
  )
  const shards = options.added.map(({ documentOffsets, documentTerms, frequencies, distinct }) => ({
    documentOffsets,
    documentTerms,
    frequencies,
    distinct,
  }))
  await compute.run(appendPostings, { shards, firstDocument: retained.count, postings, next }, { signal })
  return postings
}

/** The documents of which nothing is copied, by term, if all documents keep their numbers. */
async function invertLeftDocuments(
  { offsets, terms }: Occurrences,
  termCount: number,
  { retained, compute, signal }: ExtendOptions,
): Promise<LeftPostings | undefined> {
  const documents = leftDocuments(retained)
  if (documents === undefined) return undefined
  return await compute.run(invertLeft, { occurrences: { offsets, terms }, documents, termCount }, { signal })
}

/** Ranges of terms with about the same number of postings each. */
export function blocksOf(offsets: Uint32Array): { readonly termFrom: number; readonly termTo: number }[] {
  const termCount = offsets.length - 1
  const blocks = []
  for (let termFrom = 0; termFrom < termCount; ) {
    let termTo = termFrom + 1
    while (termTo < termCount && offsets[termTo]! - offsets[termFrom]! < BLOCK_ENTRIES) termTo++
    blocks.push({ termFrom, termTo })
    termFrom = termTo
  }
  return blocks
}

/** Documents by term. */
function countDocuments(shards: readonly ShardTerms[], termCount: number): Uint32Array {
  const counts = new Uint32Array(termCount)
  for (const { documentTerms } of shards) for (const term of documentTerms) counts[term]!++
  return counts
}

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
