import { bitOf, bitSet } from '../compute/bits.js'
import { sharedUint8, sharedUint32 } from '../compute/shared.js'

/** Documents of one snapshot, as one bit a document, on shared memory. */
export interface DocumentSet {
  /** Number of members. */
  readonly count: number
  /** 1 for a member, 0 otherwise and beyond the last document; the first of 32 documents is the lowest bit of their word. */
  readonly bits: Uint32Array
  /** True when every document is a member. */
  readonly all: boolean
}

/** Whether a document is a member of a set. */
export const isMember = ({ bits }: Pick<DocumentSet, 'bits'>, document: number): boolean => bitOf(bits, document) === 1

/** Zeros: the bits of no document of `documents`. */
export const noDocuments = (documents: number): Uint32Array => sharedUint32((documents + 31) >>> 5)

/** The bits of all of `documents` documents. */
export function everyDocument(documents: number): Uint32Array {
  const bits = noDocuments(documents).fill(0xffff_ffff)
  if (documents % 32 > 0) bits[bits.length - 1] = 2 ** (documents % 32) - 1
  return bits
}

/** A set of `documents` documents from its bits, which are not copied. */
export function documentSet(bits: Uint32Array, documents: number): DocumentSet {
  let count = 0
  for (let word = 0; word < bits.length; word++) count += countBits(bits[word]!)
  return { count, bits, all: count === documents }
}

/** A set from a list of all documents with 1 for a member and 0 otherwise. */
export function setOfMarks(marks: Uint8Array): DocumentSet {
  const bits = noDocuments(marks.length)
  packMarks(marks, bits, 0)
  return documentSet(bits, marks.length)
}

/** A set of `documents` documents from its members, in any order. */
export const setOfMembers = (members: Iterable<number>, documents: number): DocumentSet =>
  documentSet(bitSet(documents, members), documents)

/** Writes marks, 1 or 0 a document, to the bits of as many documents from `first` on, a multiple of 32. Those bits were 0. */
export function packMarks(marks: Uint8Array, bits: Uint32Array, first: number): void {
  // Four marks at a time, where they begin at a multiple of four bytes: multiplication moves the lowest bits of four bytes
  // to four bits side by side.
  const wordCount = marks.byteOffset % 4 === 0 ? marks.length >>> 2 : 0
  const words = wordCount > 0 ? new Uint32Array(marks.buffer, marks.byteOffset, wordCount) : new Uint32Array(0)
  const from = first >>> 5
  for (let word = 0; word < wordCount; word++) {
    bits[from + (word >>> 3)]! |= ((Math.imul(words[word]!, 0x0102_0408) >>> 24) & 15) << (4 * (word & 7))
  }
  for (let i = 4 * wordCount; i < marks.length; i++) bits[from + (i >>> 5)]! |= marks[i]! << (i & 31)
}

/** 1 for each of `documents` documents that is a member, 0 for the others, in shared memory. */
export function marksOf({ bits }: DocumentSet, documents: number): Uint8Array {
  const marks = sharedUint8(documents)
  for (let document = 0; document < documents; document++) marks[document] = bitOf(bits, document)
  return marks
}

/** The members of a set, ascending. */
export function membersOf({ bits, count }: DocumentSet): Uint32Array {
  const members = new Uint32Array(count)
  let length = 0
  for (let word = 0; word < bits.length; word++) {
    for (let rest = bits[word]! | 0; rest !== 0; rest &= rest - 1) {
      members[length++] = 32 * word + 31 - Math.clz32(rest & -rest)
    }
  }
  return members
}

/** The members of a set that are members of another one, too. */
export const intersectionOf = (set: DocumentSet, other: DocumentSet, documents: number): DocumentSet =>
  other.all
    ? set
    : documentSet(
        combineBits(set.bits, other.bits, (a, b) => a & b),
        documents,
      )

/** The members of either set. */
export const unionOf = (set: DocumentSet, other: DocumentSet, documents: number): DocumentSet =>
  documentSet(
    combineBits(set.bits, other.bits, (a, b) => a | b),
    documents,
  )

/** The members of a set that are no members of another one. */
export const differenceOf = (set: DocumentSet, other: DocumentSet, documents: number): DocumentSet =>
  documentSet(
    combineBits(set.bits, other.bits, (a, b) => a & ~b),
    documents,
  )

function combineBits(a: Uint32Array, b: Uint32Array, combine: (a: number, b: number) => number): Uint32Array {
  const bits = sharedUint32(a.length)
  for (let word = 0; word < bits.length; word++) bits[word] = combine(a[word]!, b[word]!)
  return bits
}

/** Bits of a 32-bit word that are 1. Source: Warren, Hacker's Delight, 5-1. */
export function countBits(word: number): number {
  let bits = word - ((word >>> 1) & 0x5555_5555)
  bits = (bits & 0x3333_3333) + ((bits >>> 2) & 0x3333_3333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24
}
