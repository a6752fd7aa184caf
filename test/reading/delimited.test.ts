import { expect, test } from 'vitest'
import { readDelimited } from '../../src/reading/delimited.js'

/** The records of a text, which arrives in pieces of some characters, and what is said of wrong rows. */
async function read(text: string, { size = text.length, name = '' }: { size?: number; name?: string } = {}) {
  const wrong: (readonly [line: number, why: string])[] = []
  const notes: string[] = []
  async function* pieces(): AsyncGenerator<string> {
    for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size)
  }
  const options = {
    name,
    onWrongRow: (line: number, why: string) => void wrong.push([line, why]),
    onNote: (note: string) => void notes.push(note),
  }
  const records: unknown[] = []
  for await (const { values, line } of readDelimited(pieces(), text.slice(0, 65_536), options)) {
    records.push([line, values])
  }
  return { records, wrong, notes }
}

const sentences = [
  'Good, clean.',
  'Rude, loud.',
  'Fine, thanks, all in all.',
  'Bad, loud, dirty, cold.',
  'It, was, so, so, so.',
]

test('commas inside the sentences of a single column split nothing', async () => {
  // Two of six rows have one comma, so two fields would be the usual width.
  const { records, wrong } = await read(`Comment\n${sentences.join('\n')}\n`)
  expect(records).toEqual(sentences.map((Comment, i) => [i + 2, { Comment }]))
  expect(wrong).toEqual([])
})

test('half of the rows with as many fields are enough for a delimiter', async () => {
  const { records, wrong } = await read('Comment,Stars\nGood,5\nFine, all in all,4\nBad, loud,1\n')
  expect(records).toEqual([[2, { Comment: 'Good', Stars: '5' }]])
  expect(wrong.map(([line]) => line)).toEqual([3, 4])
})

test.each([',', ';', '\t', '|'])(
  '%j delimits where it gives the rows one width, or where the file says so',
  async (delimiter) => {
    const rows = [
      ['Comment', 'Stars', 'City'],
      ['Good', '5', 'Bonn'],
      ['Bad', '1', 'Rome'],
    ].map((row) => row.join(delimiter))
    const expected = [
      { Comment: 'Good', Stars: '5', City: 'Bonn' },
      { Comment: 'Bad', Stars: '1', City: 'Rome' },
    ]
    expect((await read(rows.join('\n'))).records).toEqual(expected.map((values, i) => [i + 2, values]))
    expect((await read(`sep=${delimiter}\n${rows.join('\n')}`)).records).toEqual(
      expected.map((values, i) => [i + 3, values]),
    )
  },
)

test('of two delimiters with the same rows the one with more columns wins, and a name ending in .tsv decides', async () => {
  const text = 'a,b\tc\td\n1,2\t3\t4\n5,6\t7\t8\n'
  expect((await read(text)).records).toEqual([
    [2, { 'a,b': '1,2', c: '3', d: '4' }],
    [3, { 'a,b': '5,6', c: '7', d: '8' }],
  ])
  expect((await read('a,b,c\n1,2,3\n', { name: 'x.TSV' })).records).toEqual([[2, { 'a,b,c': '1,2,3' }]])
})

const wrongQuotes = 'a quotation mark inside a quoted field is not written twice, or a closing one is missing'
const repairedNote = (rows: string, lines: string): string =>
  `Quotation marks: ${rows} read with them as part of the text (${lines}): ${wrongQuotes}`

test('a quote that is still open at the end costs its own row only', async () => {
  const { records, wrong, notes } = await read('Comment,Stars\nGood,5\n"Bad,1\nFine,4\n')
  expect(records).toEqual([
    [2, { Comment: 'Good', Stars: '5' }],
    [3, { Comment: '"Bad', Stars: '1' }],
    [4, { Comment: 'Fine', Stars: '4' }],
  ])
  expect(wrong).toEqual([])
  expect(notes).toEqual([repairedNote('1 row is', 'line 3')])
})

