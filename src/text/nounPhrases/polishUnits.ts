/** The index of a first word, and the index after a last word. */
export type Range = readonly [from: number, to: number]

/** A word of a run. */
export interface RunWord {
  readonly text: string
  readonly isAdjective: boolean
  /** Whether a hyphen joins it to the word before. */
  readonly isHyphenated: boolean
}

/**
 * Splits a run of Polish words into nouns with their adjectives. Nouns in the genitive follow each other without a
 * preposition (metoda | pomiaru | temperatury powierzchniowej), so a run may have any length. An adjective between two nouns
 * belongs to the one with which it agrees by its ending, to the one before if it agrees with both. Names of several words in a
 * row are not split.
 */
export function polishUnits(words: readonly RunWord[]): Range[] {
  const units: Range[] = []
  let from = 0
  for (let at = 1; at < words.length; at++) {
    if (!startsUnit(words, from, at)) continue
    units.push([from, at])
    from = at
  }
  units.push([from, words.length])
  return units
}

/** Whether the word `at` is not of the unit that begins at `from`. */
function startsUnit(words: readonly RunWord[], from: number, at: number): boolean {
  const { text, isAdjective, isHyphenated } = words[at]!
  const noun = words.slice(from, at).findLast((word) => !word.isAdjective)
  if (noun === undefined || isHyphenated || (startsName(words[at - 1]!.text) && startsName(text))) return false
  if (!isAdjective) return true
  const next = words.slice(at).find((word) => !word.isAdjective)
  return next !== undefined && agreement(text, next.text) > agreement(text, noun.text)
}

const startsName = (word: string): boolean => /^\p{Lu}/u.test(word)

/** How well the endings of an adjective and a noun fit the same case and number: 2, 1 where the ending has other uses, or 0. */
function agreement(adjective: string, noun: string): number {
  const [, endings, others] = caseEndings.find(([ending]) => ending.test(adjective)) ?? []
  if (endings?.test(noun) === true) return 2
  return others?.test(noun) === true ? 1 : 0
}

/** Endings of adjectives, and those of nouns in the same case, number and gender: telling ones, and others. */
const caseEndings: readonly (readonly [adjective: RegExp, telling: RegExp, others?: RegExp])[] = [
  [/ego$/u, /[au]$/u],
  [/emu$/u, /(?:owi|u)$/u],
  [/ej$/u, /[iy]$/u, /e$/u],
  [/ą$/u, /[ąę]$/u],
  [/[yi]ch$/u, /(?:ów|ach|[iy])$/u, /[^aeouyiąę]$/u],
  [/[yi]mi$/u, /mi$/u],
  [/[yi]m$/u, /(?:em|om)$/u, /(?:ie|u)$/u],
  [/[yi]$/u, /[^aeouyiąę]$/u, /(?:i|owie)$/u],
  [/a$/u, /a$/u],
  [/e$/u, /[eoy]$/u, /[ia]$/u],
]
