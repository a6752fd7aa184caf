/** Number of UTF-16 code units. */
export const CODE_UNITS = 0x10000

/**
 * Sets `value` at the code units that the pattern matches, which has the flags `g` and `u`. All units in one string take one
 * pass of a pattern, a sixth of the time of a test of each unit. Surrogates are never matched, alone or as pairs of them.
 */
export function fillMatches(table: Uint8Array, pattern: RegExp, value: number): void {
  const ranges = rangesOf(pattern)
  for (let i = 0; i < ranges.length; i += 2) table.fill(value, ranges[i], ranges[i + 1])
}

/** The ranges by pattern: two tables are made of the same letters, digits and marks. */
const rangesByPattern = new Map<string, readonly number[]>()

/** The first unit of each match and the one after its last. */
function rangesOf(pattern: RegExp): readonly number[] {
  const known = rangesByPattern.get(pattern.source)
  if (known !== undefined) return known
  basicPlane ??= allCodeUnits()
  const ranges: number[] = []
  for (const { 0: match, index } of basicPlane.matchAll(pattern)) ranges.push(index, index + match.length)
  rangesByPattern.set(pattern.source, ranges)
  return ranges
}

let basicPlane: string | undefined

function allCodeUnits(): string {
  const units = new Uint16Array(CODE_UNITS)
  for (let unit = 0; unit < CODE_UNITS; unit++) units[unit] = unit
  return Buffer.from(units.buffer).toString('utf16le')
}
