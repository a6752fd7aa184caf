import { expect, test } from 'vitest'
import { texts } from '../../src/client/texts.js'

const noun = { one: 'reply', many: 'replies' }

test('the title of the drivers does not say that there are none on a side, only none that are clear', () => {
  const { onlyHigher, onlyLower, both } = texts.drivers
  expect(onlyLower(3)).toBe('3 concepts go with clearly lower scores, none clearly with higher ones')
  expect(onlyHigher(1)).toBe('1 concept goes with clearly higher scores, none clearly with lower ones')
  expect(both(2, 1)).toBe('2 concepts go with clearly higher scores, 1 with clearly lower ones')
})

test('drivers that are not clear may be owed to other concepts, and some differ only taken alone', () => {
  const { unclear } = texts.drivers
  expect(unclear({ others: 27, clear: 3, alone: 8 }, noun)).toBe(
    'The other 27 are not clear: too few replies, too small a difference, or other concepts of the same replies explain it. 8 of them differ from the average only taken alone; the table has the ranges. They are hollow in the chart.',
  )
  expect(unclear({ others: 4, clear: 0, alone: 1 }, noun)).toMatch(/^All 4 are not clear: .* 1 of them differs /)
  expect(unclear({ others: 1, clear: 2, alone: 1 }, noun)).toMatch(
    /^The other one is not clear: .* It differs from the average only taken alone; .* It is hollow in the chart\.$/,
  )
  expect(unclear({ others: 1, clear: 0, alone: 0 }, noun)).toMatch(/^The only one is not clear: (?!.*alone)/)
})

test('a table of one concept is that of the only one, and one score is no range', () => {
  expect(texts.drivers.table('1')).toBe('Table of the only concept')
  expect(texts.drivers.table('30')).toBe('Table of all 30 concepts')
  expect(texts.head.scale('5', '5')).toBe('always 5')
})
