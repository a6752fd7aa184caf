import { allOf, fillKernel, kernel } from '../../compute/kernel.js'
import { NumberList } from '../../typedArrays.js'
import { gapSet, HASH_BITS, NEW_PAIR, type NeighbourBlock, NO_PAIR } from './neighbourBlock.js'
import { copyPair, PairCounter, type Pairs, sharedPairs } from './pairTable.js'

interface NumberInput {
  readonly blocks: readonly NeighbourBlock[]
  readonly part: number
  readonly parts: number
  /** Number of occurrences of new pairs in all parts. */
  readonly indexes: number
  /** The pairs of a part have the number `firstNumber + part` and every `parts`th number after it. */
  readonly firstNumber: number
  readonly least: number
  readonly conditionalGaps: readonly number[]
}

interface NumberedPairs {
  readonly pairs: Pairs
  readonly firstNumber: number
  readonly step: number
}

/**
 * Numbers the new pairs of a part that are frequent enough, and writes the numbers at their occurrences. Most pairs
 * occur once or twice, so truncated hashes are counted first, and pairs with a rare hash are dropped without telling
 * them apart.
 */
export const numberPairs = fillKernel(
  'build.numberPairs',
  ({ blocks }: NumberInput) => blocks.flatMap(({ pairs }) => allOf(pairs)),
  (input): NumberedPairs => {
    const { blocks, parts, least } = input
    const isConditional = gapSet(input.conditionalGaps)
    const { counter, occurrences, ends } = countFrequentPairs(input, countHashes(input))
    const numbers = new Int32Array(counter.size).fill(NO_PAIR)
    const numbered: number[] = []
    const firstNumber = input.firstNumber + input.part
    for (let pair = 0; pair < counter.size; pair++) {
      const isFrequent =
        counter.documents(pair) >= least || (isConditional[counter.gap(pair)] === 1 && counter.times(pair) >= least)
      if (isFrequent) numbers[pair] = firstNumber + (numbered.push(pair) - 1) * parts
    }
    let next = 0
    for (const [b, { pairs }] of blocks.entries()) {
      for (; next < ends[b]!; next++) {
        const index = occurrences.at(next)
        pairs[index] = numbers[pairs[index]!]!
      }
    }
    return { pairs: counter.pick(numbered), firstNumber, step: parts }
  },
)

/** The codes of new pairs that belong to a part: at most `most`, and above `fewest`. */
function codesOf({ part, parts }: NumberInput): { readonly most: number; readonly fewest: number } {
  const hashes = 2 ** HASH_BITS / parts
  const most = NEW_PAIR - part * hashes
  return { most, fewest: most - hashes }
}

/** Counts of codes by their lower bits, up to `least`. The length is a power of two. */
function countHashes(input: NumberInput): Uint8Array {
  const { blocks, parts, indexes, least } = input
  const { most, fewest } = codesOf(input)
  let size = 1 << 12
  while (size * parts < indexes * 2) size *= 2
  const mask = size - 1
  const counts = new Uint8Array(size)
  for (const { documentOffsets, pairs } of blocks) {
    const end = documentOffsets.at(-1)!
    for (let index = 0; index < end; index++) {
      const code = pairs[index]!
      if (code <= most && code > fewest && counts[code & mask]! < least) counts[code & mask]!++
    }
  }
  return counts
}

interface FrequentPairs {
  readonly counter: PairCounter
  /** Position in its block of each occurrence of a pair with a frequent hash. */
  readonly occurrences: NumberList
  /** End of the occurrences of each block. */
  readonly ends: readonly number[]
}

/**
 * Counts the pairs with a frequent hash, and writes their numbers in the counter at their occurrences, for the time being. Marks all
 * other pairs of the part as NO_PAIR.
 */
function countFrequentPairs(input: NumberInput, hashCounts: Uint8Array): FrequentPairs {
  const { most, fewest } = codesOf(input)
  const { least } = input
  const mask = hashCounts.length - 1
  const counter = new PairCounter()
  const occurrences = new NumberList()
  const ends: number[] = []
  let document = 0
  for (const { documentOffsets, units, gaps, pairs } of input.blocks) {
    for (let d = 0; d + 1 < documentOffsets.length; d++) {
      document++
      const end = documentOffsets[d + 1]!
      for (let index = documentOffsets[d]!; index < end; index++) {
        const code = pairs[index]!
        if (code > most || code <= fewest) continue
        if (hashCounts[code & mask]! < least) pairs[index] = NO_PAIR
        else {
          occurrences.add(index)
          pairs[index] = counter.add(units[index - 1]!, units[index]!, gaps[index]!, document)
        }
      }
    }
    ends.push(occurrences.length)
  }
  return { counter, occurrences, ends }
}

/** The pairs of all parts by their numbers, after those that had a number before. */
export const joinPairs = kernel(
  'build.joinPairs',
  ({ pairs: known, numbered }: { readonly pairs: Pairs; readonly numbered: readonly NumberedPairs[] }): Pairs => {
    const ends = numbered.map(({ pairs, firstNumber, step }) => firstNumber + (pairs.first.length - 1) * step + 1)
    const joined = sharedPairs(Math.max(known.first.length, ...ends))
    joined.first.set(known.first)
    joined.second.set(known.second)
    joined.gap.set(known.gap)
    for (const { pairs, firstNumber, step } of numbered) {
      for (let i = 0; i < pairs.first.length; i++) copyPair(pairs, i, joined, firstNumber + i * step)
    }
    return joined
  },
)
