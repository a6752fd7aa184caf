import { expect, test } from 'vitest'
import { peek } from '../../src/reading/peek.js'
import { readRecords } from '../../src/reading/records.js'
import type { SourceRecord } from '../../src/reading/sourceRecord.js'

async function* pieces(...texts: string[]): AsyncGenerator<string> {
  yield* texts
}

/** The values of all rows, and the lines of those that are wrong. */
async function read(name: string, ...texts: string[]) {
  const records: SourceRecord[] = []
  const wrong: number[] = []
  const notes: string[] = []
  const options = {
    name,
    onWrongRow: (line: number) => void wrong.push(line),
    onNote: (note: string) => void notes.push(note),
  }
  for await (const record of readRecords(pieces(...texts), options)) records.push(record)
  return { values: records.map(({ values }) => values), lines: records.map(({ line }) => line), wrong, notes }
}

const table = 'text,stars\n[1] fine,4\n{x} bad,1\n'
const rows = [
  { text: '[1] fine', stars: '4' },
  { text: '{x} bad', stars: '1' },
]

test.each(['a.csv', 'A.CSV', 'a.csv.gz', 'a.dat', '-'])(
  'a table of %s is one by its name, or by its first character',
  async (name) => {
    expect((await read(name, table)).values).toEqual(rows)
  },
)

test('a name of a table decides even where the first character is that of JSON', async () => {
  expect((await read('a.csv', '{a},b\n1,2\n')).values).toEqual([{ '{a}': '1', b: '2' }])
  expect((await read('a.tsv', '[a]\tb\n1\t2\n')).values).toEqual([{ '[a]': '1', b: '2' }])
})

test.each([
  ['a.json', ' [{"text":"a"},"b"]'],
  ['a.txt', '[{"text":"a"},"b"]'],
  ['a.jsonl', '{"text":"a"}\n"b"\n'],
  ['a.ndjson.gz', '{"text":"a"}\n"b"\n'],
  ['a.txt', '\n{"text":"a"}\n"b"\n'],
  ['-', '{"text":"a"}\n"b"\n'],
  ['b.jsonl', '"a"\n"b"\n'],
])('JSON of %s: %j', async (name, text) => {
  expect((await read(name, text)).values).toEqual([{ text: 'a' }, { text: 'b' }])
})

test.each([
  ['{\n  "total_count": 1,\n  "result": [\n    {\n "text": "a"\n}, {"text":"b"}],\n"next": [{}]}', 'result', [4, 6]],
  ['{"result":[{"text":"a","title":"","metadata":[]},{"text":"b"}],"total_count":2,"search":null}', 'result', [1, 1]],
  ['{"status":"ok","meta":{"page":1},"data":{"all [ ] \\"":[{"text":"a"},{"text":"b"}]}}', 'all [ ] \\"', [1, 1]],
])('of one object, the first list of objects has the rows: %#', async (text, list, lines) => {
  // Cut into pieces of one character, a bracket comes alone.
  for (const pieces of [[text], [...text]]) {
    expect(await read('answer.json', ...pieces)).toEqual({
      values: [{ text: 'a' }, { text: 'b' }].map((row) => expect.objectContaining(row)),
      lines,
      wrong: [],
      notes: [`The file is one JSON object; its list "${list}" is read`],
    })
  }
})

test('a long list in an object may begin behind the first piece', async () => {
  const text = `{"data": [{"text": "${'a'.repeat(70_000)}"}, {"text":"b"}]}`
  const { values } = await read('answer.json', text.slice(0, 66_000), text.slice(66_000))
  expect(values.map((row) => String(row.text).length)).toEqual([70_000, 1])
  await expect(read('answer.json', text.slice(0, -2))).rejects.toThrow('answer.json: the JSON array ends too early.')
})

