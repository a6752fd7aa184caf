import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runSteps } from '../../../src/compute/eventLoopBudget.js'
import {
  type CodedRows,
  chooseLevels,
  codedProducts,
  codeInto,
  createCodedRows,
  forCodedProducts,
  tableOf,
} from '../../../src/math/quantization/codedRows.js'
import { createQuantizedRows, type QuantizedRows, quantizeInto } from '../../../src/math/quantization/quantizedRows.js'
import { createRandom } from '../../../src/math/random.js'
import { fillNormal, normalizeRows } from '../matrices.js'

/** Random unit rows in bytes, whose axes are of different size. */
function randomRows(count: number, axes: number, seed: number): QuantizedRows {
  const rows = fillNormal(createRandom(seed), new Float32Array(count * axes))
  for (let i = 0; i < rows.length; i++) rows[i]! /= 1 + (i % axes) / 3
  normalizeRows(rows, axes)
  const rounded = createQuantizedRows(count, axes, { lanes: 1 })
  quantizeInto(rounded, rows, 0, count)
  return rounded
}

/** Rows without codes, whose levels are chosen. */
function codedRows(rounded: QuantizedRows): CodedRows {
  const coded = createCodedRows(rounded, 1)
  runSteps(chooseLevels(coded, rounded))
  return coded
}

const entryOf = ({ matrix, scales, stride }: QuantizedRows, row: number, axis: number): number =>
  matrix[row * stride + axis]! * scales[row]!

test('a product is the sum of the nearest levels of all entries, to half a step for each pair of axes', () => {
  const shape = fc.record({
    count: fc.integer({ min: 1, max: 1_300 }),
    axes: fc.integer({ min: 1, max: 40 }),
    seed: fc.nat(),
    isTaken: fc.boolean(),
  })
  fc.assert(
    fc.property(shape, ({ count, axes, seed, isTaken }) => {
      const rounded = randomRows(count, axes, seed)
      const coded = codedRows(rounded)
      // Without a free lane the work is done in memory of its own.
      if (isTaken) coded.taken[0] = 1
      for (let from = 0; from < count; from += 512) codeInto(coded, rounded, { from, to: Math.min(count, from + 512) })
      const vector = Float64Array.from({ length: axes }, createRandom(seed + 1).normal)
      const table = tableOf(coded, vector)
      const products = new Float32Array(count).fill(7)
      const middle = Math.min(count, 512)
      codedProducts(forCodedProducts(coded), table, products, { from: 0, to: middle })
      codedProducts(forCodedProducts(coded), table, products, { from: middle, to: count })
      for (const row of [0, count >> 1, count - 1]) {
        let sum = 0
        for (let axis = 0; axis < axes; axis++) {
          const entry = entryOf(rounded, row, axis)
          const levels = [...coded.levels.subarray(4 * axis, 4 * axis + 4)]
          const distances = levels.map((level) => Math.abs(entry - level))
          // Where an entry is halfway between two levels, rounding decides.
          const nearest = levels.filter((_, i) => distances[i]! - Math.min(...distances) < 1e-6)
          sum += vector[axis]! * nearest[0]!
          if (Math.max(...nearest) - Math.min(...nearest) > 1e-6) return
        }
        const bound = (table.step * coded.codedAxes) / 4 + 1e-5
        expect(Math.abs(products[row]! - sum)).toBeLessThan(bound)
      }
    }),
    { numRuns: 60 },
  )
})

test('levels are the means of what they stand for: of four values, and of entries that are equal', () => {
  const rounded = createQuantizedRows(800, 8, { lanes: 1 })
  rounded.scales.fill(1)
  const values = [-100, -3, 5, 90]
  for (let row = 0; row < 800; row++) {
    for (let axis = 0; axis < 8; axis++) rounded.matrix[row * 8 + axis] = axis < 7 ? values[(row + axis) % 4]! : 12
  }
  const { levels } = codedRows(rounded)
  for (let axis = 0; axis < 7; axis++) expect([...levels.subarray(4 * axis, 4 * axis + 4)]).toEqual(values)
  expect([...levels.subarray(28)]).toEqual([12, 12, 12, 12])
})

test('products of normal entries with a vector are as far from those of bytes as two bits of each entry allow', () => {
  const [count, axes] = [2_000, 64]
  const rounded = randomRows(count, axes, 3)
  const coded = codedRows(rounded)
  codeInto(coded, rounded, { from: 0, to: count })
  const vector = Float64Array.from({ length: axes }, createRandom(4).normal)
  const products = new Float32Array(count)
  codedProducts(forCodedProducts(coded), tableOf(coded, vector), products, { from: 0, to: count })
  let [error, squares] = [0, 0]
  for (let row = 0; row < count; row++) {
    let product = 0
    for (let axis = 0; axis < axes; axis++) product += vector[axis]! * entryOf(rounded, row, axis)
    error += (products[row]! - product) ** 2
    squares += product ** 2
  }
  // Four levels leave .1175 of the variance of a normal distribution (Max 1960).
  expect(error / squares).toBeGreaterThan(0.09)
  expect(error / squares).toBeLessThan(0.14)
})

test('rows without entries have products of 0 with any vector, and a vector of zeros with any row', () => {
  const rounded = createQuantizedRows(40, 3, { lanes: 1 })
  const coded = codedRows(rounded)
  codeInto(coded, rounded, { from: 0, to: 40 })
  const products = new Float32Array(40).fill(1)
  codedProducts(forCodedProducts(coded), tableOf(coded, Float64Array.of(1, 2, 3)), products, { from: 0, to: 40 })
  expect([...products]).toEqual(Array(40).fill(0))
  const other = codedRows(randomRows(40, 3, 1))
  codedProducts(forCodedProducts(other), tableOf(other, new Float64Array(3)), products, { from: 0, to: 40 })
  expect([...products]).toEqual(Array(40).fill(0))
})
