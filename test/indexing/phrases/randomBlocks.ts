import fc from 'fast-check'
import type { ShardUnits } from '../../../src/indexing/words/shardWords.js'
import { GAP_BREAK, GAP_FIRST_INNER, GAP_SPACE } from '../../../src/text/tokenization/gaps.js'

export const INNER = GAP_FIRST_INNER
export const CONDITIONAL = GAP_FIRST_INNER + 1
/** A gap that no phrase may have. */
export const FORBIDDEN = GAP_FIRST_INNER + 2

export interface RandomUnit {
  readonly unit: number
  readonly gap: number
}

/** Documents of units below `unitCount`; the first of each stands behind a break. */
export const randomUnits = (unitCount: number, most = 12): fc.Arbitrary<RandomUnit[][]> =>
  fc.array(
    fc
      .array(
        fc.record({
          unit: fc.nat(unitCount - 1),
          gap: fc.constantFrom(GAP_SPACE, GAP_SPACE, GAP_SPACE, INNER, CONDITIONAL, FORBIDDEN, GAP_BREAK),
        }),
        { maxLength: 14 },
      )
      .map((units) => units.map(({ unit, gap }, i) => ({ unit, gap: i === 0 ? GAP_BREAK : gap }))),
    { maxLength: most },
  )

/** Some documents as one shard. */
export function shardOf(documents: readonly (readonly RandomUnit[])[]): ShardUnits {
  const flat = documents.flat()
  return {
    documentOffsets: Uint32Array.from({ length: documents.length + 1 }, (_, d) => documents.slice(0, d).flat().length),
    units: Int32Array.from(flat, ({ unit }) => unit),
    gaps: Uint8Array.from(flat, ({ gap }) => gap),
  }
}

/** What a kernel gives that never waits. */
export const now = <T>(result: T | Promise<T>): T => result as T
