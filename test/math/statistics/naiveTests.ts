/** n over k, factor by factor. */
export function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0
  let result = 1
  for (let i = 0; i < k; i++) result = (result * (n - i)) / (i + 1)
  return result
}

/** Chance of at least `hits` marked ones among `drawn` of `total`, by adding up. */
export function naiveTail(hits: number, drawn: number, marked: number, total: number): number {
  let sum = 0
  for (let x = hits; x <= Math.min(drawn, marked); x++) {
    sum += (choose(marked, x) * choose(total - marked, drawn - x)) / choose(total, drawn)
  }
  return sum
}

/** q of Benjamini and Hochberg, by the definition: the least of p_j m / rank_j over all p_j that are not smaller. */
export function naiveFalseDiscoveries(ps: readonly number[]): number[] {
  return ps.map((p) => {
    const rates = ps
      .filter((other) => other >= p)
      .map((other) => (other * ps.length) / ps.filter((x) => x <= other).length)
    return Math.min(1, ...rates)
  })
}
