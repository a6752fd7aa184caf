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
import type { TermManagement } from '../../snapshot/snapshot.js'
import { createAnalyzer, loadLanguage } from '../../text/analyze.js'
import type { Analyzer, WordList } from '../../text/analyzer.js'
import {
  type OpenedTokenizer,
  receiveTokenizer,
  type TokenizerMessage,
} from '../../text/tokenization/customTokenizer.js'
import { grown } from '../../typedArrays.js'
import type { ShardWords } from './shardWords.js'

/** A language to read, as it is sent to a kernel. */
export interface ReaderLanguage {
  /** Two-letter code. */
  readonly language: string
  /** A function only in process. */
  readonly tokenizer?: TokenizerMessage | undefined
}

/** Distinct word forms a thread's analyzer may remember before it starts afresh. */
const REMEMBERED_SURFACES = 400_000

/** What a thread keeps between shards. */
export interface Reader {
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
/** By language; a thread mostly reads one project at a time. */
const remembered = new Map<string, Reader>()
/** Readers that a thread remembers: more languages than most projects have. */
const REMEMBERED_READERS = 8

/** The reader of this thread, for this language. */
export async function cachedReader(
  { language, tokenizer: message }: ReaderLanguage,
  management: TermManagement,
): Promise<Reader> {
  const key = JSON.stringify([language, management])
  const tokenizer = await receiveTokenizer(message)
  let known = remembered.get(language)
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
  }
  // The one used last stands last.
  remembered.delete(language)
  remembered.set(language, known)
  if (remembered.size > REMEMBERED_READERS) remembered.delete(remembered.keys().next().value!)
  return known
}

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

/** Numbers the surfaces and terms that occur in these words from 0, language after language, in order of appearance. */
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
    for (const [document, place] of languageIndexes.entries()) {
      const range = { from: documentOffsets[document]!, to: documentOffsets[document + 1]! }
      numberSurfaces(readers[place]!, words, range, surfaces)
    }
    const firsts: number[] = []
    let first = 0
    readers.forEach(({ localSurfaces }, place) => {
      firsts[place] = first
      first += localSurfaces.met.length
    })
    for (const [document, place] of languageIndexes.entries()) {
      const end = documentOffsets[document + 1]!
      for (let word = documentOffsets[document]!; word < end; word++) surfaces[word]! += firsts[place]!
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

/** Packs what a reader has met since its last page, and begins to number anew. */
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

/** The strings of several packs as one, pack after pack. */
function joinStrings(packs: readonly PackedStrings[]): PackedStrings {
  const count = packs.reduce((sum, pack) => sum + packedCount(pack), 0)
  return pickStrings(
    packs,
    Uint32Array.from({ length: count }, (_, i) => i),
  )
}
