import { countBits, type DocumentSet } from '../../snapshot/documentSet.js'
import { type PostingCosines, UNKNOWN_COSINE } from '../../snapshot/postingCosines.js'
import { type MatchBuffers, WINDOW, type Window } from './matchBuffers.js'
import type { MatchCollector } from './matchCollector.js'
import type { MatchType } from './matchScore.js'

// Loops over the documents of one window: document d has the place d % WINDOW in its arrays, and bit d % 32 of word (d % WINDOW) / 32 in
// its sets.

/** How many documents match. */
export interface SearchCounts {
  /** Documents with any exact or related term, and with any exact one. */
  readonly matchCount: number
  readonly exactMatchCount: number
}

/** Counts an exact term in the documents of a run of its postings. */
export function countExact(
  documents: Uint32Array,
  from: number,
  to: number,
  { seen, exact, sums }: Pick<MatchBuffers, 'seen' | 'exact'> & { readonly sums: Float64Array | undefined },
): void {
  for (let i = from; i < to; i++) {
    const place = documents[i]! & (WINDOW - 1)
    const bit = 1 << (place & 31)
    if ((seen[place >>> 5]! & bit) !== 0) exact[place]!++
    else {
      seen[place >>> 5]! |= bit
      exact[place] = 1
      if (sums !== undefined) sums[place] = 0
    }
  }
}

/** Copies the codes of a run of postings of one term, which begin at `first`, to its documents. */
export function copyCodes(
  documents: Uint32Array,
  from: number,
  to: number,
  { codes, cosines, first }: { readonly codes: Uint8Array; readonly cosines: PostingCosines; readonly first: number },
): void {
  for (let i = from; i < to; i++) codes[documents[i]! & (WINDOW - 1)] = cosines[i - first]!
}

/** Adds the weight of a related term to the documents of a run of its postings. */
export function addWeights(
  documents: Uint32Array,
  from: number,
  to: number,
  { weight, seen, sums }: { readonly weight: number; readonly seen: Uint32Array; readonly sums: Float64Array },
): void {
  for (let i = from; i < to; i++) {
    const place = documents[i]! & (WINDOW - 1)
    const bit = 1 << (place & 31)
    if ((seen[place >>> 5]! & bit) !== 0) sums[place]! += weight
    else {
      seen[place >>> 5]! |= bit
      sums[place] = weight
    }
  }
}

/** Sets the bits of the documents of a run of postings. */
export function markRun(documents: Uint32Array, from: number, to: number, bits: Uint32Array): void {
  for (let i = from; i < to; i++) {
    const place = documents[i]! & (WINDOW - 1)
    bits[place >>> 5]! |= 1 << (place & 31)
  }
}

/** Leaves in `seen` the documents of a window that match as `matchType` says, and counts all that match. */
export function chooseMatches(
  { seen, isExact, isExcluded }: MatchBuffers,
  { from, to }: Window,
  { filter, matchType }: { readonly filter: DocumentSet; readonly matchType: MatchType },
): SearchCounts & { readonly found: number } {
  let [found, matchCount, exactMatchCount] = [0, 0, 0]
  const words = Math.ceil((to - from) / 32)
  for (let word = 0; word < words; word++) {
    if (seen[word] === 0) continue
    let all = seen[word]! & ~isExcluded[word]!
    if (!filter.all) all &= filter.bits[(from >>> 5) + word]!
    const exactly = all & isExact[word]!
    if (all !== 0) matchCount += countBits(all)
    if (exactly !== 0) exactMatchCount += countBits(exactly)
    const chosen = matchType === 'exact' ? exactly : matchType === 'conceptual' ? all & ~exactly : all
    seen[word] = chosen
    if (chosen !== 0) found += countBits(chosen)
  }
  return { found, matchCount, exactMatchCount }
}

/** What a window has of each document; undefined where it does not count, or is not known. */
interface WindowMatches extends Pick<MatchBuffers, 'seen' | 'isExact' | 'exact'> {
  readonly sums: Float64Array | undefined
  readonly codes: Uint8Array | undefined
}

/** Collects the documents of a window that are left in `seen`. */
export function collectMatches(
  { seen, isExact, exact, sums, codes }: WindowMatches,
  { from, to }: Window,
  collector: MatchCollector,
): void {
  const words = Math.ceil((to - from) / 32)
  for (let word = 0; word < words; word++) {
    let bits = seen[word]! | 0
    if (bits === 0) continue
    const exactly = isExact[word]! | 0
    while (bits !== 0) {
      const lowest = bits & -bits
      bits ^= lowest
      const place = (word << 5) + 31 - Math.clz32(lowest)
      const related = sums === undefined ? 0 : sums[place]!
      if ((exactly & lowest) === 0) collector.add(from + place, related, UNKNOWN_COSINE)
      else collector.add(from + place, exact[place]! + related, codes === undefined ? UNKNOWN_COSINE : codes[place]!)
    }
  }
}
