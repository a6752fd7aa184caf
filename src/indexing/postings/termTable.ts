import { kernel } from '../../compute/kernel.js'
import { hashBytes } from '../../compute/packedNumbers.js'
import {
  type PackedStrings,
  packedCount,
  pickStrings,
  sharedFloat32,
  sharedUint8,
  sharedUint32,
  unpackString,
  unpackStrings,
} from '../../compute/shared.js'
import { argsortDescending } from '../../math/argsortDescending.js'
import type { TermTable } from '../../snapshot/snapshot.js'
import { isNoConcept } from '../../text/conceptWords.js'
import {
  type BackgroundFrequencies,
  expectedDocuments,
  loadBackgroundFrequencies,
  relevance,
} from '../../text/frequencies/backgroundFrequency.js'
import { languageRules } from '../../text/languages.js'
import type { Dictionary } from '../../text/morphology/dictionaries/dictionary.js'
import { hasOwnLemmas, loadLemmatizer } from '../../text/morphology/lemmatizer.js'
import { stemmer } from '../../text/morphology/stem.js'
import { loadChangedLanguages, type TermManagementLike, termChanges } from '../../text/termChanges.js'
import type { SurfaceFormCounts } from '../words/surfaceFormCounts.js'
import type { TermNumbers } from '../words/termNumbers.js'
import { collectSurfaces } from './termSurfaces.js'

/** A language with the dictionary that knows its stems. */
export interface LanguageDictionary {
  /** Two-letter code. */
  readonly language: string
  /** On shared memory. */
  readonly dictionary?: Dictionary | undefined
}

interface DescribeInput {
  /** The language of the project first. */
  readonly languages: readonly LanguageDictionary[]
  readonly termIds: PackedStrings
  readonly numbers: TermNumbers
  readonly surfaces: readonly SurfaceFormCounts[]
  readonly documentCount: number
  /** Mean number of words in a document, including function words. */
  readonly meanWords: number
  readonly management: TermManagementLike
}

const remembered = new Map<string, Promise<BackgroundFrequencies>>()

/** The frequencies of a language, cached by thread: lemmatizing the table takes longer than a small build. */
function rememberedBackground({ language, dictionary }: LanguageDictionary): Promise<BackgroundFrequencies> {
  const key = `${language} ${dictionary?.fingerprint}`
  let frequencies = remembered.get(key)
  if (frequencies === undefined) {
    const lemmatizer = loadLemmatizer(language, dictionary)
    frequencies = lemmatizer.then((lemmaOf) => loadBackgroundFrequencies(language, lemmaOf))
    remembered.set(key, frequencies)
  }
  return frequencies
}

/** Builds the term table from numbers, surfaces and background frequencies. */
export const describeTerms = kernel('build.describeTerms', async (input: DescribeInput): Promise<TermTable> => {
  const { numbers } = input
  const ids = pickStrings([input.termIds], numbers.oldNumbers)
  const count = packedCount(ids)
  await loadChangedLanguages(input.management)
  const { wordCounts, backgroundFrequencies, stemHashes } = await describeIds(input.languages, ids)
  const surfaces = collectSurfaces(input.surfaces, { ids, wordCounts })
  const { displays } = surfaces
  return {
    count,
    ids,
    wordCounts,
    totalDocCounts: numbers.totalDocCounts,
    distinctDocCounts: numbers.distinctDocCounts,
    backgroundFrequencies,
    stemHashes,
    ...rank({ ...input, ids, displays, backgroundFrequencies, distinctDocCounts: numbers.distinctDocCounts }),
    ...surfaces,
  }
})

