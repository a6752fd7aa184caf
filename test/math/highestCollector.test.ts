import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HighestCollector } from '../../src/math/highestCollector.js'

/** The indexes whose score is at most two errors below the lowest of the highest, by sorting. */
function withinBySorting(scores: readonly number[], requested: number, error: number): number[] {
  const indexes = [...scores.keys()]
  if (requested === 0) return []
  if (requested > scores.length) return indexes
  const least = [...scores].sort((a, b) => b - a)[requested - 1]! - 2 * error
  return indexes.filter((index) => scores[index]! >= least)
}

function collect(scores: readonly number[], requested: number, error: number) {
  const highest = new HighestCollector(requested, error)
  for (const [index, score] of scores.entries()) if (score >= highest.bar) highest.add(index, score)
  return highest.take()
}

test('what can be among the highest is collected, in order, equal scores included', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -50, max: 50 }), { maxLength: 40 }),
      fc.integer({ min: 1, max: 120 }),
      fc.integer({ min: 0, max: 50 }),
      fc.constantFrom(0, 0.5, 3),
      (pattern, copies, requested, error) => {
        const scores = Array.from({ length: pattern.length * copies }, (_, i) => pattern[(i * 7) % pattern.length]!)
        const { indexes, scores: found } = collect(scores, requested, error)
        expect([...indexes]).toEqual(withinBySorting(scores, requested, error))
        expect([...found]).toEqual([...indexes].map((index) => scores[index]!))
      },
    ),
  )
})

test.each([
  ['rising', (i: number) => i],
  ['falling', (i: number) => -i],
  ['equal', () => 1],
])('%s scores, more than are kept at a time', (_, scoreOf) => {
  const scores = Array.from({ length: 9_000 }, (_, i) => scoreOf(i))
  for (const requested of [1, 10, 3_000]) {
    expect([...collect(scores, requested, 1).indexes]).toEqual(withinBySorting(scores, requested, 1))
  }
})
