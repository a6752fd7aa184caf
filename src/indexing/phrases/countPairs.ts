import { kernel } from '../../compute/kernel.js'
import { sharedUint32 } from '../../compute/shared.js'
import { type Counts, HashCounter } from './hashCounts.js'
import type { NeighbourBlock } from './neighbourBlock.js'

const followerCounter = new HashCounter()

/** Numbered pairs of one block, in order of first appearance. */
export interface PairCounts extends Counts {
  readonly documents: Uint32Array
  /** Occurrences of neighbours with a conditional gap, by `followerKey`. */
  readonly followers: Counts
}

/** Key of a second unit and a conditional gap; `index` is the index of the gap among the conditional ones. */
export const followerKey = (second: number, index: number, conditionalCount: number): number =>
  second * conditionalCount + index

interface CountInput {
  readonly block: NeighbourBlock
  readonly pairCount: number
  readonly unitCount: number
  readonly conditionalGaps: readonly number[]
}

/** By pair: occurrences, documents and the number of the last document, side by side. Scratch memory of the thread. */
let pairCounts = new Int32Array(0)

/** Counts the numbered pairs of a block. */
export const countPairs = kernel('build.countPairs', (input: CountInput): PairCounts => {
  const { pairCount, unitCount, conditionalGaps } = input
  const { documentOffsets, units, gaps, pairs } = input.block
  if (pairCounts.length < pairCount * 3) pairCounts = new Int32Array(pairCount * 3)
  const conditionalIndexes = new Int8Array(256).fill(-1)
  for (const [index, gap] of conditionalGaps.entries()) conditionalIndexes[gap] = index
  followerCounter.reserve(unitCount * conditionalGaps.length)
  const met: number[] = []
  for (let d = 0; d + 1 < documentOffsets.length; d++) {
    const end = documentOffsets[d + 1]!
    for (let i = documentOffsets[d]!; i < end; i++) {
      const conditional = conditionalIndexes[gaps[i]!]!
      if (conditional >= 0) followerCounter.add(followerKey(units[i]!, conditional, conditionalGaps.length))
      if (pairs[i]! < 0) continue
      const at = pairs[i]! * 3
      if (pairCounts[at]!++ === 0) met.push(pairs[i]!)
      if (pairCounts[at + 2] === d + 1) continue
      pairCounts[at + 2] = d + 1
      pairCounts[at + 1]!++
    }
  }
  return { ...takePairCounts(met), followers: followerCounter.take() }
})

/** The counts of the pairs that occurred; sets the scratch memory to 0. */
function takePairCounts(met: readonly number[]): Omit<PairCounts, 'followers'> {
  const counted = {
    numbers: sharedUint32(met.length),
    counts: sharedUint32(met.length),
    documents: sharedUint32(met.length),
  }
  for (let i = 0; i < met.length; i++) {
    const at = met[i]! * 3
    counted.numbers[i] = met[i]!
    counted.counts[i] = pairCounts[at]!
    counted.documents[i] = pairCounts[at + 1]!
    pairCounts[at] = pairCounts[at + 1] = pairCounts[at + 2] = 0
  }
  return counted
}
