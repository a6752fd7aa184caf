import type { Compute } from '../../compute/compute.js'
import { type FilledRange, fillKernel, kernel, rangeOf } from '../../compute/kernel.js'
import {
  type PackedStrings,
  packStrings,
  sharedInt32,
  sharedUint8,
  sharedUint16,
  sharedUint32,
  unpackStrings,
} from '../../compute/shared.js'
import type { Occurrences, PhraseTable, Postings, TermManagement, TermTable } from '../../snapshot/snapshot.js'
import { termChanges } from '../../text/termChanges.js'
import type { MergedUnit } from '../phrases/findPhrases.js'
import { buildPhraseTable, spellUnits } from '../phrases/phraseTable.js'
import { DOCUMENT_POSITION_GAP, type TermSequence } from '../vectors/cooccurrence.js'
import type { ShardUnits, ShardWords, Vocabulary } from '../words/extractTerms.js'
import { invertShards, NO_TERM, numberTerms, readShards, renumberShards, type ShardTerms } from '../words/termCounts.js'
import { describeTerms } from './termTable.js'

/** Everything counted about terms; `shards` keeps each document's terms for the sums that follow. */
export interface CountedTerms {
  readonly terms: TermTable
  readonly phrases: PhraseTable
  readonly postings: Postings
  readonly occurrences: Occurrences
  readonly wordCounts: Uint32Array
  readonly contentWordCounts: Uint32Array
  readonly shards: readonly ShardDocuments[]
}

/** What is counted, and the terms as they stand in the texts, for counting neighbours. */
interface TermIndex extends CountedTerms {
  readonly line: TermSequence
}

/** Distinct terms of the documents of one shard, ascending. */
export type ShardDocuments = Pick<ShardTerms, 'documentOffsets' | 'documentTerms' | 'frequencies'>

interface IndexOptions {
  /** Codes of the project's languages, by place, and the inner words of each. */
  readonly languages: readonly string[]
  readonly innerWords: readonly (readonly string[])[]
  readonly management: TermManagement
  readonly compute: Compute
  readonly signal?: AbortSignal | undefined
}

/** Words, vocabulary and phrases of the project -> its terms, numbered and counted. */
export async function indexTerms(
  extracted: { readonly words: ShardWords[]; readonly units: ShardUnits[]; readonly vocabulary: Vocabulary },
  merged: readonly MergedUnit[],
  options: IndexOptions,
): Promise<TermIndex> {
  const { compute, signal } = options
  const { words, units, vocabulary } = extracted
  const named = await compute.run(
    nameTerms,
    { wordIds: vocabulary.termIds, merged, management: options.management },
    { signal },
  )
  const termCount = named.termIds.offsets.length - 1
  const { phrases } = named
  const read = await readShards(words, units, { phrases, innerWords: options.innerWords, termCount, compute, signal })
  const wordCounts = joined(words.map((shard) => shard.wordCounts))
  const documentCount = wordCounts.length
  const numbers = await compute.run(
    numberTerms,
    { shards: read.map(({ documentTerms, distinct }) => ({ documentTerms, distinct })), termCount, documentCount },
    { signal },
  )
  await renumberShards(read, numbers, options)
  const [postings, terms, { occurrences, line }] = await Promise.all([
    invert(read, numbers.totalDocCounts, compute, signal),
    compute.run(
      describeTerms,
      {
        languages: options.languages,
        termIds: named.termIds,
        numbers,
        surfaces: read.map((shard) => shard.surfaces),
        documentCount,
        meanWords: wordCounts.reduce((sum, count) => sum + count, 0) / Math.max(1, documentCount),
      },
      { signal },
    ),
    concatenate(read, words, compute, signal),
  ])
  return {
    terms,
    phrases: renumberPhrases(phrases, numbers.newNumbers),
    postings,
    occurrences,
    line,
    wordCounts,
    contentWordCounts: joined(read.map((shard) => shard.contentWordCounts)),
    shards: read.map(({ documentOffsets, documentTerms, frequencies }) => ({
      documentOffsets,
      documentTerms,
      frequencies,
    })),
  }
}

interface NameInput {
  readonly wordIds: PackedStrings
  readonly merged: readonly MergedUnit[]
  readonly management: TermManagement
}

