import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { csvCell, writeCsvTables } from '../../../src/report/tables/csv.js'
import type { Table, TableRow } from '../../../src/report/tables/table.js'

function newFolder(): string {
  const directory = mkdtempSync(join(tmpdir(), 'csv-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  return directory
}

const table = (name: string, columns: string[], rows: () => Iterable<TableRow>): Table => ({
  name,
  columns,
  async *rows() {
    yield* rows()
  },
})

test.each([
  ['a text as it is', 'cold soup', 'cold soup'],
  ['quotes, separators and line ends in quotes', 'a "b", c\nd', '"a ""b"", c\nd"'],
  ['nothing for nothing', null, ''],
  ['numbers in full', 0.1, '0.1'],
  ['a negative number as a number', -2, '-2'],
  ['no number that is none', Number.NaN, ''],
  ['times in UTC', new Date(Date.UTC(2024, 1, 29, 12)), '2024-02-29T12:00:00Z'],
  ['a formula as text', '=1+1', "'=1+1"],
  ['a sign as text', '+49 30', "'+49 30"],
  ['a dash as text', '- none', "'- none"],
  ['a function as text', '@SUM(A1)', "'@SUM(A1)"],
  ['a tab as text', '\t=1', "'\t=1"],
  ['a carriage return as text', '\r=1', `"'\r=1"`],
])('a cell has %s', (_what, cell, expected) => {
  expect(csvCell(cell)).toBe(expected)
})

test('each table is a file with a byte order mark, a head, and lines that end in CRLF', async () => {
  const folder = join(newFolder(), 'new', 'tables')
  const tables = [
    table('terms', ['term', 'count'], () => [{ term: 'soup', count: 3 }, { count: 1 }]),
    table('empty', ['term'], () => []),
  ]
  await writeCsvTables(tables, folder)
  expect(readdirSync(folder).sort()).toEqual(['empty.csv', 'terms.csv'])
  expect(readFileSync(join(folder, 'terms.csv'), 'utf8')).toBe('\ufeffterm,count\r\nsoup,3\r\n,1\r\n')
  expect(readFileSync(join(folder, 'empty.csv'), 'utf8')).toBe('\ufeffterm\r\n')
})

test('a column called like what every object has is empty where a row lacks it', async () => {
  const folder = newFolder()
  await writeCsvTables([table('docs', ['constructor', 'text'], () => [{ text: 'soup' }])], folder)
  expect(readFileSync(join(folder, 'docs.csv'), 'utf8')).toBe('\ufeffconstructor,text\r\n,soup\r\n')
})

test('a table that fails or is interrupted replaces no file', async () => {
  const folder = newFolder()
  writeFileSync(join(folder, 'terms.csv'), 'older')
  const good = table('terms', ['term'], () => [{ term: 'soup' }])
  const bad = table('docs', ['text'], function* () {
    yield { text: 'first' }
    throw new Error('no second')
  })
  await expect(writeCsvTables([good, bad], folder)).rejects.toThrow('no second')
  await expect(writeCsvTables([good], folder, { signal: AbortSignal.abort() })).rejects.toThrow()
  expect(readdirSync(folder)).toEqual(['terms.csv'])
  expect(readFileSync(join(folder, 'terms.csv'), 'utf8')).toBe('older')
})

test.runIf(process.platform === 'linux')('a folder that the system does not make is refused', async () => {
  const refused = expect.objectContaining({
    code: 'ERROR',
    message: '/proc/none/tables cannot be written: no folder can be made there.',
  })
  await expect(writeCsvTables([], '/proc/none/tables')).rejects.toEqual(refused)
})

test('a table that fails leaves no folder that was made for it, and those that were there before', async () => {
  const folder = newFolder()
  const table: Table = {
    name: 'docs',
    columns: ['text'],
    rows: () => {
      throw new Error('no rows')
    },
  }
  await expect(writeCsvTables([table], join(folder, 'a', 'b'))).rejects.toThrow('no rows')
  expect(readdirSync(folder)).toEqual([])
  mkdirSync(join(folder, 'mine'))
  await expect(writeCsvTables([table], join(folder, 'mine'))).rejects.toThrow('no rows')
  await expect(writeCsvTables([table], join(folder, 'mine', 'tables'))).rejects.toThrow('no rows')
  expect(readdirSync(folder)).toEqual(['mine'])
  expect(readdirSync(join(folder, 'mine'))).toEqual([])
})

test('a folder that cannot be made is said in one sentence', async () => {
  const folder = newFolder()
  writeFileSync(join(folder, 'file'), '')
  await expect(writeCsvTables([], join(folder, 'file', 'tables'))).rejects.toMatchObject({
    code: 'ERROR',
    message: expect.stringMatching(/cannot be written: its folder is a file\.$/),
  })
})

test('a long table is written in pieces', async () => {
  const folder = newFolder()
  const rows = Array.from({ length: 20_000 }, (_, n) => ({ text: `Sentence ${n} of many words` }))
  await writeCsvTables([table('docs', ['text'], () => rows)], folder)
  const lines = readFileSync(join(folder, 'docs.csv'), 'utf8').slice(1).split('\r\n')
  expect(lines).toEqual(['text', ...rows.map(({ text }) => text), ''])
})
