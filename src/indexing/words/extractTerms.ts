import { setImmediate as nextTurn } from 'node:timers/promises'
import { threadId } from 'node:worker_threads'
import type { Compute } from '../../compute/compute.js'
import { kernel } from '../../compute/kernel.js'
import { PackedNumbers } from '../../compute/packedNumbers.js'
import {
  type PackedStrings,
  packedCount,
  packStrings,
  sharedInt32,
  sharedUint8,
  sharedUint16,
  sharedUint32,
  unpackStrings,
} from '../../compute/shared.js'
import { StringPacker } from '../../compute/stringPacker.js'
import type { TermManagement } from '../../snapshot/snapshot.js'
import { createAnalyzer, loadLanguage } from '../../text/analyze.js'
import { type Analyzer, createWordList, type WordList } from '../../text/analyzer.js'
import {
  type OpenedTokenizer,
  receiveTokenizer,
  type TokenizerMessage,
  tokenizerMessage,
} from '../../text/tokenization/customTokenizer.js'
import { grown } from '../../typedArrays.js'
import type { SourceDocument } from '../documentSource.js'
import { IN_PROCESS_DOCUMENTS, tokenizerCompute } from './tokenizerCompute.js'

export interface AnalyzeInput {
  readonly language: string
  readonly management: TermManagement
  /** A function only in process. */
  readonly tokenizer?: TokenizerMessage | undefined
  readonly texts: PackedStrings
}

/** The content words of one page of documents, with a vocabulary of its own. */
export interface ShardWords {
  /** Words of document d: entries documentOffsets[d] to documentOffsets[d+1]. */
  readonly documentOffsets: Uint32Array
  /** All words of each document, function words included. */
  readonly wordCounts: Uint32Array
  /** Index into `surfaces`, by word. */
  readonly surfaces: Uint32Array
  readonly starts: Uint32Array
  readonly lengths: Uint16Array
  readonly positions: Uint32Array
  readonly gaps: Uint8Array
  readonly surfaceTexts: PackedStrings
  /** Index into `termIds`, by surface. */
  readonly surfaceTerms: Uint32Array
  readonly termIds: PackedStrings
  /** Who read the page, and its own numbers of the surfaces: what one reader numbers alike is alike in all its pages. */
  readonly reader: string
  readonly readerSurfaces: Uint32Array
}

/** One vocabulary for all shards. Numbers follow first appearance, shard by shard. */
export interface Vocabulary {
  readonly termIds: PackedStrings
  readonly surfaceTexts: PackedStrings
  /** Term of each surface. */
  readonly surfaceTerms: Uint32Array
  /** By shard: number in this vocabulary of each of the shard's surfaces. */
  readonly shardSurfaces: readonly Uint32Array[]
}

/** Distinct word forms a thread's analyzer may remember before it starts afresh. */
const REMEMBERED_SURFACES = 400_000

/** Packs a page for `analyzeShard`. */
export function packTexts(page: readonly SourceDocument[]): PackedStrings {
  return packStrings(page.map((document) => document.text))
}

/** Texts -> content words with places. Reads one page, gives its words. */
export const analyzeShard = kernel('build.analyzeShard', async (input: AnalyzeInput): Promise<ShardWords> => {
  const reader = await rememberedReader(input)
  const inProcess = input.tokenizer !== undefined && 'tokenize' in input.tokenizer
  const documents = packedCount(input.texts)
  const words = createWordList(documents * 32)
  const documentOffsets = sharedUint32(documents + 1)
  const wordCounts = sharedUint32(documents)
  for (const [document, text] of unpackStrings(input.texts).entries()) {
    wordCounts[document] = reader.analyzer.analyze(text, words)
    documentOffsets[document + 1] = words.length
    if (inProcess && document % IN_PROCESS_DOCUMENTS === IN_PROCESS_DOCUMENTS - 1) await nextTurn()
  }
  return { documentOffsets, wordCounts, ...localVocabulary(reader, words) }
})

/** Numbers what occurs from 0, in order of appearance; used for one shard after the other, without a look at all numbers. */
class LocalNumbers {
  /** What occurs, in order of appearance. */
  readonly met: number[] = []
  /** Local number plus one of what has been met; 0 for the rest. */
  private locals = new Uint32Array(1 << 12)

