/** nDCG at `depth` with binary gain, and the share of relevant documents among the first 100. */
export function rankingQuality(
  ranked: readonly string[],
  relevant: ReadonlySet<string>,
  depth = 10,
): { ndcg: number; recall: number } {
  let gain = 0
  let ideal = 0
  for (let i = 0; i < depth; i++) {
    if (i < ranked.length && relevant.has(ranked[i]!)) gain += 1 / Math.log2(i + 2)
    if (i < relevant.size) ideal += 1 / Math.log2(i + 2)
  }
  const found = ranked.slice(0, 100).filter((id) => relevant.has(id)).length
  return { ndcg: gain / ideal, recall: found / relevant.size }
}

/** Share of right labels, and the mean over the labels that occur of their F1. */
export function labelQuality(pairs: readonly (readonly [given: string, requested: string])[]): {
  accuracy: number
  macroF1: number
} {
  const labels = new Set(pairs.map(([, requested]) => requested))
  let sum = 0
  for (const label of labels) {
    const given = pairs.filter(([is]) => is === label).length
    const requested = pairs.filter(([, should]) => should === label).length
    const both = pairs.filter(([is, should]) => is === label && should === label).length
    sum += given + requested === 0 ? 0 : (2 * both) / (given + requested)
  }
  return { accuracy: pairs.filter(([is, should]) => is === should).length / pairs.length, macroF1: sum / labels.size }
}

/** Expected calibration error over ten bins: how far a confidence is from the share of right calls made with it. */
export function calibrationError(calls: readonly (readonly [confidence: number, right: boolean])[]): number {
  let error = 0
  for (let bin = 0; bin < 10; bin++) {
    const inside = calls.filter(([confidence]) => Math.min(9, Math.floor(confidence * 10)) === bin)
    if (inside.length === 0) continue
    const confidence = mean(inside.map(([value]) => value))
    error += (inside.length / calls.length) * Math.abs(confidence - mean(inside.map(([, right]) => (right ? 1 : 0))))
  }
  return error
}

/** Normalised mutual information of two labellings (arithmetic mean of the entropies). */
export function mutualInformation(left: readonly string[], right: readonly string[]): number {
  const count = (keys: readonly string[]): Map<string, number> => {
    const counts = new Map<string, number>()
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
    return counts
  }
  const n = left.length
  const entropy = (counts: Map<string, number>): number =>
    [...counts.values()].reduce((sum, c) => sum - (c / n) * Math.log(c / n), 0)
  const hLeft = entropy(count(left))
  const hRight = entropy(count(right))
  const hBoth = entropy(count(left.map((label, i) => `${label}\u0000${right[i]}`)))
  return hLeft + hRight === 0 ? 1 : (2 * (hLeft + hRight - hBoth)) / (hLeft + hRight)
}

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

/** Pearson's correlation; 0 where one side does not vary. */
export function pearson(x: ArrayLike<number>, y: ArrayLike<number>): number {
  const count = x.length
  let meanX = 0
  let meanY = 0
  for (let i = 0; i < count; i++) {
    meanX += x[i]! / count
    meanY += y[i]! / count
  }
  let xx = 0
  let yy = 0
  let xy = 0
  for (let i = 0; i < count; i++) {
    const dx = x[i]! - meanX
    const dy = y[i]! - meanY
    xx += dx * dx
    yy += dy * dy
    xy += dx * dy
  }
  return xx > 0 && yy > 0 ? xy / Math.sqrt(xx * yy) : 0
}

/** Spearman's rank correlation, equal values sharing the mean of their ranks. */
export function spearman(x: ArrayLike<number>, y: ArrayLike<number>): number {
  return pearson(ranks(x), ranks(y))
}

/** Ranks from 1, equal values sharing the mean of theirs. */
export function ranks(values: ArrayLike<number>): Float64Array {
  const count = values.length
  const order = Uint32Array.from({ length: count }, (_, i) => i).sort((i, j) => values[i]! - values[j]! || i - j)
  const result = new Float64Array(count)
  for (let from = 0; from < count; ) {
    let to = from + 1
    while (to < count && values[order[to]!] === values[order[from]!]) to++
    for (let i = from; i < to; i++) result[order[i]!] = (from + 1 + to) / 2
    from = to
  }
  return result
}
