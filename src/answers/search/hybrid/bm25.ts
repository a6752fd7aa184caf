import { forEachChunk } from '../../../compute/eventLoopBudget.js'
import type { Postings, Ranking, Snapshot } from '../../../snapshot/snapshot.js'
import { familyOf, type StemFamilies } from '../../../snapshot/stemFamilies.js'
import { inverseDocumentFrequency } from '../../../snapshot/termWeights.js'

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
}

export function createBm25(
  { documents, terms, postings }: Snapshot,
  { contentWordCounts }: Ranking,
  families: StemFamilies,
): Bm25 {
  const count = documents.count
  let sum = 0
  for (const words of contentWordCounts) sum += words
  const mean = sum / Math.max(1, count) || 1
  const counted = new Map<number, number>()
  const documentsOf = (term: number): number => {
    const leader = families.leaders[term]!
    if (families.next[leader] === leader) return terms.totalDocCounts[term]!
    const known = counted.get(leader) ?? countUnion(postings, familyOf(families, leader))
    counted.set(leader, known)
    return known
  }
  return {
    families,
    idf: (term) => Math.log(1 + (count - documentsOf(term) + 0.5) / (documentsOf(term) + 0.5)),
    vectorIdf: (term) => inverseDocumentFrequency(count, terms.totalDocCounts[term]!),
    familyIdf: (term) => inverseDocumentFrequency(count, documentsOf(term)),
    termFrequency: (frequency, document) =>
      (frequency * (K1 + 1)) / (frequency + K1 * (1 - B + (B * contentWordCounts[document]!) / mean)),
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

/**
 * BM25 of every document for weighted terms. A term counts together with the other words of its stem: their frequencies
 * are added with a lower weight before saturation (as BM25F sums fields; Robertson, Zaragoza 2009). The idf is that of
 * all of them.
 */
export async function bm25Scores(
  { postings, documents }: Snapshot,
  weights: ReadonlyMap<number, number>,
  { idf, termFrequency, families }: Bm25,
  signal: AbortSignal | undefined,
): Promise<Float64Array> {
  const scores = new Float64Array(documents.count)
  const sums = new Float64Array(documents.count)
  for (const [term, weight] of weights) {
    const family = familyOf(families, term)
    const factor = weight * idf(term)
    for (const member of family) {
      const share = member === term ? 1 : FAMILY_WEIGHT
      await forEachPosting(postings, member, signal, (document, frequency) => {
        sums[document]! += share * frequency
      })
    }
    for (const member of family) {
      await forEachPosting(postings, member, signal, (document) => {
        if (sums[document] === 0) return
        scores[document]! += factor * termFrequency(sums[document]!, document)
        sums[document] = 0
      })
    }
  }
  return scores
}

/** Calls `take` with each document of a term, yielding to the event loop at intervals. */
async function forEachPosting(
  { offsets, documents, frequencies }: Postings,
  term: number,
  signal: AbortSignal | undefined,
  take: (document: number, frequency: number) => void,
): Promise<void> {
  const first = offsets[term]!
  await forEachChunk(
    offsets[term + 1]! - first,
    (from, to) => {
      for (let i = first + from; i < first + to; i++) take(documents[i]!, frequencies[i]!)
    },
    signal,
  )
}
