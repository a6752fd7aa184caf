import { forEachChunk, MOST_NUMBERS } from '../../../compute/eventLoopBudget.js'
import type { AnswerContext } from '../../context.js'
import { hasVectors, sampleCosines } from './documentCosines.js'
import type { VectorSpace } from './queryVectors.js'
import { sampledDocuments, sampledValues } from './sampledDocuments.js'
import { type DocumentValues, type Moments, momentsOf } from './scoreFusion.js'

/**
 * What a sample of documents says of cosines by vectors in two bits: their mean and deviation, and the bar that as many documents
 * exceed as have positive cosines, both by vectors in bytes.
 */
export async function sampleSpace(
  context: AnswerContext,
  space: VectorSpace,
  vector: Float64Array,
  cosines: DocumentValues,
): Promise<Moments & { readonly bar: number }> {
  if (!hasVectors(space)) return { mean: 0, deviation: 0, bar: 0 }
  const values = await sampleCosines(context, space, vector)
  let positive = 0
  for (let i = 0; i < values.length; i++) positive += Number(values[i]! > 0)
  const bar = barExceededBy(sampledValues(cosines, sampledDocuments(space.count)), positive)
  return { ...momentsOf(values), bar }
}

/** A bar below every cosine. */
export const LEAST_BAR = -2
/** Halvings of the interval from -2 to 2: what is left is less than the differences of cosines in two bits. */
const HALVINGS = 20

/** A bar that about `wanted` of some cosines exceed; equal ones exceed it together. */
export function barExceededBy(cosines: Float64Array, wanted: number): number {
  const exceeding = (bar: number): number => {
    let count = 0
    for (let i = 0; i < cosines.length; i++) count += Number(cosines[i]! > bar)
    return count
  }
  // More than `wanted` exceed `low`, not more `high`.
  let [low, high] = [LEAST_BAR, 2]
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2
    if (exceeding(middle) > wanted) low = middle
    else high = middle
  }
  return wanted - exceeding(high) <= exceeding(low) - wanted ? high : low
}

/** Sets the cosines of documents without a vector, whose codes have no meaning. */
export async function setUnknown(
  spaces: readonly VectorSpace[],
  lists: readonly DocumentValues[],
  cosine: number,
  signal: AbortSignal | undefined,
): Promise<void> {
  for (const [i, { coded }] of spaces.entries()) {
    const [list, unknown] = [lists[i]!, coded?.unknown ?? new Uint32Array(0)]
    const set = (from: number, to: number): void => {
      for (let at = from; at < to; at++) list[unknown[at]!] = cosine
    }
    await forEachChunk(unknown.length, set, signal, MOST_NUMBERS)
  }
}
