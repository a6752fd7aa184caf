import { expect, test } from 'vitest'
import { readTableHead, usualWidth } from '../../src/reading/tableHead.js'

const read = (...rows: string[][]) => readTableHead(rows)

test('the usual width is that of most rows that are not blank, the first of several', () => {
  expect(usualWidth([['a'], ['b', 'c'], ['d', 'e'], ['', '', ''], ['', ' ', ''], ['', '', '']])).toBe(2)
  expect(usualWidth([['a'], ['b', 'c']])).toBe(1)
  expect(usualWidth([])).toBe(0)
})

test('a header is one row; columns without a name, or with one that is taken, get a number', () => {
  expect(read(['name', ' name ', '', 'name', 'name 2'], ['a', 'b', 'c', 'd', 'e'])).toEqual({
    rows: 1,
    columns: ['name', 'name 2', 'column 3', 'name 3', 'name 2 2'],
    notes: [],
  })
  expect(read()).toEqual({ rows: 0, columns: [], notes: [] })
})

test.each([
  [1, 'Above the header: 1 line is left out'],
  [2, 'Above the header: 2 lines are left out'],
])('%d title lines above the header are left out and said, blank ones left out', (titles, note) => {
  const above = Array.from({ length: titles }, (_, i) => [`Survey ${i}`, '', ''])
  expect(read(...above, ['', '', ''], ['id', 'text', 'stars'], ['1', 'Fine', '4'], ['2', 'Bad', '1'])).toEqual({
    rows: titles + 2,
    columns: ['id', 'text', 'stars'],
    notes: [note],
  })
})

test('a header has names for half of up to four columns, and for a quarter of more, for two at least', () => {
  const rowsOf = (header: string[]) =>
    read(header, ...Array.from({ length: 3 }, () => header.map((__, column) => (column === 2 ? '' : 'x')))).rows
  expect(rowsOf(['a', 'b', '', ''])).toBe(1)
  expect(read(['a', '', '', ''], ['w', 'x', 'y', 'z'], ['1', '2', '3', '4'])).toMatchObject({
    rows: 2,
    columns: ['w', 'x', 'y', 'z'],
  })
  expect(rowsOf(['a', 'b', '', '', '', '', '', ''])).toBe(1)
  expect(read(['a', ...Array(7).fill('')], Array(8).fill('n'), Array(8).fill('x')).rows).toBe(2)
  expect(read(['text'], ['one'], ['two'])).toMatchObject({ rows: 1, columns: ['text'] })
})

test('of three rows of Qualtrics the questions are the names, with codes where there is none', () => {
  const importIds = ['{"ImportId":"startDate"}', '{"ImportId":"QID1"}', '{"ImportId":"QID2"}']
  const rows = [['StartDate', 'Q1', 'Q2'], ['', 'How was it?', 'Why?'], importIds, ['2024-01-01', '5', 'Fine']]
  expect(read(...rows)).toEqual({
    rows: 3,
    columns: ['StartDate', 'How was it?', 'Why?'],
    notes: ['Header of Qualtrics: the questions name the columns'],
  })
  expect(read(['StartDate', 'Q1', 'Q2'], importIds, ['2024-01-01', '5', 'Fine'])).toMatchObject({
    rows: 2,
    columns: ['StartDate', 'Q1', 'Q2'],
  })
  // Further below they are values.
  expect(read(['a', 'b', 'c'], ['x', 'y', 'z'], ['x', 'y', 'z'], ['x', 'y', 'z'], importIds).rows).toBe(1)
})

test('below a header of SurveyMonkey stand `Response` or choices: those repeated as values are a list of the question', () => {
  const head = read(
    ['ID', 'What did you like?', '', '', 'Which room?', '', 'Anything else?'],
    ['', 'Food', 'Staff', 'Other', 'Size', 'Price', 'Open-Ended Response'],
    ['1', 'Food', '', 'The view', 'large', '9', 'No'],
    ['2', '', 'Staff', '', 'small', '7', 'Yes'],
  )
  expect(head).toEqual({
    rows: 2,
    columns: [
      'ID',
      'What did you like?',
      'What did you like?',
      'What did you like?: Other',
      'Which room?: Size',
      'Which room?: Price',
      'Anything else?',
    ],
    notes: ['Header of two rows: questions and their choices'],
  })
  expect(read(['ID', 'Why?'], ['', 'Response'], ['1', 'So'])).toMatchObject({ rows: 2, columns: ['ID', 'Why?'] })
  // One column without a name is only that; a choice is below every one of several.
  expect(read(['ID', 'Why?', ''], ['1', 'So', 'x'], ['2', 'No', 'y']).rows).toBe(1)
  expect(read(['ID', 'Why?', '', ''], ['a', 'b', 'c', ''], ['x', 'y', 'z', 'w']).rows).toBe(1)
})

