import { type DocumentSet, everyDocument, noDocuments } from '../../snapshot/documentSet.js'
import type { RelatedTerms } from '../../snapshot/relatedLists.js'
import type { Postings, Snapshot } from '../../snapshot/snapshot.js'
import { type Concept, knownTerms } from '../concepts/resolveConcept.js'
import { appendUnseen, clearBits, countUnseen, restoreWords, setBits, tallyUnseen } from './documentBits.js'

/** Finds the matching documents of one concept after another without clearing its arrays. */
export interface MatchWalker {
  /** Documents of the last concept: those with an exact term first. */
  readonly found: Uint32Array
  /** Finds the documents of a concept in the filter; returns how many of them have an exact term. */
  findConcept(concept: Concept, related: RelatedTerms): number
  /** The same by term numbers. */
  find(terms: TermLists): number
  /** Documents found. */
  length(): number
  /** Counts the same documents, also by bucket, without finding them; the contents of `found` are undefined afterwards. */
  count(terms: TermLists, tally?: Tally | undefined): MatchTotals
  /** From now on, counts the documents of a block alone, by the places of terms in it instead of their numbers. */
  countWithin(block: PostingBlock): void
}

/** The terms of a concept by number. */
export interface TermLists {
  readonly excluded: ArrayLike<number>
  readonly exact: ArrayLike<number>
  readonly related: ArrayLike<number>
}

/** The term numbers of a concept with its related terms. */
export const termListsOf = ({ excludedTerms, exactTerms }: Concept, { terms }: RelatedTerms): TermLists => ({
  excluded: knownTerms(excludedTerms),
  exact: knownTerms(exactTerms),
  related: terms,
})

/** Postings of the documents of a block. */
export interface PostingBlock {
  /** By place of a term, its first posting of the block, and the first one after it. */
  readonly starts: Uint32Array
  readonly ends: Uint32Array
  /** The first document, a multiple of 32, and the first one after the block. */
  readonly first: number
  readonly end: number
}

/** Counts of a field of which each document has at most one value. */
export interface Tally {
  readonly bucketOf: Uint8Array | Uint16Array
  /** By bucket, the documents with an exact term, and with an exact or a related one. */
  readonly exact: Uint32Array
  readonly all: Uint32Array
}

/** Documents with an exact term, and with an exact or a related one. */
export interface MatchTotals {
  readonly exact: number
  readonly all: number
}

/** One list in this many words of the bitmap is removed from it bit by bit; a longer one by copying the bitmap. */
const DOCUMENTS_PER_WORD = 4

/** A walker by the documents of a filter. */
export function createWalker({ postings, documents }: Snapshot, filter: DocumentSet): MatchWalker {
  return createOutsideWalker(postings, documents.count, documentsOutside(filter, documents.count))
}

/** Postings as far as a walk reads them. */
export type WalkedPostings = Pick<Postings, 'offsets' | 'documents'>

/** What a walker reads and marks. */
interface Walk {
  readonly documents: Uint32Array
  /** By term, its first posting and the first one after it: of all documents, or of a block. */
  starts: Uint32Array
  ends: Uint32Array
  /** One bit for each document, 1 outside of the filter. */
  readonly outside: Uint32Array
  /** 1 for documents that are outside of the filter, excluded or found. */
  readonly seen: Uint32Array
  /** The words of `outside` and `seen` that have the documents which are counted. */
  outsideWords: Uint32Array
  seenWords: Uint32Array
  /** Whether no document is outside of the filter. */
  readonly isEverything: boolean
}

/** A walker by the documents that are not in the filter, one bit for each. */
export function createOutsideWalker(
  { offsets, documents }: WalkedPostings,
  documentCount: number,
  outside: Uint32Array,
): MatchWalker {
  const seen = new Uint32Array(outside)
  const walk: Walk = {
    documents,
    starts: offsets,
    ends: offsets.subarray(1),
    outside,
    seen,
    outsideWords: outside,
    seenWords: seen,
    isEverything: outside.every((word) => word === 0),
  }
  const finder = createFinder(walk, documentCount)
  return {
    get found() {
      return finder.found()
    },
    findConcept: (concept, related) => finder.find(termListsOf(concept, related)),
    find: finder.find,
    length: finder.length,
    count(terms, tally) {
      finder.reset()
      return countTermLists(walk, terms, tally)
    },
    countWithin(block) {
      walk.starts = block.starts
      walk.ends = block.ends
      const [from, end] = [block.first >>> 5, Math.ceil(block.end / 32)]
      walk.seenWords = seen.subarray(from, end)
      walk.outsideWords = outside.subarray(from, end)
    },
  }
}

