import type { Compute } from '../../compute/compute.js'
import { allOf, fillKernel, kernel } from '../../compute/kernel.js'
import { shardGroups } from '../../compute/shardGroups.js'
import { sharedUint8, sharedUint32 } from '../../compute/shared.js'
import type { WordPlaces } from '../../text/sentiment/learnedPolarity.js'
import { bitsAt } from '../../text/sentiment/mentions/attachments.js'
import { createSentences, cutSentences, type Sentences } from '../../text/sentiment/mentions/sentences.js'
import {
  CIRCUMSTANCES,
  circumstancesAt,
  PROFILE_SIZE,
  writeProfile,
} from '../../text/sentiment/mentions/termProfile.js'
import type { ScoredText } from '../../text/sentiment/scoredText.js'
import { prevailingUsage, USAGES, usageAt } from '../../text/sentiment/usage.js'

/** Counters of a term: its uses, the circumstances of its mentions, its mentions. */
const CIRCUMSTANCE = USAGES
const MENTIONS = CIRCUMSTANCE + CIRCUMSTANCES.length
export const COUNTERS = MENTIONS + 1

/** The terms that a shard mentions, ascending, and their counters, `COUNTERS` a term. */
export interface ShardUsages {
  readonly terms: Uint32Array
  readonly counts: Uint32Array
}

/** Counters of the texts of a shard. */
interface OpenUsages {
  readonly counts: Uint32Array
  readonly terms: Set<number>
  readonly sentences: Sentences
}

/** Kept between shards of one thread: only what was counted is cleared. */
let tally = new Uint32Array(0)
const sentences = createSentences()

export function startUsages(termCount: number): OpenUsages {
  if (tally.length < termCount * COUNTERS) tally = new Uint32Array(termCount * COUNTERS)
  return { counts: tally, terms: new Set(), sentences }
}

/** Counts how each occurrence in a text is used, and in which circumstances it stands. */
export function countUsages({ counts, terms, sentences }: OpenUsages, text: ScoredText, places: WordPlaces): void {
  cutSentences(sentences, text)
  const source = { bits: sentences.bits, values: text.values, count: text.tokens.count }
  let first = 0
  for (let at = places.from; at < places.to; at++) {
    const start = places.starts[at]!
    first = text.firstTokenFrom(first, start)
    const last = text.lastTokenFrom(first, start + places.lengths[at]!)
    if (last < first) continue
    const [before, after] = [bitsAt(source, first - 1), bitsAt(source, last + 1)]
    const usage = usageAt(before, bitsAt(source, last), after)
    const entry = places.terms[at]! * COUNTERS
    if (usage > 0) counts[entry + usage - 1]!++
    const bits = circumstancesAt(before, after, sentences.unions[sentences.of[first]!]!)
    for (let kind = 0; kind < CIRCUMSTANCES.length; kind++) counts[entry + CIRCUMSTANCE + kind]! += (bits >> kind) & 1
    counts[entry + MENTIONS]!++
    terms.add(places.terms[at]!)
  }
}

/** What was counted; clears the counts. */
export function finishUsages({ counts, terms }: OpenUsages): ShardUsages {
  const found = { terms: sharedUint32(terms.size), counts: sharedUint32(terms.size * COUNTERS) }
  found.terms.set(Uint32Array.from(terms).sort())
  for (const [place, term] of found.terms.entries()) {
    const own = counts.subarray(term * COUNTERS, (term + 1) * COUNTERS)
    found.counts.set(own, place * COUNTERS)
    own.fill(0)
  }
  return found
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
