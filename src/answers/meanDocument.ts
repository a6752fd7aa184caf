import type { Space } from '../snapshot/snapshot.js'

/**
 * The mean of all documents of a project before the common direction c was removed from each: sqrt(1 - l²) mean + l c, where l is
 * the length of that mean. Without c, the mean is almost 0, because document vectors only contain their differences; with c it has
 * length l and represents the subject of the project. The calculation assumes that each document had the average share of c,
 * because its own share is not stored. Our choice: means of some documents, like the documents themselves, exclude c, so that they
 * represent what distinguishes these documents. With c, each department in reviews of clothing would have the nearest concepts of
 * all reviews. A mean of no vectors is 0.
 */
export function meanOfAll(
  { commonDirection, commonLength = 0 }: Pick<Space, 'commonDirection' | 'commonLength'>,
  mean: Float32Array | Float64Array,
): Float32Array {
  if (commonLength === 0 || mean.every((value) => value === 0)) return Float32Array.from(mean)
  const rest = Math.sqrt(Math.max(0, 1 - commonLength ** 2))
  return Float32Array.from(mean, (value, axis) => rest * value + commonLength * commonDirection[axis]!)
}
