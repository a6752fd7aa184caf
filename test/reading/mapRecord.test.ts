import { expect, test } from 'vitest'
import { type ColumnChoice, guessColumns } from '../../src/reading/guessColumns.js'
import { mapRecord } from '../../src/reading/mapRecord.js'
import { newTally } from '../../src/reading/readTally.js'

const choice: ColumnChoice = { text: ['good', 'bad'], date: [], score: [], number: [], string: [], guess: true }

/** The respondent of each document, by row. */
function respondentsOf(rows: readonly Record<string, string>[], columns = choice): (string | undefined)[][] {
  const plan = guessColumns(rows, columns)
  const tally = newTally()
  return rows.map((row) => {
    tally.rows++
    return mapRecord(row, plan, tally).map(
      ({ metadata }) => metadata.find(({ name }) => name === 'respondent')?.value as string | undefined,
    )
  })
}

test('the documents of a row have one respondent, those of equal rows have two', () => {
  const row = { good: 'The quiet room', bad: 'The slow lift' }
  const [first, second] = respondentsOf([row, row])
  expect(first![0]).toBeDefined()
  expect(first![1]).toBe(first![0])
  expect(second![0]).not.toBe(first![0])
})

test('rows at the same place of two files have two respondents', () => {
  const [[ofJanuary]] = respondentsOf([{ good: 'The quiet room', bad: 'The slow lift' }]) as [string[]]
  const [[ofFebruary]] = respondentsOf([{ good: 'The quiet room', bad: 'The loud lift' }]) as [string[]]
  expect(ofJanuary).not.toBe(ofFebruary)
})

test('a file that says who answered is believed, and with one text no respondent is needed', () => {
  const rows = [{ good: 'The quiet room', bad: 'The slow lift', respondent: 'Ada' }]
  expect(respondentsOf(rows, { ...choice, string: ['respondent'] })).toEqual([['Ada', 'Ada']])
  expect(respondentsOf(rows, { ...choice, text: ['good'], guess: false })).toEqual([[undefined]])
})
