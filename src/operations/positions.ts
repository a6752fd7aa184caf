import type { Positions } from './operation.js'

/** Converts positions from UTF-16 code units to the requested unit. Only texts with surrogate pairs need any work. */
export function positionsOf(text: string, positions: Positions): (unit: number) => number {
  if (positions === 'utf16') return (unit) => unit
  const pairs: number[] = []
  for (const match of text.matchAll(/[\u{10000}-\u{10ffff}]/gu)) pairs.push(match.index)
  if (pairs.length === 0) return (unit) => unit
  return (unit) => {
    let low = 0
    let high = pairs.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (pairs[middle]! < unit) low = middle + 1
      else high = middle
    }
    return unit - low
  }
}
