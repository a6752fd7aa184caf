import { kernel } from '../../compute/kernel.js'
import { hashBytes, PackedNumbers } from '../../compute/packedNumbers.js'
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
import { findStrings } from '../../snapshot/termTable.js'
import { isNoConcept } from '../../text/conceptWords.js'
import { displayPlace } from '../../text/displayForm.js'
import {
  type BackgroundFrequencies,
  expectedDocuments,
  loadBackgroundFrequencies,
  relevance,
} from '../../text/frequencies/backgroundFrequency.js'
import { languageRules } from '../../text/languages.js'
import { hasOwnLemmas, lemmatizer } from '../../text/morphology/lemmatizer.js'
import { stemmer } from '../../text/morphology/stem.js'
import type { SurfaceFormCounts } from '../words/surfaceFormCounts.js'
import type { TermNumbers } from '../words/termCounts.js'

interface DescribeInput {
  /** Codes, the project's language first. */
  readonly languages: readonly string[]
  readonly termIds: PackedStrings
  readonly numbers: TermNumbers
  readonly surfaces: readonly SurfaceFormCounts[]
  readonly documentCount: number
  /** Mean words a document, function words included. */
  readonly meanWords: number
}

const remembered = new Map<string, Promise<BackgroundFrequencies>>()

/** The frequencies of a language, once a thread: lemmatizing the table costs more than a small build. */
function rememberedBackground(language: string): Promise<BackgroundFrequencies> {
  let frequencies = remembered.get(language)
  if (frequencies === undefined) {
    frequencies = loadBackgroundFrequencies(language, lemmatizer(language))
    remembered.set(language, frequencies)
  }
  return frequencies
}

/** Surface texts kept for one term: the most frequent ones. */
const MOST_SURFACES = 100

/** Surface texts in the order they are kept: most frequent first, of equally frequent ones lower case first. */
export const orderSurfaces = <Surface extends readonly [text: string, count: number, ...unknown[]]>(
  counted: Iterable<Surface>,
): Surface[] => [...counted].sort((a, b) => b[1] - a[1] || (a[0] > b[0] ? -1 : 1)).slice(0, MOST_SURFACES)

/** Numbers, surfaces and background frequencies -> the table of terms. */
export const describeTerms = kernel('build.describeTerms', async (input: DescribeInput): Promise<TermTable> => {
  const { numbers } = input
  const ids = pickStrings([input.termIds], numbers.oldNumbers)
  const count = packedCount(ids)
  const { wordCounts, backgroundFrequencies, stemHashes } = await describeIds(input.languages, ids)
  return {
    count,
    ids,
    wordCounts,
    totalDocCounts: numbers.totalDocCounts,
    distinctDocCounts: numbers.distinctDocCounts,
    backgroundFrequencies,
    stemHashes,
    ...rank({ ...input, ids, backgroundFrequencies, distinctDocCounts: numbers.distinctDocCounts }),
    ...collectSurfaces(input.surfaces, ids),
  }
})

