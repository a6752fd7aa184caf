import { cacheSlot } from '../../compute/slotCache.js'
import type { DocumentSet } from '../../snapshot/filter.js'
import type { RelatedTerms } from '../../snapshot/relatedLists.js'
import type { Postings, Snapshot } from '../../snapshot/snapshot.js'
import { type Concept, type ConceptTerm, knownTerms } from '../concepts/resolveConcept.js'
import type { MatchType } from './matchScore.js'

export interface MatchRequest {
  readonly concept: Concept
  readonly related: RelatedTerms
  /** Documents examined. */
  readonly filter: DocumentSet
  readonly matchType: MatchType
}

/** How many documents match. */
export interface MatchCounts {
  /** Documents with any exact or related term, and with any exact one. */
  readonly matchCount: number
  readonly exactMatchCount: number
}

/** The matches of a concept in the documents of a filter, without documents that have an excluded term. */
export interface Matches extends MatchCounts {
  /** Documents that match as `matchType` says, ascending. */
  readonly documents: Uint32Array
  /**
   * The term part of match_score, by position: distinct exact terms x 1.0 + sum of squared similarities of distinct
   * related terms. `exact` ranks by the first part alone, `conceptual` by the second (v5 4.2, rule 6).
   */
  readonly termScores: Float64Array
}

/**
 * Walks the postings of a concept once. A term counts once per document, whether it occurs as a term or as a fragment.
 * Sets of documents are bitmaps. The sums of a document are initialized when it is first seen, so that no array has to
 * be cleared.
 */
export function findMatches(snapshot: Snapshot, { concept, related, filter, matchType }: MatchRequest): Matches {
  const { postings } = snapshot
  const { seen, isExact, isExcluded, exact, related: sums } = matchBuffers(snapshot)
  const hasSums = matchType !== 'exact'
  seen.fill(0)
  for (const term of knownTerms(concept.exactTerms)) {
    const listed = postings.documents
    const end = postings.offsets[term + 1]!
    for (let i = postings.offsets[term]!; i < end; i++) {
      const document = listed[i]!
      const bit = 1 << (document & 31)
      if ((seen[document >>> 5]! & bit) !== 0) exact[document]!++
      else {
        seen[document >>> 5]! |= bit
        exact[document] = 1
        if (hasSums) sums[document] = 0
      }
    }
  }
  isExact.set(seen)
  if (hasSums) addSimilarities(postings, related, seen, sums)
  else markDocuments(postings, related.terms, seen)
  isExcluded.fill(0)
  markDocuments(postings, knownTerms(concept.excludedTerms), isExcluded)

  let [found, matchCount, exactMatchCount] = [0, 0, 0]
  for (let word = 0; word < seen.length; word++) {
    let all = seen[word]! & ~isExcluded[word]!
    if (all !== 0 && !filter.all) all = membersOnly(filter, word, all)
    const exactly = all & isExact[word]!
    if (all !== 0) matchCount += countBits(all)
    if (exactly !== 0) exactMatchCount += countBits(exactly)
    const chosen = matchType === 'exact' ? exactly : matchType === 'conceptual' ? all & ~exactly : all
    seen[word] = chosen
    if (chosen !== 0) found += countBits(chosen)
  }
  const documents = new Uint32Array(found)
  const termScores = new Float64Array(found)
  let at = 0
  for (let word = 0; word < seen.length; word++) {
    let bits = seen[word]! | 0
    if (bits === 0) continue
    const exactly = isExact[word]! | 0
    while (bits !== 0) {
      const lowest = bits & -bits
      bits ^= lowest
      const document = (word << 5) + 31 - Math.clz32(lowest)
      const terms = (exactly & lowest) !== 0 ? exact[document]! : 0
      termScores[at] = terms + (hasSums ? sums[document]! : 0)
      documents[at++] = document
    }
  }
  return { documents, termScores, matchCount, exactMatchCount }
}

