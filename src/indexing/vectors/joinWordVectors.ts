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

/** A term in this many documents is known half as well from them as it can be: n / (n + 5). */
const DOCUMENTS = 5
/**
 * What the project can say at most of a word of its own: the rest ties it to words that mean what they mean everywhere. Were
 * it all, the cosine with any of those would be small, however near they are.
 */
const SPECIAL_SHARE = 0.8
/**
 * What the project can say at most of a word that it uses no more than the language does, and how many times the documents
 * it takes: general vectors know such words better, yet with a little of the project agree with people's judgement more.
 */
const GENERAL_SHARE = 0.2
const GENERAL_PATIENCE = 10
/** In a project of this many documents a background that yields weighs half. */
const HALF_DOCUMENTS = 1_000
/** Terms between two turns of the event loop. */
const TERMS_PER_TURN = 1_024

/**
 * The project's axes with the background's beside them, [sqrt(s) own ; sqrt(1 - s) background], both unit. A word that
 * the project uses far more than the language does means what it means here; others mean what they mean everywhere:
 * s = u^1.5 0.8 n / (n + 5) + (1 - u^1.5) 0.2 n / (n + 50), u = relevance / n, from 0 to 1. Of phrases a background mostly
 * says what it says of their words, so s = n / (n + 5), and of a term that it does not know nothing, so s = 1. A background
 * that yields has s = n / (n + d) for all terms, d = documents x 1,000 / (1,000 + N) in a project of N documents, and leaves the
 * project its natural lengths to the same share.
 */
export async function joinWordVectors(
  own: TermVectors,
  terms: Pick<TermTable, 'ids' | 'wordCounts' | 'totalDocCounts' | 'relevances'>,
  background: BackgroundSpace,
  documentCount: number,
): Promise<TermVectors> {
  const count = own.lengths.length
  const axes = own.axes + background.axes
  const vectors = sharedFloat32(count * axes)
  const lengths = sharedFloat32(count)
  const usual = usualLength(own.lengths)
  const weighed = background.yields === true ? yielding(background, documentCount) : background
  for (let term = 0; term < count; term++) {
    if (term % TERMS_PER_TURN === 0) await nextTurn()
    const meaning = background.vector(unpackString(terms.ids, term))
    const ownLength = own.lengths[term]!
    const share = shareOfProject(terms, term, weighed)
    const ownWeight = ownLength === 0 ? 0 : meaning === undefined ? 1 : Math.sqrt(share)
    const generalWeight = meaning === undefined ? 0 : Math.sqrt(1 - share)
    const length = Math.hypot(ownWeight, generalWeight)
    if (length === 0) continue
    lengths[term] = background.yields === true ? joinedLength(ownLength, generalWeight, usual) : length
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

/** A background weighs less the more documents the project has. */
const yielding = (background: BackgroundSpace, documentCount: number): BackgroundSpace => ({
  ...background,
  documents: ((background.documents ?? DOCUMENTS) * HALF_DOCUMENTS) / (HALF_DOCUMENTS + documentCount),
})

/** What the project says of a term, from 0 to 1; the background says the rest. */
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

/** A background has no natural lengths: its part of a term is as long as the project's terms are in the mean. */
const joinedLength = (ownLength: number, generalWeight: number, usual: number): number =>
  ownLength === 0 ? usual : ownLength + (usual - ownLength) * generalWeight * generalWeight

/** The mean natural length of terms that have one; 1 where none has. */
function usualLength(lengths: Float32Array): number {
  let sum = 0
  let count = 0
  for (const length of lengths) {
    sum += length
    if (length > 0) count++
  }
  return count === 0 ? 1 : sum / count
}
