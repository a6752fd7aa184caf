import { expect, test } from 'vitest'
import { firstNotBelow, grown, NumberList } from '../src/typedArrays.js'

test.each([Uint8Array, Int32Array, Float32Array, Float64Array])('a longer %o begins with the old values', (Type) => {
  const old = Type.of(1, 2, 3)
  const longer = grown(old, 5)
  expect(longer).toBeInstanceOf(Type)
  expect([...longer]).toEqual([1, 2, 3, 0, 0])
  longer[0] = 9
  expect(old[0]).toBe(1)
})

test('a list grows beyond its first memory, and gives what was added', () => {
  const list = new NumberList()
  const numbers = Array.from({ length: 3_000 }, (_, i) => i * 1.5 - 7)
  for (const number of numbers) list.add(number)
  expect(list.length).toBe(3_000)
  expect(list.at(0)).toBe(-7)
  expect(list.at(2_999)).toBe(2_999 * 1.5 - 7)
  const finished = list.finish()
  list.add(1)
  expect([...finished]).toEqual(numbers)
})

test('the first key that is not below another is found wherever the search begins before it', () => {
  const keys = Float64Array.of(2, 3, 5, 5, 9)
  for (let key = 0; key < 12; key++) {
    const first = keys.findIndex((own) => own >= key)
    const expected = first < 0 ? keys.length : first
    for (let from = 0; from <= expected; from++) expect(firstNotBelow(keys, key, from)).toBe(expected)
  }
  expect(firstNotBelow(new Float64Array(0), 1)).toBe(0)
})
