import { inverseLength, LEAST_WEIGHTED_SQUARE, squaredLength } from '../../math/linearAlgebra/normalize.js'
import { addWeightedRows } from '../../math/linearAlgebra/vectors.js'
import type { Snapshot } from '../../snapshot/snapshot.js'
import { weightInDocument } from '../../snapshot/termWeights.js'
import type { KnownOccurrences } from './readOccurrences.js'

/** Further occurrences of a term in one text do not count, as in a build. */
const MOST_OCCURRENCES = 255

/** Factor of the term number in the key of a term with its count: term x factor + count. */
const COUNT_RADIX = MOST_OCCURRENCES + 1

// Used again for each text.
let sum = new Float64Array(0)
let keys = new Float64Array(64)
let rows = new Uint32Array(64)
let weights = new Float64Array(64)

/**
 * unit(sum (1 + ln f) x idf x original length x term vector), the common direction removed, unit again. Undefined
 * when the space has none of the terms. The vector is written to `out`.
 */
export function textVector(
  { space, documents, terms }: Pick<Snapshot, 'space' | 'documents' | 'terms'>,
  { distinct, counts }: Pick<KnownOccurrences, 'distinct' | 'counts'>,
  out: Float32Array = new Float32Array(space.axes),
): Float32Array | undefined {
  const { axes, commonDirection, termCount, termLengths } = space
  // In the order of term numbers, as a build adds them.
  const sorted = sortedKeys(distinct, counts)
  let length = 0
  for (let at = 0; at < sorted.length; at++) {
    const term = Math.floor(sorted[at]! / COUNT_RADIX)
    if (term >= termCount) break
    const frequency = 1 + Math.log(sorted[at]! % COUNT_RADIX)
    rows[length] = term
    weights[length++] = frequency * weightInDocument(terms, term, documents.count) * termLengths[term]!
  }
  if (sum.length !== axes) sum = new Float64Array(axes)
  else sum.fill(0)
  addWeightedRows(sum, space.termVectors, { rows, weights, length })
  return writeDirection(sum, commonDirection, out) ? out : undefined
}

/**
 * Writes unit(unit(sum) - its part along `common`) to `out`; false if it has no direction. Each pass does what it can,
 * since sums that wait for their last addition are most of the time.
 */
function writeDirection(sum: Float64Array, common: ArrayLike<number>, out: Float32Array): boolean {
  const axes = sum.length
  const scale = inverseLength(squaredLength(sum), LEAST_WEIGHTED_SQUARE)
  if (scale === 0) return false
  let along = 0
  for (let axis = 0; axis < axes; axis++) {
    const value = sum[axis]! * scale
    sum[axis] = value
    along += value * common[axis]!
  }
  let square = 0
  for (let axis = 0; axis < axes; axis++) {
    const value = sum[axis]! - along * common[axis]!
    sum[axis] = value
    square += value * value
  }
  const rest = inverseLength(square, LEAST_WEIGHTED_SQUARE)
  if (rest === 0) return false
  for (let axis = 0; axis < axes; axis++) out[axis] = sum[axis]! * rest
  return true
}

/** Terms with their counts, ascending by term; valid until the next call. */
function sortedKeys(distinct: readonly number[], counts: readonly number[]): Float64Array {
  const { length } = distinct
  if (keys.length < length) {
    keys = new Float64Array(2 * length)
    rows = new Uint32Array(2 * length)
    weights = new Float64Array(2 * length)
  }
  for (let i = 0; i < length; i++) keys[i] = distinct[i]! * COUNT_RADIX + Math.min(counts[i]!, MOST_OCCURRENCES)
  return keys.subarray(0, length).sort()
}
