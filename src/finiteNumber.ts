/**
 * Largest magnitude of a number in a metadata field. Our choice: the sum of a million such squares is finite, and so are averages,
 * differences and intervals. No quantity needs more.
 */
export const LARGEST_METADATA_NUMBER = 1e100

/** A number as it is, or the number that a text is in any notation of JavaScript; undefined for another text. */
export function finiteNumber(value: string | number): number | undefined {
  if (typeof value === 'number') return value
  const number = value.trim() === '' ? Number.NaN : Number(value)
  return Number.isFinite(number) ? number : undefined
}
