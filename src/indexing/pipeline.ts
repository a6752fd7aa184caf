import type { Compute } from '../compute/compute.js'
import { finishNumbers } from '../compute/finishNumbers.js'
import { inlineCompute } from '../compute/pool.js'
import type { BuiltSnapshot, ReadyParts } from '../snapshot/codec.js'
import type { VectorRows } from '../snapshot/documentVectors.js'
import type { SnapshotInfo, TermManagement } from '../snapshot/snapshot.js'
import { loadLanguage } from '../text/analyze.js'
import type { OpenedTokenizer } from '../text/tokenization/customTokenizer.js'
import { NumberList } from '../typedArrays.js'
import type { BackgroundSpace } from '../wordVectors/wordVectors.js'
import { type DocumentSource, RELEASED_CHARACTERS } from './documentSource.js'
import { findPhrasesByLanguage } from './phrases/phrasesByLanguage.js'
import { ColumnBuilder } from './postings/columnBuilder.js'
import { indexTerms } from './postings/termIndex.js'
import { cooccur } from './vectors/cooccurrence.js'
import { buildLatentSemanticIndex } from './vectors/latentSemanticIndex.js'
import { relateTerms } from './vectors/relateTerms.js'
import { embed } from './vectors/termVectors.js'
import { languagesOf, type ProjectLanguages } from './words/documentLanguages.js'
import { extractTerms } from './words/extractTerms.js'

export type BuildStage = 'terms' | 'phrases' | 'counts' | 'cooccurrence' | 'vectors' | 'ranking'

export interface BuildRequest extends ProjectLanguages {
  readonly source: DocumentSource
  readonly compute: Compute
  /** Number of the build. */
  readonly number: number
  readonly scienceVersion: string
  readonly management: TermManagement
  /** Replaces our tokenizer. If it throws or returns an invalid word, the build fails with TokenizerError. */
  readonly tokenizer?: OpenedTokenizer | undefined
  readonly background?: BackgroundSpace | undefined
  readonly signal?: AbortSignal | undefined
  /**
   * Takes the vectors of all documents as soon as they are computed, and other parts that are ready. The snapshot is returned
   * without these vectors, which are the largest part of it. The build ends after the promise.
   */
  readonly onVectors?: ((vectors: VectorRows, axes: number, ready: ReadyParts) => Promise<void>) | undefined
  /** Up to this many bytes, vectors of documents are left as they are. Default: 256 MiB; beyond it they are stored in digits. */
  readonly fewBytes?: number | undefined
  /** Called with the current stage, and the fraction of the whole core build that is done. */
  readonly onProgress?: ((stage: BuildStage, fraction: number) => void) | undefined
}

/**
 * Builds with less text than this, in UTF-16 code units, run in process: starting a thread would cost more than it
 * saves.
 */
const THREADED_CHARACTERS = 200_000

/** Fraction of the whole build that is done when a stage begins, from the profile of a build of 22,635 reviews. */
const STAGE_START: Readonly<Record<BuildStage, number>> = {
  terms: 0,
  phrases: 0.25,
  counts: 0.4,
  cooccurrence: 0.55,
  vectors: 0.7,
  ranking: 0.9,
}

/**
 * Builds a snapshot from documents. The same documents, languages, management, tokenizer and general word vectors give
 * the same bytes for any number of threads. The stages are analysis, phrases, counts, co-occurrence, vectors and
 * ranking.
 */
