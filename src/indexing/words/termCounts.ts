import type { Compute } from '../../compute/compute.js'
import { allOf, fillKernel, kernel, rangeOf } from '../../compute/kernel.js'
import { shardGroups } from '../../compute/shardGroups.js'
import { sharedUint8, sharedUint16, sharedUint32 } from '../../compute/shared.js'
import { inSlabs } from '../../compute/slabs.js'
import { matchPhrases, openPhraseMatcher, type PhraseMatcher } from '../../snapshot/phrases.js'
import type { PhraseTable, Postings } from '../../snapshot/snapshot.js'
import { grown } from '../../typedArrays.js'
import type { ShardUnits, ShardWords } from './extractTerms.js'
import { SurfaceFormCounter, type SurfaceFormCounts } from './surfaceFormCounts.js'

/** Every term of one shard's documents, with positions; and each document's distinct terms. */
export interface ShardTerms {
  /** Occurrences of document d: entries offsets[d] to offsets[d+1]. */
  readonly offsets: Uint32Array
  readonly terms: Uint32Array
  readonly starts: Uint32Array
  readonly lengths: Uint16Array
  readonly fragments: Uint8Array
  /** Index of the first word in its text, counting function words; and the number of further words that it covers. */
  readonly positions: Uint32Array
  readonly spans: Uint8Array
  /** Distinct terms of document d: entries documentOffsets[d] to documentOffsets[d+1]. */
  readonly documentOffsets: Uint32Array
  readonly documentTerms: Uint32Array
  /** Occurrences, at most 255. */
  readonly frequencies: Uint8Array
  /** 1 if the term occurs at least once outside longer phrases. */
  readonly distinct: Uint8Array
  /** Number of words that are not function words, by document. */
  readonly contentWordCounts: Uint32Array
  readonly surfaces: SurfaceFormCounts
}

interface ReadInput {
  readonly words: Pick<
    ShardWords,
    'documentOffsets' | 'surfaces' | 'starts' | 'lengths' | 'positions' | 'gaps' | 'surfaceTexts' | 'languageIndexes'
  >
  readonly units: ShardUnits
  /** Phrases over word numbers of the vocabulary. */
  readonly matcher: PhraseMatcher
  /** Inner words of each language, for writing phrases. */
  readonly innerWords: readonly (readonly string[])[]
  readonly termCount: number
}

/**
 * Last document with each term, and the index of its entry; reused by the shards of one thread. The numbering of
 * documents continues from shard to shard, so that nothing has to be cleared.
 */
let lastDocument = new Float64Array(0)
let entryOf = new Uint32Array(0)
let documentsMet = 0

/** Converts the words of a shard to terms: recognizes phrases, lists fragments, and counts by document. */
export const readShard = kernel('build.readShard', (input: ReadInput): ShardTerms => {
  const { words, units, matcher } = input
  const documents = units.documentOffsets.length - 1
  if (lastDocument.length < input.termCount) {
    lastDocument = new Float64Array(input.termCount)
    entryOf = new Uint32Array(input.termCount)
  }
  const out = new OccurrenceBuffer(words, Math.max(64, Math.ceil(units.units.length * 1.5)))
  const offsets = sharedUint32(documents + 1)
  const documentOffsets = sharedUint32(documents + 1)
  const contentWordCounts = sharedUint32(documents)
  const tally = new SurfaceFormCounter(words)
  for (let document = 0; document < documents; document++) {
    const from = units.documentOffsets[document]!
    const to = units.documentOffsets[document + 1]!
    contentWordCounts[document] = to - from
    const stamp = ++documentsMet
    const innerWords = input.innerWords[words.languageIndexes?.[document] ?? 0]!
    matchPhrases(matcher, { terms: units.units, gaps: units.gaps, from, to }, (term, first, end, fragment) => {
      out.add(term, first, end, fragment)
      out.count(term, stamp, fragment)
      tally.count(term, first, end, innerWords)
    })
    offsets[document + 1] = out.length
    documentOffsets[document + 1] = out.distinctLength
  }
  const surfaces = inSlabs(() => tally.finish(), 'surfaces')
  return { offsets, documentOffsets, contentWordCounts, ...out.finish(), surfaces }
})

interface ReadOptions {
  readonly phrases: PhraseTable
  /** Inner words of each language. */
  readonly innerWords: readonly (readonly string[])[]
  /** Upper bound of the numbers of words and phrases. */
  readonly termCount: number
  readonly compute: Compute
  readonly signal?: AbortSignal | undefined
}

/** The words of a shard, and the same words by the numbers of the phrase trie. */
export interface UnreadShard {
  readonly words: ShardWords
  readonly units: ShardUnits
}

