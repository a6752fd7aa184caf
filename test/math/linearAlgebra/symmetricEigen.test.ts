import fc from 'fast-check'
import { EigenvalueDecomposition, Matrix } from 'ml-matrix'
import { describe, expect, test } from 'vitest'
import { type OpenedCompute, openCompute } from '../../../src/compute/pool.js'
import { inlineRunner, type RowRunner } from '../../../src/math/linearAlgebra/rowKernels.js'
import { type Eigen, eigenBytes, symmetricEigen } from '../../../src/math/linearAlgebra/symmetricEigen.js'
import { createRandom } from '../../../src/math/random.js'
import { createArena } from '../../../src/math/simd/arena.js'
import type { SparseRows } from '../../../src/math/simd/sparseRows.js'
import { sparseFromTriples } from '../matrices.js'
import { sparseEigen, sparseMultiplier, sparseRightSingularVectors } from './sparseSvd.js'

/** A sparse symmetric matrix with about `share` of its places filled, as triples and dense. */
function randomSymmetric(n: number, share: number, seed: number): { sparse: SparseRows; dense: Matrix } {
  const random = createRandom(seed)
  const dense = Matrix.zeros(n, n)
  for (let i = 0; i < n; i++) {
    for (let j = 0; j <= i; j++) {
      if (random.next() >= share) continue
      const value = Math.fround(random.normal())
      dense.set(i, j, value)
      dense.set(j, i, value)
    }
  }
  return { sparse: fromDense(dense), dense }
}

function fromDense(dense: Matrix): SparseRows {
  const triples = { rows: [] as number[], columns: [] as number[], values: [] as number[] }
  for (let i = 0; i < dense.rows; i++) {
    for (let j = 0; j < dense.columns; j++) {
      if (dense.get(i, j) === 0) continue
      triples.rows.push(i)
      triples.columns.push(j)
      triples.values.push(dense.get(i, j))
    }
  }
  return sparseFromTriples(dense.rows, triples)
}

/** Two threads of the compiled worker. */
function openThreads(): OpenedCompute & AsyncDisposable {
  const compute = openCompute({ threads: 2 })
  return { ...compute, [Symbol.asyncDispose]: () => compute.close() }
}

/** Eigenvalues above zero, largest first. */
const positive = (dense: Matrix): number[] =>
  new EigenvalueDecomposition(dense, { assumeSymmetric: true }).realEigenvalues
    .filter((value) => value > 1e-4)
    .sort((x, y) => y - x)

const vectorsOf = ({ vectors, axes }: Eigen, rows: number): Matrix => Matrix.from1DArray(rows, axes, vectors)

/** Largest entry of A V - V diag(values), the residual of the eigenvectors. */
function residual(dense: Matrix, eigen: Eigen): number {
  const vectors = vectorsOf(eigen, dense.rows)
  const rest = dense.mmul(vectors)
  rest.sub(Matrix.mul(vectors, 1).mulRowVector([...eigen.values]))
  return Math.max(0, ...rest.to1DArray().map(Math.abs))
}

const unlikeIdentity = (square: Matrix): number =>
  Math.max(0, ...Matrix.sub(square, Matrix.eye(square.rows)).to1DArray().map(Math.abs))