export async function buildSnapshot(request: BuildRequest): Promise<BuiltSnapshot> {
  const { source, language, otherLanguages = [], management, signal } = request
  const compute = computeFor(request, source.characters)
  const step: Step = async (stage) => {
    signal?.throwIfAborted()
    if (source.characters >= RELEASED_CHARACTERS) await compute.release?.()
    request.onProgress?.(stage, STAGE_START[stage])
  }
  const built = await buildSpace(request, compute, step)
  const { keys, columns, index, termCount, isJoined, space, builtCosines, builtVectors } = built
  const documentCount = keys.length
  const background = request.background && {
    name: request.background.name,
    fingerprint: request.background.fingerprint,
    ...(!isJoined && { joined: false }),
  }
  const documents = { count: documentCount, keys, wordCounts: index.wordCounts }
  const relatable = { documents, info: { background }, terms: index.terms, space }
  const generalAxes = isJoined ? request.background?.axes : undefined
  // Vectors are written and terms are related mostly on the caller's thread, while other threads compute the ranking axes.
  const [ranking, builtRelated] = await allOrNone([
    buildLatentSemanticIndex(index, { termCount, fewBytes: request.fewBytes, compute, signal }),
    relateTerms(relatable, { generalAxes, compute, signal }),
    built.written,
  ])

  signal?.throwIfAborted()
  request.onProgress?.('ranking', 1)
  return {
    info: {
      number: request.number,
      scienceVersion: request.scienceVersion,
      language,
      ...(otherLanguages.length > 0 && { otherLanguages: otherLanguages.map((other) => other.language) }),
      documentCount,
      management,
      ...(background && { background }),
      ...(request.tokenizer && { tokenizer: request.tokenizer.name }),
      ...dictionariesOf(request),
      influences: influencesOf(request),
    },
    documents,
    terms: index.terms,
    phrases: index.phrases,
    postings: index.postings,
    columns,
    space,
    builtRelated,
    builtCosines,
    builtVectors,
    builtOccurrences: index.occurrences,
    builtRanking: ranking,
  }
}

type Step = (stage: BuildStage) => Promise<void>

// Each of the following stages is a function of its own, so that what only it needs can be collected: gigabytes for a
// million documents.

/**
 * The vectors of terms and documents, and the beginning of the stage of ranking. Those of documents are undefined if `onVectors` takes
 * them, until `written`.
 */
async function buildSpace(request: BuildRequest, compute: Compute, step: Step) {
  const { onVectors } = request
  const { space: built, ...counted } = await embedTerms(request, compute, step)
  const { documentVectors: rows, cosines: builtCosines, ...space } = built
  await step('ranking')
  const { terms, phrases, postings, occurrences: builtOccurrences } = counted.index
  const parts = { terms, phrases, postings, builtOccurrences }
  const written = onVectors?.(rows, space.axes, { parts, signal: request.signal })
  const builtVectors = onVectors === undefined ? { reused: 0, rows } : undefined
  return { ...counted, space, written, builtCosines, builtVectors }
}

/** As `Promise.all`, which rejects when all have ended: nothing goes on after a failed build. */
async function allOrNone<T extends readonly unknown[]>(all: T): Promise<{ -readonly [I in keyof T]: Awaited<T[I]> }> {
  await Promise.allSettled(all)
  return await Promise.all(all)
}

/** The terms of the documents, and the vectors of both. */
async function embedTerms(request: BuildRequest, compute: Compute, step: Step) {
  const { background, fewBytes, signal } = request
  const { pairs, ...counted } = await countPairs(request, compute, step)
  const { index, keys, termCount } = counted

  await step('vectors')
  const isJoined = joins(background, keys.length)
  const joined = isJoined ? background : undefined
  const space = await embed(pairs, index, { termCount, background: joined, fewBytes, compute, signal })
  return { ...counted, isJoined, space }
}

/** The terms of the documents, and the matrix of their co-occurrences. */
async function countPairs(request: BuildRequest, compute: Compute, step: Step) {
  const { sequence, keys, columns, index } = await countTerms(request, compute, step)
  const termCount = vectorTerms(index.terms.totalDocCounts, keys.length)

  await step('cooccurrence')
  const pairs = await cooccur(sequence, { termCount, compute, signal: request.signal })
  return { pairs, keys, columns, index, termCount }
}

