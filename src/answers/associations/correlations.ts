import { forEachChunk } from '../../compute/eventLoopBudget.js'
import { lengthOf } from '../../math/linearAlgebra/normalize.js'
import { isZeroRow } from '../../math/linearAlgebra/vectors.js'
import { matrixTimesVector } from '../../math/simd/matrixKernels.js'
import { type DocumentSet, isMember, setOfMembers } from '../../snapshot/documentSet.js'
import type { Concept } from '../concepts/resolveConcept.js'
import type { AnswerContext } from '../context.js'
import { forEachVector } from '../forEachVector.js'
import { meanDocument } from './associations.js'

/** Cosine of a concept with every document of the snapshot; 0 where either has no vector. Spec v4-legacy 4.2, 4.4. */
export async function correlateDocuments(context: AnswerContext, { vector }: Concept): Promise<Float32Array> {
  const { documents, documentVectors, space } = context.snapshot
  const cosines = new Float32Array(documents.count)
  if (vector === undefined) return cosines
  for await (const { first, rows } of documentVectors.pieces()) {
    const own = cosines.subarray(first)
    const length = rows.length / space.axes
    const multiply = (from: number, to: number): void => matrixTimesVector(rows, vector, own, space.axes, from, to)
    await forEachChunk(length, multiply, context.signal)
  }
  return cosines
}

/** Distribution of the cosines of a concept with some documents. */
export interface CorrelationStatistics {
  readonly mean: number
  /** Standard deviation of the population, n in the denominator. */
  readonly stdev: number
  /** stdev / sqrt(n). */
  readonly stderr: number
  /** Documents. */
  readonly n: number
  /** mean / stderr: the distance of the mean from 0 in standard errors. */
  readonly zScore: number
}

/** Statistics of the values of some documents; 0 where one is not defined. */
export function describeCorrelations(cosines: Float32Array, documents: Uint32Array): CorrelationStatistics {
  const n = documents.length
  let sum = 0
  for (const document of documents) sum += cosines[document]!
  const mean = n === 0 ? 0 : sum / n
  let squares = 0
  for (const document of documents) squares += (cosines[document]! - mean) ** 2
  const stdev = n === 0 ? 0 : Math.sqrt(squares / n)
  const stderr = n === 0 ? 0 : stdev / Math.sqrt(n)
  return { mean, stdev, stderr, n, zScore: stderr > 0 ? mean / stderr : 0 }
}

/** The documents of a set that have a vector, ascending: the others have no cosine with anything. */
export async function documentsWithVector(context: AnswerContext, set: DocumentSet): Promise<Uint32Array> {
  const { snapshot, signal } = context
  const found = new Uint32Array(set.count)
  let length = 0
  await forEachVector(snapshot, signal, (document, rows, row) => {
    if (isMember(set, document) && !isZeroRow(rows, row, snapshot.space.axes)) found[length++] = document
  })
  return found.slice(0, length)
}

/** The dispersion of documents around their mean. */
export interface Spread {
  readonly mean: Float64Array
  /** Length of the mean of unit vectors: 1 when all are equal, 0 when they have nothing in common. */
  readonly consistency: number
  /** Root mean square distance of documents from their mean. */
  readonly deviation: number
}

/** For unit vectors, the mean square distance from their mean is 1 - |mean|^2. */
export async function spreadOf(context: AnswerContext, documents: Uint32Array): Promise<Spread> {
  const mean = await meanDocument(context, setOfMembers(documents, context.snapshot.documents.count))
  const consistency = lengthOf(mean)
  const deviation = documents.length === 0 ? 0 : Math.sqrt(Math.max(0, 1 - consistency ** 2))
  return { mean, consistency, deviation }
}

/** Distance of a concept from the mean document, in standard distances of the documents; 0 if there are none. */
export function distanceFromMean({ mean, deviation }: Spread, { vector }: Concept): number {
  if (vector === undefined || deviation === 0) return 0
  return lengthOf(mean.map((value, axis) => value - vector[axis]!)) / deviation
}
