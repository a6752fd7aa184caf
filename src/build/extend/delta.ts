import type { Compute } from '../../compute/compute.js'
import { kernel } from '../../compute/kernel.js'
import { type PackedStrings, packedCount, packStrings, sharedUint32, unpackStrings } from '../../compute/shared.js'
import type { PhraseTable, TermManagement } from '../../snapshot/snapshot.js'
import { numberOfId } from '../../snapshot/termTable.js'
import type { OpenedTokenizer } from '../../text/ownTokenizer.js'
import { readShards, type ShardTerms } from '../counts.js'
import type { DocumentSource, SourceDocument } from '../source.js'
import { extractTerms } from '../terms.js'

export interface DeltaOptions {
  readonly language: string
  readonly innerWords: readonly string[]
  readonly management: TermManagement
  readonly tokenizer?: OpenedTokenizer | undefined
  /** Ids that have a number already; new ones are numbered after them. */
  readonly known: readonly PackedStrings[]
  /** The phrases of the snapshot that is extended, over numbers of `known`. */
  readonly phrases: PhraseTable
  readonly compute: Compute
  readonly signal?: AbortSignal | undefined
  readonly onPage?: ((page: readonly SourceDocument[]) => void) | undefined
}

/** Documents read as the snapshot's own were: its phrases, its numbers of terms, new words numbered after them. */
export interface ReadDocuments {
  readonly shards: ShardTerms[]
  readonly wordCounts: readonly Uint32Array[]
  /** Ids of the new words. */
  readonly newIds: PackedStrings
}

/** Reads some documents with the words and phrases of a snapshot. */
export async function readDelta(source: DocumentSource, options: DeltaOptions): Promise<ReadDocuments> {
  const { known, compute, signal } = options
  const { words, units, vocabulary } = await extractTerms(source.pages(), options)
  const { numbers, newIds } = await compute.run(numberWords, { known, wordIds: vocabulary.termIds }, { signal })
  const termCount = known.reduce((sum, ids) => sum + packedCount(ids), 0) + packedCount(newIds)
  for (const shard of units) {
    for (let unit = 0; unit < shard.units.length; unit++) shard.units[unit] = numbers[shard.units[unit]!]!
  }
  const shards = await readShards(words, units, { ...options, termCount })
  return { shards, wordCounts: words.map((shard) => shard.wordCounts), newIds }
}

/** Words -> their numbers among the known ids; those without one are numbered after all known ones, as they come. */
export const numberWords = kernel(
  'build.numberWords',
  (input: { readonly known: readonly PackedStrings[]; readonly wordIds: PackedStrings }) => {
    const firsts: number[] = []
    let next = 0
    for (const ids of input.known) {
      firsts.push(next)
      next += packedCount(ids)
    }
    const newIds: string[] = []
    const numbers = sharedUint32(packedCount(input.wordIds))
    for (const [word, id] of unpackStrings(input.wordIds).entries()) {
      const pack = input.known.findIndex((ids) => numberOfId(ids, id) >= 0)
      if (pack >= 0) numbers[word] = firsts[pack]! + numberOfId(input.known[pack]!, id)
      else numbers[word] = next + newIds.push(id) - 1
    }
    return { numbers, newIds: packStrings(newIds) }
  },
)
