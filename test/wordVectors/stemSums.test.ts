import { expect, test } from 'vitest'
import { StemSums } from '../../src/wordVectors/stemSums.js'

test('adds weighted vectors by id, and takes as many means away as an id has weight', () => {
  const sums = new StemSums(2)
  sums.add('bed|en', Float32Array.of(1, 2), 1)
  sums.add('sea|en', Float32Array.of(5, 5), 2)
  sums.add('bed|en', Float32Array.of(4, 0), 0.5)
  expect([sums.count, sums.ids]).toEqual([2, ['bed|en', 'sea|en']])
  const into = new Float64Array(2)
  sums.read(0, Float64Array.of(1, 1), into)
  // 1 + 4/2 - 1.5 and 2 - 1.5.
  expect([...into]).toEqual([1.5, 0.5])
})

test('holds more ids than one block', () => {
  const sums = new StemSums(1)
  for (let i = 0; i < 1_100; i++) sums.add(`${i}`, Float32Array.of(i), 1)
  const into = new Float64Array(1)
  sums.read(1_099, new Float64Array(1), into)
  expect([sums.count, into[0]]).toEqual([1_100, 1_099])
})
