import type { MergedUnit } from '../../../src/indexing/phrases/findPhrases.js'
import { gapClass } from '../../../src/snapshot/phrases.js'
import { GAP_BREAK, GAP_SPACE } from '../../../src/text/tokenization/gaps.js'

/** Units of one document, with the gap before each. */
export type NaiveDocument = readonly { readonly unit: number; readonly gap: number }[]

/** The rule of phrases, counted out with maps: every pass looks at all documents and at every pair anew. */
export function naivePhrases(
  documents: readonly NaiveDocument[],
  unitCount: number,
  {
    phraseGaps,
    conditionalGaps,
  }: { readonly phraseGaps: readonly number[]; readonly conditionalGaps: readonly number[] },
): MergedUnit[] {
  const small = documents.length < 2_000
  const merged: MergedUnit[] = []
  const wordsOf = (unit: number): number =>
    unit < unitCount ? 1 : wordsOf(merged[unit - unitCount]!.first) + wordsOf(merged[unit - unitCount]!.second)
  /** What was rare once stays out. */
  let seen: Set<string> | undefined
  let seenUnits = 0
  let current = documents.map((units) => units.map(({ unit, gap }) => ({ unit, gap: gapClass(gap) })))
  for (let pass = 0; pass < 4; pass++) {
    const times = new Map<number, number>()
    const gaps = new Map<number, number>()
    const pairs = new Map<string, { first: number; second: number; gap: number; times: number; in: Set<number> }>()
    let transitions = 0
    for (const [d, units] of current.entries()) {
      for (const [i, { unit, gap }] of units.entries()) {
        times.set(unit, (times.get(unit) ?? 0) + 1)
        if (i === 0 || gap === GAP_BREAK) continue
        transitions++
        gaps.set(gap, (gaps.get(gap) ?? 0) + 1)
        const first = units[i - 1]!.unit
        const pair = pairs.get(`${first} ${unit} ${gap}`) ?? { first, second: unit, gap, times: 0, in: new Set() }
        pair.times++
        pair.in.add(d)
        pairs.set(`${first} ${unit} ${gap}`, pair)
      }
    }
    const scored: (MergedUnit & { readonly score: number })[] = []
    const frequent = new Set<string>()
    for (const [
      key,
      {
        first,
        second,
        gap,
        times: n,
        in: { size },
      },
    ] of pairs) {
      if (size < (small ? 3 : 5)) continue
      if (seen !== undefined && first < seenUnits && second < seenUnits && !seen.has(key)) continue
      frequent.add(key)
      if (wordsOf(first) + wordsOf(second) > 7) continue
      if (conditionalGaps.includes(gap)) {
        const same = [...pairs.values()].filter((pair) => pair.second === second && pair.gap === gap)
        const all = same.reduce((sum, pair) => sum + pair.times, 0)
        if ((all - Math.max(...same.map((pair) => pair.times))) / times.get(second)! >= 0.08) continue
      } else if (gap !== GAP_SPACE && !phraseGaps.includes(gap)) continue
      const chance = ((times.get(first)! * times.get(second)!) / transitions) * (gaps.get(gap)! / transitions)
      const rarer = Math.min(times.get(first)!, times.get(second)!)
      const score = 2 * (n * Math.log(n / chance) - (n - chance))
      if (n / chance > 4 && n / rarer > 0.05 && score > (small ? 20 : 30)) scored.push({ first, second, gap, score })
    }
    // The order of equal scores is that of their first places: maps keep it, and sorting keeps theirs.
    scored.sort((a, b) => b.score - a.score)
    if (scored.length === 0) break
    seen = frequent
    seenUnits = unitCount + merged.length
    const ranks = new Map(scored.map(({ first, second, gap }, rank) => [`${first} ${second} ${gap}`, rank]))
    const firstUnit = unitCount + merged.length
    current = current.map((units) => {
      const found = units.flatMap(({ unit, gap }, i) => {
        const rank = i === 0 ? undefined : ranks.get(`${units[i - 1]!.unit} ${unit} ${gap}`)
        return rank === undefined ? [] : [{ at: i - 1, rank }]
      })
      const mergedAt = new Map<number, number>()
      const taken = new Set<number>()
      for (const { at, rank } of found.sort((a, b) => a.rank - b.rank || a.at - b.at)) {
        if (taken.has(at) || taken.has(at + 1)) continue
        taken.add(at).add(at + 1)
        mergedAt.set(at, rank)
      }
      return units.flatMap(({ unit, gap }, i) => {
        if (mergedAt.has(i)) return [{ unit: firstUnit + mergedAt.get(i)!, gap }]
        return mergedAt.has(i - 1) ? [] : [{ unit, gap }]
      })
    })
    merged.push(...scored.map(({ first, second, gap }) => ({ first, second, gap })))
  }
  return merged
}
