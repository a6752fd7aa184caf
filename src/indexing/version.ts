/**
 * Version of everything that affects the numbers of a build: tokens, lemmas, phrases, weights, axes, sentiment. It
 * changes whenever the same documents would give other answers. Spec v5 4.10.
 */
export const SCIENCE_VERSION = '2.23'

/** Snapshots of earlier versions are refused with PROJECT_NEEDS_UPDATING: before 2.0, term ids were stems. */
export const MINIMUM_SCIENCE_VERSION = '2.0'

/** Whether version a comes before version b, both numbers joined by dots. */
export function isOlderVersion(a: string, b: string): boolean {
  const [left, right] = [a.split('.').map(Number), b.split('.').map(Number)]
  for (let i = 0; i < Math.max(left.length, right.length); i++) {
    const difference = (left[i] ?? 0) - (right[i] ?? 0)
    if (difference !== 0) return difference < 0
  }
  return false
}

/** Whether a snapshot is of a later version with another first number: terms can have other names there than in a question. */
export const isLaterScience = (version: string): boolean =>
  Number.parseInt(version, 10) > Number.parseInt(SCIENCE_VERSION, 10)
