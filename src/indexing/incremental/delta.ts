import type { Compute } from '../../compute/compute.js'
import { kernel } from '../../compute/kernel.js'
import { PackedNumbers } from '../../compute/packedNumbers.js'
import { type PackedStrings, packedCount, packStrings, sharedUint32, unpackString } from '../../compute/shared.js'
import type { TermManagement } from '../../snapshot/snapshot.js'
import type { DocumentSource } from '../documentSource.js'
import type { DocumentLanguage } from '../words/documentLanguages.js'
import { extractTerms, type OnPage } from '../words/extractTerms.js'
import type { ShardUnits, ShardWords } from '../words/shardWords.js'

interface DeltaOptions {
  readonly languages: readonly DocumentLanguage[]
  readonly management: TermManagement
  /** Ids that already have a number; new ones are numbered after them. */
  readonly known: readonly PackedStrings[]
  readonly compute: Compute
  readonly signal?: AbortSignal | undefined
  readonly onPage?: OnPage | undefined
}

/** The words of some documents as term numbers of a snapshot; new words are numbered after its terms. */
export interface DeltaWords {
  readonly words: readonly ShardWords[]
  readonly units: readonly ShardUnits[]
  /** Ids of the new words. */
  readonly newIds: PackedStrings
}

/** Reads some documents with the words of a snapshot. */
export async function readDelta(source: DocumentSource, options: DeltaOptions): Promise<DeltaWords> {
  const { known, compute, signal } = options
  const { words, units, termIds } = await extractTerms(source.pages(), options)
  if (packedCount(termIds) === 0) return { words, units, newIds: termIds }
  const { numbers, newIds } = await compute.run(numberWords, { known, wordIds: termIds }, { signal })
  for (const shard of units) {
    for (let unit = 0; unit < shard.units.length; unit++) shard.units[unit] = numbers[shard.units[unit]!]!
  }
  return { words, units, newIds }
}

/** Converts words to the numbers of the known ids; new ids are numbered after these, in order of appearance. */
export const numberWords = kernel(
  'build.numberWords',
  (input: { readonly known: readonly PackedStrings[]; readonly wordIds: PackedStrings }) => {
    const next = input.known.reduce((sum, ids) => sum + packedCount(ids), 0)
    const found = findTermNumbers(input.known, input.wordIds)
    const newIds: string[] = []
    const numbers = sharedUint32(found.length)
    for (const [word, number] of found.entries()) {
      numbers[word] = number >= 0 ? number : next + newIds.push(unpackString(input.wordIds, word)) - 1
    }
    return { numbers, newIds: packStrings(newIds) }
  },
)

/**
 * The numbers of some ids in the concatenation of the packs, -1 for those that they do not have. The table is one of these
 * few ids, and the packs are read once: a table of all would take several times as long.
 */
export function findTermNumbers(packs: readonly PackedStrings[], ids: PackedStrings): Int32Array {
  const wanted = new PackedNumbers()
  const indexes = Uint32Array.from({ length: packedCount(ids) }, (_, i) => wanted.numberOf(ids, i))
  const found = new Int32Array(wanted.size).fill(-1)
  let number = 0
  for (const pack of packs) {
    for (let i = 0; i < packedCount(pack); i++, number++) {
      const index = wanted.knownNumberOf(pack, i)
      if (index >= 0 && found[index]! < 0) found[index] = number
    }
  }
  return Int32Array.from(indexes, (index) => found[index]!)
}

/** The id of a number in the concatenation of the packs. */
export function findTermId(packs: readonly PackedStrings[], number: number): string {
  let rest = number
  for (const ids of packs) {
    if (rest < packedCount(ids)) return unpackString(ids, rest)
    rest -= packedCount(ids)
  }
  throw new RangeError(`There is no term ${number}.`)
}
