import { setImmediate as nextTurn } from 'node:timers/promises'
import { inSteps } from '../compute/eventLoopBudget.js'
import { packedCount } from '../compute/shared.js'
import { cacheSlot } from '../compute/slotCache.js'
import { matcherSteps } from '../snapshot/phrases.js'
import type { Snapshot } from '../snapshot/snapshot.js'
import { lookupSteps, termId, termOfSurface } from '../snapshot/termTable.js'
import { createAnalyzer, loadLanguage } from '../text/analyze.js'
import type { Analyzer } from '../text/analyzer.js'
import type { Dictionary, DictionarySource } from '../text/morphology/dictionaries/dictionary.js'
import type { TokenizerSource } from '../text/tokenization/customTokenizer.js'
import { spaceOfLanguages } from '../wordVectors/languageSpaces.js'
import type { BackgroundSource, BackgroundSpace } from '../wordVectors/wordVectors.js'
import type { AnswerContext } from './context.js'

/** Maximum number of word forms in the cache of a snapshot's analyzer; then the cache is cleared. */
const MOST_SURFACES = 100_000

/**
 * Maximum number of word forms of a project in the index that is consulted before stemming; indexing more would block
 * the event loop.
 */
const INDEXED_SURFACES = 100_000

/** Bytes of an analyzer with its tables, and of one cached word form with its term id. */
const ANALYZER_BYTES = 64 << 10
const SURFACE_BYTES = 200
/** A hash table of 32-bit slots, at most half full. */
const LOOKUP_BYTES = 16

/** The analyzers of a snapshot, and the number of cached word forms when they were last counted. */
interface CachedAnalyzers {
  readonly analyzers: readonly Analyzer[]
  readonly surfaces: number
}

const analyzerSlot = cacheSlot<'analyzers', CachedAnalyzers>({
  name: 'analyzers',
  bytesOf: ({ analyzers, surfaces }) => analyzers.length * ANALYZER_BYTES + surfaces * SURFACE_BYTES,
  isPinned: true,
})

const countSurfaces = (analyzers: readonly Analyzer[]): number => {
  let count = 0
  for (const { surfaces } of analyzers) count += surfaces.length
  return count
}

/** The hash tables of ids, surface texts and phrases, by their number of entries. */
const lookupSlot = cacheSlot<'lookups', { readonly made: Promise<void>; readonly entries: number }>({
  name: 'lookups',
  bytesOf: ({ entries }) => entries * LOOKUP_BYTES,
  isPinned: true,
})

/**
 * Builds the lookup tables that find terms and phrases in texts, yielding at intervals: in a large project this takes
 * longer than an answer.
 */
async function makeLookups({ terms, phrases }: Snapshot, withSurfaces: boolean): Promise<void> {
  const all = [
    lookupSteps(terms.ids),
    matcherSteps(phrases),
    ...(withSurfaces ? [lookupSteps(terms.surfaceTexts)] : []),
  ]
  for (const steps of all) await inSteps(steps)
}

/** Whether a project has few enough word forms for the index. */
const hasFewSurfaces = ({ terms }: Snapshot): boolean => packedCount(terms.surfaceTexts) <= INDEXED_SURFACES

async function openLookups(snapshot: Snapshot): Promise<void> {
  const { cache, terms, phrases } = snapshot
  let lookups = cache.get(lookupSlot, 'lookups')
  if (lookups === undefined) {
    const isSmall = hasFewSurfaces(snapshot)
    const entries = terms.count + phrases.edgeTerm.length + (isSmall ? packedCount(terms.surfaceTexts) : 0)
    lookups = { made: makeLookups(snapshot, isSmall), entries }
    cache.set(lookupSlot, 'lookups', lookups)
  }
  await lookups.made
}

/** What reads texts as the build read them. */
interface ReadingSources {
  readonly tokenizer?: TokenizerSource | undefined
  readonly dictionary?: DictionarySource | undefined
}

/**
 * Analyzers for the languages, tokenizers, dictionaries and term management of a build, that of the language of the project first.
 */
async function openAnalyzers(
  snapshot: Snapshot,
  { tokenizer: tokenizerOf, dictionary: dictionaryOf }: ReadingSources,
): Promise<Analyzer[]> {
  const { info, terms } = snapshot
  const { management, otherLanguages = [] } = info
  const languages = [info.language, ...otherLanguages]
  const dictionaries = new Map<string, Dictionary | undefined>()
  for (const language of languages) {
    // Each of these takes some ten milliseconds, once; a dictionary takes a second.
    const dictionary = await dictionaryOf?.(language)?.load()
    dictionaries.set(language, dictionary)
    await loadLanguage(language, { management, dictionary })
    await nextTurn()
  }
  await openLookups(snapshot)
  const isSmall = hasFewSurfaces(snapshot)
  return languages.map((language) => {
    const known = (surface: string): string | undefined => {
      const term = isSmall ? termOfSurface(terms, surface) : undefined
      const id = term === undefined ? undefined : termId(terms, term)
      // A word form of several languages is found in one of them.
      return otherLanguages.length === 0 || id?.endsWith(`|${language}`) ? id : undefined
    }
    const dictionary = dictionaries.get(language)
    return createAnalyzer({ language, management, tokenizer: tokenizerOf?.(language), dictionary, known })
  })
}

/** The source of general word vectors for answers. */
export type BackgroundLookup = Pick<BackgroundSource, 'spaceFor'>

/** The general word vectors of a build if the file has not changed; answers work without them. */
async function openBackground(
  { info }: Snapshot,
  source: BackgroundLookup | undefined,
): Promise<BackgroundSpace | undefined> {
  if (info.background === undefined) return undefined
  const languages = [info.language, ...(info.otherLanguages ?? [])]
  const space = source && (await spaceOfLanguages(source, languages).catch(() => undefined))
  return space?.fingerprint === info.background.fingerprint ? space : undefined
}

/**
 * The context of answers from a snapshot. Texts are analyzed with the languages, tokenizers, dictionaries and term management
 * of its build.
 */
export async function openContext(
  request: Omit<AnswerContext, 'analyzer' | 'otherAnalyzers' | 'background'>,
  {
    background: backgroundSource,
    ...reading
  }: ReadingSources & { readonly background?: BackgroundLookup | undefined } = {},
): Promise<AnswerContext> {
  const { cache } = request.snapshot
  const opened = cache.get(analyzerSlot, 'analyzers')
  const isReusable = opened?.analyzers.every(({ surfaces }) => surfaces.length <= MOST_SURFACES) === true
  const analyzers = isReusable ? opened!.analyzers : await openAnalyzers(request.snapshot, reading)
  // Counted again after texts of requests have added word forms.
  const surfaces = countSurfaces(analyzers)
  if (!isReusable || surfaces !== opened!.surfaces) cache.set(analyzerSlot, 'analyzers', { analyzers, surfaces })
  if (!isReusable) await nextTurn()
  const [analyzer, ...otherAnalyzers] = analyzers
  const hasBackground = request.snapshot.info.background !== undefined
  const { snapshot, compute, signal } = request
  return {
    snapshot,
    compute,
    signal,
    analyzer: analyzer!,
    otherAnalyzers: otherAnalyzers.length > 0 ? otherAnalyzers : undefined,
    background: hasBackground ? await openBackground(snapshot, backgroundSource) : undefined,
  }
}
