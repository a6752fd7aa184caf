import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import stringWidth from 'string-width'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Interruption } from '../../src/cli/interruption.js'
import type { PrintedReport } from '../../src/cli/printReport.js'
import { openEngine } from '../../src/engine.js'
import { restaurantCsv } from './restaurant.js'
import { type Ended, runCommand } from './runCommand.js'

let folder: string
let restaurant: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'conceptlite-run-'))
  restaurant = join(folder, 'restaurant.csv')
  await writeFile(restaurant, restaurantCsv)
})
afterAll(() => rm(folder, { recursive: true }))

const conceptlite = (...args: string[]): Promise<Ended> => runCommand(args)

test('documents are added in the language of the project, which is said where they have another', async () => {
  const directory = join(folder, 'english')
  expect((await conceptlite('analyze', restaurant, '--directory', directory)).code).toBe(0)
  const german = join(folder, 'german.csv')
  await writeFile(
    german,
    'Comment\nDas Essen war nicht gut und der Kellner war auch nicht nett\nDas war es mir nicht wert\n',
  )
  const add = async (...more: string[]): Promise<string> =>
    (await conceptlite('analyze', german, '--directory', directory, '--append', ...more)).stderr
  expect(await add()).toContain('read in the language of the project (en), not in de')
  expect(await add('--language', 'fr')).toContain('(en), not in fr')
  expect(await add('--language', 'en')).not.toContain('language of the project')
})

test.each([
  ['--html', 'input.csv'],
  ['--xlsx', 'input.csv'],
  ['--csv', '.'],
])('%s never takes the place of the file that is read', async (option, target) => {
  const input = join(folder, 'input.csv')
  await writeFile(input, restaurantCsv)
  const { code, stderr } = await conceptlite('analyze', input, option, join(folder, target))
  expect([code, stderr]).toEqual([2, expect.stringContaining(`${option} would write over ${input}, which is read.`)])
  expect(await readFile(input, 'utf8')).toBe(restaurantCsv)
})

test('what a command cannot use is refused in a sentence, and before anything is built', async () => {
  const input = join(folder, 'plain.csv')
  const other = join(folder, 'other.csv')
  const sheet = join(folder, 'fake.xlsx')
  const none = join(folder, 'none')
  await writeFile(input, restaurantCsv)
  await writeFile(other, restaurantCsv)
  await writeFile(sheet, 'Hello there\n')
  for (const [code, message, ...args] of [
    [2, `--csv takes a folder, and ${input} is a file.`, 'analyze', input, '--csv', input],
    [2, `--csv takes a folder, and ${other} is a file.`, 'analyze', input, '--csv', other],
    [2, `--csv takes a folder, and ${other} is a file.`, 'report', '--directory', folder, '--csv', other],
    [2, `--csv takes a folder, and ${other} is a file.`, 'export', '--directory', folder, '--csv', other],
    [1, `There is no file ${none}.`, 'analyze', input, '--background', none],
    [
      1,
      `${none}/page.html cannot be written: its folder does not exist.`,
      'analyze',
      input,
      '--html',
      `${none}/page.html`,
    ],
    [1, `${none}/a.xlsx cannot be written: its folder does not exist.`, 'analyze', input, '--xlsx', `${none}/a.xlsx`],
    [1, `${folder} cannot be written: it is a folder.`, 'analyze', input, '--html', folder],
    [1, `${other}/tables cannot be written: its folder is a file.`, 'analyze', input, '--csv', `${other}/tables`],
    [
      1,
      `${none}/a.xlsx cannot be written: its folder does not exist.`,
      'report',
      '-d',
      folder,
      '--xlsx',
      `${none}/a.xlsx`,
    ],
    [1, `${none} is no folder of projects: it does not exist. conceptlite backup makes one.`, 'restore', none, other],
    [2, `Cannot read ${none}: there is no such file.`, 'serve', '--config', none],
    [2, `Cannot read ${folder}: it is a folder.`, 'serve', '--token-file', folder],
    [
      1,
      `Cannot read ${sheet}: it is no workbook of Excel (.xlsx) or OpenDocument (.ods), and no CSV`,
      'analyze',
      sheet,
    ],
    [2, 'It must not be empty.', 'analyze', input, '--name', ''],
    [2, 'It must not be empty.', 'analyze', input, '--noun', ' '],
    [1, `${none}/a.xlsx cannot be written: its folder does not exist.`, 'export', '-d', folder, '-o', `${none}/a.xlsx`],
    [2, 'It must not be empty.', 'import', input, '--name', ''],
  ] as const) {
    const ended = await conceptlite(...args)
    expect([args, ended.code, ended.stderr]).toEqual([args, code, expect.stringContaining(message)])
    expect(ended.stderr).not.toMatch(/E[A-Z]{4,}:/)
    expect(ended.stdout).toBe('')
    if (ended.stderr.includes('cannot be written')) expect(ended.stderr).not.toContain('Columns:')
  }
})

