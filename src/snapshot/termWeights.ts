import type { TermTable } from './snapshot.js'

/** A phrase counts this much of its weight in a document: its words are counted beside it as fragments. */
const PHRASE_WEIGHT = 0.3

/** Inverse document frequency of a term standing in n of N documents: ln((N + 1) / (n + 0.5)), never below 0. */
export const inverseDocumentFrequency = (documents: number, n: number): number =>
  Math.max(0, Math.log((documents + 1) / (n + 0.5)))

/**
 * Weight of a term inside the vector of a document, beside its frequency and the length of its own vector: its inverse
 * document frequency, lowered for phrases. The same for builds and for texts read later, so that they meet.
 */
export const weightInDocument = (
  { totalDocCounts, wordCounts }: Pick<TermTable, 'totalDocCounts' | 'wordCounts'>,
  term: number,
  documentCount: number,
): number =>
  inverseDocumentFrequency(documentCount, totalDocCounts[term]!) * (wordCounts[term]! > 1 ? PHRASE_WEIGHT : 1)
