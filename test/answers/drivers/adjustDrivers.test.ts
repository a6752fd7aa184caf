import { expect, test } from 'vitest'
import { adjustDrivers } from '../../../src/answers/drivers/adjustDrivers.js'
import type { Compute } from '../../../src/compute/compute.js'
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
  expect(qs[0]).toBeLessThan(0.01)
  expect(Math.abs(impacts[1]!)).toBeLessThan(0.1)
  expect(qs[1]).toBeGreaterThan(0.05)
})

test('three scores are enough for an effect', async () => {
  const { impacts, qs } = await adjustDrivers(inlineCompute, {
    columns: [rows(0)],
    deviations: Float64Array.of(2, -1, -1),
  })
  // The one with it is three above the two without: 3 x 2/3.
  expect(impacts[0]).toBeCloseTo(2, 9)
  expect(qs).toHaveLength(1)
})

test('impacts of many concepts are worked out in a thread, with the same result', async () => {
  const sent: string[] = []
  const run: Compute['run'] = (kernel, input, options) => {
    sent.push(kernel.name)
    return inlineCompute.run(kernel, input, options)
  }
  const compute = { ...inlineCompute, run }
  const deviations = Float64Array.from({ length: 40 }, (_, i) => (i % 5) - 2)
  const columns = Array.from({ length: 151 }, (_, j) => rows(j % 40, ...(j % 40 === 39 ? [] : [39])))
  const many = await adjustDrivers(compute, { columns, deviations })
  expect(sent).toEqual(['answers.adjustDrivers'])
  const few = await adjustDrivers(compute, { columns: columns.slice(0, 150), deviations })
  expect(sent).toHaveLength(1)
  expect([many.impacts.length, few.impacts.length]).toEqual([151, 150])
  expect(many.impacts[150]).toBeCloseTo(many.impacts[30]!, 9)
})

test('with less than three scores nothing has an effect', async () => {
  const { impacts, qs } = await adjustDrivers(inlineCompute, { columns: [rows(0)], deviations: Float64Array.of(1, -1) })
  expect([...impacts]).toEqual([0])
  expect([...qs]).toEqual([1])
})

test('a concept in three documents is not called because two of them have a rare score', async () => {
  // One score of twenty is low. A concept in three documents has two low ones by chance in one of 138 cases; Student's t is 4.9.
  const count = 1_000
  const low = (row: number) => row < 50
  const deviations = Float64Array.from({ length: count }, (_, row) => (low(row) ? -0.95 : 0.05))
  // Ten concepts stand in three documents each, the first of them in two low ones.
  const columns = Array.from({ length: 10 }, (_, j) => (j === 0 ? rows(7, 8, 500) : rows(100 + j, 300 + j, 500 + j)))
  const complaint = Uint32Array.from({ length: 60 }, (_, i) => (i < 25 ? 20 + i : 600 + i))
  const { qs } = await adjustDrivers(inlineCompute, { columns: [complaint, ...columns], deviations })
  expect(qs[0]).toBeLessThan(0.001)
  expect(Math.min(...qs.subarray(1))).toBeGreaterThan(0.05)
})
