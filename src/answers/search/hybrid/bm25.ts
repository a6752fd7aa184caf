import { forEachChunk } from '../../../compute/eventLoopBudget.js'
import { cacheSlot } from '../../../compute/slotCache.js'
import type { Postings, Ranking, Snapshot } from '../../../snapshot/snapshot.js'
import { familyOf, type StemFamilies } from '../../../snapshot/stemFamilies.js'
import { inverseDocumentFrequency } from '../../../snapshot/termWeights.js'
import { createScoreBuffers, type ScoreBuffers } from './scoreBuffers.js'

/** Parameters of BM25. Source: Robertson, Zaragoza 2009. */
const K1 = 1.2
const B = 0.75

/** The functions of BM25 for one snapshot, and the idf that weighs terms in sums of vectors. */
export interface Bm25 {
  /** ln(1 + (N - n + 0.5) / (n + 0.5)), where n documents have a word with the stem of the term. */
  readonly idf: (term: number) => number
  /** ln((N + 1) / (n + 0.5)), at least 0. */
  readonly vectorIdf: (term: number) => number
  /** The same idf for all words of the term's stem together. */
  readonly familyIdf: (term: number) => number
  /** f (k1 + 1) / (f + k1 (1 - b + b length / mean)). */
  readonly termFrequency: (frequency: number, document: number) => number
  readonly families: StemFamilies
  readonly norms: LengthNorms
}

/** k1 (1 - b + b length / mean) of each document: `values[lengths[document]]`. Lengths stay in nearer caches than the norms would. */
interface LengthNorms {
  readonly lengths: Uint8Array | Uint16Array | Uint32Array
  /** By length. */
  readonly values: Float64Array
}

/** What BM25 needs of all documents; computed once for a snapshot. */
interface DocumentLengths {
  readonly norms: LengthNorms
  /** Documents with a word of the stem, by the leader of its family; 0 where nobody has counted them yet. */
  readonly counted: Uint32Array
}

const normSlot = cacheSlot<Ranking, DocumentLengths>({
  name: 'length norms',
  bytesOf: ({ norms, counted }) => norms.lengths.byteLength + norms.values.byteLength + counted.byteLength,
  isPinned: true,
})

function documentLengths({ cache, terms }: Snapshot, ranking: Ranking): DocumentLengths {
  let known = cache.get(normSlot, ranking)
  if (known === undefined) {
    const { contentWordCounts } = ranking
    let [sum, most] = [0, 0]
    for (let document = 0; document < contentWordCounts.length; document++) {
      sum += contentWordCounts[document]!
      most = Math.max(most, contentWordCounts[document]!)
    }
    const mean = sum / Math.max(1, contentWordCounts.length) || 1
    const values = Float64Array.from({ length: most + 1 }, (_, length) => K1 * (1 - B + (B * length) / mean))
    known = { norms: { lengths: narrowed(contentWordCounts, most), values }, counted: new Uint32Array(terms.count) }
    cache.set(normSlot, ranking, known)
  }
  return known
}

/** Numbers up to `most` in the narrowest type. */
function narrowed(numbers: Uint32Array, most: number): LengthNorms['lengths'] {
  return most < 1 << 8 ? Uint8Array.from(numbers) : most < 1 << 16 ? Uint16Array.from(numbers) : numbers
}

export function createBm25(snapshot: Snapshot, ranking: Ranking, families: StemFamilies): Bm25 {
  const { documents, terms, postings } = snapshot
  const count = documents.count
  const { norms, counted } = documentLengths(snapshot, ranking)
  const documentsOf = (term: number): number => {
    const leader = families.leaders[term]!
    if (families.next[leader] === leader) return terms.totalDocCounts[term]!
    if (counted[leader] === 0) counted[leader] = countUnion(postings, familyOf(families, leader))
    return counted[leader]!
  }
  return {
    families,
    norms,
    idf: (term) => Math.log(1 + (count - documentsOf(term) + 0.5) / (documentsOf(term) + 0.5)),
    vectorIdf: (term) => inverseDocumentFrequency(count, terms.totalDocCounts[term]!),
    familyIdf: (term) => inverseDocumentFrequency(count, documentsOf(term)),
    termFrequency: (frequency, document) =>
      (frequency * (K1 + 1)) / (frequency + norms.values[norms.lengths[document]!]!),
  }
}

