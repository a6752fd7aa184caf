import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeUnits } from '../../../src/indexing/phrases/mergeUnits.js'
import { NO_PAIR, newPair } from '../../../src/indexing/phrases/neighbourBlock.js'
import { GAP_SPACE } from '../../../src/text/tokenization/gaps.js'
import { CONDITIONAL, INNER, now, type RandomUnit, randomUnits, shardOf } from './randomBlocks.js'

const UNITS = 4
const ALLOWED = [GAP_SPACE, INNER, CONDITIONAL]
const keyOf = (first: RandomUnit, second: RandomUnit) => `${first.unit} ${second.unit} ${second.gap}`

interface Merged extends RandomUnit {
  readonly pair: number
}

/** Merges the pairs of a document, best first, equal ones from left to right; no unit is merged twice. */
function naiveMerge(units: readonly Merged[], ranks: Int32Array, merged: number[]): Merged[] {
  const rankAt = (i: number) => (units[i]!.pair < 0 ? -1 : ranks[units[i]!.pair]!)
  const indexes = [...units.keys()].filter((i) => rankAt(i) >= 0)
  const taken = new Set<number>()
  const chosen = new Set<number>()
  for (const i of indexes.sort((a, b) => rankAt(a) - rankAt(b) || a - b)) {
    if (taken.has(i) || taken.has(i - 1)) continue
    taken.add(i).add(i - 1)
    chosen.add(i)
  }
  const written: Merged[] = []
  for (const [i, unit] of units.entries()) {
    if (chosen.has(i)) continue
    const isNew = chosen.has(i + 1)
    const number = isNew ? UNITS + rankAt(i + 1) : unit.unit
    if (isNew) merged.push(number)
    const before = written.at(-1)
    const isAfterNew = before !== undefined && before.unit >= UNITS
    const pair = !ALLOWED.includes(unit.gap) ? NO_PAIR : newPair(before?.unit ?? 0, number, unit.gap)
    written.push({ unit: number, gap: unit.gap, pair: isNew || isAfterNew ? pair : unit.pair })
  }
  return written
}

test('accepted pairs become units, best first, each unit in one of them, and pairs beside them have no number yet', () => {
  fc.assert(
    fc.property(randomUnits(UNITS), fc.infiniteStream(fc.boolean()), (documents, isNumbered) => {
      // Pairs that are numbered, and of these some that are accepted, in the order in which they are drawn.
      const numbers = new Map<string, number>()
      const marked = documents.map((units) =>
        units.map((unit, i): Merged => {
          if (i === 0 || !ALLOWED.includes(unit.gap)) return { ...unit, pair: NO_PAIR }
          const key = keyOf(units[i - 1]!, unit)
          if (!numbers.has(key)) numbers.set(key, isNumbered.next().value ? numbers.size : NO_PAIR)
          return { ...unit, pair: numbers.get(key)! }
        }),
      )
      const ranks = new Int32Array(numbers.size).fill(-1)
      let accepted = 0
      for (const number of [...numbers.values()].reverse()) {
        if (number >= 0 && isNumbered.next().value) ranks[number] = accepted++
      }
      const merged: number[] = []
      const expected = marked.map((units) => naiveMerge(units, ranks, merged))
      const block = { ...shardOf(documents), pairs: Int32Array.from(marked.flat(), ({ pair }) => pair) }
      const found = now(mergeUnits.run({ block, ranks, firstUnit: UNITS, mergedCount: accepted, gaps: ALLOWED }))
      const { documentOffsets, units, gaps, pairs } = found.block
      const length = expected.flat().length
      expect({ documentOffsets, units: units.slice(0, length), gaps: gaps.slice(0, length) }).toEqual(shardOf(expected))
      expect([...pairs.slice(0, length)]).toEqual(expected.flat().map(({ pair }) => pair))
      expect(found.newOccurrences).toBe(
        expected
          .flat()
          .filter(({ pair, unit }, i) => pair < NO_PAIR && (unit >= UNITS || expected.flat()[i - 1]!.unit >= UNITS))
          .length,
      )
      const counts = new Map(merged.map((unit) => [unit, merged.filter((other) => other === unit).length]))
      expect(new Map([...found.merges.numbers].map((unit, i) => [unit, found.merges.counts[i]]))).toEqual(counts)
    }),
    { numRuns: 300 },
  )
})
