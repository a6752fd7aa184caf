import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Compute } from '../../compute/compute.js'
import { allOf, type FilledRange, fillKernel, rangeOf } from '../../compute/kernel.js'
import { sharedUint8, sharedUint16, sharedUint32 } from '../../compute/shared.js'
import type { Occurrences, Postings } from '../../snapshot/snapshot.js'
import { invert } from '../postings/termIndex.js'
import type { ShardTerms, TermNumbers } from '../words/termCounts.js'
import { type DocumentRun, REMOVED, type RetainedDocuments } from './retainedDocuments.js'

type ShardPostings = Pick<ShardTerms, 'documentOffsets' | 'documentTerms' | 'frequencies' | 'distinct'>
type ShardOccurrences = Pick<ShardTerms, 'offsets' | 'terms' | 'starts' | 'lengths' | 'fragments'>

/** Entries copied by one kernel. */
const BLOCK_ENTRIES = 1 << 20

interface CopyInput {
  readonly previous: Postings
  readonly newDocuments: Uint32Array
  readonly oldNumbers: Uint32Array
  /** Of the documents read again, numbered from 0. */
  readonly reread: Postings
  readonly rereadNumbers: Uint32Array
  readonly postings: Postings
  /** Where each term's next entry goes; written. */
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

/** Copies the postings of a range of terms without those of removed documents, and merges in those of documents read again. */
export const copyPostings = fillKernel('build.copyPostings', copiedRanges, (input: CopyInput): null => {
  const { previous, newDocuments, oldNumbers, reread, rereadNumbers, postings, next } = input
  const writer = new PostingWriter(postings)
  for (let term = input.termFrom; term < input.termTo; term++) {
    const old = oldNumbers[term]!
    const end = reread.offsets[term + 1]!
    let inserted = reread.offsets[term]!
    writer.at = postings.offsets[term]!
    if (old + 1 < previous.offsets.length) {
      for (let i = previous.offsets[old]!; i < previous.offsets[old + 1]!; i++) {
        const document = newDocuments[previous.documents[i]!]!
        if (document === REMOVED) continue
        while (inserted < end && rereadNumbers[reread.documents[inserted]!]! < document) {
          writer.put(rereadNumbers[reread.documents[inserted]!]!, reread, inserted++)
        }
        writer.put(document, previous, i)
      }
    }
    while (inserted < end) writer.put(rereadNumbers[reread.documents[inserted]!]!, reread, inserted++)
    next[term] = writer.at
  }
  return null
})

/** Writes postings one after the other. */
class PostingWriter {
  /** Where the next one goes. */
  at = 0

  constructor(private readonly postings: Postings) {}

  /** Writes an entry of other postings under a new number of its document. */
  put(document: number, from: Postings, entry: number): void {
    const at = this.at++
    this.postings.documents[at] = document
    this.postings.frequencies[at] = from.frequencies[entry]!
    this.postings.distinct[at] = from.distinct[entry]!
  }
}

/** Documents of the snapshot that are read again where they stand. */
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

/** The postings of the extended snapshot; shards that were read have their final numbers of terms. */
export async function extendPostings(previous: Postings, options: ExtendOptions): Promise<Postings> {
  const { retained, numbers, compute, signal } = options
  const { oldNumbers, totalDocCounts } = numbers
  const termCount = totalDocCounts.length
  const offsets = sharedUint32(termCount + 1)
  for (let term = 0; term < termCount; term++) offsets[term + 1] = offsets[term]! + totalDocCounts[term]!
  const entries = offsets[termCount]!
  const postings = {
    offsets,
    documents: sharedUint32(entries),
    frequencies: sharedUint8(entries),
    distinct: sharedUint8(entries),
  }
  const next = sharedUint32(termCount)
  const rereadNumbers = options.reread.numbers
  const reread = await invert(options.reread.shards, countDocuments(options.reread.shards, termCount), compute, signal)
  const shared = { previous, newDocuments: retained.newNumbers, oldNumbers, reread, rereadNumbers, postings, next }
  await compute.map(
    copyPostings,
    blocksOf(offsets).map((range) => ({ ...shared, ...range })),
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

/** Ranges of terms with about as many postings each. */
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
  readonly run: DocumentRun
}

/** Copies the occurrences of a run of documents, with the terms' new numbers. */
export const copyOccurrences = fillKernel(
  'build.copyOccurrences',
  ({ previous, occurrences, run }: CopyOccurrencesInput) => {
    const at = occurrences.offsets[run.at]!
    return rangeOf(
      at,
      at + previous.offsets[run.to]! - previous.offsets[run.from]!,
      occurrences.terms,
      occurrences.starts,
      occurrences.lengths,
      occurrences.fragments,
    )
  },
  (input): null => {
    const { previous, newNumbers, occurrences, run } = input
    const from = previous.offsets[run.from]!
    const to = previous.offsets[run.to]!
    const start = occurrences.offsets[run.at]!
    for (let i = from, at = start; i < to; i++, at++) occurrences.terms[at] = newNumbers[previous.terms[i]!]!
    occurrences.starts.set(previous.starts.subarray(from, to), start)
    occurrences.lengths.set(previous.lengths.subarray(from, to), start)
    occurrences.fragments.set(previous.fragments.subarray(from, to), start)
    return null
  },
)

/** The occurrences of the extended snapshot; shards that were read have their final numbers of terms. */
export async function extendOccurrences(previous: Occurrences, options: ExtendOptions): Promise<Occurrences> {
  const { retained, numbers, added, reread, compute, signal } = options
  // Each look at all documents takes some milliseconds of a million.
  await nextTurn()
  const addedCount = added.reduce((sum, { offsets }) => sum + offsets.length - 1, 0)
  const addedNumbers = Uint32Array.from({ length: addedCount }, (_, i) => retained.count + i)
  const read = [...placed(reread.shards, reread.numbers), ...placed(added, addedNumbers)]
  const offsets = sharedUint32(retained.count + addedCount + 1)
  for (const { from, to, at } of retained.runs) {
    for (let d = 0; d < to - from; d++)
      offsets[at + d + 1] = previous.offsets[from + d + 1]! - previous.offsets[from + d]!
  }
  for (const { number, from, to } of read) offsets[number + 1] = to - from
  for (let document = 1; document < offsets.length; document++) offsets[document]! += offsets[document - 1]!
  const entries = offsets.at(-1)!
  const occurrences: Occurrences = {
    offsets,
    terms: sharedUint32(entries),
    starts: sharedUint32(entries),
    lengths: sharedUint16(entries),
    fragments: sharedUint8(entries),
  }
  await compute.map(
    copyOccurrences,
    retained.runs.map((run) => ({ previous, newNumbers: numbers.newNumbers, occurrences, run })),
    { signal },
  )
  for (const { shard, number, from, to } of read) {
    const at = offsets[number]!
    occurrences.terms.set(shard.terms.subarray(from, to), at)
    occurrences.starts.set(shard.starts.subarray(from, to), at)
    occurrences.lengths.set(shard.lengths.subarray(from, to), at)
    occurrences.fragments.set(shard.fragments.subarray(from, to), at)
  }
  return occurrences
}

/** Where each document of some shards has its occurrences, with its number in the project. */
function placed(shards: readonly ShardOccurrences[], numbers: Uint32Array) {
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