/** Documents with any of the terms: a merge of their ascending lists. */
function countUnion({ offsets, documents }: Postings, terms: readonly number[]): number {
  const heads = terms.map((term) => offsets[term]!)
  let count = 0
  for (;;) {
    let least = Number.POSITIVE_INFINITY
    for (const [i, term] of terms.entries()) {
      if (heads[i]! < offsets[term + 1]!) least = Math.min(least, documents[heads[i]!]!)
    }
    if (least === Number.POSITIVE_INFINITY) return count
    count++
    for (const [i, term] of terms.entries()) {
      if (heads[i]! < offsets[term + 1]! && documents[heads[i]!] === least) heads[i]!++
    }
  }
}

/**
 * Weight of a word that has the stem of a query word, where the query word itself weighs 1. Measured between 0.5 and 1.
 */
const FAMILY_WEIGHT = 0.85

interface Bm25Request {
  /** Where arrays are taken from; default: they are new. */
  readonly buffers?: Pick<ScoreBuffers, 'scores' | 'giveBack'> | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * BM25 of every document for weighted terms. A term counts together with the other words of its stem: their frequencies
 * are added with a lower weight before saturation (as BM25F sums fields; Robertson, Zaragoza 2009). The idf is that of
 * all of them.
 */
export async function bm25Scores(
  { postings, documents }: Snapshot,
  weights: ReadonlyMap<number, number>,
  { idf, norms, families }: Bm25,
  { buffers = createScoreBuffers(documents.count), signal }: Bm25Request = {},
): Promise<Float64Array> {
  const sums: BlockSums = { scores: buffers.scores(), norms, frequencies: undefined }
  for (const [term, weight] of weights) {
    const family = familyOf(families, term)
    const factor = weight * idf(term)
    if (family.length === 1) {
      await forEachBlock(postings, term, (from, to) => addFrequent(postings, sums, factor, from, to), signal)
      continue
    }
    sums.frequencies ??= buffers.scores()
    const { frequencies } = sums
    for (const member of family) {
      const share = member === term ? 1 : FAMILY_WEIGHT
      await forEachBlock(postings, member, (from, to) => addShares(postings, frequencies, share, from, to), signal)
    }
    for (const member of family) {
      await forEachBlock(postings, member, (from, to) => addSums(postings, sums, factor, from, to), signal)
    }
  }
  if (sums.frequencies !== undefined) buffers.giveBack(sums.frequencies)
  return sums.scores
}

interface BlockSums {
  readonly scores: Float64Array
  readonly norms: LengthNorms
  /** The frequencies of a family by document, all 0 between terms. */
  frequencies: Float64Array | undefined
}

/** Adds the scores of postings `from` to `to` - 1 of a term that is alone in its family. */
function addFrequent(
  { documents, frequencies }: Postings,
  { scores, norms: { lengths, values } }: BlockSums,
  factor: number,
  from: number,
  to: number,
): void {
  for (let i = from; i < to; i++) {
    const document = documents[i]!
    const frequency = frequencies[i]!
    scores[document]! += factor * ((frequency * (K1 + 1)) / (frequency + values[lengths[document]!]!))
  }
}

/** Adds shares of the frequencies of a word of a family. */
function addShares(
  { documents, frequencies }: Postings,
  sums: Float64Array,
  share: number,
  from: number,
  to: number,
): void {
  for (let i = from; i < to; i++) sums[documents[i]!]! += share * frequencies[i]!
}

/** Adds the scores of a family for the documents of one of its words, and clears its frequencies. */
function addSums(
  { documents }: Postings,
  { scores, norms: { lengths, values }, frequencies }: BlockSums,
  factor: number,
  from: number,
  to: number,
): void {
  for (let i = from; i < to; i++) {
    const document = documents[i]!
    const frequency = frequencies![document]!
    if (frequency === 0) continue
    scores[document]! += factor * ((frequency * (K1 + 1)) / (frequency + values[lengths[document]!]!))
    frequencies![document] = 0
  }
}

/** Calls `work` on parts of the postings of a term, yielding to the event loop at intervals. */
async function forEachBlock(
  { offsets }: Postings,
  term: number,
  work: (from: number, to: number) => void,
  signal: AbortSignal | undefined,
): Promise<void> {
  const first = offsets[term]!
  await forEachChunk(offsets[term + 1]! - first, (from, to) => work(first + from, first + to), signal)
}