/** The columns that follow from the term ids alone: number of words, background frequency and stem. */
export async function describeIds(
  languages: readonly LanguageDictionary[],
  ids: PackedStrings,
): Promise<Pick<TermTable, 'wordCounts' | 'backgroundFrequencies' | 'stemHashes'>> {
  const backgroundOf = await backgroundsOf(languages)
  const wordCounts = sharedUint8(packedCount(ids))
  const backgroundFrequencies = sharedFloat32(packedCount(ids))
  const stemHashes = sharedUint32(packedCount(ids))
  for (const [term, id] of unpackStrings(ids).entries()) {
    backgroundFrequencies[term] = backgroundOf(id).ofTerm(id)
    wordCounts[term] = id.split(' ').length
    stemHashes[term] = stemHash(id)
  }
  return { wordCounts, backgroundFrequencies, stemHashes }
}

/** Language of the last word of a term. */
const languageOf = (id: string): string => id.slice(id.lastIndexOf('|') + 1)

/**
 * Hash of the stem and language of a one-word term, without a particle behind a hyphen (`follow-up`) or the beginning before it (`T-shirt`,
 * `Noord-Holland`). For phrases, and in languages whose stems are the lemmas, the hash of the id.
 */
function stemHash(id: string): number {
  const language = languageOf(id)
  const isInflected = !id.includes(' ') && hasOwnLemmas(language)
  const bytes = Buffer.from(
    isInflected ? `${stemmer(language)(stemmedPart(id.slice(0, id.lastIndexOf('|')), language))}|${language}` : id,
  )
  return hashBytes(bytes, 0, bytes.length)
}

/** `follow-up` -> `follow`, `t-shirt` -> `shirt`; other words with a hyphen, which tokenizers of callers may find, are whole. */
function stemmedPart(word: string, language: string): string {
  const hyphen = word.lastIndexOf('-')
  const rules = languageRules(language)
  if (hyphen === 1 || rules?.nameBeginnings.has(word.slice(0, hyphen)) === true) return word.slice(hyphen + 1)
  if (hyphen <= 0 || rules?.hyphened.has(word.slice(hyphen + 1)) !== true) return word
  return word.slice(0, hyphen)
}

/**
 * Gives the background frequencies for a term id: those of its language, or of the first language of the project if the project
 * does not have its language.
 */
async function backgroundsOf(languages: readonly LanguageDictionary[]): Promise<(id: string) => BackgroundFrequencies> {
  const backgrounds = await Promise.all(languages.map(rememberedBackground))
  const first = backgrounds[0]!
  if (languages.length === 1) return () => first
  const byCode = new Map(languages.map(({ language }, index) => [language, backgrounds[index]!]))
  return (id) => byCode.get(languageOf(id)) ?? first
}

interface RankInput {
  readonly ids: PackedStrings
  /** The forms that are shown. */
  readonly displays: PackedStrings
  readonly backgroundFrequencies: Float32Array
  readonly distinctDocCounts: Uint32Array
  readonly documentCount: number
  readonly meanWords: number
  /** Whether a term is known to be a concept, so that its id need not be read. Default: none is. */
  readonly isConcept?: ((term: number) => boolean) | undefined
  /** What it says to notice is a concept. After `loadChangedLanguages`. */
  readonly management: TermManagementLike
}

/** Relevance of every term, and terms ordered by it. What is no concept has none. */
export function rank(input: RankInput): Pick<TermTable, 'relevances' | 'byRelevance'> {
  const { ids, displays, backgroundFrequencies, distinctDocCounts, documentCount, meanWords, isConcept, management } =
    input
  const count = packedCount(ids)
  const relevances = sharedFloat32(count)
  for (let term = 0; term < count; term++) {
    const expected = expectedDocuments(backgroundFrequencies[term]!, documentCount, meanWords)
    relevances[term] = relevance(distinctDocCounts[term]!, expected)
  }
  const changeOf = termChanges(management)
  for (let term = 0; term < count; term++) {
    if (relevances[term] === 0 || isConcept?.(term)) continue
    const id = unpackString(ids, term)
    if (isNoConcept(id, unpackString(displays, term)) && changeOf(id)?.action !== 'notice') relevances[term] = 0
  }
  return { relevances, byRelevance: argsortDescending(relevances) }
}
