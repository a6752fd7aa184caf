import { expect, test } from 'vitest'
import type { StemEntry } from '../../../src/text/sentiment/lexiconStems.js'
import { createPlainStems } from '../../../src/text/sentiment/plainStems.js'

const entries: ReadonlyMap<string, StemEntry> = new Map([
  ['výborn', { sum: 6, forms: 2, shortest: 7 }],
  ['hrozn', { sum: -4, forms: 2, shortest: 6 }],
  ['zlý', { sum: -2, forms: 1, shortest: 3 }],
])
const endings = ['ého', 'ého', 'ý', 'ý', 'ami']

test('a stem without its accents and an ending that is listed twice have the mean value of the stem', () => {
  const value = createPlainStems({ all: () => ({ entries, endings }) })
  expect(value('vyborneho')).toBe(3)
  expect(value('vyborny')).toBe(3)
  // The stem has no accent, so its ending must have lost one.
  expect(value('hrozneho')).toBe(-2)
})

test('other forms have no value', () => {
  const value = createPlainStems({ all: () => ({ entries, endings }) })
  // The ending occurs only once; the stem is too short; the form has an accent; there is no ending.
  for (const form of ['vybornami', 'zly', 'vyborného', 'vyborn']) expect(value(form), form).toBeUndefined()
})

test('a word whose stem and ending are written correctly is left to the stemmer', () => {
  const one = { entries: new Map([['hrozn', { sum: -2, forms: 1, shortest: 6 }]]), endings: ['ou', 'ou'] }
  const value = createPlainStems({ all: () => one })
  expect(value('hroznou')).toBeUndefined()
})
