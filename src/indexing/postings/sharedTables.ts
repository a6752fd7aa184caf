import { sharedUint8, sharedUint16, sharedUint32 } from '../../compute/shared.js'
import type { Occurrences, Postings } from '../../snapshot/snapshot.js'

/** Postings with the offsets that follow from the document count of each term; the entries are still 0. */
export function allocatePostings(totalDocCounts: Uint32Array): Postings {
  const termCount = totalDocCounts.length
  const offsets = sharedUint32(termCount + 1)
  for (let term = 0; term < termCount; term++) offsets[term + 1] = offsets[term]! + totalDocCounts[term]!
  const entries = offsets[termCount]!
  return {
    offsets,
    documents: sharedUint32(entries),
    frequencies: sharedUint8(entries),
    distinct: sharedUint8(entries),
  }
}

/** Occurrences with the given offsets by document; the entries are still 0. */
export function allocateOccurrences(offsets: Uint32Array): Occurrences {
  const entries = offsets.at(-1)!
  return {
    offsets,
    terms: sharedUint32(entries),
    starts: sharedUint32(entries),
    lengths: sharedUint16(entries),
    fragments: sharedUint8(entries),
  }
}
