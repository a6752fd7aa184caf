import { expect, test } from 'vitest'
import { countCosines } from '../../../src/indexing/vectors/relatedFloors.js'

test('cosines with later rows are counted in bins of a thousandth', () => {
  const matrix = Float32Array.of(1, 0, 1, 0, 0, 1, -1, 0, 0.6, 0.8)
  const input = { memory: undefined, matrix, axes: 2, out: new Float32Array(5) }
  const binsOf = (from: number, to: number) => {
    const histogram = countCosines.run({ ...input, from, to }) as Uint32Array
    expect(histogram).toHaveLength(2_001)
    return [...histogram].flatMap((times, bin) => (times > 0 ? [[bin, times]] : []))
  }
  // Row 0 has the cosines 1, 0, -1 and 0.6 with the others; row 2 has 0 and 0.8 with the two after it.
  expect(binsOf(0, 1)).toEqual([
    [0, 1],
    [1_000, 1],
    [1_600, 1],
    [2_000, 1],
  ])
  expect(binsOf(2, 3)).toEqual([
    [1_000, 1],
    [1_800, 1],
  ])
  expect(binsOf(4, 5)).toEqual([])
})
