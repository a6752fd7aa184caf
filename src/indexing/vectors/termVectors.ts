import type { Compute } from '../../compute/compute.js'
import { kernel } from '../../compute/kernel.js'
import { sharedFloat32 } from '../../compute/shared.js'
import { divideByLength } from '../../math/linearAlgebra/normalize.js'
import type { SparseRows } from '../../math/simd/sparseRows.js'
import type { BuiltSpace } from '../../snapshot/codec.js'
import type { TermTable } from '../../snapshot/snapshot.js'
import { areMany } from '../../snapshot/storedVectors.js'
import { weightInDocument } from '../../snapshot/termWeights.js'
import type { BackgroundSpace } from '../../wordVectors/wordVectors.js'
import type { CountedTerms } from '../postings/termIndex.js'
import type { ShardDocuments } from '../words/shardTerms.js'
import { codeCosines } from './codeCosines.js'
import { removeCommonDirection } from './commonDirection.js'
import { allocateVectors, sumDocuments } from './documentVectors.js'
import { joinWordVectors, type TermVectors, yieldingDocuments } from './joinWordVectors.js'
import { largestEigenvectors } from './largestEigenvectors.js'
import { findFloors } from './relatedFloors.js'

/** Number of axes of the project's own space, as in the original service. */
const AXES = 150
/**
 * Number of documents for half the weight of the last eigenvalue, see `scaleTerms`. It was chosen by related terms in
 * the other half of a project and by human similarity judgements: samples of 100 to 2,500 documents improve until
 * almost nothing of the last axis is left, 7,000 do not improve further, and 69,000 become worse.
 */
const KNOWN_DOCUMENTS = 10_000
/** With fewer documents, the common direction is not removed, because it would be their subject. */
const COMMON_DIRECTION_DOCUMENTS = 50
/**
 * Maximum floor with general word vectors that yield. Their cosines mean the same in every project: groups of one theme are
 * nearer than this. The quantile is that of rare words, whose vectors are almost general, and too high for frequent ones.
 */
const GENERAL_FLOOR = 0.4
interface EmbedOptions {
  readonly termCount: number
  /** As for a build. */
  readonly fewBytes?: number | undefined
  readonly background?: BackgroundSpace | undefined
  readonly compute: Compute
  readonly signal?: AbortSignal | undefined
}

/**
 * Computes the vectors of terms and documents from the weighted term x term matrix, whose blocks are removed from the
 * array.
 */
export async function embed(pairs: SparseRows[], index: CountedTerms, options: EmbedOptions): Promise<BuiltSpace> {
  const { compute, signal, background } = options
  const documentCount = index.wordCounts.length
  const eigen = await largestEigenvectors(pairs, { axes: AXES, compute, signal })
  const own = await compute.run(scaleTerms, { ...eigen, termCount: options.termCount, documentCount }, { signal })
  const wordCount = index.wordCounts.reduce((sum, count) => sum + count, 0)
  const terms = background === undefined ? own : await joinWordVectors(own, index.terms, background, wordCount)
  const documents = await embedDocuments(terms, index, options)
  const { documentVectors: rows } = documents
  const coded = { shards: index.shards, rows, termVectors: terms.vectors, axes: terms.axes, compute, signal }
  const cosines = await codeCosines(index.postings, coded)
  const floors = await findFloors(terms, index.terms, { compute, signal })
  return {
    axes: terms.axes,
    termCount: options.termCount,
    termVectors: terms.vectors,
    termLengths: terms.lengths,
    ...documents,
    cosines,
    relatedFloor: background?.yields === true ? Math.min(floors.usual, GENERAL_FLOOR) : floors.usual,
    ...(background?.yields === true && {
      diffuseFloor: floors.diffuse,
      leastOwnDocuments: yieldingDocuments(background, wordCount),
    }),
  }
}

interface ScaleInput {
  readonly vectors: Float32Array
  readonly values: Float64Array
  readonly termCount: number
  readonly documentCount: number
}

/**
 * Computes unit term vectors U (L - s)^(1/2) and their natural lengths from eigenvectors U and eigenvalues L, largest
 * first. Probabilistic principal components (Tipping, Bishop 1999) treat the variance of the omitted axes as noise,
 * which every axis has: s. With few documents the spectrum is flat and mostly noise, and s is nearly the last
 * eigenvalue; with many the last axis is not noise: s = l 10,000 / (10,000 + documents), where l is the last
 * eigenvalue.
 */