test('a quoted word at the beginning of a cell does not take the rows after it along', async () => {
  const rows = Array.from({ length: 100 }, (_, i) => [`Stay number ${i + 1}`, '3'])
  rows[19] = ['"Best" hotel ever', '5']
  rows[79] = ['The guide said "wow"', '4']
  const text = `Comment,Stars\n${rows.map((row) => row.join(',')).join('\n')}\n`
  for (const size of [text.length, 100, 7]) {
    const { records, wrong, notes } = await read(text, { size })
    expect(records).toEqual(rows.map(([Comment, Stars], i) => [i + 2, { Comment, Stars }]))
    expect(wrong).toEqual([])
    expect(notes).toEqual([repairedNote('1 row is', 'line 21')])
  }
})

test('a missing closing quote does not merge two rows', async () => {
  const { records, wrong } = await read(
    'Comment,Stars\n"The bed was soft",9\n"The bath was cold,10\n"The room, at last, was big",7\n"Fine",8\n',
  )
  expect(records).toEqual([
    [2, { Comment: 'The bed was soft', Stars: '9' }],
    [3, { Comment: '"The bath was cold', Stars: '10' }],
    [4, { Comment: 'The room, at last, was big', Stars: '7' }],
    [5, { Comment: 'Fine', Stars: '8' }],
  ])
  expect(wrong).toEqual([])
})

test.each([
  [
    'quotes not written twice',
    '"He said "wow" and left, happy",5',
    { Comment: 'He said "wow" and left, happy', Stars: '5' },
  ],
  ['spaces behind a closing quote', '"Fine" ,5', { Comment: 'Fine', Stars: '5' }],
  ['a quote inside a cell without quotes', 'A 5" nail,5', { Comment: 'A 5" nail', Stars: '5' }],
  ['a closing quote missing before a quoted cell', '"Fine,"5"', { Comment: '"Fine', Stars: '5' }],
  [
    'lines with quotes not written twice',
    '"Fine.\nThe "Suite" was big.\nThanks",5',
    { Comment: 'Fine.\nThe "Suite" was big.\nThanks', Stars: '5' },
  ],
])('%s: %j', async (_, row, values) => {
  const text = `Comment,Stars\nGood,4\n${row}\n"Last, one","3"\n`
  const last = 4 + row.split('\n').length - 1
  for (let size = 1; size <= text.length; size++) {
    const { records, wrong } = await read(text, { size })
    expect(records).toEqual([
      [2, { Comment: 'Good', Stars: '4' }],
      [3, values],
      [last, { Comment: 'Last, one', Stars: '3' }],
    ])
    expect(wrong).toEqual([])
  }
})

test('a row that no reading of its quotes gives the usual fields is left out, and the next line is read', async () => {
  const { records, wrong, notes } = await read('Comment,Stars\nGood,4\n"Nice, very "nice, bed,5\n"Fine",3\nBad,1\n')
  expect(records).toEqual([
    [2, { Comment: 'Good', Stars: '4' }],
    [4, { Comment: 'Fine', Stars: '3' }],
    [5, { Comment: 'Bad', Stars: '1' }],
  ])
  expect([wrong, notes]).toEqual([[[3, wrongQuotes]], []])
})

test('in a file in which every row has wrong quotes, each is read once, and the first lines are named', async () => {
  const count = 40_000
  const bad = (i: number): string => `"Best" hotel number ${i},5\n`
  const { records, notes } = await read(`Comment,Stars\n${Array.from({ length: count }, (_, i) => bad(i)).join('')}`, {
    size: 65_536,
  })
  expect(records).toHaveLength(count)
  expect(records.at(-1)).toEqual([count + 1, { Comment: `"Best" hotel number ${count - 1}`, Stars: '5' }])
  expect(notes).toEqual([repairedNote('40,000 rows are', 'lines 2, 3, 4, 5, 6 …')])
})

test('a quote that does not close within four million characters is given up before the end of the file', async () => {
  const filler = `${'word '.repeat(200)},3\n`
  const { records, notes } = await read(`Comment,Stars\nGood,4\n"Open,5\n${filler.repeat(5_000)}`, { size: 65_536 })
  expect(records).toHaveLength(5_002)
  expect(records[1]).toEqual([3, { Comment: '"Open', Stars: '5' }])
  expect(notes).toEqual([repairedNote('1 row is', 'line 3')])
})

