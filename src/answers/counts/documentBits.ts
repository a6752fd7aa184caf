// Sets of documents as bitmaps: document 32 i + k is bit k of word i. `documents` from `from` to `end` are the documents of a term,
// each once.

/** Counts by bucket, for a field of which each document has at most one value. */
interface BucketCounts {
  readonly bucketOf: Uint8Array | Uint16Array
  readonly all: Uint32Array
}

/** Appends documents that are not in `seen` to `found` and to `seen`; returns the new length of `found`. */
export function appendUnseen(
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
export function countUnseen(
  documents: Uint32Array,
  from: number,
  end: number,
  seen: Uint32Array,
  before: number,
): number {
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
export function tallyUnseen(
  documents: Uint32Array,
  from: number,
  end: number,
  seen: Uint32Array,
  { bucketOf, all }: BucketCounts,
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

/** Sets the bits of documents to 1. */
export function setBits(documents: Uint32Array, from: number, end: number, bits: Uint32Array): void {
  for (let i = from; i < end; i++) bits[documents[i]! >>> 5]! |= 1 << (documents[i]! & 31)
}

/** Makes the words of documents in `seen` what they are in `outside`. */
export function restoreWords(
  documents: Uint32Array,
  from: number,
  end: number,
  seen: Uint32Array,
  outside: Uint32Array,
): void {
  for (let i = from; i < end; i++) {
    const word = documents[i]! >>> 5
    seen[word] = outside[word]!
  }
}

/** Sets the bits of the first `length` documents to 0. */
export function clearBits(bits: Uint32Array, documents: Uint32Array, length: number): void {
  for (let i = 0; i < length; i++) bits[documents[i]! >>> 5]! &= ~(1 << (documents[i]! & 31))
}
