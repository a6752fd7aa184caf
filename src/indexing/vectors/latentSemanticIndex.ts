import type { Compute } from '../../compute/compute.js'
import { sharedFloat32 } from '../../compute/shared.js'
import { normalBytes, normalProduct } from '../../math/linearAlgebra/normalProduct.js'
import { blockBytes } from '../../math/linearAlgebra/rowBlocks.js'
import { sparseBytes } from '../../math/linearAlgebra/sparse.js'
import { symmetricEigen } from '../../math/linearAlgebra/symmetricEigen.js'
import { createArena } from '../../math/simd/arena.js'
import type { SparseRows } from '../../math/simd/sparseRows.js'
import type { BuiltRanking } from '../../snapshot/codec.js'
import type { TermTable } from '../../snapshot/snapshot.js'
import { weightInDocument } from '../../snapshot/termWeights.js'
import type { CountedTerms } from '../postings/termIndex.js'
import { allocateVectors, sumDocuments } from './documentVectors.js'
import { joinRows } from './joinRows.js'
import { copyToFamilies, mergeFamilies } from './mergeFamilies.js'
import { weighDocuments } from './weighDocuments.js'

/**
 * Latent axes of the documents (Deerwester et al. 1990), for hybrid ranking only: they improve search a lot but make
 * related terms worse, so they are never part of the public vectors. A = (1 + ln f) x idf with unit rows; the axes are
 * its leading right singular vectors, computed as eigenvectors of A'A without forming it. Its columns are groups of
 * words with the same stem, which find more documents than lemmas do.
 */
const AXES = 75
const SPARE_AXES = 20
/**
 * One filter round is enough: A'A has no negative eigenvalues and its spectrum decreases fast; a second round changes
 * no ranking.
 */
const ROUNDS = 1
/**
 * The axes are those of at most this many documents, evenly spread over all: more change the leading singular vectors less than
 * another sample would, and the products of all documents would not fit into the memory of the kernels.
 */
const MOST_SAMPLED = 1 << 21

interface LatentOptions {
  readonly termCount: number
  /** As for a build. */
  readonly fewBytes?: number | undefined
  /** Default: two million documents. */
  readonly mostSampled?: number | undefined
  readonly compute: Compute
  readonly signal?: AbortSignal | undefined
}

/** Builds the data of hybrid ranking from the terms of documents. */
export async function buildLatentSemanticIndex(index: CountedTerms, options: LatentOptions): Promise<BuiltRanking> {
  const { termCount, fewBytes, mostSampled = MOST_SAMPLED, compute, signal } = options
  const documentCount = index.wordCounts.length
  const { shards, totalDocCounts, leaders } = await mergeFamilies(index, { compute, signal })
  const { wordCounts } = index.terms
  const termWeights = rankingWeights({ totalDocCounts, wordCounts }, termCount, documentCount)
  const every = Math.ceil(documentCount / mostSampled)
  const weighed = await compute.map(
    weighDocuments,
    shards.map((shard) => ({ shard, termWeights, every })),
    { signal },
  )
  const axes = await latentAxes(weighed, { termCount, compute, signal })
  const rows = allocateVectors({ record: 'ranking', count: documentCount, axes: axes.axes, fewBytes })
  await sumDocuments({
    shards,
    termVectors: axes.vectors,
    termWeights,
    axes: axes.axes,
    out: rows,
    compute,
    signal,
  })
  await compute.run(copyToFamilies, { vectors: axes.vectors, leaders, axes: axes.axes }, { signal })
  return {
    contentWordCounts: index.contentWordCounts,
    axes: axes.axes,
    termCount,
    termVectors: axes.vectors,
    documentVectors: { reused: 0, rows },
  }
}

/** Weight of each term that has a vector: inverse document frequency, reduced for phrases. */
export function rankingWeights(
  terms: Pick<TermTable, 'totalDocCounts' | 'wordCounts'>,
  termCount: number,
  documentCount: number,
): Float32Array {
  const weights = sharedFloat32(termCount)
  for (let term = 0; term < termCount; term++) {
    weights[term] = weightInDocument(terms, term, documentCount)
  }
  return weights
}

async function latentAxes(
  shards: readonly SparseRows[],
  { termCount, compute, signal }: LatentOptions,
): Promise<{ axes: number; vectors: Float32Array }> {
  const documentCount = shards.reduce((sum, shard) => sum + shard.rowOffsets.length - 1, 0)
  const entries = shards.reduce((sum, shard) => sum + shard.columns.length, 0)
  if (entries === 0) return { axes: 0, vectors: new Float32Array() }
  const axes = Math.min(AXES, termCount, documentCount)
  const k = Math.min(termCount, axes + SPARE_AXES)
  const arena = createArena(
    sparseBytes(documentCount, entries) + blockBytes(termCount, k, 3) + normalBytes(termCount, k),
  )
  const byDocument = await joinRows(shards, arena, { compute, signal })
  const product = normalProduct({ sparse: byDocument, rows: termCount, k, arena, runner: compute, signal })
  const eigen = await symmetricEigen({
    rows: termCount,
    axes,
    spare: SPARE_AXES,
    rounds: ROUNDS,
    arena,
    runner: compute,
    signal,
    multiply: (dense, _, out) => product(dense, out),
  })
  return { axes: eigen.axes, vectors: eigen.vectors }
}