export const scaleTerms = kernel(
  'build.scaleTerms',
  ({ vectors, values, termCount, documentCount }: ScaleInput): TermVectors => {
    const axes = values.length
    const noise = ((values[axes - 1] ?? 0) * KNOWN_DOCUMENTS) / (KNOWN_DOCUMENTS + documentCount)
    const scaled = sharedFloat32(termCount * axes)
    const lengths = sharedFloat32(termCount)
    const roots = values.map((value) => Math.sqrt(Math.max(0, value - noise)))
    for (let term = 0; term < termCount; term++) {
      const row = term * axes
      let square = 0
      for (let axis = 0; axis < axes; axis++) {
        const value = vectors[row + axis]! * roots[axis]!
        scaled[row + axis] = value
        square += value * value
      }
      // Not `divideByLength`: the length is that of the values before they were rounded to single precision.
      const length = Math.sqrt(square)
      // Values that the block iteration leaves in rows without any axis are noise, not meaning.
      if (length < 1e-6) {
        scaled.fill(0, row, row + axes)
        continue
      }
      lengths[term] = length
      for (let axis = 0; axis < axes; axis++) scaled[row + axis]! /= length
    }
    return { axes, vectors: scaled, lengths }
  },
)

async function embedDocuments(
  terms: TermVectors,
  index: CountedTerms,
  { fewBytes, compute, signal }: EmbedOptions,
): Promise<Pick<BuiltSpace, 'documentVectors' | 'commonDirection' | 'commonLength'>> {
  const { axes } = terms
  const count = index.wordCounts.length
  const termWeights = documentTermWeights(index.terms, terms.lengths, count)
  const sums = { shards: index.shards, termVectors: terms.vectors, termWeights, axes, compute, signal }
  const shape = { record: 'space', count, axes, fewBytes } as const
  // The pairs of terms, in the memory of the kernels, are no longer needed.
  if (areMany(shape)) await compute.release?.()
  const documentVectors = allocateVectors(shape)
  if (documentVectors instanceof Float32Array) {
    const common = commonOf(await sumDocuments({ ...sums, out: documentVectors }), count)
    const { commonDirection: direction, commonLength } = common
    if (commonLength > 0) {
      const rows = sliceByShard(index.shards, documentVectors, axes)
      await compute.map(
        removeCommonDirection,
        rows.map((vectors) => ({ vectors, direction })),
        { signal },
      )
    }
    return { documentVectors, ...common }
  }
  // Summed twice: to sum takes less time than to write exact rows to memory, which a large project would fill.
  const common = commonOf(await sumDocuments({ ...sums, out: undefined }), count)
  const direction = common.commonLength > 0 ? common.commonDirection : undefined
  await sumDocuments({ ...sums, out: documentVectors, direction })
  return { documentVectors, ...common }
}

/** The direction that documents have in common, from the sum of their vectors; 0 for few documents. */
function commonOf(
  sum: Float64Array,
  count: number,
): { readonly commonDirection: Float32Array; readonly commonLength: number } {
  const commonDirection = sharedFloat32(sum.length)
  if (count < COMMON_DIRECTION_DOCUMENTS) return { commonDirection, commonLength: 0 }
  const length = divideByLength(sum)
  if (length > 0) commonDirection.set(sum)
  return { commonDirection, commonLength: Math.max(0, length / count) }
}

/** Weight of each term with a vector in a sum: inverse document frequency x natural length, reduced for phrases. */
export function documentTermWeights(
  terms: Pick<TermTable, 'totalDocCounts' | 'wordCounts'>,
  lengths: Float32Array,
  documentCount: number,
): Float32Array {
  const weights = sharedFloat32(lengths.length)
  for (let term = 0; term < lengths.length; term++) {
    weights[term] = weightInDocument(terms, term, documentCount) * lengths[term]!
  }
  return weights
}

/** The rows of each shard's documents. */
export function sliceByShard(
  shards: readonly ShardDocuments[],
  documentVectors: Float32Array,
  axes: number,
): Float32Array[] {
  let row = 0
  return shards.map(({ documentOffsets }) => {
    const from = row
    row += documentOffsets.length - 1
    return documentVectors.subarray(from * axes, row * axes)
  })
}
