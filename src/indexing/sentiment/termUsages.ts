import type { Compute } from '../../compute/compute.js'
import { allOf, fillKernel, kernel } from '../../compute/kernel.js'
import { shardGroups } from '../../compute/shardGroups.js'
import { sharedUint8, sharedUint32 } from '../../compute/shared.js'
import type { WordPlaces } from '../../text/sentiment/learnedPolarity.js'
import { bitsAt } from '../../text/sentiment/mentions/attachments.js'
import { createSentences, cutSentences } from '../../text/sentiment/mentions/sentences.js'
import {
  CIRCUMSTANCES,
  circumstancesAt,
  PROFILE_SIZE,
  writeProfile,
} from '../../text/sentiment/mentions/termProfile.js'
import type { ScoredText } from '../../text/sentiment/scoredText.js'
import { prevailingUsage, USAGES, usageAt } from '../../text/sentiment/usage.js'
import { grown } from '../../typedArrays.js'

/** Counters of a term: its uses, the circumstances of its mentions, its mentions. */
const CIRCUMSTANCE = USAGES
const MENTIONS = CIRCUMSTANCE + CIRCUMSTANCES.length
export const COUNTERS = MENTIONS + 1
const MOST_IN_BYTE = 255
/** Terms for which a counter has room at first. */
const FEW_TERMS = 64

/** The terms that a shard mentions, ascending, and their counters, `COUNTERS` a term: bytes where none exceeds a byte. */
export interface ShardUsages {
  readonly terms: Uint32Array
  readonly counts: Uint8Array | Uint32Array
}

/**
 * Counts how terms are used in the texts of one shard after the other. Terms are numbered in the order in which
 * they occur in a shard. The counters of its terms fit into the processor's cache, those of all terms do not.
 */
export class UsageCounter {
  /** Number of each term in the shard + 1; 0 for those that do not occur in it. */
  private readonly numbers: Uint32Array
  /** By number: the term, and its counters. */
  private terms = new Uint32Array(FEW_TERMS)
  private counts = new Uint32Array(FEW_TERMS * COUNTERS)
  private met = 0
  private readonly sentences = createSentences()

  constructor(readonly termCount: number) {
    this.numbers = new Uint32Array(termCount)
  }

  /** Counts how each occurrence in a text is used, and in which circumstances it stands. */
  count(text: ScoredText, places: WordPlaces): void {
    const { sentences } = this
    cutSentences(sentences, text)
    const source = { bits: sentences.bits, values: text.values, count: text.tokens.count }
    let first = 0
    for (let at = places.from; at < places.to; at++) {
      const start = places.starts[at]!
      first = text.firstTokenFrom(first, start)
      const last = text.lastTokenFrom(first, start + places.lengths[at]!)
      if (last < first) continue
      const before = bitsAt(source, first - 1)
      const after = bitsAt(source, last + 1)
      const usage = usageAt(before, bitsAt(source, last), after)
      const bits = circumstancesAt(before, after, sentences.unions[sentences.of[first]!]!)
      this.add(places.terms[at]!, usage, bits)
    }
  }

  private add(term: number, usage: number, circumstances: number): void {
    if (this.numbers[term] === 0) this.meet(term)
    const { counts } = this
    const entry = (this.numbers[term]! - 1) * COUNTERS
    if (usage > 0) counts[entry + usage - 1]!++
    for (let kind = 0; kind < CIRCUMSTANCES.length; kind++)
      counts[entry + CIRCUMSTANCE + kind]! += (circumstances >> kind) & 1
    counts[entry + MENTIONS]!++
  }

  private meet(term: number): void {
    if (this.met === this.terms.length) {
      this.terms = grown(this.terms, 2 * this.met)
      this.counts = grown(this.counts, 2 * this.met * COUNTERS)
    }
    this.terms[this.met++] = term
    this.numbers[term] = this.met
  }

  /** What was counted; the next shard begins at nothing. */
  finish(): ShardUsages {
    const { numbers, counts, met } = this
    const used = counts.subarray(0, met * COUNTERS)
    const terms = sharedUint32(met)
    terms.set(this.terms.subarray(0, met))
    terms.sort()
    const isSmall = used.every((count) => count <= MOST_IN_BYTE)
    const found = { terms, counts: isSmall ? sharedUint8(used.length) : sharedUint32(used.length) }
    for (let place = 0; place < met; place++) {
      const from = (numbers[terms[place]!]! - 1) * COUNTERS
      for (let counter = 0; counter < COUNTERS; counter++)
        found.counts[place * COUNTERS + counter] = used[from + counter]!
      numbers[terms[place]!] = 0
    }
    used.fill(0)
    this.met = 0
    return found
  }
}

/** How a project mentions its terms: a code of `text/sentiment/usage.ts` and a profile for each. */
export interface TermUsages {
  readonly usages: Uint8Array
  readonly profiles: Uint8Array
}

interface AddInput {
  readonly shards: readonly ShardUsages[]
  /** `COUNTERS` a term. */
  readonly sums: Uint32Array
}

/** Adds the counters of some shards. */
export const addUsages = fillKernel(
  'sentiment.addUsages',
  ({ sums }: AddInput) => allOf(sums),
  ({ shards, sums }): null => {
    for (const { terms, counts } of shards) {
      for (let place = 0; place < terms.length; place++) {
        const entry = terms[place]! * COUNTERS
        for (let counter = 0; counter < COUNTERS; counter++)
          sums[entry + counter]! += counts[place * COUNTERS + counter]!
      }
    }
    return null
  },
)

/** The counters of all shards -> usage and profile by term. */
export const describeUsages = kernel(
  'sentiment.describeUsages',
  ({ sums }: { readonly sums: Uint32Array }): TermUsages => {
    const termCount = sums.length / COUNTERS
    const usages = sharedUint8(termCount)
    const profiles = sharedUint8(termCount * PROFILE_SIZE)
    for (let term = 0; term < termCount; term++) {
      const own = sums.subarray(term * COUNTERS, (term + 1) * COUNTERS)
      usages[term] = prevailingUsage(own)
      writeProfile(profiles, term * PROFILE_SIZE, own.subarray(CIRCUMSTANCE), own[MENTIONS]!)
    }
    return { usages, profiles }
  },
)

/** The usage and profile of each term from the counters of all shards. */
export async function mergeUsages(
  shards: readonly ShardUsages[],
  termCount: number,
  { compute, signal }: { readonly compute: Compute; readonly signal?: AbortSignal | undefined },
): Promise<TermUsages> {
  const sums = sharedUint32(termCount * COUNTERS)
  for (const group of shardGroups(shards)) await compute.run(addUsages, { shards: group, sums }, { signal })
  return compute.run(describeUsages, { sums }, { signal })
}
