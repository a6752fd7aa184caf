// The kernels on lists in plain TypeScript, as in matrixKernels.ts.

type Floats = Float32Array | Float64Array

/** Lists of the same length. The kernels read `a` in f64 and the others in f32. */
export interface ThreeLists {
  readonly a: Floats
  readonly b: Floats
  readonly c: Floats
}

/** out[i - from] = the sum of factor x (value - mean) over three lists; `scaling` has the factors, then the means. */
export function addScaled(
  { a, b, c }: ThreeLists,
  scaling: Float64Array,
  out: Float64Array,
  from: number,
  to: number,
): void {
  const [f0, f1, f2, m0, m1, m2] = scaling as unknown as readonly [number, number, number, number, number, number]
  for (let i = from; i < to; i++) {
    out[i - from] = f0 * (a[i]! - m0) + f1 * (b[i]! - m1) + f2 * (c[i]! - m2)
  }
}

/** Index of the first of entries `from` to `to` - 1 that is not below `least`; `to` if there is none. */
export function nextReaching(list: Float64Array, least: number, from: number, to: number): number {
  let i = from
  while (i < to && !(list[i]! >= least)) i++
  return i
}

/** sums[i % 4] += list[i] and sums[4 + i % 4] += list[i] squared, for entries `from` to `to` - 1. */
export function addSums(list: Floats, sums: Float64Array, from: number, to: number): void {
  for (let i = from; i < to; i++) {
    const value = list[i]!
    sums[i & 3]! += value
    sums[4 + (i & 3)]! += value * value
  }
}

/** Marks with 1 the entries `from` to `to` - 1 that are above a bar. */
export function markAbove(list: Floats, bar: number, marks: Uint8Array, from: number, to: number): void {
  // Without a branch: about every second cosine is above its bar, so none can be predicted.
  for (let i = from; i < to; i++) marks[i]! |= Number(list[i]! > bar)
}
