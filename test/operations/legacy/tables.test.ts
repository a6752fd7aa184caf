import { expect, test } from 'vitest'
import { tableOrJson } from '../../../src/operations/legacy/tables.js'
import { RawAnswer } from '../../../src/operations/rawAnswer.js'

const table = () => ({
  columns: ['name', 'count'],
  items: [
    { name: 'plain', count: 1 },
    { name: 'with "quotes", and a comma', count: null },
    { name: 'two\nlines', count: -0.5 },
  ],
  cells: ({ name, count }: { name: string; count: number | null }) => [name, count],
})
const never = () => {
  throw new Error('computed without need')
}

test('a table is a CSV file by RFC 4180', async () => {
  const answer = await tableOrJson({ use_json: false }, table, never)
  expect(answer).toBeInstanceOf(RawAnswer)
  expect((answer as RawAnswer).body).toBe(
    'name,count\r\nplain,1\r\n"with ""quotes"", and a comma",\r\n"two\nlines",-0.5\r\n',
  )
})

test('what a spreadsheet would run as a formula is a text, in the head as well', async () => {
  const formulas = ['=HYPERLINK("http://a.example")', '+1', '-x', '@SUM(A1)', '\t=1', '\r=1']
  const answer = await tableOrJson(
    { use_json: false },
    () => ({ columns: ['=1+1'], items: formulas, cells: (formula) => [formula] }),
    never,
  )
  const quoted = formulas.map((formula) => `"'${formula.replaceAll('"', '""')}"\r\n`)
  expect((answer as RawAnswer).body).toBe(`"'=1+1"\r\n${quoted.join('')}`)
})

test.each([
  [{ use_json: true }, 'json'],
  [{ use_json: false, format: 'json' }, 'json'],
  [{ use_json: true, format: 'json' }, 'json'],
  [{ use_json: true, format: 'csv' }, 'csv'],
  [{ use_json: false, format: 'csv' }, 'csv'],
] as const)('%j asks for %s, and only that is computed', async (request, expected) => {
  const json = expected === 'json' ? () => 'json' : never
  const answer = await tableOrJson(request, expected === 'csv' ? table : never, json)
  expect(answer instanceof RawAnswer ? 'csv' : answer).toBe(expected)
})

test('a long table leaves the event loop free between its lines', async () => {
  let turns = 0
  let isWritten = false
  const count = (): void => {
    turns++
    if (!isWritten) setImmediate(count)
  }
  setImmediate(count)
  const cells = Array.from({ length: 400 }, (_, i) => i / 7)
  const items = Array.from({ length: 1_000 }, (_, row) => row)
  const cellsOf = (row: number) => [row, ...cells]
  const answer = await tableOrJson({ use_json: false }, () => ({ columns: ['row'], items, cells: cellsOf }), never)
  isWritten = true
  expect((answer as RawAnswer).body).toContain(`\r\n999,${cells.join(',')}\r\n`)
  expect(turns).toBeGreaterThan(1)
})
