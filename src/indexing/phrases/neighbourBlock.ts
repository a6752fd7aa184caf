import { kernel } from '../../compute/kernel.js'
import { sharedInt32, sharedUint8, sharedUint32 } from '../../compute/shared.js'
import { gapClass } from '../../snapshot/phrases.js'
import { GAP_BREAK } from '../../text/tokenization/gaps.js'
import type { ShardUnits } from '../words/shardWords.js'
import { findPair, hashPair, type PairTable } from './pairTable.js'

/** The documents of some shards, one after the other, with gap classes. Merging changes them in place. */
export interface NeighbourBlock extends ShardUnits {
  /**
   * For each unit of the block, the number of its pair with the previous unit; NO_PAIR; or NEW_PAIR - hash for a pair
   * that has no number yet.
   */
  readonly pairs: Int32Array
}

export interface OpenedBlock {
  readonly block: NeighbourBlock
  readonly newOccurrences: number
}

/** There is no pair, the pair is too rare, or its gap is not allowed in a phrase. */
export const NO_PAIR = -1
/** The first of the codes of pairs that have no number yet; see `newPair`. */
export const NEW_PAIR = -2
/** Bits of the hashes of new pairs. */
export const HASH_BITS = 30
/** The code of a pair that has no number yet: NEW_PAIR minus the upper bits of its hash. */
export const newPair = (first: number, second: number, gap: number): number =>
  NEW_PAIR - (hashPair(first, second, gap) >>> (32 - HASH_BITS))

/** By gap code, 1 for the listed codes. */
export function gapSet(gaps: readonly number[]): Uint8Array {
  const set = new Uint8Array(256)
  for (const gap of gaps) set[gap] = 1
  return set
}

interface OpenInput {
  readonly shards: readonly ShardUnits[]
  /** Occurrences of each unit in all documents. */
  readonly units: Uint32Array
  readonly least: number
  readonly gaps: readonly number[]
  readonly table?: PairTable | undefined
}

/** Copies shards to a block, and marks where a pair may occur. */
export const openBlock = kernel(
  'build.openBlock',
  ({ shards, units: times, least, ...input }: OpenInput): OpenedBlock => {
    const { table } = input
    const isAllowed = gapSet(input.gaps)
    const indexes = shards.reduce((sum, { units }) => sum + units.length, 0)
    const documents = shards.reduce((sum, { documentOffsets }) => sum + documentOffsets.length - 1, 0)
    const documentOffsets = sharedUint32(documents + 1)
    const units = sharedInt32(indexes)
    const gaps = sharedUint8(indexes)
    const pairs = sharedInt32(indexes)
    let document = 0
    let index = 0
    let newOccurrences = 0
    for (const shard of shards) {
      for (let d = 0; d + 1 < shard.documentOffsets.length; d++) {
        const from = shard.documentOffsets[d]!
        for (let i = from; i < shard.documentOffsets[d + 1]!; i++, index++) {
          const unit = shard.units[i]!
          const gap = i === from ? GAP_BREAK : gapClass(shard.gaps[i]!)
          units[index] = unit
          gaps[index] = gap
          pairs[index] = NO_PAIR
          if (isAllowed[gap] === 0) continue
          const before = units[index - 1]!
          if (table !== undefined) pairs[index] = findPair(table, before, unit, gap)
          else if (times[before]! >= least && times[unit]! >= least) {
            pairs[index] = newPair(before, unit, gap)
            newOccurrences++
          }
        }
        documentOffsets[++document] = index
      }
    }
    return { block: { documentOffsets, units, gaps, pairs }, newOccurrences }
  },
)
