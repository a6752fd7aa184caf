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

test.each([0, 1, 64, 65, 3_000, 65_536, 65_537, 200_000])('a list of %i numbers gives what was added', (count) => {
  const list = new NumberList()
  const numbers = Float64Array.from({ length: count }, (_, i) => i * 1.5 - 7)
  for (const number of numbers) list.add(number)
  expect(list.length).toBe(count)
  expect(numbers.every((number, i) => list.at(i) === number)).toBe(true)
  const all = new Float64Array(count)
  list.copyTo(all, 0, count)
  expect(all).toEqual(numbers)
  const some = new Float64Array(count).fill(5)
  const [from, to] = [Math.floor(count / 3), count - Math.floor(count / 4)]
  list.copyTo(some, from, to)
  expect(some).toEqual(numbers.map((number, i) => (i >= from && i < to ? number : 5)))
})

test('the first key that is not below another is found wherever the search begins before it', () => {
  const keys = Float64Array.of(2, 3, 5, 5, 9)
  for (let key = 0; key < 12; key++) {
    const first = keys.findIndex((own) => own >= key)
    const expected = first < 0 ? keys.length : first
    for (let from = 0; from <= expected; from++) expect(firstNotBelow(keys, key, from)).toBe(expected)
  }
  expect(firstNotBelow(new Float64Array(0), 1)).toBe(0)
  const documents = Uint32Array.from(keys)
  expect([6, 2, 1].map((key) => firstNotBelow(documents, key, 1, 4))).toEqual([4, 1, 1])
})
