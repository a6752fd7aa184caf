import { firstNotBelow } from '../typedArrays.js'
import type { Positions } from './operation.js'

/** Converts positions from UTF-16 code units to the requested unit. Only texts with surrogate pairs need any work. */
export function positionsOf(text: string, positions: Positions): (unit: number) => number {
  if (positions === 'utf16') return (unit) => unit
  const pairs = Uint32Array.from(text.matchAll(/[\u{10000}-\u{10ffff}]/gu), ({ index }) => index)
  return pairs.length === 0 ? (unit) => unit : (unit) => unit - firstNotBelow(pairs, unit)
}
