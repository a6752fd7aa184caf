import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createQuantizedRows, quantizeInto } from '../../../src/math/quantization/quantizedRows.js'
import { closeError, closeProduct, findDigits } from '../../../src/math/quantization/residualDigits.js'
import { createRandom } from '../../../src/math/random.js'
import { fillNormal, normalizeRows } from '../matrices.js'

const shape = fc.record({
  count: fc.integer({ min: 1, max: 200 }),
  axes: fc.integer({ min: 1, max: 40 }),
  seed: fc.nat(1_000),
  stretch: fc.constantFrom(1, 30),
})

test('a product with both digits is no further from the exact one than is said, and far nearer than with bytes alone', () => {
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
      const length = Math.hypot(...vector)
      const rounded = createQuantizedRows(count, axes, { lanes: 1 })
      quantizeInto(rounded, rows, 0, count)
      const digits = new Int8Array(count * rounded.stride)
      findDigits(rounded, rows, digits, { from: 0, to: count })
      for (let row = 0; row < count; row++) {
        let exact = 0
        for (let axis = 0; axis < axes; axis++) exact += vector[axis]! * rows[row * axes + axis]!
        const error = closeError(rounded, row, length)
        // Sums in another order.
        expect(Math.abs(closeProduct(rounded, digits, vector, row) - exact)).toBeLessThanOrEqual(error + 1e-12)
        expect(error).toBeLessThanOrEqual((rounded.scales[row]! * Math.sqrt(axes) * length) / 450)
      }
    }),
  )
})
