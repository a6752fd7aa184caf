import { expect, test } from 'vitest'
import { readDelimited } from '../../src/reading/delimited.js'

/** The records of a text, which arrives in pieces of some characters, and what is said of wrong rows. */
async function read(text: string, { size = text.length, name = '' }: { size?: number; name?: string } = {}) {
  const wrong: (readonly [line: number, why: string])[] = []
  async function* pieces(): AsyncGenerator<string> {
    for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size)
  }
  const options = { name, onWrongRow: (line: number, why: string) => void wrong.push([line, why]) }
  const records: unknown[] = []
  for await (const { values, line } of readDelimited(pieces(), text.slice(0, 65_536), options)) {
    records.push([line, values])
  }
  return { records, wrong }
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

test('a quote that is still open at the end is told with the line where its row begins', async () => {
  const { records, wrong } = await read('Comment,Stars\nGood,5\n"Bad,1\nFine,4\n')
  expect(records).toEqual([[2, { Comment: 'Good', Stars: '5' }]])
  expect(wrong).toEqual([[3, expect.stringMatching(/quoted field that does not end/)]])
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
  })
  for (let size = 1; size < text.length; size++) expect(await read(text, { size }), String(size)).toEqual(whole)
})

test('columns of one name are numbered', async () => {
  expect((await read('Tag,Comment,Tag,Tag\na,Good,b,c\n')).records).toEqual([
    [2, { Tag: 'a', Comment: 'Good', 'Tag 2': 'b', 'Tag 3': 'c' }],
  ])
})
