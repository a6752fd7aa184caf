import { expect, test } from 'vitest'
import { grown } from '../src/typedArrays.js'

test.each([Uint8Array, Int32Array, Float32Array, Float64Array])('a longer %o begins with the old values', (Type) => {
  const old = Type.of(1, 2, 3)
  const longer = grown(old, 5)
  expect(longer).toBeInstanceOf(Type)
  expect([...longer]).toEqual([1, 2, 3, 0, 0])
  longer[0] = 9
  expect(old[0]).toBe(1)
})
