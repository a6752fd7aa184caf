import { expect, test } from 'vitest'
import { createPlainStems, type Stems } from '../../../src/text/sentiment/plainStems.js'

const stems: Stems = new Map([
  ['výborn', { sum: 6, forms: 2, shortest: 7 }],
  ['hrozn', { sum: -4, forms: 2, shortest: 6 }],
  ['zlý', { sum: -2, forms: 1, shortest: 3 }],
])
const endings = ['ého', 'ého', 'ý', 'ý', 'ami']

test('a stem without its accents and an ending that is listed twice have the mean value of the stem', () => {
  const value = createPlainStems(stems, endings)
  expect(value('vyborneho')).toBe(3)
  expect(value('vyborny')).toBe(3)
  // The stem has no accent, so its ending must have lost one.
  expect(value('hrozneho')).toBe(-2)
})

test('other forms have no value', () => {
  const value = createPlainStems(stems, endings)
  // The ending occurs only once; the stem is too short; the form has an accent; there is no ending.
  for (const form of ['vybornami', 'zly', 'vyborného', 'vyborn']) expect(value(form), form).toBeUndefined()
})

test('a word whose stem and ending are written correctly is left to the stemmer', () => {
  const value = createPlainStems(new Map([['hrozn', { sum: -2, forms: 1, shortest: 6 }]]), ['ou', 'ou'])
  expect(value('hroznou')).toBeUndefined()
})
