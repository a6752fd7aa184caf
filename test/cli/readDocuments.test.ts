import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ReadOptions, readDocuments } from '../../src/cli/readDocuments.js'
import type { ColumnChoice } from '../../src/reading/columnPlan.js'
import { InputError, UsageError } from '../../src/reading/inputError.js'
import type { SourceDocument } from '../../src/reading/mapRecord.js'
import { describeTally, newTally } from '../../src/reading/readTally.js'
import { describeSource } from '../../src/report/describeSource.js'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'conceptlite-read-'))
})
afterAll(() => rm(folder, { recursive: true }))

const guessing: ColumnChoice = { date: [], score: [], number: [], string: [], guess: true }

async function read(
  name: string,
  content: string | Uint8Array,
  columns: Partial<ColumnChoice> = {},
  further: Partial<ReadOptions> = {},
) {
  const path = join(folder, name)
  await writeFile(path, content)
  const documents: SourceDocument[] = []
  const lines: number[] = []
  const notes: string[] = []
  const wrong: [number, string][] = []
  const tally = newTally()
  const options = {
    ...further,
    columns: { ...guessing, ...columns },
    onNote: (note: string) => void notes.push(note),
    onWrongRow: (line: number, why: string) => void wrong.push([line, why]),
  }
  for await (const batch of readDocuments(path, options, tally)) {
    documents.push(...batch.documents)
    lines.push(...batch.lines)
  }
  return { documents, lines, notes, wrong, tally }
}

const rows = 'comment,stars\nThe soup was cold and salty,2\nLovely terrace and fast service,5\n'
const expected: SourceDocument[] = [
  { text: 'The soup was cold and salty', title: '', metadata: [{ name: 'stars', type: 'score', value: 2 }] },
  { text: 'Lovely terrace and fast service', title: '', metadata: [{ name: 'stars', type: 'score', value: 5 }] },
]

describe('the form of a file', () => {
  test.each([
    ['comma', 'a.csv', rows],
    ['semicolon', 'b.csv', rows.replaceAll(',', ';')],
    ['tab', 'c.tsv', rows.replaceAll(',', '\t')],
    ['tab under a name that says nothing', 'd.txt', rows.replaceAll(',', '\t')],
    ['bar', 'e.csv', rows.replaceAll(',', '|')],
    ['a line that declares the delimiter', 'm.csv', `sep=;\n${rows.replaceAll(',', ';')}`],
    ['line ends of Windows', 'f.csv', rows.replaceAll('\n', '\r\n')],
    ['line ends of old Macs', 'n.csv', rows.replaceAll('\n', '\r')],
    ['line ends of old Macs, the last left out', 'o.csv', rows.trimEnd().replaceAll('\n', '\r')],
    ['no line end at the end', 'g.csv', rows.trimEnd()],
    ['a byte order mark', 'h.csv', `\ufeff${rows}`],
    ['UTF-16, little end first', 'i.csv', Buffer.from(`\ufeff${rows}`, 'utf16le')],
    ['UTF-16, big end first', 'j.csv', Buffer.from(`\ufeff${rows}`, 'utf16le').swap16()],
    ['gzip, whatever its name', 'k.csv', gzipSync(rows)],
    ['gzip in two members', 'l.csv.gz', Buffer.concat([gzipSync(rows.slice(0, 30)), gzipSync(rows.slice(30))])],
  ])('CSV with %s gives the same documents', async (_form, name, content) => {
    expect((await read(name, content)).documents).toEqual(expected)
  })

  const objects = [
    { comment: 'The soup was cold and salty', stars: 2 },
    { comment: 'Lovely terrace and fast service', stars: '5' },
  ]
  test.each([
    ['JSON Lines', 'a.jsonl', objects.map((row) => JSON.stringify(row)).join('\n')],
    ['JSON Lines with empty lines', 'b.jsonl', `\n${objects.map((row) => JSON.stringify(row)).join('\n\n')}\n\n`],
    ['a JSON array', 'a.json', JSON.stringify(objects)],
    ['an indented JSON array', 'b.json', JSON.stringify(objects, null, 2)],
    ['a JSON array, packed', 'c.json.gz', gzipSync(JSON.stringify(objects))],
    ['JSON Lines under a name that says nothing', 'd.data', objects.map((row) => JSON.stringify(row)).join('\n')],
  ])('%s gives the same documents', async (_form, name, content) => {
    expect((await read(name, content)).documents).toEqual(expected)
  })

  test('a file with line ends of old Macs may have others in its quotes, and a file with others those of Macs', async () => {
    const mac = '"the\ncomment",stars\r"cold\nsoup",2\r"fast\rservice",5\r'
    const texts = async (name: string, content: string) => {
      const { documents, lines } = await read(name, content)
      return { texts: documents.map(({ text }) => text), lines }
    }
    expect(await texts('mac.csv', mac)).toEqual({ texts: ['cold\nsoup', 'fast\nservice'], lines: [3, 5] })
    const windows = '"the\rcomment",stars\r\n"cold\rsoup",2\r\n'
    expect(await texts('windows.csv', windows)).toEqual({ texts: ['cold\rsoup'], lines: [2] })
    const json = '{"text": "cold soup", "stars": 2}\r{"text": "fast service", "stars": 5}\r'
    expect(await texts('mac.jsonl', json)).toEqual({ texts: ['cold soup', 'fast service'], lines: [1, 2] })
  })

  test('a quoted field keeps delimiters, quotes and line ends', async () => {
    const { documents, lines } = await read(
      'quoted.csv',
      'text;city\n"One; two\nand ""three""";Bonn\nNext one here;Bonn\n',
    )
    expect(documents.map((document) => document.text)).toEqual(['One; two\nand "three"', 'Next one here'])
    expect(lines).toEqual([2, 4])
  })

  test('a file with one column needs no delimiter, even where its sentences hold commas', async () => {
    const { documents } = await read('one.csv', 'comment\nGood, but dear\nBad\nCold, wet, and far, too\n')
    expect(documents.map((document) => document.text)).toEqual(['Good, but dear', 'Bad', 'Cold, wet, and far, too'])
  })

  test('a header that is a sentence with commas does not split the sentences below it', async () => {
    const { documents } = await read('long.csv', 'What, if anything, was bad?\nNothing\nCold, wet and loud\nThe bed\n')
    expect(documents.map((document) => document.text)).toEqual(['Nothing', 'Cold, wet and loud', 'The bed'])
  })

  test('a JSON array of strings is a list of texts', async () => {
    const { documents } = await read('strings.json', '["One [text", "another } \\" text"]')
    expect(documents.map((document) => document.text)).toEqual(['One [text', 'another } " text'])
  })

  test('bytes that are no UTF-8 are taken for windows-1252, and that is said', async () => {
    const { documents, notes } = await read(
      'latin.csv',
      Buffer.from('text,city\nDas Fr\xfchst\xfcck war gut,K\xf6ln\n', 'latin1'),
    )
    expect(documents[0]?.text).toBe('Das Frühstück war gut')
    expect(notes.some((note) => note.includes('windows-1252'))).toBe(true)
  })
})

