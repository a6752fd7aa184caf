import { expect, test } from 'vitest'
import { adjustDrivers } from '../../../src/answers/drivers/adjustDrivers.js'
import { inlineCompute } from '../../../src/compute/pool.js'

const rows = (...numbers: number[]) => Uint32Array.from(numbers)

test('a concept keeps its effect, and its companion has none beside it', async () => {
  // 20 documents: the first ten score 1 above the mean, the others 1 below, with an alternating 0.1 that cancels out.
  const deviations = Float64Array.from({ length: 20 }, (_, i) => (i < 10 ? 1 : -1) + (i % 2 === 0 ? 0.1 : -0.1))
  const driver = rows(0, 1, 2, 3, 4, 5, 6, 7, 8, 9)
  const companion = rows(0, 1, 2, 3, 4, 5, 6, 7, 8, 10)
  const { impacts, qs } = await adjustDrivers(inlineCompute, { columns: [driver, companion], deviations })
  // Effect 1 - (-1) = 2 on documents with against without, times the half without: 1.
  expect(impacts[0]).toBeCloseTo(1, 1)
  expect(qs[0]).toBeLessThan(0.001)
  expect(Math.abs(impacts[1]!)).toBeLessThan(0.1)
  expect(qs[1]).toBeGreaterThan(0.05)
})

test('with less than three scores nothing has an effect', async () => {
  const { impacts, qs } = await adjustDrivers(inlineCompute, { columns: [rows(0)], deviations: Float64Array.of(1, -1) })
  expect([...impacts]).toEqual([0])
  expect([...qs]).toEqual([1])
})