/** The counts of `findMatches` alone. */
export function countMatches(
  snapshot: Snapshot,
  { concept, related, filter }: Omit<MatchRequest, 'matchType'>,
): MatchCounts {
  const { postings } = snapshot
  const { seen, isExact, isExcluded } = matchBuffers(snapshot)
  markDocuments(postings, knownTerms(concept.exactTerms), isExact.fill(0))
  seen.set(isExact)
  markDocuments(postings, related.terms, seen)
  markDocuments(postings, knownTerms(concept.excludedTerms), isExcluded.fill(0))
  let [matchCount, exactMatchCount] = [0, 0]
  for (let word = 0; word < seen.length; word++) {
    let all = seen[word]! & ~isExcluded[word]!
    if (all !== 0 && !filter.all) all = membersOnly(filter, word, all)
    if (all === 0) continue
    matchCount += countBits(all)
    exactMatchCount += countBits(all & isExact[word]!)
  }
  return { matchCount, exactMatchCount }
}

/** Restricts one 32-bit word of document bits to the filter. */
function membersOnly({ members }: DocumentSet, word: number, bits: number): number {
  let inFilter = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) {
    const lowest = rest & -rest
    if (members[(word << 5) + 31 - Math.clz32(lowest)] === 1) inFilter |= lowest
  }
  return inFilter
}

/** 1 for each document with any of the terms. */
export function documentsWith({ postings, documents }: Snapshot, terms: readonly ConceptTerm[]): Uint8Array {
  const members = new Uint8Array(documents.count)
  for (const term of knownTerms(terms)) {
    for (let i = postings.offsets[term]!; i < postings.offsets[term + 1]!; i++) members[postings.documents[i]!] = 1
  }
  return members
}

function markDocuments({ offsets, documents }: Postings, terms: ArrayLike<number>, bits: Uint32Array): void {
  for (let index = 0; index < terms.length; index++) {
    const end = offsets[terms[index]! + 1]!
    for (let i = offsets[terms[index]!]!; i < end; i++) bits[documents[i]! >>> 5]! |= 1 << (documents[i]! & 31)
  }
}

function addSimilarities(
  { offsets, documents }: Postings,
  { terms, similarities }: RelatedTerms,
  seen: Uint32Array,
  sums: Float64Array,
): void {
  for (let index = 0; index < terms.length; index++) {
    const weight = similarities[index]! ** 2
    const end = offsets[terms[index]! + 1]!
    for (let i = offsets[terms[index]!]!; i < end; i++) {
      const document = documents[i]!
      const bit = 1 << (document & 31)
      if ((seen[document >>> 5]! & bit) !== 0) sums[document]! += weight
      else {
        seen[document >>> 5]! |= bit
        sums[document] = weight
      }
    }
  }
}

/** Bits of a 32-bit word that are 1. Source: Warren, Hacker's Delight, 5-1. */
function countBits(word: number): number {
  let bits = word - ((word >>> 1) & 0x5555_5555)
  bits = (bits & 0x3333_3333) + ((bits >>> 2) & 0x3333_3333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24
}

/** Working memory that all calls share. A call never awaits, and never reads values of an earlier call. */
interface MatchBuffers {
  /** One bit per document. */
  readonly seen: Uint32Array
  readonly isExact: Uint32Array
  readonly isExcluded: Uint32Array
  /** By document: distinct exact terms, and the sum of squared similarities. */
  readonly exact: Uint16Array
  readonly related: Float64Array
}

const bufferSlot = cacheSlot<'buffers', MatchBuffers>({
  name: 'match buffers',
  bytesOf: (buffers) =>
    Object.values<ArrayBufferView>({ ...buffers }).reduce((sum, { byteLength }) => sum + byteLength, 0),
  isPinned: true,
})

function matchBuffers({ cache, documents: { count } }: Snapshot): MatchBuffers {
  let buffers = cache.get(bufferSlot, 'buffers')
  if (buffers === undefined) {
    const words = Math.ceil(count / 32)
    buffers = {
      seen: new Uint32Array(words),
      isExact: new Uint32Array(words),
      isExcluded: new Uint32Array(words),
      exact: new Uint16Array(count),
      related: new Float64Array(count),
    }
    cache.set(bufferSlot, 'buffers', buffers)
  }
  return buffers
}
