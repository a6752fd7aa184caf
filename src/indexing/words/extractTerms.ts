import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Compute } from '../../compute/compute.js'
import { kernel } from '../../compute/kernel.js'
import { GROUPED_SHARDS } from '../../compute/shardGroups.js'
import {
  type PackedStrings,
  packedCount,
  packStrings,
  sharedInt32,
  sharedUint32,
  unpackStrings,
} from '../../compute/shared.js'
import { inSlabs } from '../../compute/slabs.js'
import type { TermManagement } from '../../snapshot/snapshot.js'
import { createWordList } from '../../text/analyzer.js'
import { tokenizerMessage } from '../../text/tokenization/customTokenizer.js'
import type { SourceDocument } from '../documentSource.js'
import { type DocumentLanguage, languageIndexes } from './documentLanguages.js'
import { cachedReaders, localVocabulary, type Reader, type ReaderLanguage } from './shardReaders.js'
import type { ShardUnits, ShardWords } from './shardWords.js'
import { type SharedManagement, shareManagement } from './sharedManagement.js'
import { IN_PROCESS_DOCUMENTS, processTokenizer, tokenizerCompute } from './tokenizerCompute.js'
import { mergeVocabularies } from './vocabularies.js'

interface AnalyzeInput {
  readonly languages: readonly ReaderLanguage[]
  readonly management: SharedManagement
  readonly texts: PackedStrings
  /** Index of the language of each document in `languages`; undefined if all have the first. */
  readonly languageIndexes?: Uint8Array | undefined
}

/** Packs a page for `analyzeShard`. */
function packTexts(page: readonly SourceDocument[]): PackedStrings {
  return packStrings(page.map((document) => document.text))
}

/** Extracts the content words of one page, with positions. */
export const analyzeShard = kernel('build.analyzeShard', async (input: AnalyzeInput): Promise<ShardWords> => {
  const { languageIndexes } = input
  const used = languageIndexes === undefined ? [0] : [...new Set(languageIndexes)].sort((a, b) => a - b)
  const own = used.map((index) => input.languages[index]!)
  const readers: Reader[] = []
  for (const [i, reader] of (await cachedReaders(own, input.management)).entries()) readers[used[i]!] = reader
  const inProcess = input.languages.some(({ tokenizer }) => tokenizer !== undefined && 'tokenize' in tokenizer)
  const documents = packedCount(input.texts)
  const words = createWordList(documents * 32)
  const documentOffsets = sharedUint32(documents + 1)
  const wordCounts = sharedUint32(documents)
  for (const [document, text] of unpackStrings(input.texts).entries()) {
    const reader = readers[languageIndexes?.[document] ?? 0]!
    wordCounts[document] = reader.analyzer.analyze(text, words)
    documentOffsets[document + 1] = words.length
    if (inProcess && document % IN_PROCESS_DOCUMENTS === IN_PROCESS_DOCUMENTS - 1) await nextTurn()
  }
  return {
    documentOffsets,
    wordCounts,
    languageIndexes,
    ...inSlabs(() => localVocabulary(readers, words, documentOffsets, languageIndexes)),
  }
})

interface ResolveInput {
  readonly words: Pick<ShardWords, 'documentOffsets' | 'surfaces' | 'gaps'>
  /** The numbers of its surfaces in the vocabulary of its group. */
  readonly shardSurfaces: Uint32Array
  /** Terms of the surfaces of the group. */
  readonly surfaceTerms: Uint32Array
}

/** Converts the words of a shard to terms of the project. */
export const resolveShard = kernel('build.resolveShard', (input: ResolveInput): ShardUnits => {
  const { documentOffsets, surfaces, gaps } = input.words
  const units = inSlabs(() => sharedInt32(surfaces.length))
  for (let word = 0; word < units.length; word++) {
    units[word] = input.surfaceTerms[input.shardSurfaces[surfaces[word]!]!]!
  }
  return { documentOffsets, units, gaps }
})

/** Takes each page of documents before its words are read. */
export type OnPage = (page: readonly SourceDocument[]) => Promise<void>

/** Extracts the words of all pages, a shard each, and gives them numbers. Returns the words of each shard, their terms, and the ids of all terms. */
export async function extractTerms(
  pages: AsyncIterable<readonly SourceDocument[]>,
  options: {
    readonly languages: readonly DocumentLanguage[]
    readonly management: TermManagement
    readonly compute: Compute
    readonly signal?: AbortSignal | undefined
    readonly onDocuments?: ((count: number) => void) | undefined
    readonly onPage?: OnPage | undefined
  },
): Promise<{ words: ShardWords[]; units: ShardUnits[]; termIds: PackedStrings }> {
  const { compute, signal } = options
  const management = shareManagement(options.management)
  const languages = options.languages.map(({ language, tokenizer, dictionary }) => ({
    language,
    dictionary,
    tokenizer: tokenizer && tokenizerMessage(tokenizer),
  }))
  let documents = 0
  async function* inputs(): AsyncGenerator<AnalyzeInput> {
    for await (const page of pages) {
      await options.onPage?.(page)
      documents += page.length
      yield { languages, management, texts: packTexts(page), languageIndexes: languageIndexes(page, languages) }
    }
  }
  const words = await tokenizerCompute(processTokenizer(options.languages), compute).map(analyzeShard, inputs(), {
    signal,
    onDone: () => options.onDocuments?.(documents),
  })
  const { termIds, surfaceTerms, shardSurfaces } = await mergeVocabularies(words, { compute, signal })
  const units = await compute.map(
    resolveShard,
    words.map(({ documentOffsets, surfaces, gaps }, shard) => {
      const group = Math.floor(shard / GROUPED_SHARDS)
      return {
        words: { documentOffsets, surfaces, gaps },
        shardSurfaces: shardSurfaces[group]![shard % GROUPED_SHARDS]!,
        surfaceTerms: surfaceTerms[group]!,
      }
    }),
    { signal },
  )
  return { words, units, termIds }
}
