import { forEachChunk } from '../../../compute/eventLoopBudget.js'
import type { Ranking, Snapshot } from '../../../snapshot/snapshot.js'
import { inverseDocumentFrequency } from '../../../snapshot/termWeights.js'

/** Of BM25. Source: Robertson, Zaragoza 2009. */
const K1 = 1.2
const B = 0.75

/** The functions of BM25 for one snapshot, and the idf that weighs terms in sums of vectors. */
export interface Bm25 {
  /** ln(1 + (N - n + 0.5) / (n + 0.5)). */
  readonly idf: (term: number) => number
  /** ln((N + 1) / (n + 0.5)), at least 0. */
  readonly vectorIdf: (term: number) => number
  /** f (k1 + 1) / (f + k1 (1 - b + b length / mean)). */
  readonly termFrequency: (frequency: number, document: number) => number
}

export function createBm25({ documents, terms }: Snapshot, { contentWordCounts }: Ranking): Bm25 {
  const count = documents.count
  let sum = 0
  for (const words of contentWordCounts) sum += words
  const mean = sum / Math.max(1, count) || 1
  return {
    idf: (term) => Math.log(1 + (count - terms.totalDocCounts[term]! + 0.5) / (terms.totalDocCounts[term]! + 0.5)),
    vectorIdf: (term) => inverseDocumentFrequency(count, terms.totalDocCounts[term]!),
    termFrequency: (frequency, document) =>
      (frequency * (K1 + 1)) / (frequency + K1 * (1 - B + (B * contentWordCounts[document]!) / mean)),
  }
}

/** BM25 of every document for weighted terms. */
export async function bm25Scores(
  { postings, documents }: Snapshot,
  weights: ReadonlyMap<number, number>,
  { idf, termFrequency }: Bm25,
  signal: AbortSignal | undefined,
): Promise<Float64Array> {
  const scores = new Float64Array(documents.count)
  for (const [term, weight] of weights) {
    const factor = weight * idf(term)
    const first = postings.offsets[term]!
    await forEachChunk(
      postings.offsets[term + 1]! - first,
      (from, to) => {
        const { documents, frequencies } = postings
        for (let i = first + from; i < first + to; i++) {
          const document = documents[i]!
          scores[document]! += factor * termFrequency(frequencies[i]!, document)
        }
      },
      signal,
    )
  }
  return scores
}
