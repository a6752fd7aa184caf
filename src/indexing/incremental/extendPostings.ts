import type { Compute } from '../../compute/compute.js'
import { allOf, fillKernel, kernel } from '../../compute/kernel.js'
import { sharedUint32 } from '../../compute/shared.js'
import type { Occurrences, Postings } from '../../snapshot/snapshot.js'
import { firstNotBelow } from '../../typedArrays.js'
import { invert, postingRanges } from '../postings/invert.js'
import { allocatePostings } from '../postings/sharedTables.js'
import { blocksOf, type TermRange } from '../postings/termRanges.js'
import { postingsOf, type ShardPostings, type ShardTerms } from '../words/shardTerms.js'
import type { TermNumbers } from '../words/termNumbers.js'
import { leftDocuments, REMOVED, type RetainedDocuments } from './retainedDocuments.js'

interface CopyInput extends TermRange {
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
}

/** Documents of each term, ascending: entries offsets[t] to offsets[t+1]. */
export interface LeftPostings {
  readonly offsets: Uint32Array
  readonly documents: Uint32Array
}

/** Entries from which on a call of the platform copies faster than a loop. */
const LONG_RUN = 48

/** Copies the postings of a range of terms: leaves out removed documents, and merges in documents that were read again. */
export const copyPostings = fillKernel('build.copyPostings', postingRanges, (input: CopyInput): null => {
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
  const shards = options.added.map(postingsOf)
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

/** Documents by term. */
function countDocuments(shards: readonly ShardTerms[], termCount: number): Uint32Array {
  const counts = new Uint32Array(termCount)
  for (const { documentTerms } of shards) for (const term of documentTerms) counts[term]!++
  return counts
}
