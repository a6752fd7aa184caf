import { kernel } from '../compute/kernel.js'
import {
  type PackedStrings,
  packedCount,
  packStrings,
  pickStrings,
  sharedFloat32,
  sharedUint8,
  sharedUint32,
  unpackStrings,
} from '../compute/shared.js'
import type { TermTable } from '../snapshot/snapshot.js'
import { numberOfId } from '../snapshot/termTable.js'
import {
  type BackgroundFrequencies,
  expectedDocuments,
  loadBackgroundFrequencies,
  relevance,
} from '../text/backgroundFrequency.js'
import { languageRules } from '../text/languages.js'
import { stemmer } from '../text/stem.js'
import type { TermNumbers } from './counts.js'
import type { SurfaceCounts } from './surfaceTally.js'

interface DescribeInput {
  readonly language: string
  readonly termIds: PackedStrings
  readonly numbers: TermNumbers
  readonly surfaces: readonly SurfaceCounts[]
  readonly documentCount: number
  /** Mean words a document, function words included. */
  readonly meanWords: number
}

const remembered = new Map<string, Promise<BackgroundFrequencies>>()

/** The frequencies of a language, once a thread: stemming the table costs more than a small build. */
function rememberedBackground(language: string): Promise<BackgroundFrequencies> {
  let frequencies = remembered.get(language)
  if (frequencies === undefined) {
    frequencies = loadBackgroundFrequencies(language, stemmer(language))
    remembered.set(language, frequencies)
  }
  return frequencies
}

/** Surface texts kept for one term: the most frequent ones. */
const MOST_SURFACES = 100

/** Surface texts in the order they are kept: most frequent first, of equally frequent ones lower case first. */
export const orderSurfaces = (counted: Iterable<readonly [text: string, count: number]>) =>
  [...counted].sort((a, b) => b[1] - a[1] || (a[0] > b[0] ? -1 : 1)).slice(0, MOST_SURFACES)

/** Numbers, surfaces and background frequencies -> the table of terms. */
export const describeTerms = kernel('build.describeTerms', async (input: DescribeInput): Promise<TermTable> => {
  const { numbers } = input
  const ids = pickStrings([input.termIds], numbers.oldNumbers)
  const count = packedCount(ids)
  const { wordCounts, backgroundFrequencies } = await describeIds(input.language, ids)
  return {
    count,
    ids,
    wordCounts,
    totalDocCounts: numbers.totalDocCounts,
    distinctDocCounts: numbers.distinctDocCounts,
    backgroundFrequencies,
    ...rank({ ...input, ids, backgroundFrequencies, distinctDocCounts: numbers.distinctDocCounts }),
    ...collectSurfaces(input.surfaces, count),
  }
})

/** What term ids alone tell: words in each, and their share of general text. */
export async function describeIds(
  language: string,
  ids: PackedStrings,
): Promise<Pick<TermTable, 'wordCounts' | 'backgroundFrequencies'>> {
  const background = await rememberedBackground(language)
  const wordCounts = sharedUint8(packedCount(ids))
  const backgroundFrequencies = sharedFloat32(packedCount(ids))
  for (const [term, id] of unpackStrings(ids).entries()) {
    backgroundFrequencies[term] = background.ofTerm(id)
    wordCounts[term] = id.split(' ').length
  }
  return { wordCounts, backgroundFrequencies }
}

interface RankInput {
  readonly language: string
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
  for (const base of languageRules(input.language)?.negators.values() ?? []) {
    const term = numberOfId(ids, `${base}|${input.language}`)
    if (term >= 0) relevances[term] = 0
  }
  const byRelevance = sharedUint32(count)
  for (let term = 0; term < count; term++) byRelevance[term] = term
  byRelevance.sort((a, b) => relevances[b]! - relevances[a]! || a - b)
  return { relevances, byRelevance }
}

interface Surface {
  readonly text: string
  distinct: number
  total: number
}

/** Each term's surfaces; a term that only occurs inside phrases shows its fragments' surfaces. */
function collectSurfaces(shards: readonly SurfaceCounts[], count: number) {
  const byTerm: Map<string, Surface>[] = Array.from({ length: count }, () => new Map())
  for (const shard of shards) {
    const texts = unpackStrings(shard.texts)
    for (let i = 0; i < packedCount(shard.texts); i++) {
      const surfaces = byTerm[shard.terms[i]!]
      if (surfaces === undefined) continue
      const text = texts[i]!
      const surface = surfaces.get(text)
      if (surface === undefined) {
        surfaces.set(text, { text, distinct: shard.distinctCounts[i]!, total: shard.totalCounts[i]! })
      } else {
        surface.distinct += shard.distinctCounts[i]!
        surface.total += shard.totalCounts[i]!
      }
    }
  }
  const displays: string[] = []
  const texts: string[] = []
  const counts: number[] = []
  const surfaceOffsets = sharedUint32(count + 1)
  for (let term = 0; term < count; term++) {
    const all = [...byTerm[term]!.values()]
    const standing = all.filter((surface) => surface.distinct > 0)
    const shown = orderSurfaces(
      standing.length > 0
        ? standing.map((s) => [s.text, s.distinct] as const)
        : all.map((s) => [s.text, s.total] as const),
    )
    displays.push(shown[0]?.[0] ?? '')
    for (const [text, number] of shown) {
      texts.push(text)
      counts.push(number)
    }
    surfaceOffsets[term + 1] = texts.length
  }
  const surfaceCounts = sharedUint32(counts.length)
  surfaceCounts.set(counts)
  return { displays: packStrings(displays), surfaceOffsets, surfaceTexts: packStrings(texts), surfaceCounts }
}
