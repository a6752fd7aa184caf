import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  direction,
  divideByLength,
  inverseLength,
  lengthOf,
  normalize,
  squaredLength,
  unitVector,
} from '../../../src/math/linearAlgebra/normalize.js'

test('3 and 4 are 0.6 and 0.8 of a length of 5', () => {
  expect(squaredLength([9, 3, 4, 9], 1, 2)).toBe(25)
  expect(inverseLength(25, 0)).toBe(0.2)
  expect([...unitVector(Float64Array.of(3, -4))!]).toEqual([Math.fround(0.6), Math.fround(-0.8)])
  expect([...direction([3, -4])!]).toEqual([0.6, -0.8])
  const vector = Float64Array.of(0, 2)
  expect(normalize(vector)).toBe(true)
  expect([...vector]).toEqual([0, 1])
})

test('rounding left of a vector is no direction, a short sum is one', () => {
  // Squared lengths of 1e-14 and 1e-20: at most 1e-12 is rounding of a vector, at most 1e-18 of a weighted sum.
  expect(unitVector(Float32Array.of(1e-7, 0))).toBeUndefined()
  const short = Float64Array.of(1e-7, 0)
  expect(normalize(short)).toBe(false)
  expect([...short]).toEqual([1e-7, 0])
  expect(inverseLength(1e-20, 1e-18)).toBe(0)
  expect([...direction([0, 1e-200])!]).toEqual([0, 1])
  expect(direction([0, 0])).toBeUndefined()
})

test('a length is bit for bit that of Math.hypot, whose arguments are limited in number', () => {
  const numbers = fc.array(fc.double({ noNaN: true, noDefaultInfinity: true }), { maxLength: 40 })
  fc.assert(fc.property(numbers, (vector) => Object.is(lengthOf(vector), Math.hypot(...vector))))
  expect(lengthOf(new Float64Array(1_000_000).fill(1))).toBe(1_000)
})

test('a vector is divided by its length, unless that is not above the least', () => {
  const vector = Float64Array.of(3, -4)
  expect(divideByLength(vector, 5)).toBe(0)
  expect([...vector]).toEqual([3, -4])
  expect(divideByLength(vector)).toBe(5)
  expect([...vector]).toEqual([0.6, -0.8])
})
