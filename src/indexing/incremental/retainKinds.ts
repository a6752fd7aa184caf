import { type PackedStrings, packedCount, sharedUint8 } from '../../compute/shared.js'

interface KindNames {
  /** How the terms were shown, and how they are. */
  readonly previous: PackedStrings
  readonly next: PackedStrings
  /** The number that each term had; new terms have numbers that no term had. */
  readonly oldNumbers: Uint32Array
}

/** The kinds of terms that are still written as they were, which determines them with their usage; 0 for all others. */
export function retainKinds(kinds: Uint8Array, { previous, next, oldNumbers }: KindNames): Uint8Array {
  const retained = sharedUint8(packedCount(next))
  const count = packedCount(previous)
  for (let term = 0; term < retained.length; term++) {
    const old = oldNumbers[term]!
    if (old < count && isSame(previous, old, next, term)) retained[term] = kinds[old]!
  }
  return retained
}

/** Whether two packed strings have the same bytes. */
function isSame(a: PackedStrings, i: number, b: PackedStrings, j: number): boolean {
  const from = a.offsets[i]!
  const length = a.offsets[i + 1]! - from
  const start = b.offsets[j]!
  if (b.offsets[j + 1]! - start !== length) return false
  for (let at = 0; at < length; at++) if (a.bytes[from + at] !== b.bytes[start + at]) return false
  return true
}
