import { kernel } from '../../compute/kernel.js'
import { sharedUint32 } from '../../compute/shared.js'
import { gapClass } from '../../snapshot/phrases.js'
import { GAP_BREAK } from '../../text/tokenization/gaps.js'
import type { ShardUnits } from '../words/shardWords.js'
import { addHashCounts, type Counts, HashCounter } from './hashCounts.js'
import type { Pairs } from './pairTable.js'

export interface UnitTotals {
  readonly units: Uint32Array
  /** Neighbouring units by gap code (all that are not breaks). */
  readonly gaps: Uint32Array
}

const unitCounter = new HashCounter()

/** Counts the units of some shards, and the gaps between neighbours. */
export const countUnits = kernel(
  'build.countUnits',
  ({ shards, unitCount }: { readonly shards: readonly ShardUnits[]; readonly unitCount: number }) => {
    const gapCounts = sharedUint32(256)
    unitCounter.reserve(unitCount)
    for (const { documentOffsets, units, gaps } of shards) {
      for (let d = 0; d + 1 < documentOffsets.length; d++) {
        const from = documentOffsets[d]!
        for (let i = from; i < documentOffsets[d + 1]!; i++) {
          unitCounter.add(units[i]!)
          if (i > from && gaps[i] !== GAP_BREAK) gapCounts[gapClass(gaps[i]!)]!++
        }
      }
    }
    return { units: unitCounter.take(), gaps: gapCounts }
  },
)

/** Sums the counts of all groups of shards: occurrences by unit, and by gap class. */
export const sumUnits = kernel(
  'build.sumUnits',
  (input: {
    readonly counts: readonly { readonly units: Counts; readonly gaps: Uint32Array }[]
    readonly unitCount: number
  }): UnitTotals => {
    const totals = { units: sharedUint32(input.unitCount), gaps: sharedUint32(256) }
    for (const { units, gaps } of input.counts) {
      addHashCounts(totals.units, units)
      for (let gap = 0; gap < 256; gap++) totals.gaps[gap]! += gaps[gap]!
    }
    return totals
  },
)

/** The totals after pairs have been merged to units. */
export const totalMerges = kernel(
  'build.totalMerges',
  (input: {
    readonly totals: UnitTotals
    readonly accepted: Pairs
    readonly counts: readonly Counts[]
  }): UnitTotals => {
    const { accepted } = input
    const unitCount = input.totals.units.length
    const units = sharedUint32(unitCount + accepted.first.length)
    const gaps = sharedUint32(256)
    units.set(input.totals.units)
    gaps.set(input.totals.gaps)
    for (const counts of input.counts) addHashCounts(units, counts)
    for (let pair = 0; pair < accepted.first.length; pair++) {
      const times = units[unitCount + pair]!
      units[accepted.first[pair]!]! -= times
      units[accepted.second[pair]!]! -= times
      gaps[accepted.gap[pair]!]! -= times
    }
    return { units, gaps }
  },
)
