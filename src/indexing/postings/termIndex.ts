import type { Compute } from '../../compute/compute.js'
import { forEachYielding } from '../../compute/eventLoopBudget.js'
import { type FilledRange, fillKernel, kernel, rangeOf } from '../../compute/kernel.js'
import { shardGroups } from '../../compute/shardGroups.js'
import {
  type PackedStrings,
  packedCount,
  packStrings,
  sharedInt32,
  sharedUint8,
  sharedUint32,
  unpackStrings,
} from '../../compute/shared.js'
import { sumNumbers } from '../../compute/sumNumbers.js'
import { takeEach } from '../../compute/takeEach.js'
import type { Occurrences, PhraseTable, Postings, TermManagement, TermTable } from '../../snapshot/snapshot.js'
import { hasReplacements, loadChangedLanguages, termChanges, termReplacer } from '../../text/termChanges.js'
import type { MergedUnit } from '../phrases/findPhrases.js'
import { buildPhraseTable, spellUnits } from '../phrases/phraseTable.js'
import { DOCUMENT_POSITION_GAP, type TermSequence } from '../vectors/cooccurrence.js'
import type { ShardUnits, ShardWords } from '../words/extractTerms.js'
import { mergeSurfaces, type SurfaceFormCounts } from '../words/surfaceFormCounts.js'
import {
  countTerms,
  invertShards,
  NO_TERM,
  readShards,
  renumberShards,
  type ShardTerms,
  type TermNumbers,
} from '../words/termCounts.js'
import { allocateOccurrences, allocatePostings } from './sharedTables.js'
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

/** Distinct terms of the documents of one shard, ascending. */
export type ShardDocuments = Pick<ShardTerms, 'documentOffsets' | 'documentTerms' | 'frequencies'>

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
  return readShards(takeEach(unread, compute), { phrases, innerWords, termCount, compute, signal })
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

type PlacedShard = Omit<ShardTerms, 'surfaces'>

