import { sharedUint32 } from '../../compute/shared.js'
import type { DocumentSet } from '../../snapshot/filter.js'
import type { RelatedTerms } from '../../snapshot/relatedLists.js'
import type { Postings, Snapshot } from '../../snapshot/snapshot.js'
import { type Concept, knownTerms } from '../concepts/resolveConcept.js'

/** Finds the matching documents of one concept after another without clearing its arrays. */
export interface MatchWalker {
  /** Documents of the last concept: those with an exact term first. */
  readonly found: Uint32Array
  /** Finds the documents of a concept in the filter; returns how many of them have an exact term. */
  findConcept(concept: Concept, related: RelatedTerms): number
  /** The same by term numbers. */
  find(excluded: ArrayLike<number>, exact: ArrayLike<number>, related: ArrayLike<number>): number
  /** Documents found. */
  length(): number
  /** Counts the same documents, also by bucket, without finding them; the contents of `found` are undefined afterwards. */
  count(
    excluded: ArrayLike<number>,
    exact: ArrayLike<number>,
    related: ArrayLike<number>,
    tally?: Tally | undefined,
  ): MatchTotals
  /** From now on, counts the documents of a block alone. */
  countWithin(block: PostingBlock): void
}

/** Postings of the documents of a block. */
export interface PostingBlock {
  /** By term, the first posting of the block, and the first one after it. */
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

/** A walker by the documents that are not in the filter, one bit for each. */
export function createOutsideWalker(
  postings: WalkedPostings,
  documentCount: number,
  outside: Uint32Array,
): MatchWalker {
  /** Allocated for the first walk that finds documents. One entry more than documents: each is written before it is known to be new. */
  let found = new Uint32Array(0)
  /** 1 for documents that are outside of the filter, excluded, or in `found`. */
  const seen = new Uint32Array(outside)
  const isEverything = outside.every((word) => word === 0)
  const { offsets, documents } = postings
  let starts = offsets
  let ends = offsets.subarray(1)
  /** The words of `seen` that have the documents. */
  let words = seen
  let outsideWords = outside
  const sizeOf = (term: number): number => ends[term]! - starts[term]!
  let length = 0
  let isExcluding = false
  const reset = (): void => {
    if (isExcluding || length * DOCUMENTS_PER_WORD > seen.length) seen.set(outside)
    else clearBits(seen, found, length)
    length = 0
    isExcluding = false
  }
  const visitAll = (terms: ArrayLike<number>): void => {
    for (let i = 0; i < terms.length; i++) {
      const [from, end] = [starts[terms[i]!]!, ends[terms[i]!]!]
      if (length > 0 || isExcluding || !isEverything) length = visit(documents, from, end, seen, found, length)
      else {
        found.set(documents.subarray(from, end))
        mark(documents, from, end, seen)
        length = end - from
      }
    }
  }
  const countNew = (terms: ArrayLike<number>, before: number, tally: Tally | undefined): number => {
    let count = before
    for (let i = 0; i < terms.length; i++) {
      const [from, end] = [starts[terms[i]!]!, ends[terms[i]!]!]
      if (tally !== undefined) count = tallyUnseen(documents, from, end, seen, tally, count)
      else if (count > 0 || isExcluding || !isEverything) count = countUnseen(documents, from, end, seen, count)
      else {
        mark(documents, from, end, seen)
        count = end - from
      }
    }
    return count
  }
  const clearTerms = (terms: ArrayLike<number>): void => {
    for (let i = 0; i < terms.length; i++) restore(documents, starts[terms[i]!]!, ends[terms[i]!]!, seen, outside)
  }
  const walker: MatchWalker = {
    get found() {
      return found
    },
    findConcept: ({ exactTerms, excludedTerms }, { terms }) =>
      walker.find(knownTerms(excludedTerms), knownTerms(exactTerms), terms),
    find(excluded, exact, related) {
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
    length: () => length,
    count(excluded, exact, related, tally) {
      reset()
      const lists = [excluded, exact, related]
      const number = excluded.length + exact.length + related.length
      if (isEverything && number === 1 && excluded.length === 0 && tally === undefined) {
        const all = sizeOf(exact[0] ?? related[0]!)
        return { exact: exact.length > 0 ? all : 0, all }
      }
      isExcluding = countNew(excluded, 0, undefined) > 0
      tally?.all.fill(0)
      const exactCount = countNew(exact, 0, tally)
      tally?.exact.set(tally.all)
      const all = countNew(related, exactCount, tally)
      isExcluding = false
      let read = 0
      for (const terms of lists) for (let i = 0; i < terms.length; i++) read += sizeOf(terms[i]!)
      if (read * DOCUMENTS_PER_WORD > words.length) words.set(outsideWords)
      else for (const terms of lists) clearTerms(terms)
      return { exact: exactCount, all }
    },
    countWithin(block) {
      starts = block.starts
      ends = block.ends
      const [from, end] = [block.first >>> 5, Math.ceil(block.end / 32)]
      words = seen.subarray(from, end)
      outsideWords = outside.subarray(from, end)
    },
  }
  return walker
}

/** One bit for each document, 1 outside of the filter, in shared memory. */
export function documentsOutside({ members, all }: DocumentSet, count: number): Uint32Array {
  const bits = sharedUint32(Math.ceil(count / 32))
  if (all) return bits
  // Four members at a time, where they begin at a multiple of four bytes: multiplication moves the lowest bits of four bytes
  // to four bits side by side.
  const wordCount = members.byteOffset % 4 === 0 ? count >>> 2 : 0
  const words = wordCount > 0 ? new Uint32Array(members.buffer, members.byteOffset, wordCount) : new Uint32Array(0)
  for (let word = 0; word < wordCount; word++) {
    const inside = (Math.imul(words[word]!, 0x0102_0408) >>> 24) & 15
    bits[word >>> 3]! |= (inside ^ 15) << (4 * (word & 7))
  }
  for (let document = 4 * wordCount; document < count; document++) {
    if (members[document] === 0) bits[document >>> 5]! |= 1 << (document & 31)
  }
  return bits
}

/** Appends documents that are not in `seen` to `found` and to `seen`; returns the new length of `found`. */
function visit(
  documents: Uint32Array,
  from: number,
  end: number,
  seen: Uint32Array,
  found: Uint32Array,
  before: number,
): number {
  let length = before
  for (let i = from; i < end; i++) {
    const document = documents[i]!
    const word = seen[document >>> 5]!
    seen[document >>> 5] = word | (1 << (document & 31))
    // No branch: which documents are new cannot be predicted.
    found[length] = document
    length += ((word >>> (document & 31)) & 1) ^ 1
  }
  return length
}

/** Adds documents to `seen`; returns `before` and how many were not in it. */
function countUnseen(documents: Uint32Array, from: number, end: number, seen: Uint32Array, before: number): number {
  let count = before
  for (let i = from; i < end; i++) {
    const document = documents[i]!
    const word = seen[document >>> 5]!
    seen[document >>> 5] = word | (1 << (document & 31))
    count += ((word >>> (document & 31)) & 1) ^ 1
  }
  return count
}

/** As `countUnseen`; the documents that were not in `seen` are also counted by bucket. */
function tallyUnseen(
  documents: Uint32Array,
  from: number,
  end: number,
  seen: Uint32Array,
  { bucketOf, all }: Tally,
  before: number,
): number {
  let count = before
  for (let i = from; i < end; i++) {
    const document = documents[i]!
    const word = seen[document >>> 5]!
    const isNew = ((word >>> (document & 31)) & 1) ^ 1
    seen[document >>> 5] = word | (1 << (document & 31))
    all[bucketOf[document]!]! += isNew
    count += isNew
  }
  return count
}

/** Adds documents to `seen`. */
function mark(documents: Uint32Array, from: number, end: number, seen: Uint32Array): void {
  for (let i = from; i < end; i++) seen[documents[i]! >>> 5]! |= 1 << (documents[i]! & 31)
}

/** Makes the words of documents in `seen` what they are in `outside`. */
function restore(documents: Uint32Array, from: number, end: number, seen: Uint32Array, outside: Uint32Array): void {
  for (let i = from; i < end; i++) {
    const word = documents[i]! >>> 5
    seen[word] = outside[word]!
  }
}

/** Sets the bits of the first `length` documents to 0. */
function clearBits(bits: Uint32Array, documents: Uint32Array, length: number): void {
  for (let i = 0; i < length; i++) bits[documents[i]! >>> 5]! &= ~(1 << (documents[i]! & 31))
}

/**
 * Documents of a filter with an exact term of each concept, without documents with an excluded term; related terms are
 * ignored.
 */
export function exactDocuments(walker: MatchWalker, concept: Concept): Uint32Array {
  const count = walker.findConcept(concept, { terms: new Uint32Array(0), similarities: new Float32Array(0) })
  return walker.found.subarray(0, count)
}
