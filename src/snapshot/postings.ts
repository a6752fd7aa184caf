import { bitOf } from '../compute/bits.js'
import { firstNotBelow } from '../typedArrays.js'
import type { DocumentSet } from './documentSet.js'
import type { Postings } from './snapshot.js'

/** Documents with a term within a set: including fragments, and with an occurrence outside longer phrases. */
interface TermCounts {
  readonly total: number
  readonly distinct: number
}

/** Counts the documents of a term within a set, in one pass over its postings, whose `distinct` must be read for the count of the same name. */
export function countDocuments(postings: Postings, term: number, { bits }: DocumentSet): TermCounts {
  const { offsets, documents, distinct } = postings
  let total = 0
  let standing = 0
  for (let i = offsets[term]!; i < offsets[term + 1]!; i++) {
    const member = bitOf(bits, documents[i]!)
    total += member
    standing += member & distinct[i]!
  }
  return { total, distinct: standing }
}

/** True when any document of the set has the term. */
export function occursWithin(postings: Postings, term: number, { bits, all }: DocumentSet): boolean {
  const { offsets, documents } = postings
  if (all) return offsets[term + 1]! > offsets[term]!
  for (let i = offsets[term]!; i < offsets[term + 1]!; i++) if (bitOf(bits, documents[i]!) === 1) return true
  return false
}

/** Entry of a document in a term's postings, or -1. */
export function findPosting({ offsets, documents }: Postings, term: number, document: number): number {
  const end = offsets[term + 1]!
  const at = firstNotBelow(documents, document, offsets[term]!, end)
  return at < end && documents[at] === document ? at : -1
}