test.runIf(process.platform === 'linux')(
  'a folder of tables that cannot be made is refused before the build',
  async () => {
    const input = join(folder, 'plain.csv')
    await writeFile(input, restaurantCsv)
    const { code, stderr, stdout } = await conceptlite('analyze', input, '--csv', '/proc/none')
    expect([code, stderr, stdout]).toEqual([
      1,
      'conceptlite: /proc/none cannot be written: no folder can be made there.\n',
      '',
    ])
  },
)

test('a value that an option of serve cannot have is wrong usage, told with the option', async () => {
  for (const [option, value, why] of [
    ['--public-url', 'example.org', 'expected an address such as https://'],
    ['--owner', 'somebody', 'expected an e-mail address'],
    ['--password', 'short', 'at least 8 characters'],
    ['--password', 'x'.repeat(1_001), 'to have <=1000 characters'],
    ['--mail', 'example.org', 'begins with smtp://'],
    ['--token', 'a b', 'without blanks'],
    ['--base-path', 'insights', 'begins with a slash'],
    ['--allow-origin', 'example.org', 'is not an origin'],
  ] as const) {
    const { code, stderr } = await conceptlite('serve', option, value)
    expect([code, stderr]).toEqual([2, expect.stringContaining(`conceptlite: ${option}: `)])
    expect(stderr).toContain(why)
  }
})

test('each of several wrong values is told with its option', async () => {
  const { code, stderr } = await conceptlite('serve', '--owner', 'somebody', '--public-url', 'example.org')
  expect([code, stderr]).toEqual([2, expect.stringMatching(/ --owner: expected an e.*\. --public-url: expected an ad/)])
})

test('the login of another user is told with the option of the login', async () => {
  const directory = join(folder, 'users')
  const engine = await openEngine({ directory, threads: 0, owner: { email: 'boss@example.org' } })
  await engine.users.create({ username: 'guest@example.org', password: 'a long secret' })
  await engine.close()
  const { code, stderr } = await conceptlite('serve', '-d', directory, '--owner', 'guest@example.org')
  expect([code, stderr]).toEqual([2, expect.stringContaining('--owner: There is another user')])
})

test('options that need a database, or exclude it, are wrong usage in every command, told with their names', async () => {
  for (const [args, message] of [
    [
      ['serve', '-d', join(folder, 'none'), '--database', 'postgresql://h/n'],
      'Give --directory or --database, not both',
    ],
    [['serve', '--pool-size', '4'], '--pool-size is an option of a database. Give the address in --database.'],
    [['serve', '--no-builds'], 'Give its address in --database.'],
    [['import', 'a', '-d', join(folder, 'none'), '--schema', 's'], '--schema is an option of a database.'],
    [['worker', '--database', 'example.org'], '--database: expected an address that begins with postgresql://.'],
  ] as const) {
    const { code, stderr } = await conceptlite(...args)
    expect([code, stderr]).toEqual([2, expect.stringContaining(message)])
  }
})

test.runIf(process.platform === 'linux')(
  'a table that fills its disk is not said to fill that of the folder',
  async () => {
    const directory = join(folder, 'roomy')
    const input = join(folder, 'roomy.csv')
    await writeFile(input, restaurantCsv)
    expect((await conceptlite('analyze', input, '-d', directory, '--no-sentiment')).code).toBe(0)
    const { code, stderr } = await conceptlite('export', '-d', directory, '--xlsx', '/dev/full')
    expect([code, stderr]).toEqual([1, 'conceptlite: /dev/full cannot be written: the disk is full.\n'])
  },
)