test('a row that does not end within four million characters is told with its file and line', async () => {
  const wide = `Comment${',x'.repeat(2_100_000)}`
  await expect(read(`a,b\n${wide}`, { size: 65_536, name: 'wide.csv' })).rejects.toThrow(
    /^wide\.csv, line 2: a row begins here that does not end within 4,000,000 characters\. Of a table with so many columns,/,
  )
})

test('rows in which all cells are blank are passed over like empty lines', async () => {
  const { records, wrong } = await read('Comment,Stars,City\nGood,4,Bonn\n,,\n , ,\n\n,,,,\nBad,1,Rome\n')
  expect(records).toEqual([
    [2, { Comment: 'Good', Stars: '4', City: 'Bonn' }],
    [7, { Comment: 'Bad', Stars: '1', City: 'Rome' }],
  ])
  expect(wrong).toEqual([])
})

const guests = Array.from({ length: 40 }, (_, i) => [
  `Guest ${i} liked it.`,
  String((i % 5) + 1),
  i % 2 ? 'Bonn' : 'Rome',
])
const plain = guests.map(([Comment, Score, Branch]) => ({ Comment, Score, Branch }))

test.each([
  ['rows that end in a comma', 'Comment,Score,Branch', guests.map((row) => `${row.join(',')},`), plain],
  ['rows that end in a semicolon', 'Comment;Score;Branch', guests.map((row) => `${row.join(';')};`), plain],
  ['a header that ends in a comma', 'Comment,Score,Branch,', guests.map((row) => row.join(',')), plain],
  [
    'numbers of rows without a name',
    '"Comment","Score","Branch"',
    guests.map(([comment, score, branch], i) => `"${i + 1}","${comment}",${score},"${branch}"`),
    plain.map((values, i) => ({ 'column 1': String(i + 1), ...values })),
  ],
  [
    'a last column without a name',
    'Comment,Score',
    guests.map((row) => row.join(',')),
    guests.map(([Comment, Score, branch]) => ({ Comment, Score, 'column 3': branch })),
  ],
  [
    'a last column that few rows have',
    'Comment,Score,Remark',
    guests.map(([comment, score], i) => (i % 8 === 3 ? `${comment},${score},late` : `${comment},${score}`)),
    guests.map(([Comment, Score], i) => ({ Comment, Score, Remark: i % 8 === 3 ? 'late' : '' })),
  ],
])('a header with one field more or less is the header: %s', async (_, header, lines, values) => {
  const { records, wrong } = await read(`${header}\n${lines.join('\n')}\n`)
  expect(records).toEqual(values.map((each, i) => [i + 2, each]))
  expect(wrong).toEqual([])
})

test('a value behind the columns of the header is not passed over', async () => {
  const { records, wrong } = await read('Comment,Stars\nGood,4,\nBad,1,2\nFine,3\n')
  expect(records).toEqual([
    [2, { Comment: 'Good', Stars: '4' }],
    [4, { Comment: 'Fine', Stars: '3' }],
  ])
  expect(wrong).toEqual([[3, '3 fields where the header has 2']])
})

test('wherever pieces of a file end, records and lines are the same', async () => {
  const text = 'Comment,Stars\n"Good,\n""really"", yes",5\n\nOnly one\nFine,4\n"","1"\n'
  const whole = await read(text)
  expect(whole).toEqual({
    records: [
      [2, { Comment: 'Good,\n"really", yes', Stars: '5' }],
      [6, { Comment: 'Fine', Stars: '4' }],
      [7, { Comment: '', Stars: '1' }],
    ],
    wrong: [[5, '1 field where the header has 2']],
    notes: [],
  })
  for (let size = 1; size < text.length; size++) expect(await read(text, { size }), String(size)).toEqual(whole)
})

test('columns of one name are numbered', async () => {
  expect((await read('Tag,Comment,Tag,Tag\na,Good,b,c\n')).records).toEqual([
    [2, { Tag: 'a', Comment: 'Good', 'Tag 2': 'b', 'Tag 3': 'c' }],
  ])
})