test.each([
  '{\n  "text": "a"\n}\n{\n  "text": "b"\n}',
  '{\n  "data": [\n    1, 2\n  ]\n}',
  '{"text":{"0":"a","1":"b"},"stars":{"0":1,"1":2}}',
  '{"text":["a","b"],"stars":[1,2]}',
  '{"columns":["text"],"index":[0],"data":[["a"]]}\n',
])('one object over several lines, or of columns, without such a list is refused: %#', async (text) => {
  await expect(read('answer.json', text)).rejects.toThrow(
    'answer.json is one JSON object without a list of objects. In pandas, write it with to_json(orient="records").',
  )
})

test.each([
  '{"tags":[{"name":"a"}],"text":"a"}',
  '{"metadata":[{"name":"a","type":"string","value":"b"}],"text":"a"}\n',
  '{"tags":[{"name":"a"}],"text":\n{"tags":[{"name":"b"}],"text":"a"}',
  '{"tags":[{"name":"a"}]}\n{"text":"a"}',
  '{"text":"a","metadata":[]}',
  '{"data":[]}',
  '{"tags":["a"],"text":"a"}',
  '{"tags":["a"],"body":"a"}\n{"tags":["a"],"body":"b"}',
])('a list in an object does not make it a file of one: %s', async (text) => {
  expect((await read('a.jsonl', text)).values.at(-1)).toBeDefined()
})

test('lines of a .txt file are texts, however it is cut into pieces; with a tab in its first line it is a table', async () => {
  expect(await read('a.txt', 'First, a', ' line\n\n  \nSecond\nTh', 'ird')).toEqual({
    values: [{ text: 'First, a line' }, { text: 'Second' }, { text: 'Third' }],
    lines: [1, 4, 5],
    wrong: [],
    notes: [],
  })
  expect((await read('a.txt.gz', 'Only\n')).lines).toEqual([1])
  expect((await read('a.txt', 'text\tstars\nfine\t4\n')).values).toEqual([{ text: 'fine', stars: '4' }])
  expect((await read('a.txt', 'A line\nwith\ta tab\n')).values).toHaveLength(2)
})

test.each(['', '   \n\n'])('a file of %j is empty, which is said', async (text) => {
  await expect(read('a.csv', text)).rejects.toThrow('empty')
})

test('a stream is read as far as needed, and then again from its beginning', async () => {
  let taken = 0
  let isClosed = false
  async function* source(): AsyncGenerator<string> {
    try {
      for (const piece of ['ab', 'cd', 'ef', 'gh']) {
        taken++
        yield piece
      }
    } finally {
      isClosed = true
    }
  }
  const { first, all } = await peek(source(), 3)
  expect([first, taken]).toEqual([['ab', 'cd'], 2])
  const found: string[] = []
  for await (const piece of all) {
    found.push(piece)
    if (piece === 'ef') break
  }
  expect([found, isClosed]).toEqual([['ab', 'cd', 'ef'], true])
  const short = await peek(pieces('a'), 10)
  expect(short.first).toEqual(['a'])
  expect((await peek(pieces('a', 'b'), 0)).first).toEqual([])
})

test('a line of text that goes on over many pieces is joined once', async () => {
  async function* many(): AsyncGenerator<string> {
    yield 'A quiet room.\nA '
    for (let i = 0; i < 20_000; i++) yield 'very '.repeat(200)
    yield 'loud room.'
  }
  const lengths: number[] = []
  for await (const { values } of readRecords(many(), { name: 'a.txt', onWrongRow: () => {} })) {
    lengths.push((values.text as string).length)
  }
  expect(lengths).toEqual([13, 20_000_012])
})

test.each([
  ['a.json', '[{"id":1,"review":{"body":"a"}},"b"]'],
  ['a.jsonl', '{"id":1,"review":{"body":"a"}}\n"b"\n'],
])('members of objects in JSON of %s are columns', async (name, text) => {
  expect((await read(name, text)).values).toEqual([{ id: 1, 'review.body': 'a' }, { text: 'b' }])
})
