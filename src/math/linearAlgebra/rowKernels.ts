import { packages } from '../../loadPackages.js'
import { createRandom } from '../random.js'
import { attachArena, type SharedMemory } from '../simd/arena.js'
import { denseTimesSmall, gram, normalTimesSlice, sparseTimesSlice } from '../simd/matrixKernels.js'
import {
  closeNormalSlice,
  NORMAL_COLUMNS,
  openNormalSlice,
  SLICE_COLUMNS,
  type SlicedRows,
  slicedRanges,
  sliceRows,
} from '../simd/slices.js'
import type { SparseRows } from '../simd/sparseRows.js'

/**
 * The steps of a decomposition as named kernels over a block of rows, to be run in any thread: they read and write
 * views on shared memory, each only its own rows. `memory` is the arena's, if it has one.
 */
interface RowBlock {
  readonly memory?: SharedMemory | undefined
  readonly rowFrom: number
  readonly rowTo: number
}

/** The shape of a kernel of src/compute, so that numbers need not import it. */
export interface MathKernel<Input, Output> {
  readonly name: string
  readonly run: (input: Input) => Output | Promise<Output>
  /** The ranges of its input's arrays that it fills; all other entries stay unchanged. */
  readonly fills?: (
    input: Input,
  ) => readonly { readonly array: FilledArray; readonly from: number; readonly to: number }[]
}

type FilledArray = Uint32Array | Float32Array | Float64Array

/** Runs kernels over blocks, outputs in the order of the inputs; every `Compute` is one. */
export interface RowRunner {
  map<Input, Output>(
    kernel: MathKernel<Input, Output>,
    inputs: Iterable<Input>,
    options?: { readonly signal?: AbortSignal | undefined },
  ): Promise<Output[]>
}

/** Runs kernels one after another on the current thread. */
export const inlineRunner: RowRunner = {
  async map(kernel, inputs, options) {
    const outputs = []
    for (const input of inputs) {
      options?.signal?.throwIfAborted()
      outputs.push(await kernel.run(input))
    }
    return outputs
  },
}

export interface SliceRowsInput extends RowBlock {
  readonly dense: Float32Array
  readonly out: SlicedRows
}

/** Writes a block of rows of a dense matrix into slices. */
export const sliceRowsKernel: MathKernel<SliceRowsInput, null> = {
  name: 'math.sliceRows',
  fills: ({ out, rowFrom, rowTo }) =>
    slicedRanges(out, rowFrom, rowTo).map((range) => ({ array: out.slices, ...range })),
  run: ({ dense, out, rowFrom, rowTo }) => {
    sliceRows(dense, out, rowFrom, rowTo)
    return null
  },
}

export interface SparseTimesSliceInput extends RowBlock {
  readonly sparse: SparseRows
  readonly dense: SlicedRows
  /** First column of the slice. */
  readonly column: number
  readonly out: Float32Array
}

/** The columns of out = sparse times dense that one slice of dense gives, for a block of rows. */
export const sparseTimesSliceRows: MathKernel<SparseTimesSliceInput, null> = {
  name: 'math.sparseTimesSlice',
  fills: ({ dense: { k }, column, out, rowFrom, rowTo }) =>
    Array.from({ length: rowTo - rowFrom }, (_, i) => {
      const from = (rowFrom + i) * k + column
      return { array: out, from, to: from + Math.min(k - column, SLICE_COLUMNS) }
    }),
  run: ({ memory, sparse, dense, column, out, rowFrom, rowTo }) => {
    attachArena(memory)
    sparseTimesSlice(sparse, dense, column, out, rowFrom, rowTo)
    return null
  },
}

export interface NormalTimesSliceInput extends RowBlock {
  /** A. */
  readonly sparse: SparseRows
  readonly dense: Float32Array
  readonly out: Float32Array
  readonly k: number
  /** First column of the slice. */
  readonly column: number
  /** Working memory of the slice, which it keeps from its first block to its last. */
  readonly slice: Float32Array
}

/**
 * Computes some columns of out = A' (A dense), for a block of rows of A: the columns that one slice of dense has. The blocks of a
 * slice follow each other: the first reads dense, the last writes out.
 */
export const normalTimesSliceRows: MathKernel<NormalTimesSliceInput, null> = {
  name: 'math.normalTimesSlice',
  fills: ({ sparse, out, k, column, slice, rowTo }) => {
    const isLast = rowTo === sparse.rowOffsets.length - 1
    const written = Array.from({ length: isLast ? out.length / k : 0 }, (_, row) => {
      const from = row * k + column
      return { array: out, from, to: from + Math.min(k - column, NORMAL_COLUMNS) }
    })
    return [{ array: slice, from: 0, to: slice.length }, ...written]
  },
  run: ({ memory, sparse, dense, out, k, column, slice, rowFrom, rowTo }) => {
    attachArena(memory)
    if (rowFrom === 0) openNormalSlice(dense, k, column, slice)
    normalTimesSlice(sparse, slice, rowFrom, rowTo)
    if (rowTo === sparse.rowOffsets.length - 1) closeNormalSlice(slice, out, k, column)
    return null
  },
}

export interface GramInput extends RowBlock {
  readonly a: Float32Array
  readonly b: Float32Array
  readonly k: number
  /** The block's own k x k sums; written. */
  readonly out: Float64Array
}

