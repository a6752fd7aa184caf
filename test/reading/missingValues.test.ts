import { expect, test } from 'vitest'
import { isMissing } from '../../src/reading/missingValues.js'

test.each([
  '',
  '  ',
  'N/A',
  ' n/a ',
  'NULL',
  '#N/A',
  'nan',
  '-',
  '–',
  '...',
  '???',
  '_/\\*',
  'k.A.',
  'Keine Angabe',
  's/o',
  'Н/Д',
  'なし',
  '没有',
  'غير متوفر',
])('%j is no value', (cell) => {
  expect(isMissing(cell)).toBe(true)
})

test.each(['0', 'no', 'n/a at the moment', '- fine', 'a', '1/2', 'none of them', ':-)', 'unknown reason'])(
  '%j is one',
  (cell) => {
    expect(isMissing(cell)).toBe(false)
  },
)