/** Finds documents, which stay marked as seen until the next walk. */
function createFinder(walk: Walk, documentCount: number) {
  const { documents, outside, seen, isEverything } = walk
  /** Allocated for the first walk that finds documents. One entry more than documents: each is written before it is known to be new. */
  let found = new Uint32Array(0)
  let length = 0
  let isExcluding = false
  const reset = (): void => {
    if (isExcluding || length * DOCUMENTS_PER_WORD > seen.length) seen.set(outside)
    else clearBits(seen, found, length)
    length = 0
    isExcluding = false
  }
  const visitAll = (terms: ArrayLike<number>): void => {
    const { starts, ends } = walk
    for (let i = 0; i < terms.length; i++) {
      const [from, end] = [starts[terms[i]!]!, ends[terms[i]!]!]
      if (length > 0 || isExcluding || !isEverything) length = appendUnseen(documents, from, end, seen, found, length)
      else {
        found.set(documents.subarray(from, end))
        setBits(documents, from, end, seen)
        length = end - from
      }
    }
  }
  return {
    found: () => found,
    length: () => length,
    /** Marks only the documents outside of the filter as seen. */
    reset,
    find({ excluded, exact, related }: TermLists): number {
      if (found.length === 0) found = new Uint32Array(documentCount + 1)
      reset()
      visitAll(excluded)
      isExcluding = length > 0
      length = 0
      visitAll(exact)
      const exactEnd = length
      visitAll(related)
      return exactEnd
    },
  }
}

/** Counts documents while only those outside of the filter are marked as seen, and leaves the marks so. */
function countTermLists(walk: Walk, { excluded, exact, related }: TermLists, tally: Tally | undefined): MatchTotals {
  const termCount = excluded.length + exact.length + related.length
  if (walk.isEverything && termCount === 1 && excluded.length === 0 && tally === undefined) {
    const all = postingCount(walk, exact.length > 0 ? exact : related)
    return { exact: exact.length > 0 ? all : 0, all }
  }
  const isExcluding = countNew(walk, excluded, 0, false, undefined) > 0
  tally?.all.fill(0)
  const exactCount = countNew(walk, exact, 0, isExcluding, tally)
  tally?.exact.set(tally.all)
  const all = countNew(walk, related, exactCount, isExcluding, tally)
  clearTerms(walk, [excluded, exact, related])
  return { exact: exactCount, all }
}

/** Marks the documents of terms as seen; returns `before` and how many were not. */
function countNew(
  { documents, starts, ends, seen, isEverything }: Walk,
  terms: ArrayLike<number>,
  before: number,
  isExcluding: boolean,
  tally: Tally | undefined,
): number {
  let count = before
  for (let i = 0; i < terms.length; i++) {
    const [from, end] = [starts[terms[i]!]!, ends[terms[i]!]!]
    if (tally !== undefined) count = tallyUnseen(documents, from, end, seen, tally, count)
    else if (count > 0 || isExcluding || !isEverything) count = countUnseen(documents, from, end, seen, count)
    else {
      setBits(documents, from, end, seen)
      count = end - from
    }
  }
  return count
}

/** Marks the documents of these lists of terms as before they were counted. */
function clearTerms(walk: Walk, lists: readonly ArrayLike<number>[]): void {
  const { documents, starts, ends, seen, outside, seenWords, outsideWords } = walk
  let read = 0
  for (const terms of lists) read += postingCount(walk, terms)
  if (read * DOCUMENTS_PER_WORD > seenWords.length) {
    seenWords.set(outsideWords)
    return
  }
  for (const terms of lists) {
    for (let i = 0; i < terms.length; i++) restoreWords(documents, starts[terms[i]!]!, ends[terms[i]!]!, seen, outside)
  }
}

function postingCount({ starts, ends }: Walk, terms: ArrayLike<number>): number {
  let count = 0
  for (let i = 0; i < terms.length; i++) count += ends[terms[i]!]! - starts[terms[i]!]!
  return count
}

/** One bit for each of `count` documents, 1 outside of the filter, in shared memory. */
export function documentsOutside({ bits: inside, all }: DocumentSet, count: number): Uint32Array {
  const bits = all ? noDocuments(count) : everyDocument(count)
  for (let word = 0; !all && word < bits.length; word++) bits[word]! ^= inside[word]!
  return bits
}

/**
 * Documents of a filter with an exact term of each concept, without documents with an excluded term; related terms are
 * ignored.
 */
export function exactDocuments(walker: MatchWalker, concept: Concept): Uint32Array {
  const count = walker.findConcept(concept, { terms: new Uint32Array(0), similarities: new Float32Array(0) })
  return walker.found.subarray(0, count)
}
