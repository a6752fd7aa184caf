/** More distinct values than this are a measurement, not a scale, because each has too few cases. */
const MOST_VALUES = 20
/** The same for fewer cases than this per value, on average. */
const LEAST_CASES = 10

/**
 * Scores for the values of a scale by how columns distinguish them (optimal scaling at ordinal level, Kruskal 1965; one
 * step of Breiman and Friedman's alternating conditional expectations, 1985): the score of a value is the mean
 * prediction of the columns for its cases. `start` holds the first scores by case, in the order of the values, with
 * mean 0; `fitted` their least-squares fit on the columns. Deviations of the means from the line through `start` are
 * shrunk by their excess over chance (1 - degrees of freedom / chi square, if positive: Efron and Morris 1973), and
 * scores never decrease with the value. Returns `start` itself if the values are not a scale (fewer than 3, more than
 * 20, or fewer than ten cases each on average) or if `fitted` does not increase with it. Mean 0.
 */
export function optimalScores(start: Float64Array, fitted: Float64Array): Float64Array {
  const levels = levelsOf(start, fitted)
  const [cases, freedom] = [start.length, levels.length - 2]
  if (freedom < 1 || levels.length > MOST_VALUES || cases < levels.length * LEAST_CASES) return start
  const total = (of: (level: Level) => number): number => levels.reduce((sum, level) => sum + of(level), 0)
  const mean = total(({ sum }) => sum) / cases
  const slope = total(({ score, sum }) => score * sum) / total(({ score, count }) => count * score * score)
  if (!(slope > 0)) return start
  const beyond = (level: Level): number => level.sum / level.count - mean - slope * level.score
  const surplus = total((level) => level.count * beyond(level) ** 2)
  const chance = (freedom * total(({ count, sum, square }) => square - (sum * sum) / count)) / (cases - levels.length)
  const believed = surplus > chance ? 1 - chance / surplus : 0
  const scores = ascending(
    levels.map((level) => ({ count: level.count, score: slope * level.score + believed * beyond(level) })),
  )
  const scoreOf = new Map(levels.map(({ score }, i) => [score, scores[i]!]))
  return start.map((score) => scoreOf.get(score)!)
}

/** Cases with one score: their number, and the sums of their fitted values and of the squares of these. */
interface Level {
  readonly score: number
  count: number
  sum: number
  square: number
}

/** By ascending score. */
function levelsOf(start: Float64Array, fitted: Float64Array): Level[] {
  const levels = new Map<number, Level>()
  for (let i = 0; i < start.length; i++) {
    const score = start[i]!
    let level = levels.get(score)
    if (level === undefined) {
      level = { score, count: 0, sum: 0, square: 0 }
      levels.set(score, level)
    }
    level.count++
    level.sum += fitted[i]!
    level.square += fitted[i]! ** 2
  }
  return [...levels.values()].sort((a, b) => a.score - b.score)
}

/** The closest non-decreasing scores: neighbours in the wrong order share their mean (Ayer et al. 1955). */
function ascending(scored: readonly { count: number; score: number }[]): number[] {
  const pools: { count: number; score: number; members: number }[] = []
  for (const { count, score } of scored) {
    let pool = { count, score, members: 1 }
    while (pools.length > 0 && pools.at(-1)!.score > pool.score) {
      const lower = pools.pop()!
      const joined = lower.count + pool.count
      const shared = (lower.score * lower.count + pool.score * pool.count) / joined
      pool = { count: joined, score: shared, members: lower.members + pool.members }
    }
    pools.push(pool)
  }
  return pools.flatMap(({ score, members }) => Array<number>(members).fill(score))
}
