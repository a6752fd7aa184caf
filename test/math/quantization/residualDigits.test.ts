import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createQuantizedRows, quantizeInto } from '../../../src/math/quantization/quantizedRows.js'
import { closeProduct, decodeRow, digitStride, findDigits } from '../../../src/math/quantization/residualDigits.js'
import { createRandom } from '../../../src/math/random.js'
import { fillNormal, normalizeRows } from '../matrices.js'

const shape = fc.record({
  count: fc.integer({ min: 1, max: 200 }),
  axes: fc.integer({ min: 1, max: 40 }),
  seed: fc.nat(1_000),
  stretch: fc.constantFrom(1, 30),
})

test('a row of two digits is half a digit from the row that was rounded, and its products are those of its entries', () => {
  fc.assert(
    fc.property(shape, ({ count, axes, seed, stretch }) => {
      const random = createRandom(seed)
      const rows = fillNormal(random, new Float32Array(count * axes))
      // Zero rows, and rows with one long axis, whose steps are large.
      for (let row = 0; row < count; row++) {
        if (row % 5 === 2) rows.fill(0, row * axes, (row + 1) * axes)
        else rows[row * axes]! *= stretch
      }
      normalizeRows(rows, axes)
      const vector = fillNormal(random, new Float32Array(axes))
      const rounded = createQuantizedRows(count, axes, { lanes: 1 })
      quantizeInto(rounded, rows, 0, count)
      const digits = new Uint8Array(count * digitStride(rounded.stride))
      findDigits(rounded, rows, digits, { from: 0, to: count })
      const { matrix, scales, stride, quantizationErrors } = rounded
      for (let row = 0; row < count; row++) {
        const scale = scales[row]!
        const decoded = new Float32Array(axes)
        const from = { matrixFrom: row * stride, digitsFrom: row * digitStride(stride) }
        decodeRow({ matrix, digits, scale, ...from }, decoded)
        let product = 0
        let square = 0
        for (let axis = 0; axis < axes; axis++) {
          expect(Math.abs(decoded[axis]! - rows[row * axes + axis]!)).toBeLessThanOrEqual((0.51 * scale) / 15 + 1e-7)
          product += vector[axis]! * decoded[axis]!
          square += (decoded[axis]! - matrix[row * stride + axis]! * scale) ** 2
        }
        expect(Math.abs(closeProduct(rounded, digits, vector, row) - product)).toBeLessThan(1e-6)
        expect(quantizationErrors[row]!).toBeGreaterThanOrEqual(Math.sqrt(square) - 1e-7)
        expect(quantizationErrors[row]!).toBeLessThanOrEqual(Math.sqrt(square) * 1.0001 + 1e-6)
      }
    }),
  )
})

test('a row of byte digits, as earlier snapshots have them, is scale x (byte + digit / 254)', () => {
  const matrix = Int8Array.of(127, -3, 0, 0, 0, 0, 0, 0, 10, 20, -127, 0, 0, 0, 0, 0)
  const digits = Int8Array.of(0, 127, -127, 0, 0, 0, 0, 0, 1, -1, 0, 0, 0, 0, 0, 0)
  const decoded = new Float32Array(3)
  decodeRow({ matrix, matrixFrom: 8, digits, digitsFrom: 8, scale: 0.5 }, decoded)
  const expected = [(10 + 1 / 254) / 2, (20 - 1 / 254) / 2, -127 / 2]
  for (const [axis, entry] of expected.entries()) expect(decoded[axis]!).toBeCloseTo(entry, 5)
  const rounded = { ...createQuantizedRows(2, 3, { lanes: 1 }), matrix, scales: Float32Array.of(0.5, 0.5), stride: 8 }
  const product = closeProduct(rounded, digits, Float32Array.of(1, 2, 3), 1)
  expect(product).toBeCloseTo(expected[0]! + 2 * expected[1]! + 3 * expected[2]!, 5)
})
