import { threadId } from 'node:worker_threads'
import {
  type PackedStrings,
  packedCount,
  pickStrings,
  sharedUint8,
  sharedUint16,
  sharedUint32,
} from '../../compute/shared.js'
import { StringPacker } from '../../compute/stringPacker.js'
import { LanguageCache } from '../../languageCache.js'
import { createAnalyzer, loadLanguage } from '../../text/analyze.js'
import type { Analyzer, WordList } from '../../text/analyzer.js'
import type { Dictionary } from '../../text/morphology/dictionaries/dictionary.js'
import {
  type OpenedTokenizer,
  receiveTokenizer,
  type TokenizerMessage,
} from '../../text/tokenization/customTokenizer.js'
import { grown } from '../../typedArrays.js'
import type { ShardWords } from './shardWords.js'
import { readManagement, type SharedManagement } from './sharedManagement.js'

/** A language to read, as it is sent to a kernel. */
export interface ReaderLanguage {
  /** Two-letter code. */
  readonly language: string
  /** A function only in process. */
  readonly tokenizer?: TokenizerMessage | undefined
  /** On shared memory. */
  readonly dictionary?: Dictionary | undefined
}

/** Maximum number of distinct word forms in the cache of a thread's analyzer; then the cache is cleared. */
const REMEMBERED_SURFACES = 400_000

/** The state that a thread reuses between shards. */
export interface Reader {
  /** Unique among the readers of all threads. */
  readonly name: string
  readonly key: string
  readonly tokenizer: OpenedTokenizer | undefined
  /** The analyzer, whose cache of word forms makes it fast. */
  readonly analyzer: Analyzer
  readonly localSurfaces: LocalNumbers
  readonly localTerms: LocalNumbers
  /** Surfaces and terms of the analyzer, packed once. */
  readonly surfaceTexts: StringPacker
  readonly termIds: StringPacker
}

/** Number of readers that this thread has created. */
let created = 0
/** A thread mostly reads one project at a time. */
const remembered = new LanguageCache<Reader>()

/** The readers of this thread for these languages. */
export async function cachedReaders(
  languages: readonly ReaderLanguage[],
  shared: SharedManagement,
): Promise<readonly Reader[]> {
  remembered.beginRequest()
  const readers: Reader[] = []
  for (const language of languages) readers.push(await cachedReader(language, shared))
  return readers
}

async function cachedReader(
  { language, tokenizer: message, dictionary }: ReaderLanguage,
  shared: SharedManagement,
): Promise<Reader> {
  const key = JSON.stringify([language, shared.fingerprint, dictionary?.fingerprint])
  const tokenizer = await receiveTokenizer(message)
  let known = remembered.get(language)
  if (
    known?.key !== key ||
    known.tokenizer?.tokenize !== tokenizer?.tokenize ||
    known.analyzer.surfaces.length > REMEMBERED_SURFACES
  ) {
    const management = readManagement(shared)
    await loadLanguage(language, { management, dictionary })
    const analyzer = createAnalyzer({ language, management, tokenizer, dictionary })
    known = {
      name: `${threadId} ${created++}`,
      key,
      tokenizer,
      analyzer,
      localSurfaces: new LocalNumbers(),
      localTerms: new LocalNumbers(),
      surfaceTexts: new StringPacker(),
      termIds: new StringPacker(),
    }
  }
  remembered.use(language, known)
  return known
}

/**
 * Numbers values in order of appearance, from 0. It can be reused for many shards, because clearing takes time only for
 * the values that occurred.
 */
