import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Compute } from '../../compute/compute.js'
import { kernel } from '../../compute/kernel.js'
import { PackedNumbers } from '../../compute/packedNumbers.js'
import { GROUPED_SHARDS, shardGroups } from '../../compute/shardGroups.js'
import {
  type PackedStrings,
  packedCount,
  packStrings,
  pickStrings,
  sharedInt32,
  sharedUint8,
  sharedUint32,
  unpackStrings,
} from '../../compute/shared.js'
import { inSlabs } from '../../compute/slabs.js'
import type { TermManagement } from '../../snapshot/snapshot.js'
import { createWordList } from '../../text/analyzer.js'
import { tokenizerMessage } from '../../text/tokenization/customTokenizer.js'
import { grown } from '../../typedArrays.js'
import type { SourceDocument } from '../documentSource.js'
import { type DocumentLanguage, languageIndexes } from './documentLanguages.js'
import { cachedReaders, localVocabulary, type Reader, type ReaderLanguage } from './shardReaders.js'
import type { ShardUnits, ShardWords } from './shardWords.js'
import { type SharedManagement, shareManagement } from './sharedManagement.js'
import { IN_PROCESS_DOCUMENTS, processTokenizer, tokenizerCompute } from './tokenizerCompute.js'

export type { ShardUnits, ShardWords } from './shardWords.js'

interface AnalyzeInput {
  readonly languages: readonly ReaderLanguage[]
  readonly management: SharedManagement
  readonly texts: PackedStrings
  /** Index of the language of each document in `languages`; undefined if all have the first. */
  readonly languageIndexes?: Uint8Array | undefined
}

/** One vocabulary for a group of shards. Numbers follow first appearance, shard by shard. */
export interface Vocabulary {
  readonly termIds: PackedStrings
  /** Text of each surface. */
  readonly surfaceTexts: PackedStrings
  /** Index of the language of each surface; undefined if all have the first. */
  readonly surfaceLanguages?: Uint8Array | undefined
  /** Term of each surface. */
  readonly surfaceTerms: Uint32Array
  /** For each shard, the numbers of its surfaces in this vocabulary. */
  readonly shardSurfaces: readonly Uint32Array[]
}

