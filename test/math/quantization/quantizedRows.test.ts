import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseCoarseAxes, quantizeForBlocks } from '../../../src/math/quantization/coarseRows.js'
import { exactProductsOfRows } from '../../../src/math/quantization/exactRows.js'
import {
  createQuantizedRows,
  hasExact,
  onLane,
  productsOf,
  productsOfRows,
  quantizeInto,
  quantizeVector,
  rowsReaching,
} from '../../../src/math/quantization/quantizedRows.js'
import { createRandom } from '../../../src/math/random.js'
import { fillNormal, normalizeRows } from '../matrices.js'

test('a row is rounded to 127 steps of its largest entry', () => {
  const rounded = createQuantizedRows(1, 2, { lanes: 1 })
  quantizeInto(rounded, Float32Array.of(1, 0.5), 0, 1)
  // 0.5 is 63.5 steps of 1/127, rounded up: half a step is lost.
  expect(rounded.stride).toBe(8)
  expect([...rounded.matrix.subarray(0, 8)]).toEqual([127, 64, 0, 0, 0, 0, 0, 0])
  expect(rounded.scales[0]).toBeCloseTo(1 / 127, 8)
  expect(rounded.quantizationErrors[0]).toBeCloseTo(0.5 / 127, 6)
})

test('products are within the error that is known of them, and no row that can reach a bound is missed', () => {
  const shape = fc.record({
    count: fc.integer({ min: 1, max: 300 }),
    axes: fc.integer({ min: 1, max: 40 }),
    seed: fc.nat(),
  })
  fc.assert(
    fc.property(shape, ({ count, axes, seed }) => {
      const random = createRandom(seed)
      const rows = fillNormal(random, new Float32Array(count * axes))
      // Axes of different size, as those of terms.
      for (let i = 0; i < rows.length; i++) rows[i]! /= 1 + ((i % axes) % 5) ** (seed % 8)
      normalizeRows(rows, axes)
      const vector = fillNormal(random, new Float32Array(axes))
      const exact = Array.from({ length: count }, (_, row) =>
        vector.reduce((sum, value, axis) => sum + value * rows[row * axes + axis]!, 0),
      )
      const coarse = chooseCoarseAxes(rows, axes)
      const rounded = createQuantizedRows(count, axes, { lanes: 1, coarse, exact: true })
      rounded.exact!.set(rows)
      quantizeInto(rounded, rows, 0, count)
      const probe = quantizeVector(vector, rounded)
      const errorOf = (row: number) => probe.share * rounded.quantizationErrors[row]! + probe.base
      onLane(rounded, (lane) => {
        const products = productsOf(rounded, lane, probe, { from: 0, to: count })
        for (let row = 0; row < count; row++) {
          expect(Math.abs(products[row]! - exact[row]!)).toBeLessThanOrEqual(errorOf(row))
        }
        lane.rows[0] = count - 1
        const [last] = productsOfRows(rounded, lane, probe, 1)
        expect(Math.abs(last! - exact[count - 1]!)).toBeLessThanOrEqual(errorOf(count - 1))
        if (!hasExact(rounded)) throw new Error('the exact rows were asked for')
        expect(exactProductsOfRows(rounded, lane, vector, 1)[0]).toBeCloseTo(exact[count - 1]!, 4)
        const coarseProbe = quantizeForBlocks(vector, rounded.coarse!)
        if (coarseProbe === undefined) return
        const least = exact[0]!
        const few = rowsReaching(rounded, lane, { probe: coarseProbe, least, from: 0, to: count })
        const found = new Set(lane.rows.subarray(0, few))
        for (let row = 0; row < count; row++) if (exact[row]! >= least) expect(found.has(row)).toBe(true)
      })
    }),
    { numRuns: 50 },
  )
})

test('a lane serves one pass at a time, and is free again after an error', () => {
  const rounded = createQuantizedRows(1, 2, { lanes: 1 })
  expect(onLane(rounded, () => [onLane(rounded, () => 'second')])).toEqual([undefined])
  expect(() =>
    onLane(rounded, () => {
      throw new RangeError('failed')
    }),
  ).toThrow(RangeError)
  expect(onLane(rounded, () => 'free')).toBe('free')
})