/** out = a' b over a block of rows, known to be symmetric over all rows (a is b, or b = A a with symmetric A). */
export const gramRows: MathKernel<GramInput, null> = {
  name: 'math.gram',
  fills: ({ out }) => [{ array: out, from: 0, to: out.length }],
  run: ({ memory, a, b, k, out, rowFrom, rowTo }) => {
    attachArena(memory)
    gram(a, b, k, k, out, rowFrom, rowTo, { symmetric: true })
    return null
  },
}

export interface DenseTimesSmallInput extends RowBlock {
  readonly a: Float32Array
  readonly small: Float32Array
  readonly out: Float32Array
  readonly k: number
  readonly l: number
}

/** out = a times small for a block of rows. */
export const denseTimesSmallRows: MathKernel<DenseTimesSmallInput, null> = {
  name: 'math.denseTimesSmall',
  fills: ({ out, l, rowFrom, rowTo }) => [{ array: out, from: rowFrom * l, to: rowTo * l }],
  run: ({ memory, a, small, out, k, l, rowFrom, rowTo }) => {
    attachArena(memory)
    denseTimesSmall(a, small, out, k, l, rowFrom, rowTo)
    return null
  },
}

export interface CombineInput {
  readonly rowFrom: number
  readonly rowTo: number
  readonly out: Float32Array
  readonly x: Float32Array
  readonly y: Float32Array | undefined
  readonly k: number
  readonly factors: readonly [out: number, x: number, y: number]
}

/** out = factors[0] out + factors[1] x + factors[2] y for a block of rows. */
export const combineRows: MathKernel<CombineInput, null> = {
  name: 'math.combine',
  fills: ({ out, k, rowFrom, rowTo }) => [{ array: out, from: rowFrom * k, to: rowTo * k }],
  run: ({ out, x, y, k, rowFrom, rowTo, factors: [forOut, forX, forY] }) => {
    const end = rowTo * k
    if (y === undefined) for (let i = rowFrom * k; i < end; i++) out[i] = forOut * out[i]! + forX * x[i]!
    else for (let i = rowFrom * k; i < end; i++) out[i] = forOut * out[i]! + forX * x[i]! + forY * y[i]!
    return null
  },
}

export interface StartInput {
  readonly rowFrom: number
  readonly rowTo: number
  readonly out: Float32Array
  readonly k: number
  readonly seed: string
}

/** Fills a block of rows with random numbers that depend on the block. */
export const startRows: MathKernel<StartInput, null> = {
  name: 'math.start',
  fills: ({ out, k, rowFrom, rowTo }) => [{ array: out, from: rowFrom * k, to: rowTo * k }],
  run: ({ out, k, rowFrom, rowTo, seed }) => {
    createRandom(`${seed}:${rowFrom}`).fillUniform(out.subarray(rowFrom * k, rowTo * k))
    return null
  },
}

export interface TakeColumnsInput {
  readonly block: Float32Array
  readonly rows: number
  readonly k: number
  readonly count: number
}

/**
 * The first `count` columns of a block (rows x k), as rows x count on shared memory, each turned so that its entry of
 * largest magnitude (the first of equals) is positive.
 */
export const takeColumns: MathKernel<TakeColumnsInput, Float32Array> = {
  name: 'math.takeColumns',
  run: ({ block, rows, k, count }) => {
    const out = new Float32Array(new SharedArrayBuffer(rows * count * 4))
    const largest = new Float32Array(count)
    for (let row = 0; row < rows; row++) {
      for (let axis = 0; axis < count; axis++) {
        const value = block[row * k + axis]!
        if (Math.abs(value) > Math.abs(largest[axis]!)) largest[axis] = value
      }
    }
    for (let row = 0; row < rows; row++) {
      for (let axis = 0; axis < count; axis++) {
        const value = block[row * k + axis]!
        out[row * count + axis] = largest[axis]! < 0 ? -value : value
      }
    }
    return out
  },
}

export interface SmallEigen {
  /** Eigenvalues, largest first. */
  readonly values: Float64Array
  /** size x size, f32; column j belongs to values[j]. */
  readonly vectors: Float32Array
}

/** All eigenvalues and eigenvectors of a small dense symmetric matrix (size x size, row order). */
export const smallEigen: MathKernel<{ readonly matrix: Float64Array; readonly size: number }, SmallEigen> = {
  name: 'math.smallEigen',
  run: ({ matrix, size }) => {
    const { EigenvalueDecomposition, Matrix } = loadMatrix()
    const decomposition = new EigenvalueDecomposition(Matrix.from1DArray(size, size, matrix), { assumeSymmetric: true })
    const { realEigenvalues, eigenvectorMatrix } = decomposition
    const order = realEigenvalues.map((_, i) => i).sort((i, j) => realEigenvalues[j]! - realEigenvalues[i]! || i - j)
    const vectors = new Float32Array(size * size)
    for (let row = 0; row < size; row++) {
      for (let j = 0; j < size; j++) vectors[row * size + j] = eigenvectorMatrix.get(row, order[j]!)
    }
    return { values: Float64Array.from(order, (i) => realEigenvalues[i]!), vectors }
  },
}

/**
 * Loaded on first use: a process that only answers questions does not need it, and importing would take four times as
 * long.
 */
const loadMatrix = packages.matrix
