import { allOf, fillKernel, kernel } from '../../compute/kernel.js'
import { gapSet, HASH_BITS, NEW_PAIR, type NeighbourBlock, NO_PAIR } from './neighbourBlock.js'
import { copyPair, PairCounter, type Pairs, sharedPairs } from './pairTable.js'

interface NumberInput {
  readonly blocks: readonly NeighbourBlock[]
  readonly part: number
  readonly parts: number
  /** New places of all parts. */
  readonly places: number
  /** Numbers of a part are this one and `part` more, and every `parts`th after it. */
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
 * Numbers the new pairs of a part that matter, at their places. Most pairs stand once or twice: those whose hash, cut to
 * few bits, is not met often enough are not told apart at all.
 */
export const numberPairs = fillKernel(
  'build.numberPairs',
  ({ blocks }: NumberInput) => blocks.flatMap(({ pairs }) => allOf(pairs)),
  (input): NumberedPairs => {
    const { blocks, part, parts, places, least } = input
    const isConditional = gapSet(input.conditionalGaps)
    const hashes = 2 ** HASH_BITS / parts
    const most = NEW_PAIR - part * hashes
    const fewest = most - hashes
    let size = 1 << 12
    while (size * parts < places * 2) size *= 2
    const mask = size - 1
    const met = new Uint8Array(size)
    for (const { documentOffsets, pairs } of blocks) {
      const end = documentOffsets.at(-1)!
      for (let place = 0; place < end; place++) {
        const code = pairs[place]!
        if (code <= most && code > fewest && met[code & mask]! < least) met[code & mask]!++
      }
    }

    const counter = new PairCounter()
    /** Where what is left stands, and which pair of the counter it is; by block the end of its places. */
    const left: number[] = []
    const entries: number[] = []
    const ends: number[] = []
    let document = 0
    for (const { documentOffsets, units, gaps, pairs } of blocks) {
      for (let d = 0; d + 1 < documentOffsets.length; d++) {
        document++
        const end = documentOffsets[d + 1]!
        for (let place = documentOffsets[d]!; place < end; place++) {
          const code = pairs[place]!
          if (code > most || code <= fewest) continue
          if (met[code & mask]! < least) pairs[place] = NO_PAIR
          else {
            left.push(place)
            entries.push(counter.add(units[place - 1]!, units[place]!, gaps[place]!, document))
          }
        }
      }
      ends.push(left.length)
    }

    const numbers = new Int32Array(counter.size).fill(NO_PAIR)
    const kept: number[] = []
    for (let pair = 0; pair < counter.size; pair++) {
      const isKept =
        counter.documents(pair) >= least || (isConditional[counter.gap(pair)] === 1 && counter.times(pair) >= least)
      if (isKept) numbers[pair] = input.firstNumber + part + (kept.push(pair) - 1) * parts
    }
    let next = 0
    for (const [b, { pairs }] of blocks.entries()) {
      for (; next < ends[b]!; next++) pairs[left[next]!] = numbers[entries[next]!]!
    }
    return { pairs: counter.pick(kept), firstNumber: input.firstNumber + part, step: parts }
  },
)

/** All pairs by number. */
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