  numberOf(global: number): number {
    if (global >= this.locals.length) this.locals = grown(this.locals, 2 * (global + 1))
    const known = this.locals[global]!
    if (known > 0) return known - 1
    this.locals[global] = this.met.push(global)
    return this.met.length - 1
  }

  clear(): void {
    for (const global of this.met) this.locals[global] = 0
    this.met.length = 0
  }
}

/** Numbers the surfaces and terms that occur in these words from 0, in order of appearance. */
function localVocabulary(reader: Reader, words: WordList) {
  const { analyzer, localSurfaces, localTerms, surfaceTexts, termIds } = reader
  for (let surface = surfaceTexts.count; surface < analyzer.surfaces.length; surface++) {
    surfaceTexts.add(analyzer.surfaces[surface]!)
  }
  for (let term = termIds.count; term < analyzer.termIds.length; term++) termIds.add(analyzer.termIds[term]!)
  localSurfaces.clear()
  localTerms.clear()
  const surfaces = sharedUint32(words.length)
  for (let word = 0; word < words.length; word++) surfaces[word] = localSurfaces.numberOf(words.surfaces[word]!)
  const packedTerms = sharedUint32(localSurfaces.met.length)
  for (const [local, surface] of localSurfaces.met.entries()) {
    packedTerms[local] = localTerms.numberOf(analyzer.surfaceTerms[surface]!)
  }
  const readerSurfaces = sharedUint32(localSurfaces.met.length)
  readerSurfaces.set(localSurfaces.met)
  const starts = sharedUint32(words.length)
  const lengths = sharedUint16(words.length)
  const positions = sharedUint32(words.length)
  const gaps = sharedUint8(words.length)
  starts.set(words.starts.subarray(0, words.length))
  lengths.set(words.lengths.subarray(0, words.length))
  positions.set(words.positions.subarray(0, words.length))
  gaps.set(words.gaps.subarray(0, words.length))
  return {
    surfaces,
    starts,
    lengths,
    positions,
    gaps,
    surfaceTexts: surfaceTexts.pick(localSurfaces.met),
    surfaceTerms: packedTerms,
    termIds: termIds.pick(localTerms.met),
    reader: reader.name,
    readerSurfaces,
  }
}

/** What a thread keeps between shards. */
interface Reader {
  /** No other reader of any thread has it. */
  readonly name: string
  readonly key: string
  readonly tokenizer: OpenedTokenizer | undefined
  /** Its cache of word forms is what makes it fast. */
  readonly analyzer: Analyzer
  readonly localSurfaces: LocalNumbers
  readonly localTerms: LocalNumbers
  /** Surfaces and terms of the analyzer, packed once. */
  readonly surfaceTexts: StringPacker
  readonly termIds: StringPacker
}

let readers = 0
let remembered: Reader | undefined

/** The reader of this thread, for this language. */
async function rememberedReader({ language, management, tokenizer: message }: AnalyzeInput): Promise<Reader> {
  const key = JSON.stringify([language, management])
  const tokenizer = await receiveTokenizer(message)
  let known = remembered
  if (
    known?.key !== key ||
    known.tokenizer?.tokenize !== tokenizer?.tokenize ||
    known.analyzer.surfaces.length > REMEMBERED_SURFACES
  ) {
    await loadLanguage(language)
    const analyzer = createAnalyzer({ language, management, tokenizer })
    known = {
      name: `${threadId} ${readers++}`,
      key,
      tokenizer,
      analyzer,
      localSurfaces: new LocalNumbers(),
      localTerms: new LocalNumbers(),
      surfaceTexts: new StringPacker(),
      termIds: new StringPacker(),
    }
    remembered = known
  }
  return known
}

interface MergeInput {
  readonly shards: readonly Pick<
    ShardWords,
    'surfaceTexts' | 'surfaceTerms' | 'termIds' | 'reader' | 'readerSurfaces'
  >[]
}