class LocalNumbers {
  /** The values that occurred, in order of appearance. */
  readonly met: number[] = []
  /** Local number + 1 of each value that occurred; 0 for all others. */
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

/** Numbers the surfaces and terms of these words from 0, by language and then in order of appearance. */
export function localVocabulary(
  readers: readonly Reader[],
  words: WordList,
  documentOffsets: Uint32Array,
  languageIndexes: Uint8Array | undefined,
) {
  const surfaces = sharedUint32(words.length)
  // Languages that the page does not have leave holes, which forEach passes over.
  readers.forEach(prepareReader)
  if (languageIndexes === undefined) numberSurfaces(readers[0]!, words, { from: 0, to: words.length }, surfaces)
  else {
    for (const [document, index] of languageIndexes.entries()) {
      const range = { from: documentOffsets[document]!, to: documentOffsets[document + 1]! }
      numberSurfaces(readers[index]!, words, range, surfaces)
    }
    const firsts: number[] = []
    let first = 0
    readers.forEach(({ localSurfaces }, index) => {
      firsts[index] = first
      first += localSurfaces.met.length
    })
    for (const [document, index] of languageIndexes.entries()) {
      const end = documentOffsets[document + 1]!
      for (let word = documentOffsets[document]!; word < end; word++) surfaces[word]! += firsts[index]!
    }
  }
  const starts = sharedUint32(words.length)
  const lengths = sharedUint16(words.length)
  const positions = sharedUint32(words.length)
  const gaps = sharedUint8(words.length)
  starts.set(words.starts.subarray(0, words.length))
  lengths.set(words.lengths.subarray(0, words.length))
  positions.set(words.positions.subarray(0, words.length))
  gaps.set(words.gaps.subarray(0, words.length))
  return { surfaces, starts, lengths, positions, gaps, ...packSurfaces(readers) }
}

/** Packs the surfaces and terms that a reader has found since its last page, and restarts the numbering. */
function prepareReader({ analyzer, localSurfaces, localTerms, surfaceTexts, termIds }: Reader): void {
  for (let surface = surfaceTexts.count; surface < analyzer.surfaces.length; surface++) {
    surfaceTexts.add(analyzer.surfaces[surface]!)
  }
  for (let term = termIds.count; term < analyzer.termIds.length; term++) termIds.add(analyzer.termIds[term]!)
  localSurfaces.clear()
  localTerms.clear()
}

function numberSurfaces(
  { localSurfaces }: Reader,
  words: WordList,
  { from, to }: { readonly from: number; readonly to: number },
  surfaces: Uint32Array,
): void {
  for (let word = from; word < to; word++) surfaces[word] = localSurfaces.numberOf(words.surfaces[word]!)
}

/** The numbered surfaces of all readers, and their terms. */
function packSurfaces(
  readers: readonly Reader[],
): Pick<ShardWords, 'surfaceTexts' | 'surfaceTerms' | 'termIds' | 'readings'> {
  const packed: (ReturnType<typeof packReader> & { readonly language: number })[] = []
  readers.forEach((reader, language) => {
    packed.push({ language, ...packReader(reader) })
  })
  const [only] = packed
  if (packed.length === 1) {
    const { surfaceTexts, surfaceTerms, termIds, ...reading } = only!
    return { surfaceTexts, surfaceTerms, termIds, readings: [reading] }
  }
  const surfaceTerms = sharedUint32(packed.reduce((sum, each) => sum + each.surfaceTerms.length, 0))
  let [surface, firstTerm] = [0, 0]
  for (const each of packed) {
    for (const term of each.surfaceTerms) surfaceTerms[surface++] = firstTerm + term
    firstTerm += packedCount(each.termIds)
  }
  return {
    surfaceTexts: joinStrings(packed.map((each) => each.surfaceTexts)),
    surfaceTerms,
    termIds: joinStrings(packed.map((each) => each.termIds)),
    readings: packed.map(({ language, reader, readerSurfaces }) => ({ language, reader, readerSurfaces })),
  }
}

function packReader({ name, analyzer, localSurfaces, localTerms, surfaceTexts, termIds }: Reader) {
  const surfaceTerms = sharedUint32(localSurfaces.met.length)
  for (const [local, surface] of localSurfaces.met.entries()) {
    surfaceTerms[local] = localTerms.numberOf(analyzer.surfaceTerms[surface]!)
  }
  const readerSurfaces = sharedUint32(localSurfaces.met.length)
  readerSurfaces.set(localSurfaces.met)
  return {
    surfaceTexts: surfaceTexts.pick(localSurfaces.met),
    surfaceTerms,
    termIds: termIds.pick(localTerms.met),
    reader: name,
    readerSurfaces,
  }
}

/** Concatenates several packs of strings. */
function joinStrings(packs: readonly PackedStrings[]): PackedStrings {
  const count = packs.reduce((sum, pack) => sum + packedCount(pack), 0)
  return pickStrings(
    packs,
    Uint32Array.from({ length: count }, (_, i) => i),
  )
}
