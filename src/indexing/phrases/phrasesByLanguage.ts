import type { Compute } from '../../compute/compute.js'
import { kernel } from '../../compute/kernel.js'
import { sharedInt32, sharedUint8, sharedUint32 } from '../../compute/shared.js'
import type { LanguageRules } from '../../text/languages.js'
import type { ShardUnits, ShardWords } from '../words/shardWords.js'
import { findPhrases, type MergedUnit } from './findPhrases.js'

interface LanguagePhraseOptions {
  /** The rules of each language of the project, in their order. */
  readonly rules: readonly Pick<LanguageRules, 'phraseGaps' | 'conditionalGaps'>[]
  /** Number of words. */
  readonly unitCount: number
  readonly compute: Compute
  readonly signal?: AbortSignal | undefined
}

/** Documents of one page, with their languages. */
type PageLanguages = Pick<ShardWords, 'languageIndexes'>

/**
 * The phrases of a project, found separately for each language in its documents. Each language has its own gap codes,
 * and words of different languages are never neighbours.
 */
export async function findPhrasesByLanguage(
  shards: readonly ShardUnits[],
  pages: readonly PageLanguages[],
  { rules, unitCount, compute, signal }: LanguagePhraseOptions,
): Promise<MergedUnit[]> {
  const merged: MergedUnit[] = []
  for (const [index, { phraseGaps, conditionalGaps }] of rules.entries()) {
    const own = rules.length === 1 ? shards : await selectLanguage(shards, pages, index, { compute, signal })
    const documentCount = own.reduce((sum, { documentOffsets }) => sum + documentOffsets.length - 1, 0)
    const found = await findPhrases(own, { documentCount, unitCount, phraseGaps, conditionalGaps, compute, signal })
    // Each language numbers its phrases after the words.
    const shift = merged.length
    const renumbered = (unit: number): number => (unit < unitCount ? unit : unit + shift)
    for (const { first, second, gap } of found) {
      merged.push({ first: renumbered(first), second: renumbered(second), gap })
    }
  }
  return merged
}

/** The documents of one language, shard by shard, without shards that have none. */
async function selectLanguage(
  shards: readonly ShardUnits[],
  pages: readonly PageLanguages[],
  index: number,
  { compute, signal }: Pick<LanguagePhraseOptions, 'compute' | 'signal'>,
): Promise<ShardUnits[]> {
  const inputs = shards.flatMap((units, shard) => {
    const { languageIndexes } = pages[shard]!
    const occurs = languageIndexes === undefined ? index === 0 : languageIndexes.includes(index)
    return occurs ? [{ units, languageIndexes, index }] : []
  })
  return await compute.map(selectDocuments, inputs, { signal })
}

interface SelectInput extends PageLanguages {
  readonly units: ShardUnits
  readonly index: number
}

/** The documents of a shard that are in one language. */
export const selectDocuments = kernel('build.selectDocuments', (input: SelectInput): ShardUnits => {
  const { units: shard, languageIndexes, index } = input
  if (languageIndexes === undefined) return shard
  const chosen: number[] = []
  let length = 0
  for (const [document, language] of languageIndexes.entries()) {
    if (language !== index) continue
    chosen.push(document)
    length += shard.documentOffsets[document + 1]! - shard.documentOffsets[document]!
  }
  const documentOffsets = sharedUint32(chosen.length + 1)
  const units = sharedInt32(length)
  const gaps = sharedUint8(length)
  let at = 0
  for (const [i, document] of chosen.entries()) {
    const from = shard.documentOffsets[document]!
    const to = shard.documentOffsets[document + 1]!
    units.set(shard.units.subarray(from, to), at)
    gaps.set(shard.gaps.subarray(from, to), at)
    at += to - from
    documentOffsets[i + 1] = at
  }
  return { documentOffsets, units, gaps }
})