/** Runs `readShard` on all shards. */
export function readShards(
  shards: AsyncIterable<UnreadShard> | Iterable<UnreadShard>,
  { phrases, innerWords, termCount, compute, signal }: ReadOptions,
): Promise<ShardTerms[]> {
  const matcher = openPhraseMatcher(phrases)
  async function* inputs(): AsyncGenerator<ReadInput> {
    for await (const { words, units } of shards) {
      const { documentOffsets, surfaces, starts, lengths, positions, gaps, surfaceTexts, languageIndexes } = words
      yield {
        words: { documentOffsets, surfaces, starts, lengths, positions, gaps, surfaceTexts, languageIndexes },
        units,
        matcher,
        innerWords,
        termCount,
      }
    }
  }
  return compute.map(readShard, inputs(), { signal })
}

/** Parallel arrays of occurrences and of document-term entries that grow. */
class OccurrenceBuffer {
  length = 0
  distinctLength = 0
  private terms: Uint32Array
  private starts: Uint32Array
  private lengths: Uint16Array
  private fragments: Uint8Array
  private positions: Uint32Array
  private spans: Uint8Array
  private documentTerms: Uint32Array
  private frequencies: Uint8Array
  private distinct: Uint8Array

  constructor(
    private readonly words: ReadInput['words'],
    capacity: number,
  ) {
    this.terms = new Uint32Array(capacity)
    this.starts = new Uint32Array(capacity)
    this.lengths = new Uint16Array(capacity)
    this.fragments = new Uint8Array(capacity)
    this.positions = new Uint32Array(capacity)
    this.spans = new Uint8Array(capacity)
    this.documentTerms = new Uint32Array(capacity)
    this.frequencies = new Uint8Array(capacity)
    this.distinct = new Uint8Array(capacity)
  }

  /** Adds an occurrence that covers the words `first` to `end` - 1. */
  add(term: number, first: number, end: number, fragment: boolean): void {
    if (this.length === this.terms.length) this.grow()
    const { starts, lengths, positions } = this.words
    const last = end - 1
    const start = starts[first]!
    const at = this.length++
    this.terms[at] = term
    this.starts[at] = start
    this.lengths[at] = Math.min(starts[last]! + lengths[last]! - start, 65_535)
    this.fragments[at] = fragment ? 1 : 0
    this.positions[at] = positions[first]!
    this.spans[at] = Math.min(positions[last]! - positions[first]!, 255)
  }

  count(term: number, stamp: number, fragment: boolean): void {
    let entry = entryOf[term]!
    if (lastDocument[term] !== stamp) {
      lastDocument[term] = stamp
      entry = this.distinctLength++
      entryOf[term] = entry
      this.documentTerms[entry] = term
      this.frequencies[entry] = 0
      this.distinct[entry] = 0
    }
    if (this.frequencies[entry]! < 255) this.frequencies[entry]!++
    if (!fragment) this.distinct[entry] = 1
  }

  finish() {
    const { length, distinctLength } = this
    return {
      ...inSlabs(() => ({
        terms: shared(sharedUint32(length), this.terms),
        starts: shared(sharedUint32(length), this.starts),
        lengths: shared(sharedUint16(length), this.lengths),
        fragments: shared(sharedUint8(length), this.fragments),
        positions: shared(sharedUint32(length), this.positions),
        spans: shared(sharedUint8(length), this.spans),
        distinct: shared(sharedUint8(distinctLength), this.distinct),
      })),
      // The stages after this one read these.
      documentTerms: shared(sharedUint32(distinctLength), this.documentTerms),
      frequencies: shared(sharedUint8(distinctLength), this.frequencies),
    }
  }

  private grow(): void {
    const capacity = this.terms.length * 2
    this.terms = grown(this.terms, capacity)
    this.starts = grown(this.starts, capacity)
    this.lengths = grown(this.lengths, capacity)
    this.fragments = grown(this.fragments, capacity)
    this.positions = grown(this.positions, capacity)
    this.spans = grown(this.spans, capacity)
    this.documentTerms = grown(this.documentTerms, capacity)
    this.frequencies = grown(this.frequencies, capacity)
    this.distinct = grown(this.distinct, capacity)
  }
}

function shared<A extends Uint32Array | Uint16Array | Uint8Array>(target: A, source: A): A {
  target.set(source.subarray(0, target.length))
  return target
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
  { compute, signal }: Pick<ReadOptions, 'compute' | 'signal'>,
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
  { compute, signal }: Pick<ReadOptions, 'compute' | 'signal'>,
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

interface InvertInput {
  readonly shards: readonly Pick<ShardTerms, 'documentOffsets' | 'documentTerms' | 'frequencies' | 'distinct'>[]
  /** Number of the first document of the shards. */
  readonly firstDocument: number
  readonly postings: Postings
  /** Index of the next entry of each term. The kernel advances it. */
  readonly next: Uint32Array
  readonly termFrom: number
  readonly termTo: number
}

/** Appends the documents of some shards to the postings of a range of terms, in place. */
export const invertShards = fillKernel(
  'build.invertShards',
  ({ postings: { offsets, documents, frequencies, distinct }, next, termFrom, termTo }: InvertInput) => [
    ...rangeOf(offsets[termFrom]!, offsets[termTo]!, documents, frequencies, distinct),
    ...rangeOf(termFrom, termTo, next),
  ],
  (input): null => {
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
  },
)
