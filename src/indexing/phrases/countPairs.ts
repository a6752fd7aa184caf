import { kernel } from '../../compute/kernel.js'
import { sharedUint32 } from '../../compute/shared.js'
import { type Counts, HashCounter } from './hashCounts.js'
import type { NeighbourBlock } from './neighbourBlock.js'

const tally = new HashCounter()

/** Numbered pairs of one block, in order of first appearance. */
export interface PairCounts extends Counts {
  readonly documents: Uint32Array
  /** All neighbours with a conditional gap, by second unit and gap: number `followerKey`. */
  readonly followers: Counts
}

/** Number of a second unit and a conditional gap, given as its place among them. */
export const followerKey = (second: number, place: number, conditionalCount: number): number =>
  second * conditionalCount + place

interface CountInput {
  readonly block: NeighbourBlock
  readonly pairCount: number
  readonly unitCount: number
  readonly conditionalGaps: readonly number[]
}

/** By pair: times, documents and the last document, side by side. */
let pairTally = new Int32Array(0)

/** Counts the numbered pairs of a block. */
export const countPairs = kernel('build.countPairs', (input: CountInput): PairCounts => {
  const { pairCount, unitCount, conditionalGaps } = input
  const { documentOffsets, units, gaps, pairs } = input.block
  if (pairTally.length < pairCount * 3) pairTally = new Int32Array(pairCount * 3)
  const conditionalPlaces = new Int8Array(256).fill(-1)
  for (const [place, gap] of conditionalGaps.entries()) conditionalPlaces[gap] = place
  tally.reserve(unitCount * conditionalGaps.length)
  const met: number[] = []
  for (let d = 0; d + 1 < documentOffsets.length; d++) {
    const end = documentOffsets[d + 1]!
    for (let i = documentOffsets[d]!; i < end; i++) {
      const conditional = conditionalPlaces[gaps[i]!]!
      if (conditional >= 0) tally.add(followerKey(units[i]!, conditional, conditionalGaps.length))
      if (pairs[i]! < 0) continue
      const at = pairs[i]! * 3
      if (pairTally[at]!++ === 0) met.push(pairs[i]!)
      if (pairTally[at + 2] === d + 1) continue
      pairTally[at + 2] = d + 1
      pairTally[at + 1]!++
    }
  }
  const counted = {
    numbers: sharedUint32(met.length),
    counts: sharedUint32(met.length),
    documents: sharedUint32(met.length),
  }
  for (let i = 0; i < met.length; i++) {
    const at = met[i]! * 3
    counted.numbers[i] = met[i]!
    counted.counts[i] = pairTally[at]!
    counted.documents[i] = pairTally[at + 1]!
    pairTally[at] = pairTally[at + 1] = pairTally[at + 2] = 0
  }
  return { ...counted, followers: tally.take() }
})
