import { ascendingOrder, type DistinctValues, distinctValues, valuesByNumber } from './distinctValues.js'

/** More distinct values than this are a measurement, not a scale, because each has too few cases. */
const MOST_VALUES = 20
/** The same for fewer cases than this per value, on average. */
const LEAST_CASES = 10

/**
 * Optimal scaling at ordinal level (Kruskal 1965; one step of the alternating conditional expectations of Breiman and Friedman
 * 1985): the score of a value of a scale is the mean prediction of the columns for its cases, so it tells how columns distinguish
 * the values. `start` holds the first scores by case, in the order of the values, with mean 0; `fitted` their least-squares fit on
 * the columns. Deviations of the means from the line through `start` are shrunk by their excess over chance (1 - degrees of freedom
 * / chi square, if positive: Efron and Morris 1973), and scores never decrease with the value. Returns `start` itself if the values
 * are not a scale (fewer than 3, more than 20, or fewer than ten cases each on average) or if `fitted` does not increase with it.
 * Mean 0.
 */
export function optimalScores(
  start: Float64Array,
  fitted: Float64Array,
  { values, counts, numbers } = distinctValues(start),
): Float64Array {
  const order = ascendingOrder(values)
  const levels = levelsOf({ values, counts, numbers }, fitted, order)
  const [cases, freedom] = [start.length, levels.length - 2]
  if (freedom < 1 || levels.length > MOST_VALUES || cases < levels.length * LEAST_CASES) return start
  const total = (of: (level: Level) => number): number => levels.reduce((sum, level) => sum + of(level), 0)
  const mean = total(({ sum }) => sum) / cases
  const slope = total(({ score, sum }) => score * sum) / total(({ score, count }) => count * score * score)
  if (!(slope > 0)) return start
  const beyond = (level: Level): number => level.sum / level.count - mean - slope * level.score
  const surplus = total((level) => level.count * beyond(level) ** 2)
  const chance = (freedom * total(({ count, sum, square }) => square - (sum * sum) / count)) / (cases - levels.length)
  const shrinkage = surplus > chance ? 1 - chance / surplus : 0
  const scores = ascending(
    levels.map((level) => ({ count: level.count, score: slope * level.score + shrinkage * beyond(level) })),
  )
  const scoreOf = new Float64Array(values.length)
  for (const [rank, number] of order.entries()) scoreOf[number] = scores[rank]!
  return valuesByNumber(scoreOf, numbers)
}

/** Cases with one score: their number, and the sums of their fitted values and of the squares of these. */
interface Level {
  readonly score: number
  readonly count: number
  readonly sum: number
  readonly square: number
}

/** The scores in an order of their numbers. */
function levelsOf({ values, counts, numbers }: DistinctValues, fitted: Float64Array, order: Uint32Array): Level[] {
  const sums = new Float64Array(values.length)
  const squares = new Float64Array(values.length)
  for (let i = 0; i < numbers.length; i++) {
    const number = numbers[i]!
    const value = fitted[i]!
    sums[number]! += value
    squares[number]! += value * value
  }
  return Array.from(order, (number) => ({
    score: values[number]!,
    count: counts[number]!,
    sum: sums[number]!,
    square: squares[number]!,
  }))
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
