import type { Space } from '../snapshot/snapshot.js'

/**
 * The mean of all documents of a project as it was before the direction c that they have in common was removed from each:
 * sqrt(1 - l²) mean + l c, with l the length of that mean. Without c next to nothing is left, as only differences between
 * documents are; with it the mean has length l and says what the project is about. Each document is taken to have had the
 * average share of c, since its own is not stored. Our choice: means of some documents, like documents themselves, stay without
 * c, which makes them say what is their own: with it, on reviews of clothing the nearest concepts of each department are those of all.
 * A mean of no vectors stays 0.
 */
export function meanOfAll(
  { commonDirection, commonLength = 0 }: Pick<Space, 'commonDirection' | 'commonLength'>,
  mean: Float32Array | Float64Array,
): Float32Array {
  if (commonLength === 0 || mean.every((value) => value === 0)) return Float32Array.from(mean)
  const rest = Math.sqrt(Math.max(0, 1 - commonLength ** 2))
  return Float32Array.from(mean, (value, axis) => rest * value + commonLength * commonDirection[axis]!)
}
