/** Number of UTF-16 code units. */
export const CODE_UNITS = 0x10000

/**
 * Sets `value` at the code units that the pattern matches, which has the flags `g` and `u`. All units in one string take one
 * pass of a pattern, a sixth of the time of a test of each unit. Surrogates are never matched, alone or as pairs of them.
 */
export function fillMatches(table: Uint8Array, pattern: RegExp, value: number): void {
  basicPlane ??= allCodeUnits()
  for (const { 0: match, index } of basicPlane.matchAll(pattern)) table.fill(value, index, index + match.length)
}

let basicPlane: string | undefined

function allCodeUnits(): string {
  let all = ''
  for (let from = 0; from < CODE_UNITS; from += ARGUMENTS) {
    all += String.fromCharCode(...Array.from({ length: ARGUMENTS }, (_, i) => from + i))
  }
  return all
}

/** Arguments of one call, of which an engine takes only so many. */
const ARGUMENTS = 0x1000