/** The postings and the occurrences of all shards. Removes the shards from their list. */
async function place(
  shards: PlacedShard[],
  { wordCounts, totalDocCounts }: { readonly wordCounts: Uint32Array; readonly totalDocCounts: Uint32Array },
  options: RunOptions,
): Promise<{ postings: Postings; occurrences: Occurrences; sequence: TermSequence }> {
  const postings = await invert(shards, totalDocCounts, options)
  return { postings, ...(await concatenate(shards, wordCounts, options)) }
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

interface NameInput {
  readonly wordIds: PackedStrings
  readonly merged: readonly MergedUnit[]
  readonly management: TermManagement
}

/** The ids of all terms, phrases after words, and the trie of phrases. Applies the term management of phrases. */
export const nameTerms = kernel('build.nameTerms', async ({ wordIds, merged, management }: NameInput) => {
  const ids = unpackStrings(wordIds)
  const wordCount = ids.length
  await loadChangedLanguages(management)
  const replace = termReplacer(termChanges(management))
  const renamed = hasReplacements(management)
  const numbers = new Map<string, number>()
  // Only term management can give a word and a phrase the same id.
  if (renamed) for (const [number, id] of ids.entries()) numbers.set(id, number)
  const idOf = (words: readonly number[]): string => words.map((word) => ids[word]!).join(' ')
  const termIdOf = (words: readonly number[]): string | undefined => replace(idOf(words))
  const phrases = spellUnits(wordCount, merged).filter(({ words }) => termIdOf(words) !== undefined)
  const table = buildPhraseTable(phrases, (words) => {
    const id = termIdOf(words)!
    let number = numbers.get(id)
    if (number === undefined) {
      number = ids.length
      ids.push(id)
      numbers.set(id, number)
    }
    return number
  })
  return { termIds: packStrings(ids), phrases: table }
})

/** The trie with final term numbers. Phrases that do not occur are not terms. */
export function renumberPhrases(table: PhraseTable, newNumbers: Uint32Array): PhraseTable {
  const edgeTerm = sharedUint32(table.edgeTerm.length)
  // A word that an earlier extension removed has no number.
  for (let edge = 0; edge < edgeTerm.length; edge++) edgeTerm[edge] = newNumbers[table.edgeTerm[edge]!] ?? NO_TERM
  const nodeTerm = sharedInt32(table.nodeTerm.length)
  for (let node = 0; node < nodeTerm.length; node++) {
    const term = table.nodeTerm[node]!
    nodeTerm[node] = term < 0 || newNumbers[term] === NO_TERM ? -1 : newNumbers[term]!
  }
  return { ...table, edgeTerm, nodeTerm }
}

/** The postings of documents numbered from 0, shard after shard. `totalDocCounts` has the document count of each term. */
export async function invert(
  shards: readonly Pick<ShardTerms, 'documentOffsets' | 'documentTerms' | 'frequencies' | 'distinct'>[],
  totalDocCounts: Uint32Array,
  { compute, signal }: RunOptions,
): Promise<Postings> {
  const postings = allocatePostings(totalDocCounts)
  const next = sharedUint32(totalDocCounts.length)
  next.set(postings.offsets.subarray(0, totalDocCounts.length))
  const ranges = splitTerms(postings.offsets, Math.max(1, Math.min(compute.threads, 4)))
  let firstDocument = 0
  for (const group of shardGroups(shards)) {
    const read = group.map(({ documentOffsets, documentTerms, frequencies, distinct }) => ({
      documentOffsets,
      documentTerms,
      frequencies,
      distinct,
    }))
    const input = { shards: read, firstDocument, postings, next }
    await compute.map(
      invertShards,
      ranges.map((range) => ({ ...input, ...range })),
      { signal },
    )
    for (const { documentOffsets } of group) firstDocument += documentOffsets.length - 1
  }
  return postings
}

/** `parts` ranges of terms with about the same number of postings each. */
export function splitTerms(
  offsets: Uint32Array,
  parts: number,
): { readonly termFrom: number; readonly termTo: number }[] {
  const termCount = offsets.length - 1
  const entries = offsets[termCount]!
  const ranges = []
  for (let part = 0, termFrom = 0; part < parts; part++) {
    let termTo = termFrom
    while (termTo < termCount && offsets[termTo]! < (entries / parts) * (part + 1)) termTo++
    if (part === parts - 1) termTo = termCount
    ranges.push({ termFrom, termTo })
    termFrom = termTo
  }
  return ranges
}

interface ConcatenateInput {
  readonly shard: Pick<ShardTerms, 'offsets' | 'terms' | 'starts' | 'lengths' | 'fragments' | 'positions' | 'spans'>
  readonly wordCounts: Uint32Array
  readonly occurrences: Omit<Occurrences, 'offsets'>
  readonly sequence: TermSequence
  /** Number of the first occurrence of the shard among all. */
  readonly at: number
  /** Position of the first word of the shard in the sequence. */
  readonly firstPosition: number
}

function concatenatedRanges({ shard, occurrences, sequence, at }: ConcatenateInput): FilledRange[] {
  const { terms, starts, lengths, fragments } = occurrences
  return rangeOf(at, at + shard.terms.length, terms, starts, lengths, fragments, sequence.positions, sequence.spans)
}

/** Appends the occurrences of a shard to those of the previous shards, with their positions in the whole sequence. */
export const concatenateShard = fillKernel(
  'build.concatenateShard',
  concatenatedRanges,
  (input: ConcatenateInput): null => {
    const { shard, occurrences, sequence, at } = input
    occurrences.terms.set(shard.terms, at)
    occurrences.starts.set(shard.starts, at)
    occurrences.lengths.set(shard.lengths, at)
    occurrences.fragments.set(shard.fragments, at)
    sequence.spans.set(shard.spans, at)
    let first = input.firstPosition
    for (let d = 0; d + 1 < shard.offsets.length; d++) {
      for (let i = shard.offsets[d]!; i < shard.offsets[d + 1]!; i++) {
        sequence.positions[at + i] = first + shard.positions[i]!
      }
      first += input.wordCounts[d]! + DOCUMENT_POSITION_GAP
    }
    return null
  },
)

/** The occurrences of all shards, one shard after the other. Removes the shards from their list. */
async function concatenate(
  shards: PlacedShard[],
  wordCounts: Uint32Array,
  { compute, signal }: RunOptions,
): Promise<{ occurrences: Occurrences; sequence: TermSequence }> {
  const lists = shards.map((shard) => shard.offsets)
  const allocated = allocateOccurrences(await joinedOffsets(lists, signal))
  const { offsets: _, ...occurrences } = allocated
  const { terms } = occurrences
  const sequence = { terms, positions: sharedUint32(terms.length), spans: sharedUint8(terms.length) }
  async function* inputs(): AsyncGenerator<ConcatenateInput> {
    let at = 0
    let document = 0
    let firstPosition = 0
    for await (const { offsets, terms, starts, lengths, fragments, positions, spans } of takeEach(shards, compute)) {
      const shard = { offsets, terms, starts, lengths, fragments, positions, spans }
      const counts = wordCounts.subarray(document, document + offsets.length - 1)
      yield { shard, wordCounts: counts, occurrences, sequence, at, firstPosition }
      for (const count of counts) firstPosition += count + DOCUMENT_POSITION_GAP
      document += counts.length
      at += terms.length
    }
  }
  await compute.map(concatenateShard, inputs(), { signal })
  return { occurrences: allocated, sequence }
}

/** Concatenates the offsets of several lists of rows. */
async function joinedOffsets(lists: readonly Uint32Array[], signal: AbortSignal | undefined): Promise<Uint32Array> {
  const offsets = sharedUint32(lists.reduce((sum, list) => sum + list.length - 1, 0) + 1)
  let row = 0
  let first = 0
  await forEachYielding(
    lists,
    (list) => {
      for (let i = 1; i < list.length; i++) offsets[++row] = first + list[i]!
      first = offsets[row]!
    },
    signal,
  )
  return offsets
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
