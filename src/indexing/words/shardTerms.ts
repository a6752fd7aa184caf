import type { Compute } from '../../compute/compute.js'
import { kernel } from '../../compute/kernel.js'
import { sharedUint8, sharedUint16, sharedUint32 } from '../../compute/shared.js'
import { inSlabs } from '../../compute/slabs.js'
import { matchPhrases, openPhraseMatcher, type PhraseMatcher } from '../../snapshot/phrases.js'
import type { PhraseTable } from '../../snapshot/snapshot.js'
import { grown } from '../../typedArrays.js'
import type { ShardUnits, ShardWords } from './shardWords.js'
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

/** Distinct terms of the documents of one shard, ascending. */
export type ShardDocuments = Pick<ShardTerms, 'documentOffsets' | 'documentTerms' | 'frequencies'>

/** Distinct terms of the documents of one shard, and whether each occurs outside longer phrases: what postings are made of. */
export type ShardPostings = ShardDocuments & Pick<ShardTerms, 'distinct'>

/** The arrays of a shard that postings are made of, so that threads get no others. */
export const postingsOf = ({
  documentOffsets,
  documentTerms,
  frequencies,
  distinct,
}: ShardPostings): ShardPostings => ({
  documentOffsets,
  documentTerms,
  frequencies,
  distinct,
})

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
