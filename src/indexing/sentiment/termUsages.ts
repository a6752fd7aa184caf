import { kernel } from '../../compute/kernel.js'
import { sharedUint8, sharedUint32 } from '../../compute/shared.js'
import type { WordPlaces } from '../../text/sentiment/learnedPolarity.js'
import { bitsAt } from '../../text/sentiment/mentions/attachments.js'
import { createSentences, cutSentences, type Sentences } from '../../text/sentiment/mentions/sentences.js'
import type { ScoredText } from '../../text/sentiment/scoredText.js'
import { prevailingUsage, USAGES, usageAt } from '../../text/sentiment/usage.js'

/** The terms of a shard whose use its sentences tell, ascending, and the number of such uses, `USAGES` a term. */
export interface ShardUsages {
  readonly terms: Uint32Array
  /** At most 255 each. */
  readonly counts: Uint8Array
}

/** Uses counted in the texts of a shard. */
interface OpenUsages {
  readonly counts: Uint8Array
  readonly terms: Set<number>
  readonly sentences: Sentences
}

/** Kept between shards of one thread: only what was counted is cleared. */
let tally = new Uint8Array(0)
const sentences = createSentences()

export function startUsages(termCount: number): OpenUsages {
  if (tally.length < termCount * USAGES) tally = new Uint8Array(termCount * USAGES)
  return { counts: tally, terms: new Set(), sentences }
}

/** Counts how each occurrence in a text is used. */
export function countUsages({ counts, terms, sentences }: OpenUsages, text: ScoredText, places: WordPlaces): void {
  cutSentences(sentences, text)
  const source = { bits: sentences.bits, values: text.values, count: text.tokens.count }
  for (let at = places.from; at < places.to; at++) {
    const start = places.starts[at]!
    const first = text.firstToken(start)
    const last = text.lastToken(start + places.lengths[at]!)
    if (last < first) continue
    const usage = usageAt(bitsAt(source, first - 1), bitsAt(source, last), bitsAt(source, last + 1))
    if (usage === 0) continue
    const entry = places.terms[at]! * USAGES + usage - 1
    if (counts[entry]! < 255) counts[entry]!++
    terms.add(places.terms[at]!)
  }
}

/** What was counted; clears the counts. */
export function finishUsages({ counts, terms }: OpenUsages): ShardUsages {
  const found = { terms: sharedUint32(terms.size), counts: sharedUint8(terms.size * USAGES) }
  found.terms.set(Uint32Array.from(terms).sort())
  for (const [place, term] of found.terms.entries()) {
    const own = counts.subarray(term * USAGES, (term + 1) * USAGES)
    found.counts.set(own, place * USAGES)
    own.fill(0)
  }
  return found
}

/** The counts of all shards -> usage by term. */
export const mergeUsages = kernel(
  'sentiment.mergeUsages',
  ({ shards, termCount }: { readonly shards: readonly ShardUsages[]; readonly termCount: number }): Uint8Array => {
    const sums = new Uint32Array(termCount * USAGES)
    for (const { terms, counts } of shards) {
      for (let place = 0; place < terms.length; place++) {
        for (let usage = 0; usage < USAGES; usage++) {
          sums[terms[place]! * USAGES + usage]! += counts[place * USAGES + usage]!
        }
      }
    }
    const usages = sharedUint8(termCount)
    for (let term = 0; term < termCount; term++) {
      usages[term] = prevailingUsage(sums.subarray(term * USAGES, (term + 1) * USAGES))
    }
    return usages
  },
)