/** The terms of all groups. Numbers follow first appearance, group by group. */
interface ProjectTerms {
  readonly termIds: PackedStrings
  /** For each group, the term of each surface of its vocabulary. */
  readonly surfaceTerms: readonly Uint32Array[]
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

interface MergeInput {
  readonly shards: readonly Pick<ShardWords, 'surfaceTexts' | 'surfaceTerms' | 'termIds' | 'readings'>[]
}

/** The word forms of one language, and the surface of each. */
interface LanguageForms {
  readonly forms: PackedNumbers
  readonly surfaces: number[]
}

/** Merges the vocabularies of some shards. */
export const mergeVocabulary = kernel('build.mergeVocabulary', ({ shards }: MergeInput): Vocabulary => {
  const terms = new PackedNumbers()
  const languages: LanguageForms[] = []
  const surfaceTerms: number[] = []
  const surfaceLanguages: number[] = []
  /** For each reader, number + 1 of each of its surfaces that has a number. */
  const byReader = new Map<string, Uint32Array>()
  const shardSurfaces = shards.map(({ surfaceTexts, surfaceTerms: ownTerms, termIds, readings }) => {
    const numbers = inSlabs(() => sharedUint32(packedCount(surfaceTexts)))
    let local = 0
    for (const { language, reader, readerSurfaces } of readings) {
      languages[language] ??= { forms: new PackedNumbers(), surfaces: [] }
      const { forms, surfaces } = languages[language]
      let known = byReader.get(reader) ?? new Uint32Array(1 << 12)
      for (const surface of readerSurfaces) {
        if (surface >= known.length) known = grown(known, 2 * (surface + 1))
        if (known[surface] === 0) {
          const form = forms.numberOf(surfaceTexts, local)
          if (form === surfaces.length) {
            surfaces.push(surfaceTerms.push(terms.numberOf(termIds, ownTerms[local]!)) - 1)
            surfaceLanguages.push(language)
          }
          known[surface] = surfaces[form]! + 1
        }
        numbers[local++] = known[surface]! - 1
      }
      byReader.set(reader, known)
    }
    return numbers
  })
  const packedTerms = sharedUint32(surfaceTerms.length)
  packedTerms.set(surfaceTerms)
  return {
    termIds: terms.finish(),
    ...orderForms(languages, surfaceLanguages),
    surfaceTerms: packedTerms,
    shardSurfaces,
  }
})

/** The texts of all surfaces, merged from the texts of each language. Within a language the order is the same. */
function orderForms(
  languages: readonly LanguageForms[],
  surfaceLanguages: readonly number[],
): Pick<Vocabulary, 'surfaceTexts' | 'surfaceLanguages'> {
  const forms = languages[0]?.forms ?? new PackedNumbers()
  if (forms.size === surfaceLanguages.length) return { surfaceTexts: forms.finish() }
  const packs: PackedStrings[] = []
  const next: number[] = []
  let count = 0
  // Languages that the shards do not have leave holes, which forEach passes over.
  languages.forEach((language, index) => {
    next[index] = count
    count += language.forms.size
    packs.push(language.forms.finish())
  })
  const order = Uint32Array.from(surfaceLanguages, (language) => next[language]!++)
  const packedLanguages = sharedUint8(surfaceLanguages.length)
  packedLanguages.set(surfaceLanguages)
  return { surfaceTexts: pickStrings(packs, order), surfaceLanguages: packedLanguages }
}

type GroupSurfaces = Pick<Vocabulary, 'termIds' | 'surfaceTexts' | 'surfaceLanguages' | 'surfaceTerms'>

/** Merges the vocabularies of groups, with the result of merging all of their shards at once. */
export const joinVocabularies = kernel(
  'build.joinVocabularies',
  ({ groups }: { readonly groups: readonly GroupSurfaces[] }): ProjectTerms => {
    const terms = new PackedNumbers()
    const languages: PackedNumbers[] = []
    const termsOf: number[][] = []
    const surfaceTerms = groups.map(({ termIds, surfaceTexts, surfaceLanguages, surfaceTerms: ownTerms }) => {
      const numbers = sharedUint32(ownTerms.length)
      for (let surface = 0; surface < ownTerms.length; surface++) {
        const language = surfaceLanguages?.[surface] ?? 0
        languages[language] ??= new PackedNumbers()
        termsOf[language] ??= []
        const known = termsOf[language]
        const form = languages[language].numberOf(surfaceTexts, surface)
        if (form === known.length) known.push(terms.numberOf(termIds, ownTerms[surface]!))
        numbers[surface] = known[form]!
      }
      return numbers
    })
    return { termIds: terms.finish(), surfaceTerms }
  },
)

/** The vocabulary of each group of shards, and the terms of all. */
async function mergeVocabularies(
  words: readonly ShardWords[],
  { compute, signal }: { readonly compute: Compute; readonly signal?: AbortSignal | undefined },
): Promise<ProjectTerms & { readonly shardSurfaces: readonly (readonly Uint32Array[])[] }> {
  const shards = words.map(({ surfaceTexts, surfaceTerms, termIds, readings }) => ({
    surfaceTexts,
    surfaceTerms,
    termIds,
    readings,
  }))
  const groups = await compute.map(
    mergeVocabulary,
    shardGroups(shards).map((group) => ({ shards: group })),
    { signal },
  )
  const shardSurfaces = groups.map((group) => group.shardSurfaces)
  const [only] = groups
  if (only !== undefined && groups.length === 1) {
    return { termIds: only.termIds, surfaceTerms: [only.surfaceTerms], shardSurfaces }
  }
  const surfaces = groups.map(({ shardSurfaces: _, ...group }) => group)
  return { ...(await compute.run(joinVocabularies, { groups: surfaces }, { signal })), shardSurfaces }
}

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

/**
 * Runs all stages of this file for all pages: returns the words of each shard, their terms, and the ids of all terms.
 */
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
