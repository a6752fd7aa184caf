import { expect, test } from 'vitest'
import { countCell, countExclusion, describeTally, newTally } from '../../src/reading/readTally.js'

test('reasons are told in a fixed order, columns in the order in which they were met', () => {
  const tally = newTally()
  tally.rows = 9
  tally.documents = 3
  for (const reason of ['wrong_form', 'repeated', 'too_long', 'missing_text', 'empty_text', 'repeated'] as const) {
    countExclusion(tally, reason)
  }
  countCell(tally, 'b', 'score', 'missing')
  countCell(tally, 'a', 'date', 'unreadable')
  countCell(tally, 'b', 'score', 'unreadable')
  countCell(tally, 'b', 'score', 'missing')
  expect(describeTally('f.csv', tally)).toEqual({
    ...{ file: 'f.csv', rows: 9, documents: 3 },
    excluded: [
      { reason: 'empty_text', rows: 1 },
      { reason: 'missing_text', rows: 1 },
      { reason: 'too_long', rows: 1 },
      { reason: 'repeated', rows: 2 },
      { reason: 'wrong_form', rows: 1 },
    ],
    columns: [
      { column: 'b', type: 'score', unreadable: 1, missing: 2 },
      { column: 'a', type: 'date', unreadable: 1, missing: 0 },
    ],
  })
})

test('what was not met is not told', () => {
  expect(describeTally('f', newTally())).toEqual({ file: 'f', rows: 0, documents: 0, excluded: [], columns: [] })
})
