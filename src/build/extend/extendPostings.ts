import type { Compute } from '../../compute/compute.js'
import { kernel } from '../../compute/kernel.js'
import { sharedUint8, sharedUint16, sharedUint32 } from '../../compute/shared.js'
import type { Occurrences, Postings } from '../../snapshot/snapshot.js'
import type { ShardTerms, TermNumbers } from '../counts.js'
import { GONE, type Kept, type Run } from './kept.js'

type ShardPostings = Pick<ShardTerms, 'documentOffsets' | 'documentTerms' | 'frequencies' | 'distinct'>
type ShardOccurrences = Pick<ShardTerms, 'offsets' | 'terms' | 'starts' | 'lengths' | 'fragments'>

/** Entries carried over by one kernel. */
const BLOCK_ENTRIES = 1 << 20

interface CarryInput {
  readonly previous: Postings
  readonly newDocuments: Uint32Array
  readonly oldNumbers: Uint32Array
  readonly postings: Postings
  /** Where each term's next entry goes; written. */
  readonly next: Uint32Array
  readonly termFrom: number
  readonly termTo: number
}

/** Copies the postings of a range of terms, without those of documents that go. */
export const carryPostings = kernel('build.carryPostings', (input: CarryInput): null => {
  const { previous, newDocuments, oldNumbers, postings, next } = input
  for (let term = input.termFrom; term < input.termTo; term++) {
    const old = oldNumbers[term]!
    let at = postings.offsets[term]!
    if (old + 1 < previous.offsets.length) {
      for (let i = previous.offsets[old]!; i < previous.offsets[old + 1]!; i++) {
        const document = newDocuments[previous.documents[i]!]!
        if (document === GONE) continue
        postings.documents[at] = document
        postings.frequencies[at] = previous.frequencies[i]!
        postings.distinct[at++] = previous.distinct[i]!
      }
    }
    next[term] = at
  }
  return null
})

interface AppendInput {
  readonly shards: readonly ShardPostings[]
  readonly firstDocument: number
  readonly postings: Postings
  readonly next: Uint32Array
}

/** Puts the documents that come behind the others. */
export const appendPostings = kernel('build.appendPostings', (input: AppendInput): null => {
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
})

interface ExtendOptions {
  readonly kept: Kept
  readonly numbers: TermNumbers
  readonly added: readonly ShardTerms[]
  readonly compute: Compute
  readonly signal?: AbortSignal | undefined
}

/** The postings of a snapshot with some documents more or less; `added` has its final numbers of terms. */
export async function extendPostings(previous: Postings, options: ExtendOptions): Promise<Postings> {
  const { kept, numbers, compute, signal } = options
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
  const blocks = []
  for (let termFrom = 0; termFrom < termCount; ) {
    let termTo = termFrom + 1
    while (termTo < termCount && offsets[termTo]! - offsets[termFrom]! < BLOCK_ENTRIES) termTo++
    blocks.push({ previous, newDocuments: kept.newNumbers, oldNumbers, postings, next, termFrom, termTo })
    termFrom = termTo
  }
  await compute.map(carryPostings, blocks, { signal })
  const shards = options.added.map(({ documentOffsets, documentTerms, frequencies, distinct }) => ({
    documentOffsets,
    documentTerms,
    frequencies,
    distinct,
  }))
  await compute.run(appendPostings, { shards, firstDocument: kept.count, postings, next }, { signal })
  return postings
}

interface CarryOccurrencesInput {
  readonly previous: Occurrences
  readonly newNumbers: Uint32Array
  readonly occurrences: Occurrences
  readonly run: Run
}

/** Copies the occurrences of a run of documents, with the terms' new numbers. */
export const carryOccurrences = kernel('build.carryOccurrences', (input: CarryOccurrencesInput): null => {
  const { previous, newNumbers, occurrences, run } = input
  const from = previous.offsets[run.from]!
  const to = previous.offsets[run.to]!
  const start = occurrences.offsets[run.at]!
  for (let i = from, at = start; i < to; i++, at++) occurrences.terms[at] = newNumbers[previous.terms[i]!]!
  occurrences.starts.set(previous.starts.subarray(from, to), start)
  occurrences.lengths.set(previous.lengths.subarray(from, to), start)
  occurrences.fragments.set(previous.fragments.subarray(from, to), start)
  return null
})

/** The occurrences of a snapshot with some documents more or less; `added` has its final numbers of terms. */
export async function extendOccurrences(previous: Occurrences, options: ExtendOptions): Promise<Occurrences> {
  const { kept, numbers, added, compute, signal } = options
  let documents = kept.count
  let entries = 0
  for (const { from, to } of kept.runs) entries += previous.offsets[to]! - previous.offsets[from]!
  for (const { offsets, terms } of added) {
    documents += offsets.length - 1
    entries += terms.length
  }
  const occurrences: Occurrences = {
    offsets: sharedUint32(documents + 1),
    terms: sharedUint32(entries),
    starts: sharedUint32(entries),
    lengths: sharedUint16(entries),
    fragments: sharedUint8(entries),
  }
  for (const { from, to, at } of kept.runs) {
    const shift = occurrences.offsets[at]! - previous.offsets[from]!
    for (let d = 0; d < to - from; d++) occurrences.offsets[at + d + 1] = previous.offsets[from + d + 1]! + shift
  }
  await compute.map(
    carryOccurrences,
    kept.runs.map((run) => ({ previous, newNumbers: numbers.newNumbers, occurrences, run })),
    { signal },
  )
  let document = kept.count
  for (const shard of added) document = appendOccurrences(occurrences, shard, document)
  return occurrences
}

/** Puts a shard's occurrences behind those of the documents before `document`; gives the document after it. */
function appendOccurrences(occurrences: Occurrences, shard: ShardOccurrences, document: number): number {
  const start = occurrences.offsets[document]!
  occurrences.terms.set(shard.terms, start)
  occurrences.starts.set(shard.starts, start)
  occurrences.lengths.set(shard.lengths, start)
  occurrences.fragments.set(shard.fragments, start)
  for (let d = 1; d < shard.offsets.length; d++) occurrences.offsets[document + d] = start + shard.offsets[d]!
  return document + shard.offsets.length - 1
}