test('a project whose file is missing is listed, its reason is told, and it can be deleted by its name', async () => {
  const directory = join(folder, 'lost')
  const engine = await openEngine({ directory, threads: 0 })
  const { project_id } = await engine.projects.create({ name: 'Lost', language: 'en' })
  await engine.projects.create({ name: 'There', language: 'en' })
  await engine.close()
  await rm(join(directory, 'projects', `${project_id}.db`))
  const listed = await conceptlite('projects', 'list', '--directory', directory)
  expect(listed).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/Lost +\? +en +cannot be opened\n.*There +0 +en +no\n/),
    stderr: expect.stringMatching(/^"Lost" \(\w+\): The file of this project is missing\./),
  })
  const shown = await conceptlite('projects', 'show', 'Lost', '--directory', directory)
  expect([shown.code, shown.stderr]).toEqual([1, expect.stringContaining('is missing')])
  expect((await conceptlite('projects', 'delete', 'Lost', '--yes', '--directory', directory)).code).toBe(0)
  expect((await conceptlite('projects', 'list', '--directory', directory)).stderr).toBe('')
})

test.each(['--html', '--xlsx'])('%s below a file is refused in a sentence', async (option) => {
  const input = join(folder, 'above.csv')
  await writeFile(input, restaurantCsv)
  const { code, stderr } = await conceptlite('analyze', input, option, join(input, 'report'))
  expect([code, stderr]).toEqual([1, expect.stringContaining('cannot be written: its folder is a file.')])
})

