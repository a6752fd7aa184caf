import { EigenvalueDecomposition, Matrix } from 'ml-matrix'
import { expect, test } from 'vitest'
import { inlineCompute } from '../../../src/compute/pool.js'
import { buildLatentSemanticIndex, rankingWeights } from '../../../src/indexing/vectors/latentSemanticIndex.js'
import { createRandom } from '../../../src/math/random.js'
import { smallSnapshot } from '../../answers/smallSnapshot.js'
import { exactRows } from '../../openBuilt.js'

/** Documents by the numbers of their terms; the counts that follow from them. */
function countedTerms(documents: readonly (readonly number[])[], termCount: number) {
  const { terms, phrases, postings } = smallSnapshot({ documents: [{ words: 'a' }] })
  const distinct = documents.map((own) => [...new Set(own)].sort((a, b) => a - b))
  const half = Math.ceil(documents.length / 2)
  const shardOf = (from: number, to: number) => ({
    documentOffsets: Uint32Array.from(
      { length: to - from + 1 },
      (_, d) => distinct.slice(from, from + d).flat().length,
    ),
    documentTerms: Uint32Array.from(distinct.slice(from, to).flat()),
    frequencies: Uint8Array.from(
      distinct
        .slice(from, to)
        .flatMap((own, d) => own.map((term) => documents[from + d]!.filter((t) => t === term).length)),
    ),
  })
  const counts = Array.from({ length: termCount }, (_, t) => distinct.filter((own) => own.includes(t)).length)
  return {
    terms: {
      ...terms,
      totalDocCounts: Uint32Array.from(counts),
      wordCounts: Uint8Array.from(counts, (_, t) => 1 + (t % 2)),
      stemHashes: Uint32Array.from(counts, (_, t) => t),
    },
    phrases,
    postings,
    occurrences: {
      offsets: new Uint32Array(documents.length + 1),
      terms: new Uint32Array(0),
      starts: new Uint32Array(0),
      lengths: new Uint16Array(0),
      fragments: new Uint8Array(0),
    },
    wordCounts: Uint32Array.from(documents, (own) => own.length + 1),
    contentWordCounts: Uint32Array.from(documents, (own) => own.length),
    shards: [shardOf(0, half), shardOf(half, documents.length)],
  }
}

/** (1 + ln f) x idf, three tenths of it for phrases, unit rows. */
function naiveMatrix(documents: readonly (readonly number[])[], termCount: number): Matrix {
  const matrix = Matrix.zeros(documents.length, termCount)
  for (const [d, own] of documents.entries()) {
    for (let term = 0; term < termCount; term++) {
      const frequency = own.filter((t) => t === term).length
      const having = documents.filter((other) => other.includes(term)).length
      const idf = Math.max(0, Math.log((documents.length + 1) / (having + 0.5)))
      if (frequency > 0) matrix.set(d, term, (1 + Math.log(frequency)) * idf * (term % 2 === 0 ? 1 : 0.3))
    }
    const length = Math.hypot(...matrix.getRow(d)) || 1
    for (let term = 0; term < termCount; term++) matrix.set(d, term, matrix.get(d, term) / length)
  }
  return matrix
}

const random = createRandom(4)
const TERMS = 30
const sample = (count: number) =>
  Array.from({ length: count }, () => Array.from({ length: 12 }, () => Math.floor(TERMS * random.next() ** 2)))

test('terms weigh their inverse document frequency, phrases three tenths of it', () => {
  const terms = { totalDocCounts: Uint32Array.of(4, 4, 99), wordCounts: Uint8Array.of(1, 2, 1) }
  const weights = rankingWeights(terms, 2, 99)
  expect(weights).toHaveLength(2)
  expect(weights[0]).toBeCloseTo(Math.log(100 / 4.5), 5)
  expect(weights[1]).toBeCloseTo(0.3 * Math.log(100 / 4.5), 5)
})

test.each([
  [12, 12],
  [200, 200],
  // Every fourth of them, from the first on.
  [200, 60],
])(
  'of %d documents the axes are the leading right singular vectors of %d at most, and documents unit sums along them',
  async (count, mostSampled) => {
    const documents = sample(count)
    const index = countedTerms(documents, TERMS)
    const built = await buildLatentSemanticIndex(index, { termCount: TERMS, mostSampled, compute: inlineCompute })
    // At most 75, and no more than there are terms and documents.
    expect(built.axes).toBe(Math.min(75, TERMS, count))
    expect(built).toMatchObject({ termCount: TERMS, contentWordCounts: index.contentWordCounts })
    const matrix = naiveMatrix(documents, TERMS)
    const every = Math.ceil(count / mostSampled)
    const sampled = matrix.subMatrixRow([...documents.keys()].filter((d) => d % every === 0))
    const square = sampled.transpose().mmul(sampled)
    const { realEigenvalues } = new EigenvalueDecomposition(square, { assumeSymmetric: true })
    realEigenvalues.sort((a, b) => b - a)
    const vectors = Matrix.from1DArray(TERMS, built.axes, built.termVectors)
    for (let axis = 0; axis < 5; axis++) {
      const vector = vectors.getColumnVector(axis)
      expect(vector.norm()).toBeCloseTo(1, 4)
      const rest = square.mmul(vector).sub(vector.clone().mul(realEigenvalues[axis]!))
      expect(rest.abs().max()).toBeLessThan(1e-3)
    }
    const sums = matrix.mmul(vectors)
    const rows = exactRows(built.documentVectors)
    for (const d of documents.keys()) {
      const sum = sums.getRow(d)
      const length = Math.hypot(...sum)
      for (const [axis, x] of sum.entries()) expect(rows[d * built.axes + axis]).toBeCloseTo(x / length, 3)
    }
  },
)

test('more than 75 axes are never made, and documents without terms have none', async () => {
  const wide = Array.from({ length: 120 }, (_, d) => [d % 100, (7 * d) % 100, (d * d) % 100])
  const built = await buildLatentSemanticIndex(countedTerms(wide, 100), { termCount: 100, compute: inlineCompute })
  expect(built.axes).toBe(75)
  const none = await buildLatentSemanticIndex(countedTerms([[], []], 0), { termCount: 0, compute: inlineCompute })
  expect(none).toMatchObject({ axes: 0, termVectors: new Float32Array(0) })
  expect(exactRows(none.documentVectors)).toHaveLength(0)
})