test.each([
  [
    'a number above numbers',
    [
      ['4', 'fine'],
      ['5', 'bad'],
      ['2', 'so so'],
    ],
    true,
  ],
  [
    'a date above dates',
    [
      ['2024-01-31', 'fine'],
      ['2024-02-01', 'bad'],
    ],
    true,
  ],
  [
    'a number with a comma above such',
    [
      ['4,5', 'fine'],
      ['3,5', 'bad'],
    ],
    true,
  ],
  [
    'a sentence above sentences',
    [
      ['It was fine. Thanks', 'a'],
      ['Too loud! Never again', 'b'],
    ],
    true,
  ],
  [
    'a long cell above long ones',
    [
      [Array(13).fill('w').join(' '), 'a'],
      [Array(13).fill('v').join(' '), 'b'],
    ],
    true,
  ],
  [
    'a name of twelve words',
    [
      [Array(12).fill('w').join(' '), 'a'],
      [Array(13).fill('v').join(' '), 'b'],
    ],
    false,
  ],
  [
    'a question above sentences',
    [
      ['How was it. Really?', 'a'],
      ['Too loud. Never again', 'b'],
    ],
    false,
  ],
  [
    'a year above few numbers',
    [
      ['2024', 'a'],
      ['x', 'b'],
      ['3', 'c'],
    ],
    false,
  ],
  [
    'names above numbers',
    [
      ['stars', 'text'],
      ['4', 'fine'],
    ],
    false,
  ],
  [
    'a number above nothing',
    [
      ['4', 'fine'],
      ['', 'bad'],
      ['', 'good'],
    ],
    false,
  ],
] as const)('%s: %j', (_, rows, isWithoutHeader) => {
  const { rows: head, columns, notes } = readTableHead(rows)
  expect([head, columns[0], notes.length]).toEqual(isWithoutHeader ? [0, 'column 1', 1] : [1, rows[0]![0], 0])
})

test('title lines above values without a header are left out, and the values are not', () => {
  expect(read(['Survey'], [''], ['4', 'fine'], ['5', 'bad'], ['2', 'so so'])).toEqual({
    rows: 2,
    columns: ['column 1', 'column 2'],
    notes: ['Above the first row: 1 line is left out', 'There is no header: columns are called by their place'],
  })
})

test('a header above which a title stands may lack the name of the last column', () => {
  expect(read(['Survey'], ['text', 'stars'], ['Fine', '4', 'Bonn'], ['Bad', '1', 'Rome'])).toEqual({
    rows: 2,
    columns: ['text', 'stars', 'column 3'],
    notes: ['Above the header: 1 line is left out', 'The header has no name for the last column'],
  })
})

test('a row of other values or of two fields less is no header, wherever it stands', () => {
  const values = [
    ['1', 'Fine', '4'],
    ['2', 'Bad', '1'],
  ]
  expect(read(['0', 'Good'], ...values)).toMatchObject({ rows: 1, columns: ['column 1', 'column 2', 'column 3'] })
  expect(read(['stars'], ...values)).toMatchObject({ rows: 1, columns: ['column 1', 'column 2', 'column 3'] })
})

test('numbers of rows may stand beside a single column', () => {
  expect(read(['Comment'], ['1', 'Fine, thanks.'], ['2', 'Bad.'])).toMatchObject({
    rows: 1,
    columns: ['column 1', 'Comment'],
    notes: ['The header has no name for the first column'],
  })
})

test('the last column may be missing in a row where most rows have none, or a fifth and at least three', () => {
  const fewest = (short: number, long: number, names = ['text', 'stars', 'remark']) =>
    read(
      names,
      ...Array.from({ length: long }, () => ['Fine', '4', 'late'].slice(-names.length)),
      ...Array.from({ length: short }, () => ['Bad', '1'].slice(1 - names.length)),
    ).fewest
  expect([fewest(2, 0), fewest(3, 12), fewest(3, 13), fewest(2, 3)]).toEqual([2, 2, undefined, undefined])
  // A single field is rather a part of a row.
  expect(fewest(3, 4, ['text', 'stars'])).toBeUndefined()
})
