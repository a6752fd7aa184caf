import { forEachYielding } from '../../compute/eventLoopBudget.js'
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

/** Number of documents with a term at which its own vector has half of its maximum weight: n / (n + 5). */
const HALF_WEIGHT_DOCUMENTS = 5
/**
 * Maximum weight of the own vector of a word. The rest relates it to words that have their general meaning in the
 * project: with weight 1, its cosine with them would always be small.
 */
const SPECIAL_SHARE = 0.8
/**
 * Maximum weight of the own vector of a word that is no more frequent here than in general text. General vectors represent such
 * words better, but a small weight of the project still improves the agreement with human judgement.
 */
const GENERAL_SHARE = 0.2
/** Such a word needs this many times as many documents for half of the maximum weight: n / (n + 50). */
const GENERAL_PATIENCE = 10
/** Words of a project at which general vectors that yield have half of their weight. */
const HALF_WEIGHT_WORDS = 25_000
/** How steeply their weight falls with the number of words. */
const YIELD_POWER = 1.5

/**
 * Joins the axes of the project and the axes of general word vectors: [sqrt(s) own ; sqrt(1 - s) general], where own and general
 * have unit length. The weight s of a term in n documents is from 0 to 1:
 *
 * For a word, s = u^1.5 0.8 n / (n + 5) + (1 - u^1.5) 0.2 n / (n + 50), where u = relevance / n, from 0 to 1. A word that is far more
 * frequent in the project than in general text (u near 1) has its meaning in the project; other words have their general meaning.
 *
 * For a phrase, s = n / (n + 5), because its general vector is mostly the sum of its words.
 *
 * A term without a general vector has s = 1.
 *
 * For general vectors that yield to long texts, s = n / (n + d) for all terms, where d = documents / (1 + (W / 25,000)^1.5) in a
 * project of W words. The natural lengths of the project are then kept in the same proportion.
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
  const meanOwnLength = meanLength(own.lengths)
  const weighed = background.yields === true ? yielding(background, wordCount) : background
  // The first word of a language that its groups lack makes tables of them, some 20 ms.
  await forEachYielding(lengths.keys(), (term) => {
    const meaning = background.vector(unpackString(terms.ids, term))
    const ownLength = own.lengths[term]!
    const share = shareOfProject(terms, term, weighed)
    const ownWeight = ownLength === 0 ? 0 : meaning === undefined ? 1 : Math.sqrt(share)
    const generalWeight = meaning === undefined ? 0 : Math.sqrt(1 - share)
    const length = Math.hypot(ownWeight, generalWeight)
    if (length === 0) return
    const generalLength = meaning === undefined ? 0 : meanOwnLength
    lengths[term] = background.yields === true ? yieldedLength(ownLength, share, generalLength) : length
    const row = term * axes
    for (let axis = 0; axis < own.axes; axis++) {
      vectors[row + axis] = (own.vectors[term * own.axes + axis]! * ownWeight) / length
    }
    if (meaning === undefined) return
    for (let axis = 0; axis < background.axes; axis++) {
      vectors[row + own.axes + axis] = (meaning[axis]! * generalWeight) / length
    }
  })
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
export const yieldingDocuments = ({ documents = HALF_WEIGHT_DOCUMENTS }: BackgroundSpace, wordCount: number): number =>
  documents / (1 + (wordCount / HALF_WEIGHT_WORDS) ** YIELD_POWER)

/** The weight s of the project's own vector of a term, from 0 to 1; the general vector has 1 - s. */
function shareOfProject(
  terms: Pick<TermTable, 'wordCounts' | 'totalDocCounts' | 'relevances'>,
  term: number,
  { documents = HALF_WEIGHT_DOCUMENTS, yields }: BackgroundSpace,
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
function meanLength(lengths: Float32Array): number {
  let sum = 0
  let count = 0
  for (const length of lengths) {
    sum += length
    if (length > 0) count++
  }
  return count === 0 ? 1 : sum / count
}
