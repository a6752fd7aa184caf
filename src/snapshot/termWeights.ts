import type { TermTable } from './snapshot.js'

/** Factor for the weight of a phrase in a document, because its words also count as fragments. */
const PHRASE_WEIGHT = 0.3

/** Inverse document frequency of a term in n of N documents: ln((N + 1) / (n + 0.5)), at least 0. */
export const inverseDocumentFrequency = (documents: number, n: number): number =>
  Math.max(0, Math.log((documents + 1) / (n + 0.5)))

/**
 * Weight of a term in the vector of a document, besides its frequency and the length of its own vector: its inverse
 * document frequency, reduced for phrases. Builds and later texts use the same weights.
 */
export const weightInDocument = (
  { totalDocCounts, wordCounts }: Pick<TermTable, 'totalDocCounts' | 'wordCounts'>,
  term: number,
  documentCount: number,
): number =>
  inverseDocumentFrequency(documentCount, totalDocCounts[term]!) * (wordCounts[term]! > 1 ? PHRASE_WEIGHT : 1)