describe('symmetricEigen', () => {
  test('solves matrices no larger than its block exactly, whatever their rank', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 40 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.nat(),
        async (n, share, seed) => {
          const { sparse, dense } = randomSymmetric(n, share, seed)
          const eigen = await sparseEigen({ blocks: [sparse], axes: 30 })
          const known = positive(dense).slice(0, 30)
          // f32 products: errors stay below 1e-6 of the largest eigenvalue (about 12 here).
          expect(eigen.axes).toBe(known.length)
          for (const [axis, value] of eigen.values.entries()) expect(value).toBeCloseTo(known[axis]!, 4)
          expect(residual(dense, eigen)).toBeLessThan(1e-4)
          const vectors = vectorsOf(eigen, n)
          if (eigen.axes > 0) expect(unlikeIdentity(vectors.transpose().mmul(vectors))).toBeLessThan(1e-5)
        },
      ),
      { numRuns: 40 },
    )
  })

  test('finds the leading axes of a matrix larger than its block', async () => {
    const n = 150
    const dense = Matrix.zeros(n, n)
    const random = createRandom('planted')
    // Twenty planted directions of falling weight, five of them negative, over a floor of noise.
    for (let axis = 0; axis < 20; axis++) {
      const direction = Array.from({ length: n }, () => random.normal() / Math.sqrt(n))
      const weight = (axis % 4 === 3 ? -1 : 1) * 50 * 0.85 ** axis
      for (let i = 0; i < n; i++) {
        for (let j = 0; j < n; j++) dense.set(i, j, dense.get(i, j) + weight * direction[i]! * direction[j]!)
      }
    }
    const eigen = await sparseEigen({ blocks: [fromDense(dense)], axes: 10, spare: 8, rounds: 4 })
    const known = positive(dense)
    expect(eigen.axes).toBe(10)
    // The tenth axis has settled to one part in 1000; those before it much better.
    for (let axis = 0; axis < 10; axis++) expect(Math.abs(eigen.values[axis]! / known[axis]! - 1)).toBeLessThan(1e-3)
    const vectors = vectorsOf(eigen, n)
    expect(unlikeIdentity(vectors.transpose().mmul(vectors))).toBeLessThan(1e-5)
  })

  test('gives nothing for empty, zero and negative matrices', async () => {
    const empty = sparseFromTriples(0, { rows: [], columns: [], values: [] })
    expect((await sparseEigen({ blocks: [empty], axes: 5 })).axes).toBe(0)
    expect((await sparseEigen({ blocks: [], axes: 5 })).axes).toBe(0)
    const zero = sparseFromTriples(300, { rows: [], columns: [], values: [] })
    expect((await sparseEigen({ blocks: [zero], axes: 5 })).axes).toBe(0)
    const indexes = Array.from({ length: 300 }, (_, i) => i)
    const negative = sparseFromTriples(300, { rows: indexes, columns: indexes, values: indexes.map(() => -1) })
    expect((await sparseEigen({ blocks: [negative], axes: 5 })).axes).toBe(0)
  })

  test('finds the parts of a matrix that falls apart', async () => {
    // 100 pairs that know only each other: eigenvalues +w and -w for each pair's weight.
    const rows: number[] = []
    const columns: number[] = []
    const values: number[] = []
    for (let pair = 0; pair < 100; pair++) {
      rows.push(2 * pair, 2 * pair + 1)
      columns.push(2 * pair + 1, 2 * pair)
      values.push(100 * 0.9 ** pair, 100 * 0.9 ** pair)
    }
    const eigen = await sparseEigen({ blocks: [sparseFromTriples(200, { rows, columns, values })], axes: 6 })
    for (let axis = 0; axis < 6; axis++) expect(eigen.values[axis]! / (100 * 0.9 ** axis)).toBeCloseTo(1, 5)
    // Both of a pair equal and, by the rule of signs, positive.
    expect(eigen.vectors[0]).toBeCloseTo(Math.SQRT1_2, 4)
    expect(eigen.vectors[eigen.axes]).toBeCloseTo(Math.SQRT1_2, 4)
  })

  test('turns the entry of largest magnitude of every vector positive', async () => {
    const { sparse } = randomSymmetric(30, 0.5, 4)
    const { axes, vectors } = await sparseEigen({ blocks: [sparse], axes: 10 })
    for (let axis = 0; axis < axes; axis++) {
      const column = Array.from({ length: 30 }, (_, row) => vectors[row * axes + axis]!)
      expect(Math.max(...column)).toBe(Math.max(...column.map(Math.abs)))
    }
  })

  test('gives the same bytes in WebAssembly and in plain TypeScript, and from any order of blocks', async () => {
    const { sparse } = randomSymmetric(400, 0.1, 9)
    const run = async (wasm: boolean, runner: RowRunner): Promise<Eigen> => {
      const arena = createArena(eigenBytes(400, 10) + 1_000_000, { wasm })
      const copy = {
        rowOffsets: arena.copy(sparse.rowOffsets),
        columns: arena.copy(sparse.columns),
        values: arena.copy(sparse.values),
      }
      return symmetricEigen({ rows: 400, axes: 10, arena, runner, multiply: sparseMultiplier(copy) })
    }
    const backwards: RowRunner = {
      map: async (kernel, inputs, options) =>
        (await inlineRunner.map(kernel, [...inputs].reverse(), options)).reverse(),
    }
    const one = await run(true, inlineRunner)
    expect(one.axes).toBe(10)
    expect(await run(false, backwards)).toEqual(one)
  })

  test('gives the same bytes in threads, several blocks of rows included', async () => {
    // 5,000 rows are three blocks: a ring of pairs with weights that fall along it.
    const indexes = Array.from({ length: 5000 }, (_, i) => i)
    const others = indexes.map((i) => (i * 7 + 1) % 5000)
    const weights = indexes.map((i) => Math.fround(5 / (1 + i / 50)))
    const ring = sparseFromTriples(5000, {
      rows: [...indexes, ...others],
      columns: [...others, ...indexes],
      values: [...weights, ...weights],
    })
    await using compute = openThreads()
    const options = { blocks: [ring], axes: 6, spare: 6 }
    const here = await sparseEigen(options)
    expect(here.axes).toBe(6)
    expect(await sparseEigen({ ...options, runner: compute })).toEqual(here)
  })

  test('stops when aborted and reports progress up to 1', async () => {
    const { sparse } = randomSymmetric(300, 0.1, 6)
    const fractions: number[] = []
    await sparseEigen({ blocks: [sparse], axes: 10, onProgress: (fraction) => fractions.push(fraction) })
    expect(fractions).toEqual([...fractions].sort((x, y) => x - y))
    expect(fractions.at(-1)).toBe(1)
    const controller = new AbortController()
    const aborted = sparseEigen({
      blocks: [sparse],
      axes: 10,
      signal: controller.signal,
      onProgress: () => controller.abort(new Error('enough')),
    })
    await expect(aborted).rejects.toThrow('enough')
  })
})

describe('rightSingularVectors', () => {
  test('finds the singular values and right vectors of a tall sparse matrix in blocks of rows', async () => {
    const random = createRandom('tall')
    const dense = Matrix.zeros(60, 12)
    for (let i = 0; i < 60; i++)
      for (let j = 0; j < 12; j++) if (random.next() < 0.3) dense.set(i, j, Math.fround(random.normal()))
    const blocks = [fromDense(dense.subMatrix(0, 24, 0, 11)), fromDense(dense.subMatrix(25, 59, 0, 11))]
    const found = await sparseRightSingularVectors({ blocks, columns: 12, axes: 5 })
    const square = dense.transpose().mmul(dense)
    const known = positive(square).map(Math.sqrt)
    for (let axis = 0; axis < 5; axis++) expect(found.values[axis]).toBeCloseTo(known[axis]!, 4)
    expect(residual(square, { ...found, values: found.values.map((value) => value * value) })).toBeLessThan(1e-4)
  })
})
