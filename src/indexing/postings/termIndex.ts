import type { Compute } from '../../compute/compute.js'
import { drain } from '../../compute/drain.js'
import { forEachYielding } from '../../compute/eventLoopBudget.js'
import { shardGroups } from '../../compute/shardGroups.js'
import { type PackedStrings, packedCount, sharedUint32 } from '../../compute/shared.js'
import { sumNumbers } from '../../compute/sumNumbers.js'
import type { Occurrences, PhraseTable, Postings, TermManagement, TermTable } from '../../snapshot/snapshot.js'
import type { MergedUnit } from '../phrases/findPhrases.js'
import type { TermSequence } from '../vectors/cooccurrence.js'
import { readShards, type ShardDocuments, type ShardTerms } from '../words/shardTerms.js'
import type { ShardUnits, ShardWords } from '../words/shardWords.js'
import { mergeSurfaces, type SurfaceFormCounts } from '../words/surfaceFormCounts.js'
import { countTerms, renumberShards, type TermNumbers } from '../words/termNumbers.js'
import { concatenateOccurrences, type PlacedShard } from './concatenateOccurrences.js'
import { invert } from './invert.js'
import { nameTerms, renumberPhrases } from './nameTerms.js'
import { describeTerms, type LanguageDictionary } from './termTable.js'

/** The counts of terms; `shards` has the distinct terms of each document, for the document vectors. */
export interface CountedTerms {
  readonly terms: TermTable
  readonly phrases: PhraseTable
  readonly postings: Postings
  readonly occurrences: Occurrences
  readonly wordCounts: Uint32Array
  readonly contentWordCounts: Uint32Array
  readonly shards: readonly ShardDocuments[]
}

/** The counts of terms, and the terms in the order of the texts, for counting co-occurrences. */
interface TermIndex extends CountedTerms {
  readonly sequence: TermSequence
}

interface IndexOptions {
  /** The project's languages, the project's own first, and the inner words of each. */
  readonly languages: readonly LanguageDictionary[]
  readonly innerWords: readonly (readonly string[])[]
  readonly management: TermManagement
  readonly compute: Compute
  readonly signal?: AbortSignal | undefined
}

/** The words of the project by shard, as words and as units of phrases. */
interface ExtractedWords {
  readonly words: ShardWords[]
  readonly units: ShardUnits[]
  readonly termIds: PackedStrings
}

/**
 * Numbers and counts the terms of the project, from its words, vocabulary and phrases. Removes the words and units from their lists
 * as it reads them: of ten million documents, the words and their terms take five gigabytes each.
 */
export async function indexTerms(
  extracted: ExtractedWords,
  merged: readonly MergedUnit[],
  options: IndexOptions,
): Promise<TermIndex> {
  const { compute, signal } = options
  const { termIds, phrases } = await compute.run(
    nameTerms,
    { wordIds: extracted.termIds, merged, management: options.management },
    { signal },
  )
  const termCount = packedCount(termIds)
  const wordCounts = await joined(
    extracted.words.map((shard) => shard.wordCounts),
    signal,
  )
  const read = await readWords(extracted, { phrases, termCount }, options)
  const numbers = await renumber(read, { termCount, documentCount: wordCounts.length }, options)
  const surfaces = await groupSurfaces(read, options)
  const placed: PlacedShard[] = read.map(({ surfaces: _, ...shard }) => shard)
  read.length = 0
  const shards = placed.map(({ documentOffsets, documentTerms, frequencies }) => ({
    documentOffsets,
    documentTerms,
    frequencies,
  }))
  const contentWordCounts = await joined(
    placed.map((shard) => shard.contentWordCounts),
    signal,
  )
  const [terms, counted] = await Promise.all([
    describe(surfaces, { termIds, numbers, wordCounts }, options),
    place(placed, { wordCounts, totalDocCounts: numbers.totalDocCounts }, options),
  ])
  return {
    terms,
    phrases: renumberPhrases(phrases, numbers.newNumbers),
    ...counted,
    wordCounts,
    contentWordCounts,
    shards,
  }
}

type RunOptions = Pick<IndexOptions, 'compute' | 'signal'>

/** Reads the words of all shards as terms, and empties both lists. */
function readWords(
  { words, units }: ExtractedWords,
  { phrases, termCount }: { readonly phrases: PhraseTable; readonly termCount: number },
  { innerWords, compute, signal }: IndexOptions,
): Promise<ShardTerms[]> {
  const unread = words.splice(0).map((shard, i) => ({ words: shard, units: units[i]! }))
  units.length = 0
  return readShards(drain(unread, compute), { phrases, innerWords, termCount, compute, signal })
}

/** The surfaces of groups of shards. Those of each shard together are as large as half of its occurrences. */
function groupSurfaces(shards: readonly ShardTerms[], { compute, signal }: RunOptions): Promise<SurfaceFormCounts[]> {
  const groups = shardGroups(shards.map((shard) => shard.surfaces))
  return compute.map(
    mergeSurfaces,
    groups.map((group) => ({ shards: group })),
    { signal },
  )
}

/** The postings and the occurrences of all shards. Removes the shards from their list. */
async function place(
  shards: PlacedShard[],
  { wordCounts, totalDocCounts }: { readonly wordCounts: Uint32Array; readonly totalDocCounts: Uint32Array },
  options: RunOptions,
): Promise<{ postings: Postings; occurrences: Occurrences; sequence: TermSequence }> {
  const postings = await invert(shards, totalDocCounts, options)
  return { postings, ...(await concatenateOccurrences(shards, wordCounts, options)) }
}

/** Numbers the terms by their document counts, and writes these numbers into the shards. */
async function renumber(
  shards: readonly ShardTerms[],
  counts: { readonly termCount: number; readonly documentCount: number },
  { compute, signal }: RunOptions,
): Promise<TermNumbers> {
  const numbers = await countTerms(shards, counts, { compute, signal })
  await renumberShards(shards, numbers, { compute, signal })
  return numbers
}

async function describe(
  surfaces: readonly SurfaceFormCounts[],
  { termIds, numbers, wordCounts }: { termIds: PackedStrings; numbers: TermNumbers; wordCounts: Uint32Array },
  { languages, management, compute, signal }: IndexOptions,
): Promise<TermTable> {
  const documentCount = wordCounts.length
  const meanWords = (await sumNumbers(wordCounts, signal)) / Math.max(1, documentCount)
  const read = languages.map(({ language, dictionary }) => ({ language, dictionary }))
  return compute.run(
    describeTerms,
    { languages: read, termIds, numbers, surfaces, documentCount, meanWords, management },
    { signal },
  )
}

async function joined(arrays: readonly Uint32Array[], signal: AbortSignal | undefined): Promise<Uint32Array> {
  const all = sharedUint32(arrays.reduce((sum, array) => sum + array.length, 0))
  let at = 0
  await forEachYielding(
    arrays,
    (array) => {
      all.set(array, at)
      at += array.length
    },
    signal,
  )
  return all
}
