import { kernel } from '../../compute/kernel.js'
import { hashBytes, PackedNumbers } from '../../compute/packedNumbers.js'
import {
  type PackedStrings,
  packedCount,
  packStrings,
  pickStrings,
  sharedFloat32,
  sharedUint8,
  sharedUint32,
  unpackString,
  unpackStrings,
} from '../../compute/shared.js'
import { argsortDescending } from '../../math/argsortDescending.js'
import type { TermTable } from '../../snapshot/snapshot.js'
import { firstWordOf } from '../../snapshot/termTable.js'
import { isNoConcept } from '../../text/conceptWords.js'
import { displayIndex, insideSentence, mayBeginSentences, unwrittenNoun } from '../../text/displayForm.js'
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

/** Maximum number of surface texts stored for one term: the most frequent ones. */
const MOST_SURFACES = 100

/** Orders surface texts for storage: most frequent first, equally frequent ones with lower case first. */
export const orderSurfaces = <Surface extends readonly [text: string, count: number, ...unknown[]]>(
  counted: Iterable<Surface>,
): Surface[] => [...counted].sort((a, b) => b[1] - a[1] || (a[0] > b[0] ? -1 : 1)).slice(0, MOST_SURFACES)

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
 * Hash of the stem and language of a one-word term, without a particle behind a hyphen (`follow-up`) or a letter before it (`T-shirt`). For phrases, and in languages
 * whose stems are the lemmas, the hash of the id.
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
  if (hyphen === 1) return word.slice(2)
  if (hyphen <= 0 || languageRules(language)?.hyphened.has(word.slice(hyphen + 1)) !== true) return word
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

/** The surfaces of each term, counted wherever the term occurs, also inside phrases. */
function collectSurfaces(
  shards: readonly SurfaceFormCounts[],
  { ids, wordCounts }: Pick<TermTable, 'ids' | 'wordCounts'>,
) {
  const count = packedCount(ids)
  const forms = new TermForms(shards, count)
  const displays = new Uint32Array(count)
  const nouns: DisplayChange[] = []
  /** Phrases whose display form only begins sentences. */
  const beginners: number[] = []
  const texts: number[] = []
  const counts: number[] = []
  const surfaceOffsets = sharedUint32(count + 1)
  for (let term = 0; term < count; term++) {
    const ofTerm = forms.read(term)
    const { display, noun }: Display =
      ofTerm.length === 1 ? { display: ofTerm[0]! } : chooseDisplay(forms, ofTerm, unpackString(ids, term))
    displays[term] = display
    if (noun !== undefined) nouns.push([term, noun])
    const isInside = wordCounts[term] === 1 || forms.insideCounts[display]! > 0
    if (!isInside && mayBeginSentences(unpackString(forms.texts, display))) beginners.push(term)
    for (const text of ofTerm) {
      texts.push(text)
      counts.push(forms.counts[text]!)
    }
    surfaceOffsets[term + 1] = counts.length
  }
  const surfaceCounts = sharedUint32(counts.length)
  surfaceCounts.set(counts)
  const lowered = lowerBeginners(beginners, { displays, all: forms.texts, ids })
  return {
    displays: changeDisplays(displays, forms.texts, [...nouns, ...lowered]),
    surfaceOffsets,
    surfaceTexts: pickStrings([forms.texts], Uint32Array.from(texts)),
    surfaceCounts,
  }
}

/** How a term is shown: the number of one of its texts, or a noun that nobody has written by itself. */
interface Display {
  readonly display: number
  readonly noun?: string | undefined
}

/** Chooses among several forms of a term. */
function chooseDisplay({ texts, counts }: TermForms, ofTerm: readonly number[], id: string): Display {
  const forms = ofTerm.map((text) => [unpackString(texts, text), counts[text]!] as const)
  const index = displayIndex(forms, id)
  return { display: ofTerm[index]!, noun: unwrittenNoun(forms, id, forms[index]![0]) }
}

/**
 * The surface forms of one term after another, summed over all shards. Texts are referenced by number: if there are very many words,
 * most terms have one surface, and a map for each would take most of the memory of a build.
 */
