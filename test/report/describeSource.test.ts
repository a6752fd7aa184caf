import { expect, test } from 'vitest'
import { describeSource } from '../../src/report/describeSource.js'

test('rows and cells that are left out are told with their reasons', () => {
  const excluded = (['empty_text', 'missing_text', 'too_long', 'repeated', 'wrong_form'] as const).map((reason, i) => ({
    ...{ reason, rows: 1_000 + i },
  }))
  const columns = [
    { column: 'stars "x"', type: 'score' as const, unreadable: 1, missing: 3 },
    { column: 'day', type: 'date' as const, unreadable: 2_000, missing: 0 },
    { column: 'kind', type: 'string' as const, unreadable: 0, missing: 9 },
  ]
  expect(describeSource({ file: 'f', rows: 20_000, documents: 14_990, excluded, columns })).toEqual([
    '5,010 of 20,000 rows left out: 1,000 without text, 1,001 whose text says that there is none (such as N/A), 1,002 with a text that is too long, 1,003 equal to an earlier row, 1,004 in another form than the others',
    '"stars \\"x\\"": 1 cell that is no score',
    '"day": 2,000 cells that are no date',
  ])
})

test('of a file that is read whole nothing is told', () => {
  const columns = [{ column: 'a', type: 'number' as const, unreadable: 0, missing: 1 }]
  expect(describeSource({ file: 'f', rows: 2, documents: 2, excluded: [], columns })).toEqual([])
})
