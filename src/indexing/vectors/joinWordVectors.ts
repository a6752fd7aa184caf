import { setImmediate as nextTurn } from 'node:timers/promises'
import { sharedFloat32, unpackString } from '../../compute/shared.js'
import type { TermTable } from '../../snapshot/snapshot.js'
import type { BackgroundSpace } from '../../wordVectors/wordVectors.js'

export interface TermVectors {
  readonly axes: number
  /** Terms x axes, rows unit length or zero. */
  readonly vectors: Float32Array
  /** Natural lengths. */
  readonly lengths: Float32Array
}

/** With this many documents, a term gets half the maximum weight of its own vector: n / (n + 5). */
const DOCUMENTS = 5
/**
 * Maximum weight of the own vector of a word. The rest relates it to words that have their general meaning in the
 * project: with weight 1, its cosine with them would always be small.
 */
const SPECIAL_SHARE = 0.8
/**
 * Maximum weight of the own vector of a word that is no more frequent here than in general text, and the number of
 * documents for half of it. General vectors represent such words better, but a small weight of the project still
 * improves the agreement with human judgement.
 */
const GENERAL_SHARE = 0.2
const GENERAL_PATIENCE = 10
/** Number of words of all documents of a project at which yielding general vectors have half the weight. */
const HALF_WORDS = 25_000
const YIELD_POWER = 1.5
/** Number of terms processed before yielding to the event loop. */
const TERMS_PER_TURN = 1_024

/**
 * Joins the axes of the project and those of general word vectors, [sqrt(s) own ; sqrt(1 - s) general], both of unit
 * length. A word that is far more frequent in the project than in general text has the meaning that it has in the
 * project; other words have their general meaning: s = u^1.5 0.8 n / (n + 5) + (1 - u^1.5) 0.2 n / (n + 50), u =
 * relevance / n, from 0 to 1. The general vector of a phrase is mostly the sum of its words, so there s = n / (n + 5);
 * a term without a general vector has s = 1. General vectors that yield have s = n / (n + d) for all terms, d =
 * documents / (1 + (W / 25,000)^1.5) in a project of W words, and the natural lengths of the project are kept in the
 * same proportion.
 */
export async function joinWordVectors(
  own: TermVectors,
  terms: Pick<TermTable, 'ids' | 'wordCounts' | 'totalDocCounts' | 'relevances'>,
  background: BackgroundSpace,
  wordCount: number,
): Promise<TermVectors> {
  const count = own.lengths.length
  const axes = own.axes + background.axes
  const vectors = sharedFloat32(count * axes)
  const lengths = sharedFloat32(count)
  const usual = usualLength(own.lengths)
  const weighed = background.yields === true ? yielding(background, wordCount) : background
  for (let term = 0; term < count; term++) {
    if (term % TERMS_PER_TURN === 0) await nextTurn()
    const meaning = background.vector(unpackString(terms.ids, term))
    const ownLength = own.lengths[term]!
    const share = shareOfProject(terms, term, weighed)
    const ownWeight = ownLength === 0 ? 0 : meaning === undefined ? 1 : Math.sqrt(share)
    const generalWeight = meaning === undefined ? 0 : Math.sqrt(1 - share)
    const length = Math.hypot(ownWeight, generalWeight)
    if (length === 0) continue
    const generalLength = meaning === undefined ? 0 : usual
    lengths[term] = background.yields === true ? yieldedLength(ownLength, share, generalLength) : length
    const row = term * axes
    for (let axis = 0; axis < own.axes; axis++) {
      vectors[row + axis] = (own.vectors[term * own.axes + axis]! * ownWeight) / length
    }
    if (meaning === undefined) continue
    for (let axis = 0; axis < background.axes; axis++) {
      vectors[row + own.axes + axis] = (meaning[axis]! * generalWeight) / length
    }
  }
  return { axes, vectors, lengths }
}

/**
 * The weight of general vectors decreases with the words of the project: a term in ten long texts has more company than one in
 * ten short texts.
 */
const yielding = (background: BackgroundSpace, wordCount: number): BackgroundSpace => ({
  ...background,
  documents: yieldingDocuments(background, wordCount),
})

/** Number of documents with a term at which its own vector weighs as much as a general vector that yields. */
export const yieldingDocuments = ({ documents = DOCUMENTS }: BackgroundSpace, wordCount: number): number =>
  documents / (1 + (wordCount / HALF_WORDS) ** YIELD_POWER)

/** The weight s of the project's own vector of a term, from 0 to 1; the general vector has 1 - s. */
function shareOfProject(
  terms: Pick<TermTable, 'wordCounts' | 'totalDocCounts' | 'relevances'>,
  term: number,
  { documents = DOCUMENTS, yields }: BackgroundSpace,
): number {
  const n = terms.totalDocCounts[term]!
  const known = n / (n + documents)
  if (yields === true || terms.wordCounts[term]! > 1) return known
  const ownUse = Math.min(1, terms.relevances[term]! / n)
  const special = ownUse * Math.sqrt(ownUse)
  const general = (GENERAL_SHARE * n) / (n + documents * GENERAL_PATIENCE)
  return special * SPECIAL_SHARE * known + (1 - special) * general
}

/**
 * The project's part of a term keeps its natural length. General vectors have none: their part gets the mean natural length of the
 * project's terms, or 0 where they do not contain the term, because a few documents say little about it.
 */
const yieldedLength = (ownLength: number, share: number, generalLength: number): number =>
  ownLength === 0 ? generalLength : ownLength * share + generalLength * (1 - share)

/** The mean natural length of the terms that have one; 1 if none has. */
function usualLength(lengths: Float32Array): number {
  let sum = 0
  let count = 0
  for (const length of lengths) {
    sum += length
    if (length > 0) count++
  }
  return count === 0 ? 1 : sum / count
}
