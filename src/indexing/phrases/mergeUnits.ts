import { allOf, fillKernel } from '../../compute/kernel.js'
import { sharedUint32 } from '../../compute/shared.js'
import { type Counts, HashCounter } from './hashCounts.js'
import { gapSet, type NeighbourBlock, NO_PAIR, newPair, type OpenedBlock } from './neighbourBlock.js'
import type { Pairs } from './pairTable.js'

/** Pairs that become units, in the order in which these are numbered, the best first. */
export interface AcceptedPairs {
  readonly pairs: Pairs
  /** Rank of each pair by its number, or -1. */
  readonly ranks: Int32Array
}

const unitCounter = new HashCounter()

interface MergeInput {
  readonly block: NeighbourBlock
  readonly ranks: Int32Array
  /** Number of the first accepted pair's unit. */
  readonly firstUnit: number
  readonly mergedCount: number
  readonly gaps: readonly number[]
}

interface MergedBlock extends OpenedBlock {
  /** Number of occurrences of each new unit. */
  readonly merges: Counts
}

/** Merges the accepted pairs of a block, best first, in place. */
export const mergeUnits = fillKernel(
  'build.mergeUnits',
  ({ block: { units, gaps, pairs } }: MergeInput) => allOf(units, gaps, pairs),
  (input): MergedBlock => {
    const { documentOffsets, units, gaps, pairs } = input.block
    const offsets = sharedUint32(documentOffsets.length)
    unitCounter.reserve(input.firstUnit + input.mergedCount)
    const writer = new BlockWriter(input)
    for (let d = 0; d + 1 < documentOffsets.length; d++) {
      writer.mergeDocument(documentOffsets[d]!, documentOffsets[d + 1]!)
      offsets[d + 1] = writer.length
    }
    const { newOccurrences } = writer
    return { block: { documentOffsets: offsets, units, gaps, pairs }, newOccurrences, merges: unitCounter.take() }
  },
)

/** Writes the merged units of a block over its old ones. */
class BlockWriter {
  length = 0
  newOccurrences = 0
  private isAfterNew = false
  private readonly units: Int32Array
  private readonly gaps: Uint8Array
  private readonly pairs: Int32Array
  private readonly ranks: Int32Array
  private readonly firstUnit: number
  private readonly isAllowed: Uint8Array

  constructor({ block, ranks, firstUnit, gaps }: MergeInput) {
    this.units = block.units
    this.gaps = block.gaps
    this.pairs = block.pairs
    this.ranks = ranks
    this.firstUnit = firstUnit
    this.isAllowed = gapSet(gaps)
  }

  mergeDocument(from: number, end: number): void {
    let index = from
    while (index < end) {
      // A chain of accepted pairs, each sharing a unit with the next.
      const start = index
      let last = index
      while (last + 1 < end && this.rankAt(last + 1) >= 0) last++
      const chosen = last - start < 2 ? undefined : chooseBest(last - start, (i) => this.rankAt(start + 1 + i))
      while (index <= last) {
        if (index < last && (chosen === undefined || chosen[index - start] === 1)) {
          const unit = this.firstUnit + this.rankAt(index + 1)
          unitCounter.add(unit)
          this.put(unit, index)
          index += 2
        } else {
          this.put(this.units[index]!, index)
          index++
        }
      }
    }
  }

  private rankAt(index: number): number {
    const pair = this.pairs[index]!
    return pair < 0 ? -1 : this.ranks[pair]!
  }

  /** Writes a unit that began at index `start`, which is never below `length`. */
  private put(unit: number, index: number): void {
    const { units, gaps, pairs, length } = this
    const isNew = unit >= this.firstUnit
    const gap = gaps[index]!
    const pair = pairs[index]!
    units[length] = unit
    gaps[length] = gap
    if (!(isNew || this.isAfterNew)) pairs[length] = pair
    else if (this.isAllowed[gap] === 0) pairs[length] = NO_PAIR
    else {
      pairs[length] = newPair(units[length - 1]!, unit, gap)
      this.newOccurrences++
    }
    this.length++
    this.isAfterNew = isNew
  }
}

/**
 * Chooses entries of a chain so that no two neighbours are chosen: lowest rank first, equal ranks from left to right.
 * Writes 1 for each chosen entry.
 */
function chooseBest(count: number, rankOf: (i: number) => number): Uint8Array {
  const order = Array.from({ length: count }, (_, i) => i).sort((a, b) => rankOf(a) - rankOf(b) || a - b)
  const chosen = new Uint8Array(count)
  for (const i of order) if (chosen[i - 1] !== 1 && chosen[i + 1] !== 1) chosen[i] = 1
  return chosen
}
