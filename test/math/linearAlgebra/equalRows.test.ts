import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstEqualRows } from '../../../src/math/linearAlgebra/equalRows.js'

/** Few values, so that rows are often alike, and alike but for one place. */
const value = fc.constantFrom(0, -0, 0.5, Number.NaN)

test('each row has the first that is the same in every bit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }), fc.array(value, { maxLength: 120 }), (width, values) => {
      const count = Math.floor(values.length / width)
      const rows = Float32Array.from(values.slice(0, count * width))
      const keys = Array.from({ length: count }, (_, row) =>
        Buffer.from(rows.buffer, row * width * 4, width * 4).toString('hex'),
      )
      const first = Float32Array.from({ length: count }, (_, row) => rows[row * width]!)
      const firsts = firstEqualRows(rows, width, [first, new Float32Array(count)])
      expect(Array.from(firsts)).toEqual(keys.map((key) => keys.indexOf(key)))
    }),
  )
  expect(firstEqualRows(new Float32Array(0), 0, [new Float32Array(0), new Float32Array(0)])).toHaveLength(0)
})
