import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { read as readWorkbook } from 'hucre'
import { expect, onTestFinished, test } from 'vitest'
import type { Table, TableRow } from '../../../src/report/tables/table.js'
import { writeXlsxTables } from '../../../src/report/tables/xlsx.js'

function newFile(): string {
  const directory = mkdtempSync(join(tmpdir(), 'xlsx-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  return join(directory, 'tables.xlsx')
}

const table = (name: string, columns: string[], rows: Iterable<TableRow>): Table => ({
  name,
  columns,
  async *rows() {
    yield* rows
  },
})

const sheetsOf = async (path: string): Promise<{ name: string; rows: unknown[][] }[]> =>
  (await readWorkbook(readFileSync(path))).sheets.map(({ name, rows }) => ({ name, rows }))

test('each table is a sheet with a head, and cells keep their types', async () => {
  const path = newFile()
  const day = new Date(Date.UTC(2024, 1, 29, 12, 30))
  await writeXlsxTables(
    [
      table(
        'docs',
        ['text', 'score', 'date'],
        [
          { text: 'Cold soup', score: -4.25, date: day },
          { text: '=1+1', date: null },
        ],
      ),
      table('empty', ['term'], []),
    ],
    path,
  )
  expect(await sheetsOf(path)).toEqual([
    { name: 'docs', rows: [['text', 'score', 'date'], ['Cold soup', -4.25, day], expect.arrayContaining(['=1+1'])] },
    { name: 'empty', rows: [['term']] },
  ])
})

test('a column called like what every object has is empty where a row lacks it', async () => {
  const path = newFile()
  await writeXlsxTables([table('docs', ['text', 'constructor'], [{ text: 'soup' }, { constructor: 'Lotus' }])], path)
  const [sheet] = await sheetsOf(path)
  expect(sheet!.rows.slice(1).map((row) => row[1] ?? null)).toEqual([null, 'Lotus'])
})

test('any text comes back as it was, but for what XML cannot hold', async () => {
  const path = newFile()
  const texts = ['<b> & "c"', ' spaces  kept ', 'line\nends', '👩‍👩‍👧 emoji', 'a_x000D_b', 'سلام', "it's"]
  await writeXlsxTables(
    [
      table(
        'docs',
        ['text'],
        [...texts, 'bell\u0007', 'half \ud83d'].map((text) => ({ text })),
      ),
    ],
    path,
  )
  const rows = (await sheetsOf(path))[0]!.rows
  expect(rows.slice(1).flat()).toEqual([...texts, 'bell', 'half \ufffd'])
})

test('columns beyond Z have two letters', async () => {
  const path = newFile()
  const columns = Array.from({ length: 60 }, (_, n) => `c${n}`)
  await writeXlsxTables([table('wide', columns, [{ c25: 1, c26: 2, c27: 3, c52: 4, c59: 5 }])], path)
  const rows = (await sheetsOf(path))[0]!.rows
  expect(rows[0]).toEqual(columns)
  expect([25, 26, 27, 52, 59].map((place) => rows[1]![place])).toEqual([1, 2, 3, 4, 5])
})

test('the limits of Excel are kept and said', async () => {
  const path = newFile()
  const notes: string[] = []
  const rows = Array.from({ length: 7 }, (_, n) => ({ n, text: n === 6 ? 'x'.repeat(40_000) : 'short' }))
  await writeXlsxTables([table('docs', ['n', 'text'], rows), table('terms', ['n'], [])], path, {
    rowsPerSheet: 4,
    onNote: (note) => void notes.push(note),
  })
  const sheets = await sheetsOf(path)
  expect(sheets.map(({ name, rows }) => [name, rows.slice(1).map(([n]) => n)])).toEqual([
    ['docs', [0, 1, 2]],
    ['docs_2', [3, 4, 5]],
    ['docs_3', [6]],
    ['terms', []],
  ])
  expect(String(sheets[2]!.rows[1]![1])).toHaveLength(32_767)
  expect(notes).toEqual([
    'docs has more rows than a sheet can have and goes on in docs_2, docs_3',
    'docs: 1 texts are cut at 32767 characters, the most of a cell',
  ])
})

test('a table that fails replaces no file', async () => {
  const path = newFile()
  writeFileSync(path, 'older')
  const bad = table(
    'docs',
    ['text'],
    (function* () {
      yield { text: 'first' }
      throw new Error('no second')
    })(),
  )
  await expect(writeXlsxTables([bad], path)).rejects.toThrow('no second')
  expect([readdirSync(join(path, '..')), readFileSync(path, 'utf8')]).toEqual([['tables.xlsx'], 'older'])
  await expect(writeXlsxTables([], join(path, 'below.xlsx'))).rejects.toMatchObject({ code: 'ERROR' })
})

test('rows are asked while they are written', async () => {
  const path = newFile()
  let made = 0
  const rows = {
    name: 'docs',
    columns: ['text'],
    async *rows() {
      for (; made < 30_000; made++) {
        yield { text: `Sentence ${made} of many words` }
      }
    },
  }
  await writeXlsxTables([rows], path)
  const read = (await sheetsOf(path))[0]!.rows
  expect([read.length, read.at(-1)]).toEqual([30_001, ['Sentence 29999 of many words']])
})

test('days from March 1900 to the end of 9999 are dates; Excel has no others right, so they are text', async () => {
  const path = newFile()
  const days = [
    '1900-03-01T00:00:00.000Z',
    '1900-02-28T23:59:59.000Z',
    '9999-12-31T00:00:00.000Z',
    '+010000-01-01T00:00:00.000Z',
  ]
  await writeXlsxTables(
    [
      table(
        'days',
        ['day'],
        days.map((day) => ({ day: new Date(day) })),
      ),
    ],
    path,
  )
  const [sheet] = await sheetsOf(path)
  expect(sheet!.rows.slice(1).flat()).toEqual([new Date(days[0]!), days[1], new Date(days[2]!), days[3]])
})
