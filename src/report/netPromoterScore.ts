import type { ReportNps } from './reportScores.js'

/** Half of the width of a 95% interval, in standard errors. */
const NORMAL_95 = 1.96

/** Names of fields that ask whether one would recommend something, in the languages of surveys. */
const RECOMMENDS =
  /\bnps\b|net.?promoter|recommend|empfehl|recommand|recomend|consigli|aanbevel|polec|rekommend|推荐|おすすめ|추천/iu

const HIGHEST_NPS = 10

/**
 * The net promoter score of a field: promoters (9 and 10) minus detractors (0 to 6), in points, with a 95 % interval by the
 * variance of a score of 1, 0 or -1 for each answer. Null unless the name of the field asks to recommend and all answers
 * are whole numbers from 0 to 10, one of them above 5. `byScore`: number of answers by value.
 */
export function netPromoterScore(field: string, byScore: ReadonlyMap<number, number>): ReportNps | null {
  const values = [...byScore.keys()]
  const fits = values.every((value) => Number.isInteger(value) && value >= 0 && value <= HIGHEST_NPS)
  if (!RECOMMENDS.test(field) || !fits || values.length === 0 || Math.max(...values) <= 5) return null
  const countWhere = (isIt: (value: number) => boolean): number =>
    [...byScore].reduce((sum, [value, count]) => sum + (isIt(value) ? count : 0), 0)
  const promoters = countWhere((value) => value >= 9)
  const detractors = countWhere((value) => value <= 6)
  const all = countWhere(() => true)
  const value = (100 * (promoters - detractors)) / all
  const variance = (promoters + detractors) / all - ((promoters - detractors) / all) ** 2
  const half = 100 * NORMAL_95 * Math.sqrt(variance / all)
  const interval = { low: Math.max(-100, value - half), high: Math.min(100, value + half) }
  return { value, interval, promoters, passives: all - promoters - detractors, detractors }
}
