import { expect, test } from 'vitest'
import { chooseCoarseAxes, quantizeForBlocks } from '../../../src/math/quantization/coarseRows.js'
import { createQuantizedRows, quantizeInto } from '../../../src/math/quantization/quantizedRows.js'

test('axes with hardly any of the squares are left out, whole groups of eight of them', () => {
  // 20 axes: four with .01 of a row, sixteen with .25 or 0. The small ones have 4 x .0001 of 1.
  const row = Float32Array.from({ length: 20 }, (_, axis) => (axis % 5 === 0 ? 0.01 : 0.25))
  const { axes, axisScales } = chooseCoarseAxes(row, 20)
  expect([...axes]).toEqual([...row.keys()].filter((axis) => axis % 5 !== 0))
  expect([...axisScales]).toEqual(Array(16).fill(0.5))
})

test('an axis of little use among others keeps a scale above 0, and rows are filled up to a group', () => {
  const { axes, axisScales } = chooseCoarseAxes(Float32Array.of(1, 0, 0.0625), 3)
  expect([...axes]).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  expect([...axisScales.subarray(0, 3)]).toEqual([1, 1 / 16, 0.25])
  expect(chooseCoarseAxes(new Float32Array(3), 3).axisScales.every((scale) => scale > 0)).toBe(true)
})

test('a vector without length has no steps', () => {
  const rows = Float32Array.of(1, 0, 0, 1)
  const rounded = createQuantizedRows(2, 2, { lanes: 1, coarse: chooseCoarseAxes(rows, 2) })
  quantizeInto(rounded, rows, 0, 2)
  expect(quantizeForBlocks(new Float32Array(2), rounded.coarse!)).toBeUndefined()
  // Seven steps of a row, so the vector has at most 2,047 / 7 of them, less half a step for each of eight axes at most.
  const probe = quantizeForBlocks(Float32Array.of(1, 0), rounded.coarse!)!
  expect(1 / probe.scale).toBeCloseTo(2_047 / 7 - Math.sqrt(8) / 2, 2)
  expect(probe.share).toBe(1)
})
