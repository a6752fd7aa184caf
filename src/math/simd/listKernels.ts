import { kernelsOf } from './arena.js'
import type { ThreeLists } from './reference/listKernels.js'
import * as plain from './reference/listKernels.js'

// The numeric kernels on lists of numbers. What matrixKernels.ts says of memory holds here as well.

/** Whether lists have the types that the kernels of three lists read. */
const areTyped = ({ a, b, c }: ThreeLists): boolean =>
  a instanceof Float64Array && b instanceof Float32Array && c instanceof Float32Array

/** out[i - from] = the sum of factor x (value - mean) over three lists; `scaling` has the three factors, then the means. */
export function addScaled(lists: ThreeLists, scaling: Float64Array, out: Float64Array, from: number, to: number): void {
  const { a, b, c } = lists
  const wasm = areTyped(lists) ? kernelsOf(a, b, c, scaling, out) : undefined
  if (wasm === undefined) plain.addScaled(lists, scaling, out, from, to)
  else wasm.addScaled(a.byteOffset, b.byteOffset, c.byteOffset, scaling.byteOffset, out.byteOffset, from, to)
}

/** Index of the first of entries `from` to `to` - 1 that is not below `least`; `to` if there is none. */
export function nextReaching(list: Float64Array, least: number, from: number, to: number): number {
  const wasm = kernelsOf(list)
  return wasm === undefined
    ? plain.nextReaching(list, least, from, to)
    : wasm.nextReaching(list.byteOffset, least, from, to)
}

/**
 * sums[i % 4] += list[i] and sums[4 + i % 4] += list[i] squared, for entries `from` to `to` - 1 in their order: four sums, so that an
 * addition does not wait for the one before it.
 */
export function addSums(list: Float32Array | Float64Array, sums: Float64Array, from: number, to: number): void {
  const wasm = kernelsOf(list, sums)
  if (wasm === undefined) plain.addSums(list, sums, from, to)
  else {
    const add = list instanceof Float32Array ? wasm.addSums : wasm.addSums64
    add(list.byteOffset, sums.byteOffset, from, to)
  }
}

/** Marks with 1 the entries `from` to `to` - 1 that are above `least`, rounded as the list is. */
export function markAbove(
  list: Float32Array | Float64Array,
  least: number,
  marks: Uint8Array,
  from: number,
  to: number,
): void {
  const isShort = list instanceof Float32Array
  const bar = isShort ? Math.fround(least) : least
  const wasm = kernelsOf(list, marks)
  if (wasm === undefined) plain.markAbove(list, bar, marks, from, to)
  else {
    const mark = isShort ? wasm.markAbove : wasm.markAbove64
    mark(list.byteOffset, bar, marks.byteOffset, from, to)
  }
}