describe('analyze', () => {
  test('prints a report for people, and says on standard error what it guessed', async () => {
    const { code, stdout, stderr } = await conceptlite('analyze', restaurant, '--search', 'soup')
    expect(code).toBe(0)
    expect(stdout).toMatch(/^\n restaurant\n/)
    expect(stdout).toContain('20 documents')
    expect(stdout).toContain('Search: soup')
    expect(stderr).toBe('Columns: text = "Comment"; score = "Stars"\nLanguage: English (en)\n')
  })

  test('tells the average of a score also where no concept is frequent enough to drive it', async () => {
    const file = join(folder, 'two.csv')
    await writeFile(file, 'Comment,Score\nThe soup was cold,3\nA warm room,4\n')
    const { stdout } = await conceptlite('analyze', file, '--json')
    const { score, concepts } = JSON.parse(stdout) as PrintedReport
    expect(score).toMatchObject({ field: 'Score', count: 2, average: 3.5 })
    expect(concepts.filter(({ driver }) => driver !== null)).toEqual([])
  })

  test('tells the net promoter score of a question of recommendation beside the average', async () => {
    const file = fileURLToPath(new URL('../../fixtures/exports/qualtrics.csv', import.meta.url))
    const { stdout } = await conceptlite('analyze', file, '--no-sentiment')
    // Of 9, 10, 3, 7, 10, 8, 2, 9, 6, 10, 1 and 8 five are promoters and four detractors; their sum is 83.
    expect(stdout).toContain(`average ${(83 / 12).toFixed(2)}, NPS +${Math.round(100 / 12)}`)
  })

  test('shows its stages on a terminal, unless it shall be quiet', async () => {
    const tables = join(folder, 'shown')
    const run = (...more: string[]) =>
      runCommand(['analyze', restaurant, '--csv', tables, ...more], { showsProgress: true })
    const shown = await run()
    expect(shown.code).toBe(0)
    const stages = shown.stderr.split('\r\u001b[2K').map((line) => line.split('  ')[0]!.trim())
    expect(stages).toEqual(expect.arrayContaining(['reading', 'building: terms', 'asking']))
    const quiet = await run('--quiet')
    expect([quiet.code, quiet.stderr]).toEqual([0, ''])
    const withoutTime = (text: string) => text.replace(/built in [^\n]+/, '')
    expect(withoutTime(quiet.stdout)).toBe(withoutTime(shown.stdout))
  })

  test('says where its page is and how large', async () => {
    const page = join(folder, 'page.html')
    const { stderr } = await conceptlite('analyze', restaurant, '--html', page)
    const kilobytes = Math.ceil((await stat(page)).size / 1_000)
    expect(stderr).toContain(`Report: ${page} (${kilobytes.toLocaleString('en')} kB)\n`)
  })

  test('names the first five lines that it leaves out', async () => {
    const file = join(folder, 'wrong.jsonl')
    const wrong = Array.from({ length: 9 }, (_, i) => `{"text": ${i}`)
    await writeFile(file, [...wrong, ...Array(6).fill('{"text": "The soup was cold"}')].join('\n'))
    const { stderr } = await conceptlite('analyze', file)
    expect([...stderr.matchAll(/^Line (\d+) is left out/gm)].map(([, line]) => line)).toEqual(['1', '2', '3', '4', '5'])
  })

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

  test('a table of very many columns is planned and described within bounds', { timeout: 60_000 }, async () => {
    const path = join(folder, 'wide.csv')
    const width = 30_000
    const names = Array.from({ length: width }, (_, n) => `c${n}`).join(',')
    await writeFile(path, `Comment,${names}\n${`The soup was cold today${',x'.repeat(width)}\n`.repeat(3)}`)
    const began = performance.now()
    const table = await conceptlite('analyze', '--plan', path)
    expect(performance.now() - began).toBeLessThan(40_000)
    expect(table.stdout.split('\n')).toContainEqual(expect.stringMatching(/^ {2}string {2}c29999 +100 % {2}x$/))
    const { code, stderr } = await conceptlite('analyze', path)
    expect(code).toBe(1)
    expect(stderr).toContain('"c49" and 29,950 more\n')
    expect(stderr).toMatch(/wide\.csv, line 2: 30,000 values for fields, and a document has 1,000 at most\./)
    expect(
      (await conceptlite('analyze', path, '--no-guess', '--text', 'Comment', '--string', 'c7', '--plan')).code,
    ).toBe(0)
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

  test('names the values that a filter could have', async () => {
    const path = join(folder, 'values.csv')
    await writeFile(path, 'Comment,Branch\nGood soup and a warm room,Nord\nThe soup was cold today,West\n')
    const { code, stderr } = await conceptlite('analyze', path, '--filter', 'Branch=Ost')
    expect(code).toBe(2)
    expect(stderr).toContain('No document has "Ost" in "Branch". Values: "Nord", "West".')
  })

  test('refuses a wrong document by its line and keeps nothing', async () => {
    const file = join(folder, 'wrong.jsonl')
    const good = JSON.stringify({ text: 'Fine', metadata: [] })
    await writeFile(
      file,
      `${good}\n\n${JSON.stringify({ text: 'Bad', metadata: [{ name: 'n', type: 'number', value: 'x' }] })}\n`,
    )
    const directory = join(folder, 'refused')
    const { code, stdout, stderr } = await conceptlite('analyze', file, '--directory', directory)
    expect(code).toBe(1)
    expect(stdout).toBe('')
    expect(stderr).toContain('wrong.jsonl, line 3:')
    expect(existsSync(directory)).toBe(false)
    // A folder that was there stays, with what is in it.
    const other = join(folder, 'notes')
    await mkdir(other)
    await writeFile(join(other, 'notes.txt'), 'mine')
    expect((await conceptlite('analyze', file, '--directory', other)).code).toBe(1)
    expect(await readdir(other)).toEqual(['notes.txt'])
    await using engine = await openEngine({ directory: other })
    const kept = await readdir(other)
    expect((await conceptlite('import', file, '--directory', other)).code).toBe(1)
    expect(await readdir(other)).toEqual(expect.arrayContaining(kept))
    expect(await engine.projects.list()).toEqual([])
    expect((await conceptlite('import', file, '--directory', directory)).code).toBe(1)
    expect(existsSync(directory)).toBe(false)
  })

  test('keeps nothing of an interrupted run', async () => {
    const directory = join(folder, 'interrupted')
    const signal = AbortSignal.abort(new Interruption('SIGTERM'))
    const { code, stdout, stderr } = await runCommand(['analyze', restaurant, '-d', directory], { signal })
    expect([code, stdout]).toEqual([143, ''])
    expect(stderr).toContain('conceptlite: Interrupted by SIGTERM.\n')
    expect(existsSync(directory)).toBe(false)
  })
})

describe('any command', () => {
  test.each([
    ['help', 0, ['--help']],
    ['help of a command', 0, ['projects', 'list', '--help']],
    ['a file that is not there', 1, ['analyze', 'no-such-file.csv']],
    ['an unknown language', 2, ['analyze', '<file>', '--language', 'xx']],
    ['a folder', 1, ['analyze', '/']],
    ['a file without a name', 1, ['analyze', '']],
    ['a folder that cannot be made', 1, ['serve', '--directory', '<file>/below']],
    ['a token that is none', 2, ['serve', '--token', '']],
    ['an address of another machine', 1, ['serve', '--host', '192.0.2.1']],
    ['an origin that is none', 2, ['serve', '--allow-origin', 'example.org']],
    ['vectors that are not there', 1, ['analyze', '<file>', '--background', 'no-such-file.txt']],
    ['vectors that are none', 1, ['serve', '--background', '<file>']],
    ['a public address that is none', 2, ['serve', '--public-url', 'example.org']],
    ['a file to import that is not there', 1, ['import', 'none', '-d', '<folder>']],
    ['nothing to export', 2, ['export', '-d', '<folder>']],
    ['a folder that is not named', 2, ['report']],
    ['an unknown option', 2, ['analyze', '--colour']],
    ['help of an unknown command', 2, ['help', 'analyse']],
    ['both ways with a project that exists', 2, ['analyze', '-d', '<folder>', '--append', '--replace']],
    ['more documents for no folder', 2, ['analyze', '--append']],
    ['a replacement in no folder', 2, ['analyze', '--replace']],
    ['help as a subcommand', 2, ['projects', 'help']],
    ['an unknown score', 2, ['analyze', '<file>', '--drivers', 'stars']],
  ])('%s ends with %d', async (_what, expected, args) => {
    const places = { '<file>': restaurant, '<folder>': join(folder, 'any') }
    const filled = args.map((arg) => arg.replace(/^<\w+>/, (place) => places[place as keyof typeof places]))
    const { code, stdout, stderr } = await conceptlite(...filled)
    expect(code).toBe(expected)
    expect(expected === 0 ? stderr : stdout).toBe('')
    const complaint = stderr
      .split('\n')
      .filter((line) => !/^(?:Columns|Language):/.test(line))
      .join('\n')
    if (expected !== 0) expect(complaint).toMatch(/^conceptlite: [^\n]+\n(?:See conceptlite [^\n]+\n)?$/)
    // Wrong usage names the help of the command.
    const seen = /See conceptlite (.*)--help\.$/m.exec(complaint)?.[1]
    expect(seen).toBe(expected !== 2 ? undefined : args[0] === 'help' ? '' : `${args[0]} `)
  })

  test('that is unknown is told with the help of the program', async () => {
    const { code, stderr } = await conceptlite('analyse', 'report')
    expect([code, stderr]).toEqual([2, expect.stringMatching(/\nSee conceptlite --help\.\n$/)])
  })
})

describe('serve', () => {
  // Node goes on trying there for ever.
  test.runIf(process.platform === 'linux')('does not try for ever to make a folder', async () => {
    const { code, stderr } = await conceptlite('serve', '--directory', '/proc/none')
    expect([code, stderr]).toEqual([1, expect.stringContaining('The folder /proc/none cannot be opened')])
  })

  test('says that its port is taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const { port } = taken.address() as AddressInfo
    const { code, stderr } = await conceptlite('serve', '--port', String(port))
    taken.close()
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^conceptlite: Port \d+ is in use already\.[^\n]*\n$/)])
  })

  test('says that this machine has no such address', async () => {
    // An address for documentation, which no machine has (RFC 5737).
    const { code, stderr } = await conceptlite('serve', '--host', '192.0.2.1')
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/^conceptlite: This machine has no address 192\.0\.2\.1\.[^\n]*\n$/),
    ])
  })
})

describe('check', () => {
  test('says what is damaged, as text or JSON, and ends with 1 if anything is', async () => {
    const directory = join(folder, 'checked')
    const engine = await openEngine({ directory, threads: 0 })
    const { project_id } = await engine.projects.create({ name: 'Checked', language: 'en' })
    await engine.close()
    expect(await conceptlite('check', directory)).toMatchObject({ code: 0, stdout: expect.stringContaining('Nothing') })
    await rm(join(directory, 'projects', `${project_id}.db`))
    const text = await conceptlite('check', directory)
    expect(text).toMatchObject({
      code: 1,
      stderr: '',
      stdout: expect.stringContaining(`projects/${project_id}.db: missing_file`),
    })
    const json = await conceptlite('check', directory, '--json')
    expect(json.code).toBe(1)
    expect(JSON.parse(json.stdout)).toMatchObject({ ok: false, findings: [{ kind: 'missing_file', project_id }] })
    expect(await conceptlite('check', join(folder, 'nowhere'))).toMatchObject({ code: 1, stdout: '' })
    expect((await conceptlite('check')).code).toBe(2)
  })
})
