import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pack64, unpack64 } from '../../src/math/pack64.js'

test('the published examples', () => {
  expect(pack64([])).toBe('A')
  expect(pack64([0])).toBe('AAAA')
  expect(pack64([0, 0])).toBe('AAAAAAA')
  expect(pack64([1])).toBe('YQAA')
  expect(pack64([-1, 1])).toBe('YwAAQAA')
  expect([...unpack64('A')]).toEqual([])
  expect([...unpack64('YwAAQAA')]).toEqual([-1, 1])
  // Steps of 2^0: the greatest, the least and the neighbours of zero.
  expect([...unpack64('of__gAA___AAB')]).toEqual([131071, -131072, -1, 1])
})

test('halves of a step go to the even one, and the top never overflows', () => {
  // Magnitudes below 2^17 make the step 1.
  expect([...unpack64(pack64([0.5, 1.5, 2.5, -0.5, -1.5, -2.5, 100_000]))]).toEqual([0, 2, 2, 0, -2, -2, 100_000])
  expect([...unpack64(pack64([131_071.9, -131_071.9]))]).toEqual([131_071, -131_072])
})

test('every value comes back within half a step, the largest within one', () => {
  const value = fc.oneof(
    fc.float({ noNaN: true, min: -(2 ** 39), max: 2 ** 39 }),
    fc.float({ noNaN: true, min: -1, max: 1 }),
  )
  fc.assert(
    fc.property(fc.array(value, { maxLength: 200 }), (values) => {
      const text = pack64(values)
      expect(text).toMatch(/^[A-Za-z0-9_-]+$/)
      expect(text.length).toBe(1 + 3 * values.length)
      const back = unpack64(text)
      const largest = values.reduce((most, x) => Math.max(most, Math.abs(x)), 0)
      let a = -23
      while (2 ** a <= largest) a++
      const step = 2 ** (a - 17)
      for (const [i, x] of values.entries()) {
        const error = Math.abs(back[i]! - x)
        // At the top the only smaller 18-bit number may be up to a step away.
        expect(error).toBeLessThanOrEqual(x > 2 ** a - step ? step : step / 2)
      }
      // What came back is on the grid already: packing it again keeps it, unless -2^a now asks for a larger step.
      if (!back.includes(-(2 ** a))) expect(unpack64(pack64(back))).toEqual(back)
    }),
  )
})

test('a vector that cannot be written or read is refused', () => {
  for (const bad of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 2 ** 40]) {
    expect(() => pack64([1, bad])).toThrow(RangeError)
    expect(() => pack64([bad, 1])).toThrow(RangeError)
  }
  for (const bad of ['AA', 'AAA', 'YQA=', 'YQAé', 'Y  A']) expect(() => unpack64(bad)).toThrow(RangeError)
  expect([...unpack64('')]).toEqual([])
})

test('values far below the least step become zero', () => {
  expect(pack64([1e-30, -1e-30])).toBe('AAAAAAA')
  expect([...unpack64(pack64([2 ** -40]))]).toEqual([2 ** -40])
})

test('a vector of any length comes back', () => {
  for (const length of [1, 400, 30_000]) {
    const values = Float32Array.from({ length }, (_, i) => (i % 251) - 125)
    expect(pack64(values)).toHaveLength(3 * length + 1)
    expect(unpack64(pack64(values))).toEqual(values)
  }
})
