/**
 * Number of sampled documents. They give the mean and the deviation of cosines, and the share of documents above a threshold. The
 * standard error of a deviation is 1 / sqrt(2 x 4,096) = 1.1 %.
 */
export const SAMPLED = 1 << 12
/** The sample consists of runs of this many neighbouring documents: eight scores are in one line of the processor's cache. */
const RUN = 8

/** Runs of documents spread over all, ascending; all documents where they are few. */
export function sampledDocuments(count: number): Uint32Array {
  const sample = new Uint32Array(Math.min(count, SAMPLED))
  const between = count > SAMPLED ? (count - RUN) / (SAMPLED / RUN - 1) : RUN
  for (let i = 0; i < sample.length; i++) sample[i] = Math.floor(Math.floor(i / RUN) * between) + (i % RUN)
  return sample
}

/** The entries of a list at the places of a sample. */
export function sampledValues(list: ArrayLike<number>, sample: Uint32Array): Float64Array {
  const values = new Float64Array(sample.length)
  for (let i = 0; i < sample.length; i++) values[i] = list[sample[i]!]!
  return values
}
