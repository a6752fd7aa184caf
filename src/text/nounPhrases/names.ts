import type { Range } from './polishUnits.js'

/**
 * The names of several words in a row of joined runs: neighbouring words that all begin with a capital letter, also across a
 * joining preposition (Serra da Estrela). The runs follow each other without a gap.
 */
export function namesIn(joined: readonly Range[], isCapital: (at: number) => boolean): Range[] {
  const names: Range[] = []
  const end = joined.at(-1)?.[1] ?? 0
  for (let at = joined[0]?.[0] ?? 0; at < end; at++) {
    if (!isCapital(at)) continue
    const from = at
    while (at + 1 < end && isCapital(at + 1)) at++
    if (at > from) names.push([from, at + 1])
  }
  return names
}

/** Whether a range holds all words of each name of which it holds any. */
export const cutsNone = ([from, to]: Range, names: readonly Range[]): boolean =>
  names.every(([first, end]) => end <= from || first >= to || (first >= from && end <= to))