/** Ids of all terms, phrases after words, and the trie that reads them; term management of phrases applies here. */
export const nameTerms = kernel('build.nameTerms', ({ wordIds, merged, management }: NameInput) => {
  const ids = unpackStrings(wordIds)
  const wordCount = ids.length
  const changeOf = termChanges(management)
  const renamed = Object.values(management).some((change) => change.new_term_id !== undefined)
  const numbers = new Map<string, number>()
  // Only management can give a word and a phrase the same id.
  if (renamed) for (const [number, id] of ids.entries()) numbers.set(id, number)
  const idOf = (words: readonly number[]): string => words.map((word) => ids[word]!).join(' ')
  const phrases = spellUnits(wordCount, merged).filter(({ words }) => changeOf(idOf(words))?.action !== 'ignore')
  const table = buildPhraseTable(phrases, (words) => {
    const spelled = idOf(words)
    const id = changeOf(spelled)?.new_term_id ?? spelled
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

/** The trie with final term numbers; phrases that occur nowhere are no terms. */
export function renumberPhrases(table: PhraseTable, newNumbers: Uint32Array): PhraseTable {
  const edgeTerm = sharedUint32(table.edgeTerm.length)
  // A word that had gone before has no number to be given a new one for.
  for (let edge = 0; edge < edgeTerm.length; edge++) edgeTerm[edge] = newNumbers[table.edgeTerm[edge]!] ?? NO_TERM
  const nodeTerm = sharedInt32(table.nodeTerm.length)
  for (let node = 0; node < nodeTerm.length; node++) {
    const term = table.nodeTerm[node]!
    nodeTerm[node] = term < 0 || newNumbers[term] === NO_TERM ? -1 : newNumbers[term]!
  }
  return { ...table, edgeTerm, nodeTerm }
}

/** The postings of documents numbered from 0, shard after shard; `totalDocCounts` are those of their terms. */
export async function invert(
  shards: readonly ShardTerms[],
  totalDocCounts: Uint32Array,
  compute: Compute,
  signal: AbortSignal | undefined,
): Promise<Postings> {
  const offsets = sharedUint32(totalDocCounts.length + 1)
  for (let term = 0; term < totalDocCounts.length; term++) offsets[term + 1] = offsets[term]! + totalDocCounts[term]!
  const entries = offsets[totalDocCounts.length]!
  const postings = {
    offsets,
    documents: sharedUint32(entries),
    frequencies: sharedUint8(entries),
    distinct: sharedUint8(entries),
  }
  const inputs = shards.map(({ documentOffsets, documentTerms, frequencies, distinct }) => ({
    documentOffsets,
    documentTerms,
    frequencies,
    distinct,
  }))
  const ranges = []
  const parts = Math.max(1, Math.min(compute.threads, 4))
  for (let part = 0, termFrom = 0; part < parts; part++) {
    let termTo = termFrom
    while (termTo < totalDocCounts.length && offsets[termTo]! < (entries / parts) * (part + 1)) termTo++
    if (part === parts - 1) termTo = totalDocCounts.length
    ranges.push({ shards: inputs, postings, termFrom, termTo })
    termFrom = termTo
  }
  await compute.map(invertShards, ranges, { signal })
  return postings
}

interface ConcatenateInput {
  readonly shard: Pick<ShardTerms, 'offsets' | 'terms' | 'starts' | 'lengths' | 'fragments' | 'positions' | 'spans'>
  readonly wordCounts: Uint32Array
  readonly occurrences: Omit<Occurrences, 'offsets'>
  readonly line: TermSequence
  readonly at: number
  readonly firstPlace: number
}

function concatenatedRanges({ shard, occurrences, line, at }: ConcatenateInput): FilledRange[] {
  const { terms, starts, lengths, fragments } = occurrences
  return rangeOf(at, at + shard.terms.length, terms, starts, lengths, fragments, line.places, line.spans)
}

/** Copies a shard's occurrences to their place among all, and lays them on the line of words. */
export const concatenateShard = fillKernel(
  'build.concatenateShard',
  concatenatedRanges,
  (input: ConcatenateInput): null => {
    const { shard, occurrences, line, at } = input
    occurrences.terms.set(shard.terms, at)
    occurrences.starts.set(shard.starts, at)
    occurrences.lengths.set(shard.lengths, at)
    occurrences.fragments.set(shard.fragments, at)
    line.spans.set(shard.spans, at)
    let place = input.firstPlace
    for (let d = 0; d + 1 < shard.offsets.length; d++) {
      for (let i = shard.offsets[d]!; i < shard.offsets[d + 1]!; i++) line.places[at + i] = place + shard.positions[i]!
      place += input.wordCounts[d]! + DOCUMENT_POSITION_GAP
    }
    return null
  },
)

async function concatenate(
  shards: readonly ShardTerms[],
  words: readonly Pick<ShardWords, 'wordCounts'>[],
  compute: Compute,
  signal: AbortSignal | undefined,
): Promise<{ occurrences: Occurrences; line: TermSequence }> {
  let total = 0
  let documents = 0
  for (const shard of shards) {
    total += shard.terms.length
    documents += shard.offsets.length - 1
  }
  const occurrences = {
    offsets: sharedUint32(documents + 1),
    terms: sharedUint32(total),
    starts: sharedUint32(total),
    lengths: sharedUint16(total),
    fragments: sharedUint8(total),
  }
  const line = { terms: occurrences.terms, places: sharedUint32(total), spans: sharedUint8(total) }
  const inputs: ConcatenateInput[] = []
  let at = 0
  let document = 0
  let firstPlace = 0
  for (const [s, { offsets, terms, starts, lengths, fragments, positions, spans }] of shards.entries()) {
    const { wordCounts } = words[s]!
    const { offsets: _, ...target } = occurrences
    const shard = { offsets, terms, starts, lengths, fragments, positions, spans }
    inputs.push({ shard, wordCounts, occurrences: target, line, at, firstPlace })
    for (let d = 0; d + 1 < offsets.length; d++) {
      occurrences.offsets[++document] = at + offsets[d + 1]!
      firstPlace += wordCounts[d]! + DOCUMENT_POSITION_GAP
    }
    at += terms.length
  }
  await compute.map(concatenateShard, inputs, { signal })
  return { occurrences, line }
}

function joined(arrays: readonly Uint32Array[]): Uint32Array {
  const all = sharedUint32(arrays.reduce((sum, array) => sum + array.length, 0))
  let at = 0
  for (const array of arrays) {
    all.set(array, at)
    at += array.length
  }
  return all
}
