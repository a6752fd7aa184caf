import { type Arena, arenaBytes } from '../simd/arena.js'
import {
  combineRows,
  denseTimesSmallRows,
  gramRows,
  type RowRunner,
  type SmallEigen,
  smallEigen,
  startRows,
  takeColumns,
} from './rowKernels.js'

/**
 * Rows in one block. Fixed, since partial Gram matrices are added in block order: the sums, and so every bit that
 * follows from them, do not depend on the number of threads.
 */
const BLOCK_ROWS = 2048

/** Operations on tall blocks of vectors (rows x k, f32), spread over a runner block by block. */
export interface BlockAlgebra {
  /** A new block, zero. */
  block(): Float32Array
  /** Random numbers. */
  start(out: Float32Array, seed: string): Promise<void>
  /** a' b, known to be symmetric: k x k. */
  gram(a: Float32Array, b: Float32Array): Promise<Float64Array>
  /** out = a times small (k x k). */
  rotate(a: Float32Array, small: Float32Array, out: Float32Array): Promise<void>
  /** out = f out + g x + h y. */
  combine(
    out: Float32Array,
    x: Float32Array,
    y: Float32Array | undefined,
    factors: readonly [number, number, number],
  ): Promise<void>
  eigen(matrix: Float64Array): Promise<SmallEigen>
  columns(block: Float32Array, count: number): Promise<Float32Array>
}

/** Bytes of an arena for `blocks` blocks of rows x k and of what the algebra needs in addition. */
export function blockBytes(rows: number, k: number, blocks: number): number {
  return blocks * arenaBytes(rows * k * 4) + rowBlocks(rows).length * arenaBytes(k * k * 8) + arenaBytes(k * k * 4)
}

export interface BlockOptions {
  readonly rows: number
  readonly k: number
  readonly arena: Arena
  readonly runner: RowRunner
  readonly signal?: AbortSignal | undefined
}

/** Opens the operations on blocks of vectors (rows x k). Their results and scratch memory are in the arena, see `blockBytes`. */
export function blockAlgebra({ rows, k, arena, runner, signal }: BlockOptions): BlockAlgebra {
  const { memory } = arena
  const blocks = rowBlocks(rows)
  const partial = blocks.map(() => arena.float64(k * k))
  const sharedSmall = arena.float32(k * k)
  return {
    block: () => arena.float32(rows * k),
    async start(out, seed) {
      await runner.map(
        startRows,
        blocks.map((block) => ({ out, k, seed, ...block })),
        { signal },
      )
    },
    async gram(a, b) {
      await runner.map(
        gramRows,
        blocks.map((block, i) => ({ memory, a, b, k, out: partial[i]!, ...block })),
        { signal },
      )
      const sum = new Float64Array(k * k)
      for (const part of partial) for (let i = 0; i < sum.length; i++) sum[i]! += part[i]!
      return sum
    },
    async rotate(a, small, out) {
      sharedSmall.set(small)
      await runner.map(
        denseTimesSmallRows,
        blocks.map((block) => ({ memory, a, small: sharedSmall, out, k, l: k, ...block })),
        { signal },
      )
    },
    async combine(out, x, y, factors) {
      await runner.map(
        combineRows,
        blocks.map((block) => ({ out, x, y, k, factors, ...block })),
        { signal },
      )
    },
    async eigen(matrix) {
      const [small] = await runner.map(smallEigen, [{ matrix, size: k }], { signal })
      return small!
    },
    async columns(block, count) {
      const [vectors] = await runner.map(takeColumns, [{ block, rows, k, count }], { signal })
      return vectors!
    },
  }
}

/** The rows in blocks of BLOCK_ROWS, each of which is one kernel. */
export function rowBlocks(rows: number): { rowFrom: number; rowTo: number }[] {
  const blocks: { rowFrom: number; rowTo: number }[] = []
  for (let rowFrom = 0; rowFrom < rows; rowFrom += BLOCK_ROWS) {
    blocks.push({ rowFrom, rowTo: Math.min(rows, rowFrom + BLOCK_ROWS) })
  }
  return blocks
}
