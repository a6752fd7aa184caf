/** The lowest and the highest score of a field; a field without scores has none. */
export interface ScoreScale {
  readonly minimum?: number | string
  readonly maximum?: number | string
}

/** Up to this width of a scale one digit would make averages alike that are not: 0 to 1, or -1 to 1. */
const NARROW_SCALE = 2

/** From this width of a scale on, digits behind the point say nothing: amounts of money, seconds. */
const WIDE_SCALE = 1_000

/** More digits say nothing to a reader. */
const MOST_DIGITS = 6

/**
 * Digits behind the point of averages, impacts and their ranges, by the scale of the scores. One for scales such as 1 to
 * 5, and where there are no scores; two for 0 to 1, and one more for each tenth of it; none for 0 to 1,000 and wider.
 */
export function scoreDigits(scale: ScoreScale | undefined): number {
  const width = Number(scale?.maximum) - Number(scale?.minimum)
  if (width >= WIDE_SCALE) return 0
  if (!(width > 0) || width > NARROW_SCALE) return 1
  return Math.min(MOST_DIGITS, 2 + Math.floor(Math.log10(NARROW_SCALE / width) + 1e-9))
}
