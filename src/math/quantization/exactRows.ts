import { arenaBytes, createArena, type SharedMemory } from '../simd/arena.js'
import { rowsTimesVector } from '../simd/matrixKernels.js'

/** Exact rows, count x axes, in the memory of the kernels. */
export interface ExactRows {
  readonly exact: Float32Array
  readonly axes: number
}

/** Scratch memory of a pass over exact rows. */
export interface ExactLane {
  /** Numbers of the rows of the pass. */
  readonly rows: Uint32Array
  readonly products: Float32Array
  /** At least one row: the vector that is multiplied. */
  readonly floats: Float32Array
}

/** Exact rows with scratch memory for passes, one pass at a time on each lane. */
export interface SharedExactRows extends ExactRows {
  /** Undefined where kernels run as plain TypeScript. */
  readonly memory: SharedMemory | undefined
  readonly lanes: readonly ExactLane[]
  /** By lane, 1 while a pass uses it. */
  readonly taken: Int32Array
}

interface ExactOptions {
  /** Maximum number of concurrent passes. */
  readonly lanes: number
  /** Maximum number of rows of a pass. */
  readonly passRows: number
}

/** Allocates exact rows, which the caller fills. */
export function createExactRows(count: number, axes: number, { lanes, passRows }: ExactOptions): SharedExactRows {
  const laneSizes = [passRows * 4, passRows * 4, axes * 4]
  const sizes = [count * axes * 4, ...Array.from({ length: lanes }, () => laneSizes).flat(), lanes * 4]
  const arena = createArena(arenaBytes(...sizes), { wasm: true })
  return {
    axes,
    exact: arena.float32(count * axes),
    memory: arena.memory,
    lanes: Array.from({ length: lanes }, () => ({
      rows: arena.uint32(passRows),
      products: arena.float32(passRows),
      floats: arena.float32(axes),
    })),
    taken: arena.int32(lanes),
  }
}

/** Exact products, as matrixTimesVector gives them: of the first `count` of the lane's `rows`. */
export function exactProductsOfRows(
  { axes, exact }: ExactRows,
  { rows, products, floats }: ExactLane,
  vector: Float32Array,
  count: number,
): Float32Array {
  floats.set(vector)
  rowsTimesVector(exact, rows, count, floats, products, axes)
  return products
}
