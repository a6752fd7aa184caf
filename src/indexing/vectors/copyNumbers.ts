import type { Compute } from '../../compute/compute.js'
import { fillKernel, rangeOf } from '../../compute/kernel.js'

/** How many numbers one kernel copies: a few milliseconds. */
const COPIED_NUMBERS = 1 << 20

interface CopyInput {
  readonly source: Float32Array
  readonly target: Float32Array
  readonly from: number
  readonly to: number
  readonly at: number
}

/** Copies a contiguous range of numbers to another place. */
export const copyRange = fillKernel(
  'build.copyNumbers',
  ({ target, from, to, at }: CopyInput) => rangeOf(at, at + to - from, target),
  ({ source, target, from, to, at }): null => {
    target.set(source.subarray(from, to), at)
    return null
  },
)

/** Copies all numbers of an array to the beginning of another one. */
export async function copyNumbers(
  source: Float32Array,
  target: Float32Array,
  { compute, signal }: { readonly compute: Compute; readonly signal?: AbortSignal | undefined },
): Promise<void> {
  const blocks = []
  for (let from = 0; from < source.length; from += COPIED_NUMBERS) {
    blocks.push({ source, target, from, to: Math.min(source.length, from + COPIED_NUMBERS), at: from })
  }
  await compute.map(copyRange, blocks, { signal })
}