/** The shards' vocabularies -> one. */
export const mergeVocabulary = kernel('build.mergeVocabulary', ({ shards }: MergeInput): Vocabulary => {
  const terms = new PackedNumbers()
  const surfaces = new PackedNumbers()
  const surfaceTerms: number[] = []
  /** By reader: number plus one of each of its surfaces that has one. */
  const byReader = new Map<string, Uint32Array>()
  const shardSurfaces = shards.map((shard) => {
    let known = byReader.get(shard.reader) ?? new Uint32Array(1 << 12)
    const numbers = sharedUint32(packedCount(shard.surfaceTexts))
    for (let local = 0; local < numbers.length; local++) {
      const surface = shard.readerSurfaces[local]!
      if (surface >= known.length) known = grown(known, 2 * (surface + 1))
      if (known[surface] === 0) {
        const number = surfaces.numberOf(shard.surfaceTexts, local)
        known[surface] = number + 1
        if (number === surfaceTerms.length) {
          surfaceTerms.push(terms.numberOf(shard.termIds, shard.surfaceTerms[local]!))
        }
      }
      numbers[local] = known[surface]! - 1
    }
    byReader.set(shard.reader, known)
    return numbers
  })
  const packedTerms = sharedUint32(surfaceTerms.length)
  packedTerms.set(surfaceTerms)
  return { termIds: terms.finish(), surfaceTexts: surfaces.finish(), surfaceTerms: packedTerms, shardSurfaces }
})

/** The words of one shard as terms of the whole vocabulary; what phrases are found in. */
export interface ShardUnits {
  readonly documentOffsets: Uint32Array
  /** Unit (word or, later, phrase) number. */
  readonly units: Int32Array
  /** Gap before each unit. */
  readonly gaps: Uint8Array
}

interface ResolveInput {
  readonly words: Pick<ShardWords, 'documentOffsets' | 'surfaces' | 'gaps'>
  readonly shardSurfaces: Uint32Array
  readonly surfaceTerms: Uint32Array
}

/** Words of a shard -> their terms in the common vocabulary. */
export const resolveShard = kernel('build.resolveShard', (input: ResolveInput): ShardUnits => {
  const { documentOffsets, surfaces, gaps } = input.words
  const units = sharedInt32(surfaces.length)
  for (let word = 0; word < units.length; word++) {
    units[word] = input.surfaceTerms[input.shardSurfaces[surfaces[word]!]!]!
  }
  return { documentOffsets, units, gaps }
})

/** All stages of this file for all pages: the words of each shard, their terms, and the common vocabulary. */
export async function extractTerms(
  pages: AsyncIterable<readonly SourceDocument[]>,
  options: {
    readonly language: string
    readonly management: TermManagement
    readonly tokenizer?: OpenedTokenizer | undefined
    readonly compute: Compute
    readonly signal?: AbortSignal | undefined
    readonly onDocuments?: ((count: number) => void) | undefined
    readonly onPage?: ((page: readonly SourceDocument[]) => void) | undefined
  },
): Promise<{ words: ShardWords[]; units: ShardUnits[]; vocabulary: Vocabulary }> {
  const { language, management, compute, signal } = options
  const tokenizer = options.tokenizer && tokenizerMessage(options.tokenizer)
  let documents = 0
  async function* inputs(): AsyncGenerator<AnalyzeInput> {
    for await (const page of pages) {
      options.onPage?.(page)
      documents += page.length
      yield { language, management, tokenizer, texts: packTexts(page) }
    }
  }
  const words = await tokenizerCompute(options.tokenizer, compute).map(analyzeShard, inputs(), {
    signal,
    onDone: () => options.onDocuments?.(documents),
  })
  const vocabulary = await compute.run(
    mergeVocabulary,
    {
      shards: words.map(({ surfaceTexts, surfaceTerms, termIds, reader, readerSurfaces }) => ({
        surfaceTexts,
        surfaceTerms,
        termIds,
        reader,
        readerSurfaces,
      })),
    },
    { signal },
  )
  const units = await compute.map(
    resolveShard,
    words.map(({ documentOffsets, surfaces, gaps }, shard) => ({
      words: { documentOffsets, surfaces, gaps },
      shardSurfaces: vocabulary.shardSurfaces[shard]!,
      surfaceTerms: vocabulary.surfaceTerms,
    })),
    { signal },
  )
  return { words, units, vocabulary }
}
