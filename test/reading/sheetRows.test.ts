import type { Sheet } from 'hucre'
import { expect, test } from 'vitest'
import { UsageError } from '../../src/reading/inputError.js'
import { rowsOfSheet } from '../../src/reading/sheetRows.js'

const sheetOf = (name: string, rows: Sheet['rows']): Sheet => ({ name, rows })
const sheets = [
  sheetOf('Notes', [['x']]),
  sheetOf('Data', [['a'], ['b'], ['c']]),
  sheetOf('More', [['d'], ['e'], ['f']]),
]

/** The rows of a sheet, and what is said about it. */
function read(all: readonly Sheet[], sheet?: string) {
  const notes: string[] = []
  const rows = [...rowsOfSheet(all, { sheet, onNote: (note) => void notes.push(note) })]
  return { notes, lines: rows.map(({ line }) => line), cells: rows.map(({ cells }) => cells) }
}

test('the sheet with the most rows is read, the first of several, and the others are named', () => {
  expect(read(sheets)).toEqual({
    ...{
      notes: ['Sheet: "Data"; choose with --sheet: "Notes", "More"'],
      lines: [1, 2, 3],
      cells: [['a'], ['b'], ['c']],
    },
  })
})

test('a sheet is chosen by its name, or else by its number from 1', () => {
  expect(read(sheets, 'Notes').cells).toEqual([['x']])
  expect(read(sheets, '1').cells).toEqual([['x']])
  expect(read(sheets, '3').cells[0]).toEqual(['d'])
  expect(read([sheetOf('2', [['by name']]), sheetOf('B', [['by number']])], '2').cells).toEqual([['by name']])
})

test('of a single sheet nothing is said', () => {
  expect(read([sheets[0]!]).notes).toEqual([])
})

test.each(['0', '4', 'data', ''])('there is no sheet "%s"', (name) => {
  const call = () => read(sheets, name)
  expect(call).toThrow(UsageError)
  expect(call).toThrow(`There is no sheet "${name}". Sheets: "Notes", "Data", "More".`)
})

test('a workbook without sheets has none', () => {
  expect(() => read([])).toThrow('There is no sheet "". Sheets: none.')
})

test('all rows are as wide as the widest; empty cells are empty texts, and dates are written as the interface does', () => {
  const noon = new Date(Date.UTC(2024, 1, 29, 12, 30, 15))
  const rows: Sheet['rows'] = [['a'], [], ['b', null, noon], [0, false]]
  expect(read([sheetOf('S', rows)]).cells).toEqual([
    ['a', '', ''],
    ['', '', ''],
    ['b', '', '2024-02-29T12:30:15Z'],
    [0, false, ''],
  ])
})

test('a date that is none is an empty cell', () => {
  const dates = [new Date(Date.UTC(2024, 4, 1)), new Date(Number.NaN), new Date(8.64e15)]
  expect(read([sheetOf('Dates', [dates])]).cells).toEqual([['2024-05-01T00:00:00Z', '', '']])
})