/** Whether a project of this many documents also gets the axes of general word vectors. */
const joins = (background: BackgroundSpace | undefined, documentCount: number): boolean =>
  background !== undefined && documentCount <= (background.mostDocuments ?? Number.POSITIVE_INFINITY)

/** Extracts and counts the terms of the documents, and collects the other data of the snapshot. */
async function countTerms(request: BuildRequest, compute: Compute, step: Step) {
  const { source, management, signal } = request
  const languages = languagesOf(request)
  const rules = await Promise.all(languages.map(({ language, dictionary }) => loadLanguage(language, { dictionary })))
  const keys = new NumberList()
  const columns = new ColumnBuilder()

  await step('terms')
  const extracted = await extractTerms(source.pages(), {
    languages,
    management,
    compute,
    signal,
    onPage: async (page) => {
      for (const document of page) keys.add(document.key)
      await columns.add(page, signal)
    },
    onDocuments: (done) => request.onProgress?.('terms', (STAGE_START.phrases * done) / Math.max(1, source.count)),
  })

  await step('phrases')
  const merged = await findPhrasesByLanguage(extracted.units, extracted.words, {
    rules,
    unitCount: extracted.termIds.offsets.length - 1,
    compute,
    signal,
  })

  await step('counts')
  const { sequence, ...index } = await indexTerms(extracted, merged, {
    languages,
    innerWords: rules.map(({ innerWords }) => innerWords),
    management,
    compute,
    signal,
  })
  return {
    keys: await finishNumbers(keys, new Float64Array(keys.length), signal),
    columns: await columns.finish(signal),
    sequence,
    index,
  }
}

/**
 * Where a build with this many UTF-16 code units of text runs. A tokenizer module of the caller always runs in threads,
 * because its running time is unknown and only a thread can be terminated.
 */
export const computeFor = (
  { compute, tokenizer }: Pick<BuildRequest, 'compute' | 'tokenizer'>,
  characters: number,
): Compute => (characters < THREADED_CHARACTERS && tokenizer?.module === undefined ? inlineCompute : compute)

/** Fingerprint of everything besides the documents that affects the answers. */
export function influencesOf(request: Influences): string {
  const { scienceVersion, language, management, background, tokenizer, otherLanguages = [] } = request
  const others = otherLanguages.map((other) => [other.language, other.tokenizer?.name ?? null])
  const ofProject = [scienceVersion, language, management, background?.fingerprint ?? null, tokenizer?.name ?? null]
  const all = others.length === 0 ? ofProject : [...ofProject, others]
  const { dictionaries } = dictionariesOf(request)
  return JSON.stringify(dictionaries === undefined ? all : [...all, { dictionaries }])
}

/** Fingerprints of the dictionaries by language; empty without any. */
function dictionariesOf(request: ProjectLanguages): Pick<SnapshotInfo, 'dictionaries'> {
  const used = languagesOf(request).flatMap(({ language, dictionary }) =>
    dictionary === undefined ? [] : [[language, dictionary.fingerprint]],
  )
  return used.length === 0 ? {} : { dictionaries: Object.fromEntries(used) }
}

export type Influences = Pick<BuildRequest, 'scienceVersion' | 'management' | 'background' | keyof ProjectLanguages>

/**
 * Minimum number of documents of a term with a vector, so that enough of its contexts are known. In a small project one
 * is enough; in a large one, rare terms would double the work for vectors without information.
 */
export function vectorThreshold(documentCount: number): number {
  if (documentCount < 2_000) return 1
  if (documentCount < 20_000) return 2
  return documentCount < 200_000 ? 3 : 5
}

/** Number of terms that get a vector. They are the first ones, because terms are numbered by document count. */
export function vectorTerms(totalDocCounts: Uint32Array, documentCount: number): number {
  const least = vectorThreshold(documentCount)
  let count = totalDocCounts.length
  while (count > 0 && totalDocCounts[count - 1]! < least) count--
  return count
}