describe('rows', () => {
  const document: SourceDocument = {
    text: 'As it is',
    title: 'Title',
    metadata: [{ name: 'when', type: 'date', value: '2024-05-01T00:00:00Z' }],
  }

  test('upload documents pass through as they are, without a guess', async () => {
    const { documents, notes } = await read('documents.jsonl', `${JSON.stringify(document)}\n`)
    expect(documents).toEqual([document])
    expect(notes).toEqual([])
  })

  test('a document that the service returned loses what an upload may not have', async () => {
    const returned = { doc_id: 'uuid-1', ...document, terms: [], fragments: [], vector: 'A', match_score: null }
    expect((await read('returned.json', JSON.stringify([returned]))).documents).toEqual([document])
  })

  test('wrong rows are left out and reported by their line', async () => {
    const { documents, wrong, tally } = await read(
      'wrong.csv',
      'text,city\n"Fine\nhere",Bonn\nToo,many,fields\nWell done,Ulm\n',
    )
    expect(documents).toHaveLength(2)
    expect(wrong).toEqual([[4, '3 fields where the header has 2']])
    expect(tally).toMatchObject({ rows: 3, documents: 2 })
    expect([...tally.excluded]).toEqual([['wrong_form', 1]])
  })

  test('lines that are no JSON objects are reported by their line', async () => {
    const { documents, wrong } = await read('wrong.jsonl', '{"text":"Good one"}\n{"text":\n[1]\n{"text":"Other one"}\n')
    expect(documents).toHaveLength(2)
    expect(wrong.map(([line]) => line)).toEqual([2, 3])
  })

  test('an element of an array that is no object is reported by the line on which it begins', async () => {
    const { documents, wrong } = await read('wrong.json', '[\n{"text":"Good one"},\n7,\n{"text":"Other one"}\n]')
    expect(documents).toHaveLength(2)
    expect(wrong.map(([line]) => line)).toEqual([3])
  })

  test('rows without text are counted, cells that do not read as their type as well', async () => {
    const many = Array.from({ length: 20 }, (_, n) => `Sentence number ${n} of it,${(n % 5) + 1}`).join('\n')
    const { documents, tally } = await read('cells.csv', `text,rating\n${many}\n,4\nAnother sentence,four\n`)
    expect(documents).toHaveLength(21)
    expect(documents.at(-1)?.metadata).toEqual([])
    expect([...tally.excluded]).toEqual([['empty_text', 1]])
    expect(tally.columns.get('rating')).toMatchObject({ type: 'score', unreadable: 1 })
  })

  const faulty = [
    'comment,rating,visited,branch',
    ...Array.from({ length: 30 }, (_, n) => `Sentence number ${n} of it,${(n % 5) + 1},2024-01-${10 + (n % 9)},Nord`),
    'Sentence number 7 of it,3,2024-01-17,Nord',
    ',4,2024-02-01,Nord',
    'N/A,4,2024-02-02,Nord',
    'k.A.,4,2024-02-02,Nord',
    'A wrong score here,many,2024-02-03,Nord',
    'A wrong date here,2,soon,-',
    'Too,many,2024-02-03,fields,here',
    `${'x'.repeat(500_001)},1,2024-02-04,Nord`,
    '',
  ].join('\n')

  test('a text of half a million characters is read, a longer one is left out', async () => {
    const sized = (length: number) => `"${'word '.repeat(length / 5)}"`.replace(' "', 's"')
    const { documents, wrong } = await read(
      'long.csv',
      `text,stars\n${sized(500_000)},1\n${sized(500_005)},2\nshort,3\n`,
    )
    expect(documents.map(({ text }) => text.length)).toEqual([500_000, 5])
    expect(wrong.map(([line]) => line)).toEqual([3])
  })

  test('rows and cells that are left out are counted by reason', async () => {
    const { documents, tally, wrong } = await read('faulty.csv', faulty)
    expect(documents).toHaveLength(33)
    expect(wrong.map(([line]) => line)).toEqual([38, 39])
    const source = describeTally('faulty.csv', tally)
    expect(source).toEqual({
      file: 'faulty.csv',
      rows: 38,
      documents: 33,
      excluded: [
        { reason: 'empty_text', rows: 1 },
        { reason: 'missing_text', rows: 2 },
        { reason: 'too_long', rows: 1 },
        { reason: 'wrong_form', rows: 1 },
      ],
      columns: [
        { column: 'rating', type: 'score', unreadable: 1, missing: 0 },
        { column: 'visited', type: 'date', unreadable: 1, missing: 0 },
        { column: 'branch', type: 'string', unreadable: 0, missing: 1 },
      ],
    })
    expect(describeSource(source)).toEqual([
      '5 of 38 rows left out: 1 without text, 2 whose text says that there is none (such as N/A), 1 with a text that is too long, 1 in another form than the others',
      '"rating": 1 cell that is no score',
      '"visited": 1 cell that is no date',
    ])
  })

  test('rows that repeat an earlier one are told, and left out if that is wanted', async () => {
    const { documents, notes } = await read('repeated.csv', faulty)
    expect(documents.filter(({ text }) => text.includes('number 7'))).toHaveLength(2)
    expect(notes).toContain('1 row repeats an earlier one in every column; --unique leaves them out')
    const unique = await read('repeated.csv', faulty, {}, { unique: true })
    expect(unique.documents).toHaveLength(32)
    expect(unique.tally.excluded.get('repeated')).toBe(1)
    expect(unique.notes.join()).not.toContain('--unique')
  })

  test('blank rows of a spreadsheet are neither repetitions nor rows', async () => {
    const { notes, tally } = await read('blank.csv', `${rows}${',\n'.repeat(40)}`)
    expect(notes.join()).not.toContain('--unique')
    expect(tally).toMatchObject({ rows: 2, documents: 2 })
    expect(tally.excluded.size).toBe(0)
  })

  test('a list in a cell becomes several entries of one name', async () => {
    const line = (tags: string[]) => JSON.stringify({ text: 'A sentence that is long', tags })
    const { documents } = await read('lists.jsonl', `${line(['red', 'blue'])}\n${line(['red'])}\n`)
    expect(documents[0]?.metadata).toEqual([
      { name: 'tags', type: 'string', value: 'red' },
      { name: 'tags', type: 'string', value: 'blue' },
    ])
  })

  test('batches hold a thousand documents, in the order of the file', async () => {
    const path = join(folder, 'long.csv')
    await writeFile(path, `text\n${Array.from({ length: 2_500 }, (_, n) => `Sentence ${n}`).join('\n')}\n`)
    const sizes: number[] = []
    const texts: string[] = []
    const options = { columns: guessing, onNote: () => {}, onWrongRow: () => {} }
    for await (const { documents } of readDocuments(path, options)) {
      sizes.push(documents.length)
      texts.push(...documents.map((document) => document.text))
    }
    expect(sizes).toEqual([1_000, 1_000, 500])
    expect(texts).toEqual(Array.from({ length: 2_500 }, (_, n) => `Sentence ${n}`))
  })
})

