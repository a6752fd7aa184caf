import type { Compute } from '../../compute/compute.js'
import { fillKernel, rangeOf } from '../../compute/kernel.js'
import { sharedFloat32, sharedUint32 } from '../../compute/shared.js'
import { inverseLength, LEAST_WEIGHTED_SQUARE, squaredLength } from '../../math/linearAlgebra/normalize.js'
import { type BuiltVectors, vectorOf } from '../../snapshot/documentVectors.js'
import type { Postings, Ranking } from '../../snapshot/snapshot.js'

/** Terms folded in by one kernel. */
const BLOCK_TERMS = 16_384

/** Number of terms of similar frequency on either side, whose mean natural length is given to a folded-in term. */
const NEIGHBOURS = 50

/** The terms of one space of an extended snapshot. */
export interface FoldInOptions {
  readonly axes: number
  readonly postings: Postings
  /** Terms that get a vector. */
  readonly termCount: number
  /** Old number of each term that keeps its vector; NO_TERM for all others. */
  readonly sourceRows: Uint32Array
  readonly compute: Compute
  readonly signal?: AbortSignal | undefined
}

/** Vectors of the added documents, and of those retained documents that folding in needs. */
interface SomeRows extends BuiltVectors<Float32Array> {
  readonly requested: Float32Array
  /** Row among the needed ones, by reused document. */
  readonly indexes: Uint32Array
}

interface AggregateInput {
  /** Terms x axes; the rows from termFrom to termTo that were not copied are written. */
  readonly termVectors: Float32Array
  readonly documentVectors: SomeRows
  readonly axes: number
  readonly postings: Postings
  readonly sourceRows: Uint32Array
  /** Terms that had a vector before. */
  readonly knownTerms: number
  readonly termFrom: number
  readonly termTo: number
}

/**
 * Folds in terms without a vector: unit(sum of the vectors of their documents), each weighted by 1 + ln f. The row of a
 * term in A V is such a sum (Deerwester et al. 1990).
 */
export const foldInTerms = fillKernel(
  'build.foldInTerms',
  ({ termVectors, axes, termFrom, termTo }: AggregateInput) => rangeOf(termFrom * axes, termTo * axes, termVectors),
  (input): null => {
    const { termVectors, axes, postings } = input
    const { rows, reused, requested, indexes } = input.documentVectors
    const sum = new Float64Array(axes)
    for (let term = input.termFrom; term < input.termTo; term++) {
      if (input.sourceRows[term]! < input.knownTerms) continue
      sum.fill(0)
      for (let i = postings.offsets[term]!; i < postings.offsets[term + 1]!; i++) {
        const document = postings.documents[i]!
        const vectors = document < reused ? requested : rows
        const row = (document < reused ? indexes[document]! : document - reused) * axes
        const weight = 1 + Math.log(postings.frequencies[i]!)
        for (let axis = 0; axis < axes; axis++) sum[axis]! += weight * vectors[row + axis]!
      }
      const scale = inverseLength(squaredLength(sum), LEAST_WEIGHTED_SQUARE)
      if (scale === 0) continue
      for (let axis = 0; axis < axes; axis++) termVectors[term * axes + axis] = sum[axis]! * scale
    }
    return null
  },
)

/**
 * Folds the terms without a vector into a space: writes their rows of `termVectors` from the vectors of their documents, which are in
 * `built`, and for reused ones in the previous snapshot.
 */
export async function foldIn(
  termVectors: Float32Array,
  built: BuiltVectors<Float32Array>,
  previous: Pick<Ranking, 'documentVectors' | 'termCount'>,
  options: FoldInOptions,
): Promise<void> {
  const { axes, sourceRows, postings, termCount, compute, signal } = options
  const knownTerms = previous.termCount
  const documentVectors = { ...built, ...(await readWanted(built.reused, previous, options)) }
  const blocks = []
  for (let termFrom = 0; termFrom < termCount; termFrom += BLOCK_TERMS) {
    const termTo = Math.min(termCount, termFrom + BLOCK_TERMS)
    blocks.push({ termVectors, documentVectors, axes, postings, sourceRows, knownTerms, termFrom, termTo })
  }
  await compute.map(foldInTerms, blocks, { signal })
}

/**
 * Vectors of the retained documents with a term to fold in. They are few, because most documents of such a term are
 * new, or it has few documents.
 */
async function readWanted(
  reused: number,
  { documentVectors, termCount: knownTerms }: Pick<Ranking, 'documentVectors' | 'termCount'>,
  { axes, sourceRows, postings, termCount }: FoldInOptions,
): Promise<Pick<SomeRows, 'requested' | 'indexes'>> {
  const indexes = sharedUint32(reused)
  const documents: number[] = []
  for (let term = 0; term < termCount; term++) {
    if (sourceRows[term]! < knownTerms) continue
    for (let i = postings.offsets[term]!; i < postings.offsets[term + 1]!; i++) {
      const document = postings.documents[i]!
      if (document >= reused) break
      // Numbered from 1 while they are gathered.
      if (indexes[document] === 0) indexes[document] = documents.push(document)
    }
  }
  const requested = sharedFloat32(documents.length * axes)
  const some = await documentVectors.of(documents, { onlyOnce: true })
  for (const [i, document] of documents.entries()) {
    indexes[document] = i
    requested.set(vectorOf(some, axes, i), i * axes)
  }
  return { requested, indexes }
}

/** Gives each folded-in term a natural length. In sums it has the weight of terms of similar frequency, which have neighbouring numbers. */
export function lengthenFolded(
  termVectors: Float32Array,
  termLengths: Float32Array,
  knownTerms: number,
  { axes, sourceRows }: FoldInOptions,
): void {
  const isKnown = (term: number): boolean => sourceRows[term]! < knownTerms
  for (let term = 0; term < termLengths.length; term++) {
    if (isKnown(term) || !termVectors.subarray(term * axes, (term + 1) * axes).some((value) => value !== 0)) continue
    let sum = 0
    let count = 0
    const to = Math.min(termLengths.length, term + NEIGHBOURS)
    for (let other = Math.max(0, term - NEIGHBOURS); other < to; other++) {
      if (!isKnown(other)) continue
      sum += termLengths[other]!
      count++
    }
    termLengths[term] = count > 0 ? sum / count : 1
  }
}
