import type { Compute } from '../../compute/compute.js'
import { kernel } from '../../compute/kernel.js'
import { PackedNumbers } from '../../compute/packedNumbers.js'
import { shardGroups } from '../../compute/shardGroups.js'
import { type PackedStrings, packedCount, pickStrings, sharedUint8, sharedUint32 } from '../../compute/shared.js'
import { inSlabs } from '../../compute/slabs.js'
import { grown } from '../../typedArrays.js'
import type { ShardWords } from './shardWords.js'

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
export async function mergeVocabularies(
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
