import { kernel } from '../compute/kernel.js'
import { sharedFloat64 } from '../compute/shared.js'

/** A phrase counts this much of its weight in a document: its words are counted beside it as fragments. */
export const PHRASE_WEIGHT = 0.3

/** Inverse document frequency of a term standing in n of N documents: ln((N + 1) / (n + 0.5)), never below 0. */
export const inverseDocumentFrequency = (documents: number, n: number): number =>
  Math.max(0, Math.log((documents + 1) / (n + 0.5)))

interface SumInput {
  readonly documentOffsets: Uint32Array
  readonly documentTerms: Uint32Array
  readonly frequencies: Uint8Array
  /** Terms x axes. */
  readonly termVectors: Float32Array
  /** Weight of each term that has a vector: inverse document frequency x natural length (x PHRASE_WEIGHT). */
  readonly termWeights: Float32Array
  readonly axes: number
  /** The shard's documents x axes; written. */
  readonly out: Float32Array
}

/** Documents as unit(sum (1 + ln f) x weight x term vector). Gives the sum of the unit vectors written. */
export const sumDocuments = kernel('build.sumDocuments', (input: SumInput): Float64Array => {
  const { documentOffsets, documentTerms, frequencies, termVectors, termWeights, axes, out } = input
  const total = sharedFloat64(axes)
  const sum = new Float64Array(axes)
  const logs = Float64Array.from({ length: 256 }, (_, f) => (f === 0 ? 0 : 1 + Math.log(f)))
  for (let d = 0; d + 1 < documentOffsets.length; d++) {
    sum.fill(0)
    for (let i = documentOffsets[d]!; i < documentOffsets[d + 1]!; i++) {
      const term = documentTerms[i]!
      if (term >= termWeights.length) break
      const weight = logs[frequencies[i]!]! * termWeights[term]!
      if (weight === 0) continue
      const row = term * axes
      for (let axis = 0; axis < axes; axis++) sum[axis]! += weight * termVectors[row + axis]!
    }
    const scale = inverseLength(sum)
    for (let axis = 0; axis < axes; axis++) {
      const value = sum[axis]! * scale
      out[d * axes + axis] = value
      total[axis]! += value
    }
  }
  return total
})

interface RemoveInput {
  readonly vectors: Float32Array
  readonly direction: Float32Array
}

/** Takes the common direction out of documents and makes them unit again, in place. */
export const removeCommon = kernel('build.removeCommon', ({ vectors, direction }: RemoveInput): null => {
  const axes = direction.length
  const rest = new Float64Array(axes)
  for (let row = 0; row < vectors.length; row += axes) {
    let along = 0
    for (let axis = 0; axis < axes; axis++) along += vectors[row + axis]! * direction[axis]!
    for (let axis = 0; axis < axes; axis++) rest[axis] = vectors[row + axis]! - along * direction[axis]!
    const scale = inverseLength(rest)
    for (let axis = 0; axis < axes; axis++) vectors[row + axis] = rest[axis]! * scale
  }
  return null
})

/** 1 / length, or 0 for a vector that is all but zero. */
function inverseLength(vector: Float64Array): number {
  let square = 0
  for (const value of vector) square += value * value
  return square > 1e-18 ? 1 / Math.sqrt(square) : 0
}
