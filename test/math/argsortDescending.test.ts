import fc from 'fast-check'
import { expect, test } from 'vitest'
import { argsortDescending } from '../../src/math/argsortDescending.js'

test('numbers are ordered as by comparing them, equal ones by their places', () => {
  const number = fc.oneof(fc.constantFrom(0, 1, 1.5, 2), fc.float({ min: 0, noNaN: true, noDefaultInfinity: true }))
  fc.assert(
    fc.property(fc.array(number, { maxLength: 300 }), (list) => {
      const numbers = Float32Array.from(list, Math.abs)
      const indexes = Array.from(numbers, (_, index) => index)
      expect([...argsortDescending(numbers)]).toEqual(indexes.sort((a, b) => numbers[b]! - numbers[a]! || a - b))
    }),
  )
})
