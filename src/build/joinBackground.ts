import { setImmediate as nextTurn } from 'node:timers/promises'
import type { BackgroundSpace } from '../background/space.js'
import { sharedFloat32, unpackString } from '../compute/shared.js'
import type { TermTable } from '../snapshot/snapshot.js'

export interface TermVectors {
  readonly axes: number
  /** Terms x axes, rows unit length or zero. */
  readonly vectors: Float32Array
  /** Natural lengths. */
  readonly lengths: Float32Array
}

/** A term in this many documents is known half as well from them as it can be: n / (n + 10). */
const DOCUMENTS = 10
/**
 * What the project can say at most of a word that it uses no more than the language does, and how many times the documents
 * it takes: general vectors know such words better, yet with a little of the project agree with people's judgement more.
 */
const GENERAL_SHARE = 0.3
const GENERAL_PATIENCE = 10
/** Terms between two turns of the event loop. */
const TERMS_PER_TURN = 1_024

/**
 * The project's axes with the background's beside them, [sqrt(s) own ; sqrt(1 - s) background], both unit. A word that
 * the project uses far more than the language does means what it means here; others mean what they mean everywhere:
 * s = u^2 n / (n + 10) + (1 - u^2) 0.3 n / (n + 100), u = relevance / n, from 0 to 1. A phrase has u = 1, since of phrases
 * a background mostly says what it says of their words, and a term that the background does not know s = 1.
 */
export async function joinBackground(
  own: TermVectors,
  terms: Pick<TermTable, 'ids' | 'wordCounts' | 'totalDocCounts' | 'relevances'>,
  background: BackgroundSpace,
): Promise<TermVectors> {
  const count = own.lengths.length
  const axes = own.axes + background.axes
  const weight = background.documents ?? DOCUMENTS
  const vectors = sharedFloat32(count * axes)
  const lengths = sharedFloat32(count)
  for (let term = 0; term < count; term++) {
    if (term % TERMS_PER_TURN === 0) await nextTurn()
    const general = background.vector(unpackString(terms.ids, term))
    const n = terms.totalDocCounts[term]!
    const ownUse = terms.wordCounts[term]! > 1 ? 1 : Math.min(1, terms.relevances[term]! / n)
    const special = ownUse ** 2
    const share = (special * n) / (n + weight) + ((1 - special) * GENERAL_SHARE * n) / (n + weight * GENERAL_PATIENCE)
    const ownWeight = own.lengths[term] === 0 ? 0 : general === undefined ? 1 : Math.sqrt(share)
    const generalWeight = general === undefined ? 0 : Math.sqrt(1 - share)
    const length = Math.hypot(ownWeight, generalWeight)
    if (length === 0) continue
    lengths[term] = length
    const row = term * axes
    for (let axis = 0; axis < own.axes; axis++) {
      vectors[row + axis] = (own.vectors[term * own.axes + axis]! * ownWeight) / length
    }
    if (general === undefined) continue
    for (let axis = 0; axis < background.axes; axis++) {
      vectors[row + own.axes + axis] = (general[axis]! * generalWeight) / length
    }
  }
  return { axes, vectors, lengths }
}
