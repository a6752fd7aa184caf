import { expect, test } from 'vitest'
import { finiteNumber } from '../src/finiteNumber.js'

test('a text is a number where all of it is one', () => {
  expect([' 4.5 ', '-1e2', '0x10', '', ' ', '4 stars', 'Infinity', 'NaN'].map(finiteNumber)).toEqual([
    4.5,
    -100,
    16,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test('a number is returned as it is', () => {
  expect([0, -2.5].map(finiteNumber)).toEqual([0, -2.5])
})
