import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import stringWidth from 'string-width'
import { expect, test } from 'vitest'
import { restaurantFolder } from './restaurant.js'
import { conceptlite, type Ended, runCommand } from './runCommand.js'

const { folder, restaurant } = restaurantFolder()

test('a plan is a table in a terminal of any width, also with wide characters', async () => {
  const path = join(folder, 'wide.csv')
  const text = 'The room was clean and breakfast was good enough for a second visit. '
  await writeFile(path, `コメント,店,Stars\n${text},東京,5\n${text},大阪,3\n`)
  const narrow = (await runCommand(['analyze', '--plan', path], { columns: 50 })).stdout.split('\n').slice(1, 4)
  // The shares end in the same column of the screen.
  expect(narrow.map((line) => stringWidth(line.slice(0, line.indexOf('%'))))).toEqual([24, 24, 24])
  expect(narrow[0]).toMatch(/100 % {2}The room.*…$/)
  expect(narrow.every((line) => stringWidth(line) <= 50)).toBe(true)
  expect((await conceptlite('analyze', '--plan', path)).stdout.split('\n')[1]).toContain('breakfast was good')
})

test('plans a file without building it, for people and as JSON', async () => {
  const rows = ['Good soup and a warm room', 'The soup was cold that day', 'We waited long for the soup'].map(
    (text, n) => `${text},${n + 2},Nord`,
  )
  const path = join(folder, 'plan.csv')
  await writeFile(path, `Comment,Stars,string_Branch\n${rows.join('\n')}\n`)
  const table = await conceptlite('analyze', '--plan', path)
  expect(table.code).toBe(0)
  expect(table.stdout).toMatch(/text +Comment +100 % +Good soup and a warm room \| The soup was cold that day/)
  const { stdout } = await conceptlite('analyze', '--plan', '--json', path)
  const { language, columns } = JSON.parse(stdout) as { language: string; columns: unknown[] }
  expect(language).toBe('en')
  expect(columns.slice(1)).toEqual([
    {
      column: 'Stars',
      role: 'score',
      field: 'Stars',
      date_form: null,
      separator: null,
      filled: 1,
      examples: ['2', '3', '4'],
    },
    {
      column: 'string_Branch',
      role: 'string',
      field: 'Branch',
      date_form: null,
      separator: null,
      filled: 1,
      examples: ['Nord'],
    },
  ])
})

test('a plan says how much of a column is filled, and where cells hold several values', async () => {
  const path = join(folder, 'filled.csv')
  const rows = Array.from({ length: 12 }, (_, n) => {
    const extras = ['', 'Wifi', 'Wifi;Pool', '', 'Pool', 'Wifi;Bar'][n % 6]
    return `We found the ${['soup', 'room', 'bed'][n % 3]} cold on day ${n},${extras}`
  })
  await writeFile(path, `Comment,Extras\n${rows.join('\n')}\n`)
  expect((await conceptlite('analyze', '--plan', path)).stdout).toMatch(/string, several +Extras +67 % /)
  const { stdout } = await conceptlite('analyze', '--plan', '--json', path)
  expect(JSON.parse(stdout).columns[1]).toMatchObject({ column: 'Extras', separator: ';', filled: 8 / 12 })
})

test('a table of very many columns is planned column by column, and refused in a short message', async () => {
  const path = join(folder, 'columns.csv')
  const names = Array.from({ length: 30_000 }, (_, n) => `c${n}`)
  await writeFile(path, `Comment,${names.join(',')}\n${`The soup was cold today${',x'.repeat(30_000)}\n`.repeat(3)}`)
  const { stdout } = await conceptlite('analyze', '--plan', path)
  expect([...stdout.matchAll(/^ {2}string {2}(c\d+) +100 % {2}x$/gm)].map(([, name]) => name)).toEqual(names)
  const { code, stderr } = await conceptlite('analyze', path)
  expect(code).toBe(1)
  expect(stderr).toContain('"c49" and 29,950 more\n')
  expect(stderr).toMatch(/columns\.csv, line 2: 30,000 values for fields, and a document has 1,000 at most\./)
  expect((await conceptlite('analyze', path, '--no-guess', '--text', 'Comment', '--string', 'c7', '--plan')).code).toBe(
    0,
  )
})

test('a plan counts one row as one, and refuses a language that is not known', async () => {
  const path = join(folder, 'one.csv')
  await writeFile(path, 'Comment\nThe soup was cold today\n')
  expect((await conceptlite('analyze', '--plan', path)).stdout).toContain('\n1 document of 1 row\n')
  const { code, stderr } = await conceptlite('analyze', '--plan', path, '--language', 'xx')
  expect(code).toBe(2)
  expect(stderr).toContain('There is no language "xx"')
})

test('a plan refuses the filters and the score that the analysis would refuse, also of documents', async () => {
  const documents = join(folder, 'documents.jsonl')
  const metadata = [
    { name: 'Stars', type: 'score', value: 3 },
    { name: 'Branch', type: 'string', value: 'Nord' },
  ]
  await writeFile(documents, `${JSON.stringify({ text: 'The soup was cold', metadata })}\n`.repeat(3))
  for (const path of [restaurant, documents]) {
    const planned = (...args: string[]): Promise<Ended> => conceptlite('analyze', '--plan', path, ...args)
    expect((await planned('--filter', 'Stars>=1', '--drivers', 'Stars')).code).toBe(0)
    for (const [message, ...args] of [
      ['There is no field "Place". Fields: "Stars"', '--filter', 'Place=Nord'],
      ['"Stars" holds numbers; "many" is none.', '--filter', 'Stars=many'],
      ['There is no score or number "Grade". Scores and numbers: "Stars".', '--drivers', 'Grade'],
    ] as const) {
      const { code, stdout, stderr } = await planned(...args)
      expect([code, stdout, stderr]).toEqual([2, '', expect.stringContaining(message)])
    }
  }
  const unknown = await conceptlite('analyze', '--plan', documents, '--filter', 'Branch=Süd')
  expect([unknown.code, unknown.stderr]).toEqual([2, expect.stringContaining('No document has "Süd" in "Branch"')])
  // The project that documents are added to may have the field.
  const added = await conceptlite('analyze', '--plan', documents, '-d', folder, '--append', '--filter', 'Place=Nord')
  expect(added.code).toBe(0)
})

test('columns that are named for a file of documents are said to be unused', async () => {
  const path = join(folder, 'own.jsonl')
  await writeFile(path, `${JSON.stringify({ text: 'The soup was cold', metadata: [] })}\n`.repeat(3))
  const { stdout } = await conceptlite('analyze', '--plan', path, '--text', 'Comment', '--score', 'Stars')
  expect(stdout).toContain('so no columns are read: --text, --score are not used')
  expect((await conceptlite('analyze', '--plan', path)).stdout).not.toContain('not used')
})

test('a plan says how dates are read, and which numbers could be the score', async () => {
  const path = join(folder, 'dates.csv')
  const rows = [13, 14, 15].map((day, n) => `The soup was cold on day ${day},${day}/04/2024,${n + 2}`)
  await writeFile(path, `Comment,Visit,Guests\n${rows.join('\n')}\n`)
  const { stdout } = await conceptlite('analyze', '--plan', path)
  expect(stdout).toMatch(/date \(day first\) +Visit/)
  expect(stdout).toContain('Name one of the numbers with --score: "Guests".')
  const named = await conceptlite('analyze', '--plan', path, '--score', 'Guests')
  expect(named.stdout).not.toContain('--score')
})
