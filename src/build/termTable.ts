import { kernel } from '../compute/kernel.js'
import {
  type PackedStrings,
  packedCount,
  packStrings,
  sharedFloat32,
  sharedUint8,
  sharedUint32,
  unpackString,
  unpackStrings,
} from '../compute/shared.js'
import type { TermTable } from '../snapshot/snapshot.js'
import {
  type BackgroundFrequencies,
  expectedDocuments,
  loadBackgroundFrequencies,
  relevance,
} from '../text/backgroundFrequency.js'
import { languageRules } from '../text/languages.js'
import { stemmer } from '../text/stem.js'
import type { SurfaceCounts, TermNumbers } from './counts.js'

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

/** Numbers, surfaces and background frequencies -> the table of terms. */
export const describeTerms = kernel('build.describeTerms', async (input: DescribeInput): Promise<TermTable> => {
  const { numbers, documentCount } = input
  const count = numbers.oldNumbers.length
  const ids: string[] = new Array(count)
  for (let term = 0; term < count; term++) ids[term] = unpackString(input.termIds, numbers.oldNumbers[term]!)
  const background = await rememberedBackground(input.language)
  const negators = languageRules(input.language)?.negators.values() ?? []
  const negations = new Set(Array.from(negators, (base) => `${base}|${input.language}`))
  const wordCounts = sharedUint8(count)
  const relevances = sharedFloat32(count)
  const backgroundFrequencies = sharedFloat32(count)
  for (let term = 0; term < count; term++) {
    const frequency = background.ofTerm(ids[term]!)
    backgroundFrequencies[term] = frequency
    wordCounts[term] = ids[term]!.split(' ').length
    // A negation says nothing by itself; in a phrase (`not work`) it does.
    if (negations.has(ids[term]!)) continue
    const expected = expectedDocuments(frequency, documentCount, input.meanWords)
    relevances[term] = relevance(numbers.distinctDocCounts[term]!, expected)
  }
  const byRelevance = sharedUint32(count).map((_, term) => term)
  byRelevance.sort((a, b) => relevances[b]! - relevances[a]! || a - b)
  const sharedOrder = sharedUint32(count)
  sharedOrder.set(byRelevance)
  return {
    count,
    ids: packStrings(ids),
    wordCounts,
    totalDocCounts: numbers.totalDocCounts,
    distinctDocCounts: numbers.distinctDocCounts,
    relevances,
    backgroundFrequencies,
    byRelevance: sharedOrder,
    ...collectSurfaces(input.surfaces, count),
  }
})

interface Surface {
  readonly text: string
  distinct: number
  total: number
}

/** Each term's surfaces, most frequent first, of equally frequent ones lower case first; a term that only occurs inside phrases shows its fragments' surfaces. */
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
    const shown = (
      standing.length > 0
        ? standing.map((s) => [s.text, s.distinct] as const)
        : all.map((s) => [s.text, s.total] as const)
    )
      .sort((a, b) => b[1] - a[1] || (a[0] > b[0] ? -1 : 1))
      .slice(0, MOST_SURFACES)
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