class TermForms {
  /** The distinct texts of all terms. */
  readonly texts: PackedStrings
  /** By text, how often the term that was read last occurs as it, and how often inside a clause. */
  readonly counts: Uint32Array
  readonly insideCounts: Uint32Array
  /** Texts of the term that was read last, in the order in which they were met. */
  private readonly met: number[] = []
  /** By shard and index in it, the number of the text. */
  private readonly textsOf: readonly Uint32Array[]
  private readonly entries: ReturnType<typeof sortByTerm>

  constructor(
    private readonly shards: readonly SurfaceFormCounts[],
    termCount: number,
  ) {
    this.entries = sortByTerm(shards, termCount)
    const numbers = new PackedNumbers()
    this.textsOf = shards.map(({ texts }) =>
      Uint32Array.from({ length: packedCount(texts) }, (_, i) => numbers.numberOf(texts, i)),
    )
    this.counts = new Uint32Array(numbers.size)
    this.insideCounts = new Uint32Array(numbers.size)
    this.texts = numbers.finish()
  }

  /** Counts the forms of a term in place of the last one. Returns their texts in storage order; every term occurs, so there is one at least. */
  read(term: number): readonly number[] {
    const { shards, textsOf, counts, insideCounts, met } = this
    for (const text of met) {
      counts[text] = 0
      insideCounts[text] = 0
    }
    met.length = 0
    const { offsets, shardOf, indexInShard } = this.entries
    for (let entry = offsets[term]!; entry < offsets[term + 1]!; entry++) {
      const shard = shards[shardOf[entry]!]!
      const index = indexInShard[entry]!
      const text = textsOf[shardOf[entry]!]![index]!
      if (counts[text] === 0) met.push(text)
      counts[text]! += shard.counts[index]!
      insideCounts[text]! += shard.insideCounts[index]!
    }
    return met.length === 1 ? met : orderTexts(met, counts, this.texts)
  }
}

/** The display form of a term that is not among its texts. */
type DisplayChange = readonly [term: number, display: string]

/** The display forms of phrases that only begin sentences: as their first words are by themselves. */
const lowerBeginners = (
  beginners: readonly number[],
  { displays, all, ids }: { readonly displays: Uint32Array; readonly all: PackedStrings; readonly ids: PackedStrings },
) =>
  beginners.map((term): DisplayChange => {
    const firstWord = firstWordOf({ ids }, term)
    const display = firstWord < 0 ? undefined : unpackString(all, displays[firstWord]!)
    return [term, insideSentence(unpackString(all, displays[term]!), unpackString(ids, term), display)]
  })

/** The display forms of all terms. `displays` has the number of each form in `all`; forms that are not in `all` are in `changes`. */
function changeDisplays(displays: Uint32Array, all: PackedStrings, changes: readonly DisplayChange[]): PackedStrings {
  for (const [index, [term]] of changes.entries()) displays[term] = packedCount(all) + index
  return pickStrings([all, packStrings(changes.map(([, display]) => display))], displays)
}

/** Numbers of texts in storage order. */
function orderTexts(texts: readonly number[], counts: Uint32Array, all: PackedStrings): number[] {
  return orderSurfaces(texts.map((text) => [unpackString(all, text), counts[text]!, text] as const)).map(
    ([, , text]) => text,
  )
}

/** The surfaces of each term: entries offsets[t] to offsets[t+1] hold the shard and the index there. */
function sortByTerm(shards: readonly SurfaceFormCounts[], count: number) {
  const offsets = new Uint32Array(count + 1)
  for (const { terms } of shards) for (const term of terms) if (term < count) offsets[term + 1]!++
  for (let term = 0; term < count; term++) offsets[term + 1]! += offsets[term]!
  const shardOf = new Uint32Array(offsets[count]!)
  const indexInShard = new Uint32Array(offsets[count]!)
  const next = offsets.slice(0, count)
  for (const [shard, { terms }] of shards.entries()) {
    for (let index = 0; index < terms.length; index++) {
      const term = terms[index]!
      if (term >= count) continue
      shardOf[next[term]!] = shard
      indexInShard[next[term]!++] = index
    }
  }
  return { offsets, shardOf, indexInShard }
}