describe('what cannot be read', () => {
  test.each([
    ['an empty file', 'empty.csv', '', InputError],
    ['a header alone', 'header.csv', 'text,stars\n', InputError],
    ['an array that breaks off', 'cut.json', '[{"text":"Good one"},{"te', InputError],
    ['something behind an array', 'behind.json', '[{"text":"Good one"}] x', InputError],
    ['a packed file that is cut off', 'cut.csv.gz', gzipSync(rows).subarray(0, 40), InputError],
    ['a file that is no text', 'sheet.xlsx', Buffer.from('PK\u0003\u0004\u0000\u0000'), InputError],
    ['numbers only', 'numbers.csv', 'a,b\n1,2\n3,4\n', UsageError],
  ])('%s is refused with a sentence', async (_what, name, content, kind) => {
    await expect(read(name, content)).rejects.toThrow(kind)
  })

  test('a file that does not exist is named', async () => {
    const batches = readDocuments(join(folder, 'none.csv'), {
      columns: guessing,
      onNote: () => {},
      onWrongRow: () => {},
    })
    await expect(batches.next()).rejects.toThrow(/none\.csv: there is no such file/)
  })

  test('a row that never ends is refused', async () => {
    await expect(read('endless.csv', `comment\n${'x'.repeat(5_000_000)}`)).rejects.toThrow(
      /endless\.csv, line 2: a row begins here/,
    )
  })

  test('a hundred thousand columns of one name get as many names, in one go', async () => {
    const columns = Array.from({ length: 100_000 }, () => 'note')
    const { documents } = await read('wide.csv', `comment,${columns.join(',')}\nA fine room,${columns.join(',')}\n`, {
      text: ['comment'],
      string: ['note', 'note 2', 'note 100000'],
      guess: false,
    })
    expect(documents.map(({ metadata }) => metadata.map(({ name }) => name))).toEqual([
      ['note', 'note 2', 'note 100000'],
    ])
  })

  test('a row whose quotes do not pair up is repaired or left out, and both are said', async () => {
    const { documents, wrong, notes, tally } = await read(
      'open.csv',
      'city,text\nBonn,Good one\nUlm,"Open one\nUlm,"Nice, very "nice, bed\nUlm,Last one\n',
    )
    expect(documents.map(({ text }) => text)).toEqual(['Good one', '"Open one', 'Last one'])
    expect(notes.filter((note) => note.startsWith('Quotation marks: 1 row is read'))).toHaveLength(1)
    expect(wrong.map(([line]) => line)).toEqual([4])
    expect(describeTally('open.csv', tally)).toMatchObject({
      rows: 4,
      documents: 3,
      excluded: [{ reason: 'wrong_form', rows: 1 }],
    })
  })

  test('an encoding that is not known is wrong usage', async () => {
    await expect(read('encoding.csv', rows, {}, { encoding: 'foo' })).rejects.toThrow(UsageError)
  })

  test('a sheet of a file without sheets is wrong usage, unless there is no such file', async () => {
    await expect(read('sheets.csv', rows, {}, { sheet: 'foo' })).rejects.toThrow(UsageError)
    const options = { columns: guessing, sheet: 'foo', onNote: () => {}, onWrongRow: () => {} }
    await expect(readDocuments(join(folder, 'none.csv'), options).next()).rejects.toThrow(InputError)
  })
})

test('a batch ends once its texts have eight million characters', async () => {
  // Seventeen texts have 7,650,000 characters, eighteen 8,100,000.
  const path = join(folder, 'long.jsonl')
  const line = `${JSON.stringify({ text: 'a quiet room '.repeat(34_616).slice(0, 450_000) })}\n`
  await writeFile(path, line.repeat(20))
  const sizes: number[] = []
  const options = { columns: guessing, onNote: () => {}, onWrongRow: () => {} }
  const tally = newTally()
  for await (const { documents } of readDocuments(path, options, tally)) sizes.push(documents.length)
  expect(sizes).toEqual([18, 2])
  expect(tally).toMatchObject({ rows: 20, documents: 20 })
})
