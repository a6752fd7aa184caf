import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DamagedSnapshot } from '../../src/snapshot/parts.js'
import { orderTermVectors, placeTermVectors, writeTermVectors } from '../../src/snapshot/sharedTermVectors.js'

const NO_TERM = 0xffffffff

test('vectors that terms keep stay where they are stored, and others are written behind them', async () => {
  // Three terms of a full build: now 1, 0 and a new one, then 2 with another vector.
  const first = placeTermVectors({ termCount: 3 }, Uint32Array.of(1, 0, NO_TERM, NO_TERM))
  expect(first).toEqual({ sharedRows: 3, termRows: Uint32Array.of(1, 0, 3, 4) })
  // The next snapshot shares what the full build has, and writes what the first one wrote again.
  const second = placeTermVectors({ termCount: 4, ...first }, Uint32Array.of(2, 1, 0))
  expect(second).toEqual({ sharedRows: 3, termRows: Uint32Array.of(3, 0, 1) })

  const written: [string, number, number[]][] = []
  const sink = {
    write: async () => {},
    grow: async (name: string, reused: number, more: ArrayLike<number>) => {
      written.push([name, reused, Array.from(more)])
    },
  }
  const termVectors = Float32Array.of(9, 8, 1, 2, 3, 4)
  await writeTermVectors(sink, 'space.termVectors', { termVectors, axes: 2, ...second })
  expect(written).toEqual([['space.termVectors', 6, [9, 8]]])
  const stored = Float32Array.of(1, 2, 3, 4, 0, 0, 9, 8)
  expect(() => orderTermVectors(stored.subarray(0, 6), second.termRows, 2)).toThrow(DamagedSnapshot)
  expect(orderTermVectors(stored, second.termRows, 2)).toEqual(termVectors)
})

test('vectors are moved to the places of their terms, whatever the order', () => {
  const order = fc.shuffledSubarray(Array.from({ length: 12 }, (_, i) => i))
  fc.assert(
    fc.property(order, (termRows) => {
      const stored = Float32Array.from({ length: 24 }, (_, i) => i)
      const expected = termRows.flatMap((row) => [2 * row, 2 * row + 1])
      expect([...orderTermVectors(stored, Uint32Array.from(termRows), 2)]).toEqual(expected)
    }),
    { numRuns: 500 },
  )
})