/** What term ids alone tell: words in each, their share of general text, and their stems. */
export async function describeIds(
  languages: readonly string[],
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
export const languageOf = (id: string): string => id.slice(id.lastIndexOf('|') + 1)

/** Hash of the stem and language of a term of one word. Where stems are the lemmas, and of a phrase, that of the id. */
function stemHash(id: string): number {
  const language = languageOf(id)
  const isInflected = !id.includes(' ') && hasOwnLemmas(language)
  const bytes = Buffer.from(isInflected ? `${stemmer(language)(id.slice(0, id.lastIndexOf('|')))}|${language}` : id)
  return hashBytes(bytes, 0, bytes.length)
}

/** The frequencies of the language of a term; of one of no language of the project those of its first language. */
async function backgroundsOf(languages: readonly string[]): Promise<(id: string) => BackgroundFrequencies> {
  const backgrounds = await Promise.all(languages.map(rememberedBackground))
  const first = backgrounds[0]!
  if (languages.length === 1) return () => first
  const byCode = new Map(languages.map((language, place) => [language, backgrounds[place]!]))
  return (id) => byCode.get(id.slice(id.lastIndexOf('|') + 1)) ?? first
}

interface RankInput {
  readonly languages: readonly string[]
  readonly ids: PackedStrings
  readonly backgroundFrequencies: Float32Array
  readonly distinctDocCounts: Uint32Array
  readonly documentCount: number
  readonly meanWords: number
}

/** Relevance of every term, and terms ordered by it. */
export function rank(input: RankInput): Pick<TermTable, 'relevances' | 'byRelevance'> {
  const { ids, backgroundFrequencies, distinctDocCounts, documentCount, meanWords } = input
  const count = packedCount(ids)
  const relevances = sharedFloat32(count)
  for (let term = 0; term < count; term++) {
    const expected = expectedDocuments(backgroundFrequencies[term]!, documentCount, meanWords)
    relevances[term] = relevance(distinctDocCounts[term]!, expected)
  }
  // A negation says nothing by itself; in a phrase (`not work`) it does.
  const negations = input.languages.flatMap((language) =>
    Array.from(new Set(languageRules(language)?.negators.values()), (base) => `${base}|${language}`),
  )
  for (const term of findStrings(ids, negations)) relevances[term] = 0
  for (const [term, id] of unpackStrings(ids).entries()) if (isNoConcept(id)) relevances[term] = 0
  return { relevances, byRelevance: argsortDescending(relevances) }
}

/** Each term's surfaces, counted wherever the term occurs, inside phrases too. */
function collectSurfaces(shards: readonly SurfaceFormCounts[], ids: PackedStrings) {
  const count = packedCount(ids)
  const { offsets, shardOf, placeOf } = sortByTerm(shards, count)
  // Texts by number: where words never end, most terms have one surface, and a map for each would be most of a build's memory.
  const numbers = new PackedNumbers()
  const textsOf = shards.map(({ texts }) =>
    Uint32Array.from({ length: packedCount(texts) }, (_, i) => numbers.numberOf(texts, i)),
  )
  const counted = new Uint32Array(numbers.size)
  const all = numbers.finish()
  const displays = new Uint32Array(count)
  const texts: number[] = []
  const counts: number[] = []
  const surfaceOffsets = sharedUint32(count + 1)
  const met: number[] = []
  for (let term = 0; term < count; term++) {
    met.length = 0
    for (let entry = offsets[term]!; entry < offsets[term + 1]!; entry++) {
      const shard = shards[shardOf[entry]!]!
      const place = placeOf[entry]!
      const text = textsOf[shardOf[entry]!]![place]!
      if (counted[text] === 0) met.push(text)
      counted[text]! += shard.counts[place]!
    }
    // Every term occurs somewhere, so there is one at least.
    const shown = met.length === 1 ? met : orderTexts(met, counted, all)
    displays[term] =
      met.length === 1 ? shown[0]! : displayOf(shown, { counts: counted, all, id: unpackString(ids, term) })
    for (const text of shown) {
      texts.push(text)
      counts.push(counted[text]!)
    }
    surfaceOffsets[term + 1] = counts.length
    for (const text of met) counted[text] = 0
  }
  const surfaceCounts = sharedUint32(counts.length)
  surfaceCounts.set(counts)
  return {
    displays: pickStrings([all], displays),
    surfaceOffsets,
    surfaceTexts: pickStrings([all], Uint32Array.from(texts)),
    surfaceCounts,
  }
}

interface DisplayedForms {
  readonly counts: Uint32Array
  readonly all: PackedStrings
  readonly id: string
}

/** The number of the text that a term shows, of those in their order. */
function displayOf(texts: readonly number[], { counts, all, id }: DisplayedForms): number {
  const forms = texts.map((text) => [unpackString(all, text), counts[text]!] as const)
  return texts[displayPlace(forms, languageOf(id))]!
}

/** Numbers of texts in the order in which they are kept. */
function orderTexts(texts: readonly number[], counts: Uint32Array, all: PackedStrings): number[] {
  return orderSurfaces(texts.map((text) => [unpackString(all, text), counts[text]!, text] as const)).map(
    ([, , text]) => text,
  )
}

/** The surfaces of each term: entries offsets[t] to offsets[t+1] say in which shard, and where there. */
function sortByTerm(shards: readonly SurfaceFormCounts[], count: number) {
  const offsets = new Uint32Array(count + 1)
  for (const { terms } of shards) for (const term of terms) if (term < count) offsets[term + 1]!++
  for (let term = 0; term < count; term++) offsets[term + 1]! += offsets[term]!
  const shardOf = new Uint32Array(offsets[count]!)
  const placeOf = new Uint32Array(offsets[count]!)
  const next = offsets.slice(0, count)
  for (const [shard, { terms }] of shards.entries()) {
    for (let place = 0; place < terms.length; place++) {
      const term = terms[place]!
      if (term >= count) continue
      shardOf[next[term]!] = shard
      placeOf[next[term]!++] = place
    }
  }
  return { offsets, shardOf, placeOf }
}
